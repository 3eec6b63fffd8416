/** The two requests by which a page gets to an episode: the SDK's `joinById` and `reconnect`. Rooms are not made here. */
import { matchMaker, ServerError } from 'colyseus';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { ServerContext } from '../context.ts';
import { PeerUnavailable } from '../peers/peers.ts';
import { admit } from '../rooms/entrance.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { readCode } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { countMiss, type Limiter, refuseTooMany } from '../web/limits.ts';
import { refuse } from '../web/refusals.ts';

/** Colyseus's codes. The SDK passes them on to the page. */
const notFound = 522;
const refused = 525;
const expired = 524;
const unhandled = 523;

const biggestBody = 4 * 1024;

const sendError = (response: Response, status: number, code: number, why: Phrase): void =>
  refuse(response, status, why, { code });

const noEpisode = (response: Response): void => sendError(response, 404, notFound, phrase('noShow'));

/** The episode is moving to another process. The page may try again in a moment. */
const busy = (response: Response): void => {
  response.set('Retry-After', '1');
  sendError(response, 503, unhandled, phrase('changesServer'));
};

const reconnecting = z.strictObject({ reconnectionToken: z.string().min(1).max(64) });

export const matchmaking = (
  context: ServerContext,
  rooms: Rooms,
  joins: Limiter,
  misses: Limiter,
  cluster?: Cluster,
): Router => {
  const router = Router();

  /** Whether this address may try. Sends the refusal if not. */
  const mayTry = async (request: Request, response: Response): Promise<boolean> => {
    const ip = request.ip ?? '';
    const seconds = await joins.take(ip);
    if (seconds > 0) refuseTooMany(response, seconds);
    return seconds === 0;
  };

  router.post('/joinById/:code', jsonBody(biggestBody, { strict: false }), async (request, response) => {
    if (!(await mayTry(request, response))) return;
    const code = readCode(String(request.params.code));
    // Spectators of an audience room in this process are let in without a query to the store for each of them.
    const watched = cluster?.audiences.has(code) === true && rooms.get(code) === undefined;
    let found = watched ? 'elsewhere' : await rooms.ensure(code);
    // Checked before the two cases differ, so that both take the same path.
    const verdict = await admit(context, code, request.body, request.ip);
    if (found === 'none') return countMiss(misses, request, response, () => noEpisode(response));
    if (!verdict.ok) {
      const [status, why] = verdict.why === 'form' ? ([400, 'badJoin'] as const) : ([403, 'closedDoor'] as const);
      return countMiss(misses, request, response, () => sendError(response, status, refused, phrase(why)));
    }
    if (found === 'elsewhere' && cluster === undefined) return busy(response);
    if (found === 'elsewhere' && cluster !== undefined) {
      try {
        response.json(await cluster.seat(code, verdict.admission));
        return;
      } catch (error) {
        if (!(error instanceof PeerUnavailable)) throw error;
      }
      // The process that plays the show may have died. Its audience room here does not know that yet.
      if (watched) found = await rooms.ensure(code);
      if (found !== 'here') return busy(response);
      cluster.audiences.abandon(code);
    }
    const room = await matchMaker.getRoomById(code);
    if (!room) return noEpisode(response);
    response.json(await matchMaker.reserveSeatFor(room, {}, verdict.admission));
  });

  router.post('/reconnect/:code', jsonBody(biggestBody, { strict: false }), async (request, response) => {
    if (!(await mayTry(request, response))) return;
    const read = reconnecting.safeParse(request.body);
    if (!read.success) return sendError(response, 400, refused, phrase('badJoin'));
    try {
      response.json(await matchMaker.reconnect(readCode(String(request.params.code)), read.data));
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      await countMiss(misses, request, response, () => sendError(response, 404, expired, phrase('placeGone')));
    }
  });

  return router;
};
