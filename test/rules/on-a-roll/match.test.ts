import { describe, expect, test } from 'vitest';
import { Match, pack, upTo } from './match-script.ts';

const [ann, ben] = [0, 1];

/** Wins the game on the board and plays both bonus games: Big 6 missed, then a letter and a throw. */
const game = (
  match: Match,
  seat: number,
  subject: string,
  letters: number,
  throws: readonly (readonly [number, number])[] = [[1, 1]],
) => {
  match.win(seat, subject, letters).missSix(seat).lucky(seat, 'L');
  for (const [a, b] of throws) match.roll(seat, a, b);
  return match;
};

const first = (match: Match, seat: number, throws?: readonly (readonly [number, number])[]) =>
  game(match, seat, 'Elvis Presley', 12, throws);
const second = (match: Match, seat: number, throws?: readonly (readonly [number, number])[]) =>
  game(match.puzzle(1, 1, 1), seat, 'Rolls-Royce', 10, throws);
const third = (match: Match, seat: number, throws?: readonly (readonly [number, number])[]) =>
  game(match.puzzle(1, 1, 1), seat, 'Apollo 11', 6, throws);

describe('best of three', () => {
  test('OR-04 OR-A1: after one game each a third decides', () => {
    const match = second(first(Match.on(), ann, [[3, 4]]), ben);
    expect(match.phase).toBe('ready');
    expect(third(match, ben).phase).toBe('over');
    expect(match.result).toMatchObject({ winner: ben, games: [1, 2], wins: [0, 1] });
  });

  test('OR-58: a game counts for who named its subject; the next one opens on a fresh board', () => {
    const match = first(Match.on(), ann);
    expect(match.act).toBe('lucky-seven');
    expect(match.refused('host', 'start')).toBe('not-now');
    expect(match.refused('host', 'name-game')).toBe('not-now');
    match.puzzle(1, 1, 1);
    expect(match.act).toBe('game');
    expect(match.board).toMatchObject({
      game: 2,
      wins: [1, 0],
      winner: -1,
      dice: [],
      name: null,
      buzz: [0, 0],
      secret: 0,
    });
    expect(match.scores).toEqual([500, 0]);
  });

  test('OR-04 OR-41 OR-43 OR-A2 OR-A24: two games won: Big 6 pays double, consolation and all, and 250,000 is the top', () => {
    const match = first(Match.on(), ann).puzzle(1, 1, 1).win(ann, 'Rolls-Royce', 10);
    expect(match.board.wins).toEqual([2, 0]);
    match.bigSix(ann, 6, 6);
    expect(match.board).toMatchObject({ top: 120000, value: 120000 });
    const values = [5000, 2500, 1250].map(value => 2 * value);
    for (const value of values) expect(match.roll(ann, 4, 4).board.value).toBe(value);
    expect(match.roll(ann, 4, 4).board).toMatchObject({ outcome: 'missed', cash: 1000 });
    match.lucky(ann, 'L');
    expect(match.board).toMatchObject({ prize: '$250,000', timer: 2 });
    match.roll(ann, 3, 4);
    expect(match.phase).toBe('over');
    expect(match.scores).toEqual([500 + 1000 + 250000, 0]);
    expect(match.result).toEqual({
      winner: ann,
      games: [2, 0],
      earnings: [251500, 0],
      prizes: [[], []],
      lucky: [250000, 0],
      wins: [1, 0],
      retired: false,
    });
  });

  test('OR-41: the loser’s games do not double anything for the winner of one', () => {
    const match = first(Match.on(), ann).puzzle(1, 1, 1).win(ben, 'Rolls-Royce', 10).bigSix(ben, 6, 6);
    expect(match.board.top).toBe(60000);
  });

  test('OR-56 OR-A30: the fifth straight match retires the champion, after both bonus games', () => {
    const match = first(Match.on({ options: { wins: [4, 2] } }), ann)
      .puzzle(1, 1, 1)
      .win(ann, 'Rolls-Royce', 10);
    expect(match.phase).toBe('won');
    expect(match.view().result).toBeNull();
    match.missSix(ann).lucky(ann, 'Y').roll(ann, 1, 1);
    expect(match.result).toMatchObject({ winner: ann, wins: [5, 0], retired: true });
  });

  test('OR-56: four straight matches do not', () => {
    const match = second(first(Match.on({ options: { wins: [3, 2] } }), ann), ann);
    expect(match.result).toMatchObject({ wins: [4, 0], retired: false });
  });
});

describe('the sum of Lucky 7', () => {
  const options = { format: 'lucky-7-total' };

  test('OR-A1: two games, and more Lucky 7 money wins the match', () => {
    const match = second(
      first(Match.on({ options }), ann, [
        [1, 2],
        [1, 1],
      ]),
      ben,
      [
        [6, 5],
        [1, 1],
      ],
    );
    expect(match.phase).toBe('over');
    expect(match.result).toMatchObject({ winner: ben, games: [1, 1], lucky: [300, 1100], wins: [0, 1] });
  });

  test('OR-A1: merchandise counts with its value, Big 6 does not', () => {
    const match = first(Match.on({ options }), ann, [
      [6, 5],
      [6, 5],
    ])
      .puzzle(1, 1, 1)
      .win(ben, 'Rolls-Royce', 10);
    match
      .bigSix(ben, 1, 1)
      .roll(ben, 1, 2)
      .do(ben, 'pick', { number: 1 })
      .free(ben, 'zodiac')
      .lucky(ben, 'Y')
      .roll(ben, 6, 1);
    expect(match.result).toMatchObject({
      winner: ann,
      lucky: [2200, 2000],
      earnings: [2700, 10000],
      prizes: [[], ['Watch']],
    });
  });

  test('OR-A1: nothing doubles, and the top stays 100,000, though one seat won both games', () => {
    const match = first(Match.on({ options }), ann, [
      [6, 5],
      [1, 1],
    ])
      .puzzle(1, 1, 1)
      .win(ann, 'Rolls-Royce', 10)
      .bigSix(ann, 6, 6);
    expect(match.board.top).toBe(60000);
    for (const _ of upTo(4)) match.roll(ann, 1, 1);
    expect(match.board.cash).toBe(500);
    expect(match.lucky(ann, 'L').board.prize).toBe('$100,000');
    match.roll(ann, 1, 1);
    expect(match.result).toMatchObject({ winner: ann, games: [2, 0] });
  });

  test('OR-A1: level after two games: the winner of a third wins the match, whatever it brings', () => {
    const match = second(
      first(Match.on({ options: { ...options, wins: [0, 4] } }), ann, [
        [6, 5],
        [1, 1],
      ]),
      ben,
      [
        [6, 5],
        [1, 1],
      ],
    );
    expect(match.phase).toBe('ready');
    expect(match.puzzle(1, 1, 1).board.game).toBe(3);
    match.win(ben, 'Apollo 11', 6).missSix(ben).lucky(ben, 'Y').roll(ben, 1, 1);
    expect(match.phase).toBe('over');
    expect(match.result).toMatchObject({
      winner: ben,
      games: [1, 2],
      lucky: [1100, 1100],
      wins: [0, 5],
      retired: true,
    });
  });
});

describe('host and lists', () => {
  test('OR-04: puzzles, names and words start again when their list is used up', () => {
    const changes = { puzzles: [pack.puzzles[0]], bigSix: [pack.bigSix[0]] };
    const match = first(Match.on({ changes }), ann).puzzle(1, 1, 1);
    expect(match.board.subject?.kind).toBe('person');
    match.winFirst(ann).bigSix(ann);
    expect(match.board.hints).toEqual(['A place to play']);
  });

  const boards: readonly (readonly [string, () => Match])[] = [
    ['game', () => Match.on().control(ann)],
    ['big-six', () => Match.on().winFirst(ann).bigSix(ann).roll(ann, 1, 2)],
    ['lucky-seven', () => Match.on().winFirst(ann).missSix(ann).lucky(ann, 'L')],
  ];

  test.each(boards)('OR-04: the host may end the match in %s; nothing at risk is paid', (act, play) => {
    const match = play();
    const { scores } = match;
    match.do('host', 'end', { winner: ben });
    expect(match.act).toBe(act);
    expect(match.phase).toBe('over');
    expect(match.scores).toEqual(scores);
    expect(match.board.winner).toBe(ben);
    expect(match.result).toMatchObject({ winner: ben, wins: [0, 1], earnings: scores, retired: false });
  });

  test('OR-56: ended with no winner, or early, nobody retires and wins stand', () => {
    const nobody = Match.on({ options: { wins: [4, 3] } }).do('host', 'end', { winner: -1 });
    expect(nobody.result).toMatchObject({ winner: -1, wins: [4, 3], retired: false });
    const early = Match.on({ options: { wins: [4, 3] } }).do('host', 'end', { winner: ann });
    expect(early.result).toMatchObject({ winner: ann, wins: [5, 0], retired: false });
  });

  test('OR-03: an undo of the winning guess brings the game back', () => {
    const match = Match.on()
      .control(ann)
      .roll(ann, 1, 2)
      .pick(ann, [0, 1])
      .clue(ann, 0, 'memphis')
      .subject(ann, 'the king');
    expect(match.board.wins).toEqual([1, 0]);
    match.do('host', 'undo');
    expect(match.phase).toBe('subject');
    expect(match.board.wins).toEqual([0, 0]);
    expect(match.row(1)).toBe('_____ ___');
  });
});
