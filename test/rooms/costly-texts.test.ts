import { expect, test } from 'vitest';
import { isFoul } from '../../server/name-filter.ts';
import { readCode } from '../../server/tokens.ts';
import { readField } from '../../shared/engine/fields.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { checkPackText } from '../../shared/packs/check.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

/** Each of these kept the whole server busy for minutes or for ever. */
const lucky = showNamed('lucky-numbers')!;
const check = (value: unknown) => checkPackText(lucky, JSON.stringify(value), readField(lucky.options, {}).value);

test('a title of a hundred thousand marks is composed at once', () => {
  expect(plainLine(`a${'\u0301\u0323'.repeat(100_000)}b`)).toBe('ạ̣̣̣̣b');
  // What languages need stays: two marks of Vietnamese become one letter, four more are left.
  expect(plainLine('e\u0323\u0302\u0301\u0308\u0308\u0308\u0308')).toBe('\u1ec7\u0301\u0308\u0308\u0308');
});

test('the filter of names does not try every way to read a row of dashes', () => {
  expect(isFoul(`${'-'.repeat(78)}ab`)).toBe(false);
  expect(isFoul(`${'._ '.repeat(26)}ab`)).toBe(false);
  expect(['f.u.c.k', '- f u-c_k *', 'A. B. C.', '--', ''].map(isFoul)).toEqual([true, true, false, false, false]);
});

test('names of fields that end in a point, or that are as long as a book, have a line like others', () => {
  const beyond = Array(100_001).fill(0);
  const known = { questions: [{ ask: 'a?', answer: 'b' }] };
  const { pack, faults, advice } = check({ ...known, beyond, 'x.': '\u200bx' });
  // A list under a wrong name would be a pack without it.
  expect(pack).toBeNull();
  expect(faults.map(({ path, line }) => [path, line])).toEqual([
    ['beyond', 1],
    ['x.', 1],
  ]);
  expect(advice.map(({ path, line }) => [path, line])).toContainEqual(['x.', 1]);
  const named = check({ ['k'.repeat(300_000)]: Array(50_000).fill(0), questions: 3 });
  expect(named.faults.map(({ path }) => path)).toEqual([`${'k'.repeat(60)}…`, 'questions']);
  expect(JSON.stringify(named).length).toBeLessThan(5000);
  expect(JSON.stringify(check({ ['k'.repeat(300_000)]: Array(100).fill('\u200bx') })).length).toBeLessThan(5000);
});

test('a hundred thousand names that nobody knows are refused at the price of the first hundred', () => {
  const names = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`${'name'.repeat(10)}${i}`, 0]));
  const from = process.cpuUsage();
  const { pack, faults } = check({ questions: [{ ask: 'a?', answer: 'b', ...names }] });
  const { user } = process.cpuUsage(from);
  expect(pack).toBeNull();
  expect(faults).toHaveLength(100);
  expect(faults[0]?.message).toContain('answer');
  expect(user / 1000).toBeLessThan(2000);
});

test('a code is asked for without signs that a database may fail on', () => {
  expect(readCode('\u0000abcd-ef\u0007 gh')).toBe('ABCDEFGH');
});
