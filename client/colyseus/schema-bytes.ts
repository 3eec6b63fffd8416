/** Numbers and texts as @colyseus/schema encodes them, which is like MessagePack but little-endian. */

/** The SDK's position in a message. */
export interface At {
  offset: number;
}

const utf8 = new TextEncoder();
// A byte order mark at the start of a text is kept.
const letters = new TextDecoder('utf-8', { ignoreBOM: true });

/** Reads values one after another. `little`: of the two bytes of a number the lower comes first, which MessagePack has not. */
export class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #little: boolean;
  #at: number;

  constructor(bytes: Uint8Array, start: number, little = true) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = start;
    this.#little = little;
  }

  get at(): number {
    return this.#at;
  }

  byte(): number {
    return this.#view.getUint8(this.#at++);
  }

  /** Skips the next byte if it is this one. */
  skip(byte: number): boolean {
    const is = this.#bytes[this.#at] === byte;
    if (is) this.#at++;
    return is;
  }

  number(): number {
    const first = this.byte();
    const number = first < 0x80 ? first : first >= 0xe0 ? first - 0x100 : this.coded(first);
    if (number === undefined) throw new RangeError(`0x${first.toString(16)} is not the beginning of a number`);
    return number;
  }

  /** The number after a code from 0xca to 0xd3; undefined for any other. */
  coded(code: number): number | undefined {
    const [view, little] = [this.#view, this.#little];
    switch (code) {
      case 0xca:
        return view.getFloat32(this.step(4), little);
      case 0xcb:
        return view.getFloat64(this.step(8), little);
      case 0xcc:
        return this.byte();
      case 0xcd:
        return view.getUint16(this.step(2), little);
      case 0xce:
        return view.getUint32(this.step(4), little);
      case 0xcf:
        return Number(view.getBigUint64(this.step(8), little));
      case 0xd0:
        return view.getInt8(this.step(1));
      case 0xd1:
        return view.getInt16(this.step(2), little);
      case 0xd2:
        return view.getInt32(this.step(4), little);
      case 0xd3:
        return Number(view.getBigInt64(this.step(8), little));
    }
  }

  text(): string {
    const first = this.byte();
    return this.letters(first < 0xc0 ? first & 31 : this.size(first - 0xd9));
  }

  letters(length: number): string {
    return letters.decode(this.bytes(length));
  }

  bytes(length: number): Uint8Array {
    const from = this.step(length);
    if (this.#at > this.#bytes.length) throw new RangeError('the message ends too early');
    return this.#bytes.subarray(from, this.#at);
  }

  /** A length of 1, 2 or 4 bytes: `kind` 0, 1 or 2. */
  size(kind: number): number {
    return this.coded(0xcc + kind) ?? 0;
  }

  /** Where the next bytes begin, which count as read. */
  step(length: number): number {
    this.#at += length;
    return this.#at - length;
  }
}

const readAs =
  <T>(read: (reader: Reader) => T) =>
  (bytes: Uint8Array, it: At): T => {
    const reader = new Reader(bytes, it.offset);
    const value = read(reader);
    it.offset = reader.at;
    return value;
  };

/** Whether a text comes next. */
const isText = (bytes: Uint8Array, { offset }: At): boolean => {
  const first = bytes[offset] ?? 0;
  return (first > 0xa0 && first < 0xc0) || (first >= 0xd9 && first <= 0xdb);
};

export const decode = {
  number: readAs(reader => reader.number()),
  string: readAs(reader => reader.text()),
  stringCheck: isText,
  utf8Read: (bytes: Uint8Array, it: At, length: number): string => {
    const reader = new Reader(bytes, it.offset);
    it.offset += length;
    return reader.letters(length);
  },
};

/** What the SDK itself encodes: names of messages, and numbers of requests. */
export const encode = {
  number: (bytes: Uint8Array, value: number, it: At): void => {
    if (value >= 0x80) bytes[it.offset++] = 0xce;
    const size = value < 0x80 ? 1 : 4;
    for (let i = 0; i < size; i++) bytes[it.offset++] = value >>> (8 * i);
  },
  string: (bytes: Uint8Array, value: string, it: At): void => {
    const written = utf8.encode(value);
    if (written.length > 31) throw new RangeError(`${value} is too long for a message name`);
    bytes[it.offset++] = 0xa0 | written.length;
    bytes.set(written, it.offset);
    it.offset += written.length;
  },
};
