/** What everybody sees of a qualifying. */
import { type BoardShape, json, type Of } from '../../engine/board.ts';
import type { QualifyingHouse } from './house.ts';

export const qualifyingBoard = {
  house: json<QualifyingHouse>(),
  ask: 'text',
  places: 'number',
  // By seat, null for none; [] while guesses are open.
  guesses: json<readonly (number | null)[]>(),
  answer: json<number | null>(),
  winner: 'number',
} as const satisfies BoardShape;

export type QualifyingBoard = Of<typeof qualifyingBoard>;

type ReadOut = {
  readonly seat: number;
  readonly guess: number;
  readonly answer: number;
  readonly over: boolean;
  readonly in: boolean;
};

/** Guesses that are read out one by one; the others are only counted. */
export const readOut = 8;

/** So many are named where it is said what comes next. */
export const fewNames = 4;

/** What happens in a qualifier. */
export type QualifyingCue =
  /** `notOver`: guesses above the answer rank behind all others. */
  | { readonly cue: 'opened'; readonly ask: string; readonly places: number; readonly notOver: boolean }
  | { readonly cue: 'guessed'; readonly seat: number }
  | { readonly cue: 'closed'; readonly guesses: number }
  | { readonly cue: 'answer'; readonly answer: number }
  /** A guess is read out, the farthest first. `over`: above the answer where it may not be; `in`: it gets in. */
  | ({ readonly cue: 'read' } & ReadOut)
  /** The last one, which is the best. */
  | ({ readonly cue: 'best' } & ReadOut)
  | { readonly cue: 'nobody' }
  /** The seats that get in, best first. */
  | { readonly cue: 'ranked'; readonly seats: readonly number[] };

/** Figures after the point; none where there are powers of ten. */
const decimals = (value: number) => (/^-?\d+\.(\d+)$/.exec(String(value))?.[1] ?? '').length;

/** Without the noise that binary fractions leave: 4.5 is 0.006591 from 4.493409. */
export const distance = (guess: number, answer: number): number => {
  const exact = Math.abs(guess - answer);
  return exact < 1e15
    ? Number(exact.toFixed(Math.min(20, Math.max(decimals(guess), decimals(answer))))) || exact
    : exact;
};
