/** The share card of a finished show, as a PNG at a stable link. */

import { Router } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import type { Language } from '../../shared/words/languages.ts';
import { compute } from '../computing/compute.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import { renderPng } from '../forum/render.ts';
import { languageOfLink } from '../languages.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import { isOver, type Known } from '../records/known.ts';
import { type Limiter, limited } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';

/** Pictures in the cache, about 150 kB each. */
const cacheSize = 100;

export const card = (context: ServerContext, finding: EpisodeFinder, limiter: Limiter): Router => {
  const router = Router();
  const drawn = new Map<string, Promise<Buffer>>();

  const cardOf = (known: Known, language: Language): Promise<Buffer> => {
    const key = `${known.facts.code}:${known.entries}:${known.state.settings.currency}:${language}`;
    const before = drawn.get(key);
    const png = before ?? compute(context.store, 'card', known, { language }).then(svg => renderPng(svg.toString()));
    drawn.delete(key);
    drawn.set(key, png);
    png.catch(() => drawn.delete(key));
    const oldest = drawn.size > cacheSize ? drawn.keys().next().value : undefined;
    if (oldest !== undefined) drawn.delete(oldest);
    return png;
  };

  router.get('/e/:code/card.png', limited(limiter), async (request, response) => {
    const found = await finding.findRequested(request);
    if (!isOver(found) && found.state.closed === 0) throw refusal(409, phrase('notOverYet'));
    try {
      response
        .type('png')
        // Forums of all kinds may embed it.
        .set('Cross-Origin-Resource-Policy', 'cross-origin')
        .set('Cache-Control', found.state.closed > 0 ? 'public, max-age=3600' : 'public, max-age=5')
        .send(await cardOf(found, languageOfLink(request)));
    } catch (error) {
      if (error instanceof Busy) throw error;
      context.log.error({ episode: found.facts.code, err: error }, 'a share card could not be drawn');
      throw refusal(503, phrase('noPicture'));
    }
  });
  return router;
};
