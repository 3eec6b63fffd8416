/**
 * What is remembered of a finished show for the pages of its players, by seat and without a name: luck, decisions by the exact odds,
 * moments, and the boldest call of each player that came off or did not.
 */

import type { View } from '../engine/show.ts';
import { approx, parseFraction } from '../odds/fraction.ts';
import type { Odds } from '../odds/odds.ts';
import { type Unit, unitOf } from '../odds/worth.ts';
import { chancedIn, isLucky, stakeIn } from './awards.ts';
import { choicesIn, givenAway, weigh } from './decisions.ts';
import { type HighlightKind, highlightsIn } from './highlights.ts';
import { luckIn } from './luck.ts';
import type { Story } from './story.ts';

export interface SeatFigures {
  readonly throws: number;
  readonly dice: number;
  readonly pips: number;
  /** Decisions that the odds weigh, and how many of them were the best. */
  readonly decisions: number;
  readonly best: number;
  /** What the others gave away, by its unit. */
  readonly given: Readonly<Partial<Record<Unit, number>>>;
}

/** `step`: the number in the address of the recap at which it plays. */
export interface MomentFigures {
  readonly kind: HighlightKind;
  readonly seat: number;
  readonly amount: number;
  /** From 0 to 1; 0 for none. */
  readonly chance: number;
  readonly step: number;
}

/** A choice that was the best by the exact odds, though a safe one would have kept `stake`, and chance answered it. */
interface CallFigures {
  readonly seat: number;
  readonly stake: number;
  readonly unit: Unit;
  readonly came: boolean;
  readonly step: number;
}

export interface ShowFigures {
  readonly seats: readonly SeatFigures[];
  readonly moments: readonly MomentFigures[];
  readonly calls: readonly CallFigures[];
}

/** Decisions that are weighed, the last of a long show: each may take the odds a while. */
const mostWeighed = 300;

/** Of each player, and of each unit, the largest that came off and the largest that did not. */
const largest = (calls: readonly CallFigures[]): readonly CallFigures[] => {
  const found = new Map<string, CallFigures>();
  for (const call of calls) {
    const key = `${call.seat} ${call.unit} ${call.came}`;
    if (call.stake > (found.get(key)?.stake ?? 0)) found.set(key, call);
  }
  return [...found.values()];
};

/** `oddsOf`: of a view of the audience. */
export const figuresIn = (story: Story, oddsOf: (view: View) => Odds): ShowFigures => {
  const stepOf = (entry: number) => story.moments.findIndex(moment => moment.entry === entry);
  const calls: CallFigures[] = [];
  const isChanced = chancedIn(story);
  const seats = story.names.map(() => ({ throws: 0, dice: 0, pips: 0, decisions: 0, best: 0, given: {} as Given }));
  for (const { seat, throws, dice, pips } of luckIn(story.throws)) {
    const own = seats[seat];
    if (own !== undefined) Object.assign(own, { throws, dice, pips });
  }
  for (const choice of choicesIn(story).slice(-mostWeighed)) {
    const odds = oddsOf(choice.before.view);
    const weighed = weigh(choice, odds);
    const own = seats[choice.seat];
    if (weighed === undefined || own === undefined) continue;
    own.decisions += 1;
    const unit = unitOf(choice.before.view);
    if (approx(parseFraction(weighed.lost)) > 0) {
      own.given[unit] = (own.given[unit] ?? 0) + givenAway(weighed);
      continue;
    }
    own.best += 1;
    if (!isChanced(choice.made, choice.before.view)) continue;
    const came = isLucky(story, choice.made, choice.seat);
    calls.push({ seat: choice.seat, stake: stakeIn(choice, odds), unit, came, step: stepOf(choice.made.entry) });
  }
  return {
    seats,
    moments: highlightsIn(story).map(({ kind, entry, seat, amount, chance }) => ({
      kind,
      seat,
      amount,
      chance: chance === '' ? 0 : approx(parseFraction(chance)),
      step: stepOf(entry),
    })),
    calls: largest(calls),
  };
};

type Given = Partial<Record<Unit, number>>;
