import { describe, expect, test } from 'vitest';
import { parseNumber, typedNumber, typeKey } from '../../client/parts/any-number-pad.tsx';
import { qualifying } from '../../shared/shows/qualifying/words/en/boards.ts';

const typed = (keys: string) => keys.split(' ').reduce(typeKey, '');

describe('a number typed key by key', () => {
  test.each([
    ['2 5 9 8 9 6 0', '2,598,960', 2598960],
    ['- 1 2 . 5', '−12.5', -12.5],
    ['1 2 - . 5 -', '12.5', 12.5],
    ['. 0 5', '0.05', 0.05],
    ['0 0 7', '7', 7],
    ['1 . . 5 . 0', '1.50', 1.5],
    ['4 2 back', '4', 4],
  ])('%s is %s', (keys, shown, value) => {
    expect(typedNumber(typed(keys))).toBe(shown);
    expect(parseNumber(typed(keys))).toBe(value);
  });

  test('a sign or a point alone is no number yet', () => {
    expect(parseNumber(typed('-'))).toBeUndefined();
    expect(parseNumber(typed('4 back'))).toBeUndefined();
    expect(typedNumber(typed('-'))).toBe('−');
  });

  test('more figures than a number can tell apart are not taken', () => {
    expect(typed(Array.from({ length: 20 }, () => '9').join(' '))).toBe('9'.repeat(15));
  });
});

describe('how far off a guess was', () => {
  test.each([
    [4.5, 4.493409, '0.006591 away'],
    [0.1, 0.3, '0.2 away'],
    [2500000, 2598960, '98,960 away'],
    [-12, -12.5, '0.5 away'],
    [7, 7, 'exactly'],
    [1e300, 1, '1e+300 away'],
    [1e-9, 0, '1e-9 away'],
  ])('%s from %s is %s', (guess, answer, words) => {
    expect(qualifying.away(guess, answer)).toBe(words);
  });
});
