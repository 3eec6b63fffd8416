/** Seasons over HTTP: created, played episode by episode, read by everybody, corrected and exported by their host. */

import { type Request, Router } from 'express';
import type { z } from 'zod';
import { countOf, fault, readField } from '../../shared/engine/fields.ts';
import type { Json } from '../../shared/engine/json.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { audit, bookOf, correction, entryOf, namesOf, write } from '../../shared/season/ledger.ts';
import { nothingUsed, questionsLeft } from '../../shared/season/questions.ts';
import { fromBook, lineupOf, rulesOf } from '../../shared/season/rules.ts';
import { standingOf } from '../../shared/season/standing.ts';
import { entranceShow, hasEntrants } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { type Addresses, linksOf } from '../addresses.ts';
import { castingOf, unknownOptions } from '../creation/episodes.ts';
import { Recaps } from '../creation/recaps.ts';
import {
  gameOn,
  isOpen,
  markUsed,
  openInSeason,
  poolOf,
  readSeasonPack,
  type SeasonServices,
} from '../creation/season-games.ts';
import { readUpload as readHandedIn } from '../creation/uploads.ts';
import { languageOf, textIn } from '../languages.ts';
import { houseShelf } from '../packs/bundled.ts';
import { plainData } from '../plain-text.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isTooLong, mostLines } from '../seasons/length.ts';
import { settingsOf } from '../seasons/settings.ts';
import type { Studio } from '../studio.ts';
import { hashOf, newSecret } from '../tokens.ts';
import { first, jsonBody } from '../web/bodies.ts';
import { type Limiter, limited } from '../web/limits.ts';
import { faultsIn, faultsOf, inLanguageOf, refuse, refuseFields } from '../web/refusals.ts';
import type { RobotShows } from './robot-shows.ts';
import { seasonFiles } from './season-files.ts';
import type { SeasonFinder } from './season-finder.ts';
import {
  correctionRequest,
  correctValues,
  figure,
  gameRequest,
  houseLine,
  longestEntry,
  seasonRequest,
} from './season-requests.ts';

/** Bytes of a body: enough for the ledger of many seasons. */
const biggest = 4 * 1024 * 1024;

export const seasons = (
  studio: Studio,
  rooms: Rooms,
  finding: EpisodeFinder,
  finder: SeasonFinder,
  robots: RobotShows,
  creates: readonly Limiter[],
  addresses: (request: Request) => Addresses,
): Router => {
  const router = Router();
  const json = jsonBody(biggest);

  const hands: SeasonServices = {
    find: finding.find,
    close: async code => {
      const room = rooms.get(code);
      if (room === undefined) await studio.store.publish(code, studio.now());
      else await room.live.close();
    },
  };

  const recaps = new Recaps(studio.store, studio.now);
  const { asked, asHost, isHost } = finder;

  const seasonLinks = (request: Request, name: string, token: string) => {
    const { here, everywhere } = addresses(request);
    return { host: `${here}/season/${name}#${token}`, public: `${everywhere}/season/${name}` };
  };

  router.post('/seasons', limited(...creates), json, async (request, response) => {
    const read = seasonRequest.safeParse(request.body, inLanguageOf(response));
    if (!read.success) {
      refuseFields(response, 400, faultsOf(read.error));
      return;
    }
    const { name, title, show, pack, clock, prizes } = read.data;
    const rules = showNamed(show)!;
    const [fewest, most] = rules.seats;
    const seats = read.data.seats ?? Math.max(fewest, Math.min(2, most));
    if (seats < fewest || seats > most) {
      refuseFields(response, 400, [fault('seats', phrase('mustBe', countOf(fewest, most)))]);
      return;
    }
    const options = plainData(read.data.options) as Readonly<Record<string, Json>>;
    const checked = readField(rules.options, options, 'options');
    const faults = [...unknownOptions(rules, options), ...fromBook(show, options, ['jackpot']), ...checked.faults];
    if (faults.length > 0) {
      refuseFields(response, 400, faults);
      return;
    }
    const given = readSeasonPack(pack);
    const own =
      pack === undefined || pack === null
        ? null
        : await readHandedIn('pack', { show, options: checked.value, pack: given.pack });
    if (own !== null && own.pack === null) {
      refuseFields(
        response,
        400,
        own.faults.map(one => ({ ...one, path: `pack.${one.path}` })),
      );
      return;
    }
    const hasMedals = 'prizes' in ((rules.options.of ?? {}) as object);
    const settings = { options, seats, clock, shelf: prizes ?? (hasMedals ? houseShelf() : []) };
    const token = newSecret();
    const at = studio.now();
    const lines = write([], [...houseLine(rules, checked.value, 'begun'), ...rulesOf(show).begin(settings)], {
      at,
      episode: '',
    });
    const facts = { name, title, show, host: hashOf(token), settings, created: at };
    if (!(await studio.store.createSeason(facts, own?.pack ?? null, { ...nothingUsed, keys: given.used }, lines))) {
      refuseFields(response, 409, [fault('name', phrase('nameTaken'))]);
      return;
    }
    studio.log.info({ season: name, show }, 'a season was created');
    response.status(201).json({ name, token, links: seasonLinks(request, name, token) });
  });

  /** What everybody may know. With the host's token, also how many questions are left. */
  router.get('/seasons/:name', async (request, response) => {
    const season = await asked(request, response);
    if (season === undefined) return;
    const { name, title, show, lines, created } = season;
    const settings = settingsOf(season.settings);
    const book = bookOf(lines);
    const episodes = await studio.store.seasonEpisodes(name);
    const host = isHost(season, request);
    const stored = host ? await studio.store.seasonPack(name) : undefined;
    const rules = showNamed(show)!;
    response.set('Cache-Control', 'no-store').json({
      name,
      title,
      show,
      created,
      seats: settings.seats,
      clock: settings.clock,
      house: entryOf(book, 'house'),
      limits: rulesOf(show).limits?.(settings.options.house) ?? {},
      lines,
      faults: audit(lines).map(one => textIn(languageOf(request), one)),
      lineup: lineupOf(book, settings.seats),
      list: namesOf(book, 'list').map(entrant => {
        const standing = standingOf(book, entrant);
        return { name: entrant, wait: standing.ok ? 0 : standing.wait };
      }),
      episodes: episodes.map(episode => ({
        code: episode.code,
        kind: episode.kind,
        show: episode.show,
        title: episode.title,
        created: episode.created,
        phase: episode.phase,
        deadline: episode.deadline,
        over: episode.over > 0,
        closed: episode.closed > 0,
        open: isOpen(episode),
        seats: episode.chairs.map(chair => chair.name),
      })),
      recaps: await recaps.of(
        lines,
        episodes.map(({ code }) => code),
      ),
      ...(stored === undefined
        ? {}
        : {
            host: {
              ownPack: stored.pack !== null,
              questions: questionsLeft(
                rules,
                poolOf(season, stored.pack, show),
                (await markUsed(studio, hands, season, episodes)).keys,
              ),
            },
          }),
    });
  });

  router.post('/seasons/:name/episodes', limited(...creates), first(asHost), json, async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    const read = gameRequest.safeParse(request.body, inLanguageOf(response));
    if (!read.success) {
      refuseFields(response, 400, faultsOf(read.error));
      return;
    }
    const { until, ...wish } = read.data;
    const now = studio.now();
    if (wish.kind === 'audience' && showNamed(wish.show ?? '') === undefined) {
      refuseFields(response, 400, [fault('show', phrase('showOrAct'))]);
      return;
    }
    const isQualifying = wish.kind === entranceShow || hasEntrants(wish.show ?? '');
    if (until !== undefined && (!isQualifying || until <= now || until > now + longestEntry)) {
      refuseFields(response, 400, [fault('until', phrase('untilLater'))]);
      return;
    }
    const casting = castingOf(wish);
    if (!(await robots.mayMake(request, response, casting))) return;
    const opening = await openInSeason(studio, hands, season, {
      ...wish,
      ...(wish.pace === undefined ? {} : { pace: robots.pace(request, wish.pace) }),
      name: wish.name || season.title,
      options: wish.options as Readonly<Record<string, Json>> | undefined,
      // Entries arrive day and night, and nobody needs to sit at the desk.
      ...(isQualifying && until !== undefined ? { clock: 86_400 } : {}),
    });
    if (!opening.ok) {
      refuse(response, opening.status, opening.error, opening.code === undefined ? {} : { code: opening.code });
      return;
    }
    const { code, token, seats, advice } = opening;
    robots.made(request, code, casting);
    if (until !== undefined || casting === 'all') await rooms.ensure(code);
    if (until !== undefined) {
      const live = rooms.get(code)?.live;
      await live?.move('host', { id: null, do: 'start' });
      await live?.clock.endAt(until);
    }
    studio.log.info({ season: season.name, episode: code, kind: wish.kind }, 'an episode of a season was opened');
    const { everywhere } = addresses(request);
    response.status(201).json({
      code,
      links: linksOf(addresses(request), code, token),
      token,
      seats: seats.map(({ seat, name, token: own }) => ({ seat, name, link: `${everywhere}/e/${code}#${own}` })),
      advice: faultsIn(languageOf(request), advice),
    });
  });

  /** Corrects a line with another one. The reason is public. */
  router.post('/seasons/:name/corrections', first(asHost), json, async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    const read = correctionRequest.safeParse(request.body, inLanguageOf(response));
    if (!read.success) {
      refuseFields(response, 400, faultsOf(read.error));
      return;
    }
    const { line, reason } = read.data;
    const wrong = season.lines[line - 1];
    if (wrong === undefined || wrong.account === 'episode' || wrong.account === 'house') {
      refuseFields(response, 400, [fault('line', phrase('notCorrectable'))]);
      return;
    }
    const to = (correctValues[wrong.account] ?? (figure as z.ZodType<Json>)).safeParse(
      read.data.to,
      inLanguageOf(response),
    );
    if (!to.success) {
      refuseFields(
        response,
        400,
        faultsOf(to.error).map(({ message }) => ({ path: 'to', message })),
      );
      return;
    }
    if (isTooLong(season.lines)) {
      refuse(response, 409, phrase('bookFull', mostLines));
      return;
    }
    const on = gameOn(await studio.store.seasonEpisodes(season.name));
    if (on !== undefined) {
      refuse(response, 409, phrase('beingPlayed', on.code));
      return;
    }
    const at = studio.now();
    let added = 0;
    await studio.store.addLines({
      season: season.name,
      lines: before => {
        const change = correction(before, line, to.data, reason);
        const lines = change === undefined ? [] : write(before, [change], { at, episode: '' });
        added = lines.length;
        return lines;
      },
    });
    if (added === 0) refuse(response, 409, phrase('saysSoAlready'));
    else response.status(201).json({ ok: true });
  });

  /** Changes the house rules of the coming games. What the ledger holds stays. */
  router.put('/seasons/:name/house', first(asHost), json, async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    const { house = {} } = (request.body ?? {}) as { readonly house?: unknown };
    const settings = settingsOf(season.settings);
    const { house: _before, ...others } = settings.options;
    const options = { ...others, house: plainData(house) as Json };
    const rules = showNamed(season.show)!;
    const checked = readField(rules.options, options, 'options');
    if (checked.faults.length > 0) {
      refuseFields(response, 400, checked.faults);
      return;
    }
    const on = gameOn(await studio.store.seasonEpisodes(season.name));
    if (on !== undefined) {
      refuse(response, 409, phrase('beingPlayed', on.code));
      return;
    }
    const at = studio.now();
    await studio.store.changeSeason(season.name, { settings: { ...settings, options } });
    await studio.store.addLines({
      season: season.name,
      lines: before => write(before, houseLine(rules, checked.value, 'changed'), { at, episode: '' }),
    });
    response.json({ ok: true });
  });

  /** Adds questions behind the existing ones, or replaces the list. */
  router.post('/seasons/:name/questions', first(asHost), json, async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    const { pack, again } = (request.body ?? {}) as { readonly pack?: unknown; readonly again?: unknown };
    const rules = showNamed(season.show)!;
    const stored = await studio.store.seasonPack(season.name);
    if (pack !== undefined) {
      const options = readField(rules.options, settingsOf(season.settings).options).value;
      const given = readSeasonPack(pack);
      const checked = await readHandedIn('pack', { show: season.show, options, pack: given.pack });
      if (checked.pack === null) {
        refuseFields(response, 400, checked.faults);
        return;
      }
      const before = (stored?.pack ?? {}) as Readonly<Record<string, unknown>>;
      const joined = Object.fromEntries(
        Object.entries(checked.pack).map(([list, items]) => {
          const old = before[list];
          // Prizes are replaced, questions are added.
          const adds = Array.isArray(items) && Array.isArray(old) && list in questionsLeft(rules, checked.pack!, []);
          return [list, adds ? [...(old as unknown[]), ...(items as unknown[])] : items];
        }),
      );
      const whole = await readHandedIn('pack', { show: season.show, options, pack: joined });
      if (whole.pack === null) {
        refuseFields(response, 400, whole.faults);
        return;
      }
      const { keys, episodes } = stored?.used ?? nothingUsed;
      const used = { keys: [...new Set([...keys, ...given.used])], episodes };
      await studio.store.changeSeason(season.name, { pack: whole.pack, used });
    }
    if (again === true)
      await studio.store.changeSeason(season.name, { used: { keys: [], episodes: stored?.used.episodes ?? [] } });
    response.json({ ok: true });
  });

  router.use(seasonFiles(studio, finder, json, creates, seasonLinks));

  return router;
};
