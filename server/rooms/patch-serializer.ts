import { type Client, ClientState, Protocol, SchemaSerializer } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';
import type { Fanout } from './fanout.ts';

type Serialized = Parameters<SchemaSerializer<Schema>['getFullState']>;

/**
 * Encodes a patch once, gives it to those who play at once and to the crowd after them. It sends copies: the library hands
 * every socket a window into the encoder's one buffer, and what a slow reader has not taken yet would be overwritten by the
 * next patch. One copy a patch, not one a client.
 */
export class PatchSerializer extends SchemaSerializer<Schema> {
  readonly #fanout: Fanout;
  readonly #isCrowd: (client: Client) => boolean;
  /** Those who play, host or show it to others; the fanout has everybody else. */
  #players: readonly Client[] = [];
  #shared: Uint8Array | undefined;
  #copy: Uint8Array | undefined;

  constructor(fanout: Fanout, isCrowd: (client: Client) => boolean) {
    super();
    this.#fanout = fanout;
    this.#isCrowd = isCrowd;
  }

  override reset(state: Schema): void {
    super.reset(state);
    // Whoever comes first gets all of this as a full state. Left pending, the same additions would come again with the first
    // patch, and a list takes an addition at a place that is taken as an insertion.
    this.encoder.discardChanges();
  }

  override getFullState(...given: Serialized): Uint8Array {
    const shared = super.getFullState(...given);
    if (shared !== this.#shared || this.#copy === undefined) {
      this.#shared = shared;
      this.#copy = shared.slice();
    }
    return this.#copy;
  }

  /** In place of the library's own way: the crowd's first picture is what their next patch may refer to. */
  welcome(client: Client): void {
    const picture = this.getFullState();
    if (this.#isCrowd(client)) this.#fanout.welcome(picture, client);
    else {
      this.#players = [...this.#players, client];
      client.raw(picture);
    }
  }

  override applyPatches(): boolean {
    const { encoder } = this;
    if (!encoder.hasChanges) return false;
    this.needFullEncode = true;
    this.#players = this.#players.filter(({ state }) => state === ClientState.JOINED);
    const here = this.#players.length > 0 || this.#fanout.size > 0;
    if (here) {
      encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
      const frame = encoder.encode({ offset: 1 }).slice();
      for (const client of this.#players) client.raw(frame);
      this.#fanout.send(frame);
    }
    encoder.discardChanges();
    return here;
  }
}
