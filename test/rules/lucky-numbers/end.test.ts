import { describe, expect, test } from 'vitest';
import { Match } from './match-script.ts';

const [ann, ben] = [0, 1];

describe('the buzzer', () => {
  test('LN-A9: a game cut short after an earlier round is settled in the same way', () => {
    const match = Match.on(10, { last: 1, options: { lastRound: [1, 1] } })
      .question(ben)
      .roll(ben, 1, 3);
    expect(match.scores).toEqual([0, 2000]);
    expect(match.phase).toBe('won');
  });
});

describe('the tie-breaker', () => {
  const tied = (options = {}) =>
    Match.on(10, { last: 1, options: { lastRound: [1, 1], ...options } })
      .question(ann)
      .roll(ann, 3, 4);

  test('LN-A22: nobody buzzes: another one', () => {
    const match = tied().ask(50).expire();
    expect(match.phase).toBe('tie-break');
    expect(match.ask(50).board.question).toBe('Tie-breaker 2?');
  });

  test('LN-31: tie-breakers come from their own list and can run out', () => {
    const match = tied();
    for (let i = 0; i < 3; i++) match.ask(50).expire();
    expect(match.refused('host', 'ask')).toBe('not-now');
  });
});
