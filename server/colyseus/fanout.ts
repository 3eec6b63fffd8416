/** Sends the same bytes to a crowd in portions, so that a move never waits until thousands have been served. */
import type { Client } from 'colyseus';
import { broadcastFrame, type Listener, listenerOf } from './sockets.ts';

/** Above this many sockets, serving all at once takes tens of milliseconds. */
const large = 2048;

/**
 * Sockets served at a time. A large crowd gets portions of a millisecond or two, so that no move waits. A smaller one gets few
 * portions, because readers that have caught up fall asleep between two of them and must be woken again.
 */
const portionOf = (crowd: number): number => (crowd > large ? 128 : 512);

/**
 * Players get news this many milliseconds before a large crowd does. Several processes that start to serve thousands at once
 * use every core. Then the proxy or page that carries a player's reply would have to wait for a core: 5 to 13 ms in one case of
 * ten.
 */
const headStart = 3;

/** Frames that may wait. With more of them, waiting helps nobody. */
const maxWaiting = 32;

interface Waiting {
  /** As sent over the wire. */
  readonly frame: Uint8Array;
  /** Clients that were there when it was made. Later ones got it with the full state. */
  readonly listeners: readonly Listener[];
}

export class Fanout {
  readonly #waiting: Waiting[] = [];
  /**
   * Everybody who was welcomed and has not left. We keep our own list: Colyseus deletes a field of every client, which makes
   * all other fields slow to read, and each patch reads a thousand of them.
   */
  #crowd: Listener[] = [];
  #served = 0;
  #next: NodeJS.Immediate | NodeJS.Timeout | undefined;

  /** Sends the full state to a new client, which gets every later frame as well. */
  welcome(message: Uint8Array, client: Client): void {
    client.raw(message);
    this.#crowd.push(listenerOf(client));
  }

  /** The number of clients that were welcomed and have not left. */
  get size(): number {
    if (!this.#crowd.every(({ isOpen }) => isOpen)) this.#crowd = this.#crowd.filter(({ isOpen }) => isOpen);
    return this.#crowd.length;
  }

  /** Frames arrive in the order of calls. Sending begins after the current work. */
  send(message: Uint8Array): void {
    if (this.size === 0) return;
    this.#waiting.push({ frame: broadcastFrame(message), listeners: [...this.#crowd] });
    if (this.#waiting.length > maxWaiting) this.flush();
    else this.#next ??= this.#crowd.length > large ? setTimeout(this.#step, headStart) : setImmediate(this.#step);
  }

  flush(): void {
    while (this.#waiting.length > 0) this.#serve(Number.POSITIVE_INFINITY);
  }

  readonly #step = (): void => {
    this.#next = undefined;
    this.#serve(portionOf(this.#crowd.length));
    if (this.#waiting.length > 0) this.#next = setImmediate(this.#step);
  };

  #serve(many: number): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const { frame, listeners } = first;
    const end = Math.min(listeners.length, this.#served + many);
    for (; this.#served < end; this.#served++) listeners[this.#served]?.write(frame);
    if (end < listeners.length) return;
    this.#waiting.shift();
    this.#served = 0;
  }
}
