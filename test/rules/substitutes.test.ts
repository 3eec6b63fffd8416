import { describe, expect, test } from 'vitest';
import { Game as HotDice } from './hot-dice/hot-dice-script.ts';
import { Match as LuckyNumbers } from './lucky-numbers/match-script.ts';
import { Game as LuckyPuzzle } from './lucky-puzzle/puzzle-script.ts';
import { Match as OnARoll } from './on-a-roll/match-script.ts';
import type { Playing } from './playing.ts';

const [ann, ben] = [0, 1];
const replace = (playing: { move: Playing<unknown>['move'] }, seat: number) =>
  playing.move('host', 'replace', { seat, name: 'Cleo' });

/** Ann has won CY$600 to nothing; both brought something along. */
const decided = () =>
  HotDice.won(2, {
    record: [
      { wins: 2, losses: 1, earnings: 999_000 },
      { wins: 0, losses: 1, earnings: 5000 },
    ],
  });

describe('a substitute brings nothing along', () => {
  test('LN-A25: the four wins before are gone, so no all-cash round follows', () => {
    const match = LuckyNumbers.on(10, { last: 1, options: { lastRound: [1, 1], wins: [4, 0] } }).question(ann);
    replace(match, ann);
    match.roll(ann, 5, 5);
    match.move('host', 'main-event');
    expect(match.view().board).toMatchObject({ allCash: false });
    match.move(ann, 'roll', {}, { dice: [3, 4] });
    match.move(ann, 'stop');
    expect(match.result).toMatchObject({ wins: [1, 0], retired: false });
  });

  test('LN-A25: an all-cash round that has begun goes on and counts as one', () => {
    const match = LuckyNumbers.on(10, { last: 1, options: { lastRound: [1, 1], wins: [4, 0] } })
      .question(ann)
      .roll(ann, 5, 5);
    match.move('host', 'main-event');
    replace(match, ann);
    match.move(ann, 'roll', {}, { dice: [3, 4] });
    match.move(ann, 'stop');
    expect(match.view().board).toMatchObject({ allCash: true });
    expect(match.result).toMatchObject({ wins: [1, 0], retired: true });
  });

  test('LN-A25 CONTRACT-3: a show broken off without a winner leaves a substitute 0', () => {
    for (const game of [
      LuckyNumbers.on(10, { options: { wins: [4, 3] } }),
      LuckyPuzzle.on(undefined, { wins: [4, 3] }),
    ]) {
      replace(game, ann);
      game.move('host', 'end', { winner: -1 });
      expect(game.result).toMatchObject({ wins: [0, 3] });
    }
  });

  test('HD-A41: neither wins nor losses nor earnings, also once the game is decided', () => {
    const winner = decided();
    replace(winner, ann);
    expect(winner.board.record[ann]).toEqual({ wins: 1, losses: 0 });
    winner.bonanza('12').pick(ann, 1);
    expect(winner.board.coins).toBe(1);
    winner.move(ann, 'bank');
    expect(winner.result).toMatchObject({ retired: [false, false], eliminated: [false, true] });
    const loser = decided();
    replace(loser, ben);
    expect(loser.board.record[ben]).toEqual({ wins: 0, losses: 1 });
    loser.bonanza('12').pick(ann, 1);
    replace(loser, ann);
    expect(loser.board.coins).toBe(3);
    loser.move(ann, 'bank');
    expect(loser.result).toMatchObject({
      record: [
        { wins: 1, losses: 0 },
        { wins: 0, losses: 1 },
      ],
      retired: [false, false],
      eliminated: [false, false],
    });
  });

  test('HD-A41 HD-68: in the mega roll the streak stays 0', () => {
    const game = HotDice.won(3).mega();
    replace(game, ann);
    game.megaRoll(1, 2);
    expect(game.result).toMatchObject({
      record: [
        { wins: 0, losses: 0 },
        { wins: 0, losses: 1 },
      ],
    });
  });

  test('HD-A41 HD-23: what lies on the double board stays and is still named; it takes no loss where there is none', () => {
    const record = [
      { wins: 0, losses: 1 },
      { wins: 0, losses: 1 },
    ];
    const throws = [
      [2, 4],
      [3, 3],
    ] as const;
    const game = HotDice.on({ record })
      .round(ann, throws, { layout: 'lossRound', behind: { 3: 'lose-loss' } })
      .roll(ann);
    replace(game, ann);
    expect(game.board.behind).toContain('lose-loss');
    game.open(ann);
    expect(game.board.spaces[2]).toBe('lose-loss');
    expect(game.board.record[ann]).toEqual({ wins: 0, losses: 0 });
    expect(game.cues.map(({ cue }) => cue)).toEqual(['opened']);
  });

  test('OR-A33: the four matches won before are gone; games and money of this match stay', () => {
    const match = OnARoll.on({ options: { wins: [4, 0] } })
      .winFirst(ann)
      .missSix(ann)
      .lucky(ann, 'L')
      .roll(ann, 2, 2);
    replace(match, ann);
    match.puzzle(1, 1, 1).win(ann, 'Rolls-Royce', 10).missSix(ann).lucky(ann, 'L').roll(ann, 2, 2);
    expect(match.result).toMatchObject({ games: [2, 0], wins: [1, 0], retired: false, earnings: [1500, 0] });
  });
});

describe('Lucky 7 has prizes of its own in every game', () => {
  const prizes = [20000, 2000, 30000, 8000, 100, 3000, 1500, 40000].map((value, i) => ({
    name: `Prize ${i + 1}`,
    value,
    cash: i === 2,
  }));
  const first = (rules?: number) =>
    OnARoll.on({ changes: { prizes }, ...(rules === undefined ? {} : { rules }) })
      .winFirst(ann)
      .missSix(ann);

  test('OR-A32 OR-42: a prize may be cash: it is credited and is no merchandise', () => {
    const match = first().lucky(ann, 'U').roll(ann, 3, 4);
    expect(match.board).toMatchObject({ prize: 'Prize 3', top: 100000 });
    expect(match.scores).toEqual([30500, 0]);
    match.move('host', 'end', { winner: -1 });
    expect(match.result).toMatchObject({ prizes: [[], []], lucky: [30000, 0] });
  });

  test('OR-A32: the next game has the next four, and after the last ones the first come again', () => {
    const match = first().lucky(ann, 'Y').roll(ann, 3, 4).puzzle(1, 1, 1).win(ben, 'Rolls-Royce', 10).missSix(ben);
    match.lucky(ben, 'U').roll(ben, 3, 4);
    expect(match.board.prize).toBe('Prize 8');
    match.puzzle(1, 1, 1).win(ann, 'Apollo 11', 6).missSix(ann).lucky(ann, 'C');
    expect(match.board.prize).toBe('Prize 1');
  });
});
