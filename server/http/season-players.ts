/** What a season remembers of its players, over HTTP: figures, the hall, tables, names that are one person, and who is forgotten. */
import type { Request } from 'express';
import { choice, fault } from '../../shared/engine/fields.ts';
import { dictionary, request as fields, line, maybe, or } from '../../shared/engine/message-fields.ts';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { closeCode } from '../../shared/engine/protocol.ts';
import { uniqueNames } from '../../shared/engine/unique-names.ts';
import { rowsCsv } from '../../shared/packs/files/out/csv.ts';
import { bookOf, figureOf, type Line, write } from '../../shared/season/ledger.ts';
import { merging, namedIn, namesOfPerson, parting, personIn, standInFor } from '../../shared/season/persons.ts';
import { hallOf, recordsOf } from '../../shared/season/records.ts';
import { objectsOf, type SeasonTableName, seasonTableNames, tableOf } from '../../shared/season/tables.ts';
import { forgetShow } from '../computing/compute.ts';
import { Reckoner } from '../creation/reckoner.ts';
import { languageOf, textIn } from '../languages.ts';
import { sharing } from '../latest.ts';
import { seatedIn } from '../rooms/restore.ts';
import { type HallSource, sourceOf, sourcesOfHall } from '../seasons/figures.ts';
import { isTooLong, maxLines } from '../seasons/ledger-writes.ts';
import type { StandIn } from '../store/remembered.ts';
import type { SeasonEpisode, StoredSeason } from '../store/stored.ts';
import { bearer, hashOf } from '../tokens.ts';
import { nextTurn } from '../turns.ts';
import { first, jsonBody } from '../web/bodies.ts';
import { limited } from '../web/limits.ts';
import { amount, byName, facts, listOf, Routes, texts, time, whole, yes } from '../web/operations.ts';
import { PackedTexts } from '../web/packed.ts';
import { readAs, readBody, refusal, refusedFields } from '../web/refusals.ts';
import { ok } from './answers.ts';
import type { SeasonFinder } from './season-requests.ts';
import type { Services } from './services.ts';

/** Seasons in one hall: each of them is read whenever it is looked at. */
const mostSeasons = 12;

/** Players who ask to be forgotten and wait for the host. */
const mostRequests = 100;

/** Players that a hall shows. */
const mostShown = 50;

const name = line(200, { min: 1, clean: plainLine });

const tableQuery = { as: choice(['csv', 'json'], 'csv') };

const namesRequest = fields({ name, into: or(line(200, { clean: plainLine }), '') });
const forgetRequest = fields({ name: maybe(name) });
const hallRequest = fields({ season: line(200, { min: 1 }), token: line(200, { min: 1 }) });

const record = facts({
  kind: texts,
  unit: texts,
  who: texts,
  figure: amount,
  season: texts,
  show: texts,
  code: texts,
  seat: whole,
  at: time,
  step: whole,
});

const hallPlayer = facts({
  ...{ name: texts, seasons: whole, played: whole, won: whole, money: amount, longest: whole },
  ...{ season: texts, as: texts },
});

const hallAnswer = facts({
  seasons: listOf(facts({ name: texts, title: texts, show: texts })),
  records: listOf(record),
  players: listOf(hallPlayer),
  of: whole,
  reckoning: whole,
});

/** Rows that are written before other work gets a turn. */
const rowsAtOnce = 500;

const inPieces = async <R>(rows: readonly R[], write: (some: readonly R[]) => string): Promise<readonly string[]> => {
  const pieces: string[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await nextTurn();
    pieces.push(write(rows.slice(from, from + rowsAtOnce)));
  }
  return pieces;
};

/** Somebody who was forgotten already. */
const isStandIn = (lines: readonly Line[], name: string): boolean => figureOf(bookOf(lines), 'forgotten', name) > 0;

/** The ledger numbers people of the same name. */
const ledgerNames = (episode: SeasonEpisode): readonly string[] => uniqueNames(seatedIn(episode));

export const seasonPlayers = (given: Services, finder: SeasonFinder): Routes => {
  const { context, finding, rooms, limiter, addresses } = given;
  const { store } = context;
  const { findRequested, asHost, isHost } = finder;
  const routes = new Routes('Seasons');
  const json = jsonBody(4096);
  const asks = limited(limiter('report'));
  const reckoner = new Reckoner(context, finding);
  const packed = new PackedTexts();
  /** Whoever asks for a hall while it is read gets the same answer. */
  const read = sharing<readonly HallSource[]>();
  const hallFor = (season: StoredSeason) =>
    read(season.hall || season.name, () => sourcesOfHall(store, season, context.now()));
  /** How many shows will be reckoned. Of a hall that is looked at, all of them are. */
  const reckoned = (sources: readonly HallSource[]) => sources.reduce((sum, source) => sum + reckoner.add(source), 0);

  routes.get('/seasons/:name/figures', {
    does: 'What the exact odds say of each finished show of a season: luck, decisions and moments by seat.',
    about:
      'By code. `step` is where a recap plays a moment: `/e/CODE/recap#STEP`. `reckoning`: so many shows are not reckoned yet; ask again a little later.',
    answers: { 200: facts({ figures: byName(dictionary), reckoning: whole }) },
  })(async (request, response) => {
    const source = await sourceOf(store, await findRequested(request), context.now());
    const text = JSON.stringify({ figures: Object.fromEntries(source.figures), reckoning: reckoned([source]) });
    response.set('Cache-Control', 'no-store');
    await packed.send(request, response, `figures ${source.name}`, text);
  });

  routes.get('/seasons/:name/hall', {
    does: 'The hall of fame of a host: the players and the all-time records of all seasons that are in it.',
    about:
      '`step` of a record is where its recap plays it, -1 for the end. A hall shows the best players, and says `of` how many; `as` is what a player is called in `season`, their latest.',
    answers: { 200: hallAnswer },
  })(async (request, response) => {
    const season = await findRequested(request);
    const sources = await hallFor(season);
    const players = hallOf(sources);
    const text = JSON.stringify({
      seasons: sources.map(({ name, title, show }) => ({ name, title, show })),
      records: recordsOf(sources),
      players: players.slice(0, mostShown),
      of: players.length,
      reckoning: reckoned(sources),
    });
    response.set('Cache-Control', 'no-store');
    await packed.send(request, response, `hall ${season.hall || season.name}`, text);
  });

  /** Whoever has the tokens of two seasons is the host of both. */
  routes.post('/seasons/:name/hall', {
    does: 'Brings a season into the hall of another one of the same host, and all that were in its own hall with it.',
    about: '`token` is that of the other season’s host.',
    by: ['season'],
    body: hallRequest,
    answers: { 200: facts({ ok }) },
    refuses: [409],
  })(first(asHost), json, async (request, response) => {
    const own = await asHost(request);
    const { season, token } = readBody(hallRequest, request);
    const other = await store.season(season);
    if (other === undefined || hashOf(token) !== other.host) return finder.refuseToken(request, 'seasonHostOnly');
    const hall = other.hall || other.name;
    const moving = own.hall === '' ? await store.seasonsOfHall(own.name) : [own.name];
    const there = await store.seasonsOfHall(hall);
    const coming = moving.filter(one => !there.includes(one));
    if (there.length + coming.length > mostSeasons) throw refusal(409, phrase('hallFull', mostSeasons));
    for (const one of coming) await store.changeSeason(one, { hall });
    response.json({ ok: true });
  });

  routes.delete('/seasons/:name/hall', {
    does: 'Takes a season out of the hall in which it is with others.',
    by: ['season'],
    answers: { 204: null },
  })(async (request, response) => {
    const season = await asHost(request);
    await store.leaveHall(season.name);
    response.status(204).end();
  });

  routes.get('/seasons/:name/tables/:table', {
    does: 'Players, games, who met whom, best moments, the hall, its records or the ledger of a season as a table.',
    about:
      'CSV by RFC 4180 in UTF-8, or with `as=json` a list of objects with the same columns. Text that a spreadsheet would take for a formula begins with an apostrophe in CSV.',
    query: tableQuery,
    answers: { 200: ['text/csv', 'application/json'] },
  })(async (request, response) => {
    const season = await findRequested(request);
    const table = request.params.table as SeasonTableName;
    if (!seasonTableNames.includes(table)) throw refusal(404, phrase('noTableHere', seasonTableNames.join(', ')));
    const { as } = readAs(fields(tableQuery), request.query);
    const own = await sourceOf(store, season, context.now());
    const { everywhere } = addresses(request);
    const made = tableOf(table, {
      season: own,
      hall: table === 'records' || table === 'hall' ? await hallFor(season) : [],
      time: at => new Date(at).toISOString(),
      recap: (code, step) => `${everywhere}/e/${code}/recap${step < 0 ? '' : `#${step}`}`,
    });
    reckoned([own]);
    response.set('Cache-Control', 'no-store');
    const file = `${season.name}-${table}`;
    if (as === 'json') {
      response.set('Content-Disposition', `inline; filename="${file}.json"`);
      const objects = await inPieces(made.rows, rows => JSON.stringify(objectsOf({ ...made, rows })).slice(1, -1));
      await packed.send(request, response, `${file} json`, `[${objects.join(',')}]`);
      return;
    }
    // Without the mark, spreadsheets take the bytes for another encoding.
    response.set('Content-Disposition', `attachment; filename="${file}.csv"`).type('text/csv');
    response.send(`\uFEFF${(await inPieces([made.fields, ...made.rows], rowsCsv)).join('\r\n')}\r\n`);
  });

  routes.post('/seasons/:name/names', {
    does: 'Says that two names of a season are one person, or that a name is somebody of their own again.',
    about: 'Each time the ledger gets a line, and no figure in it changes. Without `into`, `name` is parted.',
    by: ['season'],
    body: namesRequest,
    answers: { 201: facts({ ok }) },
    refuses: [409],
  })(first(asHost), json, async (request, response) => {
    const season = await asHost(request);
    const { name, into } = readBody(namesRequest, request);
    if (isTooLong(season.lines)) throw refusal(409, phrase('bookFull', maxLines));
    const at = context.now();
    let wrong: Phrase | undefined;
    await store.addLines({
      season: season.name,
      lines: before => {
        const change = into === '' ? parting(before, name) : merging(before, name, into);
        wrong = 'say' in change ? change : undefined;
        return 'say' in change ? [] : write(before, [change], { at, episode: '' });
      },
    });
    if (wrong !== undefined) throw refusal(409, wrong);
    response.status(201).json({ ok: true });
  });

  /** A show in which one of these names may still come to the ledger. */
  const unfinished = (episodes: readonly SeasonEpisode[], names: readonly string[]) =>
    episodes.find(episode => episode.closed === 0 && ledgerNames(episode).some(one => names.includes(one)));

  const personsNames = (lines: readonly Line[], name: string): readonly string[] =>
    namedIn(lines).has(name) ? namesOfPerson(lines, personIn(bookOf(lines))(name)) : [];

  const forget = async (request: Request, season: StoredSeason, name: string): Promise<readonly StandIn[]> => {
    const episodes = await store.seasonEpisodes(season.name);
    const names = personsNames(season.lines, name);
    const codes = episodes
      .filter(episode => ledgerNames(episode).some(one => names.includes(one)))
      .map(({ code }) => code);
    const language = languageOf(request);
    const standIns = await store.forget({
      season: season.name,
      at: context.now(),
      codes,
      standIns: lines => {
        const made: StandIn[] = [];
        const taken = new Set(namedIn(lines));
        for (const from of personsNames(lines, name)) {
          if (isStandIn(lines, from)) continue;
          const to = standInFor(taken, n => textIn(language, phrase('standIn', String(n))));
          taken.add(to);
          made.push({ from, to });
        }
        return made;
      },
    });
    for (const code of codes) {
      // A finished show in memory has the name, too. Its pages come again.
      rooms.get(code)?.retire(closeCode.moved);
      await forgetShow(code);
    }
    context.log.info({ season: season.name }, 'a player of a season was forgotten');
    return standIns;
  };

  /** Who holds a seat of one of its shows, as in the ledger. `given`: by a link; anybody may sit down under any name. */
  const seated = async (request: Request, season: StoredSeason) => {
    const token = bearer(request.get('authorization'));
    const held = token === '' ? undefined : await store.token(hashOf(token));
    const known = held?.role === 'seat' ? await finding.find(held.code) : undefined;
    if (held === undefined || known?.facts.season?.name !== season.name) return undefined;
    return { name: uniqueNames(seatedIn(known.state))[held.seat] ?? '', given: held.maker !== '' };
  };

  routes.post('/seasons/:name/forget', {
    does: 'Forgets a player: another name takes the place of theirs in the ledger and in the records of finished shows.',
    about:
      'By the season’s host with `name`; by a player with a link to a seat in one of its shows, at once; and by whoever sat down by name, or by anybody with `name`, as a request that the host sees. `asked`: the host has to decide.',
    by: ['season', 'seat', 'nobody'],
    body: forgetRequest,
    answers: { 200: facts({ ok, asked: yes, as: listOf(texts) }) },
    refuses: [409],
  })(asks, json, async (request, response) => {
    const season = await findRequested(request);
    const { name: wished } = readBody(forgetRequest, request);
    const byHost = isHost(season, request);
    const own = byHost ? undefined : await seated(request, season);
    if (!byHost && own === undefined && bearer(request.get('authorization')) !== '')
      return finder.refuseToken(request, 'contestantsOnly');
    const who = own?.name ?? wished;
    if (who === undefined) throw refusedFields([fault('name', phrase('sayWho'))]);
    const names = personsNames(season.lines, who);
    if (names.length === 0) throw refusal(409, phrase('nobodyCalled', who));
    const open = unfinished(await store.seasonEpisodes(season.name), names);
    if (byHost && open !== undefined) throw refusal(409, phrase('stillInGame', open.code));
    if (byHost || (own?.given === true && open === undefined)) {
      const standIns = await forget(request, season, who);
      const before = names.filter(one => isStandIn(season.lines, one));
      response.json({ ok: true, asked: false, as: [...before, ...standIns.map(({ to }) => to)] });
      return;
    }
    await store.askToForget(season.name, { name: who, at: context.now() }, mostRequests);
    response.json({ ok: true, asked: true, as: [] });
  });

  routes.get('/seasons/:name/forget', {
    does: 'Who asks to be forgotten.',
    by: ['season'],
    answers: { 200: facts({ requests: listOf(facts({ name: texts, at: time })) }) },
  })(async (request, response) => {
    const season = await asHost(request);
    response.set('Cache-Control', 'no-store').json({ requests: await store.forgetRequests(season.name) });
  });

  routes.delete('/seasons/:name/forget', {
    does: 'Dismisses a request to be forgotten.',
    by: ['season'],
    body: fields({ name }),
    answers: { 204: null },
  })(first(asHost), json, async (request, response) => {
    const season = await asHost(request);
    await store.dismissForgetting(season.name, readBody(fields({ name }), request).name);
    response.status(204).end();
  });

  return routes;
};
