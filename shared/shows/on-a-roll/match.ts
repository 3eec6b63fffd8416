/**
 * The match of On A Roll: what its games share, who wins it, and what it passes on. Best of three (OR-04, OR-A1), or two games
 * after which the more profitable Lucky 7 decides (OR-02), with a third game if that is level.
 */
import type { Extras } from '../../engine/extras.ts';
import type { Judging } from '../../engine/judge.ts';
import type { Setting } from '../../engine/show.ts';
import type { OnARollHouse } from './house.ts';

export interface Name extends Extras {
  readonly name: string;
  readonly ask: string;
  readonly accept?: readonly string[] | undefined;
}

export interface Puzzle extends Extras {
  readonly subject: string;
  readonly kind: string;
  readonly clues: readonly string[];
  /** Further right answers for the subject. */
  readonly accept?: readonly string[] | undefined;
}

export interface BigSixWord extends Extras {
  readonly word: string;
  readonly hint: string;
  readonly extraHint?: string | undefined;
  /** Where the word can be looked up (OR-31). */
  readonly sources?: readonly string[] | undefined;
}

export interface Prize {
  readonly name: string;
  /** Dollars. */
  readonly value: number;
  /** Paid in cash, not in kind (OR-42). */
  readonly cash?: boolean | undefined;
}

export interface OnARollPack {
  readonly names: readonly Name[];
  readonly puzzles: readonly Puzzle[];
  readonly bigSix: readonly BigSixWord[];
  readonly prizes: readonly Prize[];
}

export interface OnARollOptions {
  /** Accepted as in every show. All answers here are judged by their letters (contract.md 3). */
  readonly judging: Judging;
  readonly format: 'best-of-three' | 'lucky-7-total';
  /** Straight matches won by each seat before this one. */
  readonly wins: readonly number[];
  /** Rolls of a round of the main game (OR-27). */
  readonly rolls: number;
  readonly house: OnARollHouse;
}

/** What carries over from game to game. */
export interface Match {
  readonly options: OnARollOptions;
  readonly pack: OnARollPack;
  /** 0 in the lobby. */
  readonly game: number;
  /** Games won by each seat. */
  readonly wins: readonly number[];
  /** Merchandise won by each seat. */
  readonly prizes: readonly (readonly string[])[];
  /** Dollars that Lucky 7 brought each seat: side cash and the value of prizes. */
  readonly lucky: readonly number[];
  /** How many items of each list have been used. */
  readonly used: {
    readonly names: number;
    readonly puzzles: number;
    readonly bigSix: number;
    readonly prizes: number;
  };
  /** A bonus game played alone: nothing comes after it. */
  readonly alone?: true;
}

export const openMatch = ({ options, pack }: Setting<OnARollOptions, OnARollPack>): Match => ({
  options,
  pack,
  game: 0,
  wins: [0, 0],
  prizes: [[], []],
  lucky: [0, 0],
  used: { names: 0, puzzles: 0, bigSix: 0, prizes: 0 },
});

export const other = (seat: number): number => 1 - seat;

/** `list` with `amount` added at `seat`. */
export const credit = (list: readonly number[], seat: number, amount: number): readonly number[] =>
  list.with(seat, (list[seat] ?? 0) + amount);

type List = keyof Match['used'];

/** The next item. Lists start again when used up. undefined for an empty list. */
export const nextOf = <K extends List>({ pack, used }: Match, list: K): OnARollPack[K][number] | undefined =>
  pack[list][used[list] % pack[list].length];

export const take = (match: Match, list: List): Match => ({
  ...match,
  used: { ...match.used, [list]: match.used[list] + 1 },
});

/** OR-42: prizes besides the top cash. */
export const prizesOfGame = 4;

/** OR-A32: each Lucky 7 uses the next four prizes. */
export const nextPrizes = ({ pack, used }: Match): Required<Prize>[] => {
  const { prizes } = pack;
  const next: Required<Prize>[] = [];
  for (let i = 0; i < prizesOfGame; i++) {
    const { name = '', value = 0, cash = false } = prizes[(used.prizes * prizesOfGame + i) % prizes.length] ?? {};
    next.push({ name, value, cash });
  }
  return next;
};

/** OR-A33: a substitute has won no match before. */
export const substituted = (match: Match, seat: number): Match => ({
  ...match,
  options: { ...match.options, wins: match.options.wins.with(seat, 0) },
});

/** OR-41, OR-43, OR-A2: the bonus games pay more if their game wins the match. */
export const isBigger = ({ options, wins }: Match, seat: number): boolean =>
  options.format === 'best-of-three' && wins[seat] === options.house.toWin;

const moreLucky = ({ lucky }: Match): number => {
  const [left = 0, right = 0] = lucky;
  return left === right ? -1 : left > right ? 0 : 1;
};

/** OR-A1 (3): both are one game short of winning, and the host lets Lucky 7 decide. */
export const isSettledByLucky = ({ options: { house }, wins }: Pick<Match, 'options' | 'wins'>): boolean =>
  house.level === 'lucky-7-total' && house.toWin > 1 && wins.every(won => won === house.toWin - 1);

/** Whether Lucky 7 should have decided the match but is level, so that one more game does. */
export const isLevel = (match: Match): boolean => {
  const decides = match.options.format === 'lucky-7-total' ? match.game > 1 : isSettledByLucky(match);
  return decides && moreLucky(match) < 0;
};

/** The winner of the match once the bonus games of `seat` are over; -1 if another game follows. */
export const matchWinner = (match: Match, seat: number): number => {
  const { options, game, wins, alone } = match;
  if (alone === true) return seat;
  if (options.format === 'best-of-three') {
    if ((wins[seat] ?? 0) >= options.house.toWin) return seat;
    return isSettledByLucky(match) ? moreLucky(match) : -1;
  }
  if (game < 2) return -1;
  return game > 2 ? seat : moreLucky(match);
};

/**
 * `result` of the episode (contract.md 7). If the host ends an episode early it counts as a win, but nobody retires by it
 * (contract.md 3).
 */
export const matchResult = (match: Match, scores: readonly number[], winner: number, early: boolean) => {
  const before = match.options.wins;
  const wins = winner < 0 ? before : before.map((count, seat) => (seat === winner ? count + 1 : 0));
  return {
    winner,
    games: match.wins,
    earnings: scores,
    prizes: match.prizes,
    lucky: match.lucky,
    wins,
    // OR-56, OR-A30: after the bonus games of the match that leads to retirement.
    retired: !early && wins.some(count => count >= match.options.house.retireAfter),
  };
};
