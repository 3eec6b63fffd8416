import { describe, expect, test } from 'vitest';
import { Match } from './match-script.ts';

const [ann, ben] = [0, 1];

/** Ann has won the first game; Big 6 comes. */
const won = () => Match.on().winFirst(ann);
/** CASINO, after a money roll of 1-2: the top value is 15,000. */
const playing = () => won().bigSix(ann, 1, 2);

describe('the money roll', () => {
  test('OR-03 OR-28 OR-30: the winner of the game plays for six hidden letters', () => {
    const match = won().do('host', 'bonus');
    expect(match.act).toBe('big-six');
    expect(match.phase).toBe('money-roll');
    expect(match.word).toBe('______');
    expect(match.board).toMatchObject({ top: 0, value: 0, rolls: 4, hints: [], dice: [], outcome: '', cash: 0 });
    expect(match.refused(ben, 'roll')).toBe('not-yours');
  });

  const solving = (clues: readonly (readonly [row: number, clue: string])[]) => {
    const match = Match.on().control(ann);
    for (const [row, clue] of clues) match.roll(ann, 1, 2).pick(ann, [row, 1]).clue(ann, row, clue).do(ann, 'hold');
    return match.winFirst(ann).bigSix(ann);
  };

  test('OR-32 OR-A21: a second hint for who needed exactly one clue', () => {
    expect(solving([]).board.hints).toHaveLength(1);
    expect(solving([[1, 'hound dog']]).board.hints).toEqual(['A place to play', 'Monte Carlo has one']);
    expect(
      solving([
        [1, 'hound dog'],
        [0, 'memphis'],
      ]).board.hints,
    ).toHaveLength(1);
  });

  test('OR-32: a word without a second hint has none to give', () => {
    const match = Match.on({ changes: { bigSix: [{ word: 'RHYTHM', hint: 'Drummers keep it' }] } }).control(ann);
    match.roll(ann, 1, 2).pick(ann, [0, 1]).clue(ann, 0, 'memphis').subject(ann, 'the king').bigSix(ann);
    expect(match.board.hints).toEqual(['Drummers keep it']);
  });
});

describe('the rolls', () => {
  test('OR-39 OR-A18 OR-A19: a double wastes the roll: no letter, even of a free number, no guess, and the value drops', () => {
    const match = playing().roll(ann, 5, 5);
    expect(match.phase).toBe('roll');
    expect(match.word).toBe('______');
    expect(match.board).toMatchObject({ value: 5000, rolls: 3, dice: [5, 5] });
    expect(match.refused(ann, 'guess', { text: 'casino' })).toBe('not-now');
  });

  test('OR-36 OR-40: ended by the host before a roll, nothing is to be won any more', () => {
    const ended = playing().do('host', 'end', { winner: ann });
    expect(ended.phase).toBe('over');
    expect(ended.board).toMatchObject({ value: 0, top: 15000, rolls: 4, cash: 0, outcome: '' });
    const later = playing().roll(ann, 4, 4).do('host', 'end', { winner: ann });
    expect(later.board).toMatchObject({ value: 0, rolls: 3 });
  });

  test('OR-33 OR-40: after four rolls without the word it pays 500', () => {
    const match = won().missSix(ann);
    expect(match.phase).toBe('done');
    expect(match.board).toMatchObject({ outcome: 'missed', cash: 500, rolls: 0, value: 0 });
    expect(match.word).toBe('CASINO');
    expect(match.scores).toEqual([500, 0]);
    expect(match.refused(ann, 'roll')).toBe('not-now');
  });

  test('OR-30: the word stays shut for everybody but the host', () => {
    const match = playing();
    expect(JSON.stringify([match.view(), match.view(ann), match.view(ben)])).not.toContain('CASINO');
    expect(match.view('host').own?.card).toMatchObject({ answer: 'CASINO' });
  });
});
