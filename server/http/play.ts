/** A show for programs: its state and its events, moves, and the host's big button. The token says for whom. */
import { Router } from 'express';
import { int } from '../../shared/engine/fields.ts';
import { request as fields, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { viewerWith } from '../rooms/entrance.ts';
import { pressMessage } from '../rooms/messages.ts';
import { bearer } from '../tokens.ts';
import { first, jsonBody, once } from '../web/bodies.ts';
import { refuseMiss } from '../web/limits.ts';
import { readAs, readBody, refusal, refusedReply } from '../web/refusals.ts';
import { roomPlaying } from './seats.ts';
import type { Services } from './services.ts';

/** Seconds. */
const longestDelay = 120;

const eventsQuery = fields({ delay: or(int(0, longestDelay), 0) });

/** Milliseconds after which a listener that was cut off comes back. */
const retry = 2000;

export const play = ({ context, rooms, misses, streams }: Services): Router => {
  const router = Router();

  /** Whose room, and for whom the token speaks. */
  const asViewer = once(async request => {
    const found = await roomPlaying(rooms, misses, request);
    const header = request.get('authorization');
    const guest = await viewerWith(context, found.code, header === undefined ? undefined : bearer(header));
    if (guest === undefined) return refuseMiss(misses, request, refusal(403, phrase('closedDoor')));
    const viewer =
      guest.role === 'host' ? ('host' as const) : guest.role === 'play' ? guest.seat : ('audience' as const);
    return { room: found.room, guest, viewer };
  });

  router.get('/episodes/:code/state', async (request, response) => {
    const { room, viewer } = await asViewer(request);
    response.set('Cache-Control', 'no-store').json(room.httpSeats.state(viewer));
  });

  router.post('/episodes/:code/moves', first(asViewer), jsonBody(4 * 1024), async (request, response) => {
    const { room, viewer } = await asViewer(request);
    if (viewer === 'audience') throw refusal(403, phrase('watcherMoves'));
    const reply = await room.httpSeats.move(viewer, request.body);
    if (!reply.ok) throw refusedReply(reply);
    response.set('Cache-Control', 'no-store').json(reply);
  });

  router.post('/episodes/:code/press', first(asViewer), jsonBody(1024), async (request, response) => {
    const { room, viewer } = await asViewer(request);
    if (viewer !== 'host') throw refusal(403, phrase('forHost'));
    const reply = await room.httpSeats.press(readBody(pressMessage, { body: request.body ?? {} }));
    if (!reply.ok) throw refusedReply(reply);
    response.set('Cache-Control', 'no-store').json(reply);
  });

  router.get('/episodes/:code/events', async (request, response) => {
    const { delay } = readAs(
      eventsQuery,
      request.query.delay === undefined ? {} : { delay: Number(request.query.delay) },
    );
    const { room, guest, viewer } = await asViewer(request);
    const release = streams.take(request.ip ?? '');
    if (release === undefined) {
      context.metrics.limited.inc({ what: 'streams' });
      throw refusal(429, phrase('tooOften', 5), {}, { 'Retry-After': '5' });
    }
    response.once('close', release);
    // Nothing on the way may gather or compress it.
    response.setHeader('Content-Type', 'text/event-stream');
    response.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    response.write(`retry: ${retry}\n\n`);
    const heard = Number.parseInt(request.get('last-event-id') ?? '', 10);
    const last = Number.isSafeInteger(heard) ? heard : undefined;
    room.httpSeats.streams.open({ viewer, guest, response, delay: delay * 1000 }, last);
  });

  return router;
};
