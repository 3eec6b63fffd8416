/** The addresses of this machine in its networks. Which of them links use is chosen on the machine itself. */
import { Router } from 'express';
import { request as fields, line, soundly } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { AddressBook } from '../addresses.ts';
import { isOwn } from '../origins.ts';
import { jsonBody } from '../web/bodies.ts';
import { refusal } from '../web/refusals.ts';

const choice = fields({ address: line(200) });

export const networks = (book: AddressBook): Router => {
  const router = Router();
  router.get('/networks', (request, response) => {
    response.set('Cache-Control', 'no-store').json(book.networks(request.get('host')));
  });
  router.post('/networks', jsonBody(1024), (request, response) => {
    const chosen = soundly(choice, request.body);
    const known = book.networks(request.get('host'));
    // A stranger may not redirect other people's links: the list is empty for pages that were opened on another machine.
    if (!isOwn(request.ip ?? '') || known.ways.length === 0 || chosen === undefined || !book.choose(chosen.address))
      throw refusal(403, phrase('otherSite'));
    response.json(book.networks(request.get('host')));
  });
  return router;
};
