/** The audience's game over HTTP. Any process may be asked, so spectators in other processes can play too. */

import { Router } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import { languageOf } from '../languages.ts';
import { sideMessage } from '../rooms/messages.ts';
import { replyIn } from '../rooms/replies.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { readCode } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { allow, type Limiter } from '../web/limits.ts';
import { readBody } from '../web/refusals.ts';
import { roomPlaying } from './seats.ts';

interface SideLimits {
  readonly bets: Limiter;
  readonly misses: Limiter;
}

const visibleFans = 5;

export const sideGame = (rooms: Rooms, store: Store, { bets, misses }: SideLimits): Router => {
  const router = Router();
  // Works for finished shows too, whose rooms may have left memory.
  router.get('/episodes/:code/side', async (request, response) => {
    response.json(await store.bestFans(readCode(String(request.params.code)), visibleFans));
  });
  router.post('/episodes/:code/side', jsonBody(2 * 1024), async (request, response) => {
    await allow(bets, request);
    const message = readBody(sideMessage, request, phrase('noBet'));
    const { room } = await roomPlaying(rooms, misses, request);
    response.set('Cache-Control', 'no-store');
    response.json(replyIn(languageOf(request), await room.side(message)));
  });
  return router;
};
