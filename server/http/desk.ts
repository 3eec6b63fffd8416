/** A host's desk over HTTP. */

import type { DeskMessage } from '../../shared/engine/desk-message.ts';
import { choice } from '../../shared/engine/fields.ts';
import { maybe } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { programRights } from '../../shared/engine/programs.ts';
import { linksOf } from '../addresses.ts';
import { languageOf } from '../languages.ts';
import { moveHostLink } from '../rooms/desk.ts';
import { deskMessage } from '../rooms/messages.ts';
import { replyIn } from '../rooms/replies.ts';
import { first, jsonBody } from '../web/bodies.ts';
import { amount, facts, listOf, Routes, texts, time, whole } from '../web/operations.ts';
import { readBody, refusal } from '../web/refusals.ts';
import { links, ok, reply } from './answers.ts';
import type { Services } from './services.ts';

const deskNews = facts({
  links: listOf(
    facts({
      id: texts,
      role: choice(['co-host', 'overlay', 'seat', 'program']),
      seat: whole,
      made: time,
      program: maybe(facts({ name: texts, may: choice(programRights), used: time })),
    }),
  ),
  screens: whole,
  heard: whole,
  clients: whole,
  times: listOf(amount),
  missed: listOf(whole),
  banned: listOf(facts({ id: texts, name: texts })),
});

/** By `do`. */
const deskKinds: Readonly<Record<DeskMessage['do'], string>> = {
  rename: 'Gives a player another name.',
  remove: 'Takes a seat from its player.',
  ban: 'Like `remove`, but the player may take no seat again until readmitted.',
  readmit: 'Ends a ban, by the `id` that the desk lists.',
  set: 'Changes settings. Those that are not named stay.',
  pause: 'Pauses the show. `until`: when the pause ends by itself, over holidays.',
  resume: 'Ends a pause.',
  extend: 'Gives the running clock more seconds.',
  'time-up': 'Ends the running clock now: what is owed counts as missed.',
  'co-host': 'Makes a link for a co-host.',
  overlay: 'Makes a link for streaming software, which shows what everybody sees and can be revoked.',
  program:
    'Lets a program in, which may do so much. The reply holds its token, once, and `revoke` ends it. `seat` with `may: "seat"` alone: one that is taken, because the program leaves with whoever sits there.',
  'extra-time': 'Gives this seat more time for each move.',
  revoke: 'Ends a link or a program, by the `id` that the desk lists.',
  'seat-link': 'Makes a new link to this seat. The one before stops working.',
  substitute:
    'In a season: the next on the list takes over a seat whose player has left. The reply holds their private link.',
  'call-up':
    'Gives a free seat, or this one if it is free, to somebody of the crowd who would like to play: by lot, the best, or the best of all the season’s rooms. `instead`: of whoever holds this seat. `list`: no seat, but a place on the season’s list.',
  'room-wait': 'The task that is open stays open for the room for a while, or no longer.',
  'measure-delay': 'Shows a code on the overlay of the chat: whoever types it shows how late the stream is.',
  team: 'Makes a seat a team, changes who decides for it, or (`nobody`) makes it one player’s again. In the lobby only, but for who decides and how long a vote takes. `everybody`: whoever plays along and is in no other team is a member.',
  captain: 'Another member of the team gets its seat.',
  'sound-check': 'Every screen makes a sound, and shows it.',
  skip: 'Ends what is being acted out: title sequence, throw, closing ceremony.',
  'go-on': 'After the end: the same players go on in a moment, or not.',
  close:
    'Publishes the dice, after which no move is played or undone (docs/fairness.md 7). After the end, or with `breakOff` at any time.',
  'move-link': 'For pages at a desk; a program asks for `/host-link` instead.',
};

export const desk = ({ context, rooms, finding, addresses }: Services): Routes => {
  const routes = new Routes('Playing');

  /** After a leak: replaces the host's link and revokes the old one. */
  routes.post('/episodes/:code/host-link', {
    does: 'After a leak: gives the host a new link. The old one stops working.',
    by: ['host'],
    answers: { 200: facts({ links }) },
  })(async (request, response) => {
    const host = await finding.asHost(request);
    const moved = await moveHostLink(context, host.code, host.token.id);
    response.set('Cache-Control', 'no-store');
    if (moved === undefined) throw refusal(403, phrase('hostOnly'));
    await rooms.get(host.code)?.requests.linksChanged(moved.revoked);
    response.json({ links: linksOf(addresses(request), host.code, moved.token) });
  });

  routes.get('/episodes/:code/desk', {
    does: 'What only the desk shows.',
    about: '`links` are those given away, and the programs. `revoke` takes their `id`.',
    by: ['desk'],
    answers: { 200: deskNews },
  })(async (request, response) => {
    const { code } = await finding.atDesk(request);
    await rooms.ensure(code);
    const room = rooms.get(code);
    if (room === undefined) throw refusal(503, phrase('unreachable'));
    response.set('Cache-Control', 'no-store').json(room.requests.news);
  });

  /** Lets the host manage a show that is not in memory: more time, or a pause over the holidays. */
  routes.post('/episodes/:code/desk', {
    does: 'Whatever a host’s desk does besides moves.',
    about:
      '`do` says what. Some answer with a `link`, or a program’s `token`, which is told once, and the `id` that revokes it.',
    by: ['desk'],
    body: deskMessage,
    kinds: deskKinds,
    answers: { 200: reply(facts({ ok, link: maybe(texts), id: maybe(texts), token: maybe(texts) })) },
  })(first(finding.atDesk), jsonBody(2 * 1024), async (request, response) => {
    const { code, token } = await finding.atDesk(request);
    const message = readBody(deskMessage, request, phrase('notFromHere'));
    if (message.do === 'move-link') throw refusal(400, phrase('notFromHere'));
    await rooms.ensure(code);
    const room = rooms.get(code);
    if (room === undefined) throw refusal(503, phrase('unreachable'));
    response.set('Cache-Control', 'no-store');
    response.json(replyIn(languageOf(request), await room.requests.manage(message, token.id)));
  });

  return routes;
};
