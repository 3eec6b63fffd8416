/** Who won, and what each seat takes home, the bonus round included: one answer for boards, pages, pictures, posts, seasons and the API. */

import type { Json } from './json.ts';

interface Ended {
  readonly scores: readonly number[];
  readonly result: Json;
}

interface Facts {
  readonly winner?: unknown;
  readonly earnings?: readonly number[];
  /** By seat, beside a bonus. */
  readonly prizes?: readonly (readonly string[])[];
  readonly bonus?: { readonly cash?: unknown; readonly prizes?: unknown };
}

const factsIn = (result: Json): Facts =>
  typeof result === 'object' && result !== null && !Array.isArray(result) ? (result as Facts) : {};

/** What the bonus round paid: dollars, and names of prizes. */
const bonusIn = (result: Json): { readonly cash: number; readonly prizes: readonly string[] } => {
  const { cash, prizes } = factsIn(result).bonus ?? {};
  return {
    cash: typeof cash === 'number' ? cash : 0,
    prizes: Array.isArray(prizes) ? prizes.filter(prize => typeof prize === 'string') : [],
  };
};

/** How a language says what is paid: a narrator does. */
interface Said {
  money(dollars: number): string;
  prize(name: string): string;
}

/** What the bonus round paid as it is written, the cash first, if there is any. */
export const bonusNamed = (result: Json, { money, prize }: Said): readonly string[] => {
  const { cash, prizes } = bonusIn(result);
  return [...(cash > 0 ? [money(cash)] : []), ...prizes.map(name => prize(name))];
};

/** The prizes of a seat as they are written, those of the bonus round included. `alone`: it is the only one. */
export const prizesOf = (
  result: Json,
  seat: number,
  alone: boolean,
  { prize }: Pick<Said, 'prize'>,
): readonly string[] => {
  const { winner, prizes } = factsIn(result);
  const bonus = alone || seat === winner ? bonusIn(result).prizes : [];
  return [...(prizes?.[seat] ?? []), ...bonus].map(name => prize(name));
};

/** Dollars by seat (points in shows that count points), without prizes. */
export const winningsOf = ({ scores, result }: Ended): readonly number[] => {
  const { winner, earnings } = factsIn(result);
  const { cash } = bonusIn(result);
  return scores.map((score, seat) => earnings?.[seat] ?? score + (seat === winner ? cash : 0));
};

/** What seats have, as far as a view tells it. */
interface Standings {
  readonly seats: readonly { readonly score: number }[];
  readonly result: Json;
}

/** The same from a view, by seat: the scores until it is over. */
export const takenHome = ({ seats, result }: Standings): readonly number[] =>
  winningsOf({ scores: seats.map(({ score }) => score), result });

/** The winner's seat, -1 for nobody; undefined if the show has no winner or only one player, who beats nobody. */
export const winnerOf = ({ result, seats }: Standings): number | undefined => {
  if (seats.length < 2) return undefined;
  const { winner } = factsIn(result);
  return typeof winner === 'number' ? winner : undefined;
};

/** What a seat has: its score, and after the end all its winnings including the bonus. */
export const standingOf = (view: Standings, seat: number): number => takenHome(view)[seat] ?? 0;
