import { describe, expect, test } from 'vitest';
import { readField } from '../../../shared/engine/fields.ts';
import { hotDice } from '../../../shared/shows/hot-dice/show.ts';
import { ann, ben, Game } from './hot-dice-script.ts';

describe('the toss-up', () => {
  test('HD-01 HD-10: a right answer wins the free roll, and the dice make cyber-money of it', () => {
    const game = Game.on().ask(24, '24', { from: 24 }).answer(ann, ' GREEN ', 24).answer(ben, 'red', 90);
    expect(game.phase).toBe('decide');
    expect(game.board).toMatchObject({ control: ann, pot: 600, called: ann, answer: ' GREEN ' });
    expect(game.bank(ann).scores).toEqual([600, 0]);
  });

  test('HD-06: a question has choices to answer from, and an answer is a text of its own', () => {
    const game = Game.on().ask(50);
    expect(game.board).toMatchObject({ question: 'Question 1?', choices: ['red', 'green', 'blue'] });
    expect(game.refused(ann, 'answer', { text: 'purple', buzz: 5 })).toBe('');
    const read = (item: object) =>
      readField(hotDice.pack, { questions: [item] }, 'pack').faults.map(({ path }) => path);
    expect(read({ ask: 'Q?', answer: 'green', choices: ['red', 'blue'] })).toEqual(['pack.questions[0].answer']);
    const accept = ['blue'];
    expect(read({ ask: 'Q?', answer: 'green', accept, choices: ['red', 'blue'] })).toEqual([
      'pack.questions[0].answer',
    ]);
    expect(read({ ask: 'Q?', answer: 'green' })).toEqual(['pack.questions[0].choices']);
    expect(read({ ask: 'Q?', answer: 'Green', choices: ['green', 'blue'] })).toEqual([]);
  });

  test('HD-08: what a seat sent stays sealed, that it passed as well, until both are in', () => {
    const answered = Game.on().ask(50).answer(ann, 'green', 24);
    const passed = Game.on().ask(50).pass(ann);
    for (const viewer of ['audience', 'host', ben] as const) expect(answered.view(viewer)).toEqual(passed.view(viewer));
    expect(answered.cues).toEqual(passed.cues);
    expect(answered.board).toMatchObject({ buzz: [0, 0], secret: 0, called: -1, answer: '' });
    expect(answered.view(ann).own).toEqual({ sent: { text: 'green', buzz: 24 } });
    expect(passed.view(ann).own).toEqual({ sent: { passed: true } });
    expect(answered.refused(ann, 'answer', { text: 'red', buzz: 1 })).toBe('not-now');
    expect(answered.refused(ann, 'pass')).toBe('not-now');
  });

  test('HD-77 HD-A31: won by the other’s wrong answer without a number of one’s own, the list begins at roll 1', () => {
    expect(Game.on().ask(40, '55').answer(ann, 'blue', 41).pass(ben).board).toMatchObject({
      control: ben,
      position: 1,
      pot: 1000,
    });
    const silent = Game.on().ask(40, '55').answer(ann, 'blue', 41).expire();
    expect(silent.board).toMatchObject({ control: ben, position: 1, pot: 1000, buzz: [41, 0], called: ann });
  });

  test('HD-A31: the only one to answer is called, however far off', () => {
    expect(Game.on().ask(100).pass(ann).answer(ben, 'green', 1).board).toMatchObject({
      called: ben,
      control: ben,
      buzz: [0, 1],
    });
    expect(Game.on().ask(100).answer(ben, 'green', 1).expire().board).toMatchObject({ called: ben, control: ben });
  });

  test('HD-84 HD-A30: both silent, or one passed and the other silent, is the same as both passed', () => {
    for (const game of [Game.on().ask(50).expire(), Game.on().ask(50).pass(ben).expire()]) {
      expect(game.phase).toBe('ready');
      expect(game.board).toMatchObject({ round: 1, secret: 0, buzz: [0, 0] });
      expect(game.askAgain(50).board.round).toBe(1);
    }
  });

  test('HD-10 HD-11: assisted, an answer that is not exact waits for the host, with both numbers open', () => {
    const waiting = () =>
      Game.on({ judging: 'assisted' }).ask(20, '26', { from: 20 }).pass(ben).answer(ann, 'greenish', 20);
    expect(waiting().phase).toBe('judging');
    expect(waiting().board).toMatchObject({
      called: ann,
      answer: 'greenish',
      secret: 20,
      buzz: [20, 0],
      control: -1,
      pot: 0,
      position: 0,
    });
    expect(waiting().refused('clock', 'expire')).toBe('not-now');
    const judge = (correct: boolean) => {
      const game = waiting();
      game.move('host', 'judge', { correct });
      return game;
    };
    expect(judge(true).board).toMatchObject({ control: ann, pot: 800, position: 20 });
    expect(judge(false).board).toMatchObject({ control: ben, pot: 300, position: 1 });
    expect(Game.on({ judging: 'assisted' }).ask(20).pass(ben).answer(ann, 'Green', 20).phase).toBe('decide');
    expect(Game.on({ judging: 'host' }).ask(20).pass(ben).answer(ann, 'green', 20).phase).toBe('judging');
  });

  test('HD-09: the host sees the answer to the question, and of the players only what was opened', () => {
    const game = Game.on().ask(50).answer(ann, 'red', 24);
    expect(game.view('host').own).toMatchObject({ card: { ask: 'Question 1?', answer: 'green' }, sent: [] });
    expect(game.answer(ben, 'blue', 90).view('host').own).toMatchObject({ sent: [{ seat: ann, text: 'red' }] });
    expect(JSON.stringify(game.view())).not.toContain('accept');
  });
});
