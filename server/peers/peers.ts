/**
 * The other processes of the cluster. The database says which process plays a show, and requests about that show are forwarded
 * to it.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { matchMaker } from 'colyseus';
import type { RequestHandler } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import type { TapeReply } from '../../shared/engine/tape.ts';
import type { Place } from '../store/leases.ts';
import type { Store } from '../store/store.ts';
import type { Vault } from '../vault.ts';
import { refuse } from '../web/refusals.ts';
import type { Admission } from './admission.ts';
import { addressesOf, forwardRequest, forwardSocket } from './forwarding.ts';

/** Milliseconds after which a peer that does not answer is given up. */
const timeout = 2000;

/** The same for what changes a show: `start` is answered when the pages have given their links, or late (`timing.links`). */
const patience = 10_000;

/** Milliseconds for which the list of peers is cached. */
const cacheTime = 2000;

const secretHeader = 'x-boxcars-peer';
const askerHeader = 'x-boxcars-asker';

/** Lets one socket into one room. */
export type Reservation = matchMaker.ISeatReservation;

/** The peer does not answer, or no longer plays that show. */
export class PeerUnavailable extends Error {}

export class Peers {
  readonly #store: Store;
  readonly #secret: string;
  readonly #own: () => Place;
  #places: readonly Place[] = [];
  #placesAt = Number.NEGATIVE_INFINITY;
  /** By address: also those whose lease had just ended when they were last looked for, as after a failure of the database. */
  readonly #met = new Map<string, Place>();

  constructor(store: Store, vault: Vault, own: () => Place) {
    this.#store = store;
    this.#secret = vault.secretFor('peer');
    this.#own = own;
  }

  /** The other process that plays an episode; undefined for none. */
  async playing(code: string): Promise<Place | undefined> {
    const place = await this.#store.playedAt(code);
    return place === undefined || place.id === this.#own().id ? undefined : place;
  }

  /** All processes that are alive, this one included. At most two seconds old. */
  async all(): Promise<readonly Place[]> {
    if (performance.now() - this.#placesAt >= cacheTime) {
      this.#places = await this.#store.places();
      this.#placesAt = performance.now();
      for (const place of this.#places) this.#met.set(place.address, place);
    }
    return this.#places;
  }

  /** Whether an Origin is one of ours. Uses the cached list, without a query. */
  knows(origin: string): boolean {
    return this.#places.some(({ publicAddress }) => publicAddress !== '' && new URL(publicAddress).origin === origin);
  }

  /** Hosts of the processes that browsers reach at addresses of their own. Uses the cached list, without a query. */
  get publicHosts(): readonly string[] {
    return this.#places.flatMap(({ publicAddress }) => (publicAddress === '' ? [] : [new URL(publicAddress).host]));
  }

  /** What the peer answers to somebody who joins an episode that it plays. Throws `PeerUnavailable`. */
  async reserve(place: Place, code: string, admission: Admission): Promise<Reservation | TapeReply> {
    const answer = await fetch(`${place.address}/peers/seats/${code}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [secretHeader]: this.#secret },
      body: JSON.stringify(admission),
      signal: AbortSignal.timeout(timeout),
    }).catch(error => {
      throw new PeerUnavailable(`${place.address} does not answer`, { cause: error });
    });
    if (!answer.ok) throw new PeerUnavailable(`${place.address} does not play ${code}: ${answer.status}`);
    return (await answer.json()) as Reservation | TapeReply;
  }

  /** What each peer answers to `path`, as JSON; undefined for one that does not answer. */
  async askAll(path: string): Promise<readonly unknown[]> {
    const others = (await this.all()).filter(({ id }) => id !== this.#own().id);
    return Promise.all(
      others.map(async (place): Promise<unknown> => {
        try {
          const answer = await this.fetch(place, path, timeout);
          return answer.ok ? await answer.json() : undefined;
        } catch {
          return undefined;
        }
      }),
    );
  }

  /** Whether a peer, as far as they were ever known, would take visitors: unlike this process it reaches the store. */
  async someoneIsReady(): Promise<boolean> {
    const others = [...this.#met.values()].filter(({ address }) => address !== this.#own().address);
    const answers = others.map(async place => (await this.fetch(place, '/readyz', timeout)).ok || Promise.reject());
    return Promise.any(answers).catch(() => false);
  }

  /** Asks a peer as one of us. Rejects where it does not answer within `timeout` milliseconds, or `left` is aborted. */
  fetch({ address }: Place, path: string, timeout: number, left?: AbortSignal): Promise<Response> {
    const late = AbortSignal.timeout(timeout);
    return fetch(`${address}${path}`, {
      headers: { [secretHeader]: this.#secret },
      signal: left === undefined ? late : AbortSignal.any([late, left]),
    });
  }

  isPeer(request: IncomingMessage): boolean {
    const secret = Buffer.from(String(request.headers[secretHeader] ?? ''));
    const wanted = Buffer.from(this.#secret);
    return secret.length === wanted.length && timingSafeEqual(secret, wanted);
  }

  /** Requests of peers count against the limits of the address that asked them. Nobody else may pose as a peer. */
  readonly welcome: RequestHandler = (request, _response, next) => {
    const asker = request.headers[askerHeader];
    if (this.isPeer(request)) {
      if (typeof asker === 'string') Object.defineProperty(request, 'ip', { value: asker });
    } else {
      delete request.headers[secretHeader];
      delete request.headers[askerHeader];
    }
    next();
  };

  /** Forwards requests about an episode that another process plays. This process answers while that one is away. */
  forward(playsHere: (code: string) => boolean, readCode: (typed: string) => string): RequestHandler {
    return async (request, response, next) => {
      const code = readCode(String(request.params.code));
      const place = playsHere(code) || this.isPeer(request) ? undefined : await this.playing(code);
      if (place === undefined) return next();
      const headers = { [secretHeader]: this.#secret, [askerHeader]: request.ip ?? '' };
      const reads = request.method === 'GET' || request.method === 'HEAD';
      const waits = { to: place.address, headers, timeout: reads ? timeout : patience };
      if ((await forwardRequest(request, response, waits)) === 'answered') return;
      // Reading is possible here too, from the store.
      if (reads) return next();
      refuse(response.set('Retry-After', '1'), 503, phrase('changesServer'));
    };
  }

  /** Takes sockets for rooms of other processes. Their paths begin with the name of the process. `lets`: whoever may come. */
  forwardSockets(http: HttpServer, lets: (request: IncomingMessage) => boolean): void {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (!this.isForAnother(request) || !lets(request)) return;
      const id = placeIn(request);
      this.all()
        .then(places => {
          const place = places.find(one => one.id === id);
          if (place === undefined) throw new PeerUnavailable(`there is no process ${id}`);
          const headers = { 'x-forwarded-for': addressesOf(request) };
          forwardSocket(request, socket, head, { to: place.address, headers, timeout });
        })
        .catch(() => socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'));
    });
  }

  isForAnother(request: IncomingMessage): boolean {
    const id = placeIn(request);
    return id !== '' && id !== this.#own().id;
  }
}

/** `/PROCESS/ROOM?…`; "" for any other path. */
const placeIn = ({ url = '' }: IncomingMessage): string => /^\/([\w-]+)\/[\w-]+(?:\?|$)/.exec(url)?.[1] ?? '';
