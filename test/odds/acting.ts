/** Plays the real acts on dice of the test's choice, to hold the exact odds against what the rules do. */
import { expect } from 'vitest';
import type { Chance } from '../../shared/chance.ts';
import type { Inputs } from '../../shared/moves.ts';
import { approx, type Fraction, parseFraction } from '../../shared/odds/fraction.ts';
import type { Odds } from '../../shared/odds/index.ts';
import { type Luck, seededLuck } from '../../shared/robots.ts';
import type { Act, ActState, View } from '../../shared/show.ts';

/** Two million with LONG, else few enough for `npm test`. */
export const runs = (short: number): number => (process.env.LONG === undefined ? short : 2_000_000);

/** Milliseconds that so many runs may take. */
export const patience = process.env.LONG === undefined ? 30_000 : 900_000;

const noChance = (): never => {
  throw new Error('drew what this test does not give');
};

/** Hands out these dice, whatever number is asked for. */
export const thrown = (dice: readonly number[]): Chance => ({ dice: () => dice, number: noChance, order: noChance });

export const lucky = (luck: Luck): Chance => ({
  dice: n => Array.from({ length: n }, () => 1 + Math.floor(luck() * 6)),
  number: (lo, hi) => lo + Math.floor(luck() * (hi - lo + 1)),
  order: noChance,
});

export const act = <S extends ActState>(act: Act): Act<S> => act as unknown as Act<S>;

/** The state after a move, which must be legal. */
export const played = <S extends ActState>(
  act: Act<S>,
  state: S,
  name: string,
  inputs: Inputs = {},
  chance: Chance = thrown([]),
): S => {
  const by = act.legal(state).find(legal => legal.do === name)?.by;
  if (by === undefined) throw new Error(`${name} is not legal in ${state.phase}`);
  return act.play(state, { by, do: name, inputs }, chance).state as S;
};

export const audience = <S extends ActState>(show: string, act: Act<S>, state: S): View => ({
  show,
  act: act.name,
  phase: state.phase,
  seats: state.scores.map((score, seat) => ({ name: `Seat ${seat}`, score })),
  board: act.view(state),
  result: state.result,
});

export const oddOf = (odds: Odds | null, of: string): string => {
  const odd = odds?.odds.find(item => item.of === of);
  if (odd === undefined) throw new Error(`there are no odds of ${of}`);
  return odd.exact;
};

/** The move worth most; of equals the first. */
export const bestOf = (odds: Odds | null): string => {
  let best: { do: string; worth: number } | undefined;
  for (const { do: name, worth } of odds?.decisions ?? []) {
    const value = approx(parseFraction(worth));
    if (best === undefined || value > best.worth) best = { do: name, worth: value };
  }
  if (best === undefined) throw new Error('nothing stands open');
  return best.do;
};

/** The mean over runs of a fixed seed stays within five standard errors of the exact value. */
export const expectMean = (short: number, seed: number, exact: Fraction, play: (luck: Luck) => number): void => {
  const luck = seededLuck(seed);
  const count = runs(short);
  let sum = 0;
  let squares = 0;
  for (let run = 0; run < count; run++) {
    const value = play(luck);
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  const error = Math.sqrt((squares / count - mean * mean) / count);
  expect(error, `seed ${seed}`).toBeGreaterThan(0);
  expect(Math.abs(mean - approx(exact)) / error, `seed ${seed}: ${mean} against ${approx(exact)}`).toBeLessThan(5);
};

export const allThrows = (dice: number): readonly (readonly number[])[] =>
  Array.from({ length: 6 ** dice }, (_, i) =>
    Array.from({ length: dice }, (_, die) => 1 + (Math.floor(i / 6 ** die) % 6)),
  );
