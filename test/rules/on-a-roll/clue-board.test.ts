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

  test('OR-16: each clue has its own blocked letter, drawn among its letters', () => {
    expect(() => Match.on({ blocked: [8, 1, 1] })).toThrow('from 1 to 7');
    expect(() => Match.on({ blocked: [1, 9, 1] })).toThrow('from 1 to 8');
    expect(Match.on({ blocked: [1, 6, 1] }).numbers(1)).toEqual([1, 2, 3, 4, 5, 0, -1, 6, 7]);
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

  test('OR-17: the blocked letter is no choice, for no throw and no free letter', () => {
    const match = Match.on().control(ann).roll(ann, 1, 2);
    expect(match.canPick(ann, [0, -1])).toBe(false);
    expect(match.pick(ann, [0, 2]).roll(ann, 5, 5).canPick(ben, [0, -1])).toBe(false);
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

  test('OR-19 OR-A3: neither the same face twice, nor a face with the total, nor what the dice do not show', () => {
    const match = Match.on().control(ann).roll(ann, 3, 5);
    expect(match.canPick(ann, [0, 3], [1, 3])).toBe(false);
    expect(match.canPick(ann, [0, 3], [0, 3])).toBe(false);
    expect(match.canPick(ann, [0, 3], [2, 8])).toBe(false);
    expect(match.canPick(ann, [0, 3], [1, 5], [2, 8])).toBe(false);
    expect(match.canPick(ann)).toBe(false);
    expect(match.canPick(ann, [0, 2])).toBe(false);
    expect(match.canPick(ann, [0, 8])).toBe(false);
    expect(match.canPick(ann, [3, 3])).toBe(false);
    expect(match.refused(ben, 'pick', { cells: [{ row: 0, number: 3 }] })).toBe('not-yours');
    expect(match.refused(ann, 'roll')).toBe('not-now');
    expect(match.refused(ann, 'pass')).toBe('not-now');
  });

  test('OR-A4: one of two faces is enough', () => {
    expect(Match.on().control(ann).roll(ann, 3, 5).canPick(ann, [0, 3])).toBe(true);
  });

  test('OR-20 OR-A7 OR-A8 OR-57 OR-59: a double costs a roll; the opponent gets control, any hidden letter, and plays on', () => {
    const match = Match.on().control(ann).roll(ann, 4, 4);
    expect(match.phase).toBe('free-letter');
    expect(match.board).toMatchObject({ control: ben, rolls: 3, dice: [4, 4] });
    expect(match.refused(ann, 'pick', { cells: [{ row: 2, number: 8 }] })).toBe('not-yours');
    expect(match.canPick(ben, [2, 8], [2, 1])).toBe(false);
    match.pick(ben, [2, 8]);
    expect(match.phase).toBe('decide');
    expect(match.refused(ben, 'clue', { row: 0, text: 'Memphis' })).toBe('bad-input');
    expect(match.refused(ben, 'clue', { row: 2, text: 'Graceland' })).toBe('');
    expect(match.roll(ben, 1, 2).board).toMatchObject({ control: ben, rolls: 2 });
  });

  test('OR-22 OR-A29: a throw whose numbers are gone or beyond every row is as good as a double', () => {
    const match = Match.small().control(ann).roll(ann, 5, 6);
    expect(match.phase).toBe('free-letter');
    expect(match.board).toMatchObject({ control: ben, rolls: 3 });
    match.pick(ben, [1, 3]).roll(ben, 3, 4);
    expect(match.phase).toBe('free-letter');
    expect(match.board).toMatchObject({ control: ann, rolls: 2 });
  });

  test('OR-22 OR-A29: a total that is still hidden makes a throw playable', () => {
    const match = Match.small().control(ann).roll(ann, 1, 2).pick(ann, [1, 1], [1, 2]);
    match.roll(ann, 1, 4).pick(ann, [0, 1]).roll(ann, 1, 6).pick(ann, [2, 1]).roll(ann, 1, 2);
    expect(match.phase).toBe('pick');
    expect(match.canPick(ann, [1, 1])).toBe(false);
    expect(match.pick(ann, [1, 3]).row(1)).toBe('_UCK');
  });

  test('OR-21 OR-A9: passing uses no roll and shows no letter, and who gets the dice must roll them', () => {
    const match = Match.on().control(ann).do(ann, 'pass');
    expect(match.phase).toBe('roll');
    expect(match.board).toMatchObject({ control: ben, rolls: 4 });
    expect(match.refused(ben, 'pass')).toBe('not-now');
    match.roll(ben, 1, 2).pick(ben, [0, 1]);
    expect(match.do(ben, 'pass').board).toMatchObject({ control: ann, rolls: 3 });
    expect(match.refused(ann, 'pass')).toBe('not-now');
    expect(match.refused(ann, 'clue', { row: 0, text: 'Memphis' })).toBe('not-now');
  });
});

describe('guesses', () => {
  const opened = () => Match.on().control(ann).roll(ann, 3, 5).pick(ann, [1, 3], [0, 5]);

  test('OR-23 OR-A11: one guess, at a clue in which a letter was just opened', () => {
    const match = opened();
    expect(match.refused(ann, 'clue', { row: 2, text: 'Graceland' })).toBe('bad-input');
    expect(match.refused(ann, 'clue', { row: 0, text: 'Memphis' })).toBe('');
    expect(match.refused(ann, 'roll')).toBe('');
    expect(match.clue(ann, 1, 'Bulldog').phase).toBe('decide');
    expect(match.refused(ann, 'clue', { row: 0, text: 'Memphis' })).toBe('not-now');
    match.roll(ann, 1, 2).pick(ann, [0, 1]);
    expect(match.refused(ann, 'clue', { row: 1, text: 'Hound dog' })).toBe('bad-input');
    expect(match.refused(ann, 'clue', { row: 0, text: 'Memphis' })).toBe('');
  });

  test('OR-17 OR-24 OR-A6: a solved clue opens its row, question mark and all, and no other; then the subject may be guessed', () => {
    const match = opened().clue(ann, 1, 'hound dog');
    expect(match.phase).toBe('subject');
    expect(match.row(1)).toBe('HOUND DOG');
    expect(match.row(0)).toBe('_____I_');
    expect(match.board.rows.map(({ solved }) => solved)).toEqual([false, true, false]);
    expect(match.refused(ben, 'subject', { text: 'Elvis Presley' })).toBe('not-yours');
  });

  test('OR-03 OR-58: who names the subject wins the game', () => {
    const match = opened().clue(ann, 1, 'hound dog').subject(ann, 'elvis presley');
    expect(match.phase).toBe('won');
    expect(match.board).toMatchObject({ wins: [1, 0], winner: ann, control: -1, rolls: 0 });
    expect(match.subjectShown).toBe('ELVIS PRESLEY');
    expect([0, 1, 2].map(row => match.row(row))).toEqual(['MEMPHIS', 'HOUND DOG', 'GRACELAND']);
    expect(match.board.rows.map(({ solved }) => solved)).toEqual([false, true, false]);
    expect(match.refused('host', 'call-time')).toBe('not-now');
  });

  test('OR-24: the subject may go by another name, a clue may not', () => {
    expect(opened().clue(ann, 1, 'HOUND-DOG').phase).toBe('decide');
    expect(opened().clue(ann, 1, 'Hound dog').subject(ann, 'the king').phase).toBe('won');
  });

  test('OR-25 OR-A11: a wrong clue or subject costs nothing but the guess', () => {
    const match = opened().clue(ann, 1, 'hound dog').subject(ann, 'Elvis');
    expect(match.phase).toBe('decide');
    expect(match.board).toMatchObject({ control: ann, rolls: 3, wins: [0, 0] });
    expect(match.refused(ann, 'subject', { text: 'Elvis Presley' })).toBe('not-now');
    expect(match.refused(ann, 'clue', { row: 0, text: 'Memphis' })).toBe('not-now');
    expect(match.roll(ann, 1, 6).phase).toBe('pick');
  });

  test('OR-A11: holding back leaves the dice where they are', () => {
    const match = opened().clue(ann, 1, 'hound dog').do(ann, 'hold');
    expect(match.phase).toBe('decide');
    expect(match.board).toMatchObject({ control: ann, rolls: 3 });
  });
});

describe('the end of a round', () => {
  const spent = () =>
    Match.on()
      .control(ann)
      .roll(ann, 3, 5)
      .pick(ann, [0, 3])
      .roll(ann, 1, 2)
      .pick(ann, [0, 1])
      .roll(ann, 5, 6)
      .pick(ann, [0, 5])
      .roll(ann, 1, 4);

  test('OR-26 OR-27: after the fourth roll only guesses are left, then comes another name game', () => {
    const match = spent().pick(ann, [0, 4]);
    expect(match.board.rolls).toBe(0);
    expect(match.refused(ann, 'roll')).toBe('not-now');
    expect(match.refused(ann, 'pass')).toBe('not-now');
    expect(match.refused(ann, 'clue', { row: 0, text: 'Memphis' })).toBe('');
    match.do(ann, 'done');
    expect(match.phase).toBe('ready');
    expect(match.board).toMatchObject({ control: -1, rolls: 0 });
    expect(match.row(0)).toBe('M__PHI_');
    match.nameGame([8, 1, 2, 3, 4, 5, 6, 7]).guess(ben, 'Einstein', 50).do(ann, 'pass');
    expect(match.board).toMatchObject({ control: ben, rolls: 4 });
  });

  test('OR-26: done is no move while rolls are left', () => {
    expect(Match.on().control(ann).roll(ann, 3, 5).pick(ann, [0, 3]).refused(ann, 'done')).toBe('not-now');
  });

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

  test('OR-27: the number of rolls of a round can be set', () => {
    expect(Match.on({ options: { rolls: 1 } }).control(ann).board.rolls).toBe(1);
  });

  test('OR-17 OR-59: rolls, letters and control go with the board, whoever rolls', () => {
    const match = Match.on()
      .control(ann)
      .do(ann, 'pass')
      .roll(ben, 2, 2)
      .pick(ann, [0, 1])
      .roll(ann, 1, 3)
      .pick(ann, [1, 1]);
    expect(match.board).toMatchObject({ control: ann, rolls: 2 });
    expect(match.do(ann, 'pass').roll(ben, 1, 2).pick(ben, [2, 3]).board).toMatchObject({ control: ben, rolls: 1 });
  });
});

describe('deadlines', () => {
  test('OR-49: the board picks one letter among those that could be picked, by row, then number', () => {
    const opened = (n: number) => {
      const match = Match.on().control(ann).roll(ann, 3, 5).expire(n);
      expect(match.phase).toBe('decide');
      return [0, 1, 2].map(row => match.row(row).replaceAll('_', '')).join('|');
    };
    expect([1, 2, 3, 4, 5, 6, 7].map(opened)).toEqual(['P| |', 'I| |', '|N |', '| D|', '| |A', '| |E', '| |N']);
    expect(() => Match.on().control(ann).roll(ann, 3, 5).expire(8)).toThrow('from 1 to 7');
  });

  test('OR-49: so it does with a free letter, and draws even when there is only one', () => {
    const match = Match.small().control(ann).roll(ann, 2, 2).expire(5);
    expect(match.row(2)).toBe('_P');
    expect(match.board.control).toBe(ben);
    const single = Match.small().control(ann).roll(ann, 3, 4);
    expect(() => single.expire()).toThrow('is missing');
    expect(single.expire(1).row(1)).toBe('___K');
  });

  test('OR-49 OR-21: before a roll the dice are passed, after a pass they are rolled', () => {
    const match = Match.on().control(ann).expire();
    expect(match.board).toMatchObject({ control: ben, rolls: 4 });
    expect(match.expireRolling(1, 2).phase).toBe('pick');
    expect(match.board).toMatchObject({ control: ben, rolls: 3 });
  });

  test('OR-50: silence in place of a guess is a wrong one', () => {
    const match = Match.on().control(ann).roll(ann, 3, 5).pick(ann, [1, 3]).clue(ann, 1, 'hound dog').expire();
    expect(match.phase).toBe('decide');
    expect(match.board.control).toBe(ann);
    expect(match.expire().board).toMatchObject({ control: ben, rolls: 3 });
    expect(match.phase).toBe('roll');
    const last = Match.on({ options: { rolls: 1 } })
      .control(ann)
      .roll(ann, 3, 5)
      .pick(ann, [1, 3])
      .expire();
    expect(last.phase).toBe('decide');
    expect(last.expire().phase).toBe('ready');
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

  test('OR-A31 OR-51: where nothing is left to open a missed guess leads to the reveal', () => {
    const match = Match.on({
      blocked: [1, 1, 1],
      changes: { puzzles: [{ ...smallPuzzle, clues: ['GO', 'UP', 'IN'] }] },
    })
      .control(ann)
      .roll(ann, 2, 2)
      .pick(ben, [0, 1])
      .roll(ben, 1, 2)
      .pick(ben, [1, 1])
      .roll(ben, 1, 2)
      .pick(ben, [2, 1])
      .expire();
    expect(match.phase).toBe('reveal');
  });

  test('OR-50: no deadline runs where only the host is waited for', () => {
    const match = new Match();
    expect(match.refused('clock', 'expire')).toBe('not-now');
    match.start();
    expect(match.refused('clock', 'expire')).toBe('not-now');
    match.puzzle(1, 1, 1).do('host', 'call-time');
    expect(match.refused('clock', 'expire')).toBe('not-now');
    match.reveal(50, [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(match.refused(ann, 'expire')).toBe('not-yours');
  });
});
