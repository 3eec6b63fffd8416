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

  test('OR-05: the list of names starts again when it is used up', () => {
    const match = Match.on({ changes: { names: [pack.names[2]] } });
    for (const _ of upTo(3)) match.nameGame(upTo(7)).expire().expire();
    expect(match.nameGame(upTo(7)).name).toBe('PRE____');
  });
});
