/** Finds the best moments of an episode, only in what the audience saw. */

import { hostInterventions } from '../engine/asides.ts';
import { fillsScreen } from '../engine/moments.ts';
import type { Cue } from '../engine/show.ts';
import { compare, exact, type Fraction, fraction } from '../odds/fraction.ts';
import type { Moment, Story, Throw } from './story.ts';

/**
 * `end`: how it was decided. `bonus`: the most that a bonus round paid at once. `gain`: the most that a score grew at once.
 * `comeback`: how far behind the winner once was. `lead`: the lead changed hands for the last time. `rare`: the least likely
 * throw. `loss`: the most that was lost at once.
 */
export type HighlightKind = 'end' | 'bonus' | 'gain' | 'comeback' | 'lead' | 'rare' | 'loss';

export interface Highlight {
  readonly kind: HighlightKind;
  readonly entry: number;
  /** The seat that it belongs to; -1 for nobody. */
  readonly seat: number;
  /** In the unit of the show's scores; 0 if the kind has none. */
  readonly amount: number;
  /** Chance of the throw as an exact fraction; "" if the kind has none. */
  readonly chance: string;
}

const maxHighlights = 6;

/** Throws at least this likely are not worth telling. */
const ordinary = fraction(1, 30);

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The chance that n dice show this pattern: two pairs, five of a kind, all different. */
const chanceOfPattern = (dice: readonly number[]): Fraction => {
  const counts = [1, 2, 3, 4, 5, 6].map(face => dice.filter(value => value === face).length).filter(n => n > 0);
  const orders = counts.reduce((rest, n) => rest / factorial(n), factorial(dice.length));
  const alike = new Map<number, number>();
  for (const n of counts) alike.set(n, (alike.get(n) ?? 0) + 1);
  const sorts = [...alike.values()].reduce(
    (rest, n) => rest / factorial(n),
    factorial(6) / factorial(6 - counts.length),
  );
  return fraction(Math.round(orders * sorts), 6n ** BigInt(dice.length));
};

/** How rare a throw is: two dice by their total, more dice by their pattern. */
export const rarity = (dice: readonly number[]): Fraction => {
  if (dice.length !== 2) return chanceOfPattern(dice);
  const total = dice.reduce((all, face) => all + face, 0);
  return fraction(6 - Math.abs(total - 7), 36);
};

const winnerIn = (result: unknown): number => {
  const winner = typeof result === 'object' && result !== null ? (result as { winner?: unknown }).winner : undefined;
  return typeof winner === 'number' ? winner : -1;
};

const numberIn = (cue: Cue, fact: string): number => {
  const value = cue[fact];
  return typeof value === 'number' ? value : 0;
};
const seatIn = (cue: Cue): number => (typeof cue.seat === 'number' ? cue.seat : -1);

/** Moves of the host that set scores or names do not count. */
const isPlayed = ({ do: move }: Moment) => !hostInterventions.includes(move);

interface Pair {
  readonly before: Moment;
  readonly after: Moment;
}

/** Each standing moment with the standing one before it. */
const pairsIn = ({ moments }: Story): readonly Pair[] => {
  const stood = moments.filter(({ gone }) => !gone);
  return stood.slice(1).map((after, i) => ({ before: stood[i] ?? after, after }));
};

const scoreOf = ({ view }: Moment, seat: number): number => view.seats[seat]?.score ?? 0;

/** The seat ahead of all others, -1 where nobody is. */
const leaderOf = ({ view: { seats } }: Moment): number => {
  const best = Math.max(...seats.map(({ score }) => score));
  const first = seats.findIndex(({ score }) => score === best);
  return seats.findLastIndex(({ score }) => score === best) === first && seats.length > 1 ? first : -1;
};

const highlight = (kind: HighlightKind, entry: number, seat: number, amount = 0, chance = ''): Highlight => ({
  kind,
  entry,
  seat,
  amount,
  chance,
});

/** The first of those with the highest amount above zero. */
const largest = (found: readonly Highlight[]): readonly Highlight[] => {
  const best = found.reduce<Highlight | undefined>((so, one) => (one.amount > (so?.amount ?? 0) ? one : so), undefined);
  return best === undefined ? [] : [best];
};

const gains = (pairs: readonly Pair[]): readonly Highlight[] =>
  pairs.flatMap(({ before, after }) =>
    isPlayed(after)
      ? after.view.seats.map((_, seat) =>
          highlight('gain', after.entry, seat, scoreOf(after, seat) - scoreOf(before, seat)),
        )
      : [],
  );

/** A pot that may still be lost is no win. */
const bonuses = ({ show, moments }: Story): readonly Highlight[] =>
  moments
    .filter(({ gone, view }) => !gone && view.act !== show.acts[0]?.name)
    .flatMap(({ entry, cues, view }) => {
      const times = show.acts.find(({ name }) => name === view.act)?.moments?.cues;
      return cues
        .filter(cue => fillsScreen(times?.[cue.cue]?.tone))
        .map(cue => highlight('bonus', entry, seatIn(cue), seatIn(cue) < 0 ? 0 : numberIn(cue, 'cash')));
    });

const losses = (pairs: readonly Pair[]): readonly Highlight[] =>
  pairs.flatMap(({ after: { entry, cues } }) =>
    cues.map(cue => highlight('loss', entry, seatIn(cue), seatIn(cue) < 0 ? 0 : numberIn(cue, 'lost'))),
  );

const comebacks = (pairs: readonly Pair[], winner: number): readonly Highlight[] =>
  winner < 0
    ? []
    : pairs.map(({ after }) => {
        const others = after.view.seats.filter((_, seat) => seat !== winner).map(({ score }) => score);
        return highlight('comeback', after.entry, winner, Math.max(0, ...others) - scoreOf(after, winner));
      });

const lastLead = (pairs: readonly Pair[]): readonly Highlight[] => {
  let held = -1;
  let found: readonly Highlight[] = [];
  for (const { after } of pairs) {
    const leads = leaderOf(after);
    if (leads >= 0 && held >= 0 && leads !== held) found = [highlight('lead', after.entry, leads)];
    if (leads >= 0) held = leads;
  }
  return found;
};

const rarest = (throws: readonly Throw[]): readonly Highlight[] => {
  const found = throws
    .filter(({ gone }) => !gone)
    .map(one => ({ one, chance: rarity(one.dice) }))
    .filter(({ chance }) => compare(chance, ordinary) < 0)
    .sort((a, b) => compare(a.chance, b.chance))[0];
  return found === undefined ? [] : [highlight('rare', found.one.entry, found.one.seat, 0, exact(found.chance))];
};

/** When it was told who wins: a bonus round may still go wrong for them. Otherwise when the show was over. */
const decisive = ({ show }: Story, pairs: readonly Pair[]): Moment | undefined =>
  pairs.findLast(({ before, after }) => {
    const acts = show.acts.filter(({ name }) => [before.view.act, after.view.act].includes(name));
    return after.cues.some(({ cue }) => acts.some(({ moments }) => moments?.cues[cue]?.tone === 'champion'));
  })?.after ?? pairs.find(({ after }) => after.view.phase === 'over')?.after;

/** The most important first. One moment may be in it for several reasons. */
const weighedIn = (story: Story): readonly Highlight[] => {
  const pairs = pairsIn(story);
  const last = pairs.at(-1)?.after;
  const end = last?.view.phase === 'over' ? decisive(story, pairs) : undefined;
  const winner = last === undefined ? -1 : winnerIn(last.view.result);
  return [
    ...(end === undefined ? [] : [highlight('end', end.entry, winner)]),
    ...largest(bonuses(story)),
    ...largest(gains(pairs)),
    ...largest(comebacks(pairs, winner)),
    ...lastLead(pairs),
    ...rarest(story.throws),
    ...largest(losses(pairs)),
  ];
};

/** At most six, in the order in which they happened. Of two in the same moment, only the more important one. */
export const highlightsIn = (story: Story): readonly Highlight[] => {
  const found = weighedIn(story);
  const once = found.filter(({ entry }, i) => found.findIndex(one => one.entry === entry) === i);
  return once.slice(0, maxHighlights).sort((a, b) => a.entry - b.entry);
};

/** The highlight with which a recap opens: the most that was won at once, or else how the show was decided. */
export const bestIn = (story: Story): Highlight | undefined => {
  const found = weighedIn(story);
  const wins = found.filter(({ kind }) => kind === 'bonus' || kind === 'gain');
  return wins.toSorted((a, b) => b.amount - a.amount)[0] ?? found[0];
};
