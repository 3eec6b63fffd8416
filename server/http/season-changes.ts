/** What the host of a season changes about it: corrected lines, other house rules for the coming games, more questions. */

import type { Request, RequestHandler } from 'express';
import { type Field, fault, flag, readField } from '../../shared/engine/fields.ts';
import { rulesAmong } from '../../shared/engine/house.ts';
import type { Json } from '../../shared/engine/json.ts';
import { anything, dictionary, request as fields, line, maybe, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainData } from '../../shared/engine/plain-text.ts';
import { draftOf } from '../../shared/season/cup-of.ts';
import { bookOf, correction, entryOf, isCorrectable, namesOf, write } from '../../shared/season/ledger.ts';
import { nothingUsed, questionsLeft } from '../../shared/season/questions.ts';
import { fromBook } from '../../shared/season/rules.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { ServerContext } from '../context.ts';
import { unknownOptions } from '../creation/episodes.ts';
import { writeSeason } from '../creation/season-file.ts';
import { gameOn, readSeasonPack } from '../creation/season-games.ts';
import { readUpload as readHandedIn, readUpload } from '../creation/uploads.ts';
import { correctValues } from '../seasons/accounts.ts';
import { isTooLong, maxLines } from '../seasons/ledger-writes.ts';
import { cupIn, settingsOf } from '../seasons/settings.ts';
import type { StoredSeason } from '../store/stored.ts';
import { hashOf, newSecret } from '../tokens.ts';
import { first } from '../web/bodies.ts';
import { facts, listOf, Routes, texts } from '../web/operations.ts';
import { readAs, readBody, refusal, refusedFields } from '../web/refusals.ts';
import { ok } from './answers.ts';
import { correctionRequest, figure, houseLine, type SeasonFinder, seasonMade, seasonName } from './season-requests.ts';
import type { Services } from './services.ts';

const houseRequest = fields({ house: or(dictionary, {}), options: maybe(dictionary) });

const questionsRequest = fields({ pack: anything, again: or(flag(), false) });

const importRequest = fields({ season: anything, name: maybe(line(200)) });

/** `json` reads the body of a request. */
export const seasonChanges = (context: ServerContext, { asHost }: SeasonFinder, json: RequestHandler): Routes => {
  const routes = new Routes('Seasons');

  const betweenGames = async ({ name }: StoredSeason): Promise<void> => {
    const on = gameOn(await context.store.seasonEpisodes(name));
    if (on !== undefined) throw refusal(409, phrase('beingPlayed', on.code));
  };

  /** Corrects a line with another one. The reason is public. */
  routes.post('/seasons/:name/corrections', {
    does: 'Corrects a line of the ledger with another one. The reason is public.',
    by: ['season'],
    body: correctionRequest,
    answers: { 201: facts({ ok }) },
    refuses: [409],
  })(first(asHost), json, async (request, response) => {
    const season = await asHost(request);
    const { line, reason, to: wished } = readBody(correctionRequest, request);
    const wrong = season.lines[line - 1];
    if (wrong === undefined || !isCorrectable(wrong.account))
      throw refusedFields([fault('line', phrase('notCorrectable'))]);
    const value = (correctValues[wrong.account] ?? figure) as Field<Json>;
    const { to } = readAs(fields({ to: value }), { to: wished });
    // After the draw each name keeps its place in a cup.
    const places = namesOf(bookOf(season.lines), 'entrants').length;
    if (wrong.account === 'entrants' && new Set(to as readonly string[]).size !== places)
      throw refusedFields([fault('to', phrase('mustHold', String(places), (to as readonly string[]).length))]);
    // Somebody who is on the list already may stay there.
    const listed = [entryOf(bookOf(season.lines), wrong.account, wrong.who)].flat();
    const isNew = (name: Json) => typeof name === 'string' && !listed.includes(name);
    if (wrong.who === '' && [to].flat().some(name => isNew(name) && context.blocks.turnsAwayName(String(name))))
      throw refusedFields([fault('to', phrase('otherName'))]);
    if (isTooLong(season.lines)) throw refusal(409, phrase('bookFull', maxLines));
    // Options of games that are on rest on the book; in a cup nothing does.
    if (cupIn(season) === undefined) await betweenGames(season);
    const at = context.now();
    let added = 0;
    await context.store.addLines({
      season: season.name,
      lines: before => {
        const change = correction(before, line, to, reason);
        const lines = change === undefined ? [] : write(before, [change], { at, episode: '' });
        added = lines.length;
        return lines;
      },
    });
    if (added === 0) throw refusal(409, phrase('saysSoAlready'));
    response.status(201).json({ ok: true });
  });

  /** Changes the house rules of the coming games. What the ledger holds stays. */
  routes.put('/seasons/:name/house', {
    does: 'Changes the rules of the coming shows. What the ledger holds stays.',
    about: '`house` is the set, `options` the rules beside it, which stay as they are where it is left out.',
    by: ['season'],
    body: houseRequest,
    answers: { 200: facts({ ok }) },
    refuses: [409],
  })(first(asHost), json, async (request, response) => {
    const season = await asHost(request);
    const { house, options: beside } = readBody(houseRequest, request);
    const settings = settingsOf(season.settings);
    const rules = showNamed(season.show)!;
    // Without `options`, only the set is changed.
    const among = rulesAmong(rules.options, settings.options, true);
    const kept = Object.entries(settings.options).filter(([name]) =>
      beside === undefined ? name !== 'house' : !(name in among),
    );
    const options = {
      ...Object.fromEntries(kept),
      ...(plainData(beside ?? {}) as Readonly<Record<string, Json>>),
      house: plainData(house) as Json,
    };
    const checked = readField(rules.options, options, 'options');
    const faults = [
      ...unknownOptions(rules, options),
      ...fromBook(season.show, (beside ?? {}) as object),
      ...checked.faults,
    ];
    if (faults.length > 0) throw refusedFields(faults);
    await betweenGames(season);
    const at = context.now();
    await context.store.changeSeason(season.name, { settings: { ...settings, options } });
    await context.store.addLines({
      season: season.name,
      lines: before => write(before, houseLine(rules, checked.value, 'changed'), { at, episode: '' }),
    });
    response.json({ ok: true });
  });

  /** Adds questions behind the existing ones, or replaces the list. */
  routes.post('/seasons/:name/questions', {
    does: 'Adds questions behind those that are there, or begins the list again.',
    by: ['season'],
    body: questionsRequest,
    answers: { 200: facts({ ok }) },
  })(first(asHost), json, async (request, response) => {
    const season = await asHost(request);
    const { pack, again } = readBody(questionsRequest, request);
    const rules = showNamed(season.show)!;
    const stored = await context.store.seasonPack(season.name);
    if (pack !== undefined) {
      const options = readField(rules.options, settingsOf(season.settings).options).value;
      const read = readSeasonPack(pack);
      const checked = await readUpload('pack', { show: season.show, options, pack: read.pack });
      if (checked.pack === null) throw refusedFields(checked.faults);
      const before = (stored?.pack ?? {}) as Readonly<Record<string, unknown>>;
      const joined = Object.fromEntries(
        Object.entries(checked.pack).map(([list, items]) => {
          const old = before[list];
          // Prizes are replaced, questions are added.
          const adds = Array.isArray(items) && Array.isArray(old) && list in questionsLeft(rules, checked.pack!, []);
          return [list, adds ? [...(old as unknown[]), ...(items as unknown[])] : items];
        }),
      );
      const whole = await readUpload('pack', { show: season.show, options, pack: joined });
      if (whole.pack === null) throw refusedFields(whole.faults);
      const { keys, episodes } = stored?.used ?? nothingUsed;
      const used = { keys: [...new Set([...keys, ...read.used])], episodes };
      await context.store.changeSeason(season.name, { pack: whole.pack, used });
    }
    if (again)
      await context.store.changeSeason(season.name, { used: { keys: [], episodes: stored?.used.episodes ?? [] } });
    response.json({ ok: true });
  });

  return routes;
};

export const seasonFiles = (
  { context, opens, creates }: Services,
  { asHost }: SeasonFinder,
  json: RequestHandler,
  seasonLinks: (request: Request, name: string, token: string) => object,
): Routes => {
  const routes = new Routes('Seasons');

  routes.get('/seasons/:name/export', {
    does: 'The whole season as a file, to take it to another server.',
    by: ['season'],
    answers: { 200: fields({ format: texts, name: texts, show: texts, lines: listOf(dictionary) }) },
    refuses: [409],
  })(async (request, response) => {
    const season = await asHost(request);
    const of = cupIn(season);
    if (of !== undefined && draftOf(of, bookOf(season.lines)) === undefined) throw refusal(409, phrase('cupExport'));
    const stored = await context.store.seasonPack(season.name);
    response
      .set('Cache-Control', 'no-store')
      .set('Content-Disposition', `attachment; filename="${season.name}.season.json"`)
      .json(writeSeason(season, stored?.pack ?? null, stored?.used ?? nothingUsed));
  });

  /** Imports an exported season under its own name or another one. Its ledger must add up. */
  routes.post('/seasons/import', {
    does: 'Imports a season, under its own name or another one. Its ledger must add up.',
    by: ['nobody', 'opener'],
    body: importRequest,
    answers: { 201: seasonMade },
    refuses: [409],
  })(opens, creates, json, async (request, response) => {
    const { season: file, name: wished } = readBody(importRequest, request);
    const read = await readHandedIn('season', { given: file });
    if ('fault' in read) throw refusedFields([read.fault]);
    const { name } = readAs(fields({ name: seasonName }), { name: wished ?? read.season.name });
    const token = newSecret();
    const { pack, used, lines, ...facts } = read.season;
    const made = await context.store.createSeason(
      { ...facts, name, host: hashOf(token), created: context.now() },
      pack,
      used,
      lines,
    );
    if (!made) throw refusedFields([fault('name', phrase('nameTaken'))], 409);
    response.status(201).json({ name, token, links: seasonLinks(request, name, token) });
  });

  /** Deletes the ledger and its names. Episodes stay with their own hosts. */
  routes.delete('/seasons/:name', {
    does: 'Deletes a season with its ledger and the names in it. Its shows stay.',
    by: ['season'],
    answers: { 204: null },
  })(async (request, response) => {
    const season = await asHost(request);
    await context.store.removeSeason(season.name);
    context.log.info({ season: season.name }, 'a season was deleted');
    response.status(204).end();
  });

  return routes;
};
