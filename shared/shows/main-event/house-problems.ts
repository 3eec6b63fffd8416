/** Combinations of The Main Event's house rules that make no sense. */
import { type HouseProblem, problemsIn } from '../../house/house-of-show.ts';
import type { MainEventHouse } from './house.ts';

export const mainEventProblems = ({
  base,
  wild,
  repeat,
  half,
  empty,
  allCash,
}: MainEventHouse): readonly HouseProblem[] =>
  problemsIn(
    [base === 0 && wild === 0 && repeat === 0, 'mainEvent.base', 'nothingAtStake'],
    [empty > half && half > 0, 'mainEvent.empty', 'lessForMore'],
    [allCash.some((dollars, medal) => dollars < (allCash[medal - 1] ?? 0)), 'mainEvent.allCash', 'lessForMore'],
  );
