import { describe, expect, test } from 'vitest';
import { Game, nine, pips, yesNo } from './puzzle-script.ts';

const [ann, ben] = [0, 1];

describe('who starts', () => {
  test.each([
    [1, 0],
    [2, 1],
  ])('LP-03: without one the draw %i makes seat %i champion', (drawn, champion) => {
    const game = new Game(undefined, { champion: -1 });
    expect(game.board.champion).toBe(-1);
    game.move('host', 'start', {}, { numbers: [drawn] });
    expect(game.board.champion).toBe(champion);
    expect(game.puzzle().board.control).toBe(1 - champion);
  });

  test('LP-05: level again, it is who led before', () => {
    expect(Game.on().solvedBy(ben).solvedBy(ann).puzzle().board.control).toBe(ben);
    expect(Game.on().solvedBy(ann).solvedBy(ben).puzzle().board.control).toBe(ann);
  });

  test('LP-A9 LP-A8: while nobody has scored the challenger starts, in round 2 too', () => {
    expect(Game.on().puzzle().open(2).time().puzzle().board.control).toBe(ben);
  });

  test('LP-04 LP-A8: round 2 begins with who trails', () => {
    expect(Game.on().solvedBy(ben).time().puzzle().board.control).toBe(ann);
  });
});

describe('rounds', () => {
  test('LP-18: round 1 lasts until time is called, puzzle after puzzle', () => {
    const game = Game.on().solvedBy(ben).solvedBy(ben).solvedBy(ben);
    expect(game.board.round).toBe(1);
    expect(game.time().board).toMatchObject({ round: 2, cells: [], value: 0, category: '', control: -1, total: 0 });
    expect(game.phase).toBe('ready');
  });

  test('LP-18: when the puzzles are used up only time is left', () => {
    const game = Game.on([{ solution: nine }]).solvedBy(ben);
    expect(game.refused('host', 'puzzle')).toBe('not-now');
    expect(game.time().refused('host', 'puzzle')).toBe('not-now');
    expect(game.time().phase).toBe('won');
  });

  test('LP-31: a substitute takes over seat and score; the host may also end it', () => {
    const game = Game.on().solvedBy(ben).puzzle().open(2);
    game.move('host', 'replace', { seat: ann, name: 'Cleo' });
    expect(game.view().seats).toEqual([
      { name: 'Cleo', score: 0 },
      { name: 'Ben', score: 1400 },
    ]);
    game.move('host', 'end', { winner: ann });
    expect(game.view()).toMatchObject({ phase: 'over', board: { winner: ann, control: -1 } });
    expect(game.result).toMatchObject({
      winner: ann,
      scores: [0, 1400],
      bonus: { outcome: '', cash: 0, prizes: [] },
      jackpot: 100000,
      wins: [1, 0],
      retired: false,
    });
    expect(game.text).toBe('_N___ ____');
  });
});

describe('follow-up questions', () => {
  const asking = (followUp: object = pips, options: object = {}) =>
    Game.on([{ solution: nine, followUp }], options).solvedBy(ben);

  test('LP-20 LP-21 LP-22 LP-A10: the solver is asked first, for 500', () => {
    const game = asking();
    expect(game.board.followUp).toEqual({ ask: 'How many pips?', choices: [], value: 500, seat: ben });
    expect(game.refused(ann, 'answer', { text: 'two' })).toBe('not-yours');
    expect(game.answer(' TWO ').scores).toEqual([0, 1900]);
    expect(game.board.followUp).toBeNull();
    expect(game.phase).toBe('ready');
  });

  test('LP-A10: both wrong: nobody scores it', () => {
    const game = asking().answer('six').answer('five');
    expect(game.scores).toEqual([0, 1400]);
    expect(game.phase).toBe('ready');
  });

  test('LP-A10 LP-30: a missed deadline is a wrong answer', () => {
    expect(asking().expire().board.followUp?.seat).toBe(ann);
    expect(asking().expire().expire().scores).toEqual([0, 1400]);
    expect(asking(yesNo).expire().scores).toEqual([500, 1400]);
  });

  test('LP-21 LP-A11: the values go by the order in which their puzzles are solved, three by default', () => {
    const puzzles = [
      { solution: nine, followUp: pips },
      { solution: nine },
      ...Array.from({ length: 4 }, () => ({ solution: nine, followUp: pips })),
    ];
    const game = Game.on(puzzles);
    // The first is left unsolved: its question is never asked, and the 500 go to the next.
    game.puzzle().open(2).time().solvedBy(ben);
    expect(game.phase).toBe('ready');
    const values = [1, 2, 3].map(() => {
      const value = game.solvedBy(ben).board.followUp?.value;
      game.answer('two');
      return value;
    });
    expect(values).toEqual([500, 750, 1000]);
    expect(game.solvedBy(ben).phase).toBe('ready');
  });

  test('LP-22 LP-23: what is no exact match waits for the host where the host assists', () => {
    const wait = () => asking(pips, { judging: 'assisted' }).answer('a pair');
    expect(wait().phase).toBe('judging');
    expect(wait().refused('clock', 'expire')).toBe('not-now');
    expect(wait().view('host').own).toMatchObject({ card: { answer: 'two' }, sent: [{ seat: ben, text: 'a pair' }] });
    expect(wait().judge(true).scores).toEqual([0, 1900]);
    expect(wait().judge(false).board.followUp?.seat).toBe(ann);
    expect(asking(pips, { judging: 'assisted' }).answer('2').scores).toEqual([0, 1900]);
  });
});

describe('the tie-breaker', () => {
  const tied = () => Game.on().solvedBy(ben).solvedBy(ann).time().time();

  test('LP-26 LP-05 LP-A13: level after round 2: a puzzle of nine letters, begun by who led before, for no money', () => {
    const game = tied();
    expect(game.phase).toBe('tie-break');
    game.puzzle();
    expect(game.board).toMatchObject({ control: ben, value: 0, round: 2, winner: -1 });
    game.open(2).guess(nine);
    expect(game.view()).toMatchObject({ phase: 'won', board: { winner: ben, value: 0 } });
    expect(game.scores).toEqual([1400, 1400]);
  });
});
