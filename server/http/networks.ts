/** The addresses of this machine in its networks. Which of them links use is chosen on the machine itself. */
import { request as fields, line, soundly } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { AddressBook } from '../addresses.ts';
import { isOwn } from '../origins.ts';
import { jsonBody } from '../web/bodies.ts';
import { facts, listOf, Routes, texts, yes } from '../web/operations.ts';
import { refusal } from '../web/refusals.ts';

const chosenWay = fields({ address: line(200) });

const known = facts({
  address: texts,
  ways: listOf(facts({ name: texts, address: texts })),
  noWay: texts,
  home: yes,
});

export const networks = (book: AddressBook): Routes => {
  const routes = new Routes('This server');
  routes.get('/networks', {
    does: 'How people can reach this server.',
    answers: { 200: known },
  })((request, response) => {
    response.set('Cache-Control', 'no-store').json(book.networks(request.get('host')));
  });
  routes.post('/networks', {
    does: 'Chooses the network whose address links begin with. On the machine itself only.',
    body: chosenWay,
    answers: { 200: known },
  })(jsonBody(1024), (request, response) => {
    const chosen = soundly(chosenWay, request.body);
    const reach = book.networks(request.get('host'));
    // A stranger may not redirect other people's links: the list is empty for pages that were opened on another machine.
    if (!isOwn(request.ip ?? '') || reach.ways.length === 0 || chosen === undefined || !book.choose(chosen.address))
      throw refusal(403, phrase('otherSite'));
    response.json(book.networks(request.get('host')));
  });
  return routes;
};
