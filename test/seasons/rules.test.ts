/** What single episodes write into the book, rule by rule. */
import { describe, expect, test } from 'vitest';
import { welcomeFrom } from '../../server/seasons/eligibility.ts';
import { readField } from '../../shared/engine/fields.ts';
import type { Json } from '../../shared/engine/json.ts';
import {
  audit,
  bookOf,
  type Change,
  correction,
  entryOf,
  figureOf,
  type Line,
  namesOf,
  reversal,
  standingOf,
  write,
} from '../../shared/season/ledger.ts';
import { closingChanges, lineupOf, rulesOf, seatedChanges } from '../../shared/season/rules.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const shelf = [
  [
    { name: 'bike', value: 1 },
    { name: 'boots', value: 1 },
  ],
  [
    { name: 'sofa', value: 2 },
    { name: 'stove', value: 2 },
  ],
  [
    { name: 'car', value: 3 },
    { name: 'cruise', value: 3 },
  ],
];

/** A ledger that grows by whole episodes. */
class Season {
  readonly #show: string;
  readonly #house = { options: {}, shelf };
  #lines: readonly Line[];
  #games = 0;

  constructor(show: string, list: readonly string[]) {
    this.#show = show;
    this.#lines = write([], rulesOf(show).begin(this.#house), { at: 0, episode: '' });
    this.#add([{ account: 'list', who: '', to: [...list], why: 'played' }], '');
  }

  get lines() {
    return this.#lines;
  }

  get book() {
    return bookOf(this.#lines);
  }

  figure(account: 'jackpot' | 'streak' | 'losses' | 'away' | 'earnings' | 'broadcasts' | 'toward', who = '') {
    return figureOf(this.book, account, who);
  }

  get prizes() {
    return (entryOf(this.book, 'prizes') as unknown as { readonly name: string }[]).map(({ name }) => name);
  }

  lineup() {
    return lineupOf(this.book, 2);
  }

  qualify(names: readonly string[]) {
    this.#add([{ account: 'list', who: '', to: [...names], why: 'played' }], '');
  }

  /** What the next game would be opened with. */
  open() {
    const names = this.lineup();
    this.#add(
      seatedChanges({ show: this.#show, house: this.#house }, 'main', this.book, names),
      `game${this.#games + 1}`,
    );
    return rulesOf(this.#show).options(this.book, names, this.#house);
  }

  /** Opens a game and ends it; `result` is written with the options that it was opened with. */
  play(
    result: (options: Readonly<Record<string, Json>>) => Json,
    { names, scores = [0, 0] }: { readonly names?: readonly string[]; readonly scores?: readonly number[] } = {},
  ) {
    const seated = this.lineup();
    const show = showNamed(this.#show);
    if (show === undefined) throw new Error(`no show ${this.#show}`);
    const options = readField(show.options, this.open()).value as Readonly<Record<string, Json>>;
    const code = `game${++this.#games}`;
    const ended = {
      code,
      kind: 'main',
      show: this.#show,
      title: '',
      names: names ?? seated,
      scores,
      options,
      result: result(options),
    } as const;
    this.#add(closingChanges({ show: this.#show, house: this.#house }, this.book, ended), code);
    expect(audit(this.#lines)).toEqual([]);
    return code;
  }

  back(code: string) {
    this.#add(reversal(this.#lines, code), code);
    expect(audit(this.#lines)).toEqual([]);
  }

  correct(seq: number, to: Json) {
    const change = correction(this.#lines, seq, to, 'because');
    this.#add(change === undefined ? [] : [change], '');
    expect(audit(this.#lines)).toEqual([]);
  }

  #add(changes: readonly Change[], episode: string) {
    this.#lines = [...this.#lines, ...write(this.#lines, changes, { at: 1, episode })];
  }
}

/** A match of Lucky Numbers, by who won it and what The Main Event brought. */
const won =
  (winner: number, { outcome = 'forfeited', paid = [] as readonly string[], grown = 0, cash = 0 } = {}) =>
  (options: Readonly<Record<string, Json>>): Json => {
    const { wins, jackpot, prizes } = options as unknown as {
      wins: number[];
      jackpot: number;
      prizes: { name: string }[];
    };
    return {
      winner,
      bonus: { outcome, cash, prizes: [...paid] },
      jackpot: outcome === 'swept' ? 50_000 : jackpot + grown,
      carried: prizes.map(({ name }) => name).filter(name => !paid.includes(name)),
      wins: winner < 0 ? wins : wins.map((count, seat) => (seat === winner ? count + 1 : 0)),
      retired: winner >= 0 && wins[winner] === 4,
    };
  };

const people = ['Ann', 'Ben', 'Cal', 'Dot', 'Eve', 'Fay', 'Guy', 'Hal', 'Ivo', 'Jo'];

describe('a season of Lucky Numbers', () => {
  test('LN-37 ME-28: five straight wins, the last all cash, and the champion retires for good', () => {
    const season = new Season('lucky-numbers', people);
    season.play(won(0));
    for (let n = 2; n <= 4; n++) season.play(won(0));
    expect(season.lineup()).toEqual(['Ann', 'Fay']);
    season.play(options => {
      expect(options.wins).toEqual([4, 0]);
      return won(0)(options);
    });
    expect(entryOf(season.book, 'champion')).toBe('');
    expect(standingOf(season.book, 'Ann')).toEqual({ ok: false, wait: -1 });
    expect(season.lineup()).toEqual(['Guy', 'Hal']);
  });

  test('ME-21 ME-A16: a prize that was paid is replaced on its medal, the others wait', () => {
    const season = new Season('lucky-numbers', people);
    expect(season.prizes).toEqual(['bike', 'sofa', 'car']);
    season.play(won(0, { outcome: 'stopped', paid: ['bike', 'car'], cash: 4000 }), { scores: [900, 300] });
    expect(season.prizes).toEqual(['boots', 'sofa', 'cruise']);
    expect(namesOf(season.book, 'goods', 'Ann')).toEqual(['bike', 'car']);
    expect([season.figure('earnings', 'Ann'), season.figure('earnings', 'Ben')]).toEqual([4900, 300]);
  });

  test('ME-22 ME-A15: a jackpot that nobody won goes on as it has grown, a won one starts again', () => {
    const season = new Season('lucky-numbers', people);
    season.play(won(0, { grown: 12_500 }));
    expect(season.figure('jackpot')).toBe(62_500);
    season.play(options => {
      expect(options.jackpot).toBe(62_500);
      return won(0, { outcome: 'swept', cash: 62_500 })(options);
    });
    expect(season.figure('jackpot')).toBe(50_000);
  });

  test('LN-36 LN-A25: a substitute begins a new streak; the player who left is neither beaten nor champion', () => {
    const season = new Season('lucky-numbers', people);
    season.play(won(0));
    season.play(won(0));
    // As the rules end such a match: the seat's two wins are gone.
    season.play(options => won(0)({ ...options, wins: [0, 0] }), { names: ['Jo', 'Dot'] });
    expect(entryOf(season.book, 'champion')).toBe('Jo');
    expect([season.figure('streak', 'Jo'), season.figure('streak', 'Ann')]).toEqual([1, 0]);
    expect(namesOf(season.book, 'list')).not.toContain('Jo');
  });

  test('a match that nobody won decides nothing, and both play again', () => {
    const season = new Season('lucky-numbers', people);
    season.play(won(0));
    season.play(won(-1));
    expect(season.figure('streak', 'Ann')).toBe(1);
    expect(season.lineup()).toEqual(['Ann', 'Cal']);
  });

  test('an end that is taken back gives all of it back, corrections since apart', () => {
    const season = new Season('lucky-numbers', people);
    season.play(won(0), { scores: [100, 0] });
    const code = season.play(won(1, { grown: 5000, outcome: 'stopped', paid: ['bike'] }), { scores: [0, 700] });
    const line = season.lines.findLast(({ account, who }) => account === 'earnings' && who === 'Ann')!;
    season.correct(line.seq, 150);
    season.back(code);
    expect(entryOf(season.book, 'champion')).toBe('Ann');
    expect([season.figure('earnings', 'Ann'), season.figure('earnings', 'Cal')]).toEqual([150, 0]);
    expect([season.figure('jackpot'), season.figure('streak', 'Ann')]).toEqual([50_000, 1]);
    expect(season.prizes).toEqual(['bike', 'sofa', 'car']);
    expect(season.lineup()).toEqual(['Ann', 'Cal']);
  });
});

/** A game of Hot Dice by its winner; `record` as the game leaves it. */
const game =
  (winner: number, { cash = [100, 100], mega = false } = {}) =>
  (options: Readonly<Record<string, Json>>): Json => {
    const brought = options.record as unknown as { wins: number; losses: number; earnings: number }[];
    const record = brought.map(({ wins, losses }, seat) =>
      seat === winner ? { wins: mega ? 0 : wins + 1, losses } : { wins: 0, losses: losses + 1 },
    );
    return {
      winner,
      bonus: { kind: mega ? 'mega-roll' : 'bonus-bonanza', outcome: 'nothing' },
      record,
      earnings: [...cash],
      retired: brought.map(({ earnings }, seat) => earnings + cash[seat]! >= 1_000_000),
      eliminated: record.map(({ losses }) => losses >= 2),
    };
  };

describe('a season of Hot Dice', () => {
  test('HD-A41: what a substitute earned in earlier games does not count towards retirement; all of it stays earned', () => {
    const season = new Season('hot-dice', people);
    season.play(game(0, { cash: [0, 400] }));
    season.play(game(0, { cash: [0, 400] }));
    expect([season.figure('toward', 'Ben'), season.lineup()]).toEqual([800, ['Ann', 'Cal']]);
    season.play(game(0), { names: ['Ann', 'Ben'] });
    expect([season.figure('toward', 'Ben'), season.figure('toward', 'Cal')]).toEqual([100, 0]);
    expect(season.figure('earnings', 'Ben')).toBe(900);
  });

  test('HD-A42 HD-44: a waiting player learns the first broadcast to enter, and a retired one that there is none', () => {
    const season = new Season('hot-dice', people);
    season.play(game(0));
    season.play(game(0));
    expect([welcomeFrom(season.book, 'Ben'), welcomeFrom(season.book, ' BEN ')]).toEqual([5, 5]);
    expect([welcomeFrom(season.book, 'Ann'), welcomeFrom(season.book, 'Zoe')]).toEqual([0, 0]);
    for (let played = 0; played < 6; played++) season.play(game(played % 4 < 2 ? 1 : 0));
    expect(season.figure('broadcasts')).toBe(4);
    expect(welcomeFrom(season.book, 'Ben')).toBe(0);
    const champion = new Season('lucky-numbers', people);
    for (let match = 0; match < 5; match++)
      champion.play(options => ({ ...(won(0)(options) as object), retired: match === 4 }) as Json);
    expect(welcomeFrom(champion.book, 'Ann')).toBe(-1);
  });

  test('HD-41 HD-44 HD-69 HD-88: two losses eliminate; the wait is three whole broadcasts, whichever game it was', () => {
    const season = new Season('hot-dice', people);
    season.play(game(0));
    expect(season.lineup()).toEqual(['Ann', 'Ben']);
    season.play(game(0));
    // The second game of broadcast 1.
    expect(standingOf(season.book, 'Ben')).toEqual({ ok: false, wait: 3 });
    expect(season.lineup()).toEqual(['Ann', 'Cal']);
    expect([entryOf(season.book, 'champion'), figureOf(season.book, 'won', 'Ann')]).toEqual(['Ann', 2]);
    season.play(game(1));
    season.play(game(1));
    // Ann, in the second game of broadcast 2; Cal stays on the own seat.
    expect(season.lineup()).toEqual(['Dot', 'Cal']);
    season.play(game(1));
    season.play(game(1, { mega: true }));
    expect(season.figure('broadcasts')).toBe(3);
    expect(season.figure('streak', 'Cal')).toBe(0);
    expect(standingOf(season.book, 'Ben')).toEqual({ ok: false, wait: 1 });
    season.play(game(1));
    season.play(game(1));
    expect(standingOf(season.book, 'Ben')).toEqual({ ok: true });
  });

  test('HD-A19: who comes back after the wait begins with a fresh record, and earnings go on', () => {
    const season = new Season('hot-dice', people);
    season.play(game(0, { cash: [0, 400] }));
    season.play(game(0, { cash: [0, 400] }));
    expect([season.figure('losses', 'Ben'), season.figure('streak', 'Ben')]).toEqual([2, 0]);
    season.qualify(['Ben', 'Cal', 'Dot', 'Eve', 'Fay']);
    // Not yet: the next of the list sits down.
    expect(season.lineup()).toEqual(['Ann', 'Cal']);
    for (let n = 0; n < 6; n++) season.play(game(0, { mega: true }));
    expect(season.lineup()).toEqual(['Ann', 'Ben']);
    season.play(options => {
      expect((options.record as readonly Json[])[1]).toEqual({ wins: 0, losses: 0, earnings: 800 });
      return game(1)(options);
    });
    expect(season.figure('streak', 'Ben')).toBe(1);
  });

  test('HD-45: a million retires at once; four broadcasts later the count begins anew', () => {
    const season = new Season('hot-dice', people);
    season.play(game(0, { cash: [1_000_050, 0] }));
    expect(standingOf(season.book, 'Ann')).toEqual({ ok: false, wait: 5 });
    expect([entryOf(season.book, 'champion'), season.lineup()]).toEqual(['', ['Cal', 'Ben']]);
    expect(rulesOf('hot-dice').comeBack(season.book, 'Ann', { options: {}, shelf: [] })).toContainEqual(
      expect.objectContaining({ account: 'toward', to: 0 }),
    );
  });

  test('HD-69: a game that nobody won is none of a broadcast’s two', () => {
    const season = new Season('hot-dice', people);
    season.play(game(0));
    season.play(options => ({
      ...(game(-1)(options) as object),
      record: [
        { wins: 1, losses: 0 },
        { wins: 0, losses: 1 },
      ],
      eliminated: [false, false],
    }));
    expect(season.figure('broadcasts')).toBe(0);
    expect(season.lineup()).toEqual(['Ann', 'Ben']);
  });
});

describe('a season of any other show', () => {
  test('OR-56 OR-A26: prizes are the winner’s goods, both keep their winnings, and the fifth win retires', () => {
    const season = new Season('on-a-roll', people);
    const match = (options: Readonly<Record<string, Json>>): Json => ({
      winner: 0,
      earnings: [3000, 500],
      prizes: [['a boat'], []],
      wins: [(options.wins as readonly number[])[0]! + 1, 0],
      retired: (options.wins as readonly number[])[0] === 4,
    });
    season.play(match);
    expect([season.figure('earnings', 'Ann'), season.figure('earnings', 'Ben')]).toEqual([3000, 500]);
    expect([season.lineup(), namesOf(season.book, 'goods', 'Ann')]).toEqual([['Ann', 'Cal'], ['a boat']]);
    for (let n = 2; n <= 5; n++) season.play(match);
    expect([entryOf(season.book, 'champion'), season.figure('broadcasts')]).toEqual(['', 5]);
    expect(standingOf(season.book, 'Ann')).toEqual({ ok: false, wait: -1 });
  });

  test('LP-02 LP-03: the champion’s seat is told to Lucky Puzzle, -1 where there is none', () => {
    const season = new Season('lucky-puzzle', people);
    expect(season.open().champion).toBe(-1);
    season.play(won(1));
    expect([season.lineup(), season.open().champion]).toEqual([['Ben', 'Cal'], 0]);
  });

  test('the winner of Six Dice returns without end, whoever plays Hot Hand does not', () => {
    const dice = new Season('six-dice', people);
    for (let n = 1; n <= 6; n++) dice.play(() => ({ winner: 0 }), { scores: [300, 50] });
    expect([dice.figure('streak', 'Ann'), dice.figure('earnings', 'Ann'), dice.lineup()[0]]).toEqual([6, 1800, 'Ann']);
    const hand = new Season('hot-hand', people);
    hand.play(() => ({}), { scores: [900, 1250] });
    expect([hand.figure('earnings', 'Ann'), hand.figure('earnings', 'Ben')]).toEqual([-100, 250]);
    expect([hand.figure('broadcasts'), hand.lineup()]).toEqual([1, ['Cal', 'Dot']]);
    expect(figureOf(hand.book, 'won', 'Ben')).toBe(0);
  });
});
