/**
 * The part of MessagePack that the SDK needs, as a replacement of msgpackr, which weighs a third of a page for features that
 * plain data never uses. Same names, same bytes on the wire.
 */
import { Reader } from './schema-bytes.ts';

/** Added to the number of bytes to leave free in front of the packed value. */
export const RESERVE_START_SPACE = 2048;

const utf8 = new TextEncoder();

/** msgpackr writes `undefined` as this extension. */
const undefinedBytes = [0xd4, 0, 0] as const;

class Writer {
  #bytes = new Uint8Array(256);
  #view = new DataView(this.#bytes.buffer);
  #at: number;

  constructor(start: number) {
    this.#at = start;
  }

  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#at);
  }

  write(value: unknown): void {
    if (value === undefined) this.#raw(undefinedBytes);
    else if (value === null) this.#byte(0xc0);
    else if (typeof value === 'boolean') this.#byte(value ? 0xc3 : 0xc2);
    else if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'string') {
      const bytes = utf8.encode(value);
      this.#head(bytes.length, 0xa0, 32, [0xd9, 0xda, 0xdb]);
      this.#raw(bytes);
    } else if (Array.isArray(value)) {
      this.#head(value.length, 0x90, 16, [0, 0xdc, 0xdd]);
      for (const item of value) this.write(item);
    } else if (typeof value === 'object') {
      const fields = Object.entries(value).filter(([, item]) => typeof item !== 'function');
      this.#head(fields.length, 0x80, 16, [0, 0xde, 0xdf]);
      for (const [key, item] of fields) {
        this.write(key);
        this.write(item);
      }
    } else throw new TypeError(`${typeof value} is not plain data`);
  }

  #number(value: number): void {
    const whole = Number.isInteger(value) && !Object.is(value, -0);
    if (whole && value >= -0x20 && value < 0x80) this.#byte(value & 0xff);
    else if (whole && value >= 0 && value < 2 ** 32) this.#sized(value, [0xcc, 0xcd, 0xce]);
    else if (whole && value < 0 && value >= -(2 ** 31)) {
      this.#byte(0xd2);
      this.#room(4);
      this.#view.setInt32(this.#at, value);
      this.#at += 4;
    } else {
      this.#byte(0xcb);
      this.#room(8);
      this.#view.setFloat64(this.#at, value);
      this.#at += 8;
    }
  }

  /** A length in its shortest form: in one byte below `few`, otherwise after a code for 8, 16 or 32 bits (0: no such form). */
  #head(length: number, base: number, few: number, codes: readonly [number, number, number]): void {
    if (length < few) this.#byte(base | length);
    else this.#sized(length, codes);
  }

  #sized(value: number, [one, two, four]: readonly [number, number, number]): void {
    this.#room(5);
    if (value < 0x100 && one !== 0) {
      this.#view.setUint8(this.#at, one);
      this.#view.setUint8(this.#at + 1, value);
      this.#at += 2;
    } else if (value < 0x10000) {
      this.#view.setUint8(this.#at, two);
      this.#view.setUint16(this.#at + 1, value);
      this.#at += 3;
    } else {
      this.#view.setUint8(this.#at, four);
      this.#view.setUint32(this.#at + 1, value);
      this.#at += 5;
    }
  }

  #byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#at++] = value;
  }

  #raw(bytes: ArrayLike<number>): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  #room(length: number): void {
    if (this.#at + length <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, this.#at + length));
    grown.set(this.#bytes);
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }
}

const read = (from: Reader): unknown => {
  const code = from.byte();
  if (code < 0x80) return code;
  if (code < 0x90) return readMap(from, code & 15);
  if (code < 0xa0) return readList(from, code & 15);
  if (code < 0xc0) return from.letters(code & 31);
  if (code >= 0xe0) return code - 0x100;
  const number = from.coded(code);
  if (number !== undefined) return number;
  if (code >= 0xc4 && code <= 0xc6) return from.bytes(from.size(code - 0xc4));
  if (code >= 0xd9 && code <= 0xdb) return from.letters(from.size(code - 0xd9));
  switch (code) {
    case 0xc0:
      return null;
    case 0xc2:
      return false;
    case 0xc3:
      return true;
    case 0xd4:
      // The only extension in plain data is `undefined`.
      from.step(2);
      return undefined;
    case 0xdc:
    case 0xdd:
      return readList(from, from.size(code - 0xdb));
    case 0xde:
    case 0xdf:
      return readMap(from, from.size(code - 0xdd));
    default:
      throw new RangeError(`0x${code.toString(16)} is not a code for plain data`);
  }
};

const readList = (from: Reader, length: number): readonly unknown[] => Array.from({ length }, () => read(from));

const readMap = (from: Reader, length: number): Readonly<Record<string, unknown>> => {
  const map: Record<string, unknown> = {};
  for (let i = 0; i < length; i++) {
    const key = String(read(from));
    const value = read(from);
    // Assigning this key would change the object's prototype instead.
    if (key !== '__proto__') map[key] = value;
  }
  return map;
};

export class Packr {
  /** `options`: RESERVE_START_SPACE | n leaves n bytes free in front. */
  pack(value: unknown, options = 0): Uint8Array {
    const writer = new Writer(options & RESERVE_START_SPACE ? options & 0xff : 0);
    writer.write(value);
    return writer.written;
  }
}

export const unpack = (bytes: Uint8Array, { start = 0 }: { readonly start?: number } = {}): unknown =>
  read(new Reader(bytes, start, false));
