/** The audience's game over HTTP: any process may be asked, and who watches elsewhere plays as well. */
import express, { type Request, type Response, Router } from 'express';
import { sideMessage } from '../rooms/messages.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { readCode } from '../tokens.ts';
import { type Limiter, tooOften } from './limits.ts';

export interface SideLimits {
  readonly bets: Limiter;
  readonly misses: Limiter;
}

const shown = 5;

export const sideGame = (rooms: Rooms, store: Store, { bets, misses }: SideLimits): Router => {
  const router = Router();
  // Of shows that are over too: their rooms may be gone.
  router.get('/episodes/:code/side', async (request: Request, response: Response) => {
    response.json(await store.bestFans(readCode(String(request.params.code)), shown));
  });
  router.post('/episodes/:code/side', express.json({ limit: '2kb' }), async (request: Request, response: Response) => {
    const ip = request.ip ?? '';
    const seconds = Math.max(await misses.wait(ip), await bets.take(ip));
    if (seconds > 0) {
      tooOften(response, seconds);
      return;
    }
    const read = sideMessage.safeParse(request.body);
    if (!read.success) {
      response.status(400).json({ error: 'That cannot be bet on.' });
      return;
    }
    const code = readCode(String(request.params.code));
    const found = await rooms.ensure(code);
    if (found === 'none') {
      await misses.take(ip);
      response.status(404).json({ error: 'There is no show with this code.' });
      return;
    }
    const room = rooms.get(code);
    if (room === undefined) {
      response.status(503).json({ error: 'The show cannot be reached now. Try again.' });
      return;
    }
    response.set('Cache-Control', 'no-store');
    response.json(await room.side(read.data));
  });
  return router;
};
