/** In a worker: the odds of a cup, which is played out thousands of times for them, each game as it may come out. */

import { readField } from '../../shared/engine/fields.ts';
import type { Json } from '../../shared/engine/json.ts';
import { Tables } from '../../shared/odds/tables.ts';
import { type CupOf, draftOf, showOf } from '../../shared/season/cup-of.ts';
import { oddsOf } from '../../shared/season/fixtures/odds.ts';
import { FixtureResults, type GameResult } from '../../shared/season/fixtures/results.ts';
import { bookOf, type Line } from '../../shared/season/ledger.ts';
import { outcomesOf } from '../../shared/season/playouts.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { bundledPack } from '../packs/bundled.ts';

/** Games of each kind that are played from the start: fewer of each in an evening of many shows. */
const played = { all: 480, least: 60, most: 300 };

const pools = new Tables<readonly GameResult[]>(64);

/** As the house plays it, with its own questions. The same every time. */
const freshOf = (name: string, given: object, seats: number, count: number): readonly GameResult[] =>
  pools.get(JSON.stringify([name, given, seats, count]), () => {
    const show = showNamed(name);
    if (show === undefined) throw new Error(`there is no show ${name}`);
    const options = readField(show.options, given).value;
    return outcomesOf(show, { options, pack: bundledPack(show), seats }, count);
  });

/**
 * The same for the same ledger and the same running games. Null before the draw. `options`: those of the cup's own show. `running`: how
 * games that run may come out, by code.
 */
export const oddsOfCup = (
  of: CupOf,
  options: Readonly<Record<string, Json>>,
  lines: readonly Line[],
  running: Readonly<Record<string, readonly GameResult[]>>,
) => {
  const book = bookOf(lines);
  const draft = draftOf(of, book);
  if (draft === undefined) return null;
  const shows = of.rule.kind === 'evening' ? of.rule.shows.length : 1;
  const count = Math.max(played.least, Math.min(played.most, Math.floor(played.all / shows)));
  const outcomes = {
    fresh: (fixture: { readonly round: number }, seats: number) => {
      const show = showOf(of, fixture);
      return freshOf(show, show === of.show ? options : {}, seats, count);
    },
    running: (code: string) => running[code],
  };
  return oddsOf(draft, new FixtureResults(of.rule, book), outcomes, lines.length);
};
