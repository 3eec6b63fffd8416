/** Reports of public shows with content that should not be there. */

import { Router } from 'express';
import { z } from 'zod';
import { phrase } from '../../shared/engine/phrase.ts';
import type { ServerContext } from '../context.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import { visitorOf } from '../rooms/entrance.ts';
import { jsonBody } from '../web/bodies.ts';
import { type Limiter, limited } from '../web/limits.ts';
import { refuse } from '../web/refusals.ts';

const report = z.strictObject({ why: z.enum(['name', 'title', 'questions', 'other']) });

export const reports = (context: ServerContext, finding: EpisodeFinder, limiter: Limiter): Router => {
  const router = Router();
  router.post('/episodes/:code/report', limited(limiter), jsonBody(1024), async (request, response): Promise<void> => {
    const read = report.safeParse(request.body);
    if (!read.success) {
      refuse(response, 400, phrase('sayWhatIsWrong'));
      return;
    }
    const found = await finding.findRequested(request, response);
    if (found === undefined) return;
    const { code, public: listed } = found.facts;
    if (!listed) {
      refuse(response, 403, phrase('notPublic'));
      return;
    }
    // Visitors from this machine count as one.
    await context.store.report(
      code,
      visitorOf(context, code, request.ip ?? '') || 'here',
      read.data.why,
      context.now(),
    );
    context.log.warn({ episode: code, why: read.data.why }, 'a show was reported');
    response.status(204).end();
  });
  return router;
};
