import { encode as theirEncode, decode as theirs } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { decode, encode } from '../../client/colyseus/schema-bytes.ts';

const numbers = [0, 1, 127, 128, 255, 256, 65_535, 65_536, 2 ** 31, 2 ** 32 - 1];

test.each(numbers)('the server reads the number of a question as it was written: %d', value => {
  const bytes = new Uint8Array(16);
  const it = { offset: 1 };
  encode.number(bytes, value, it);
  const read = { offset: 1 };
  expect(theirs.number(bytes, read)).toBe(value);
  expect(read.offset).toBe(it.offset);
});

test.each([...numbers, 2 ** 32, 2 ** 52, -1, -32, -33, -129, -40_000, -(2 ** 31), -(2 ** 40), 0.5, 937.5, 0.1])(
  'a page reads a number as the server writes it: %d',
  value => {
    const bytes = new Uint8Array(16);
    const it = { offset: 3 };
    theirEncode.number(bytes, value, it);
    const [read, as] = [{ offset: 3 }, { offset: 3 }];
    expect(decode.number(bytes, read)).toBe(theirs.number(bytes, as));
    expect(read).toEqual(it);
  },
);

test.each([
  '',
  'move',
  'Ünïcode ✓ 🎲',
  '\uFEFFmarked',
  'x'.repeat(31),
  'x'.repeat(32),
  'ß'.repeat(200),
  'x'.repeat(70_000),
])('a page reads a text as the server writes it', value => {
  const bytes = new Uint8Array(80_000);
  const it = { offset: 2 };
  theirEncode.string(bytes, value, it);
  expect(decode.stringCheck(bytes, { offset: 2 })).toBe(theirs.stringCheck(bytes, { offset: 2 }));
  const read = { offset: 2 };
  expect(decode.string(bytes, read)).toBe(value);
  expect(read).toEqual(it);
});

test('the server reads the name of a message as it was written', () => {
  const bytes = new Uint8Array(64);
  encode.string(bytes, 'start-link', { offset: 1 });
  expect(theirs.string(bytes, { offset: 1 })).toBe('start-link');
});
