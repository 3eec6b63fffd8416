/**
 * The tape over HTTP (docs/contract.md 13): what any cache may keep, with few headers, and nothing that would make two answers of
 * one. However many watch, a cache in front asks once for each path.
 */
import type { Request, RequestHandler, Response } from 'express';
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
  response: Response,
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
const send = (response: Response, keeps: Caching, body: Buffer | string, packed = false): void => {
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

const missing = (response: Response): void => refuse(response, 404, 'second');

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

export const tape = ({ context, rooms, peers, limits, misses, draining }: TapeFacts): RequestHandler => {
  const finding = new EpisodeFinder(context, rooms, misses);
  const elsewhere = peers === undefined ? undefined : new PeerTapes(peers);
  /** Requests that wait for a frame, by address. */
  const waiting = new Holding(limits.sockets);

  const fromPeer = async (response: Response, { code, path }: Asked): Promise<void> => {
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
    request: Request,
    response: Response,
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
    const release = waits && !isPeer ? waiting.take(request.ip ?? '') : () => undefined;
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

  const unknown = async (request: Request, response: Response): Promise<void> => {
    const seconds = await misses.take(request.ip ?? '');
    if (seconds > 0) refuse(response, 429, 'never', { 'Retry-After': String(seconds) });
    else refuse(response, 404, 'seconds');
  };

  /** Any process has it. */
  const sendWhole = async (request: Request, response: Response, { code, record }: Asked): Promise<void> => {
    const known = await finding.find(code);
    if (known === undefined) return unknown(request, response);
    if ((await publishedIn(context.store, known)) !== record) return missing(response);
    send(response, 'forever', await compute(context.store, 'story', known, { asked: true }), true);
  };

  const play = async (request: Request, response: Response, asked: Asked): Promise<void> => {
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

  return async (request, response, next) => {
    const [path = '', query] = request.url.split('?', 2);
    const asked = askedBy(path);
    if (asked === undefined) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'never');
    if (draining()) return refuse(response, 503, 'never', { 'Retry-After': '1' });
    // With any other spelling of a path, a stranger could make the origin hold as many requests as there are spellings.
    if (query !== undefined) return refuse(response, 301, 'seconds', { Location: path });
    try {
      await play(request, response, asked);
    } catch (error) {
      // Nothing is wrong: more was asked for than can be done at once.
      if (error instanceof Busy) {
        context.metrics.limited.inc({ what: 'replay' });
        return refuse(response, 503, 'never', { 'Retry-After': String(error.retryAfter) });
      }
      context.metrics.failures.inc({ where: 'http' });
      context.log.error({ path, err: error }, 'a request for a tape failed');
      if (!response.headersSent) refuse(response, 503, 'never');
    }
  };
};
