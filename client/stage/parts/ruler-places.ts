/** Places the numbers of a toss-up along its ruler, so that none covers another or the secret number, or leaves the card. */

/** `left`, `right`: the emblem is on the line, with the number on that side. `up…`: emblem and number are above the line. */
type Side = 'left' | 'right' | 'up' | 'up-left' | 'up-right' | 'up-far-left' | 'up-far-right';

/** Widths in percent of the ruler. */
export interface Sizes {
  readonly emblem: number;
  /** Emblem and number together, and the same above the line. */
  readonly mark: number;
  readonly up: number;
  /** The secret number in its pill. */
  readonly pill: number;
}

/** The line is about 1020 units long on wide cards and 600 on upright ones. `worded`: each number has its distance beside it. */
export const sizesOf = (portrait: boolean, worded = false): Sizes => {
  if (portrait) return worded ? { emblem: 6, mark: 36, up: 33, pill: 13 } : { emblem: 6, mark: 18, up: 16, pill: 13 };
  return worded ? { emblem: 4.3, mark: 24, up: 21.5, pill: 9.5 } : { emblem: 4.3, mark: 12.6, up: 11.5, pill: 9.5 };
};

export const isHigh = (sides: readonly Side[]): boolean => sides.some(side => side.startsWith('up'));

interface Span {
  readonly level: 'line' | 'up';
  readonly from: number;
  readonly to: number;
}

/** The card extends this far beyond the ends of the line. */
const over = 3;
const gap = 0.4;
/** Offset of a number that is above the line on one side. */
const aside = 0.5;

/** Position on the ruler of a number from 1 to 100, in percent. */
export const placeOf = (value: number): number => ((value - 1) / 99) * 100;

/** What a number covers on its side, in percent of the ruler. */
export const spanOf = (value: number, side: Side, { emblem, mark, up }: Sizes): Span => {
  const at = placeOf(value);
  const half = emblem / 2;
  switch (side) {
    case 'left':
      return { level: 'line', from: at + half - mark, to: at + half };
    case 'right':
      return { level: 'line', from: at - half, to: at - half + mark };
    case 'up':
      return { level: 'up', from: at - up / 2, to: at + up / 2 };
    case 'up-left':
      return { level: 'up', from: at - up - aside, to: at - aside };
    case 'up-right':
      return { level: 'up', from: at + aside, to: at + aside + up };
    // Beside another one above the same end of the line.
    case 'up-far-left':
      return { level: 'up', from: at - 2 * (up + aside) - aside, to: at - up - 2 * aside };
    case 'up-far-right':
      return { level: 'up', from: at + up + 2 * aside, to: at + 2 * (up + aside) + aside };
  }
};

const meet = (a: Span, b: Span) => a.level === b.level && a.from < b.to + gap && b.from < a.to + gap;

const sides: readonly Side[] = ['left', 'right', 'up', 'up-left', 'up-right', 'up-far-left', 'up-far-right'];

/** The side of each number in `numbers`, of which there are one or two. */
export const rulerSides = (numbers: readonly number[], secret: number, sizes: Sizes): readonly Side[] => {
  const at = placeOf(secret);
  const pill: Span = { level: 'line', from: at - sizes.pill / 2, to: at + sizes.pill / 2 };
  const options = numbers.map(value => {
    const outward: Side = value < secret ? 'left' : 'right';
    return sides
      .map(side => ({
        side,
        span: spanOf(value, side, sizes),
        cost: side === outward ? 0 : (sides.indexOf(side) + 1) ** 2,
      }))
      .filter(({ span }) => span.from >= -over && span.to <= 100 + over && !meet(span, pill));
  });
  let best = { cost: Number.POSITIVE_INFINITY, chosen: numbers.map((): Side => 'up') };
  const [first = [], second] = options;
  for (const a of first) {
    for (const b of second ?? [undefined]) {
      if (b !== undefined && meet(a.span, b.span)) continue;
      const cost = a.cost + (b?.cost ?? 0);
      if (cost < best.cost) best = { cost, chosen: b === undefined ? [a.side] : [a.side, b.side] };
    }
  }
  return best.chosen;
};
