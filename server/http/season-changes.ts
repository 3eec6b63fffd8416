/** What the host of a season changes about it: corrected lines, other house rules for the coming games, more questions. */
import { type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { fault, readField } from '../../shared/engine/fields.ts';
import { rulesAmong } from '../../shared/engine/house.ts';
import type { Json } from '../../shared/engine/json.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { correction, write } from '../../shared/season/ledger.ts';
import { nothingUsed, questionsLeft } from '../../shared/season/questions.ts';
import { fromBook } from '../../shared/season/rules.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { ServerContext } from '../context.ts';
import { unknownOptions } from '../creation/episodes.ts';
import { gameOn, readSeasonPack } from '../creation/season-games.ts';
import { readUpload } from '../creation/uploads.ts';
import { plainData } from '../plain-text.ts';
import { correctValues } from '../seasons/accounts.ts';
import { isTooLong, maxLines } from '../seasons/ledger-writes.ts';
import { settingsOf } from '../seasons/settings.ts';
import { first } from '../web/bodies.ts';
import { faultsOf, inLanguageOf, refuse, refuseFields } from '../web/refusals.ts';
import type { SeasonFinder } from './season-finder.ts';
import { correctionRequest, figure, houseLine } from './season-requests.ts';

/** `json` reads the body of a request. */
export const seasonChanges = (context: ServerContext, { asHost }: SeasonFinder, json: RequestHandler): Router => {
  const router = Router();

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
    const to = ((correctValues[wrong.account] ?? figure) as z.ZodType<Json>).safeParse(
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
      refuse(response, 409, phrase('bookFull', maxLines));
      return;
    }
    const on = gameOn(await context.store.seasonEpisodes(season.name));
    if (on !== undefined) {
      refuse(response, 409, phrase('beingPlayed', on.code));
      return;
    }
    const at = context.now();
    let added = 0;
    await context.store.addLines({
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
    const { house = {}, options: beside } = (request.body ?? {}) as {
      readonly house?: unknown;
      readonly options?: unknown;
    };
    const settings = settingsOf(season.settings);
    const rules = showNamed(season.show)!;
    // Without `options`, only the set is changed.
    const among = rulesAmong(rules.options, settings.options);
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
    if (faults.length > 0) {
      refuseFields(response, 400, faults);
      return;
    }
    const on = gameOn(await context.store.seasonEpisodes(season.name));
    if (on !== undefined) {
      refuse(response, 409, phrase('beingPlayed', on.code));
      return;
    }
    const at = context.now();
    await context.store.changeSeason(season.name, { settings: { ...settings, options } });
    await context.store.addLines({
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
    const stored = await context.store.seasonPack(season.name);
    if (pack !== undefined) {
      const options = readField(rules.options, settingsOf(season.settings).options).value;
      const read = readSeasonPack(pack);
      const checked = await readUpload('pack', { show: season.show, options, pack: read.pack });
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
      const whole = await readUpload('pack', { show: season.show, options, pack: joined });
      if (whole.pack === null) {
        refuseFields(response, 400, whole.faults);
        return;
      }
      const { keys, episodes } = stored?.used ?? nothingUsed;
      const used = { keys: [...new Set([...keys, ...read.used])], episodes };
      await context.store.changeSeason(season.name, { pack: whole.pack, used });
    }
    if (again === true)
      await context.store.changeSeason(season.name, { used: { keys: [], episodes: stored?.used.episodes ?? [] } });
    response.json({ ok: true });
  });

  return router;
};
