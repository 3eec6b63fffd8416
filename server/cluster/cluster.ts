/** Several processes that play as one: what each has besides its own rooms. */
import { networkInterfaces } from 'node:os';
import { matchMaker } from 'colyseus';
import type { TapeReply } from '../../shared/engine/tape.ts';
import type { Cache } from '../colyseus/redis-cache.ts';
import type { ServerContext } from '../context.ts';
import type { Admission } from '../peers/admission.ts';
import { Peers, PeerUnavailable, type Reservation } from '../peers/peers.ts';
import { comeback } from '../rooms/lease-renewal.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Place } from '../store/leases.ts';

/** Milliseconds between two cleanups of the list of rooms. */
const peerRefreshMs = 2000;
const tidyEvery = 10_000;

const anyAddress: readonly string[] = ['', '0.0.0.0', '::'];

/** How other processes reach this one: by the machine's address in its network, or locally. */
export const innerAddress = (host: string | undefined, port: number): string => {
  if (host !== undefined && !anyAddress.includes(host))
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const outward = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'));
  return `http://${outward?.address ?? '127.0.0.1'}:${port}`;
};

export class Cluster {
  readonly peers: Peers;
  readonly #context: ServerContext;
  readonly #cache: Cache;
  readonly #rooms: Rooms;
  #timers: readonly NodeJS.Timeout[] = [];
  /** When this process last reached the store, or no other did, by the monotonic clock. */
  #notAlone: number;

  constructor(context: ServerContext, cache: Cache, rooms: Rooms) {
    this.#context = context;
    this.#rooms = rooms;
    this.#notAlone = context.steady();
    this.#cache = cache;
    this.peers = new Peers(context.store, context.vault, () => context.place());
  }

  start(): void {
    void this.#refreshPeers();
    this.#timers = [
      setInterval(() => void this.#refreshPeers(), peerRefreshMs),
      setInterval(() => void this.#tidy(), tidyEvery),
    ];
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /**
   * A reservation in a show that another process plays, or where its tape is for whoever watches that. Throws `PeerUnavailable`.
   */
  async seat(code: string, admission: Admission): Promise<Reservation | TapeReply> {
    const place = await this.peers.playing(code);
    if (place === undefined) throw new PeerUnavailable(`nobody plays ${code} just now`);
    return this.peers.reserve(place, code, admission);
  }

  /** The number of sockets by code, in all processes. Redis counts them, so it is empty while Redis is away. */
  async crowds(): Promise<ReadonlyMap<string, number>> {
    return new Map((await matchMaker.query({})).map(({ roomId, clients }) => [roomId, clients]));
  }

  async #refreshPeers(): Promise<void> {
    await this.peers.all().catch(() => undefined);
    // The database may be gone for all, and then pages stay where they are and wait. Not all come back at the same moment.
    const alone = this.#rooms.cutOff && (await this.peers.someoneIsReady()) && this.#rooms.cutOff;
    const now = this.#context.steady();
    if (!alone) this.#notAlone = now;
    if (now - this.#notAlone < comeback) return;
    this.#context.log.error('only this process has lost the store; others play its shows');
    this.#rooms.giveUp();
  }

  async #tidy(): Promise<void> {
    try {
      // A process may have missed being told.
      await this.#context.blocks.load();
      const alive = new Set((await this.peers.all()).map(({ id }: Place) => id));
      const listed = new Set((await matchMaker.query({})).map(({ processId }) => processId));
      for (const id of listed) if (!alive.has(id) && id !== matchMaker.processId) await this.#cache.driver.cleanup(id);
    } catch (error) {
      this.#context.log.warn({ err: error }, 'what other processes changed could not be looked at; trying again soon');
    }
  }
}
