/**
 * The part of MessagePack that the SDK needs, as a replacement of msgpackr, which weighs a third of a page for features that
 * plain data never uses. Same names, same bytes on the wire.
 */

/** Added to the number of bytes to leave free in front of the packed value. */
export const RESERVE_START_SPACE = 2048;

const utf8 = new TextEncoder();
// A byte order mark at the start of a text is kept.
const text = new TextDecoder('utf-8', { ignoreBOM: true });

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

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at: number;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = start;
  }

  read(): unknown {
    const code = this.#view.getUint8(this.#at++);
    if (code < 0x80) return code;
    if (code < 0x90) return this.#map(code & 15);
    if (code < 0xa0) return this.#list(code & 15);
    if (code < 0xc0) return this.#text(code & 31);
    if (code >= 0xe0) return code - 0x100;
    switch (code) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xc4:
      case 0xc5:
      case 0xc6:
        return this.#slice(this.#length(code - 0xc4));
      case 0xca:
        return this.#view.getFloat32(this.#step(4));
      case 0xcb:
        return this.#view.getFloat64(this.#step(8));
      case 0xcc:
      case 0xcd:
      case 0xce:
        return this.#length(code - 0xcc);
      case 0xcf:
        return Number(this.#view.getBigUint64(this.#step(8)));
      case 0xd0:
        return this.#view.getInt8(this.#step(1));
      case 0xd1:
        return this.#view.getInt16(this.#step(2));
      case 0xd2:
        return this.#view.getInt32(this.#step(4));
      case 0xd3:
        return Number(this.#view.getBigInt64(this.#step(8)));
      case 0xd4:
        // The only extension in plain data is `undefined`.
        this.#step(2);
        return undefined;
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.#text(this.#length(code - 0xd9));
      case 0xdc:
      case 0xdd:
        return this.#list(this.#length(code - 0xdb));
      case 0xde:
      case 0xdf:
        return this.#map(this.#length(code - 0xdd));
      default:
        throw new RangeError(`0x${code.toString(16)} is not a code for plain data`);
    }
  }

  /** An integer of 1, 2 or 4 bytes. */
  #length(size: number): number {
    if (size === 0) return this.#view.getUint8(this.#step(1));
    return size === 1 ? this.#view.getUint16(this.#step(2)) : this.#view.getUint32(this.#step(4));
  }

  #list(length: number): readonly unknown[] {
    return Array.from({ length }, () => this.read());
  }

  #map(length: number): Readonly<Record<string, unknown>> {
    const read: Record<string, unknown> = {};
    for (let i = 0; i < length; i++) {
      const key = String(this.read());
      const value = this.read();
      // Assigning this key would change the object's prototype instead.
      if (key !== '__proto__') read[key] = value;
    }
    return read;
  }

  #text(length: number): string {
    return text.decode(this.#slice(length));
  }

  #slice(length: number): Uint8Array {
    const from = this.#step(length);
    if (this.#at > this.#bytes.length) throw new RangeError('the message ends too early');
    return this.#bytes.subarray(from, this.#at);
  }

  #step(length: number): number {
    const from = this.#at;
    this.#at += length;
    return from;
  }
}

export class Packr {
  /** `options`: RESERVE_START_SPACE | n leaves n bytes free in front. */
  pack(value: unknown, options = 0): Uint8Array {
    const writer = new Writer(options & RESERVE_START_SPACE ? options & 0xff : 0);
    writer.write(value);
    return writer.written;
  }
}

export const unpack = (bytes: Uint8Array, { start = 0 }: { readonly start?: number } = {}): unknown =>
  new Reader(bytes, start).read();
