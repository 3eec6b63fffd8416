/** What only other processes of the same house may ask. */
import { matchMaker } from '@colyseus/core';
import { Router } from 'express';
import { z } from 'zod';
import type { OperatorNewsHere } from '../../shared/operator.ts';
import { languageNames } from '../../shared/words/languages.ts';
import type { Sisters } from '../cluster/sisters.ts';
import type { Admission } from '../rooms/entrance.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { readCode } from '../tokens.ts';
import { jsonBody } from './bodies.ts';

/** `Admission`: whoever sends it has looked at the token. */
const admission = z.strictObject({
  role: z.enum(['host', 'play', 'watch', 'relay']),
  seat: z.int().min(-1),
  token: z.string(),
  name: z.string(),
  wanted: z.int().min(-1),
  pledge: z.string(),
  screen: z.enum(['', 'tv', 'overlay']),
  visitor: z.string(),
  language: z.enum(languageNames).optional(),
}) satisfies z.ZodType<Admission>;

/** `newsHere`: what the operator's page is told of this process. */
export const sisterDoors = (sisters: Sisters, rooms: Rooms, newsHere: () => Promise<OperatorNewsHere>): Router => {
  const router = Router();

  router.use((request, response, next) => {
    if (sisters.isSister(request)) next();
    else response.status(404).json({ error: 'There is nothing here.' });
  });

  /** A seat in a room that is played here. */
  router.post('/seats/:code', jsonBody(4 * 1024), async (request, response) => {
    const code = readCode(String(request.params.code));
    const read = admission.safeParse(request.body);
    if (!read.success) {
      response.status(400).json({ error: 'That is no admission.' });
      return;
    }
    const found = await rooms.ensure(code);
    const room = found === 'here' ? await matchMaker.getRoomById(code) : undefined;
    if (room === undefined) response.status(found === 'none' ? 404 : 409).json({ error: 'That is not played here.' });
    else response.json(await matchMaker.reserveSeatFor(room, {}, read.data));
  });

  router.get('/operator', async (_request, response) => {
    response.json(await newsHere());
  });

  return router;
};
