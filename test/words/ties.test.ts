import { expect, test } from 'vitest';
import type { Cue } from '../../shared/engine/show.ts';
import { isLevel } from '../../shared/parts/toss-up.ts';
import { hotDice as hotDiceDe } from '../../shared/shows/hot-dice/words/de/show.ts';
import { hotDice } from '../../shared/shows/hot-dice/words/en/show.ts';
import { luckyNumbers as luckyNumbersDe } from '../../shared/shows/lucky-numbers/words/de/show.ts';
import { luckyNumbers } from '../../shared/shows/lucky-numbers/words/en/show.ts';
import { onARollWords as onARollDe } from '../../shared/shows/on-a-roll/words/de/show.ts';
import { onARollWords as onARoll } from '../../shared/shows/on-a-roll/words/en/show.ts';
import type { ShowWords } from '../../shared/words/commentary.ts';

const tell = {
  isYou: () => false,
  name: (seat: number) => ['Ann', 'Ben'][seat] ?? '',
  money: String,
  number: String,
  list: (all: readonly string[]) => all.join(', '),
  prize: String,
};

const calledLine = (words: unknown, buzz: readonly number[]): string => {
  const { called } = (words as ShowWords<Cue>).commentary as Record<string, (cue: Cue, telling: typeof tell) => string>;
  return called?.({ cue: 'called', seat: 0, secret: 50, buzz, text: 'red' }, tell) ?? '';
};

test.each([
  ['Lucky Numbers', luckyNumbers],
  ['Hot Dice', hotDice],
  ['On A Roll', onARoll],
])('LN-07 HD-79: %s says that both were equally near, and who sent first', (_name, words) => {
  expect(calledLine(words, [50, 50])).toContain('a tie! Ann was first');
  expect(calledLine(words, [40, 60])).toContain('a tie! Ann was first');
  expect(calledLine(words, [49, 60])).toContain('Ann is closest');
  expect(calledLine(words, [49, 0])).toContain('Ann is closest');
});

test.each([
  ['Lucky Numbers', luckyNumbersDe],
  ['Hot Dice', hotDiceDe],
  ['On A Roll', onARollDe],
])('LN-07 HD-79: so does the German %s', (_name, words) => {
  expect(calledLine(words, [50, 50])).toContain('gleich nah! Ann war zuerst da');
  expect(calledLine(words, [49, 60])).toContain('am nächsten dran');
});

test('LN-07: level is who is equally far from the secret number, and has sent one', () => {
  expect(isLevel(50, [40, 60])).toBe(true);
  expect(isLevel(50, [40, 40])).toBe(true);
  expect(isLevel(50, [40, 61])).toBe(false);
  expect(isLevel(50, [50, 0])).toBe(false);
});
