/** Points for calls (contract.md 11), from which anybody can count them again. Nobody gains by being fast. */
import { approx, parseFraction } from '../odds/fraction.ts';
import type { Decision } from '../odds/odds.ts';
import { isMade } from '../recap/decisions.ts';
import type { Option } from './task.ts';

/** What somebody has won by calls. */
export interface Tally {
  readonly points: number;
  /** Right answers in a row. */
  readonly streak: number;
  readonly answers: number;
  readonly right: number;
  readonly choices: number;
  readonly best: number;
}

export const noTally: Tally = { points: 0, streak: 0, answers: 0, right: 0, choices: 0, best: 0 };

const first = 100;
const further = 20;
const most = 200;
const bestChoice = 50;

/** Two choices that differ by less than this share of the better one are both best. */
const same = 0.005;

/** The tally after an answer. A wrong one ends the streak and costs nothing else. */
export const afterAnswer = (tally: Tally, right: boolean): Tally => ({
  ...tally,
  points: tally.points + (right ? Math.min(most, first + further * tally.streak) : 0),
  streak: right ? tally.streak + 1 : 0,
  answers: tally.answers + 1,
  right: tally.right + (right ? 1 : 0),
});

export const afterChoice = (tally: Tally, best: boolean): Tally => ({
  ...tally,
  points: tally.points + (best ? bestChoice : 0),
  choices: tally.choices + 1,
  best: tally.best + (best ? 1 : 0),
});

/** The values of the best options by the exact odds; [] where the odds do not weigh all of them. */
export const bestOf = (options: readonly Option[], decisions: readonly Decision[]): readonly string[] => {
  const weighed = options.flatMap(({ value, do: move, input }) => {
    const inputs = input === undefined ? {} : { [input[0]]: input[1] };
    const decision = decisions.find(one => isMade(one, { do: move, inputs }));
    return decision === undefined ? [] : [{ value, worth: approx(parseFraction(decision.worth)) }];
  });
  if (weighed.length < options.length) return [];
  const best = Math.max(...weighed.map(({ worth }) => worth));
  return weighed.filter(({ worth }) => best - worth <= same * Math.abs(best)).map(({ value }) => value);
};
