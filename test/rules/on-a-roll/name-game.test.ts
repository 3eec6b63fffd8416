import { describe, expect, test } from 'vitest';
import { publicEntries } from '../../../shared/engine/opened.ts';
import { Match, pack, upTo } from './match-script.ts';

const [ann, ben] = [0, 1];

describe('a name game', () => {
  test('OR-05: a puzzle on the board is no use without a name game first', () => {
    const match = Match.on();
    expect(match.phase).toBe('ready');
    expect(match.refused(ann, 'roll')).toBe('not-now');
    expect(match.nameGame().phase).toBe('names');
  });

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

  test('OR-08: the secret number changes nothing that anybody sees before it is opened', () => {
    expect(Match.on().nameGame(upTo(10), 3).view('host')).toEqual(Match.on().nameGame(upTo(10), 97).view('host'));
  });

  test('OR-08: one guess a seat, a number from 1 to 100', () => {
    const match = Match.on().nameGame();
    expect(match.refused(ann, 'guess', { text: 'x', buzz: 0 })).toBe('bad-input');
    expect(match.refused(ann, 'guess', { text: 'x', buzz: 101 })).toBe('bad-input');
    expect(match.refused(ann, 'guess', { text: 'x' })).toBe('bad-input');
    match.guess(ann, 'x', 1);
    expect(match.refused(ann, 'guess', { text: 'y', buzz: 2 })).toBe('not-now');
    expect(match.refused(ann, 'pass')).toBe('not-now');
    expect(match.refused('host', 'pass')).toBe('not-yours');
  });

  test('OR-09 OR-10 OR-27: the nearer guess is opened; right, it has the dice and four rolls', () => {
    const match = Match.on().nameGame().guess(ann, 'Adams', 99).guess(ben, ' washington ', 51);
    expect(match.phase).toBe('roll');
    expect(match.board).toMatchObject({ control: ben, rolls: 4, called: ben, buzz: [99, 51], secret: 50 });
    expect(match.name).toBe('WASHINGTON');
  });

  test('OR-09: the farther guess stays shut, right or wrong', () => {
    const match = Match.on().nameGame().guess(ann, 'Adams', 50).guess(ben, 'Washington', 99);
    expect(match.board).toMatchObject({ control: -1, called: ann });
    expect(match.phase).toBe('free-guess');
    expect(match.view('host').own?.sent).toEqual([{ seat: ann, text: 'Adams' }]);
    expect(JSON.stringify(match.cues)).not.toContain('Washington');
  });

  test('OR-09: nor does a later name game open it', () => {
    const match = Match.on().nameGame().guess(ann, 'Adams', 50).guess(ben, 'Lincoln', 99).do(ben, 'pass');
    match.nameGame(upTo(8)).guess(ann, 'Newton', 99).guess(ben, 'Einstein', 50);
    const texts = publicEntries(match.episode).map(({ text }) => text);
    expect(texts.filter(text => text !== undefined)).toEqual(['Adams', 'Einstein']);
  });

  test('OR-09: at equal distance the one who sent first is called', () => {
    const match = Match.on().nameGame().guess(ben, 'Washington', 60).guess(ann, 'Washington', 40);
    expect(match.board.control).toBe(ben);
  });

  test('OR-10: a name may be known by other forms, which only the pack allows', () => {
    const match = Match.on({ changes: { names: [pack.names[1]] } });
    expect(match.nameGame(upTo(8)).guess(ann, 'albert  einstein', 50).guess(ben, '', 99).phase).toBe('roll');
    const other = Match.on({ changes: { names: [pack.names[1]] } });
    expect(other.nameGame(upTo(8)).guess(ann, 'a einstein', 50).guess(ben, '', 99).phase).toBe('free-guess');
  });

  test('OR-11: wrong shows three more letters and leaves the other a free guess, without a number', () => {
    const match = Match.on()
      .nameGame([1, 4, 9, 2, 7, 3, 5, 6, 8, 10])
      .guess(ann, 'Wellington', 60)
      .guess(ben, 'Adams', 1);
    expect(match.phase).toBe('free-guess');
    expect(match.name).toBe('WASH__G_O_');
    expect(match.refused(ann, 'guess', { text: 'Washington' })).toBe('not-yours');
    expect(match.free(ben, 'WASHINGTON').board).toMatchObject({ control: ben, rolls: 4 });
    expect(match.phase).toBe('roll');
    expect(match.refused(ben, 'pass')).toBe('');
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

  test('OR-A13: one passes: the other’s guess counts however far its number, and wrong gives the passer a free guess', () => {
    const right = Match.on().nameGame().do(ann, 'pass').guess(ben, 'Washington', 1);
    expect(right.board).toMatchObject({ control: ben, buzz: [0, 1] });
    const wrong = Match.on().nameGame().guess(ben, 'Adams', 1).do(ann, 'pass');
    expect(wrong.phase).toBe('free-guess');
    expect(wrong.free(ann, 'Washington').board.control).toBe(ann);
  });

  test('OR-14 OR-A14: after a silent turn and a wrong guess six letters are still all that is shown', () => {
    const match = Match.on().nameGame().do(ann, 'pass').do(ben, 'pass').guess(ann, 'Adams', 50).do(ben, 'pass');
    expect(match.phase).toBe('free-guess');
    expect(match.name).toBe('WASHIN____');
  });

  test('OR-13 OR-50: at the deadline silent seats pass', () => {
    expect(Match.on().nameGame().expire().name).toBe('WASHIN____');
    expect(Match.on().nameGame().expire().expire().phase).toBe('ready');
    expect(Match.on().nameGame().guess(ben, 'Washington', 1).expire().board.control).toBe(ben);
    const free = Match.on().nameGame().guess(ann, 'Adams', 50).guess(ben, 'Adams', 99).expire();
    expect(free.phase).toBe('ready');
    expect(free.name).toBe('WASHINGTON');
  });

  test('OR-A27: signs of a name stand open and have no letter of the order', () => {
    const match = Match.on({ changes: { names: [pack.names[3]] } }).nameGame([7, 1, 2, 3, 4, 5, 6]);
    expect(match.name).toBe("O'C____R");
  });

  test('OR-A27: a letter is what Unicode calls one, composed or not', () => {
    const composed = 'Müller-É';
    const match = Match.on({ changes: { names: [{ name: composed.normalize('NFD'), ask: '?' }] } }).nameGame([
      2, 7, 1, 3, 4, 5, 6,
    ]);
    expect(match.name).toBe('Mü____-É');
  });

  test('OR-05: the list of names starts again when it is used up', () => {
    const match = Match.on({ changes: { names: [pack.names[2]] } });
    for (const _ of upTo(3)) match.nameGame(upTo(7)).expire().expire();
    expect(match.nameGame(upTo(7)).name).toBe('PRE____');
  });
});
