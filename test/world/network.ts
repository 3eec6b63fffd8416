/**
 * The network between the owners of a world: ordered streams of bytes as TCP gives them, over links that are slow, cut one way or
 * both, and healed. What is sent into a cut link waits and comes when it is healed, or the connection breaks.
 */
import { EventEmitter } from 'node:events';
import type { Server } from 'node:net';
import { between, type Chances } from './luck.ts';
import type { Owner, Timeline } from './timeline.ts';
import { type Parcel, problem, Wire } from './wire.ts';

/** Milliseconds after which what was not confirmed breaks a connection. */
const longestCut = 30_000;

interface ConnectOptions {
  readonly host?: string | undefined;
  readonly hostname?: string | undefined;
  readonly port?: number | string | undefined;
}

interface Listening {
  readonly owner: Owner;
  readonly accept: (wire: Wire) => void;
}

const linkName = (from: Owner, to: Owner): string => `${from.name} → ${to.name}`;

export class Wires {
  readonly #timeline: Timeline;
  readonly #chances: Chances;
  readonly #listening = new Map<string, Listening>();
  readonly #open = new Map<Owner, Set<Wire>>();
  /** Links that carry nothing now, and what waits to go over them. */
  readonly #cut = new Map<string, Wire[]>();
  /** Milliseconds that each link adds to every parcel now. */
  readonly #slow = new Map<string, number>();
  /** Sees every byte that is sent. */
  spy: ((bytes: Buffer, from: Owner, to: Owner) => void) | undefined;
  /** Where a host's name leads: an address for each owner that listens. */
  readonly hosts = new Map<string, Owner>();

  constructor(timeline: Timeline, chances: Chances) {
    this.#timeline = timeline;
    this.#chances = chances;
  }

  /** A server of Node's, which the world connects to from now on. */
  listen(server: Server, given: readonly unknown[]): Server {
    const { current } = this.#timeline;
    const options = (typeof given[0] === 'object' && given[0] !== null ? given[0] : { port: given[0] }) as {
      port?: number;
    };
    const done = given.find(one => typeof one === 'function') as (() => void) | undefined;
    const port = options.port === undefined || options.port === 0 ? 80 : options.port;
    const wires = new Set<Wire>();
    let isClosing = false;
    const look = () => {
      if (!isClosing || wires.size > 0) return;
      isClosing = false;
      server.emit('close');
    };
    const stop = this.serve(current, port, wire => {
      wires.add(wire);
      wire.once('close', () => {
        wires.delete(wire);
        look();
      });
      server.emit('connection', wire);
    });
    Object.assign(server, {
      address: () => ({ address: current.name, port, family: 'IPv4' }),
      close: (then?: () => void) => {
        stop();
        isClosing = true;
        if (then !== undefined) server.once('close', then);
        clearInterval((server as unknown as Record<symbol, NodeJS.Timeout>)[checking(server)]);
        this.#timeline.after(0, look);
        return server;
      },
    });
    this.#timeline.after(0, () => {
      server.emit('listening');
      done?.();
    });
    return server;
  }

  /** `accept`: gets each new connection to that port. Returns what ends it. */
  serve(owner: Owner, port: number, accept: (wire: Wire) => void): () => void {
    const place = `${owner.name}:${port}`;
    this.#listening.set(place, { owner, accept });
    return () => this.#listening.delete(place);
  }

  /** Carries one message that nobody waits for in order: it comes once, or after the link is healed. */
  post(from: Owner, to: Owner, arrived: () => void): void {
    this.#travel(from, to, arrived);
  }

  connect({ host, hostname, port }: ConnectOptions): Wire {
    const from = this.#timeline.current;
    const name = host ?? hostname ?? 'localhost';
    const wire = new Wire(this, from, name);
    const refuse = (code: string) => this.#timeline.after(1, () => wire.destroy(problem(code, 'connect')), from);
    const to = this.hosts.get(name);
    if (to === undefined) {
      refuse('ENOTFOUND');
      return wire;
    }
    // To and fro, like TCP's own greeting.
    this.#travel(from, to, () => {
      const listening = this.#listening.get(`${to.name}:${port}`);
      if (!to.alive || listening === undefined) {
        this.#travel(to, from, () => void (wire.destroyed || wire.destroy(problem('ECONNREFUSED', 'connect'))));
        return;
      }
      const other = new Wire(this, to, addressOf(from));
      this.#enter(other);
      other.open(wire);
      this.#travel(to, from, () => {
        if (wire.destroyed) {
          other.destroy();
          return;
        }
        this.#enter(wire);
        wire.open(other);
      });
      listening.accept(other);
    });
    return wire;
  }

  /** Sends over a connection, in order. */
  send(from: Wire, parcel: Parcel): void {
    const { peer } = from;
    if (peer === undefined || !from.owner.alive) return;
    if (parcel.kind === 'data') this.spy?.(parcel.bytes, from.owner, peer.owner);
    this.#carry(from, parcel);
  }

  #carry(from: Wire, parcel: Parcel): void {
    from.onTheWay.push({ parcel, since: this.#timeline.now });
    this.#underway(from);
  }

  /** Something arrives in a while, and it is always what was sent first. */
  #underway(from: Wire): void {
    const to = from.peer as Wire;
    const due = Math.max(from.lastArrival, this.#timeline.now + this.#latency(from.owner, to.owner));
    from.lastArrival = due;
    this.#timeline.after(due - this.#timeline.now, () => this.#arrive(from, to), to.owner);
  }

  #arrive(from: Wire, to: Wire): void {
    const waiting = this.#cut.get(linkName(from.owner, to.owner));
    if (waiting !== undefined) {
      waiting.push(from);
      return;
    }
    const first = from.onTheWay.shift();
    if (first !== undefined) to.receive(first.parcel);
  }

  left(wire: Wire): void {
    this.#open.get(wire.owner)?.delete(wire);
  }

  #enter(wire: Wire): void {
    const open = this.#open.get(wire.owner);
    if (open === undefined) this.#open.set(wire.owner, new Set([wire]));
    else open.add(wire);
  }

  /** What was not opened yet tries again while the link is cut, as TCP does. */
  #travel(from: Owner, to: Owner, arrived: () => void, since = this.#timeline.now): void {
    this.#timeline.after(
      this.#latency(from, to),
      () => {
        if (!this.#cut.has(linkName(from, to))) arrived();
        else if (this.#timeline.now - since < longestCut)
          this.#timeline.after(1000, () => this.#travel(from, to, arrived, since), to);
      },
      to,
    );
  }

  #latency(from: Owner, to: Owner): number {
    const name = linkName(from, to);
    const luck = this.#chances.of(name);
    const slow = this.#slow.get(name) ?? 0;
    // Now and then a packet is lost and sent again.
    const lost = luck() < 0.002 ? between(luck, 100, 400) : 0;
    return between(luck, 0.1, 1.5) + lost + slow * luck();
  }

  /** From now on nothing passes in this direction. */
  cut(from: Owner, to: Owner): void {
    const name = linkName(from, to);
    if (!this.#cut.has(name)) this.#cut.set(name, []);
  }

  /** What waited goes on, and what waited too long breaks its connection. */
  heal(from: Owner, to: Owner): void {
    const name = linkName(from, to);
    const waiting = this.#cut.get(name) ?? [];
    this.#cut.delete(name);
    for (const wire of waiting) {
      const { since = 0 } = wire.onTheWay[0] ?? {};
      if (this.#timeline.now - since < longestCut) this.#underway(wire);
      else this.#timeline.after(0, () => wire.peer?.receive({ kind: 'break' }), (wire.peer as Wire).owner);
    }
  }

  slow(from: Owner, to: Owner, milliseconds: number): void {
    this.#slow.set(linkName(from, to), milliseconds);
  }

  /** How many connections an owner has. */
  openOf(owner: Owner): number {
    return this.#open.get(owner)?.size ?? 0;
  }

  /** All its connections break, as when a phone leaves its network. */
  /** Whoever has connections. */
  get connected(): readonly Owner[] {
    return [...this.#open.keys()];
  }

  drop(owner: Owner): void {
    for (const wire of [...(this.#open.get(owner) ?? [])]) wire.destroy(problem('ENETDOWN', 'read'));
  }

  /** The owner is gone with all its connections; `silent`: nobody tells their other ends. */
  gone(owner: Owner, silent: boolean): void {
    for (const [place, listening] of this.#listening) if (listening.owner === owner) this.#listening.delete(place);
    const open = [...(this.#open.get(owner) ?? [])];
    this.#open.delete(owner);
    for (const wire of open) {
      const { peer } = wire;
      if (!silent && peer !== undefined) this.#carry(wire, { kind: 'break' });
      else if (peer !== undefined && peer.probes > 0)
        this.#timeline.after(peer.probes, () => peer.receive({ kind: 'break' }), peer.owner);
      EventEmitter.prototype.removeAllListeners.call(wire);
    }
  }
}

/** People come from networks of their own, and machines of the house from the house. */
const addressOf = ({ name }: Owner): string => (name.startsWith('page') ? `203.0.${name.slice(4)}.7` : '10.0.0.1');

const checking = (server: Server): symbol =>
  Object.getOwnPropertySymbols(server).find(symbol => String(symbol).includes('connectionsCheckingInterval')) ??
  Symbol();
