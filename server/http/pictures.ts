/** The board as a PNG at a stable link, for posts: as it is now, or after a given entry. */

import { createHash } from 'node:crypto';
import { Router } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import type { Language } from '../../shared/words/languages.ts';
import { compute } from '../computing/compute.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import { renderPng } from '../forum/render.ts';
import { languageOfLink } from '../languages.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import type { Known } from '../records/known.ts';
import { type Limiter, limited } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';

interface Picture {
  readonly tag: string;
  readonly png: Buffer;
}

/** Pictures in the cache, about 250 kB each. */
const cacheSize = 100;

export const pictures = (context: ServerContext, finding: EpisodeFinder, limiter: Limiter): Router => {
  const router = Router();
  const drawn = new Map<string, Promise<Picture>>();

  const draw = async (known: Known, upto: number, language: Language): Promise<Picture> => {
    const svg = (await compute(context.store, 'board', known, { upto, language })).toString();
    return { tag: createHash('sha256').update(svg).digest('base64url').slice(0, 22), png: await renderPng(svg) };
  };

  /** Cached for everybody: the board after an entry never changes, except for names in the lobby. */
  const pictureOf = (known: Known, upto: number, language: Language): Promise<Picture> => {
    const key = JSON.stringify([
      known.facts.code,
      upto,
      known.state.chairs.map(({ name }) => name),
      known.state.settings.currency,
      language,
    ]);
    const before = drawn.get(key);
    const picture = before ?? draw(known, upto, language);
    drawn.delete(key);
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
    const oldest = drawn.size > cacheSize ? drawn.keys().next().value : undefined;
    if (oldest !== undefined) drawn.delete(oldest);
    return picture;
  };

  router.get('/e/:code/board.png', limited(limiter), async (request, response) => {
    const found = await finding.findRequested(request);
    const { entries } = found;
    const at = request.query.at;
    const upto = at === undefined ? entries : Number(at);
    if (!Number.isInteger(upto) || upto < 0 || upto > entries) throw refusal(400, phrase('atEntries', entries));
    try {
      const { tag, png } = await pictureOf(found, upto, languageOfLink(request));
      response
        .type('png')
        // Forums of all kinds may embed it.
        .set('Cross-Origin-Resource-Policy', 'cross-origin')
        .set('Cache-Control', at === undefined ? 'public, max-age=5' : 'public, max-age=3600')
        .set('ETag', `"${tag}"`)
        .send(png);
    } catch (error) {
      if (error instanceof Busy) throw error;
      context.log.error({ episode: found.facts.code, err: error }, 'a picture could not be drawn');
      throw refusal(503, phrase('noPicture'));
    }
  });

  return router;
};
