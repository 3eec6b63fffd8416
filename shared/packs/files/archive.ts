/**
 * Files packed in a file: ZIP, gzip and Zstandard. Only the directory is read at first; an entry is unpacked when it is asked for, piece by
 * piece, and what has come out is counted, because sizes that a bomb declares are lies.
 */
import { Gunzip, Inflate } from 'fflate';
import { Decompress } from 'fzstd';
import { phrase } from '../../engine/phrase.ts';
import { textOfBytes } from './bytes.ts';
import { Unreadable } from './unreadable.ts';

export interface Archive {
  /** Files, no folders, in the directory's order. */
  readonly names: readonly string[];
  /** Decoded like every text. Throws Unreadable, as bytes does, and for a name that is not there as well. */
  text(name: string): string;
  bytes(name: string): Uint8Array;
}

const mega = 1 << 20;
/** Of one entry, and of all that are asked for: a sheet of 100,000 cells has 5 MB. */
const maxEntry = 16 * mega;
const maxTotal = 64 * mega;
/** An Anki deck has a sound for every card. */
const maxEntries = 10_000;
/** Sheets of equal rows shrink to a hundredth, never to a thousandth. */
const maxRatio = 300;
/** At most a thousand times as much comes out before it is counted. */
const pieceLength = 4096;

const broken = () => new Unreadable(phrase('brokenFile'));

/** Counts what comes out of one archive. */
class Budget {
  #left = maxTotal;

  /** What comes out of a decoder that is fed the packed bytes. */
  unpack(packed: Uint8Array, decoder: Inflate | Gunzip | Decompress): Uint8Array {
    const chunks: Uint8Array[] = [];
    let length = 0;
    decoder.ondata = (chunk: Uint8Array) => {
      length += chunk.length;
      this.spend(chunk.length);
      if (length > maxEntry || length > mega + maxRatio * packed.length)
        throw new Unreadable(phrase('unpacksTooLarge', maxEntry / mega));
      chunks.push(chunk);
    };
    try {
      for (let at = 0; at < packed.length; at += pieceLength)
        decoder.push(packed.subarray(at, at + pieceLength), at + pieceLength >= packed.length);
    } catch (error) {
      throw error instanceof Unreadable ? error : broken();
    }
    const whole = new Uint8Array(length);
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }

  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new Unreadable(phrase('unpacksTooLarge', maxTotal / mega));
  }
}

export const gunzipped = (bytes: Uint8Array): Uint8Array => new Budget().unpack(bytes, new Gunzip());

export const isZstd = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x28 && bytes[1] === 0xb5 && bytes[2] === 0x2f && bytes[3] === 0xfd;

/** The decoder takes at once as much memory as a frame says that it needs: a window in the fifth byte, or the whole content. */
const frameLength = (bytes: Uint8Array): number => {
  const flags = bytes[4] ?? 0;
  const isWhole = (flags & 32) !== 0;
  if (!isWhole) return 2 ** (10 + ((bytes[5] ?? 0) >> 3)) * (1 + ((bytes[5] ?? 0) & 7) / 8);
  const from = 5 + [0, 1, 2, 4][flags & 3]!;
  const size = [1, 2, 4, 8][flags >> 6]!;
  return bytes.subarray(from, from + size).reduceRight((length, byte) => length * 256 + byte, 0);
};

export const unzstd = (bytes: Uint8Array): Uint8Array => {
  if (!isZstd(bytes)) throw broken();
  if (frameLength(bytes) > maxEntry) throw new Unreadable(phrase('unpacksTooLarge', maxEntry / mega));
  return new Budget().unpack(bytes, new Decompress());
};

const crcTable = Uint32Array.from({ length: 256 }, (_, i) => {
  let crc = i;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

const crcOf = (bytes: Uint8Array): number => {
  let crc = -1;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
};

interface Entry {
  readonly name: string;
  readonly isLocked: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  /** Where its own header begins. */
  readonly at: number;
}

/** The end of the central directory: a comment of up to 65,535 bytes may follow it. */
const endOf = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw broken();
};

const nameOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const entriesOf = (bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> => {
  const end = endOf(view);
  const many = view.getUint16(end + 10, true);
  if (many > maxEntries) throw new Unreadable(phrase('tooManyInside', maxEntries));
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < many; i++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw broken();
    const [nameLength, extra, comment] = [28, 30, 32].map(offset => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength));
    if (!name.endsWith('/') && !entries.has(name))
      entries.set(name, {
        name,
        isLocked: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packed: view.getUint32(at + 20, true),
        at: view.getUint32(at + 42, true),
      });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
};

/** Runs a reader of bytes; a place outside of the file means that it is broken. */
const within = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? broken() : error;
  }
};

/** Throws Unreadable if it is no ZIP or has too many entries. */
export const openArchive = (bytes: Uint8Array): Archive => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = within(() => entriesOf(bytes, view));
  const budget = new Budget();
  const read = new Map<string, Uint8Array>();

  const unpacked = ({ isLocked, method, crc, packed, at }: Entry): Uint8Array => {
    if (isLocked) throw new Unreadable(phrase('locked'));
    if (view.getUint32(at, true) !== 0x04034b50) throw broken();
    const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const data = bytes.subarray(from, from + packed);
    if (data.length < packed || (method !== 0 && method !== 8)) throw broken();
    if (method === 0) budget.spend(packed);
    const content = method === 0 ? data : budget.unpack(data, new Inflate());
    if (crcOf(content) !== crc) throw broken();
    return content;
  };

  const bytesOf = (name: string): Uint8Array => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const entry = entries.get(name);
    if (entry === undefined) throw broken();
    const content = within(() => unpacked(entry));
    read.set(name, content);
    return content;
  };

  return { names: [...entries.keys()], bytes: bytesOf, text: name => textOfBytes(bytesOf(name)) };
};
