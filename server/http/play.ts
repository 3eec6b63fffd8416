/** A show for programs: its state and its events, moves, and the host's big button. The token says for whom. */
import { Router } from 'express';
import { int } from '../../shared/engine/fields.ts';
import { request as fields, or } from '../../shared/engine/message-fields.ts';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import { isProgram, mayOnly, speakerOf, tokenIn } from '../rooms/entrance.ts';
import type { Reader } from '../rooms/event-streams.ts';
import { pressMessage } from '../rooms/messages.ts';
import { bearer } from '../tokens.ts';
import { first, jsonBody, once } from '../web/bodies.ts';
import { isFromElsewhere } from '../web/guards.ts';
import { readAs, readBody, refusal, refusedReply } from '../web/refusals.ts';
import { roomPlaying } from './seats.ts';
import type { Services } from './services.ts';

/** Seconds. */
const longestDelay = 120;

const eventsQuery = fields({ delay: or(int(0, longestDelay), 0) });

/** Milliseconds after which a listener that was cut off comes back. */
const retry = 2000;

export const play = ({ context, rooms, finding, misses, streams }: Services): Router => {
  const router = Router();

  /** Whose room, and for whom the token speaks. */
  const asViewer = once(async request => {
    const found = await roomPlaying(rooms, misses, request);
    const header = request.get('authorization');
    const token = header === undefined ? undefined : await tokenIn(context, found.code, bearer(header));
    if (header !== undefined && token === undefined) return finding.refuseToken(request, phrase('closedDoor'));
    const program = token !== undefined && isProgram(token);
    if (isFromElsewhere(request) && !program) throw refusal(403, phrase('otherSite'));
    // Its maker gave it away for this, so it counts on every page that has it.
    if (program) request.res?.set('Access-Control-Allow-Origin', '*');
    const guest = speakerOf(token);
    found.room.programCame(guest.token);
    const listener = program ? ('program' as const) : ('audience' as const);
    const viewer: Reader = guest.role === 'host' ? 'host' : guest.role === 'play' ? guest.seat : listener;
    /** Why this token may not do it. */
    const may = (why: Phrase) => refusal(403, token !== undefined && program ? mayOnly(token) : why);
    return { room: found.room, guest, viewer, presses: guest.role === 'host' || token?.may === 'press', may };
  });

  router.get('/episodes/:code/state', async (request, response) => {
    const { room, viewer } = await asViewer(request);
    response.set('Cache-Control', 'no-store').json(room.httpSeats.state(viewer));
  });

  router.post('/episodes/:code/moves', first(asViewer), jsonBody(4 * 1024), async (request, response) => {
    const { room, viewer, may } = await asViewer(request);
    if (viewer === 'audience' || viewer === 'program') throw may(phrase('watcherMoves'));
    const reply = await room.httpSeats.move(viewer, request.body);
    if (!reply.ok) throw refusedReply(reply);
    response.set('Cache-Control', 'no-store').json(reply);
  });

  router.post('/episodes/:code/press', first(asViewer), jsonBody(1024), async (request, response) => {
    const { room, presses, may } = await asViewer(request);
    if (!presses) throw may(phrase('forHost'));
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
