import { describe, expect, test } from 'vitest';
import { readField } from '../../../shared/engine/fields.ts';
import { hotDice } from '../../../shared/shows/hot-dice/show.ts';
import { ann, ben, Game } from './hot-dice-script.ts';

const record = (annWins: number, annLosses: number, benWins: number, benLosses: number) => ({
  record: [
    { wins: annWins, losses: annLosses, earnings: 0 },
    { wins: benWins, losses: benLosses, earnings: 0 },
  ],
});

/** Ann wins by CY$600 to nothing; there is no bonus yet. */
const annWins = (options: object, layout: 'round' | 'lossRound' = 'round') =>
  Game.on({ rounds: 1, ...options })
    .round(ann, '24', { layout })
    .bank(ann)
    .turn(ben, '34');

describe('wins and losses', () => {
  test('HD-45 HD-A29: a million in all games together retires at once, whatever the streak, and four episodes have to pass', () => {
    const earned = (annEarned: number, benEarned: number) => ({
      record: [
        { wins: 0, losses: 0, earnings: annEarned },
        { wins: 0, losses: 0, earnings: benEarned },
      ],
    });
    const retired = (options: object) => annWins(options).bonanza('13').pick(ann, 1).bank(ann).result;
    expect(retired(earned(998_400, 0))).toMatchObject({ earnings: [1600, 0], retired: [true, false], wait: [4, 0] });
    expect(retired(earned(998_399, 0))).toMatchObject({ retired: [false, false], wait: [0, 0] });
    // HD-A18: what the loser banked counts too.
    const both = Game.scored([4, 6], [2, 4], earned(0, 999_400)).turn(ben, '34').bonanza().pick(ann, 1).bank(ann);
    expect(both.result).toMatchObject({ winner: ann, retired: [false, true] });
  });

  test('HD-A18: both keep what they banked; only the winner adds a bonus', () => {
    const game = Game.scored([4, 6], [2, 4]).turn(ben, '34').bonanza('13').pick(ann, 1).bank(ann);
    expect(game.result).toMatchObject({ scores: [1000, 600], earnings: [2000, 600] });
  });

  test('HD-82: the loser plays no bonus', () => {
    const game = annWins({}).bonanza();
    expect(game.episode.legal().filter(({ by }) => by === ben)).toEqual([]);
  });
});

describe('the host', () => {
  test('HD-78: ends a game early for the more active player, whatever the score', () => {
    const game = Game.scored([4, 6], [2, 4]);
    game.move('host', 'end', { winner: ben });
    expect(game.phase).toBe('over');
    expect(game.board).toMatchObject({
      winner: ben,
      record: [
        { wins: 0, losses: 1 },
        { wins: 1, losses: 0 },
      ],
    });
    expect(game.result).toMatchObject({
      winner: ben,
      scores: [1000, 600],
      bonus: { kind: '', outcome: '', cash: 0 },
      earnings: [1000, 600],
      record: [
        { wins: 0, losses: 1 },
        { wins: 1, losses: 0 },
      ],
      retired: [false, false],
      eliminated: [false, false],
    });
  });

  test('HD-78: ended for nobody, the records stay; a pot at risk is not credited', () => {
    const game = Game.on(record(2, 1, 0, 0)).round(ann, '24');
    game.move('host', 'end', { winner: -1 });
    expect(game.board).toMatchObject({ winner: -1, control: -1 });
    expect(game.result).toMatchObject({
      winner: -1,
      scores: [0, 0],
      record: [
        { wins: 2, losses: 1 },
        { wins: 0, losses: 0 },
      ],
    });
  });

  test('HD-78: a game already decided stays decided', () => {
    for (const winner of [-1, ann, ben]) {
      const game = annWins({});
      game.move('host', 'end', { winner });
      expect(game.result).toMatchObject({
        winner: ann,
        record: [
          { wins: 1, losses: 0 },
          { wins: 0, losses: 1 },
        ],
      });
    }
  });
});

describe('secrets', () => {
  test('HD-25 HD-27: the coming rolls and what lies behind the spaces are in nobody’s view', () => {
    const play = (second: readonly [number, number], name: string) =>
      Game.on().round(ann, [[2, 4], second], { behind: { 5: name } });
    for (const viewer of ['audience', 'host', ann, ben] as const) {
      expect(play([6, 6], 'cash 3000').view(viewer)).toEqual(play([1, 2], 'bust').view(viewer));
    }
  });

  test('HD-06: a pack is advised of doubles and of too few questions', () => {
    const item = { ask: 'Q?', choices: ['red', 'green'], answer: 'green' };
    const advice = hotDice.advise({ questions: [item, item], tieBreakers: [] }, readField(hotDice.options, {}).value);
    expect(advice.map(({ path }) => path)).toEqual(['questions[1].ask', 'questions', 'tieBreakers']);
  });
});
