import { describe, expect, test } from 'vitest';
import { ann, ben, closed, Game } from './hot-dice-script.ts';

/** Ann leads with CY$1,100, Ben has CY$400. */
const behind = (options: object = {}) => Game.scored([5, 6], [1, 3], options);
/** Ann leads with CY$1,000, Ben has CY$600. */
const near = (options: object = {}) => Game.scored([4, 6], [2, 4], options);

describe('the catch-up', () => {
  test('HD-30 HD-86: the roll at that number is worth 100 a point, straight into the score', () => {
    const game = near().catchUp('63', {}, 88).pick(ben, 88);
    expect(game.scores).toEqual([1000, 1500]);
    expect(game.board).toMatchObject({ dice: [6, 3], position: 88, pot: 0, control: -1 });
  });

  test('HD-33: points that would leave the seat behind may not be taken', () => {
    const game = behind().turn(ben, '33', { 3: 'cash 1000' });
    expect(game.refused(ben, 'take')).toBe('not-now');
    expect(game.board).toMatchObject({ take: 600, mustOpen: true });
    expect(game.open(ben, {}, 'catchUp').scores).toEqual([1100, 1400]);
    expect(game.board).toMatchObject({ take: 0, mustOpen: false, behind: [] });
  });

  test('HD-33: points enough to pass may be taken', () => {
    expect(behind().turn(ben, '44').refused(ben, 'take')).toBe('');
  });

  test('HD-A13: points that make it level may be taken', () => {
    expect(near().turn(ben, '22').refused(ben, 'take')).toBe('');
    expect(Game.scored([5, 6], [2, 3]).turn(ben, '33').take(ben, {}, 'catchUp').scores).toEqual([1100, 1100]);
  });

  test('HD-33 HD-A12: in the reply the overtaken leader is under the same compulsion', () => {
    const game = near().turn(ben, '65').turn(ann, '33', { 3: 'cash 1000' });
    expect(game.scores).toEqual([1000, 1700]);
    expect(game.refused(ann, 'take')).toBe('not-now');
    expect(game.open(ann, {}, 'catchUp').phase).toBe('won');
    expect(game.scores).toEqual([2000, 1700]);
    expect(near().turn(ben, '65').turn(ann, '44').refused(ann, 'take')).toBe('');
    expect(near().turn(ben, '13').turn(ann, '11').refused(ann, 'take')).toBe('');
  });

  test('HD-34: not caught up, and the leader wins at once, without a roll', () => {
    const game = behind().turn(ben, '12');
    expect(game.phase).toBe('won');
    expect(game.board).toMatchObject({ winner: ann, control: -1 });
    expect(game.refused('host', 'catch-up')).toBe('not-now');
  });

  test('HD-A15 HD-47: level after one roll, the other replies; a 7 then leaves it level, for a tie-breaker', () => {
    const game = near().turn(ben, '13');
    expect(game.scores).toEqual([1000, 1000]);
    expect(game.phase).toBe('ready');
    expect(game.refused('host', 'ask')).toBe('not-now');
    expect(game.turn(ann, '34').phase).toBe('tie-break');
    expect(near().turn(ben, '13').turn(ann, '12').board.winner).toBe(ann);
  });

  test('HD-A17: one turn each and no more', () => {
    const game = near().turn(ben, '45').turn(ann, '24');
    expect(game.refused('host', 'catch-up')).toBe('not-now');
    expect(game.refused(ben, 'pick', { number: 1 })).toBe('not-now');
  });

  test('HD-36 HD-A38: each turn begins with a list of its own, a shuffled board and a number picked', () => {
    const game = near().turn(ben, '65');
    expect(game.board.round).toBe(3);
    game.catchUp('11', { 1: 'tie-score' }, 50);
    expect(game.board).toMatchObject({ round: 3, control: ann, position: 0 });
    game.pick(ann, 50).open(ann, {}, 'catchUp');
    expect(game.scores).toEqual([1700, 1700]);
    expect(() => near().move('host', 'catch-up')).toThrow('is missing');
  });

  test('HD-A39: a second place with nothing is a score like any other', () => {
    const game = Game.on({ rounds: 1 }).round(ben, '13').bank(ben).turn(ann, '13');
    expect(game.scores).toEqual([400, 400]);
    expect(game.phase).toBe('ready');
  });
});

describe('the board of the catch-up', () => {
  const found = (name: string, throws: readonly (readonly [number, number])[] = []) =>
    behind()
      .turn(ben, [[1, 1], ...throws], { 1: name })
      .open(ben, {}, 'catchUp');

  test('HD-A9: cash and roll, cash, double score, tie score, free rolls, bust', () => {
    expect(found('cash 3000 and roll').scores).toEqual([1100, 3400]);
    expect(found('cash 1000').scores).toEqual([1100, 1400]);
    expect(found('double-score').scores).toEqual([1100, 800]);
    expect(found('tie-score').scores).toEqual([1100, 1100]);
    expect(
      found('free-rolls', [
        [6, 6],
        [3, 4],
      ]).scores,
    ).toEqual([1100, 400 + 1200 + 700]);
    expect(found('bust').scores).toEqual([1100, 400]);
  });

  test('HD-37 HD-A11: with the higher amount comes another roll, which may be declined', () => {
    const game = found('cash 3000 and roll', [[4, 5]]);
    expect(game.phase).toBe('again');
    expect(game.board).toMatchObject({ control: ben, spaces: closed.with(0, 'cash 3000 and roll') });
    expect(game.refused(ann, 'roll')).toBe('not-yours');
    const rolled = found('cash 3000 and roll', [[4, 5]]).roll(ben);
    expect(rolled.scores).toEqual([1100, 4300]);
    expect(rolled.phase).toBe('ready');
    expect(rolled.board.position).toBe(2);
    expect(game.stop(ben).scores).toEqual([1100, 3400]);
    expect(game.phase).toBe('ready');
  });

  test('HD-A14: found by a seat that is level or ahead it does nothing', () => {
    const ahead = behind().turn(ben, '11 22', { 1: 'cash 3000 and roll' }).open(ben, { 2: 'tie-score' }, 'catchUp');
    expect(ahead.roll(ben).open(ben, {}, 'catchUp').scores).toEqual([1100, 3400]);
    const level = near().turn(ben, '13').turn(ann, '11', { 1: 'tie-score' }).open(ann, {}, 'catchUp');
    expect(level.scores).toEqual([1000, 1000]);
    expect(level.phase).toBe('tie-break');
  });

  test('HD-A5 HD-A11: free rolls belong to the turn, and add a 7 and a double as well', () => {
    const game = found('free-rolls', [
      [3, 4],
      [5, 5],
    ]);
    expect(game.scores).toEqual([1100, 400 + 700 + 1000]);
    expect(game.board).toMatchObject({ position: 3, dice: [5, 5] });
    expect(game.phase).toBe('ready');
  });

  test('HD-A10: a bust gains nothing, and the score stays', () => {
    const game = found('bust');
    expect(game.scores).toEqual([1100, 400]);
    expect(game.phase).toBe('won');
    expect(game.board).toMatchObject({ winner: ann, spaces: closed.with(0, 'bust') });
  });
});

describe('the tie-breaker', () => {
  const level = () => Game.scored([2, 4], [2, 4]);

  test('HD-46: a score that the host sets level before the catch-up leads to the question as well', () => {
    const game = near();
    game.move('host', 'correct', { seat: ben, score: 1000, reason: 'miscounted' });
    expect(game.phase).toBe('tie-break');
  });

  test('HD-46: a score set right that is level no more leads to the catch-up', () => {
    const game = level();
    game.move('host', 'correct', { seat: ben, score: 500, reason: 'miscounted' });
    expect(game.phase).toBe('ready');
    expect(game.refused('host', 'ask')).toBe('not-now');
    expect(game.refused('host', 'catch-up')).toBe('');
  });

  test('HD-A32: it brings no free roll', () => {
    const game = level().askAgain(30).answer(ann, 'green', 30).pass(ben);
    expect(game.board).toMatchObject({ pot: 0, control: -1, secret: 30, called: ann });
    expect(game.phase).toBe('won');
  });

  test('HD-48 HD-84: nobody answers, and another tie-breaker follows, as long as there are any', () => {
    const game = level().askAgain(30).pass(ann).expire();
    expect(game.phase).toBe('tie-break');
    expect(game.board).toMatchObject({ secret: 0, buzz: [0, 0] });
    expect(game.askAgain(7).board.question).toBe('Tie-breaker 2?');
    game.expire().askAgain(8).expire();
    expect(game.refused('host', 'ask')).toBe('not-now');
  });
});
