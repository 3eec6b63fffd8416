/** A show for programs: its state and its events, moves, and the host's big button. The token says for whom. */
import type { Request } from 'express';
import { int } from '../../shared/engine/fields.ts';
import { request as fields, maybe, or } from '../../shared/engine/message-fields.ts';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import { isProgram, mayOnly, speakerOf, tokenIn } from '../rooms/entrance.ts';
import type { Reader } from '../rooms/event-streams.ts';
import { jsonTexts } from '../rooms/http-seats.ts';
import { alarmMessage, linkMessage, moveMessage, pressMessage } from '../rooms/messages.ts';
import { bearer } from '../tokens.ts';
import { first, jsonBody, once } from '../web/bodies.ts';
import { isFromElsewhere } from '../web/guards.ts';
import { facts, Routes, texts, whole, yes } from '../web/operations.ts';
import { readAs, readBody, refusal, refusedReply } from '../web/refusals.ts';
import { cues, moved, ok, stateWith } from './answers.ts';
import { roomPlaying } from './seats.ts';
import type { Services } from './services.ts';

/** Seconds. */
const longestDelay = 120;

const eventsQuery = fields({ delay: or(int(0, longestDelay), 0) });

const state = stateWith(jsonTexts);

const viewers = ['nobody', 'seat', 'desk', 'program'] as const;

/** Milliseconds after which a listener that was cut off comes back. */
const retry = 2000;

export const play = ({ context, rooms, finding, misses, streams }: Services): Routes => {
  const routes = new Routes('Playing');

  /** Whose room, and for whom the token speaks. */
  const asViewer = once(async request => {
    const found = await roomPlaying(rooms, misses, request);
    const header = request.get('authorization');
    const token = header === undefined ? undefined : await tokenIn(context, found.code, bearer(header));
    const program = token !== undefined && isProgram(token);
    // A program's token was given away for this, so it counts on every page that has it, which may read why it no longer does.
    if (program || token === undefined) request.res?.set('Access-Control-Allow-Origin', '*');
    else if (isFromElsewhere(request)) throw refusal(403, phrase('otherSite'));
    if (header !== undefined && token === undefined) return finding.refuseToken(request, phrase('closedDoor'));
    const guest = speakerOf(token);
    found.room.requests.programCame(guest.token);
    const listener = program ? ('program' as const) : ('audience' as const);
    const viewer: Reader = guest.role === 'host' ? 'host' : guest.role === 'play' ? guest.seat : listener;
    /** Why this token may not do it. */
    const may = (why: Phrase) => refusal(403, token !== undefined && program ? mayOnly(token) : why);
    return { room: found.room, guest, viewer, presses: guest.role === 'host' || token?.may === 'press', may };
  });

  const asMover = async (request: Request) => {
    const { room, viewer, guest, may } = await asViewer(request);
    if (viewer === 'audience' || viewer === 'program') throw may(phrase('watcherMoves'));
    return { room, viewer, guest };
  };

  routes.get('/episodes/:code/state', {
    does: 'The state of a show, as the token’s viewer may know it.',
    by: viewers,
    answers: { 200: state },
  })(async (request, response) => {
    const { room, viewer } = await asViewer(request);
    response.set('Cache-Control', 'no-store').json(room.httpSeats.state(viewer));
  });

  routes.post('/episodes/:code/moves', {
    does: 'A move of the token’s seat, or of the host.',
    about:
      '`own.legal` of the state lists the moves and the ranges of their inputs. A host names with `for` the seat that answered by post. A move that is sent again with its `id` counts once and gets the same answer.',
    by: ['seat', 'desk', 'program'],
    body: moveMessage,
    answers: { 200: moved },
    refuses: [409],
  })(first(asViewer), jsonBody(4 * 1024), async (request, response) => {
    const { room, viewer } = await asMover(request);
    const reply = await room.httpSeats.move(viewer, request.body);
    if (!reply.ok) throw refusedReply(reply);
    response.set('Cache-Control', 'no-store').json(reply);
  });

  routes.post('/episodes/:code/press', {
    does: 'Presses the host’s big button.',
    about:
      '`press` of the state says what it will do. With an `id` it has no second effect when it is sent again. With `at`, the number of entries that were seen, it is refused as `stale` if anything has happened since.',
    by: ['desk', 'program'],
    body: maybe(pressMessage),
    answers: { 200: facts({ ok, did: texts, entry: maybe(whole) }) },
    refuses: [409],
  })(first(asViewer), jsonBody(1024), async (request, response) => {
    const { room, presses, may } = await asViewer(request);
    if (!presses) throw may(phrase('forHost'));
    const reply = await room.httpSeats.press(readBody(pressMessage, { body: request.body ?? {} }));
    if (!reply.ok) throw refusedReply(reply);
    response.set('Cache-Control', 'no-store').json(reply);
  });

  routes.post('/episodes/:code/pledge', {
    does: 'Pledges the top of a hash chain for the host’s part in the dice, or a seat’s (docs/fairness.md 2). `ok` says whether it is pledged.',
    by: ['seat', 'desk', 'program'],
    body: linkMessage,
    answers: { 200: facts({ ok: yes }) },
  })(first(asMover), jsonBody(1024), async (request, response) => {
    const { room, viewer, guest } = await asMover(request);
    response.json({ ok: await room.httpSeats.link(viewer, 'pledge', request.body, guest.token) });
  });

  routes.post('/episodes/:code/dice-alarm', {
    does: 'Reports that the mover’s part in the dice is missing or changed (docs/fairness.md 10). `ok` says whether it is stored.',
    about: '`entry`: the number of the entry concerned, -1 for none.',
    by: ['seat', 'desk', 'program'],
    body: alarmMessage,
    answers: { 200: facts({ ok: yes }) },
  })(first(asMover), jsonBody(1024), async (request, response) => {
    const { room, viewer } = await asMover(request);
    const { what, entry } = readBody(alarmMessage, request);
    response.json({ ok: await room.live.fairness.alarm(viewer, what, entry) });
  });

  routes.get('/episodes/:code/events', {
    does: 'The state and every cue as they happen, as server-sent events.',
    about:
      '`state` comes with every change, `cues` with each entry, whose number is the `id`. With the header `Last-Event-ID` the cues that were missed come first; `gap` names entries whose cues are not there any more. `delay`: seconds by which everything comes later. An address has at most 200 streams.',
    by: viewers,
    query: eventsQuery.of,
    answers: { 200: ['text/event-stream'] },
    events: { state, cues, gap: facts({ from: whole, to: whole }) },
  })(async (request, response) => {
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
    room.httpSeats.listen({ viewer, guest, response, delay: delay * 1000 }, last);
  });

  return routes;
};
