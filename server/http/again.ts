/** The same show once more, with the same people: for the host of one that is over. */

import { type Request, Router } from 'express';
import { said } from '../../shared/engine/said.ts';
import { type Addresses, linksOf } from '../addresses.ts';
import { make, type Wanted } from '../making/episodes.ts';
import type { Pack } from '../packs/bundled.ts';
import { reckon } from '../reckoning/reckoning.ts';
import type { Finding } from '../records/finding.ts';
import type { Recorded } from '../records/record.ts';
import { hostToken } from '../rooms/entrance.ts';
import { withTheShow } from '../store/store.ts';
import type { Studio } from '../studio.ts';
import { bearer, newToken } from '../tokens.ts';
import { type Limiter, limited, missed } from '../web/limits.ts';
import { refuse } from '../web/refusing.ts';
import type { RobotShows } from './robot-shows.ts';

/** The same pack, what was asked at the end of its lists: lists are used from the front. */
const usedLast = ({ facts }: Pick<Recorded, 'facts'>, used: Pack): Pack => {
  return Object.fromEntries(
    Object.entries(facts.pack as Pack).map(([name, list]) => {
      const asked = used[name];
      if (!Array.isArray(list) || !Array.isArray(asked)) return [name, list];
      return [name, [...list.slice(asked.length), ...list.slice(0, asked.length)]];
    }),
  );
};

const wantedAgain = ({ facts, state }: Recorded): Wanted => ({
  show: facts.show,
  name: facts.title,
  ...state.settings,
  public: facts.public,
  robots: facts.robots === 'all' ? true : facts.robots === 'seats' ? 'seats' : false,
  strength: state.chairs.find(({ robot }) => robot)?.strength,
  pace: facts.pace,
});

export const again = (
  studio: Studio,
  { asked }: Finding,
  robots: RobotShows,
  creates: readonly Limiter[],
  misses: Limiter,
  addresses: (request: Request) => Addresses,
): Router => {
  const router = Router();
  router.post('/episodes/:code/again', limited(...creates), async (request, response) => {
    const found = await asked(request, response);
    if (found === undefined) return;
    const { facts, state, episode } = found;
    if ((await hostToken(studio, facts.code, bearer(request.get('authorization')))) === undefined) {
      await missed(misses, request, response, () => refuse(response, 403, said('hostOnly')));
      return;
    }
    if (!episode.over && state.closed === 0) {
      refuse(response, 409, said('notOverYet'));
      return;
    }
    const { show, setting } = episode;
    // Entrants of a show for any number come by themselves.
    const open = show.seats[1] === Number.POSITIVE_INFINITY;
    const chairs = open ? [] : state.chairs.map(({ robot }, seat) => ({ name: episode.names[seat] ?? '', robot }));
    const plan = {
      show,
      options: setting.options,
      pack: usedLast(found, JSON.parse((await reckon('used', found, null)).toString()) as Pack),
      seats: open ? show.seats[0] : chairs.length,
      advice: [],
    };
    if (!(await robots.mayMake(request, response, facts.robots))) return;
    const wish = wantedAgain(found);
    const paced = { ...wish, pace: robots.pace(request, wish.pace) };
    const { code, token } = await make(studio, paced, plan, false, chairs);
    robots.made(request, code, facts.robots);
    const places = addresses(request);
    const seats = [];
    for (const [seat, { name, robot }] of chairs.entries()) {
      if (robot || name === '') continue;
      const made = newToken(code, 'seat', seat, studio.now(), withTheShow);
      await studio.store.addToken(made.stored);
      seats.push({ seat, name, link: `${places.everywhere}/e/${code}#${made.token}` });
    }
    studio.log.info({ episode: code, again: facts.code }, 'an episode was made again');
    response.set('Cache-Control', 'no-store');
    response.status(201).json({ code, links: linksOf(places, code, token), seats });
  });
  return router;
};
