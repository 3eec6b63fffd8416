import type { Client, Serializer } from 'colyseus';
import { Fanout } from './fanout.ts';

/**
 * Shows a state that another process encodes. A new client gets the full state of that moment, which is requested if frames
 * have come since the latest one, and then every frame after it. Frames come over one socket in order, so there is no gap.
 */
export class RelaySerializer implements Serializer<object> {
  readonly id = 'schema';
  readonly #fanout = new Fanout();
  readonly #askState: () => void;
  #described: Uint8Array = new Uint8Array();
  #full: Uint8Array = new Uint8Array();
  /** Frames have come since the latest full state. */
  #stale = false;
  /** Clients that wait for a full state. */
  #newcomers = new Set<Client>();

  constructor(askState: () => void) {
    this.#askState = askState;
  }

  describe(described: Uint8Array): void {
    this.#described = described;
  }

  state(frame: Uint8Array): void {
    this.#full = frame;
    this.#stale = false;
    const newcomers = this.#newcomers;
    this.#newcomers = new Set();
    for (const client of newcomers) this.#fanout.welcome(frame, client);
  }

  /** Goes to everybody who has a full state. Newcomers get one that includes it. */
  frame(frame: Uint8Array): void {
    this.#stale = true;
    this.#fanout.send(frame);
  }

  /** Replaces Colyseus's way, which sends at once. */
  welcome(client: Client): void {
    if (!this.#stale) {
      this.#fanout.welcome(this.#full, client);
      return;
    }
    // One request for all who join at the same time.
    if (this.#newcomers.size === 0) this.#askState();
    this.#newcomers.add(client);
  }

  flush(): void {
    this.#fanout.flush();
  }

  reset(): void {}

  handshake(): Uint8Array {
    return this.#described;
  }

  getFullState(): Uint8Array {
    return this.#full;
  }

  applyPatches(): boolean {
    return false;
  }
}
