/** The same show again with the same people. One press takes every page of the finished show there. */

import type { Request } from 'express';
import { anything, request as fields, maybe } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { mostPrograms } from '../../shared/engine/programs.ts';
import type { Pack } from '../../shared/packs/document.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { linksOf } from '../addresses.ts';
import { compute } from '../computing/compute.ts';
import { dealPack, heardBy, playedIn } from '../creation/dealing.ts';
import { biggestPack, createEpisode, type EpisodeRequest, paceOf } from '../creation/episodes.ts';
import { mediaFaults } from '../creation/media.ts';
import { readUpload } from '../creation/uploads.ts';
import { sharing } from '../latest.ts';
import { isOver, type Known } from '../records/known.ts';
import { isProgram, mayOnly, tokenIn } from '../rooms/entrance.ts';
import { seatedIn } from '../rooms/restore.ts';
import { newTeam } from '../rooms/seating.ts';
import { type Chair, type StoredToken, type Team, type TokenRole, withTheShow } from '../store/stored.ts';
import { bearer, issueToken, type Program } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { limited } from '../web/limits.ts';
import { facts, Routes, texts } from '../web/operations.ts';
import { readAs, refusal, refusedFields } from '../web/refusals.ts';
import { links, seatLinks } from './answers.ts';
import type { Services } from './services.ts';

/** The same team with the same captain; its members come with their phones. */
const againAs = (team: Team | undefined): Pick<Chair, 'team'> =>
  team === undefined ? {} : { team: { ...team, key: newTeam().key, since: 0 } };

const againRequest = fields({ pack: anything });

const repeatRequest = ({ facts, state }: Known): EpisodeRequest => ({
  show: facts.show,
  name: facts.title,
  ...state.settings,
  public: facts.public,
  robots: facts.robots === 'all' ? true : facts.robots === '' ? false : facts.robots,
  strength: state.chairs.find(({ robot }) => robot)?.strength,
  pace: facts.pace,
});

export const rematch = ({ context, rooms, finding, robots, creates, limiter, addresses }: Services): Routes => {
  const routes = new Routes('Shows');
  const played = playedIn(context, finding);
  const { findRequested, find, refuseToken } = finding;

  const held = async (request: Request, { facts }: Known): Promise<StoredToken> => {
    const stored = await tokenIn(context, facts.code, bearer(request.get('authorization')));
    return stored ?? refuseToken(request);
  };

  /** The host decides. Where no host is present any more, players may. */
  const mayAsk = ({ role }: StoredToken, { facts }: Known): boolean =>
    role === 'host' || (role === 'seat' && rooms.get(facts.code)?.hosted !== true);

  /** Rematches that are being created, so that presses on two pages create one show. */
  const opening = sharing<string>();

  /** The host's own questions for the next show. */
  const questionsFor = async ({ facts }: Known, brought: unknown): Promise<Pack> => {
    const checked = await readUpload('pack', { show: facts.show, options: facts.options, pack: brought });
    if (checked.pack === null) throw refusedFields(checked.faults.map(one => ({ ...one, path: `pack.${one.path}` })));
    const missing = await mediaFaults(context, checked.pack);
    if (missing.length > 0) throw refusedFields(missing);
    return checked.pack;
  };

  /** `alone`: somebody practises by themselves, so nobody else would start it. `brought`: undefined for no other questions. */
  const open = async (request: Request, found: Known, alone: boolean, brought: unknown): Promise<string> => {
    const { facts, state } = found;
    const show = showNamed(facts.show)!;
    const names = seatedIn(state);
    // Entrants of a show for any number of seats join by themselves.
    const open = show.seats[1] === Number.POSITIVE_INFINITY;
    const chairs = open
      ? []
      : state.chairs.map(({ robot, team }, seat) => ({ name: names[seat] ?? '', robot, ...againAs(team) }));
    const dealing = brought === undefined ? await context.store.dealing(facts.code) : undefined;
    // Nobody knows what unknown hosts asked before, but what was asked in this show comes last.
    const dealt =
      dealing && dealing.host !== '' && dealPack(show, dealing.wish, await heardBy(context, played, dealing.host));
    const plan = {
      show,
      options: facts.options,
      ...(dealing && { dealing }),
      pack:
        dealt ||
        (brought === undefined
          ? (JSON.parse((await compute(context.store, 'again', found, null)).toString()) as Pack)
          : await questionsFor(found, brought)),
      seats: open ? show.seats[0] : chairs.length,
      advice: [],
    };
    const repeat = repeatRequest(found);
    const paced = { ...repeat, pace: robots.pace(request, paceOf(repeat)) };
    const { code } = await createEpisode(context, paced, plan, false, chairs, undefined, facts.code);
    robots.made(request, code, facts.robots);
    if (alone) await rooms.start(code);
    await rooms.playOn(facts.code, code);
    context.log.info({ episode: code, again: facts.code }, 'a rematch was created');
    return code;
  };

  const tokenFor = async (code: string, role: TokenRole, seat: number, maker?: string, program?: Program) =>
    (await issueToken(context, code, role, seat, maker, program)).token;

  routes.post('/episodes/:code/again', {
    does: 'Opens the same show again with the same players.',
    about:
      'For the host, or for a seat if no host is there. Only the host may bring a `pack`, and only the host gets links.',
    by: ['host', 'seat'],
    body: maybe(againRequest),
    answers: { 201: facts({ code: texts, links: maybe(links), seats: maybe(seatLinks) }) },
    refuses: [409],
  })(creates, jsonBody(biggestPack), async (request, response) => {
    const { pack } = readAs(againRequest, request.body ?? {});
    const found = await findRequested(request);
    const token = await held(request, found);
    if (!mayAsk(token, found) || (pack !== undefined && token.role !== 'host'))
      throw refusal(403, isProgram(token) ? mayOnly(token) : phrase('hostOnly'));
    const { facts, state } = found;
    if (!isOver(found) && state.closed === 0) throw refusal(409, phrase('notOverYet'));
    // Pressing twice, or on two pages, creates one show and not two.
    const before = state.next === '' ? undefined : await find(state.next);
    // It has other questions, which pages may have seen.
    if (before !== undefined && pack !== undefined) throw refusal(409, phrase('doneAlready'));
    if (before === undefined) await robots.allow(request, facts.robots);
    const alone = token.role === 'seat' && isActAlone(facts.show);
    const code = before?.facts.code ?? (await opening(facts.code, () => open(request, found, alone, pack)));
    response.set('Cache-Control', 'no-store');
    if (token.role === 'seat') {
      response.status(201).json({ code });
      return;
    }
    const places = addresses(request);
    const seats = [];
    for (const [seat, { name, robot, team }] of ((await find(code))?.state.chairs ?? []).entries()) {
      // A team's seat belongs to its captain.
      if (robot || name === '' || team !== undefined) continue;
      const link = await tokenFor(code, 'seat', seat, withTheShow);
      seats.push({ seat, name, link: `${places.everywhere}/e/${code}#${link}` });
    }
    const links = linksOf(places, code, await tokenFor(code, 'host', -1));
    response.status(201).json({ code, links, seats });
  });

  /** Gives whoever holds a seat, a desk or an overlay, or is a program of the finished show the same in the next one, a link that is kept. */
  routes.post('/episodes/:code/next', {
    does: 'The caller’s place in the show that follows this one. `token` is "" for none.',
    by: ['desk', 'seat', 'overlay', 'program'],
    answers: { 200: facts({ code: texts, token: texts }) },
    refuses: [409],
  })(limited(limiter('join')), async (request, response) => {
    const found = await findRequested(request);
    const token = await held(request, found);
    const next = found.state.next === '' ? undefined : await find(found.state.next);
    if (next === undefined) throw refusal(404, phrase('noShow'));
    const { code, season } = next.facts;
    // In a season whoever returns may sit elsewhere, and whoever was beaten does not return.
    const from = `${found.facts.code}:${token.seat}`;
    const { chairs } = next.state;
    const seat = season === undefined ? token.seat : chairs.findIndex(chair => chair.from === from);
    const chair = chairs[seat];
    const hasRole = token.seat < 0 || (chair !== undefined && chair.name !== '' && !chair.robot);
    response.set('Cache-Control', 'no-store');
    // Links that had been given away are listed there too, so that they can be revoked.
    const { role, may, name } = token;
    const noteText = role === 'host' || role === 'seat' ? '' : withTheShow;
    const programs = isProgram(token) ? (await context.store.tokens(code)).filter(isProgram) : [];
    if (programs.length >= mostPrograms) throw refusal(409, phrase('mostPrograms', mostPrograms));
    const own = hasRole ? await tokenFor(code, role, seat, noteText, { may, name }) : '';
    if (noteText !== '') await rooms.get(code)?.requests.linksChanged([]);
    response.json({ code, token: own });
  });
  return routes;
};
