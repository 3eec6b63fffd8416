import { type Client, ClientState, type Serializer } from '@colyseus/core';
import { Fanout } from './fanout.ts';

/** So many frames are kept beside a full state before another one is asked for. */
const mostKept = 24;

/**
 * Shows a state that is encoded elsewhere. Who joins gets the latest full state and then every frame since; who is there gets
 * the frames as they come. Frames come over one socket, in order: there is no gap between them.
 */
export class RelaySerializer implements Serializer<object> {
  readonly id = 'schema';
  readonly #fanout = new Fanout();
  readonly #askState: () => void;
  #described: Uint8Array = new Uint8Array();
  #full: Uint8Array = new Uint8Array();
  #since: Uint8Array[] = [];
  #asked = false;

  constructor(askState: () => void) {
    this.#askState = askState;
  }

  describe(described: Uint8Array): void {
    this.#described = described;
  }

  state(frame: Uint8Array): void {
    this.#full = frame;
    this.#since = [];
    this.#asked = false;
  }

  frame(frame: Uint8Array, clients: readonly Client[]): void {
    this.#since.push(frame);
    this.#fanout.send(
      frame,
      clients.filter(({ state }) => state === ClientState.JOINED),
    );
    if (this.#asked || this.#since.length < mostKept) return;
    this.#asked = true;
    this.#askState();
  }

  flush(): void {
    this.#fanout.flush();
  }

  reset(): void {}

  handshake(): Uint8Array {
    return this.#described;
  }

  /** The library sends what is returned; the frames since follow it before anything else can come. */
  getFullState(client?: Client): Uint8Array {
    const since = [...this.#since];
    if (client !== undefined && since.length > 0) {
      queueMicrotask(() => {
        for (const frame of since) client.raw(frame);
      });
    }
    return this.#full;
  }

  applyPatches(): boolean {
    return false;
  }
}
