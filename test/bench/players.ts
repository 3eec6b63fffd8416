/** Players for benchmarks: random, but the same wherever the same show is played. */

import { earlyCalls } from '../../shared/engine/asides.ts';
import type { Legal, Move } from '../../shared/engine/moves.ts';
import { anyMove, type Luck, pick } from '../../shared/engine/robots.ts';

/** What the host's card says. */
interface Card {
  readonly answer?: string;
  /** Of On A Roll's puzzle, whose subject it names. */
  readonly clues?: unknown;
}

/** `own`: what the host knows beyond the audience. */
const cardIn = (own: unknown): Card => (own as { readonly card?: Card | null } | undefined)?.card ?? {};

/** Any of the moves. Every other answer is known, or some shows would never end. */
export const anyPlay = (legal: readonly Legal[], own: () => unknown, luck: Luck): Move => {
  const chosen = pick(legal, luck);
  const move = anyMove(chosen, luck);
  const knows = chosen.inputs?.text !== undefined && luck() < 0.5;
  return knows ? { ...move, text: cardIn(own()).answer ?? '?' } : move;
};

const isShort = ({ do: move }: Legal) => !earlyCalls.includes(move);

/**
 * The same in a show without end: nobody calls time, and nobody knows the subject of On A Roll, which would win the game.
 * Players know its names, because they need them to roll.
 */
export const endlessPlay = (legal: readonly Legal[], own: () => unknown, luck: Luck): Move => {
  const long = legal.filter(isShort);
  return anyPlay(long.length > 0 ? long : legal, () => (cardIn(own()).clues === undefined ? own() : {}), luck);
};
