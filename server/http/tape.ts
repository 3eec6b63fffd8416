/**
 * The tape over HTTP (docs/contract.md 13): what any cache may keep, with few headers, and nothing that would make two answers of
 * one. However many watch, a cache in front asks once for each path.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { codeSymbols } from '../../shared/engine/protocol.ts';
import { type TapeHead, type TapeNews, tapeDelays, tapePath } from '../../shared/engine/tape.ts';
import { compute, publishedIn } from '../computing/compute.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import type { Peers } from '../peers/peers.ts';
import { PeerTapes } from '../peers/tapes.ts';
import { EpisodeFinder } from '../records/episode-finder.ts';
import { isLate } from '../records/record.ts';
import type { OpenRoom, Rooms } from '../rooms/rooms.ts';
import { Holding, type Limiter, type Limits } from '../web/limits.ts';

interface TapeFacts {
  readonly context: ServerContext;
  readonly rooms: Rooms;
  /** The other processes; undefined for none. */
  readonly peers: Peers | undefined;
  readonly limits: Limits;
  readonly misses: Limiter;
  /** Where a request comes from. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The operator keeps this address away. */
  readonly turnsAway: (ip: string, request: IncomingMessage) => boolean;
  readonly draining: () => boolean;
}

const paths = new RegExp(
  `^/e/([${codeSymbols}]{8})/tape(?:-(${tapeDelays.join('|')}))?(?:/(0|[1-9]\\d{0,14})/(0|[1-9]\\d{0,14})(/state)?)?$`,
);

/** All of a published show, under the hash of its record. */
const whole = new RegExp(`^/e/([${codeSymbols}]{8})/tape/([0-9a-f]{64})$`);

const caching = {
  forever: 'public, max-age=31536000, immutable',
  second: 'public, max-age=1',
  seconds: 'public, max-age=10',
  never: 'no-store',
} as const;

type Caching = keyof typeof caching;

/** Answers that have no body. */
const refuse = (
  response: ServerResponse,
  status: number,
  keeps: Caching,
  more: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': caching[keeps],
    ...(status === 204 ? {} : { 'Content-Length': 0 }),
    ...more,
  });
  response.end();
};

/** `packed`: JSON as gzip, which everybody can read. */
const send = (response: ServerResponse, keeps: Caching, body: Buffer | string, packed = false): void => {
  response.writeHead(200, {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': caching[keeps],
    'Content-Type': typeof body === 'string' || packed ? 'application/json' : 'application/octet-stream',
    ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
};

const missing = (response: ServerResponse): void => refuse(response, 404, 'second');

const newsText = (news: TapeNews | undefined): string => (news === undefined ? '' : JSON.stringify(news));

/** What a path asks for. */
interface Asked {
  readonly path: string;
  readonly code: string;
  /** Seconds. */
  readonly delay: number;
  /** The hash of a record: all of the show is asked for. */
  readonly record?: string;
  /** Left out for the head. */
  readonly frame?: { readonly epoch: number; readonly number: number; readonly state: boolean };
}

const askedBy = (path: string): Asked | undefined => {
  const [, finished, record] = whole.exec(path) ?? [];
  if (finished !== undefined && record !== undefined) return { path, code: finished, delay: 0, record };
  const [, code, delay = '0', epoch, number, state] = paths.exec(path) ?? [];
  if (code === undefined) return undefined;
  const asked = { path, code, delay: Number(delay) };
  if (epoch === undefined) return asked;
  return { ...asked, frame: { epoch: Number(epoch), number: Number(number), state: state !== undefined } };
};

/**
 * Answers what is asked of tapes, and returns whether it was. Each frame is asked for as soon as it is there, so this comes before
 * everything that other requests go through.
 */
export const tape = (facts: TapeFacts): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  const { context, rooms, peers, limits, misses, addressOf, turnsAway, draining } = facts;
  const finding = new EpisodeFinder(context, rooms, misses);
  const elsewhere = peers === undefined ? undefined : new PeerTapes(peers);
  /** Requests that wait for a frame, by address. */
  const waiting = new Holding(limits.sockets);

  const fromPeer = async (response: ServerResponse, { code, path }: Asked): Promise<void> => {
    const answer = await elsewhere?.ask(code, path);
    if (response.destroyed) return;
    if (answer === undefined) missing(response);
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  };

  /** undefined while nothing exists after this delay. */
  const headOf = async ({ code, delay }: Asked, room: OpenRoom | undefined): Promise<TapeHead | undefined> => {
    const now = context.now();
    const known = room === undefined || room.live.state.closed > 0 ? await finding.find(code) : undefined;
    // A delayed tape hears of it as late as of everything else.
    const isOut = known !== undefined && known.state.closed <= now - delay * 1000;
    const record = isOut ? await publishedIn(context.store, known) : '';
    if (isOut && record !== '') {
      const { next, alarms } = known.state;
      const late = alarms.filter(isLate);
      const at = `${context.tape.address}${tapePath(code)}`;
      return { record, at, next, ...(late.length === 0 ? {} : { alarms: late }), now };
    }
    const head = room?.tape.head(delay);
    return head && { ...head, now: now - delay * 1000, tape: newsText(room?.tapeUse.news) };
  };

  const sendFrame = (
    request: IncomingMessage,
    response: ServerResponse,
    { delay, frame }: Asked & Required<Pick<Asked, 'frame'>>,
    { tape }: OpenRoom,
  ): void => {
    const { epoch, number, state } = frame;
    if (state) {
      const body = tape.state(epoch, number, delay);
      if (body === undefined) missing(response);
      else send(response, 'forever', body);
      return;
    }
    const waits = request.method === 'GET';
    const isPeer = peers?.isPeer(request) === true;
    const release = waits && !isPeer ? waiting.take(addressOf(request)) : () => undefined;
    if (release === undefined) {
      context.metrics.limited.inc({ what: 'held' });
      refuse(response, 429, 'never', { 'Retry-After': '5' });
      return;
    }
    response.once('close', release);
    tape.ask(
      epoch,
      number,
      delay,
      held => {
        if (response.destroyed) return;
        if (held === 'gone' || (held === 'late' && !waits)) missing(response);
        else if (held === 'late') refuse(response, 204, 'second');
        else send(response, 'forever', held);
      },
      waits,
    );
  };

  const unknown = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const seconds = await misses.take(addressOf(request));
    if (seconds > 0) refuse(response, 429, 'never', { 'Retry-After': String(seconds) });
    else refuse(response, 404, 'seconds');
  };

  /** Any process has it. */
  const sendWhole = async (
    request: IncomingMessage,
    response: ServerResponse,
    { code, record }: Asked,
  ): Promise<void> => {
    const known = await finding.find(code);
    if (known === undefined) return unknown(request, response);
    if ((await publishedIn(context.store, known)) !== record) return missing(response);
    send(response, 'forever', await compute(context.store, 'story', known, { asked: true }), true);
  };

  const play = async (request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> => {
    const { code, frame } = asked;
    if (asked.record !== undefined) return sendWhole(request, response, asked);
    let room = rooms.get(code);
    if (room === undefined) {
      if (elsewhere?.knows(code)) return fromPeer(response, asked);
      const known = await finding.find(code);
      if (known === undefined) return unknown(request, response);
      // What is published needs no room.
      if (known.state.closed === 0) {
        if ((await rooms.ensure(code)) === 'elsewhere') return fromPeer(response, asked);
        room = rooms.get(code);
      }
    }
    room?.tape.reads();
    if (frame !== undefined)
      return room === undefined ? missing(response) : sendFrame(request, response, { ...asked, frame }, room);
    const head = await headOf(asked, room);
    if (head === undefined) missing(response);
    else send(response, 'second', JSON.stringify(head));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> => {
    try {
      await play(request, response, asked);
    } catch (error) {
      if (response.headersSent) return;
      if (error instanceof Busy) {
        // Nothing is wrong: more was asked for than can be done at once.
        context.metrics.limited.inc({ what: 'replay' });
        refuse(response, 503, 'never', { 'Retry-After': String(error.retryAfter) });
        return;
      }
      context.metrics.failures.inc({ where: 'http' });
      context.log.error({ path: asked.path, err: error }, 'a request for a tape failed');
      refuse(response, 503, 'never');
    }
  };

  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const asked = askedBy(path);
    if (asked === undefined) return false;
    if (turnsAway(addressOf(request), request)) refuse(response, 403, 'never');
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'never');
    else if (draining()) refuse(response, 503, 'never', { 'Retry-After': '1' });
    // With any other spelling of a path, a stranger could make the origin hold as many requests as there are spellings.
    else if (query !== undefined) refuse(response, 301, 'seconds', { Location: path });
    else void answer(request, response, asked);
    return true;
  };
};
