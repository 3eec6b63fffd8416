/** Reads the result of any show: who won, and what the bonus paid. */
import type { Json } from '../../shared/engine/json.ts';
import type { View } from '../../shared/engine/show.ts';
import { bonusIn, takenHome } from '../../shared/engine/taken-home.ts';

type Facts = { readonly [fact: string]: Json | undefined };

const isFacts = (value: Json | undefined): value is { readonly [fact: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The winner's seat, -1 for nobody; undefined if the show has no winner or only one player, who beats nobody. */
export const winnerOf = ({ result, seats }: Pick<View, 'result' | 'seats'>): number | undefined => {
  if (seats.length < 2) return undefined;
  const winner = isFacts(result) ? (result as Facts).winner : undefined;
  return typeof winner === 'number' ? winner : undefined;
};

/** What a seat has: its score, and after the end all its winnings including the bonus. */
export const standingOf = (view: Pick<View, 'result' | 'seats'>, seat: number): number => takenHome(view)[seat] ?? 0;

/** What the bonus round paid. */
export const bonusOf = ({ result }: Pick<View, 'result'>) => bonusIn(result);
