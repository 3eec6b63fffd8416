/** Pictures of a show as PNGs at stable links, for posts: its board, as it is now or after a given entry, and its share card. */

import { createHash } from 'node:crypto';
import { type Response, Router } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import { compute } from '../computing/compute.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import { renderPng } from '../forum/render.ts';
import { languageOfLink } from '../languages.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import { isOver, type Known } from '../records/known.ts';
import { type Limiter, limited } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';

interface Picture {
  readonly tag: string;
  readonly png: Buffer;
}

/** Pictures in the cache, up to 250 kB each. */
const cacheSize = 200;

const draw = async (drawing: Promise<Buffer>): Promise<Picture> => {
  const svg = (await drawing).toString();
  return { tag: createHash('sha256').update(svg).digest('base64url').slice(0, 22), png: await renderPng(svg) };
};

export const pictures = (context: ServerContext, finding: EpisodeFinder, limiter: Limiter): Router => {
  const router = Router();
  const drawn = new Map<string, Promise<Picture>>();

  /** Cached for everybody. `drawing`: as SVG. */
  const pictureOf = (key: string, drawing: () => Promise<Buffer>): Promise<Picture> => {
    const picture = drawn.get(key) ?? draw(drawing());
    drawn.delete(key);
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
    const oldest = drawn.size > cacheSize ? drawn.keys().next().value : undefined;
    if (oldest !== undefined) drawn.delete(oldest);
    return picture;
  };

  /** `seconds`: how long it stays as it is. */
  const send = async (response: Response, { facts }: Known, seconds: number, picture: Promise<Picture>) => {
    try {
      const { tag, png } = await picture;
      response
        .type('png')
        // Forums of all kinds may embed it.
        .set('Cross-Origin-Resource-Policy', 'cross-origin')
        .set('Cache-Control', `public, max-age=${seconds}`)
        .set('ETag', `"${tag}"`)
        .send(png);
    } catch (error) {
      if (error instanceof Busy) throw error;
      context.log.error({ episode: facts.code, err: error }, 'a picture could not be drawn');
      throw refusal(503, phrase('noPicture'));
    }
  };

  router.get('/e/:code/board.png', limited(limiter), async (request, response) => {
    const found = await finding.findRequested(request);
    const { entries, facts, state } = found;
    const at = request.query.at;
    const upto = at === undefined ? entries : Number(at);
    if (!Number.isInteger(upto) || upto < 0 || upto > entries) throw refusal(400, phrase('atEntries', entries));
    const language = languageOfLink(request);
    // The board after an entry never changes, except for names in the lobby.
    const names = state.chairs.map(({ name }) => name);
    const key = JSON.stringify(['board', facts.code, upto, names, state.settings.currency, language]);
    const picture = pictureOf(key, () => compute(context.store, 'board', found, { upto, language }));
    await send(response, found, at === undefined ? 5 : 3600, picture);
  });

  router.get('/e/:code/card.png', limited(limiter), async (request, response) => {
    const found = await finding.findRequested(request);
    const { entries, facts, state } = found;
    if (!isOver(found) && state.closed === 0) throw refusal(409, phrase('notOverYet'));
    const language = languageOfLink(request);
    const key = JSON.stringify(['card', facts.code, entries, state.settings.currency, language]);
    const picture = pictureOf(key, () => compute(context.store, 'card', found, { language }));
    await send(response, found, state.closed > 0 ? 3600 : 5, picture);
  });

  return router;
};
