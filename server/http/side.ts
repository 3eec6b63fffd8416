/** The audience's game over HTTP. Any process may be asked, so spectators in other processes can play too. */

import { type Request, type Response, Router } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import { languageOf } from '../languages.ts';
import { sideMessage } from '../rooms/messages.ts';
import { replyIn } from '../rooms/replies.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { readCode } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { countMiss, type Limiter, refuseTooMany } from '../web/limits.ts';
import { refuse } from '../web/refusals.ts';

interface SideLimits {
  readonly bets: Limiter;
  readonly misses: Limiter;
}

const visibleFans = 5;

export const sideGame = (rooms: Rooms, store: Store, { bets, misses }: SideLimits): Router => {
  const router = Router();
  // Works for finished shows too, whose rooms may have left memory.
  router.get('/episodes/:code/side', async (request: Request, response: Response) => {
    response.json(await store.bestFans(readCode(String(request.params.code)), visibleFans));
  });
  router.post('/episodes/:code/side', jsonBody(2 * 1024), async (request: Request, response: Response) => {
    const ip = request.ip ?? '';
    const seconds = await bets.take(ip);
    if (seconds > 0) {
      refuseTooMany(response, seconds);
      return;
    }
    const read = sideMessage.safeParse(request.body);
    if (!read.success) {
      refuse(response, 400, phrase('noBet'));
      return;
    }
    const code = readCode(String(request.params.code));
    const found = await rooms.ensure(code);
    if (found === 'none') {
      await countMiss(misses, request, response, () => refuse(response, 404, phrase('noShow')));
      return;
    }
    const room = rooms.get(code);
    if (room === undefined) {
      refuse(response, 503, phrase('unreachable'));
      return;
    }
    response.set('Cache-Control', 'no-store');
    response.json(replyIn(languageOf(request), await room.side(read.data)));
  });
  return router;
};
