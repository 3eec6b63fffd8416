/** One end of a connection, which stands where programs expect a socket of Node's. */
import { Duplex } from 'node:stream';
import type { Owner } from './timeline.ts';

/** Bytes on their way in one direction before a writer is told to wait. */
const buffered = 128 * 1024;

/** What carries parcels from one end to the other. */
interface Carrier {
  send(from: Wire, parcel: Parcel): void;
  left(wire: Wire): void;
}

/** What goes over a connection, in order. */
export type Parcel =
  | { readonly kind: 'data'; readonly bytes: Buffer; readonly done: () => void }
  | { readonly kind: 'end' | 'break' };

/** An error of the system, as Node reports it. */
export const problem = (code: string, syscall: string): Error =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

export class Wire extends Duplex {
  connecting = true;
  readonly encrypted = false;
  readonly remoteAddress: string;
  readonly remotePort = 1;
  readonly remoteFamily = 'IPv4';
  readonly localAddress = '127.0.0.1';
  readonly localPort = 1;
  readonly owner: Owner;
  readonly #wires: Carrier;
  peer: Wire | undefined;
  /** Its reader has enough for now; what came since. */
  readonly #unread: Parcel[] = [];
  #full = false;
  #idle: NodeJS.Timeout | undefined;
  #idleAfter = 0;
  /** What was sent and has not arrived, first what was sent first. */
  readonly onTheWay: { readonly parcel: Parcel; readonly since: number }[] = [];
  /** When the latest of it arrives. */
  lastArrival = 0;
  underway = 0;
  /** Milliseconds after which it finds out that its peer is gone without a word; 0 for never. */
  probes = 0;

  constructor(wires: Carrier, owner: Owner, remoteAddress: string) {
    super({ allowHalfOpen: true });
    this.#wires = wires;
    this.owner = owner;
    this.remoteAddress = remoteAddress;
  }

  override _read(): void {
    this.#full = false;
    while (!this.#full) {
      const next = this.#unread.shift();
      if (next === undefined) return;
      this.#take(next);
    }
  }

  override _write(bytes: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    if (this.connecting) {
      this.once('connect', () => this._write(bytes, _encoding, done));
      return;
    }
    this.#stir();
    this.underway += bytes.length;
    const isFull = this.underway > buffered;
    const arrived = () => {
      this.underway -= bytes.length;
      if (isFull) done();
    };
    this.#wires.send(this, { kind: 'data', bytes, done: arrived });
    if (!isFull) done();
  }

  override _writev(parts: { readonly chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(parts.map(({ chunk }) => Buffer.from(chunk))), 'buffer', done);
  }

  override _final(done: (error?: Error | null) => void): void {
    if (this.connecting) {
      this.once('connect', () => this._final(done));
      return;
    }
    this.#wires.send(this, { kind: 'end' });
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#idle);
    this.#wires.left(this);
    if (this.peer !== undefined) this.#wires.send(this, { kind: 'break' });
    done(error);
  }

  /** Something came from the peer. */
  receive(parcel: Parcel): void {
    if (this.destroyed) {
      // Whoever goes on sending hears that nobody is there.
      if (parcel.kind === 'data' && this.peer !== undefined) this.#wires.send(this, { kind: 'break' });
      if (parcel.kind === 'data') parcel.done();
      return;
    }
    this.#stir();
    if (this.#full && parcel.kind !== 'break') this.#unread.push(parcel);
    else this.#take(parcel);
  }

  #take(parcel: Parcel): void {
    if (parcel.kind === 'data') {
      parcel.done();
      this.#full = !this.push(parcel.bytes);
    } else if (parcel.kind === 'end') this.push(null);
    else if (!this.destroyed)
      this.destroy(this.readableEnded && this.writableFinished ? undefined : (problem('ECONNRESET', 'read') as Error));
  }

  /** The connection stands. */
  open(peer: Wire): void {
    this.peer = peer;
    this.connecting = false;
    this.emit('connect');
    this.emit('ready');
  }

  destroySoon(): void {
    if (this.writableFinished) this.destroy();
    else {
      this.end();
      this.once('finish', () => this.destroy());
    }
  }

  resetAndDestroy(): this {
    return this.destroy();
  }

  setTimeout(milliseconds: number, then?: () => void): this {
    this.#idleAfter = milliseconds;
    if (then !== undefined) {
      if (milliseconds === 0) this.off('timeout', then);
      else this.once('timeout', then);
    }
    this.#stir();
    return this;
  }

  get timeout(): number {
    return this.#idleAfter;
  }

  #stir(): void {
    clearTimeout(this.#idle);
    this.#idle = this.#idleAfter > 0 ? setTimeout(() => this.emit('timeout'), this.#idleAfter) : undefined;
  }

  get pending(): boolean {
    return this.connecting;
  }

  get readyState(): string {
    return this.connecting ? 'opening' : 'open';
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(on = false, milliseconds = 0): this {
    this.probes = on ? milliseconds : 0;
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  address() {
    return { address: this.localAddress, port: this.localPort, family: 'IPv4' };
  }
}
