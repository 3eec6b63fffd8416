/** What the throws of a show did, compared with what they would have done on average, each by the chances of its own moment. */

import { approx, type Fraction, parseFraction, plus, ZERO } from '../odds/fraction.ts';
import type { Odds } from '../odds/odds.ts';
import type { Moment, Story, Throw } from './story.ts';

/** One throw: its outcome, and the chances of each outcome. */
export interface Outcome {
  readonly entry: number;
  readonly seat: number;
  readonly does: string;
  readonly chances: ReadonlyMap<string, Fraction>;
}

/** How often a seat had an outcome, and how often it would have had it on average. */
export interface Tally {
  readonly does: string;
  readonly times: number;
  readonly expected: number;
}

export interface SeatTally {
  readonly seat: number;
  readonly tallies: readonly Tally[];
}

/** A standing throw, with the moments before and after it. */
interface Thrown {
  readonly one: Throw;
  readonly before: Moment;
  readonly after: Moment;
}

export const thrownIn = ({ moments, throws }: Story): readonly Thrown[] => {
  const stood = moments.filter(({ gone }) => !gone);
  const places = new Map(stood.map(({ entry }, at) => [entry, at]));
  return throws.flatMap(one => {
    const at = places.get(one.entry) ?? -1;
    const [before, after] = [stood[at - 1], stood[at]];
    return one.gone || one.seat < 0 || before === undefined || after === undefined ? [] : [{ one, before, after }];
  });
};

/** The outcome of a throw among those of its total. A double is an outcome of its own, and faces may fit where others do not. */
const cameOf = ({ one: { dice }, after }: Thrown, rows: Odds['throw']): string | undefined => {
  const total = dice.reduce((all, face) => all + face, 0);
  const does = rows.filter(row => row.total === total).map(row => row.does);
  const isDouble = dice[0] === dice[1];
  if (isDouble && does.includes('double')) return 'double';
  const others = does.filter(name => name !== 'double');
  return others.length < 2 ? others[0] : others.find(name => (name === 'pick') === (after.view.phase === 'pick'));
};

/** `odds`: of the moment before the throw. undefined if they say nothing about two dice. */
export const outcomeOf = (thrown: Thrown, odds: Odds): Outcome | undefined => {
  const { throw: chances } = odds;
  const { entry, seat, dice } = thrown.one;
  // Says nothing if the odds count faces instead of totals from 2 to 12.
  if (dice.length !== 2 || chances.some(row => row.total < 2)) return undefined;
  const does = cameOf(thrown, chances);
  if (does === undefined) return undefined;
  const by = new Map<string, Fraction>();
  for (const { does, chance } of chances) by.set(does, plus(by.get(does) ?? ZERO, parseFraction(chance)));
  return { entry, seat, does, chances: by };
};

/** By seat, likeliest outcomes first. */
export const talliesOf = (outcomes: readonly Outcome[]): readonly SeatTally[] =>
  [...new Set(outcomes.map(({ seat }) => seat))]
    .sort((a, b) => a - b)
    .map(seat => {
      const own = outcomes.filter(outcome => outcome.seat === seat);
      const expected = new Map<string, Fraction>();
      for (const { chances } of own)
        for (const [does, chance] of chances) expected.set(does, plus(expected.get(does) ?? ZERO, chance));
      const tallies = [...expected]
        .map(([does, sum]) => ({
          does,
          times: own.filter(outcome => outcome.does === does).length,
          expected: approx(sum),
        }))
        .sort((a, b) => b.expected - a.expected);
      return { seat, tallies };
    });
