/** The champion who returns until beaten or until five straight wins (LN-37, LP-35, OR-04, OR-56). */
import { type Book, type Change, entryOf, figureOf } from './ledger.ts';

/**
 * Consecutive wins before the episode, by seat: the champion's, and nobody else's. `retireAfter` straight wins end it, so an
 * episode begins with one fewer at most, whatever the rules were when they were won (contract.md 10).
 */
export const straightWins = (book: Book, lineup: readonly string[], retireAfter: number): readonly number[] => {
  const champion = entryOf(book, 'champion');
  return lineup.map(name =>
    name !== '' && name === champion ? Math.min(retireAfter - 1, figureOf(book, 'streak', name)) : 0,
  );
};

/**
 * The winner returns, on the first seat; the runner-up leaves and may qualify again. Five straight wins retire for good.
 * Without a winner nothing is decided, and both play again.
 */
export const championChanges = (
  book: Book,
  names: readonly string[],
  { winner, wins, retired }: { readonly winner: number; readonly wins: readonly number[]; readonly retired: boolean },
): readonly Change[] => {
  const name = names[winner];
  if (name === undefined) return [{ account: 'returning', who: '', to: [...names], why: 'played' }];
  const streak = (who: string, to: number): Change => ({ account: 'streak', who, to, why: 'played' });
  const before = entryOf(book, 'champion') as string;
  return [
    ...names.map((who, seat) => streak(who, wins[seat] ?? 0)),
    // A champion whose seat a substitute took has not been beaten, but is champion no more (LN-36).
    ...(before !== '' && !names.includes(before) ? [streak(before, 0)] : []),
    ...(retired ? [{ account: 'away', who: name, to: -1, why: 'played' } as const] : []),
    { account: 'champion', who: '', to: retired ? '' : name, why: 'played' },
    { account: 'returning', who: '', to: retired ? [] : [name], why: 'played' },
    { account: 'broadcasts', who: '', to: figureOf(book, 'broadcasts') + 1, why: 'played' },
  ];
};
