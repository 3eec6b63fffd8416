/** A card's digest of the exact odds: bars by total, the chance that matters most, and the worth of each choice. */
import type { View } from '../../shared/engine/show.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import type { Decision, Odds } from '../../shared/odds/odds.ts';
import type { Tone } from '../shows/client-show.ts';
import { clientShowOf } from '../shows/index.ts';

const tones: Readonly<Record<string, Tone>> = {
  bust: 'bad',
  seven: 'bad',
  danger: 'bad',
  unlucky: 'bad',
  unplayable: 'bad',
  wasted: 'bad',
  nothing: 'bad',
  forfeited: 'bad',
  'ran-out': 'bad',
  coin: 'bad',
  'no-gain': 'bad',
  luckiest: 'best',
  double: 'good',
  swept: 'best',
  claimed: 'good',
  'all-six': 'good',
  hit: 'good',
  wild: 'good',
  'free-roll': 'good',
  'money-roll': 'good',
  pick: 'good',
};

const toneOf = ({ show, act }: Pick<View, 'show' | 'act'>, does: string): Tone =>
  clientShowOf(show).tones?.[act]?.[does] ?? tones[does] ?? 'plain';

interface Bar {
  readonly total: number;
  /** From the bottom up, by outcome. Heights are chances. */
  readonly parts: readonly { readonly does: string; readonly tone: Tone; readonly chance: number }[];
}

export interface Outcome {
  readonly does: string;
  readonly tone: Tone;
  readonly chance: number;
}

interface Digest {
  readonly bars: readonly Bar[];
  /** Chances by outcome, the likeliest first. */
  readonly outcomes: readonly Outcome[];
  /** The best first; [] if there is nothing to decide. */
  readonly choices: readonly (Decision & { readonly value: number })[];
}

const value = (text: string): number => approx(parseFraction(text));

export const digestOf = (view: Pick<View, 'show' | 'act'>, { throw: totals, decisions }: Odds): Digest => {
  const bars = new Map<number, Bar['parts'][number][]>();
  const outcomes = new Map<string, Outcome>();
  for (const { total, chance: text, does } of totals) {
    const chance = value(text);
    const tone = toneOf(view, does);
    bars.set(total, [...(bars.get(total) ?? []), { does, tone, chance }]);
    const before = outcomes.get(does);
    outcomes.set(does, { does, tone, chance: (before?.chance ?? 0) + chance });
  }
  return {
    bars: [...bars].map(([total, parts]) => ({ total, parts })).sort((a, b) => a.total - b.total),
    outcomes: [...outcomes.values()].sort((a, b) => b.chance - a.chance),
    choices: decisions.map(each => ({ ...each, value: value(each.worth) })).sort((a, b) => b.value - a.value),
  };
};
