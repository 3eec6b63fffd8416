import { describe, expect, test } from 'vitest';
import { Match } from './match-script.ts';

const [ann, ben] = [0, 1];

/** Rounds in which nothing but the count changes: Ann throws the 4 that is hers, then Ben the 5 that is his. */
const idle = (match: Match, rounds: number) => {
  for (let i = 0; i < rounds; i++) match.question(i % 2).roll(i % 2, 1, i % 2 === 0 ? 3 : 4);
  return match;
};

describe('the buzzer', () => {
  test('LN-27 LN-A16: it sounds when the secret round is complete, and not before', () => {
    const match = idle(Match.on(10, { last: 15 }), 14);
    expect(match.phase).toBe('ready');
    expect(JSON.stringify(match.view('host'))).not.toContain('lastRound');
    idle(match, 1);
    expect(match.phase).toBe('won');
    expect(match.board.round).toBe(15);
  });

  test('LN-27 LN-A16: the round is drawn from 15 to 20', () => {
    expect(() => new Match().start(14)).toThrow('from 15 to 20');
    expect(() => new Match().start(21)).toThrow('from 15 to 20');
  });

  test('LN-03 LN-29: after round 20 the player with more numbers wins the open game, pot and own cash', () => {
    const match = Match.on(10, { last: 20 })
      .question(ann)
      .roll(ann, 4, 4)
      .question(ann)
      .roll(ann, 1, 3)
      .question(ben)
      .roll(ben, 1, 4);
    for (let i = 0; i < 17; i++) match.question(ben).roll(ben, 1, 4);
    expect(match.board.round).toBe(20);
    // 17 repeats of the 5 went into the pot.
    expect(match.scores).toEqual([1500 + 17 * 375 + 300 + 500, 0]);
    expect(match.board).toMatchObject({ winner: ann, luckiest: 0, pot: 0 });
  });

  test('LN-A9: a game cut short after an earlier round is settled in the same way', () => {
    const match = Match.on(10, { last: 1, options: { lastRound: [1, 1] } })
      .question(ben)
      .roll(ben, 1, 3);
    expect(match.scores).toEqual([0, 2000]);
    expect(match.phase).toBe('won');
  });

  test('LN-30 LN-A10: with equally many numbers the pot is halved to the half dollar, and each keeps own cash', () => {
    const match = Match.on(10, { last: 3, options: { lastRound: [3, 3] } })
      .question(ann)
      .roll(ann, 1, 4)
      .question(ann)
      .roll(ann, 2, 3)
      .question(ben)
      .roll(ben, 4, 4);
    expect(match.scores).toEqual([1875 / 2 + 375, 1875 / 2 + 300]);
  });

  test('LN-A11 LN-31: nobody owns anything: half each, level, one more question', () => {
    const match = Match.on(10, { last: 1, options: { lastRound: [1, 1] } })
      .question(ann)
      .roll(ann, 3, 4);
    expect(match.scores).toEqual([750, 750]);
    expect(match.phase).toBe('tie-break');
  });

  test('LN-28: the higher score wins, and a game won in the last round leaves nothing to settle', () => {
    const match = Match.on(10, { last: 2, options: { lastRound: [2, 2] } })
      .question(ann)
      .roll(ann, 1, 3)
      .question(ben)
      .roll(ben, 5, 5);
    expect(match.scores).toEqual([0, 1500]);
    expect(match.board.winner).toBe(ben);
  });
});

describe('the tie-breaker', () => {
  const tied = (options = {}) =>
    Match.on(10, { last: 1, options: { lastRound: [1, 1], ...options } })
      .question(ann)
      .roll(ann, 3, 4);

  test('LN-32 LN-A21: a right answer scores 25 and wins the match, without dice', () => {
    const match = tied().ask(50).buzz(ben, 50).buzz(ann, 1).answer(ben);
    expect(match.scores).toEqual([750, 775]);
    expect(match.phase).toBe('won');
    expect(match.board).toMatchObject({ winner: ben, round: 1 });
  });

  test('LN-32: a wrong answer gives both to the other', () => {
    expect(tied().ask(50).buzz(ben, 50).buzz(ann, 1).answer(ben, 'Quito').scores).toEqual([775, 750]);
  });

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

describe('after the match', () => {
  test('LN-33: the winner plays The Main Event', () => {
    const match = Match.on(10, { last: 1, options: { lastRound: [1, 1] } })
      .question(ben)
      .roll(ben, 5, 5);
    match.move('host', 'main-event');
    expect(match.view()).toMatchObject({ act: 'main-event', phase: 'roll', board: { dice: [] } });
    expect(match.refused(ann, 'roll')).toBe('not-yours');
    expect(match.refused(ben, 'roll')).toBe('');
  });

  test('LN-37: the fifth straight win is played all cash and retires the champion', () => {
    const match = Match.on(10, { last: 1, options: { lastRound: [1, 1], wins: [0, 4] } })
      .question(ben)
      .roll(ben, 5, 5);
    match.move('host', 'main-event');
    expect(match.view().board).toMatchObject({ allCash: true });
    match.move(ben, 'roll', {}, { dice: [3, 4] });
    match.move(ben, 'stop');
    expect(match.result).toMatchObject({ retired: true, wins: [0, 5] });
  });
});
