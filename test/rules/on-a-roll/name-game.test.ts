import { describe, expect, test } from 'vitest';
import { Match, pack, upTo } from './match-script.ts';

const [ann, ben] = [0, 1];

describe('a name game', () => {
  test('OR-06 OR-07: everybody sees why the name is famous, how long it is, and three letters of it', () => {
    const match = Match.on().nameGame([1, 4, 9, 2, 7, 3, 5, 6, 8, 10]);
    expect(match.board.name?.ask).toBe('First president of the United States');
    expect(match.name).toBe('W__H____O_');
  });

  test('OR-08: guess and number are sealed: the other learns nothing, whatever was sent', () => {
    const guessed = Match.on().nameGame().guess(ann, 'Washington', 42);
    const passed = Match.on().nameGame().do(ann, 'pass');
    expect(guessed.view()).toEqual(passed.view());
    expect(guessed.view(ben)).toEqual(passed.view(ben));
    expect(guessed.view('host')).toEqual(passed.view('host'));
    expect(guessed.cues).toEqual(passed.cues);
    expect(guessed.view(ann).own).toEqual({ sent: { text: 'Washington', buzz: 42 } });
    expect(guessed.board).toMatchObject({ buzz: [0, 0], secret: 0, called: -1 });
  });

  test('OR-09: the farther guess stays shut, right or wrong', () => {
    const match = Match.on().nameGame().guess(ann, 'Adams', 50).guess(ben, 'Washington', 99);
    expect(match.board).toMatchObject({ control: -1, called: ann });
    expect(match.phase).toBe('free-guess');
    expect(match.view('host').own?.sent).toEqual([{ seat: ann, text: 'Adams' }]);
    expect(JSON.stringify(match.cues)).not.toContain('Washington');
  });

  test('OR-10: a name may be known by other forms, which only the pack allows', () => {
    const match = Match.on({ changes: { names: [pack.names[1]] } });
    expect(match.nameGame(upTo(8)).guess(ann, 'albert  einstein', 50).guess(ben, '', 99).phase).toBe('roll');
    const other = Match.on({ changes: { names: [pack.names[1]] } });
    expect(other.nameGame(upTo(8)).guess(ann, 'a einstein', 50).guess(ben, '', 99).phase).toBe('free-guess');
  });

  test.each(['guess', 'pass'])('OR-12: both wrong (%s): the name in full, then another one', move => {
    const match = Match.on().nameGame().guess(ann, 'Wellington', 60).guess(ben, 'Adams', 1);
    if (move === 'guess') match.free(ben, 'Whitman');
    else match.do(ben, 'pass');
    expect(match.phase).toBe('ready');
    expect(match.name).toBe('WASHINGTON');
    expect(match.board.control).toBe(-1);
    expect(match.nameGame(upTo(8)).board).toMatchObject({ buzz: [0, 0], secret: 0, called: -1 });
    expect(match.name).toBe('EIN_____');
  });

  test('OR-13: both pass: three more letters, and again with the same secret number', () => {
    const match = Match.on().nameGame().do(ann, 'pass').do(ben, 'pass');
    expect(match.phase).toBe('names');
    expect(match.name).toBe('WASHIN____');
    expect(match.board).toMatchObject({ buzz: [0, 0], secret: 0 });
    match.guess(ben, 'Washington', 45).guess(ann, 'Washington', 54);
    expect(match.board).toMatchObject({ control: ann, secret: 50, buzz: [54, 45] });
  });

  test('OR-A12: both pass again with six letters shown: the name in full, nobody in control', () => {
    const match = Match.on().nameGame().do(ann, 'pass').do(ben, 'pass').do(ben, 'pass').do(ann, 'pass');
    expect(match.phase).toBe('ready');
    expect(match.name).toBe('WASHINGTON');
    expect(match.board).toMatchObject({ control: -1, secret: 0 });
    expect(match.refused('host', 'name-game')).toBe('');
  });

  test('OR-14 OR-A14: after a silent turn and a wrong guess six letters are still all that is shown', () => {
    const match = Match.on().nameGame().do(ann, 'pass').do(ben, 'pass').guess(ann, 'Adams', 50).do(ben, 'pass');
    expect(match.phase).toBe('free-guess');
    expect(match.name).toBe('WASHIN____');
  });

  test('OR-A27: signs of a name stand open and have no letter of the order', () => {
    const match = Match.on({ changes: { names: [pack.names[3]] } }).nameGame([7, 1, 2, 3, 4, 5, 6]);
    expect(match.name).toBe("O'C____R");
  });

  test('OR-05: the list of names starts again when it is used up', () => {
    const match = Match.on({ changes: { names: [pack.names[2]] } });
    for (const _ of upTo(3)) match.nameGame(upTo(7)).expire().expire();
    expect(match.nameGame(upTo(7)).name).toBe('PRE____');
  });
});
