/** A seat over HTTP, for programs without a socket: sit down, look, pledge, give a link, move. */

import { type Request, type Response, Router } from 'express';
import { drawRoomCard } from '../../shared/crowd/card.ts';
import type { ChatReply } from '../../shared/crowd/chat.ts';
import { resultOf } from '../../shared/crowd/result.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { pngOf } from '../forum/drawings.ts';
import { languageOf, wordsIn } from '../languages.ts';
import { speechOf } from '../records/speech.ts';
import { admit, readsChat, tokenIn } from '../rooms/entrance.ts';
import { cardMessage, chatMessage, roomMessage } from '../rooms/messages.ts';
import { replyIn } from '../rooms/replies.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { bearer, readCode } from '../tokens.ts';
import { first, jsonBody, once } from '../web/bodies.ts';
import { allow, type Limiter, limited, refuseMiss } from '../web/limits.ts';
import { readBody, refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

/** The room that plays the episode of `:code` in this process. */
export const roomPlaying = async (rooms: Rooms, misses: Limiter, request: Request) => {
  const code = readCode(String(request.params.code));
  if ((await rooms.ensure(code)) === 'none') await refuseMiss(misses, request, refusal(404, phrase('noShow')));
  const room = rooms.get(code);
  if (room === undefined) throw refusal(503, phrase('unreachable'));
  return { code, room };
};

export const seats = ({ context, rooms, finding, limiter, misses }: Services): Router => {
  const router = Router();

  router.use('/episodes/:code/seat', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  router.post('/episodes/:code/seat', limited(limiter('join')), jsonBody(2 * 1024), async (request, response) => {
    const found = await roomPlaying(rooms, misses, request);
    const { name, seat, pledge } = (request.body ?? {}) as Record<string, unknown>;
    const seatRequest = { as: 'play', name, seat, ...(pledge === undefined ? {} : { pledge }) };
    const verdict = await admit(context, found.code, seatRequest, request.ip ?? '');
    if (!verdict.ok) throw refusal(400, phrase('badJoin'));
    const { guest, token, turnedAway } = await found.room.httpSeats.sit(verdict.admission);
    if (guest.seat < 0 || token === undefined)
      throw refusal(409, phrase('noSeat'), turnedAway === undefined ? {} : { turnedAway });
    response.status(201).json({ seat: guest.seat, token });
  });

  const atSeat = once(async request => {
    const found = await roomPlaying(rooms, misses, request);
    const token = bearer(request.get('authorization'));
    const verdict = await admit(context, found.code, { as: 'play', token }, request.ip ?? '');
    if (!verdict.ok) return finding.refuseToken(request, phrase('closedDoor'), verdict.stored);
    found.room.programCame(verdict.admission.token);
    return { ...found, seat: verdict.admission.seat };
  });

  router.get('/episodes/:code/seat', async (request, response) => {
    const { room, seat } = await atSeat(request);
    response.json(room.httpSeats.look(seat));
  });

  router.post('/episodes/:code/seat/moves', first(atSeat), jsonBody(4 * 1024), async (request, response) => {
    const { room, seat } = await atSeat(request);
    response.json(replyIn(languageOf(request), await room.httpSeats.move(seat, request.body)));
  });

  const linkRoute = (type: 'pledge' | 'start-link') => async (request: Request, response: Response) => {
    const { room, seat } = await atSeat(request);
    response.json({ ok: await room.httpSeats.link(seat, type, request.body) });
  };
  router.post('/episodes/:code/seat/pledge', first(atSeat), jsonBody(1024), linkRoute('pledge'));
  router.post('/episodes/:code/seat/start-link', first(atSeat), jsonBody(1024), linkRoute('start-link'));
  return router;
};

/** A page reports once a second. So many calls of one person cost as much. */
const reportCost = 20;
/** Bytes of a thousand calls. */
const reportSize = 512 * 1024;

/** The crowd (contract.md 11). Any process may be asked, so spectators in other processes can play along too. */
export const crowd = ({ context, rooms, finding, limiter, misses, posts, chatAddress }: Services): Router => {
  const router = Router();
  const calls = limiter('bet');
  router.get('/episodes/:code/room', async (request, response) => {
    await allow(calls, request);
    const { room } = await roomPlaying(rooms, misses, request);
    const from = Number(request.query.from ?? 0);
    if (!Number.isSafeInteger(from) || from < 0) throw refusal(400, phrase('wholeNumber', 0, Number.MAX_SAFE_INTEGER));
    response.json(await room.crowdFacts(from));
  });
  router.post('/episodes/:code/room', jsonBody(2 * 1024), async (request, response) => {
    await allow(calls, request);
    const message = readBody(roomMessage, request, phrase('noCall'));
    const { room } = await roomPlaying(rooms, misses, request);
    const names = message.do === 'join' ? (await (await wordsIn(languageOf(request))).crowd()).suggested : [];
    response.set('Cache-Control', 'no-store');
    response.json(replyIn(languageOf(request), await room.crowd(message, names)));
  });
  router.post('/episodes/:code/room/card.png', posts, jsonBody(1024), async (request, response) => {
    const { secret } = readBody(cardMessage, request, phrase('unreadable'));
    const { room, code } = await roomPlaying(rooms, misses, request);
    const { live } = room;
    if (!live.over) throw refusal(409, phrase('notOverYet'));
    const purse = await room.crowd({ do: 'look', secret });
    if (!purse.ok || !('name' in purse)) throw refusal(404, phrase('nameFirst'));
    const language = languageOf(request);
    const { titles, voiceOf } = await speechOf(live.show, language, live.state.settings.currency);
    const texts = await (await wordsIn(language)).crowd();
    const voice = voiceOf(live.episode.names);
    const result = resultOf(purse, texts, voice);
    const facts = { show: live.show.name, title: titles.show, code, name: purse.name, result, line: texts.end.line };
    const png = await pngOf(drawRoomCard(facts, voice.words));
    response.set('Cache-Control', 'no-store').type('png').send(png);
  });
  const atChat = once(async request => {
    await allow(calls, request, reportCost);
    const found = await roomPlaying(rooms, misses, request);
    const stored = await tokenIn(context, found.code, bearer(request.get('authorization')));
    if (stored !== undefined && readsChat(stored)) return found;
    return finding.refuseToken(request, phrase('forHost'), stored);
  });
  router.post('/episodes/:code/room/chat', first(atChat), jsonBody(reportSize), async (request, response) => {
    const report = readBody(chatMessage, request, phrase('unreadable'));
    const { room } = await atChat(request);
    const heard = await room.chat(report);
    response.set('Cache-Control', 'no-store').json({ ok: true, address: chatAddress, ...heard } satisfies ChatReply);
  });
  return router;
};
