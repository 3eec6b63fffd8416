import { describe, expect, test } from 'vitest';
import { readField } from '../../../shared/engine/fields.ts';
import { hotDice } from '../../../shared/shows/hot-dice/show.ts';
import { showNamed } from '../../../shared/shows/loaded.ts';
import { Playing } from '../playing.ts';
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
  test('HD-40 HD-41: the leader gets a win, the other a loss that erases its wins', () => {
    const game = annWins(record(1, 0, 3, 0));
    expect(game.phase).toBe('won');
    expect(game.board).toMatchObject({
      winner: ann,
      record: [
        { wins: 2, losses: 0 },
        { wins: 0, losses: 1 },
      ],
    });
  });

  test('HD-42 HD-43 HD-A21: the wins in the record are the streak: the fourth brings the mega roll', () => {
    expect(
      annWins(record(2, 0, 0, 0))
        .bonanza()
        .view().act,
    ).toBe('bonus-bonanza');
    expect(
      annWins(record(3, 0, 0, 0))
        .mega()
        .view().act,
    ).toBe('mega-roll');
  });

  test('HD-44: the second loss eliminates, and three episodes have to pass; the record stands as it is', () => {
    const game = annWins(record(0, 0, 2, 1))
      .bonanza()
      .pick(ann, 1)
      .bank(ann);
    expect(game.result).toMatchObject({
      record: [
        { wins: 1, losses: 0 },
        { wins: 0, losses: 2 },
      ],
      eliminated: [false, true],
      retired: [false, false],
      wait: [0, 3],
    });
    expect(
      annWins(record(0, 1, 0, 0))
        .bonanza()
        .pick(ann, 1)
        .bank(ann).result.eliminated,
    ).toEqual([false, false]);
  });

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

  test('HD-45 HD-67: the million of the mega roll retires by itself', () => {
    const game = annWins(record(3, 0, 0, 0))
      .mega({ 1: 'million' })
      .megaRoll(1, 1)
      .megaOpen();
    expect(game.result).toMatchObject({ earnings: [1_000_600, 0], retired: [true, false] });
    expect(game.cues.map(({ cue }) => cue)).toContain('retired');
  });

  test('HD-88: elimination and retirement wait for completed episodes, three and four; the longer where both come together', () => {
    const options = {
      record: [
        { wins: 0, losses: 0, earnings: 0 },
        { wins: 0, losses: 1, earnings: 999_990 },
      ],
    };
    const game = Game.scored([4, 6], [2, 4], options).turn(ben, '34').bonanza().pick(ann, 1).bank(ann);
    expect(game.result).toMatchObject({ eliminated: [false, true], retired: [false, true], wait: [0, 4] });
  });

  test('HD-A18: both keep what they banked; only the winner adds a bonus', () => {
    const game = Game.scored([4, 6], [2, 4]).turn(ben, '34').bonanza('13').pick(ann, 1).bank(ann);
    expect(game.result).toMatchObject({ scores: [1000, 600], earnings: [2000, 600] });
  });

  test('HD-A19: who comes back comes with a fresh record', () => {
    const read = readField(hotDice.options, {}).value as { record: unknown };
    expect(read.record).toEqual([
      { wins: 0, losses: 0, earnings: 0 },
      { wins: 0, losses: 0, earnings: 0 },
    ]);
    expect(readField(hotDice.options, record(0, 2, 0, 0)).faults.map(({ path }) => path)).toEqual(['record[0].losses']);
    expect(readField(hotDice.options, record(0, 0, 4, 0)).faults.map(({ path }) => path)).toEqual(['record[1].wins']);
  });

  test('HD-82: the loser plays no bonus', () => {
    const game = annWins({}).bonanza();
    expect(game.episode.legal().filter(({ by }) => by === ben)).toEqual([]);
  });

  test('HD-69: an evening is two games with their bonuses, the record carried from the one to the other', () => {
    const first = annWins(record(2, 0, 0, 1))
      .bonanza()
      .pick(ann, 1)
      .bank(ann);
    expect(first.result).toMatchObject({
      record: [
        { wins: 3, losses: 0 },
        { wins: 0, losses: 2 },
      ],
      eliminated: [false, true],
    });
    // Ben is out and a qualifier takes the seat (HD-A33).
    const [carried] = first.result.record as object[];
    const second = annWins({ record: [carried, { wins: 0, losses: 0 }] })
      .mega()
      .megaRoll(1, 2);
    expect(second.result).toMatchObject({
      bonus: { kind: 'mega-roll' },
      record: [
        { wins: 0, losses: 0 },
        { wins: 0, losses: 1 },
      ],
    });
  });

  test('HD-70: for the audience’s game there are the bets of Hot Hand, for one to eight of them', () => {
    const hotHand = showNamed('hot-hand');
    if (hotHand === undefined) throw new Error('no Hot Hand');
    expect(hotHand.seats).toEqual([1, 8]);
    const audience = new Playing(hotHand, { names: ['Cem'] });
    audience.move('host', 'start');
    audience.move(0, 'bet', { on: 'hot-hand', stake: 10 });
    audience.move('host', 'close');
    audience.move(0, 'roll', {}, { dice: [3, 4] });
    expect(audience.phase).toBe('over');
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

  test('HD-78: may seat a substitute, who takes over the score', () => {
    const game = Game.scored([4, 6], [2, 4]);
    game.move('host', 'replace', { seat: 1, name: 'Cem' });
    expect(game.view().seats).toEqual([
      { name: 'Ann', score: 1000 },
      { name: 'Cem', score: 600 },
    ]);
    expect(game.turn(1, '65').scores).toEqual([1000, 1700]);
  });

  test('HD-27: what is taken back comes again: the same list, the same number, the same board', () => {
    const game = Game.on()
      .round(ann, '24 33', { behind: { 3: 'cash 3000' } })
      .roll(ann)
      .open(ann);
    const before = game.view();
    for (let i = 0; i < 5; i++) game.move('host', 'undo');
    expect(game.phase).toBe('ready');
    expect(game.board).toMatchObject({ round: 0, question: '' });
    game.move('host', 'ask');
    game.answer(ann, 'green', 1).pass(ben).roll(ann);
    game.move(ann, 'open');
    expect(game.view()).toEqual(before);
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
