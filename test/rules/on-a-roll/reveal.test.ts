import { describe, expect, test } from 'vitest';
import pack from '../../../shared/shows/on-a-roll/pack.json' with { type: 'json' };
import { Match, smallPuzzle, upTo } from './match-script.ts';

const [ann, ben] = [0, 1];
const order = [12, 1, 7, 2, 3, 4, 5, 6, 8, 9, 10, 11];
const subjectsOfThePack = pack.puzzles.map(({ subject }) => subject);

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

  test('OR-51: what was sent in a name game that time cut off is never opened', () => {
    const match = Match.on().nameGame().guess(ann, 'Adams', 3).do('host', 'call-time');
    expect(match.board).toMatchObject({ buzz: [0, 0], secret: 0, called: -1 });
    expect(match.view(ann).own).toEqual({});
    match.reveal(50, order).guess(ann, 'Elvis Presley', 50);
    expect(match.phase).toBe('names');
  });

  test('OR-51: not before there is a puzzle, and not twice', () => {
    expect(new Match().start().refused('host', 'call-time')).toBe('not-now');
    const match = Match.on().do('host', 'call-time').reveal(50, order);
    expect(match.refused('host', 'call-time')).toBe('not-now');
    match.guess(ann, 'no', 50).do(ben, 'pass');
    expect(match.phase).toBe('free-guess');
    expect(match.refused('host', 'call-time')).toBe('not-now');
  });

  /** One letter is left, in row 1. */
  const almost = () =>
    Match.small()
      .control(ann)
      .roll(ann, 1, 2)
      .pick(ann, [1, 1], [1, 2])
      .roll(ann, 1, 4)
      .pick(ann, [0, 1])
      .roll(ann, 1, 6)
      .pick(ann, [2, 1])
      .roll(ann, 1, 2);

  test('OR-51: no number is left and the clue is guessed wrong', () => {
    const match = almost().pick(ann, [1, 3]);
    expect(match.phase).toBe('decide');
    expect(match.refused(ann, 'roll')).toBe('not-now');
    expect(match.clue(ann, 1, 'duck').phase).toBe('reveal');
    expect(match.board.control).toBe(-1);
  });

  test('OR-51: no number is left and nothing is guessed, or nobody is there', () => {
    expect(almost().pick(ann, [1, 3]).do(ann, 'done').phase).toBe('reveal');
    expect(almost().pick(ann, [1, 3]).expire().phase).toBe('reveal');
  });

  test('OR-51: with rolls left, but no number, there is nothing to roll for', () => {
    const match = Match.on({ blocked: [1, 1, 1], options: { rolls: 9 }, changes: { puzzles: [smallPuzzle] } }).control(
      ann,
    );
    match.roll(ann, 1, 2).pick(ann, [1, 1], [1, 2]).roll(ann, 1, 4).pick(ann, [0, 1]).roll(ann, 1, 6).pick(ann, [2, 1]);
    match.roll(ann, 1, 2).pick(ann, [1, 3]);
    expect(match.board.rolls).toBe(5);
    expect(match.refused(ann, 'roll')).toBe('not-now');
    expect(match.refused(ann, 'pass')).toBe('not-now');
    expect(match.do(ann, 'done').phase).toBe('reveal');
  });

  const solveAll = () =>
    Match.small()
      .control(ann)
      .roll(ann, 1, 2)
      .pick(ann, [0, 1])
      .clue(ann, 0, 'go')
      .do(ann, 'hold')
      .roll(ann, 1, 3)
      .pick(ann, [2, 1])
      .clue(ann, 2, 'up')
      .subject(ann, 'queen')
      .roll(ann, 2, 3)
      .pick(ann, [1, 2])
      .clue(ann, 1, 'buck');

  test('OR-51: all three clues are solved, the subject is not', () => {
    expect(solveAll().phase).toBe('subject');
    expect(solveAll().subject(ann, 'queen').phase).toBe('reveal');
    expect(solveAll().do(ann, 'hold').phase).toBe('reveal');
    expect(solveAll().expire().phase).toBe('reveal');
    expect(solveAll().subject(ann, 'abba').phase).toBe('won');
  });
});

describe('the reveal', () => {
  test('OR-52: signs and blanks come first, then three letters at a time', () => {
    const match = Match.on().do('host', 'call-time');
    expect(match.subjectShown).toBe('_____ _______');
    expect(match.reveal(40, order).subjectShown).toBe('E____ _R____Y');
    expect(match.do(ann, 'pass').do(ben, 'pass').phase).toBe('reveal');
    expect(match.reveal(41).subjectShown).toBe('ELVI_ _R____Y');
  });

  test('OR-52: digits are no letters', () => {
    const puzzle = { subject: 'APOLLO 11', kind: 'thing', clues: ['MOON', 'SATURN V', 'TRANQUILITY'] };
    const match = Match.on({ blocked: [1, 1, 1], changes: { puzzles: [puzzle] } }).do('host', 'call-time');
    expect(match.subjectShown).toBe('______ 11');
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

  test('OR-53: a number is drawn afresh for every three letters, the order of letters once', () => {
    const match = Match.on().do('host', 'call-time').reveal(40, order).do(ann, 'pass').do(ben, 'pass');
    expect(match.board.secret).toBe(0);
    expect(() => match.move('host', 'reveal', {}, { orders: [order], numbers: [3] })).toThrow();
    match.reveal(3).guess(ann, 'elvis presley', 99).do(ben, 'pass');
    expect(match.board).toMatchObject({ secret: 3, wins: [1, 0] });
  });

  test('OR-55: wrong shows three more letters and leaves the opponent a free guess', () => {
    const match = Match.on().do('host', 'call-time').reveal(40, order).guess(ann, 'Ella', 40).guess(ben, 'x', 99);
    expect(match.phase).toBe('free-guess');
    expect(match.subjectShown).toBe('ELVI_ _R____Y');
    expect(match.board).toMatchObject({ control: -1, called: ann });
    expect(match.free(ben, 'ELVIS PRESLEY').board.wins).toEqual([0, 1]);
  });

  test.each(['guess', 'pass', 'expire'])(
    'OR-A16: a free guess that fails (%s) leads to the next three letters, open to both',
    how => {
      const match = Match.on().do('host', 'call-time').reveal(40, order).guess(ann, 'Ella', 40).guess(ben, 'x', 99);
      if (how === 'guess') match.free(ben, 'Presley');
      else if (how === 'pass') match.do(ben, 'pass');
      else match.expire();
      expect(match.phase).toBe('reveal');
      expect(match.reveal(10).subjectShown).toBe('ELVIS PRE___Y');
      expect(match.board).toMatchObject({ buzz: [0, 0], secret: 0, called: -1 });
      expect(match.guess(ann, 'the king', 1).do(ben, 'pass').board.wins).toEqual([1, 0]);
    },
  );

  test('OR-53: both silent at the deadline pass', () => {
    expect(Match.on().do('host', 'call-time').reveal(40, order).expire().phase).toBe('reveal');
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

  const lastGuess = () =>
    Match.small().do('host', 'call-time').reveal(50, upTo(4)).guess(ann, 'queen', 50).guess(ben, 'wings', 60);

  test('OR-55 OR-A17: with one letter hidden no further one is shown, and the free guess still comes', () => {
    const match = lastGuess();
    expect(match.phase).toBe('free-guess');
    expect(match.subjectShown).toBe('ABB_');
    expect(match.free(ben, 'ABBA').board).toMatchObject({ wins: [0, 1], winner: ben });
  });

  test.each(['guess', 'pass', 'expire'])('OR-A17: the last free guess fails (%s): void, shown in full', how => {
    const match = lastGuess();
    if (how === 'guess') match.free(ben, 'ABBE');
    else if (how === 'pass') match.do(ben, 'pass');
    else match.expire();
    expect(match.phase).toBe('ready');
    expect(match.subjectShown).toBe('ABBA');
    expect(match.board).toMatchObject({ wins: [0, 0], called: ann, secret: 50, buzz: [50, 60] });
    expect(match.refused('host', 'reveal')).toBe('not-now');
    expect(match.refused('host', 'puzzle')).toBe('');
  });

  test.each(subjectsOfThePack)('OR-55 OR-A17: %s always has a letter to find and a free guess', subject => {
    const puzzle = { subject, kind: 'thing', clues: ['GO', 'BUCK', 'UP'] };
    const match = Match.on({ blocked: [1, 1, 1], changes: { puzzles: [puzzle, smallPuzzle] } }).do('host', 'call-time');
    const hidden = () => [...match.subjectShown].filter(char => char === '_').length;
    const letters = hidden();
    for (let free = 0; match.phase === 'reveal'; free += 1) {
      match.reveal(50, ...(free === 0 ? [upTo(letters)] : []));
      expect(hidden()).toBeGreaterThanOrEqual(1);
      match.guess(ann, 'nothing', 50).guess(ben, 'nothing', 60);
      expect(match.phase).toBe('free-guess');
      expect(hidden()).toBeGreaterThanOrEqual(1);
      match.free(ben, 'nothing');
    }
    expect(match.phase).toBe('ready');
    expect(hidden()).toBe(0);
  });
});
