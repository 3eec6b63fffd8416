/** Seasons over HTTP: set up, opened episode by episode, read by everybody, put right and taken home by their host. */
import { timingSafeEqual } from 'node:crypto';
import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { readField } from '../../shared/fields.ts';
import type { Json } from '../../shared/json.ts';
import { type Account, audit, bookOf, correction, namesOf, write } from '../../shared/season/ledger.ts';
import { nothingUsed, questionsLeft } from '../../shared/season/questions.ts';
import { lineupOf, rulesOf, seasonShows } from '../../shared/season/rules.ts';
import { standingOf } from '../../shared/season/standing.ts';
import { showNamed } from '../../shared/shows/index.ts';
import { type Addresses, linksOf } from '../addresses.ts';
import { houseShelf } from '../packs/bundled.ts';
import { checkPack } from '../packs/check.ts';
import { plainData, plainLine } from '../plain-text.ts';
import { clockChoices } from '../rooms/move-clock.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { readSeason, writeSeason } from '../seasons/file.ts';
import { gameOn, isOpen, markUsed, openInSeason, poolOf, type Stagehands } from '../seasons/opening.ts';
import { settingsOf, shelf } from '../seasons/settings.ts';
import type { StoredSeason } from '../store/store.ts';
import type { Studio } from '../studio.ts';
import { bearer, hashOf, newSecret, newToken } from '../tokens.ts';
import type { Finding } from './finding.ts';
import { type Limiter, limited, tooOften } from './limits.ts';
import { faultsOf } from './making.ts';

const biggest = '4mb';

/** As it stands in the address: small letters, figures and dashes. */
const seasonName = z
  .string()
  .transform(typed => typed.trim().toLowerCase().replace(/\s+/g, '-'))
  .pipe(
    z
      .string()
      .regex(/^(?!(?:new|import)$)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/, 'must be 3 to 40 letters, figures and dashes'),
  );

const title = z.string().transform(plainLine).pipe(z.string().max(80));
const clock = z.literal([...clockChoices]);

const wantedSeason = z.object({
  name: seasonName,
  title: title.default(''),
  show: z.enum(seasonShows as [string, ...string[]]),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.int().optional(),
  clock: clock.default(0),
  prizes: shelf.optional(),
  pack: z.unknown().optional(),
});

const wantedEpisode = z.object({
  kind: z.enum(['main', 'qualifying', 'audience']),
  show: z.string().optional(),
  name: title.default(''),
  options: z.record(z.string(), z.unknown()).optional(),
  pack: z.record(z.string(), z.unknown()).optional(),
  seats: z.int().optional(),
  clock: clock.optional(),
  public: z.boolean().default(false),
  robots: z.union([z.boolean(), z.literal('seats')]).default(false),
  pace: z.int().min(0).max(60_000).optional(),
  /** When entries of a qualifying close, in milliseconds since 1970. */
  until: z.int().optional(),
});

/** The longest that a qualifying may stay open, in milliseconds. */
const longest = 366 * 86_400_000;

const prizes = z
  .array(z.object({ name: z.string().trim().min(1).max(60), value: z.number().min(0).max(1e9) }))
  .length(3);
const names = z.array(z.string().transform(plainLine).pipe(z.string().max(60))).max(2000);
const figure = z.number().min(-1e12).max(1e12);

/** What a line of an account may be put right to. */
const right: Readonly<Partial<Record<Account, z.ZodType<Json>>>> = {
  champion: z.string().transform(plainLine).pipe(z.string().max(60)),
  prizes: prizes as unknown as z.ZodType<Json>,
  returning: names as unknown as z.ZodType<Json>,
  list: names as unknown as z.ZodType<Json>,
  audience: names as unknown as z.ZodType<Json>,
  goods: names as unknown as z.ZodType<Json>,
};

const wantedCorrection = z.object({
  line: z.int().min(1),
  to: z.unknown(),
  reason: z.string().transform(plainLine).pipe(z.string().min(1).max(200)),
});

/** Shows and acts that may be put on for the audience. */
const audienceShows = (show: string) => showNamed(show) !== undefined;

export const seasons = (
  studio: Studio,
  rooms: Rooms,
  finding: Finding,
  { creates, misses }: { readonly creates: readonly Limiter[]; readonly misses: Limiter },
  addresses: (request: Request) => Addresses,
): Router => {
  const router = Router();
  const json = express.json({ limit: biggest });

  const hands: Stagehands = {
    find: finding.find,
    close: async code => {
      const room = rooms.get(code);
      if (room === undefined) await studio.store.publish(code, studio.now());
      else await room.live.close();
    },
  };

  const asked = async (request: Request, response: Response): Promise<StoredSeason | undefined> => {
    const name = seasonName.safeParse(String(request.params.name));
    const found = name.success ? await studio.store.season(name.data) : undefined;
    if (found === undefined) response.status(404).json({ error: 'There is no season of this name.' });
    return found;
  };

  const isHost = (season: StoredSeason, token: string): boolean =>
    token !== '' && timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(season.host));

  /** The season, for its host; undefined once the request has been answered. */
  const asHost = async (request: Request, response: Response): Promise<StoredSeason | undefined> => {
    const ip = request.ip ?? '';
    const seconds = await misses.wait(ip);
    if (seconds > 0) {
      tooOften(response, seconds);
      return undefined;
    }
    const season = await asked(request, response);
    if (season === undefined) return undefined;
    if (isHost(season, bearer(request.get('authorization')))) return season;
    await misses.take(ip);
    response.status(403).json({ error: 'That is for the host of this season. Open it with the private link.' });
    return undefined;
  };

  const seasonLinks = (request: Request, name: string, token: string) => {
    const { here, everywhere } = addresses(request);
    return { host: `${here}/season/${name}#${token}`, public: `${everywhere}/season/${name}` };
  };

  router.post('/seasons', limited(...creates), json, async (request, response) => {
    const read = wantedSeason.safeParse(request.body);
    if (!read.success) {
      response.status(400).json({ faults: faultsOf(read.error) });
      return;
    }
    const { name, title, show, pack, clock, prizes: given } = read.data;
    const rules = showNamed(show)!;
    const [fewest, most] = rules.seats;
    const seats = read.data.seats ?? Math.max(fewest, Math.min(2, most));
    if (seats < fewest || seats > most) {
      response.status(400).json({ faults: [{ path: 'seats', message: `must be ${fewest} to ${most}` }] });
      return;
    }
    const options = plainData(read.data.options) as Readonly<Record<string, Json>>;
    const checked = readField(rules.options, options, 'options');
    if (checked.faults.length > 0) {
      response.status(400).json({ faults: checked.faults });
      return;
    }
    const own = pack === undefined || pack === null ? null : checkPack(rules, pack, checked.value);
    if (own !== null && own.pack === null) {
      response.status(400).json({ faults: own.faults.map(fault => ({ ...fault, path: `pack.${fault.path}` })) });
      return;
    }
    const hasMedals = 'prizes' in ((rules.options.of ?? {}) as object);
    const settings = { options, seats, clock, shelf: given ?? (hasMedals ? houseShelf() : []) };
    const token = newSecret();
    const at = studio.now();
    const lines = write([], rulesOf(show).begin(settings), { at, episode: '' });
    const facts = { name, title, show, host: hashOf(token), settings, created: at };
    if (!(await studio.store.createSeason(facts, own?.pack ?? null, nothingUsed, lines))) {
      response.status(409).json({ faults: [{ path: 'name', message: 'is taken: choose another one' }] });
      return;
    }
    studio.log.info({ season: name, show }, 'a season was made');
    response.status(201).json({ name, token, links: seasonLinks(request, name, token) });
  });

  /** Everything that everybody may know; with the host's token also what is left of the questions. */
  router.get('/seasons/:name', async (request, response) => {
    const season = await asked(request, response);
    if (season === undefined) return;
    const { name, title, show, lines, created } = season;
    const settings = settingsOf(season.settings);
    const book = bookOf(lines);
    const episodes = await studio.store.seasonEpisodes(name);
    const host = isHost(season, bearer(request.get('authorization')));
    const stored = host ? await studio.store.seasonPack(name) : undefined;
    const rules = showNamed(show)!;
    response.set('Cache-Control', 'no-store').json({
      name,
      title,
      show,
      created,
      seats: settings.seats,
      clock: settings.clock,
      lines,
      faults: audit(lines),
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

  router.post('/seasons/:name/episodes', json, async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    const read = wantedEpisode.safeParse(request.body);
    if (!read.success) {
      response.status(400).json({ faults: faultsOf(read.error) });
      return;
    }
    const { until, ...wish } = read.data;
    const now = studio.now();
    if (wish.kind === 'audience' && !audienceShows(wish.show ?? '')) {
      response.status(400).json({ faults: [{ path: 'show', message: 'must be a show or an act' }] });
      return;
    }
    const isQualifying = wish.kind === 'qualifying' || wish.show === 'qualifying';
    if (until !== undefined && (!isQualifying || until <= now || until > now + longest)) {
      response
        .status(400)
        .json({ faults: [{ path: 'until', message: 'must be in the time to come, for a qualifying' }] });
      return;
    }
    const opening = await openInSeason(studio, hands, season, {
      ...wish,
      name: wish.name || season.title,
      options: wish.options as Readonly<Record<string, Json>> | undefined,
      // Entries come in day and night; nobody needs to be at the desk.
      ...(isQualifying && until !== undefined ? { clock: 86_400 } : {}),
    });
    if (!opening.ok) {
      response.status(opening.status).json({ error: opening.error, code: opening.code });
      return;
    }
    const { code, token, seats, advice } = opening;
    if (until !== undefined || wish.robots === true) await rooms.ensure(code);
    if (until !== undefined) {
      const live = rooms.get(code)?.live;
      await live?.move('host', { id: null, do: 'start' });
      await live?.endClockAt(until);
    }
    studio.log.info({ season: season.name, episode: code, kind: wish.kind }, 'an episode of a season was opened');
    const { everywhere } = addresses(request);
    response.status(201).json({
      code,
      links: linksOf(addresses(request), code, token),
      token,
      seats: seats.map(({ seat, name, token: own }) => ({ seat, name, link: `${everywhere}/e/${code}#${own}` })),
      advice,
    });
  });

  /** Private links of the seats that are kept in the game that is on (or in `code`), and one to its desk. */
  router.post('/seasons/:name/links', json, async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    const episodes = await studio.store.seasonEpisodes(season.name);
    const { code: wished } = (request.body ?? {}) as { readonly code?: unknown };
    const on =
      wished === undefined
        ? (gameOn(episodes) ?? episodes.findLast(isOpen))
        : episodes.find(episode => episode.code === wished && isOpen(episode));
    if (on === undefined) {
      response.status(409).json({ error: 'No game of this season is on.' });
      return;
    }
    const now = studio.now();
    const desk = newToken(on.code, 'co-host', -1, now);
    await studio.store.addToken(desk.stored);
    const { here, everywhere } = addresses(request);
    const seats = [];
    for (const [seat, { name, robot }] of on.chairs.entries()) {
      if (on.show === 'qualifying' || name === '' || robot) continue;
      const made = newToken(on.code, 'seat', seat, now);
      await studio.store.addToken(made.stored);
      seats.push({ seat, name, link: `${everywhere}/e/${on.code}#${made.token}` });
    }
    response
      .set('Cache-Control', 'no-store')
      .json({ code: on.code, desk: `${here}/e/${on.code}/host#${desk.token}`, seats });
  });

  /**
   * For whoever holds a seat of an earlier episode of the season: the seat that is kept for them in the next one, or their
   * place among the substitutes.
   */
  router.get('/seasons/:name/seat', async (request, response) => {
    const ip = request.ip ?? '';
    const seconds = await misses.wait(ip);
    if (seconds > 0) {
      tooOften(response, seconds);
      return;
    }
    const season = await asked(request, response);
    if (season === undefined) return;
    const token = bearer(request.get('authorization'));
    const held = token === '' ? undefined : await studio.store.token(hashOf(token));
    const found = held?.role === 'seat' ? await finding.find(held.code) : undefined;
    if (held === undefined || found === undefined || found.facts.season?.name !== season.name) {
      await misses.take(ip);
      response.status(403).json({ error: 'That is for contestants of this season.' });
      return;
    }
    response.set('Cache-Control', 'no-store');
    const episodes = await studio.store.seasonEpisodes(season.name);
    const own = `${held.code}:${held.seat}`;
    const next = episodes.findLast(episode => isOpen(episode) && episode.chairs.some(({ from }) => from === own));
    const seat = next?.chairs.findIndex(({ from }) => from === own) ?? -1;
    if (next !== undefined && seat >= 0) {
      const made = newToken(next.code, 'seat', seat, studio.now());
      await studio.store.addToken(made.stored);
      response.json({ code: next.code, seat, link: `${addresses(request).here}/e/${next.code}#${made.token}` });
      return;
    }
    const book = bookOf(season.lines);
    const name = found.episode.names[held.seat] ?? '';
    const list = namesOf(book, found.facts.season.kind === 'audience' ? 'audience' : 'list');
    response.json({
      code: '',
      name,
      place: list.indexOf(name) + 1,
      of: list.length,
      plays:
        namesOf(book, 'returning').includes(name) || lineupOf(book, settingsOf(season.settings).seats).includes(name),
    });
  });

  /** A line that was wrong: another one puts it right, with a reason for everybody to read. */
  router.post('/seasons/:name/corrections', json, async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    const read = wantedCorrection.safeParse(request.body);
    if (!read.success) {
      response.status(400).json({ faults: faultsOf(read.error) });
      return;
    }
    const { line, reason } = read.data;
    const wrong = season.lines[line - 1];
    if (wrong === undefined || wrong.account === 'episode') {
      response.status(400).json({ faults: [{ path: 'line', message: 'is none that can be put right' }] });
      return;
    }
    const to = (right[wrong.account] ?? (figure as z.ZodType<Json>)).safeParse(read.data.to);
    if (!to.success) {
      response.status(400).json({ faults: [{ path: 'to', message: to.error.issues[0]?.message ?? 'is wrong' }] });
      return;
    }
    const on = gameOn(await studio.store.seasonEpisodes(season.name));
    if (on !== undefined) {
      response.status(409).json({
        error: `${on.code} is being played with these figures. Put the line right when it is over, or break it off first.`,
      });
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
    if (added === 0) response.status(409).json({ error: 'That is what it says already.' });
    else response.status(201).json({ ok: true });
  });

  /** More questions behind those that are there, or the list from its beginning. */
  router.post('/seasons/:name/questions', json, async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    const { pack, again } = (request.body ?? {}) as { readonly pack?: unknown; readonly again?: unknown };
    const rules = showNamed(season.show)!;
    const stored = await studio.store.seasonPack(season.name);
    if (pack !== undefined) {
      const options = readField(rules.options, settingsOf(season.settings).options).value;
      const checked = checkPack(rules, pack, options);
      if (checked.pack === null) {
        response.status(400).json({ faults: checked.faults });
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
      const whole = checkPack(rules, joined, options);
      if (whole.pack === null) {
        response.status(400).json({ faults: whole.faults });
        return;
      }
      await studio.store.changeSeason(season.name, { pack: whole.pack });
    }
    if (again === true)
      await studio.store.changeSeason(season.name, { used: { keys: [], episodes: stored?.used.episodes ?? [] } });
    response.json({ ok: true });
  });

  router.get('/seasons/:name/export', async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    const stored = await studio.store.seasonPack(season.name);
    response
      .set('Cache-Control', 'no-store')
      .set('Content-Disposition', `attachment; filename="${season.name}.season.json"`)
      .json(writeSeason(season, stored?.pack ?? null, stored?.used ?? nothingUsed));
  });

  /** A season that was exported, under its own or another name; its ledger must add up. */
  router.post('/seasons/import', limited(...creates), json, async (request, response) => {
    const { season: file, name: wished } = (request.body ?? {}) as {
      readonly season?: unknown;
      readonly name?: unknown;
    };
    const read = readSeason(file);
    if ('fault' in read) {
      response.status(400).json({ faults: [{ path: read.path, message: read.fault }] });
      return;
    }
    const name = seasonName.safeParse(wished ?? read.season.name);
    if (!name.success) {
      response.status(400).json({ faults: faultsOf(name.error).map(fault => ({ ...fault, path: 'name' })) });
      return;
    }
    const token = newSecret();
    const { pack, used, lines, ...facts } = read.season;
    const made = await studio.store.createSeason(
      { ...facts, name: name.data, host: hashOf(token), created: studio.now() },
      pack,
      used,
      lines,
    );
    if (!made) {
      response.status(409).json({ faults: [{ path: 'name', message: 'is taken: choose another one' }] });
      return;
    }
    response.status(201).json({ name: name.data, token, links: seasonLinks(request, name.data, token) });
  });

  /** With its ledger and its names; its episodes stay with their own hosts. */
  router.delete('/seasons/:name', async (request, response) => {
    const season = await asHost(request, response);
    if (season === undefined) return;
    await studio.store.removeSeason(season.name);
    studio.log.info({ season: season.name }, 'a season was deleted');
    response.status(204).end();
  });

  return router;
};
