/** Middleware before and behind every route: headers, compression, the origin check, and errors. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { phrase } from '../../shared/engine/phrase.ts';
import { isHost } from '../addresses.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import { NotOwner } from '../store/failures.ts';
import { isForAnybody } from './packed.ts';
import { Refusal, refuse, sendRefusal } from './refusals.ts';

/**
 * Where a page may open sockets: at the host that it came from, and at the processes that have addresses of their own. Safari up
 * to 15.3 does not take 'self' for sockets, so the host is named. Whoever sends another name only names it to themselves.
 */
const socketsOf = (request: IncomingMessage, others: readonly string[]): string => {
  const { host = '' } = request.headers;
  return [...(isHost(host) ? [host] : []), ...others].flatMap(name => [`ws://${name}`, `wss://${name}`]).join(' ');
};

/** Pages of the host's that may read a chat. */
const readsChat = /^\/e\/[^/]+\/(host|overlay\/chat)\/?$/;

const chatOf = ({ url = '' }: IncomingMessage, address: string): readonly string[] =>
  address !== '' && readsChat.test(url.split('?')[0] ?? '') ? [address] : [];

interface Elsewhere {
  /** Hosts of processes that browsers reach at addresses of their own. */
  readonly others: () => readonly string[];
  /** Where chats are read, "" for nowhere. */
  readonly chat: string;
  /** Where tapes are read, "" for here. */
  readonly tapes: string;
}

/** What pages may load, and from where. */
export const headers = ({ others, chat, tapes }: Elsewhere): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'media-src': ["'self'", 'data:', 'blob:'],
        'worker-src': ["'self'", 'blob:'],
        // On iPhones a page makes its own (client/home-screen.ts).
        'manifest-src': ["'self'", 'blob:'],
        'connect-src': [
          "'self'",
          request => [socketsOf(request, others()), ...chatOf(request, chat), tapes].join(' ').trim(),
        ],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
      },
    },
    // Phones in a home network use plain http, where these headers only make browsers complain.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // For Internet Explorer, Flash, and browsers that fetch names ahead: no page of ours links elsewhere.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    referrerPolicy: { policy: 'no-referrer' },
  });

/** An error of the body parser is the sender's fault. Others are ours, and their details stay in the log. */
export const onError =
  ({ log, metrics }: ServerContext): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof Refusal) return sendRefusal(response, error);
    const status = Number((error as { status?: unknown }).status ?? 500);
    if (status >= 400 && status < 500) {
      refuse(response, status, phrase(status === 413 ? 'tooMuch' : 'cannotRead'));
      return;
    }
    // It was deleted during the request.
    if (error instanceof NotOwner) {
      refuse(response, 404, phrase('noShow'));
      return;
    }
    // Nothing is wrong: more was asked for than can be done at once.
    if (error instanceof Busy) {
      metrics.limited.inc({ what: 'replay' });
      refuse(response.set('Retry-After', String(error.retryAfter)), 503, phrase('notJustNow'));
      return;
    }
    metrics.failures.inc({ where: 'http' });
    log.error({ path: request.path, err: error }, 'a request failed');
    refuse(response, 503, phrase('notJustNow'));
  };

/** What programs ask for, of which some are pages of other sites, or files. */
const forPrograms = /^\/api\/episodes\/[^/]+\/(state|events|press|moves)\/?$/;

const strangers = new WeakSet<Request>();

/** Whether it changes something and comes from a page of another site: its route lets in programs alone. */
export const isFromElsewhere = (request: Request): boolean => strangers.has(request);

export const sameOrigin =
  (isOurs: (headers: IncomingHttpHeaders) => boolean): RequestHandler =>
  (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads || isOurs(request.headers)) return next();
    const asks = request.method === 'OPTIONS';
    if (!forPrograms.test(request.path) || !(asks || request.get('authorization') !== undefined))
      return refuse(response, 403, phrase('otherSite'));
    if (!asks) {
      strangers.add(request);
      return next();
    }
    // The browser asks first whether the page may send a token.
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'authorization, content-type, last-event-id',
      'Access-Control-Max-Age': '86400',
    });
    response.status(204).end();
  };

/**
 * Compresses answers that are generated per request; the build has compressed the files of the pages. Brotli at level 5 takes about
 * as long as gzip at its default, and compresses better.
 */
export const compressed = (): RequestHandler =>
  compression({
    filter: (request, response) => isForAnybody(request) && compression.filter(request, response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
