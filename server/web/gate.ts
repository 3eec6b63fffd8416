/**
 * Whoever the operator has blocked gets one sentence and nothing else, before anything is done for them. What they have open ends
 * as soon as they are blocked.
 */
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Request, RequestHandler } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import type { Blocks } from '../blocks.ts';
import { languageOf, textIn } from '../languages.ts';
import type { Metrics } from '../metrics.ts';
import { visitorAddress } from '../origins.ts';
import { refuse } from './refusals.ts';

/** The operator's page and its files: nobody is locked out of it, and it needs a token. */
const ofOperator = /^\/(operator\/?|api\/operator(\/.*)?|([a-z]{2}\/)?assets\/.*|icon\.svg|floor\.js)$/;

const isData = /^\/(api|matchmake|peers)(\/|$)/;

interface GateFacts {
  readonly blocks: Blocks;
  readonly metrics: Metrics;
  readonly trusted: (ip: string, hop: number) => boolean;
  /** Another process of ours. It has asked its own gate for whomever it passes on. */
  readonly isPeer: (request: IncomingMessage) => boolean;
}

export class Gate {
  readonly #facts: GateFacts;
  readonly #answering = new Map<ServerResponse, string>();
  readonly #sockets = new Map<Duplex, string>();
  /** By session of a room: where its socket comes from. */
  readonly #sessions = new Map<string, string>();

  constructor(facts: GateFacts) {
    this.#facts = facts;
    facts.blocks.onLoad = () => this.#sendAway();
  }

  /** Counts those who are. */
  isBlocked(ip: string, request: IncomingMessage): boolean {
    const { blocks, isPeer, metrics } = this.#facts;
    if (!blocks.turnsAway(ip) || isPeer(request)) return false;
    metrics.limited.inc({ what: 'blocked' });
    return true;
  }

  readonly requests: RequestHandler = (request, response, next) => {
    const { ip = '', path } = request;
    if (ofOperator.test(path) || !this.isBlocked(ip, request)) {
      if (!ofOperator.test(path)) this.#answering.set(response, ip);
      response.once('close', () => this.#answering.delete(response));
      next();
    } else this.#refuse(request, response);
  };

  #refuse(request: Request, response: Parameters<RequestHandler>[1]): void {
    response.set('Cache-Control', 'no-store');
    if (isData.test(request.path)) refuse(response, 403, phrase('blockedHere'));
    else
      response
        .status(403)
        .type('text')
        .send(`${textIn(languageOf(request), phrase('blockedHere'))}\n`);
  }

  /** Whether a socket may be opened. Remembers those that may, and answers the others. */
  readonly sockets = (http: HttpServer): ((request: IncomingMessage) => boolean) => {
    const refused = new WeakSet<IncomingMessage>();
    http.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
      // Until a WebSocket is made of it, or it is forwarded, nobody else would hear that it breaks, and the process would end.
      socket.on('error', () => socket.destroy());
      const ip = visitorAddress(request, this.#facts.trusted);
      if (this.isBlocked(ip, request)) {
        refused.add(request);
        const text = `${textIn('en', phrase('blockedHere'))}\n`;
        socket.end(
          `HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
        );
        return;
      }
      const session = /[?&]sessionId=([\w-]+)/.exec(request.url ?? '')?.[1] ?? '';
      this.#sockets.set(socket, ip);
      if (session !== '') this.#sessions.set(session, ip);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        this.#sessions.delete(session);
      });
    });
    return request => !refused.has(request);
  };

  /** Where the socket of a session comes from; "" if it has none here. */
  addressOf(session: string): string {
    return this.#sessions.get(session) ?? '';
  }

  #sendAway(): void {
    const { blocks } = this.#facts;
    for (const [open, ip] of [...this.#answering, ...this.#sockets]) if (blocks.turnsAway(ip)) open.destroy();
  }
}
