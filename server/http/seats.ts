/** A seat over HTTP, for programs without a socket: sit down, look, pledge, give a link, move. */
import { type Request, type Response, Router } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import type { ServerContext } from '../context.ts';
import { languageOf } from '../languages.ts';
import { admit } from '../rooms/entrance.ts';
import { replyIn } from '../rooms/replies.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { bearer, readCode } from '../tokens.ts';
import { first, jsonBody, once } from '../web/bodies.ts';
import { countMiss, type Limiter, limited } from '../web/limits.ts';
import { refuse } from '../web/refusals.ts';

export const seats = (context: ServerContext, rooms: Rooms, joins: Limiter, misses: Limiter): Router => {
  const router = Router();

  /** The room of the episode; undefined after a refusal was sent. */
  const roomOf = async (request: Request, response: Response) => {
    const code = readCode(String(request.params.code));
    const found = await rooms.ensure(code);
    const room = rooms.get(code);
    if (found === 'none') await countMiss(misses, request, response, () => refuse(response, 404, phrase('noShow')));
    else if (room === undefined) refuse(response, 503, phrase('unreachable'));
    response.set('Cache-Control', 'no-store');
    return found === 'none' || room === undefined ? undefined : { code, room };
  };

  router.post('/episodes/:code/seat', limited(joins), jsonBody(2 * 1024), async (request, response) => {
    const found = await roomOf(request, response);
    if (found === undefined) return;
    const { name, seat, pledge } = (request.body ?? {}) as Record<string, unknown>;
    const seatRequest = { as: 'play', name, seat, ...(pledge === undefined ? {} : { pledge }) };
    const verdict = await admit(context, found.code, seatRequest, request.ip ?? '');
    if (!verdict.ok) {
      refuse(response, 400, phrase('badJoin'));
      return;
    }
    const { guest, token, turnedAway } = await found.room.httpSeats.sit(verdict.admission);
    if (guest.seat < 0 || token === undefined)
      refuse(response, 409, phrase('noSeat'), turnedAway === undefined ? {} : { turnedAway });
    else response.status(201).json({ seat: guest.seat, token });
  });

  /** The seat that the token belongs to; undefined after a refusal was sent. */
  const atSeat = once(async (request: Request, response: Response) => {
    const found = await roomOf(request, response);
    if (found === undefined) return undefined;
    const token = bearer(request.get('authorization'));
    const verdict = await admit(context, found.code, { as: 'play', token }, request.ip ?? '');
    if (verdict.ok && verdict.admission.seat >= 0) return { ...found, seat: verdict.admission.seat };
    await countMiss(misses, request, response, () => refuse(response, 403, phrase('closedDoor')));
    return undefined;
  });

  router.get('/episodes/:code/seat', async (request, response) => {
    const at = await atSeat(request, response);
    if (at !== undefined) response.json(at.room.httpSeats.look(at.seat));
  });

  router.post('/episodes/:code/seat/moves', first(atSeat), jsonBody(4 * 1024), async (request, response) => {
    const at = await atSeat(request, response);
    if (at === undefined) return;
    response.json(replyIn(languageOf(request), await at.room.httpSeats.move(at.seat, request.body)));
  });

  const linkRoute = (type: 'pledge' | 'start-link') => async (request: Request, response: Response) => {
    const at = await atSeat(request, response);
    if (at !== undefined) response.json({ ok: await at.room.httpSeats.link(at.seat, type, request.body) });
  };
  router.post('/episodes/:code/seat/pledge', first(atSeat), jsonBody(1024), linkRoute('pledge'));
  router.post('/episodes/:code/seat/start-link', first(atSeat), jsonBody(1024), linkRoute('start-link'));
  return router;
};
