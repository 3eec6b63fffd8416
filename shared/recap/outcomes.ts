/** What the throws of a show did, against what they would have done on average: each with the chances of its own moment. */

import { approx, type Fraction, parseFraction, plus, ZERO } from '../odds/fraction.ts';
import type { Odds, OddsOf } from '../odds/index.ts';
import type { Moment, Story, Throw } from './story.ts';

/** One throw: what it did, and the chances it had, by outcome. */
export interface Outcome {
  readonly entry: number;
  readonly seat: number;
  readonly does: string;
  readonly chances: ReadonlyMap<string, Fraction>;
}

/** How often an outcome came for a seat, and how often it would have on average. */
export interface Tally {
  readonly does: string;
  readonly times: number;
  readonly expected: number;
}

export interface SeatTally {
  readonly seat: number;
  readonly tallies: readonly Tally[];
}

/** Throws that stand, each with the moment it was made in. */
const thrown = ({ moments, throws }: Story): readonly { readonly one: Throw; readonly before: Moment }[] => {
  const stood = moments.filter(({ gone }) => !gone);
  return throws.flatMap(one => {
    const at = stood.findIndex(({ entry }) => entry === one.entry);
    const before = stood[at - 1];
    return one.gone || one.seat < 0 || before === undefined ? [] : [{ one, before }];
  });
};

const outcomeOf = ({ entry, seat, dice }: Throw, { throw: chances }: Odds): Outcome | undefined => {
  const total = dice.reduce((all, face) => all + face, 0);
  const came = chances.find(row => row.total === total);
  // Where no total of 2 to 12 is meant, but a count of faces, nothing is said.
  if (came === undefined || dice.length !== 2 || chances.some(row => row.total < 2)) return undefined;
  const by = new Map<string, Fraction>();
  for (const { does, chance } of chances) by.set(does, plus(by.get(does) ?? ZERO, parseFraction(chance)));
  return { entry, seat, does: came.does, chances: by };
};

/** Throw by throw, since the chances of some acts take a while to work out. */
export function* outcomesIn(story: Story, oddsOf: (...given: Parameters<OddsOf>) => Odds | null): Generator<Outcome> {
  for (const { one, before } of thrown(story)) {
    const odds = oddsOf(before.view, { options: story.options });
    const outcome = odds === null ? undefined : outcomeOf(one, odds);
    if (outcome !== undefined) yield outcome;
  }
}

/** By seat, the outcomes that were likeliest first. */
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
