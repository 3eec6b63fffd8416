/**
 * Reads the tables of an SQLite file, and nothing else of it: no queries (sqlite.org/fileformat2.html). SQLite
 * itself weighs 690 kB as WebAssembly, which the pages' content policy forbids and their oldest browsers lack.
 */
import { phrase } from '../../engine/phrase.ts';
import { Unreadable } from './unreadable.ts';

/** The values of a row in the order of its table's columns. A first column that is null is the row's number. */
type Row = readonly (string | number | null | Uint8Array)[];

export const isSqlite = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 16)) === 'SQLite format 3\0';

const broken = () => new Unreadable(phrase('brokenFile'));

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A number of up to nine bytes, and where it ends. Those beyond 2^53 are lengths of what cannot be. */
const varint = (view: DataView, at: number): readonly [value: number, end: number] => {
  let value = 0;
  for (let i = 0; i < 8; i++) {
    const byte = view.getUint8(at + i);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + i + 1];
  }
  return [value * 256 + view.getUint8(at + 8), at + 9];
};

/** Bytes of numbers by their serial type. */
const lengths = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

const numberAt = (view: DataView, at: number, type: number): number => {
  if (type >= 8) return type - 8;
  if (type === 7) return view.getFloat64(at);
  let value = view.getInt8(at);
  for (let i = 1; i < lengths[type]!; i++) value = value * 256 + view.getUint8(at + i);
  return value;
};

const rowOf = (payload: Uint8Array, decoder: TextDecoder): Row => {
  const view = viewOf(payload);
  const [headerEnd, first] = varint(view, 0);
  const row: Row[number][] = [];
  let at = headerEnd;
  for (let next = first; next < headerEnd; ) {
    const [type, end] = varint(view, next);
    next = end;
    const from = at;
    if (type === 10 || type === 11) throw broken();
    at += type < 10 ? lengths[type]! : Math.floor((type - 12) / 2);
    if (at > payload.length) throw broken();
    if (type === 0) row.push(null);
    else if (type < 10) row.push(numberAt(view, from, type));
    else row.push(type % 2 === 0 ? payload.subarray(from, at) : decoder.decode(payload.subarray(from, at)));
  }
  return row;
};

/** Types of pages. A table without row numbers is a tree of keys, whose inner pages hold rows, too. */
const interior = 5;
const leaf = 13;
const innerKeys = 2;
const leafKeys = 10;

/** Deeper than any tree of a file this large. */
const maxDepth = 20;

const readTables = (bytes: Uint8Array): ((table: string) => readonly Row[]) => {
  const view = viewOf(bytes);
  const size = view.getUint16(16);
  const pageSize = size === 1 ? 65_536 : size;
  /** Bytes of a page that belong to it. */
  const usable = pageSize - view.getUint8(20);
  const decoder = new TextDecoder(['utf-8', 'utf-8', 'utf-16le', 'utf-16be'][view.getUint32(56)] ?? 'utf-8');
  if (pageSize < 512 || usable < 480) throw broken();
  // In a sound file each page has one place, and all rows together are no longer than the file.
  const visited = new Set<number>();
  let left = bytes.length;

  const pageAt = (number: number): number => {
    const at = (number - 1) * pageSize;
    if (number < 1 || at + pageSize > bytes.length || visited.has(number)) throw broken();
    visited.add(number);
    return at;
  };

  /** A row's bytes: those beside the others, and those on pages of their own. */
  const payloadAt = (at: number, length: number, isKey: boolean): Uint8Array => {
    left -= length;
    if (left < 0) throw broken();
    const most = isKey ? Math.floor(((usable - 12) * 64) / 255) - 23 : usable - 35;
    if (length <= most) return bytes.subarray(at, at + length);
    const fewest = Math.floor(((usable - 12) * 32) / 255) - 23;
    const some = fewest + ((length - fewest) % (usable - 4));
    const here = some <= most ? some : fewest;
    const whole = new Uint8Array(length);
    whole.set(bytes.subarray(at, at + here));
    let next = view.getUint32(at + here);
    for (let filled = here; filled < length; filled += usable - 4) {
      const page = pageAt(next);
      next = view.getUint32(page);
      whole.set(bytes.subarray(page + 4, page + 4 + Math.min(usable - 4, length - filled)), filled);
    }
    return whole;
  };

  const rowsUnder = (number: number, rows: Row[], depth = 0): void => {
    const page = pageAt(number);
    // The first page begins with the file's own header.
    const head = number === 1 ? 100 : page;
    const type = view.getUint8(head);
    const cells = view.getUint16(head + 3);
    if (![interior, leaf, innerKeys, leafKeys].includes(type) || depth > maxDepth) throw broken();
    const isInner = type === interior || type === innerKeys;
    const isKey = type === innerKeys || type === leafKeys;
    for (let i = 0; i < cells; i++) {
      const at = page + view.getUint16(head + (isInner ? 12 : 8) + 2 * i);
      if (isInner) rowsUnder(view.getUint32(at), rows, depth + 1);
      if (type === interior) continue;
      const [length, afterLength] = varint(view, isInner ? at + 4 : at);
      const [number, from] = isKey ? [null, afterLength] : varint(view, afterLength);
      const [first = null, ...others] = rowOf(payloadAt(from, length, isKey), decoder);
      rows.push([first ?? number, ...others]);
    }
    if (isInner) rowsUnder(view.getUint32(head + 8), rows, depth + 1);
  };

  const rowsOf = (root: number): readonly Row[] => {
    const rows: Row[] = [];
    rowsUnder(root, rows);
    return rows;
  };
  const schema = rowsOf(1);
  return table => {
    const entry = schema.find(([type, name]) => type === 'table' && name === table);
    return entry === undefined ? [] : rowsOf(Number(entry[3]));
  };
};

/** The rows of a table by its name; none if there is no such table. Throws Unreadable. */
export const openSqlite = (bytes: Uint8Array): ((table: string) => readonly Row[]) => {
  const sound = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw error instanceof RangeError ? broken() : error;
    }
  };
  const rowsOf = sound(() => readTables(bytes));
  const known = new Map<string, readonly Row[]>();
  return table => {
    const rows = known.get(table) ?? sound(() => rowsOf(table));
    known.set(table, rows);
    return rows;
  };
};
