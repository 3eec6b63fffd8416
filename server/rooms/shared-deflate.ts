/**
 * Frames of one room compressed once for the whole crowd (RFC 7692). Each may refer to what everybody who gets it has seen
 * before: those who came at the same time, to the same full state and the frames after it. A roll is 30 to 60 bytes then
 * instead of 100 to 200. After some frames those who came later have enough in common with the others to get the same again.
 */
import { constants, deflateRawSync } from 'node:zlib';
import { type Memory, type PreparedSocket, windowBits } from './prepared-socket.ts';

const longest = 2 ** windowBits;

/** For so many memories each frame is compressed; whoever comes while there are as many gets frames as they are. */
const mostMemories = 4;

/** After so many frames those who came later are taken for old hands: these frames are the memory of all then. */
const enough = 8;

const options = { windowBits, level: 9, memLevel: 7, finishFlush: constants.Z_SYNC_FLUSH } as const;

/** What ends every flushed block, and is left out on the wire. */
const tail = 4;

const finalBinary = 0x82;
const compressed = 0x40;

/** A whole frame of a server: its header, and what it holds. */
const frameOf = (payload: Uint8Array, flags: number): Buffer => {
  const { length } = payload;
  const header =
    length < 126
      ? Buffer.of(finalBinary | flags, length)
      : length < 65_536
        ? Buffer.of(finalBinary | flags, 126, length >> 8, length & 0xff)
        : Buffer.of(finalBinary | flags, 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map(shift => (length >>> shift) & 0xff));
  return Buffer.concat([header, payload]);
};

const compress = (message: Uint8Array, dictionary: Buffer): Buffer => {
  const block = deflateRawSync(message, dictionary.length === 0 ? options : { ...options, dictionary });
  return frameOf(block.subarray(0, -tail), compressed);
};

/** What both end with. */
const commonEnd = (a: Buffer, b: Buffer): Buffer => {
  let length = 0;
  while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return a.subarray(a.length - length);
};

export interface Prepared {
  /** A frame on the wire, and who gets it. */
  readonly frame: Uint8Array;
  readonly sockets: readonly PreparedSocket[];
}

/** The full state of a moment, as those get it who come in that moment. */
interface Picture {
  readonly message: Uint8Array;
  readonly frame: Uint8Array;
  /** Frames until then. */
  readonly after: number;
  readonly memory: Memory | undefined;
}

export class SharedDeflate {
  /** The oldest one first. */
  #memories: Memory[] = [];
  /** Frames so far. */
  #frames = 0;
  #picture: Picture | undefined;

  /** What to send to whoever comes, before all frames that are prepared from now on. */
  welcome(message: Uint8Array, socket: PreparedSocket): Uint8Array {
    if (!socket.remembers) return frameOf(message, 0);
    if (this.#picture?.message !== message || this.#picture.after !== this.#frames) {
      const memory = this.#memories.length < mostMemories ? this.#memorize(Buffer.from(message)) : undefined;
      this.#picture = { message, frame: compress(message, Buffer.alloc(0)), after: this.#frames, memory };
    }
    socket.memory = this.#picture.memory;
    socket.seen = this.#frames;
    return this.#picture.frame;
  }

  /** What to send to each of the sockets for one message. */
  prepare(message: Uint8Array, sockets: readonly PreparedSocket[]): readonly Prepared[] {
    const before = this.#frames++;
    const sharing = new Map<Memory, PreparedSocket[]>();
    const plain: PreparedSocket[] = [];
    const able: PreparedSocket[] = [];
    for (const socket of sockets) {
      // Whoever missed a frame remembers another story.
      const memory = socket.seen === before ? this.#current(socket.memory) : undefined;
      const together = memory === undefined ? undefined : sharing.get(memory);
      if (together !== undefined) together.push(socket);
      else if (memory !== undefined) sharing.set(memory, [socket]);
      else (socket.remembers ? able : plain).push(socket);
      socket.memory = memory;
      socket.seen = this.#frames;
    }
    this.#memories = this.#memories.filter(memory => sharing.has(memory));
    if (able.length > 0 && this.#memories.length < mostMemories) {
      const memory = this.#memorize(Buffer.alloc(0));
      for (const socket of able) socket.memory = memory;
      sharing.set(memory, able);
    } else plain.push(...able);
    const prepared = [...sharing].map(([memory, together]) => ({
      frame: compress(message, memory.bytes),
      sockets: together,
    }));
    for (const memory of this.#memories) memory.bytes = Buffer.concat([memory.bytes, message]).subarray(-longest);
    this.#unite();
    return plain.length === 0 ? prepared : [...prepared, { frame: frameOf(message, 0), sockets: plain }];
  }

  #memorize(bytes: Buffer): Memory {
    const memory = { bytes: bytes.subarray(-longest), since: this.#frames, into: undefined };
    this.#memories.push(memory);
    return memory;
  }

  #current(memory: Memory | undefined): Memory | undefined {
    const current = memory?.into ?? memory;
    return current !== undefined && this.#memories.includes(current) ? current : undefined;
  }

  /** The oldest memory becomes that of all who have seen enough. */
  #unite(): void {
    const [oldest, ...others] = this.#memories;
    if (oldest === undefined || others.length === 0) return;
    for (const memory of others) {
      if (this.#frames - memory.since < enough) continue;
      oldest.bytes = commonEnd(oldest.bytes, memory.bytes);
      memory.into = oldest;
      this.#memories.splice(this.#memories.indexOf(memory), 1);
    }
  }
}
