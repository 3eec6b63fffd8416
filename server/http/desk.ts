/** A host's desk over HTTP. */

import { choice } from '../../shared/engine/fields.ts';
import { maybe } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { programRights } from '../../shared/engine/protocol.ts';
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
  banned: listOf(facts({ id: texts, name: texts })),
});

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
    await rooms.get(host.code)?.linksChanged(moved.revoked);
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
    response.set('Cache-Control', 'no-store').json(room.deskNews);
  });

  /** Lets the host manage a show that is not in memory: more time, or a pause over the holidays. */
  routes.post('/episodes/:code/desk', {
    does: 'Whatever a host’s desk does besides moves.',
    about:
      '`do` says what. Some answer with a `link`, or a program’s `token`, which is told once, and the `id` that revokes it.',
    by: ['desk'],
    body: deskMessage,
    answers: { 200: reply(facts({ ok, link: maybe(texts), id: maybe(texts), token: maybe(texts) })) },
  })(first(finding.atDesk), jsonBody(2 * 1024), async (request, response) => {
    const { code, token } = await finding.atDesk(request);
    const message = readBody(deskMessage, request, phrase('notFromHere'));
    if (message.do === 'move-link') throw refusal(400, phrase('notFromHere'));
    await rooms.ensure(code);
    const room = rooms.get(code);
    if (room === undefined) throw refusal(503, phrase('unreachable'));
    response.set('Cache-Control', 'no-store');
    response.json(replyIn(languageOf(request), await room.manage(message, token.id)));
  });

  return routes;
};
