/** What The Main Event and its shows take from a season and give back to it (contract.md 3 and 4). */
import { int, list, number, record, text } from '../../engine/fields.ts';
import { rule } from '../../engine/house.ts';
import type { MainEventHouse } from './house.ts';

export interface Prize {
  readonly name: string;
  /** Dollars. */
  readonly value: number;
}

const dollars = number(0, 1e9);
const prize = record({ name: text(60), value: dollars });

/** Options `wins`, `jackpot` and `prizes` (cheapest first) of a show that ends in The Main Event. */
export const seasonOptions = ({ retireAfter, base }: MainEventHouse, seats = 2) => ({
  wins: list(
    int(0, retireAfter - 1),
    seats,
    seats,
    Array.from({ length: seats }, () => 0),
  ),
  jackpot: rule(number(0, 1e9, base), { unit: 'dollars', rule: 'ME-07', group: 'bonus', carried: true }),
  prizes: list(prize, 3, 3, [
    { name: 'bronze prize', value: 0 },
    { name: 'silver prize', value: 0 },
    { name: 'gold prize', value: 0 },
  ]),
});

/** The rule that its shows have beside their sets. */
export type MainEventRules = Pick<ReturnType<typeof seasonOptions>, 'jackpot'>;

/** The name of a set, and the numbers of The Main Event in it. */
export type HouseOfMainEvent = { readonly name: string; readonly mainEvent: MainEventHouse };

export interface SeasonOptions {
  /** Consecutive wins of each seat before this episode. */
  readonly wins: readonly number[];
  readonly jackpot: number;
  readonly prizes: readonly Prize[];
  readonly house: HouseOfMainEvent;
}

/** LN-A25, LP-A19: a substitute has won no match before. */
export const winsWithout = <S extends SeasonOptions>(season: S, seat: number): S => ({
  ...season,
  wins: season.wins.with(seat, 0),
});

interface Closing {
  readonly winner: number;
  readonly scores: readonly number[];
  readonly season: SeasonOptions;
  /** `prizes`: indices of the prizes paid. Absent if the episode was ended early. */
  readonly bonus?: { readonly outcome: string; readonly cash: number; readonly prizes: readonly number[] };
  /** The next episode's jackpot; unchanged by default. */
  readonly jackpot?: number;
  readonly retired?: boolean;
}

/** `result` of an episode of such a show (contract.md 4). */
export const closing = ({ winner, scores, season, bonus, jackpot, retired }: Closing) => {
  const names = (paid: boolean) =>
    season.prizes.flatMap(({ name }, i) => ((bonus?.prizes.includes(i) ?? false) === paid ? [name] : []));
  return {
    winner,
    scores,
    bonus: { outcome: bonus?.outcome ?? '', cash: bonus?.cash ?? 0, prizes: names(true) },
    jackpot: jackpot ?? season.jackpot,
    // ME-21, ME-A16
    carried: season.house.mainEvent.carry ? names(false) : [],
    wins: winner < 0 ? season.wins : season.wins.map((wins, seat) => (seat === winner ? wins + 1 : 0)),
    retired: retired ?? false,
  };
};
