import type { Client, Serializer } from '@colyseus/core';
import { Fanout } from './fanout.ts';

/**
 * Shows a state that is encoded elsewhere. Who joins gets the full state of that moment, asked for where frames have come since
 * the latest, and then every frame after it. Frames come over one socket, in order: there is no gap between them.
 */
export class RelaySerializer implements Serializer<object> {
  readonly id = 'schema';
  readonly #fanout = new Fanout();
  readonly #askState: () => void;
  #described: Uint8Array = new Uint8Array();
  #full: Uint8Array = new Uint8Array();
  /** Frames have come since. */
  #stale = false;
  /** Those who wait for a full state. */
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

  /** For everybody who has a full state; newcomers get one that holds it. */
  frame(frame: Uint8Array): void {
    this.#stale = true;
    this.#fanout.send(frame);
  }

  /** In place of the library's own way, which sends at once. */
  welcome(client: Client): void {
    if (!this.#stale) {
      this.#fanout.welcome(this.#full, client);
      return;
    }
    // One question for all who come at the same time.
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
