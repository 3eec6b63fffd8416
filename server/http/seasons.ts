/** Seasons over HTTP: created, read by everybody, and played episode by episode. */

import type { Request } from 'express';
import { deskMessages } from '../../shared/engine/desk-message.ts';
import { countOf, fault, readField } from '../../shared/engine/fields.ts';
import { changesIn } from '../../shared/engine/house.ts';
import type { Json } from '../../shared/engine/json.ts';
import { keptFor } from '../../shared/engine/kept.ts';
import { request as fields } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainData } from '../../shared/engine/plain-text.ts';
import { audit, bookOf, entryOf, namesOf, standingOf, write } from '../../shared/season/ledger.ts';
import { nothingUsed, questionsLeft } from '../../shared/season/questions.ts';
import { fromBook, lineupOf, rulesOf } from '../../shared/season/rules.ts';
import { entranceShow, hasEntrants } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Language } from '../../shared/words/languages.ts';
import { linksOf } from '../addresses.ts';
import { playedIn, wishFaults, wishOf } from '../creation/dealing.ts';
import { castingOf, unknownOptions } from '../creation/episodes.ts';
import { Recaps } from '../creation/recaps.ts';
import {
  isOpen,
  markUsed,
  openInSeason,
  poolOf,
  readSeasonPack,
  type SeasonServices,
} from '../creation/season-games.ts';
import { readUpload } from '../creation/uploads.ts';
import { languageOf, textIn } from '../languages.ts';
import { sharing } from '../latest.ts';
import { houseShelf } from '../packs/bundled.ts';
import { replyIn } from '../rooms/replies.ts';
import { seatedIn } from '../rooms/restore.ts';
import { cupIn, settingsOf } from '../seasons/settings.ts';
import { toldEpisodes } from '../seasons/told.ts';
import type { SeasonEpisode, SeasonFan, StoredSeason } from '../store/stored.ts';
import { hashOf, newSecret } from '../tokens.ts';
import { nextTurn } from '../turns.ts';
import { first, jsonBody } from '../web/bodies.ts';
import { amount, facts, listOf, Routes, texts, whole } from '../web/operations.ts';
import { PackedTexts } from '../web/packed.ts';
import { faultsIn, readBody, refusal, refusedFields } from '../web/refusals.ts';
import { faults, links, ok, publicSeason, reply, seatLinks } from './answers.ts';
import { ruleFaults } from './cup-requests.ts';
import { cups, newDraw, publicCup } from './cups.ts';
import { seasonChanges, seasonFiles } from './season-changes.ts';
import { seasonPlayers } from './season-players.ts';
import {
  gameRequest,
  houseLine,
  longestEntry,
  refusedOpening,
  SeasonFinder,
  seasonMade,
  seasonRequest,
} from './season-requests.ts';
import { seasonSeats } from './season-seats.ts';
import type { Services } from './services.ts';

/** Bytes of a body: enough for the ledger of many seasons. */
const biggest = 4 * 1024 * 1024;

const fromRoom = fields({ by: deskMessages['call-up'].by });

/** People of a season's rooms that everybody is told of. */
const bestOfRooms = 20;

/** By show: what was reckoned of a pack. */
const leftOf = keptFor((_stored: object) => new Map<string, object>());

/** What everybody may know of a season itself, by language, as JSON. The book may have 5,000 lines, so it is written once. */
const publicTexts = keptFor((_season: StoredSeason) => new Map<Language, string>());

const publicText = (season: StoredSeason, language: Language): string => {
  const texts = publicTexts(season);
  const known = texts.get(language);
  if (known !== undefined) return known;
  const { name, title, show, lines, created } = season;
  const settings = settingsOf(season.settings);
  const book = bookOf(lines);
  const { options: rules } = showNamed(show)!;
  const text = JSON.stringify({
    name,
    title,
    show,
    created,
    seats: settings.seats,
    clock: settings.clock,
    currency: settings.currency,
    house: entryOf(book, 'house'),
    // Options that choose among several originals, such as one of two sets of rules.
    choices: Object.fromEntries(Object.entries(settings.options).filter(([, value]) => typeof value === 'string')),
    rules: changesIn(rules, readField(rules, settings.options).value, true),
    limits: rulesOf(show).limits?.(settings.options.house) ?? {},
    lines,
    faults: audit(lines).map(one => textIn(language, one)),
    // Who plays next in a cup follows from its fixtures.
    lineup: settings.rule === null ? lineupOf(book, settings.seats) : [],
    list: namesOf(book, 'list').map(entrant => {
      const standing = standingOf(book, entrant);
      return { name: entrant, wait: standing.ok ? 0 : standing.wait };
    }),
  });
  texts.set(language, text);
  return text;
};

const publicEpisode = (episode: SeasonEpisode) => ({
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
});

export const seasons = (given: Services): Routes => {
  const { context, rooms, finding, robots, opens, creates, addresses, misses } = given;
  const routes = new Routes('Seasons');
  const finder = new SeasonFinder(context, misses);
  const json = jsonBody(biggest);

  const services: SeasonServices = {
    names: async code => {
      const known = await finding.find(code);
      return known === undefined ? undefined : seatedIn(known.state);
    },
    played: playedIn(context, finding),
    close: code => rooms.close(code),
    playOn: async (code, next) => {
      // Where the same people have gone on already, nobody is called away.
      if ((await finding.find(code))?.state.next === '') await rooms.playOn(code, next);
    },
  };

  const packed = new PackedTexts();
  const recaps = new Recaps(context.store, context.now);
  const { findRequested, asHost, isHost } = finder;

  const seasonLinks = (request: Request, name: string, token: string) => {
    const { here, everywhere } = addresses(request);
    return { host: `${here}/season/${name}#${token}`, public: `${everywhere}/season/${name}` };
  };

  /** The best of all its rooms. */
  /** Whoever asks while it is summed gets the same answer. */
  const summed = sharing<readonly SeasonFan[]>();
  routes.get('/seasons/:name/room', {
    does: 'The best of all its rooms.',
    answers: { 200: facts({ people: listOf(facts({ name: texts, points: amount, evenings: whole })), of: whole }) },
  })(async (request, response) => {
    const { name } = await findRequested(request);
    const fans = await summed(name, () => context.store.fansOfSeason(name));
    response.json({ people: fans.slice(0, bestOfRooms).map(({ id: _own, ...fan }) => fan), of: fans.length });
  });

  /** Somebody of the room of its latest game comes on the season's list. */
  routes.post('/seasons/:name/room', {
    does: 'Puts somebody of the crowd of its latest show on the season’s list.',
    by: ['season'],
    body: fromRoom,
    answers: { 200: reply(facts({ ok })) },
    refuses: [409],
  })(first(asHost), json, async (request, response) => {
    const { name } = await asHost(request);
    const { by } = readBody(fromRoom, request);
    const latest = (await context.store.seasonEpisodes(name)).findLast(({ show }) => !hasEntrants(show));
    if (latest === undefined) throw refusal(409, phrase('nobodyVolunteers'));
    await rooms.ensure(latest.code);
    const room = rooms.get(latest.code);
    if (room === undefined) throw refusal(503, phrase('unreachable'));
    response.json(replyIn(languageOf(request), await room.requests.manage({ do: 'call-up', by, list: true }, '')));
  });

  routes.post('/seasons', {
    does: 'Begins a season.',
    by: ['nobody', 'opener'],
    body: seasonRequest,
    answers: { 201: seasonMade },
    refuses: [409],
  })(opens, creates, json, async (request, response) => {
    const {
      name,
      title,
      show,
      pack,
      clock,
      currency,
      prizes,
      rule = null,
      ...wished
    } = readBody(seasonRequest, request);
    const rules = showNamed(show)!;
    const [fewest, most] = rules.seats;
    const seats = wished.seats ?? Math.max(fewest, Math.min(2, most));
    if (seats < fewest || seats > most) throw refusedFields([fault('seats', phrase('mustBe', countOf(fewest, most)))]);
    const options = plainData(wished.options) as Readonly<Record<string, Json>>;
    const checked = readField(rules.options, options, 'options');
    const faults = [
      ...unknownOptions(rules, options),
      ...(rule === null ? fromBook(show, options, ['jackpot']) : ruleFaults(rule, show, seats)),
      ...checked.faults,
    ];
    if (faults.length > 0) throw refusedFields(faults);
    const readPack = readSeasonPack(pack);
    const own =
      pack === undefined || pack === null
        ? null
        : await readUpload('pack', { show, options: checked.value, pack: readPack.pack });
    if (own !== null && own.pack === null)
      throw refusedFields(own.faults.map(one => ({ ...one, path: `pack.${one.path}` })));
    const hasMedals = 'prizes' in ((rules.options.of ?? {}) as object);
    const questions = wishOf(wished, languageOf(request));
    const wrong = wishFaults(rules, questions);
    if (wrong.length > 0) throw refusedFields(wrong);
    const draw = rule === null ? { seed: '', changes: [] } : newDraw(context, name);
    const shelf = prizes ?? (hasMedals ? houseShelf() : []);
    const settings = { options, seats, clock, currency, questions, shelf, rule, seed: draw.seed };
    const token = newSecret();
    const at = context.now();
    const begun = rule === null ? rulesOf(show).begin(settings) : draw.changes;
    const lines = write([], [...houseLine(rules, checked.value, 'begun'), ...begun], { at, episode: '' });
    const facts = { name, title, show, host: hashOf(token), settings, created: at };
    if (!(await context.store.createSeason(facts, own?.pack ?? null, { ...nothingUsed, keys: readPack.used }, lines)))
      throw refusedFields([fault('name', phrase('nameTaken'))], 409);
    context.log.info({ season: name, show }, 'a season was created');
    response.status(201).json({ name, token, links: seasonLinks(request, name, token) });
  });

  /** How many questions are left for the host. */
  const questionsOf = async (season: StoredSeason, episodes: readonly SeasonEpisode[]) => {
    await markUsed(context, services, season, episodes);
    const stored = await context.store.seasonPack(season.name);
    if (stored === undefined) return {};
    const left = leftOf(stored).get(season.show);
    if (left !== undefined) return left;
    const rules = showNamed(season.show)!;
    const questions = questionsLeft(rules, poolOf(season, stored.pack, season.show), stored.used.keys);
    const host = { host: { ownPack: stored.pack !== null, questions } };
    leftOf(stored).set(season.show, host);
    return host;
  };

  /** What everybody may know. With the host's token, also how many questions are left. */
  routes.get('/seasons/:name', {
    does: 'What everybody may know of a season: its rules, its ledger, its shows.',
    about:
      '`rules` differ from the original, `choices` choose among originals. With the host’s token, `host` says how many questions are left.',
    by: ['nobody', 'season'],
    answers: { 200: publicSeason },
  })(async (request, response) => {
    const season = await findRequested(request);
    const language = languageOf(request);
    // A database in this process answers without leaving the turn, so that all of this would be one block.
    await nextTurn();
    audit(season.lines);
    await nextTurn();
    const played = await context.store.seasonEpisodes(season.name);
    const episodes = isHost(season, request) ? played : toldEpisodes(played, context.now());
    const codes = episodes.map(({ code }) => code);
    const rest = {
      episodes: episodes.map(publicEpisode),
      recaps: await recaps.of(season.lines, codes),
      cup: await publicCup(context, season, episodes),
      ...(isHost(season, request) ? await questionsOf(season, episodes) : {}),
    };
    response.set('Cache-Control', 'no-store');
    await nextTurn();
    const text = `${publicText(season, language).slice(0, -1)},${JSON.stringify(rest).slice(1)}`;
    await packed.send(request, response, `${season.name} ${language}`, text);
  });

  routes.post('/seasons/:name/episodes', {
    does: 'Opens the next show of a season.',
    by: ['season'],
    body: gameRequest,
    answers: { 201: facts({ code: texts, links, token: texts, seats: seatLinks, advice: faults }) },
    refuses: [409],
  })(creates, first(asHost), json, async (request, response) => {
    const season = await asHost(request);
    const { until, ...game } = readBody(gameRequest, request);
    if (game.kind === 'main' && cupIn(season) !== undefined) throw refusal(409, phrase('cupFixtures'));
    const now = context.now();
    if (game.kind === 'audience' && showNamed(game.show ?? '') === undefined)
      throw refusedFields([fault('show', phrase('showOrAct'))]);
    const isQualifying = game.kind === entranceShow || hasEntrants(game.show ?? '');
    if (until !== undefined && (!isQualifying || until <= now || until > now + longestEntry))
      throw refusedFields([fault('until', phrase('untilLater'))]);
    const casting = castingOf(game);
    await robots.allow(request, casting);
    const opening = await openInSeason(context, services, season, {
      ...game,
      ...(game.pace === undefined ? {} : { pace: robots.pace(request, game.pace) }),
      name: game.name || season.title,
      options: game.options as Readonly<Record<string, Json>> | undefined,
      // Entries arrive day and night, and nobody needs to sit at the desk.
      ...(isQualifying && until !== undefined ? { clock: 86_400 } : {}),
    });
    if (!opening.ok) throw refusedOpening(request, opening);
    const { code, token, seats, advice } = opening;
    robots.made(request, code, casting);
    if (until !== undefined || casting === 'all') await rooms.ensure(code);
    if (until !== undefined) {
      const live = rooms.get(code)?.live;
      await live?.move('host', { id: null, do: 'start' });
      await live?.clock.endAt(until);
    }
    context.log.info({ season: season.name, episode: code, kind: game.kind }, 'an episode of a season was opened');
    const { everywhere } = addresses(request);
    response.status(201).json({
      code,
      links: linksOf(addresses(request), code, token),
      token,
      seats: seats.map(({ seat, name, token: own }) => ({ seat, name, link: `${everywhere}/e/${code}#${own}` })),
      advice: faultsIn(languageOf(request), advice),
    });
  });

  routes.include(cups(given, finder, services, json));
  routes.include(seasonChanges(context, finder, json));
  routes.include(seasonFiles(given, finder, json, seasonLinks));
  routes.include(seasonSeats(given, finder));
  routes.include(seasonPlayers(given, finder));

  return routes;
};
