/** The numbers of The Main Event that a host may change. Its two shows differ in the jackpot and the all-cash round. */
import { amount, amounts, count, type House, section, yesNo } from '../../engine/house.ts';
import { type ExactAct, type HouseProblem, problemsIn } from '../../house/house-of-show.ts';

export const mainEventHouse = (own: {
  readonly base: number;
  readonly allCash: readonly [number, number, number];
  readonly sweep: number;
  readonly rules: { readonly allCash: string; readonly sweep: string };
}) =>
  section({
    wild: amount(5000, { unit: 'dollars', rule: 'ME-09', group: 'bonus' }),
    repeat: amount(2500, { unit: 'dollars', rule: 'ME-11', group: 'bonus' }),
    half: amount(1000, { unit: 'dollars', rule: 'ME-17', group: 'bonus' }),
    empty: amount(700, { unit: 'dollars', rule: 'ME-16', group: 'bonus' }),
    consolation: amount(5000, { unit: 'dollars', rule: 'ME-14', group: 'bonus' }),
    chances: count(5, 1, 20, { unit: 'rolls', rule: 'ME-12', group: 'bonus' }),
    base: amount(own.base, { unit: 'dollars', rule: 'ME-07', group: 'bonus' }),
    allCash: amounts(own.allCash, { unit: 'dollars', rule: own.rules.allCash, group: 'seasons' }),
    sweep: amount(own.sweep, { unit: 'dollars', rule: own.rules.sweep, group: 'seasons' }),
    retireAfter: count(5, 1, 50, { unit: 'wins', rule: 'ME-23', group: 'seasons' }),
    carry: yesNo(true, { unit: 'yes-no', rule: 'ME-A16', group: 'seasons' }),
  });

export type MainEventHouse = House<ReturnType<typeof mainEventHouse>>;

/** Combinations of The Main Event's house rules that make no sense. */
export const mainEventProblems = ({
  base,
  wild,
  repeat,
  half,
  empty,
  allCash,
}: MainEventHouse): readonly HouseProblem[] =>
  problemsIn(
    [base === 0 && wild === 0 && repeat === 0, 'house.mainEvent.base', 'nothingAtStake'],
    [empty > half && half > 0, 'house.mainEvent.empty', 'lessForMore'],
    [allCash.some((dollars, medal) => dollars < (allCash[medal - 1] ?? 0)), 'house.mainEvent.allCash', 'lessForMore'],
  );

/** What of a show's options decides how The Main Event begins. */
interface Opening {
  readonly wins: readonly number[];
  readonly house: { readonly mainEvent: Pick<MainEventHouse, 'retireAfter'> };
}

/** ME-23: who retires with this match plays for all cash. Where only one of the players would, it is another round for each. */
const openings = ({ wins, house }: Opening) => {
  const last = house.mainEvent.retireAfter - 1;
  const alike = wins.every(own => (own === last) === (wins[0] === last));
  return alike
    ? [{ seat: -1, options: { wins: [wins[0] ?? 0] } }]
    : wins.map((own, seat) => ({ seat, options: { wins: [own] } }));
};

/** What a host is shown of The Main Event. `version`: whose numbers apply. */
export const mainEventFigures = (version: 'questions' | 'puzzles'): ExactAct => ({
  show: 'main-event',
  best: ['worth', 'swept', 'forfeited', 'ran-out', 'stopped'],
  openings: (options: Opening) =>
    openings(options).map(({ seat, options }) => ({ seat, options: { ...options, version } })),
});
