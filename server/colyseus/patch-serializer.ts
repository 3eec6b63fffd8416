import { encode, type Schema } from '@colyseus/schema';
import { type Client, ClientState, Protocol, SchemaSerializer } from 'colyseus';
import type { Fanout } from './fanout.ts';

/**
 * Makes Colyseus send fractions exactly. It sends four bytes where that is right to 1e-4, so 0.1 would arrive as 0.10000000149.
 * Eight bytes, which every client can read, keep the value. A schema's fields look the encoder's function up at each use.
 */
const usual = encode.number;
const eightBytes = 0xcb;

encode.number = (bytes, value, it) => {
  if (!Number.isFinite(value) || Number.isInteger(value) || Math.fround(value) === value)
    return usual(bytes, value, it);
  bytes[it.offset++] = eightBytes;
  encode.float64(bytes, value, it);
  return 9;
};

type Serialized = Parameters<SchemaSerializer<Schema>['getFullState']>;

/** What numbers each patch and keeps it for whoever watches without a socket: server/rooms/tape.ts. */
interface PatchTape {
  /** Patches must be encoded even if nobody has a socket. */
  readonly keeps: boolean;
  next(): number;
  publish(message: Uint8Array): void;
}

/**
 * Encodes a patch once and sends it to players at once and to the crowd after them. It sends copies. Colyseus gives every
 * socket a window into the encoder's one buffer, so the next patch would overwrite what a slow reader has not taken yet. One
 * copy per patch, not one per client.
 */
export class PatchSerializer extends SchemaSerializer<Schema> {
  readonly #fanout: Fanout;
  readonly #isCrowd: (client: Client) => boolean;
  readonly #tape: () => PatchTape;
  #state: Schema | undefined;
  /** Players, hosts and screens. The fan-out has everybody else. */
  #players: readonly Client[] = [];
  #shared: Uint8Array | undefined;
  #copy: Uint8Array | undefined;

  /** `tape`: asked for with each patch, because it comes after the serializer. */
  constructor(fanout: Fanout, isCrowd: (client: Client) => boolean, tape: () => PatchTape) {
    super();
    this.#fanout = fanout;
    this.#isCrowd = isCrowd;
    this.#tape = tape;
  }

  override reset(state: Schema): void {
    super.reset(state);
    this.#state = state;
    // The first client gets all of this as a full state. If it stayed pending, the first patch would add the same items again,
    // and a list treats an addition at an occupied place as an insertion.
    this.encoder.discardChanges();
  }

  override getFullState(...args: Serialized): Uint8Array {
    const shared = super.getFullState(...args);
    if (shared !== this.#shared || this.#copy === undefined) {
      this.#shared = shared;
      this.#copy = shared.slice();
    }
    return this.#copy;
  }

  /** What a client that joins is sent. */
  get full(): { readonly described: Uint8Array; readonly message: Uint8Array } {
    return { described: this.handshake(), message: this.getFullState() };
  }

  /** Replaces Colyseus's way, because a patch must be based on the state that the crowd got. */
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
    const tape = this.#tape();
    // The state says its number, whoever brings it.
    Object.assign(this.#state ?? {}, { frame: tape.next() });
    this.needFullEncode = true;
    this.#players = this.#players.filter(({ state }) => state === ClientState.JOINED);
    const here = this.#players.length > 0 || this.#fanout.size > 0 || tape.keeps;
    if (here) {
      encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
      const frame = encoder.encode({ offset: 1 }).slice();
      for (const client of this.#players) client.raw(frame);
      this.#fanout.send(frame);
      tape.publish(frame);
    }
    encoder.discardChanges();
    return here;
  }
}
