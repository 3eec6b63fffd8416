import fc from 'fast-check';
import { Packr as TheirPackr, unpack as theirUnpack } from 'msgpackr';
import { expect, test } from 'vitest';
import { Packr, RESERVE_START_SPACE, unpack } from '../../client/colyseus/message-pack.ts';

/** As the server of Colyseus packs. */
const theirs = new TheirPackr({ useRecords: false });
const ours = new Packr();

const edges = [
  0,
  127,
  128,
  255,
  256,
  65_535,
  65_536,
  2 ** 32 - 1,
  2 ** 32,
  -1,
  -32,
  -33,
  -128,
  -129,
  -32_769,
  -(2 ** 31),
  1.5,
];
/** The one key that neither side reads. */
const prototype = '__proto__';
const data = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).filter(value => !JSON.stringify(value).includes(JSON.stringify(prototype))),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
  fc.constantFrom(...edges),
);
/** The same values each time; SEED chooses others. */
const run = { seed: Number(process.env.SEED ?? 1) };
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('what the server packs is read here', () => {
  fc.assert(
    fc.property(data, value => {
      expect(asJson(unpack(theirs.pack(value)))).toEqual(asJson(value));
    }),
    run,
  );
});

test('what is packed here the server reads', () => {
  fc.assert(
    fc.property(data, value => {
      expect(asJson(theirUnpack(ours.pack(value)))).toEqual(asJson(value));
    }),
    run,
  );
});

test('a key that names the prototype is read as none, here and there', () => {
  const sent = JSON.parse(`{"${prototype}":{"polluted":1},"a":1}`) as object;
  const here = unpack(theirs.pack(sent)) as { readonly polluted?: number };
  expect(Object.entries(here)).toEqual([['a', 1]]);
  const there = theirUnpack(ours.pack(sent)) as { readonly polluted?: number };
  expect(there).toMatchObject({ a: 1 });
  expect([here.polluted, there.polluted, ({} as typeof here).polluted]).toEqual([undefined, undefined, undefined]);
});

test('long texts and lists grow the message, and free bytes stay in front', () => {
  const value = { text: 'ü'.repeat(70_000), list: Array.from({ length: 70_000 }, (_, i) => i), none: undefined };
  const packed = ours.pack(value, RESERVE_START_SPACE | 7);
  expect(theirUnpack(packed.subarray(7))).toEqual(value);
  expect(unpack(theirs.pack(value))).toEqual(value);
  expect(unpack(packed, { start: 7 })).toEqual(value);
});

test('a message that ends too early or holds no plain data is refused', () => {
  const packed = ours.pack({ name: 'a name that is cut' });
  expect(() => unpack(packed.subarray(0, packed.length - 4))).toThrow(RangeError);
  expect(() => unpack(Uint8Array.of(0xc7, 1, 5, 0))).toThrow(RangeError);
  expect(() => ours.pack(Symbol('no data'))).toThrow(TypeError);
});
