/** The two requests by which a page gets to an episode: the SDK's `joinById` and `reconnect`. Rooms are not made here. */

import { matchMaker, ServerError } from 'colyseus';
import { Router } from 'express';
import { line, message, soundly } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { PeerUnavailable } from '../peers/peers.ts';
import { admit, isProgram, mayOnly } from '../rooms/entrance.ts';
import { hashOf, readCode } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { limited, refuseMiss } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

/** Colyseus's codes. The SDK passes them on to the page. */
const notFound = 522;
const refused = 525;
const expired = 524;
const unhandled = 523;

const biggestBody = 4 * 1024;

const noEpisode = () => refusal(404, phrase('noShow'), { code: notFound });

const badJoin = () => refusal(400, phrase('badJoin'), { code: refused });

/** The episode is moving to another process. The page may try again in a moment. */
const busy = () => refusal(503, phrase('changesServer'), { code: unhandled }, { 'Retry-After': '1' });

const reconnecting = message({ reconnectionToken: line(64, { min: 1 }) });

/** Hosts whose session is remembered, at most: the page of the host says why its socket does not open. */
const maxHosts = 1000;

export const matchmaking = ({ context, rooms, limiter, misses, cluster, arrivals }: Services): Router => {
  const router = Router();
  /** By the host's token: the session that was reserved for it last. */
  const hosts = new Map<string, string>();

  router.use(jsonBody(biggestBody, { strict: false }), limited(limiter('join')));

  router.post('/joinById/:code', async (request, response) => {
    const code = readCode(String(request.params.code));
    let found = await rooms.ensure(code);
    // Checked before the two cases differ, so that both take the same path.
    const verdict = await admit(context, code, request.body, request.ip);
    if (found === 'none') return refuseMiss(misses, request, noEpisode());
    if (!verdict.ok) {
      if (verdict.stored !== undefined && isProgram(verdict.stored))
        throw refusal(403, mayOnly(verdict.stored), { code: refused });
      const closed = refusal(403, phrase('closedDoor'), { code: refused });
      return refuseMiss(misses, request, verdict.why === 'form' ? badJoin() : closed);
    }
    const token = verdict.admission.role === 'host' ? hashOf(String(request.body.token)) : '';
    if (arrivals.lostSocket(hosts.get(token) ?? '')) throw refusal(400, phrase('noSockets'), { code: refused });
    if (found === 'elsewhere' && cluster === undefined) throw busy();
    if (found === 'elsewhere' && cluster !== undefined) {
      try {
        response.json(await cluster.seat(code, verdict.admission));
        return;
      } catch (error) {
        if (!(error instanceof PeerUnavailable)) throw error;
      }
      // The process that played the show may have died a moment ago.
      found = await rooms.ensure(code);
      if (found !== 'here') throw busy();
    }
    if (!(await matchMaker.getRoomById(code))) throw noEpisode();
    const reserved = await rooms.reserve(code, verdict.admission);
    if ('sessionId' in reserved && token !== '' && (hosts.size < maxHosts || hosts.has(token)))
      hosts.set(token, reserved.sessionId);
    response.json(reserved);
  });

  router.post('/reconnect/:code', async (request, response) => {
    const token = soundly(reconnecting, request.body);
    if (token === undefined) throw badJoin();
    try {
      response.json(await matchMaker.reconnect(readCode(String(request.params.code)), token));
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      await refuseMiss(misses, request, refusal(404, phrase('placeGone'), { code: expired }));
    }
  });

  return router;
};
