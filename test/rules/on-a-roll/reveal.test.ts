import { describe, expect, test } from 'vitest';
import { Match, upTo } from './match-script.ts';

const [ann, ben] = [0, 1];
const order = [12, 1, 7, 2, 3, 4, 5, 6, 8, 9, 10, 11];

describe('the reveal begins', () => {
  const phases: readonly (readonly [string, () => Match])[] = [
    ['ready', () => Match.on()],
    ['names', () => Match.on().nameGame().guess(ann, 'Adams', 3)],
    ['free-guess', () => Match.on().nameGame().guess(ann, 'Adams', 50).do(ben, 'pass')],
    ['roll', () => Match.on().control(ann)],
    ['pick', () => Match.on().control(ann).roll(ann, 1, 2)],
    ['free-letter', () => Match.on().control(ann).roll(ann, 2, 2)],
    ['decide', () => Match.on().control(ann).roll(ann, 1, 2).pick(ann, [0, 1])],
    ['subject', () => Match.on().control(ann).roll(ann, 1, 2).pick(ann, [0, 1]).clue(ann, 0, 'memphis')],
  ];

  test.each(phases)('OR-51: when time is called in %s', (phase, play) => {
    const match = play();
    expect(match.phase).toBe(phase);
    match.do('host', 'call-time');
    expect(match.phase).toBe('reveal');
    expect(match.board).toMatchObject({ control: -1, rolls: 0 });
    expect(match.name).not.toContain('_');
    expect(match.refused('host', 'call-time')).toBe('not-now');
    expect(match.reveal(50, order).phase).toBe('names');
  });

  test('OR-51: not before there is a puzzle, and not twice', () => {
    expect(new Match().start().refused('host', 'call-time')).toBe('not-now');
    const match = Match.on().do('host', 'call-time').reveal(50, order);
    expect(match.refused('host', 'call-time')).toBe('not-now');
    match.guess(ann, 'no', 50).do(ben, 'pass');
    expect(match.phase).toBe('free-guess');
    expect(match.refused('host', 'call-time')).toBe('not-now');
  });

  test('OR-53 OR-54: guessed at as in a name game; right wins the game', () => {
    const match = Match.on()
      .do('host', 'call-time')
      .reveal(40, order)
      .guess(ann, 'Elvis Presley', 99)
      .guess(ben, 'the king', 30);
    expect(match.phase).toBe('won');
    expect(match.board).toMatchObject({ wins: [0, 1], winner: ben, called: ben, secret: 40, buzz: [99, 30] });
  });

  test('OR-A17: nobody knows it: the puzzle is void, and another opens the same game', () => {
    const match = Match.on().do('host', 'call-time').reveal(40, order);
    for (const secret of [1, 2, 3]) match.do(ann, 'pass').do(ben, 'pass').reveal(secret);
    expect(match.phase).toBe('names');
    expect([...match.subjectShown].filter(char => char === '_')).toHaveLength(1);
    match.do(ann, 'pass').do(ben, 'pass');
    expect(match.phase).toBe('ready');
    expect(match.subjectShown).toBe('ELVIS PRESLEY');
    expect(match.row(0)).toBe('MEMPHIS');
    expect(match.board.rows.map(({ solved }) => solved)).toEqual([false, false, false]);
    expect(match.board).toMatchObject({ game: 1, wins: [0, 0], winner: -1, secret: 0 });
    expect(match.refused('host', 'name-game')).toBe('not-now');
    expect(match.refused('host', 'call-time')).toBe('not-now');
    match.puzzle(1, 1, 1);
    expect(match.board).toMatchObject({ game: 1, subject: { kind: 'thing', cells: [] } });
    expect(match.row(0)).toBe('___');
    expect(match.nameGame(upTo(10)).phase).toBe('names');
  });
});
