/** A season as a file: exported by its host, imported by another server, deleted. */
import { type Request, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { fault } from '../../shared/engine/fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { nothingUsed } from '../../shared/season/questions.ts';
import type { ServerContext } from '../context.ts';
import { writeSeason } from '../creation/season-file.ts';
import { readUpload as readHandedIn } from '../creation/uploads.ts';
import { languageOf } from '../languages.ts';
import { hashOf, newSecret } from '../tokens.ts';
import { type Limiter, limited } from '../web/limits.ts';
import { readAs, refusedFields } from '../web/refusals.ts';
import type { SeasonFinder } from './season-finder.ts';
import { seasonName } from './season-requests.ts';

export const seasonFiles = (
  context: ServerContext,
  { asHost }: SeasonFinder,
  json: RequestHandler,
  creates: readonly Limiter[],
  seasonLinks: (request: Request, name: string, token: string) => object,
): Router => {
  const router = Router();

  router.get('/seasons/:name/export', async (request, response) => {
    const season = await asHost(request);
    const stored = await context.store.seasonPack(season.name);
    response
      .set('Cache-Control', 'no-store')
      .set('Content-Disposition', `attachment; filename="${season.name}.season.json"`)
      .json(writeSeason(season, stored?.pack ?? null, stored?.used ?? nothingUsed));
  });

  /** Imports an exported season under its own name or another one. Its ledger must add up. */
  router.post('/seasons/import', limited(...creates), json, async (request, response) => {
    const { season: file, name: wished } = (request.body ?? {}) as {
      readonly season?: unknown;
      readonly name?: unknown;
    };
    const read = await readHandedIn('season', { given: file, language: languageOf(request) });
    if ('fault' in read) throw refusedFields([read.fault]);
    const { name } = readAs(z.object({ name: seasonName }), { name: wished ?? read.season.name }, request);
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
  router.delete('/seasons/:name', async (request, response) => {
    const season = await asHost(request);
    await context.store.removeSeason(season.name);
    context.log.info({ season: season.name }, 'a season was deleted');
    response.status(204).end();
  });

  return router;
};
