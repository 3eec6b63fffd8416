/** In a worker: the odds of a cup, which is played out thousands of times for them. */
import { type CupOf, draftOf } from '../../shared/season/cup-of.ts';
import { oddsOf } from '../../shared/season/fixtures/odds.ts';
import { FixtureResults } from '../../shared/season/fixtures/results.ts';
import { bookOf, type Line } from '../../shared/season/ledger.ts';

/** The same for the same ledger. Null before the draw. */
export const oddsOfCup = (of: CupOf, lines: readonly Line[]) => {
  const book = bookOf(lines);
  const draft = draftOf(of, book);
  return draft === undefined ? null : oddsOf(draft, new FixtureResults(of.rule, book), lines.length);
};
