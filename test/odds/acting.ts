/** Plays the real acts on dice of the test's choice, to hold the exact odds against what the rules do. */
import { expect } from 'vitest';
import type { Chance } from '../../shared/engine/chance.ts';
import type { Inputs } from '../../shared/engine/moves.ts';
import { type Luck, seededLuck } from '../../shared/engine/robots.ts';
import type { Act, ActState, View } from '../../shared/engine/show.ts';
import { approx, compare, equal, type Fraction, parseFraction, ZERO } from '../../shared/odds/fraction.ts';
import type { Odds } from '../../shared/odds/odds.ts';

/** The long run has tests of its own. */
export const isLong = process.env.LONG !== undefined;

/** Two million with LONG, otherwise few enough for `npm test`. */
const runs = (short: number): number => (isLong ? 2_000_000 : short);

const noChance = (): never => {
  throw new Error('drew what this test does not give');
};

/** Hands out these dice, however many are requested. */
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

/** Moves after which nothing can be lost any more. */
const certain: readonly string[] = ['bank', 'take', 'stop'];

/** The move worth most; of equals what is certain, as the best play has it. */
export const bestOf = (odds: Odds | null): string => {
  const moves = odds?.decisions ?? [];
  const worths = moves.map(({ worth }) => parseFraction(worth));
  const most = worths.reduce((a, b) => (compare(a, b) >= 0 ? a : b), worths[0] ?? ZERO);
  const best = moves.filter((_, i) => equal(worths[i] ?? ZERO, most)).map(({ do: name }) => name);
  const chosen = best.find(name => certain.includes(name)) ?? best[0];
  if (chosen === undefined) throw new Error('nothing stands open');
  return chosen;
};

/** The mean over runs of a fixed seed stays within five standard errors of its exact value; with LONG the figures are told. */
export const expectMean = (short: number, seed: number, exact: Fraction, play: (luck: Luck) => number): void => {
  const luck = seededLuck(seed);
  const count = runs(short);
  let [sum, squares] = [0, 0];
  for (let run = 0; run < count; run++) {
    const value = play(luck);
    sum += value;
    squares += value * value;
  }
  const wanted = approx(exact);
  const mean = sum / count;
  const error = Math.sqrt((squares / count - mean * mean) / count);
  const where = `seed ${seed}: ${mean} in ${count} runs against ${wanted}`;
  const off = (mean - wanted) / error;
  if (isLong) console.log(`${expect.getState().currentTestName}: ${where}, ${off.toFixed(2)} standard errors`);
  expect(error, where).toBeGreaterThan(0);
  expect(Math.abs(off), where).toBeLessThan(5);
};

export const allThrows = (dice: number): readonly (readonly number[])[] =>
  Array.from({ length: 6 ** dice }, (_, i) =>
    Array.from({ length: dice }, (_, die) => 1 + (Math.floor(i / 6 ** die) % 6)),
  );
