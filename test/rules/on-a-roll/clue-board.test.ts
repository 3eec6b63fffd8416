import { describe, expect, test } from 'vitest';
import { Match, smallPuzzle } from './match-script.ts';

const [ann, ben] = [0, 1];

describe('the board', () => {
  test('OR-01 OR-15 OR-16 OR-A5 OR-A27: three rows, numbered from 1 without the blocked letter; blanks open, without a number', () => {
    const match = Match.on({ blocked: [3, 1, 9] });
    expect([0, 1, 2].map(row => match.row(row))).toEqual(['_______', '_____ ___', '_________']);
    expect(match.numbers(0)).toEqual([1, 2, -1, 3, 4, 5, 6]);
    expect(match.numbers(1)).toEqual([-1, 1, 2, 3, 4, 0, 5, 6, 7]);
    expect(match.numbers(2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, -1]);
    expect(match.board.subject).toEqual({ kind: 'person', cells: [] });
    expect(match.board.name).toBeNull();
  });

  test('OR-A27: letters of any script count, composed; signs do not', () => {
    const clues = ['É-Ü', 'ЖУК', 'C3PO!'].map(clue => clue.normalize('NFD'));
    const match = Match.on({ blocked: [1, 1, 1], changes: { puzzles: [{ ...smallPuzzle, clues }] } });
    expect([0, 1, 2].map(row => match.numbers(row))).toEqual([
      [-1, 0, 1],
      [-1, 1, 2],
      [-1, 0, 1, 2, 0],
    ]);
    expect(match.row(2)).toBe('_3__!');
  });
});

describe('a throw', () => {
  test('OR-18 OR-19 OR-A3: the faces, each in any row, or the total in one row', () => {
    const open = (...cells: [number, number][]) => {
      const match = Match.on().control(ann).roll(ann, 3, 5);
      expect(match.phase).toBe('pick');
      match.pick(ann, ...cells);
      expect(match.phase).toBe('decide');
      return [0, 1, 2].map(row => match.row(row));
    };
    expect(open([0, 3], [1, 5])).toEqual(['___P___', '_____ D__', '_________']);
    expect(open([0, 5], [0, 3])[0]).toBe('___P_I_');
    expect(open([2, 5], [1, 3])).toEqual(['_______', '___N_ ___', '____E____']);
    expect(open([2, 8])[2]).toBe('_______N_');
  });

  test('OR-A4: one of two faces is enough', () => {
    expect(Match.on().control(ann).roll(ann, 3, 5).canPick(ann, [0, 3])).toBe(true);
  });
});

describe('guesses', () => {
  const opened = () => Match.on().control(ann).roll(ann, 3, 5).pick(ann, [1, 3], [0, 5]);

  test('OR-17 OR-24 OR-A6: a solved clue opens its row, question mark and all, and no other; then the subject may be guessed', () => {
    const match = opened().clue(ann, 1, 'hound dog');
    expect(match.phase).toBe('subject');
    expect(match.row(1)).toBe('HOUND DOG');
    expect(match.row(0)).toBe('_____I_');
    expect(match.board.rows.map(({ solved }) => solved)).toEqual([false, true, false]);
    expect(match.refused(ben, 'subject', { text: 'Elvis Presley' })).toBe('not-yours');
  });
});

describe('the end of a round', () => {
  test('OR-A8 OR-A15: a double on the fourth roll: control, letter and guesses go over, then another name game', () => {
    const match = Match.on()
      .control(ann)
      .roll(ann, 3, 5)
      .pick(ann, [0, 3])
      .roll(ann, 1, 2)
      .pick(ann, [0, 1])
      .roll(ann, 5, 6)
      .pick(ann, [0, 5])
      .roll(ann, 6, 6);
    expect(match.board).toMatchObject({ control: ben, rolls: 0 });
    match.pick(ben, [0, 6]);
    expect(match.refused(ben, 'roll')).toBe('not-now');
    expect(match.clue(ben, 0, 'Memphis').phase).toBe('subject');
    expect(match.do(ben, 'hold').do(ben, 'done').phase).toBe('ready');
  });
});

describe('deadlines', () => {
  test('OR-49: so it does with a free letter, and draws even when there is only one', () => {
    const match = Match.small().control(ann).roll(ann, 2, 2).expire(5);
    expect(match.row(2)).toBe('_P');
    expect(match.board.control).toBe(ben);
    const single = Match.small().control(ann).roll(ann, 3, 4);
    expect(() => single.expire()).toThrow('is missing');
    expect(single.expire(1).row(1)).toBe('___K');
  });

  test('OR-A31: a guess that was missed costs nothing; the next missed decision passes the dice', () => {
    const match = Match.on().control(ann).roll(ann, 3, 5).pick(ann, [1, 3]).expire();
    expect(match.cues.map(({ cue }) => cue)).toEqual(['late', 'clue-missed']);
    expect(match.phase).toBe('decide');
    expect(match.board).toMatchObject({ control: ann, rolls: 3, guessable: [] });
    expect(match.refused(ann, 'clue', { row: 1, text: 'hound dog' })).toBe('not-now');
    expect(match.refused(ann, 'roll')).toBe('');
    expect(match.expire().board).toMatchObject({ control: ben, rolls: 3 });
  });
});
