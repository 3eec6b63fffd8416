/** A seat over HTTP, for programs without a socket: sit down, look, pledge, give a link, move. */

import type { Request, Response } from 'express';
import { drawRoomCard } from '../../shared/crowd/card.ts';
import type { ChatReply } from '../../shared/crowd/chat.ts';
import type { RoomMessage } from '../../shared/crowd/messages.ts';
import { resultOf } from '../../shared/crowd/result.ts';
import { seat } from '../../shared/engine/desk-message.ts';
import { int } from '../../shared/engine/fields.ts';
import { dictionary, request as fields, maybe, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { pngOf } from '../forum/drawings.ts';
import { languageOf, wordsIn } from '../languages.ts';
import { speechOf } from '../records/speech.ts';
import { admit, linkText, personName, readsChat, tokenIn } from '../rooms/entrance.ts';
import { cardMessage, chatMessage, linkMessage, moveMessage, roomMessage, soundMessage } from '../rooms/messages.ts';
import { replyIn } from '../rooms/replies.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { houseHosts } from '../store/stored.ts';
import { bearer, readCode } from '../tokens.ts';
import { first, jsonBody, once } from '../web/bodies.ts';
import { allow, type Limiter, limited, refuseMiss } from '../web/limits.ts';
import { facts, listOf, Routes, texts, whole, yes } from '../web/operations.ts';
import { readAs, readBody, refusal } from '../web/refusals.ts';
import { crowdNews, moved, ok, own, purse, reply, shell } from './answers.ts';
import type { Services } from './services.ts';

/** The room that plays the episode of `:code` in this process. */
export const roomPlaying = async (rooms: Rooms, misses: Limiter, request: Request) => {
  const code = readCode(String(request.params.code));
  if ((await rooms.ensure(code)) === 'none') await refuseMiss(misses, request, refusal(404, phrase('noShow')));
  const room = rooms.get(code);
  if (room === undefined) throw refusal(503, phrase('unreachable'));
  return { code, room };
};

const seatRequest = fields({ name: maybe(personName), seat: maybe(seat), pledge: maybe(linkText) });

/** Number of the first outcome that is asked for. */
const crowdQuery = fields({ from: or(int(0, Number.MAX_SAFE_INTEGER), 0) });

export const seats = ({ context, rooms, finding, limiter, misses }: Services): Routes => {
  const routes = new Routes('Playing');

  routes.router.use('/episodes/:code/seat', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  routes.post('/episodes/:code/seat', {
    does: 'Takes a free seat, for a program without a socket.',
    about: '`seat` asks for a particular one. `pledge`: the top of a hash chain (docs/fairness.md 2).',
    body: seatRequest,
    answers: { 201: facts({ seat: whole, token: texts }) },
    refuses: [409],
  })(limited(limiter('join')), jsonBody(2 * 1024), async (request, response) => {
    const found = await roomPlaying(rooms, misses, request);
    const wanted = readBody(seatRequest, { body: request.body ?? {} }, phrase('badJoin'));
    const verdict = await admit(context, found.code, { as: 'play', ...wanted }, request.ip ?? '');
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
    found.room.requests.programCame(verdict.admission.token);
    return { ...found, seat: verdict.admission.seat };
  });

  routes.get('/episodes/:code/seat', {
    does: 'What the token’s seat may know. A program that asks every few seconds counts as present.',
    by: ['seat', 'program'],
    answers: { 200: facts({ seat: whole, shell, own }) },
  })(async (request, response) => {
    const { room, seat } = await atSeat(request);
    response.json(room.httpSeats.look(seat));
  });

  routes.post('/episodes/:code/seat/moves', {
    does: 'A move of the seat, answered as over a socket.',
    by: ['seat', 'program'],
    body: moveMessage,
    answers: { 200: reply(moved) },
  })(first(atSeat), jsonBody(4 * 1024), async (request, response) => {
    const { room, seat } = await atSeat(request);
    response.json(replyIn(languageOf(request), await room.httpSeats.move(seat, request.body)));
  });

  const linkRoute = (type: 'pledge' | 'start-link') => async (request: Request, response: Response) => {
    const { room, seat } = await atSeat(request);
    response.json({ ok: await room.httpSeats.link(seat, type, request.body) });
  };
  routes.post('/episodes/:code/seat/pledge', {
    does: 'Pledges the top of a hash chain (docs/fairness.md 2). `ok` says whether it is pledged.',
    by: ['seat', 'program'],
    body: linkMessage,
    answers: { 200: facts({ ok: yes }) },
  })(first(atSeat), jsonBody(1024), linkRoute('pledge'));
  routes.post('/episodes/:code/seat/start-link', {
    does: 'Gives the link that `start` asks for (docs/fairness.md 3). `ok` says whether it was accepted.',
    by: ['seat', 'program'],
    body: linkMessage,
    answers: { 200: facts({ ok: yes }) },
  })(first(atSeat), jsonBody(1024), linkRoute('start-link'));
  routes.post('/episodes/:code/seat/hold', {
    does: 'Where the house hosts, any player pauses the show or goes on, and after its end stops the countdown to the next one.',
    about: '`ok` says whether it did.',
    by: ['seat', 'program'],
    body: soundMessage,
    answers: { 200: facts({ ok: yes }) },
    refuses: [409],
  })(first(atSeat), jsonBody(1024), async (request, response) => {
    const { room } = await atSeat(request);
    const { on } = readBody(soundMessage, request);
    if (!houseHosts(room.live.facts.robots)) throw refusal(409, phrase('forHost'));
    const reply = await room.requests.manage(
      room.live.over ? { do: 'go-on', on: !on } : { do: on ? 'pause' : 'resume' },
      '',
    );
    response.json({ ok: reply.ok });
  });
  return routes;
};

/** A page reports once a second. So many calls of one person cost as much. */
const reportCost = 20;
/** Bytes of a thousand calls. */
const reportSize = 512 * 1024;

const roomKinds: Readonly<Record<RoomMessage['do'], string>> = {
  enter: 'Enters under this name.',
  join: 'Enters, and becomes a member of this seat’s team, or of the smallest. Without a name those who have none yet get one.',
  look: 'Only looks.',
  bet: 'Bets points on what `open` says is open.',
  call: '`task`: the key of the open task, the crowd’s or the own team’s. Sent again while it is open, it replaces the call before.',
  react: 'Claps, laughs, groans.',
  watching: 'Watches the tape. One of so many as `tape` of the state says sends it, every thirty seconds.',
  volunteer: 'Would like to play, or no longer.',
};

/** The crowd (contract.md 11). Any process may be asked, so spectators in other processes can play along too. */
export const crowd = ({ context, rooms, finding, limiter, misses, posts, chatAddress }: Services): Routes => {
  const routes = new Routes('The crowd');
  const calls = limiter('bet');
  const signs = limiter('watching');
  routes.get('/episodes/:code/room', {
    does: 'The crowd that plays along: its task, its outcomes and its table.',
    about: 'A hundred `outcomes` come, from the one of number `from` on.',
    query: crowdQuery.of,
    answers: { 200: crowdNews },
  })(async (request, response) => {
    await allow(calls, request);
    const { room } = await roomPlaying(rooms, misses, request);
    const { from } = readAs(crowdQuery, { from: Number(request.query.from ?? 0) });
    response.json(await room.crowd.facts(from));
  });
  routes.post('/episodes/:code/room', {
    does: 'Plays along: enter, join a team, call, bet, react, volunteer.',
    about: '`secret`: 32 hex digits that a program makes up for each person, and keeps.',
    body: roomMessage,
    kinds: roomKinds,
    answers: { 200: reply(purse, facts({ ok, reacted: ok }), facts({ ok, watching: ok })) },
  })(jsonBody(2 * 1024), async (request, response) => {
    await allow(calls, request);
    const message = readBody(roomMessage, request, phrase('noCall'));
    if (message.do === 'watching') await allow(signs, request);
    const { room } = await roomPlaying(rooms, misses, request);
    const names = message.do === 'join' ? (await (await wordsIn(languageOf(request))).crowd()).suggested : [];
    response.set('Cache-Control', 'no-store');
    response.json(replyIn(languageOf(request), await room.crowd.play(message, names)));
  });
  routes.post('/episodes/:code/room/card.png', {
    does: 'A picture of how somebody of the crowd did, once the show is over.',
    body: cardMessage,
    answers: { 200: ['image/png'] },
    refuses: [409],
  })(posts, jsonBody(1024), async (request, response) => {
    const { secret } = readBody(cardMessage, request, phrase('unreadable'));
    const { room, code } = await roomPlaying(rooms, misses, request);
    const { live } = room;
    if (!live.over) throw refusal(409, phrase('notOverYet'));
    const purse = await room.crowd.play({ do: 'look', secret });
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
  routes.post('/episodes/:code/room/chat', {
    does: 'Hands in what a stream’s chat has called in the last second.',
    about: 'Of several pages, told apart by `page`, one is heard.',
    by: ['desk', 'overlay'],
    body: chatMessage,
    answers: { 200: facts({ ok, address: texts, heard: yes, tasks: listOf(dictionary) }) },
  })(first(atChat), jsonBody(reportSize), async (request, response) => {
    const report = readBody(chatMessage, request, phrase('unreadable'));
    const { room } = await atChat(request);
    const heard = await room.crowd.hear(report);
    response.set('Cache-Control', 'no-store').json({ ok: true, address: chatAddress, ...heard } satisfies ChatReply);
  });
  return routes;
};
