/** Routes for other processes of the same cluster only. */

import { matchMaker } from 'colyseus';
import { Router } from 'express';
import { soundly } from '../../shared/engine/message-fields.ts';
import type { OperatorNewsHere } from '../../shared/operator.ts';
import { admissionFields } from '../peers/admission.ts';
import type { Peers } from '../peers/peers.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { readCode } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';

/** `newsHere`: what the operator's page shows of this process. */
export const peerRoutes = (peers: Peers, rooms: Rooms, newsHere: () => Promise<OperatorNewsHere>): Router => {
  const router = Router();

  router.use((request, response, next) => {
    if (peers.isPeer(request)) next();
    else response.status(404).json({ error: 'There is nothing here.' });
  });

  /** Reserves a place in a room of this process. */
  router.post('/seats/:code', jsonBody(4 * 1024), async (request, response) => {
    const code = readCode(String(request.params.code));
    const admission = soundly(admissionFields, request.body);
    if (admission === undefined) {
      response.status(400).json({ error: 'That is no admission.' });
      return;
    }
    const found = await rooms.ensure(code);
    const room = found === 'here' ? await matchMaker.getRoomById(code) : undefined;
    if (room === undefined) response.status(found === 'none' ? 404 : 409).json({ error: 'That is not played here.' });
    else response.json(await matchMaker.reserveSeatFor(room, {}, admission));
  });

  router.get('/operator', async (_request, response) => {
    response.json(await newsHere());
  });

  return router;
};
