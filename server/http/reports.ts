/** Reports of public shows with content that should not be there. */

import { Router } from 'express';
import { z } from 'zod';
import { phrase } from '../../shared/engine/phrase.ts';
import type { ServerContext } from '../context.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import { visitorOf } from '../rooms/entrance.ts';
import { jsonBody } from '../web/bodies.ts';
import { type Limiter, limited } from '../web/limits.ts';
import { readBody, refusal } from '../web/refusals.ts';

const report = z.strictObject({ why: z.enum(['name', 'title', 'questions', 'other']) });

export const reports = (context: ServerContext, finding: EpisodeFinder, limiter: Limiter): Router => {
  const router = Router();
  router.post('/episodes/:code/report', limited(limiter), jsonBody(1024), async (request, response) => {
    const { why } = readBody(report, request, phrase('sayWhatIsWrong'));
    const { code, public: listed } = (await finding.findRequested(request)).facts;
    if (!listed) throw refusal(403, phrase('notPublic'));
    // Visitors from this machine count as one.
    const visitor = visitorOf(context, code, request.ip ?? '') || 'here';
    await context.store.report(code, visitor, why, context.now());
    context.log.warn({ episode: code, why }, 'a show was reported');
    response.status(204).end();
  });
  return router;
};
