/**
 * Frames of one room compressed once for the whole crowd (RFC 7692). Each may refer to those before it, which everybody who
 * gets it has seen; a newcomer gets frames as they are until the memory begins anew. A roll is 30 to 60 bytes then instead of
 * 100 to 200.
 */
import { constants, deflateRawSync } from 'node:zlib';
import type { Client } from '@colyseus/core';
import { PreparedSocket } from './prepared-socket.ts';

/** A memory of 4 kB holds the last 30 rolls. */
const windowBits = 12;
const memory = 2 ** windowBits;

/** The memory begins anew for newcomers after so many frames, or at once where they are more than the others. */
const fewestFrames = 8;

/** Fewer need no compression. */
const fewestClients = 1;

const options = { windowBits, level: 9, memLevel: 5, finishFlush: constants.Z_SYNC_FLUSH } as const;

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

export interface Prepared {
  /** Frames on the wire, and who gets which. */
  readonly frame: Uint8Array;
  readonly clients: readonly Client[];
}

const remembers = ({ ref }: Client): boolean => ref instanceof PreparedSocket && ref.remembers;

export class SharedDeflate {
  /** Who has seen every frame of the memory. */
  #members = new WeakSet<Client>();
  #memory: Buffer = Buffer.alloc(0);
  #frames = 0;

  /** What to send to each of the clients for one message. */
  prepare(message: Uint8Array, clients: readonly Client[]): readonly Prepared[] {
    const members = clients.filter(client => this.#members.has(client));
    const able = members.length === clients.length ? members : clients.filter(remembers);
    const newcomers = able.length - members.length;
    if (newcomers > 0 && (this.#frames >= fewestFrames || newcomers >= members.length)) {
      this.#members = new WeakSet(able);
      this.#memory = Buffer.alloc(0);
      this.#frames = 0;
      return this.#split(message, clients, able);
    }
    return this.#split(message, clients, members);
  }

  #split(message: Uint8Array, clients: readonly Client[], members: readonly Client[]): readonly Prepared[] {
    if (members.length < fewestClients) return [{ frame: frameOf(message, 0), clients }];
    const all: Prepared[] = [{ frame: this.#compress(message), clients: members }];
    if (members.length === clients.length) return all;
    const others = clients.filter(client => !this.#members.has(client));
    return [...all, { frame: frameOf(message, 0), clients: others }];
  }

  #compress(message: Uint8Array): Buffer {
    const dictionary = this.#memory;
    const block = deflateRawSync(message, dictionary.length === 0 ? options : { ...options, dictionary });
    this.#memory = Buffer.concat([dictionary, message]).subarray(-memory);
    this.#frames += 1;
    return frameOf(block.subarray(0, -tail), compressed);
  }
}
