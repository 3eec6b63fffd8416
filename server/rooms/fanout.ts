/** Sends the same bytes to a crowd, a few sockets at a time, so that nobody's move waits until thousands have been served. */
import type { Client } from '@colyseus/core';
import { broadcastFrame, type Listener, listenerOf } from './sockets.ts';

/** Sockets served at a time, because serving more takes tens of milliseconds. */
const large = 2048;

/**
 * Sockets served at a time. A large crowd gets portions of a millisecond or two, so that nobody's move waits; one that is
 * soon done gets few: readers that have caught up fall asleep between two portions, and must be woken once more.
 */
const portionOf = (crowd: number): number => (crowd > large ? 128 : 512);

/**
 * Milliseconds by which who plays is ahead of a large crowd. Several processes that all begin to serve thousands keep every
 * core of a machine busy, and whoever passes the answer on there, a proxy or a page, would wait for one: 5 to 13 ms, one time
 * in ten.
 */
const headStart = 3;

/** Frames that may wait; with more of them nobody is helped by waiting. */
const mostWaiting = 32;

interface Waiting {
  /** As it goes over the wire. */
  readonly frame: Uint8Array;
  /** Those who were there when it was made; whoever came later got it with the full state. */
  readonly listeners: readonly Listener[];
}

export class Fanout {
  readonly #waiting: Waiting[] = [];
  /**
   * Everybody who was welcomed and has not gone. A list of our own: the library deletes a field of every client,
   * which makes all of its others slow to read, and a thousand of them are read for each patch.
   */
  #crowd: Listener[] = [];
  #served = 0;
  #next: NodeJS.Immediate | NodeJS.Timeout | undefined;

  /** The full state, for whoever comes; from now on they get everything that is sent. */
  welcome(message: Uint8Array, client: Client): void {
    client.raw(message);
    this.#crowd.push(listenerOf(client));
  }

  /** How many are welcomed and have not gone. */
  get size(): number {
    if (!this.#crowd.every(({ isOpen }) => isOpen)) this.#crowd = this.#crowd.filter(({ isOpen }) => isOpen);
    return this.#crowd.length;
  }

  /** In the order of calls for everybody; begins after what is under way now. */
  send(message: Uint8Array): void {
    if (this.size === 0) return;
    this.#waiting.push({ frame: broadcastFrame(message), listeners: [...this.#crowd] });
    if (this.#waiting.length > mostWaiting) this.flush();
    else this.#next ??= this.#crowd.length > large ? setTimeout(this.#step, headStart) : setImmediate(this.#step);
  }

  /** Sends at once what still waits. */
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
