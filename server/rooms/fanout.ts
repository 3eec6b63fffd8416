/** Sends the same bytes to a crowd, a few sockets at a time, so that nobody's move waits until thousands have been served. */
import type { Client } from '@colyseus/core';
import { PreparedSocket } from './prepared-socket.ts';
import { SharedDeflate } from './shared-deflate.ts';

/** Sockets served at a time: a millisecond or two. */
const atOnce = 128;

/** Frames that may wait; with more of them nobody is helped by waiting. */
const mostWaiting = 32;

interface Waiting {
  readonly message: Uint8Array;
  /** The same as it goes over the wire. */
  readonly frame: Uint8Array;
  /** Those who were there when it was made; whoever came later got it with the full state. */
  readonly clients: readonly Client[];
}

export class Fanout {
  readonly #deflate = new SharedDeflate();
  readonly #waiting: Waiting[] = [];
  #served = 0;
  #next: NodeJS.Immediate | undefined;

  /** The full state, for whoever comes: before everything that is sent from now on. */
  welcome(message: Uint8Array, client: Client): void {
    const socket = client.ref as unknown;
    if (socket instanceof PreparedSocket) socket.write(this.#deflate.welcome(message, socket));
    else client.raw(message);
  }

  /** In the order of calls for every client; begins after what is under way now. */
  send(message: Uint8Array, clients: readonly Client[]): void {
    if (clients.length === 0) return;
    for (const prepared of this.#deflate.prepare(message, clients)) this.#waiting.push({ message, ...prepared });
    if (this.#waiting.length > mostWaiting) this.flush();
    else this.#next ??= setImmediate(this.#step);
  }

  /** Sends at once what still waits. */
  flush(): void {
    while (this.#waiting.length > 0) this.#serve(Number.POSITIVE_INFINITY);
  }

  readonly #step = (): void => {
    this.#next = undefined;
    this.#serve(atOnce);
    if (this.#waiting.length > 0) this.#next = setImmediate(this.#step);
  };

  #serve(many: number): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const { message, frame, clients } = first;
    const end = Math.min(clients.length, this.#served + many);
    for (; this.#served < end; this.#served++) {
      const client = clients[this.#served];
      if (client?.ref instanceof PreparedSocket) client.ref.write(frame);
      else client?.raw(message);
    }
    if (end < clients.length) return;
    this.#waiting.shift();
    this.#served = 0;
  }
}
