/** A phone says beside a stamp, a picture or a sum only what they do not say. */
import { expect, test } from 'vitest';
import { beyond } from '../../client/parts/beyond.ts';

test('the stamp’s word is not said again', () => {
  expect(beyond('Bust! You lose $1,300.', 'BUST!', false)).toBe('You lose $1,300.');
  expect(beyond('Out of rolls, one number short!', 'OUT OF ROLLS', false)).toBe('');
  expect(beyond('That puts this game in the danger zone!', 'DANGER ZONE', false)).toBe('');
  expect(beyond('Sorry, that’s not it.', 'WRONG', false)).toBe('');
  expect(beyond('That completes the gold medal: a trip to Rome!', 'GOLD!', true)).toMatch(/Rome/);
});

test('a picture leaves what comes of it', () => {
  expect(beyond('Ben steals the 4 from you. $500 more if Ben wins this game.', 'STEAL!', true)).toBe(
    '$500 more if Ben wins this game.',
  );
  expect(beyond('$800 more. The pot is $800.', '', true)).toBe('The pot is $800.');
  expect(beyond('You have the 10.', '', true)).toBe('');
  expect(beyond('Ben has the dice.', '', false)).toBe('Ben has the dice.');
});

test('what stands beside it is not repeated, and a full stop in an answer ends nothing', () => {
  expect(beyond('HOT CHOCOLATE! You solve it for $600!', '', false, ['$600', 'HOT CHOCOLATE'])).toBe('');
  expect(beyond('Seven in the danger zone! Ann wins the game and $1,875!', '', false, ['$1,875'])).toBe(
    'Seven in the danger zone!',
  );
  expect(beyond('It was $1,875.', '', false, ['$1,8'])).toBe('It was $1,875.');
  expect(beyond('The answer was “St. Paul”. The dice go to Ann.', '', true)).toBe('The dice go to Ann.');
});
