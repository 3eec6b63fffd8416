/** Routes for other processes of the same cluster only. */

import { Router } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import type { OperatorNewsHere } from '../../shared/operator.ts';
import type { Blocks } from '../blocks.ts';
import { admissionFields } from '../peers/admission.ts';
import type { Peers } from '../peers/peers.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { readCode } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { readBody, refusal } from '../web/refusals.ts';

/** `newsHere`: what the operator's page shows of this process. */
export const peerRoutes = (
  peers: Peers,
  rooms: Rooms,
  blocks: Blocks,
  newsHere: () => Promise<OperatorNewsHere>,
): Router => {
  const router = Router();

  router.use((request, _response, next) => {
    if (!peers.isPeer(request)) throw refusal(404, phrase('nothingHere'));
    next();
  });

  /** Reserves a place in a room of this process. */
  router.post('/seats/:code', jsonBody(4 * 1024), async (request, response) => {
    const code = readCode(String(request.params.code));
    const admission = readBody(admissionFields, request);
    const found = await rooms.ensure(code);
    if (found !== 'here') throw refusal(found === 'none' ? 404 : 409, phrase('noShow'));
    response.json(await rooms.reserve(code, admission));
  });

  /** The list of blocks has changed. */
  router.get('/blocks', async (_request, response) => {
    await blocks.load();
    response.json({ ok: true });
  });

  router.get('/operator', async (_request, response) => {
    response.json(await newsHere());
  });

  return router;
};
