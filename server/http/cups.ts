/** Cups over HTTP: entrants, the draw, fixtures that are opened or decided, and the cup's record. A cup is a season with a plan. */
import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { bytesToHex } from '../../shared/engine/fair.ts';
import { fault } from '../../shared/engine/fields.ts';
import { dictionary, request as fields } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { uniqueNames } from '../../shared/engine/unique-names.ts';
import type { Cup } from '../../shared/season/cup.ts';
import { committed, decided, drawn, entered } from '../../shared/season/cup-changes.ts';
import { cupOf, draftOf } from '../../shared/season/cup-of.ts';
import { writeCupRecord } from '../../shared/season/cup-record.ts';
import { commitmentTo } from '../../shared/season/draw.ts';
import { mostGames } from '../../shared/season/fixtures/fixtures.ts';
import { bookOf, type Change, entriesOf, mostEntries, namesOf, write } from '../../shared/season/ledger.ts';
import { seasonStory } from '../../shared/season/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { linksOf } from '../addresses.ts';
import { publishedIn } from '../computing/compute.ts';
import type { ServerContext } from '../context.ts';
import { fixtureIn, liveIn, nextGame, whyNot } from '../creation/cup-games.ts';
import { castingOf } from '../creation/episodes.ts';
import type { Opening, SeasonServices } from '../creation/season-games.ts';
import { openInSeason } from '../creation/season-games.ts';
import { isTooLong, maxLines } from '../seasons/ledger-writes.ts';
import { cupIn, settingsOf } from '../seasons/settings.ts';
import { type SeasonEpisode, SeasonRefusal, type StoredSeason } from '../store/stored.ts';
import { nextTurn } from '../turns.ts';
import { first } from '../web/bodies.ts';
import { allow, limited } from '../web/limits.ts';
import { facts, listOf, Routes, texts, whole } from '../web/operations.ts';
import { readBody, refusal, refusedFields } from '../web/refusals.ts';
import { links, ok, seatLinks } from './answers.ts';
import { oddsOf } from './cup-odds.ts';
import { entrantsRequest, fixturesRequest, placesFault, verdictRequest } from './cup-requests.ts';
import { refusedOpening, type SeasonFinder } from './season-requests.ts';
import type { Services } from './services.ts';

/** Lines that a game writes, at least: it is opened, and two people play it to its end. */
const linesOfGame = 10;

/** Games that one request opens at most. Whoever asks again gets the others. */
const mostAtOnce = 16;

/** A cup as everybody may know it; null for a season. */
export const publicCup = async (
  context: ServerContext,
  season: StoredSeason,
  episodes: readonly SeasonEpisode[],
): Promise<Cup | null> => {
  const of = cupIn(season);
  if (of === undefined) return null;
  const cup = cupOf(of, bookOf(season.lines), liveIn(episodes));
  if (cup.phase !== 'playing') return cup;
  const games = cup.rounds.flatMap(({ fixtures }) => fixtures.flatMap(({ games }) => games));
  const open = new Set(games.flatMap(({ code, open }) => (open ? [code] : [])));
  const running = episodes.filter(({ code }) => open.has(code));
  return { ...cup, odds: await oddsOf(context, of, season, running) };
};

const aboutSeed = (name: string) => `cup ${name}`;

/** The secret seed of a new cup: sealed, as it is stored, and the line that commits to it. */
export const newDraw = ({ vault }: ServerContext, name: string) => {
  const seed = randomBytes(32);
  return { seed: vault.seal(seed, aboutSeed(name)), changes: committed(commitmentTo(name, seed)) };
};

/** Whoever played in a season, best first: its champion, then by games won. Of a cup its table. */
const tableOf = (season: StoredSeason): readonly string[] => {
  const of = cupIn(season);
  if (of !== undefined) return cupOf(of, bookOf(season.lines)).standings.map(({ name }) => name);
  const { champion, people } = seasonStory(season.lines);
  const byWins = people
    .filter(({ played }) => played > 0)
    .toSorted((a, b) => b.won - a.won || b.earnings - a.earnings)
    .map(({ name }) => name);
  return [...new Set([...(champion === '' ? [] : [champion]), ...byWins])];
};

export const cups = (
  { context, rooms, finding, robots, creates, limiter, addresses }: Services,
  { asHost, findRequested }: SeasonFinder,
  services: SeasonServices,
  json: RequestHandler,
): Routes => {
  const routes = new Routes('Cups');
  const makes = limiter('create');
  const reads = limited(limiter('check'));

  /** The cup of `:name`, for its host. */
  const asCupHost = async (request: Request) => {
    const season = await asHost(request);
    const of = cupIn(season);
    if (of === undefined) throw refusal(409, phrase('cupOnly'));
    return { season, of, cup: cupOf(of, bookOf(season.lines)) };
  };

  /** `changes`: as they follow from the ledger at that moment. */
  const add = async ({ name, lines }: StoredSeason, changes: (lines: StoredSeason['lines']) => readonly Change[]) => {
    if (isTooLong(lines)) throw refusal(409, phrase('bookFull', maxLines));
    await context.store.addLines({
      season: name,
      lines: before => write(before, changes(before), { at: context.now(), episode: '' }),
    });
  };

  const entrantsOf = async (body: ReturnType<typeof entrantsRequest.read>, season: StoredSeason) => {
    const { names, list, seasons, top } = body;
    if ([names !== undefined, list, seasons !== undefined].filter(Boolean).length !== 1)
      throw refusedFields([fault('names', phrase('entrantsFrom'))]);
    if (names !== undefined) return names.filter(name => name !== '');
    if (list) return namesOf(bookOf(season.lines), 'list').slice(0, top);
    const each = top ?? 1;
    const tables: (readonly string[])[] = [];
    for (const [i, name] of (seasons ?? []).entries()) {
      const found = await context.store.season(name);
      if (found === undefined) throw refusedFields([fault(`seasons[${i}]`, phrase('noSeason'))]);
      const table = tableOf(found).slice(0, each);
      if (table.length === 0) throw refusedFields([fault(`seasons[${i}]`, phrase('noStandings', name))]);
      tables.push(table);
    }
    // The first of each, then the second of each: so all that are first get the best seeds.
    const rows = Array.from({ length: each }, (_, row) => tables.flatMap(table => table[row] ?? []));
    return [...new Set(rows.flat())];
  };

  routes.put('/seasons/:name/entrants', {
    does: 'Sets the list of a cup’s entrants, in the order of their seeds, until the draw.',
    about:
      'One of `names`; `list`, for those who qualified in its own qualifier, or the first `top` of them, so that the others wait as substitutes; `seasons`, for the first `top` (one by default) of each of these seasons or cups, their champions first. Every change is a line of the ledger, so everybody sees it.',
    by: ['season'],
    body: entrantsRequest,
    answers: { 200: facts({ ok, entrants: listOf(texts) }) },
    refuses: [409],
  })(first(asHost), json, async (request, response) => {
    const { season, cup } = await asCupHost(request);
    if (cup.phase !== 'entering') throw refusal(409, phrase('cupDrawn'));
    const wished = readBody(entrantsRequest, request);
    const names = uniqueNames(await entrantsOf(wished, season)).slice(0, mostEntries.entrants);
    const turned = names.findIndex(name => context.blocks.turnsAwayName(name));
    if (turned >= 0) throw refusedFields([fault(`names[${turned}]`, phrase('otherName'))]);
    await add(season, before => {
      if (entriesOf(bookOf(before), 'draw').length > 0) throw refusal(409, phrase('cupDrawn'));
      return entered(names);
    });
    response.json({ ok: true, entrants: names });
  });

  routes.post('/seasons/:name/draw', {
    does: 'Closes the list of a cup’s entrants, makes the draw, and reveals its seed.',
    by: ['season'],
    answers: { 200: facts({ ok }) },
    refuses: [409],
  })(first(asHost), async (request, response) => {
    const { season, of, cup } = await asCupHost(request);
    if (cup.phase !== 'entering') throw refusal(409, phrase('cupDrawn'));
    const ranges = of.rule.kind === 'evening' ? of.rule.shows.map(show => showNamed(show)?.seats ?? [2, 2]) : [];
    const least = Math.max(2, ...ranges.map(([fewest]) => fewest));
    const most = Math.min(mostEntries.entrants, ...ranges.map(([, most]) => most));
    const seed = bytesToHex(context.vault.open(settingsOf(season.settings).seed, aboutSeed(cup.draw.code)));
    await add(season, before => {
      const book = bookOf(before);
      if (entriesOf(book, 'draw').length > 0) throw refusal(409, phrase('cupDrawn'));
      const { length } = namesOf(book, 'entrants');
      if (length < least || length > most) throw refusal(409, phrase('cupFew', least, most));
      const changes = drawn(of, book, seed);
      const after = bookOf([...before, ...write(before, changes, { at: 0, episode: '' })]);
      const games = mostGames(draftOf(of, after)!);
      if (games * linesOfGame > maxLines - before.length) throw refusal(409, phrase('cupLong', games));
      return changes;
    });
    context.log.info({ season: season.name }, 'a cup was drawn');
    response.json({ ok: true });
  });

  routes.post('/seasons/:name/fixtures', {
    does: 'Opens the next game of these fixtures, or of all that are ready.',
    about: `At most ${mostAtOnce} at once; whoever asks again gets the others. Each has a desk of its own and links for its seats.`,
    by: ['season'],
    body: fixturesRequest,
    answers: {
      201: facts({
        opened: listOf(facts({ fixture: texts, code: texts, token: texts, links, seats: seatLinks })),
        left: whole,
      }),
    },
    refuses: [409],
  })(creates, first(asHost), json, async (request, response) => {
    const { season, of } = await asCupHost(request);
    const { fixtures: wished, pace, ...game } = readBody(fixturesRequest, request);
    const episodes = await context.store.seasonEpisodes(season.name);
    const cup = cupOf(of, bookOf(season.lines), liveIn(episodes));
    if (cup.phase === 'entering') throw refusal(409, phrase('cupNotDrawn'));
    const all = cup.rounds.flatMap(({ fixtures }) => fixtures);
    const ready = wished ?? all.filter(({ state }) => state === 'ready').map(({ id }) => id);
    if (ready.length === 0) throw refusal(409, phrase('nothingReady'));
    for (const [i, id] of ready.entries()) {
      const why = whyNot(fixtureIn(cup, id)?.fixture);
      if (why !== undefined) throw refusedFields([fault(`fixtures[${i}]`, why)], 409);
    }
    const ids = [...new Set(ready)].slice(0, mostAtOnce);
    const casting = castingOf({ ...game, name: '', show: of.show } as never);
    for (const _ of ids) await robots.allow(request, casting);
    if (ids.length > 1) await allow(makes, request, ids.length - 1);
    const opened = [];
    for (const id of ids) {
      // Each is as much work as a request of its own.
      await nextTurn();
      const found = fixtureIn(cup, id)!;
      const fixture = nextGame(of, season, episodes, cup, found);
      const opening: Opening = await openInSeason(
        context,
        services,
        season,
        {
          ...game,
          kind: 'main',
          name: season.title,
          ...(pace === undefined ? {} : { pace: robots.pace(request, pace) }),
        } as never,
        fixture,
      );
      // Those before it are open already, and whoever asks again gets the others.
      if (!opening.ok && opened.length > 0) break;
      if (!opening.ok) throw refusedOpening(request, opening);
      const { code, token, seats } = opening;
      robots.made(request, code, casting);
      if (casting === 'all') await rooms.ensure(code);
      const { everywhere } = addresses(request);
      opened.push({
        fixture: id,
        code,
        token,
        links: linksOf(addresses(request), code, token),
        seats: seats.map(({ seat, name, token: own }) => ({ seat, name, link: `${everywhere}/e/${code}#${own}` })),
      });
      context.log.info({ season: season.name, fixture: id, episode: code }, 'a game of a cup was opened');
    }
    response
      .set('Cache-Control', 'no-store')
      .status(201)
      .json({ opened, left: new Set(ready).size - opened.length });
  });

  /** Decides a fixture, or takes back what was decided. A game of it that is still on is broken off. */
  const decide = async (request: Request, verdict: ReturnType<typeof verdictRequest.read> | null) => {
    const { season, of, cup } = await asCupHost(request);
    if (cup.phase === 'entering') throw refusal(409, phrase('cupNotDrawn'));
    const id = String(request.params.fixture);
    const found = fixtureIn(cup, id);
    if (found === undefined) throw refusal(404, phrase('noFixture'));
    if (found.fixture.state === 'waiting') throw refusal(409, phrase('fixtureWaits'));
    if (found.fixture.by === 'bye') throw refusal(409, phrase('fixtureDecided'));
    const entrants = found.fixture.seats.filter(({ entrant }) => entrant >= 0).length;
    const wrong = verdict === null ? undefined : placesFault(of.rule, entrants, verdict.places);
    if (wrong !== undefined) throw refusedFields([wrong]);
    await add(season, before => {
      const now = fixtureIn(cupOf(of, bookOf(before)), id);
      if (now === undefined || now.fixture.state === 'waiting') throw new SeasonRefusal();
      return decided(of, bookOf(before), now.round, now.fixture, verdict);
    });
    if (verdict === null) return;
    const live = liveIn(await context.store.seasonEpisodes(season.name));
    for (const { code } of found.fixture.games) if (live(code).open) await rooms.close(code, true);
  };

  const orChanged = async (work: Promise<void>) => {
    try {
      await work;
    } catch (error) {
      throw error instanceof SeasonRefusal ? refusal(409, phrase('bookChanged')) : error;
    }
  };

  routes.put('/seasons/:name/fixtures/:fixture', {
    does: 'Decides a fixture of a cup: a walkover, or a result that is put right.',
    about:
      '`places` by seat of the fixture, from 1: `[1, 2]`, or `[1, 1]` for a tie where a table allows it. The reason is public. A game of it that is on is broken off. What follows from it follows by itself; games of people who would not have met count no more.',
    by: ['season'],
    body: verdictRequest,
    answers: { 200: facts({ ok }) },
    refuses: [409],
  })(first(asHost), json, async (request, response) => {
    await orChanged(decide(request, readBody(verdictRequest, request)));
    response.json({ ok: true });
  });

  routes.delete('/seasons/:name/fixtures/:fixture', {
    does: 'Takes back what the host decided: the games count again.',
    by: ['season'],
    answers: { 200: facts({ ok }) },
    refuses: [409],
  })(first(asHost), async (request, response) => {
    await orChanged(decide(request, null));
    response.json({ ok: true });
  });

  routes.get('/seasons/:name/record', {
    does: 'The record of a cup: rule, ledger, draw, fixtures, table, and the hash of every game’s record.',
    about: '`node boxcars-verify.mjs CUP.json GAME.json …` checks it with the records of its games (docs/cups.md).',
    answers: {
      200: fields({ format: texts, name: texts, show: texts, lines: listOf(dictionary), hash: texts }),
    },
    refuses: [409],
  })(reads, async (request, response) => {
    const season = await findRequested(request);
    const of = cupIn(season);
    if (of === undefined) throw refusal(409, phrase('cupOnly'));
    const { everywhere } = addresses(request);
    const games = [];
    for (const [code, game] of entriesOf(bookOf(season.lines), 'game')) {
      await nextTurn();
      const found = await finding.find(code);
      const hash = found === undefined ? '' : await publishedIn(context.store, found);
      const { fixture } = game as { readonly fixture: string };
      games.push({ code, fixture, hash, record: `${everywhere}/api/episodes/${code}/record` });
    }
    const { name, title, lines } = season;
    response
      .set('Cache-Control', 'no-store')
      .set('Content-Disposition', `attachment; filename="${name}.cup.json"`)
      .json(writeCupRecord(of, { name, title, lines, games }));
  });

  return routes;
};
