/**
 * States of each act for which a visitor can ask the exact odds: what may be set, the audience's view that results, and the
 * curves worth drawing. All numbers come from `shared/odds`.
 */
import type { Json } from '../engine/json.ts';
import type { View } from '../engine/show.ts';

export type Value = number | string | readonly number[];
export type Values = Readonly<Record<string, Value>>;

export type Knob = { readonly name: string } & (
  | {
      readonly kind: 'range';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly start: number;
    }
  | { readonly kind: 'set'; readonly of: readonly number[]; readonly start: readonly number[]; readonly most?: number }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly start: string }
);

/** What is drawn. `line` names: `odd:NAME`, `decision:MOVE` or `policy:POLICY.OUTCOME`. */
export type Curve =
  /** Odds called `family.0`, `family.1` …, one point each. */
  | { readonly family: string }
  /** Over a range, or over a set that grows in the order in which it is given. */
  | { readonly over: string; readonly lines: readonly string[] };

/** What a show says where its odds are explored. */
export interface ShowLessonWords {
  /** By act. */
  readonly acts: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly knobs?: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<string, string>>;
  /** Odds that come in a row, by number. */
  readonly families?: Readonly<Record<string, (n: string) => string>>;
  /** About a mistake in a printed table of these odds. */
  readonly misprint?: { readonly title: string; readonly text: string };
}

interface Stand {
  readonly phase: string;
  readonly board: Readonly<Record<string, Json>>;
}

export interface Study {
  readonly show: string;
  readonly act: string;
  readonly knobs: readonly Knob[];
  readonly stand: (values: Values) => Stand;
  readonly curves: readonly Curve[];
}

export const range = (name: string, min: number, max: number, step: number, start: number): Knob => ({
  name,
  kind: 'range',
  min,
  max,
  step,
  start,
});
export const yesNo = (name: string): Knob => ({ name, kind: 'choice', of: ['no', 'yes'], start: 'no' });

export const number = (value: Value | undefined): number => (typeof value === 'number' ? value : 0);
export const numbers = (value: Value | undefined): readonly number[] =>
  Array.isArray(value) ? (value as readonly number[]).toSorted((a, b) => a - b) : [];
export const yes = (value: Value | undefined): boolean => value === 'yes';

export const startOf = ({ knobs }: Study): Values => Object.fromEntries(knobs.map(({ name, start }) => [name, start]));

/** The audience's view of a state that a visitor set. */
export const viewOf = ({ show, act, stand }: Study, values: Values): View => ({
  show,
  act,
  seats: [0, 1].map(() => ({ name: '', score: 0 })),
  result: null,
  ...(stand(values) as { readonly phase: string; readonly board: View['board'] }),
});

/** The most points of a curve over a range. */
const maxPoints = 41;

/** The values of `over` at which a curve is computed, with their labels; [] if it cannot be drawn. */
export const pointsOf = ({ knobs }: Study, over: string): readonly { readonly x: number; readonly value: Value }[] => {
  const knob = knobs.find(({ name }) => name === over);
  if (knob?.kind === 'set')
    return Array.from({ length: (knob.most ?? knob.of.length) + 1 }, (_, n) => ({ x: n, value: knob.of.slice(0, n) }));
  if (knob?.kind !== 'range') return [];
  const { min, max, step } = knob;
  const stride = step * Math.max(1, Math.ceil((max - min) / step / (maxPoints - 1)));
  return Array.from({ length: Math.floor((max - min) / stride) + 1 }, (_, i) => min + i * stride).map(x => ({
    x,
    value: x,
  }));
};
