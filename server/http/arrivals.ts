/**
 * What proxies lose or change of a request on its way here: sockets that cannot be opened, addresses of visitors, the name of
 * the site. The first request that shows a fault is logged with what to change, and `npm start -- --check` asks for the rest.
 */
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { phrase } from '../../shared/engine/phrase.ts';
import type { AddressBook } from '../addresses.ts';
import { Latest } from '../latest.ts';
import { facts, Routes, texts, whole, yes } from '../web/operations.ts';
import { refusal } from '../web/refusals.ts';

interface ArrivalFacts {
  readonly log: Logger;
  readonly book: AddressBook;
  /** PUBLIC_ADDRESS, or the addresses of several processes; "" where none is set. */
  readonly ownAddresses: readonly string[];
  /** TRUST_PROXY names this address. */
  readonly trusted: (ip: string) => boolean;
}

/** Addresses, or names, of which the log tells, at most: anybody can send any. */
const maxTold = 20;

/** Of the latest sockets that could not be opened. */
const maxLost = 1000;

/** What a request for a socket brings along, even through a proxy that drops `Upgrade`. */
const socketHeader = 'sec-websocket-key';

/** Headers that only proxies add. */
const ofProxies: readonly string[] = ['via', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded'];

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

export class Arrivals {
  readonly #facts: ArrivalFacts;
  /** By fault: the addresses or names that were told. */
  readonly #told = new Map<string, Set<string>>();
  /** Sessions of rooms whose sockets arrived as plain requests. */
  readonly #lost = new Latest<true>(maxLost);

  constructor(facts: ArrivalFacts) {
    this.#facts = facts;
  }

  #tell(fault: string, advice: string, of = ''): void {
    const told = this.#told.get(fault) ?? new Set();
    if (told.size >= maxTold || told.has(of)) return;
    this.#told.set(fault, told.add(of));
    this.#facts.log.warn({ fault }, `${advice} (docs/self-hosting.md)`);
  }

  /** Whether the socket that was reserved with this session arrived without its upgrade. Says so once. */
  lostSocket(session: string): boolean {
    const lost = this.#lost.get(session) === true;
    this.#lost.delete(session);
    return lost;
  }

  readonly watch: RequestHandler = (request, _response, next) => {
    const { headers, socket, httpVersion } = request;
    const { book, ownAddresses, trusted } = this.#facts;
    const { host = '', origin = '' } = headers;
    const ip = socket.remoteAddress ?? '';
    if (headers[socketHeader] !== undefined) {
      this.#tell(
        'socket',
        'a live connection arrived as a plain request, so no page can play: the proxy must pass it on, in nginx by “proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade;”',
      );
      const { sessionId } = request.query;
      if (typeof sessionId === 'string') this.#lost.set(sessionId, true);
      throw refusal(426, phrase('noSockets'), {}, { Upgrade: 'websocket', Connection: 'Upgrade' });
    }
    const forwarded = headers['x-forwarded-for'] !== undefined;
    if (forwarded && !trusted(ip))
      this.#tell(
        'proxy',
        `X-Forwarded-For came from ${ip}, which TRUST_PROXY does not name, so everybody behind it counts as one visitor; if that is your proxy, set TRUST_PROXY=${ip}`,
        ip,
      );
    const named = ownAddresses.some(address => hostOf(address) === host);
    const proxied = httpVersion === '1.0' || (named && !book.isOwn(host)) || ofProxies.some(name => name in headers);
    if (!forwarded && proxied && trusted(ip))
      this.#tell(
        'forwarded',
        'a proxy sends no X-Forwarded-For, so every visitor counts as this machine itself: let it send the visitor’s address, in nginx by “proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;”',
      );
    // Pages cannot set this header, so Host is not what the browser sent.
    if (headers['sec-fetch-site'] === 'same-origin' && origin !== '' && hostOf(origin) !== host)
      this.#tell(
        'host',
        `a page of ${origin} arrived with the name “${host}”: the proxy must pass it on, in nginx by “proxy_set_header Host $http_host;”`,
      );
    else if (ownAddresses.length > 0 && !named && !book.isOwn(host))
      this.#tell(
        'name',
        `somebody asked for “${host}”, and links begin with ${ownAddresses[0]}: if that is the server’s address, set PUBLIC_ADDRESS to it`,
        host,
      );
    next();
  };

  /** What has arrived of the very request that asks. */
  readonly routes = (): Routes => {
    const routes = new Routes('This server');
    routes.get('/arrival', {
      does: 'What has arrived of this request, for `npm start -- --check` (docs/self-hosting.md).',
      about: '`hops` counts addresses in `X-Forwarded-For`.',
      answers: {
        200: facts({
          address: texts,
          port: whole,
          hops: whole,
          trusted: yes,
          scheme: texts,
          host: texts,
          publicAddress: texts,
        }),
      },
    })((request, response) => {
      const { ip, protocol: scheme, socket, headers } = request;
      const hops = String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .filter(Boolean).length;
      const trusted = this.#facts.trusted(socket.remoteAddress ?? '');
      const publicAddress = this.#facts.ownAddresses[0] ?? '';
      const told = { address: ip, port: socket.remotePort, hops, trusted, scheme, host: headers.host, publicAddress };
      response.set('Cache-Control', 'no-store').json(told);
    });
    return routes;
  };
}
