/** Places the numbers of a toss-up along its ruler, so that none covers another or the secret number, or leaves the card. */

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

/**
 * What a number covers on each of its sides, relative to its position. `left`, `right`: the emblem is on the line, with the number on
 * that side. `up…`: both are above the line; `far`: beside another one above the same end of it.
 */
const covers = ({ emblem, mark, up }: Sizes) => ({
  left: [emblem / 2 - mark, emblem / 2],
  right: [-emblem / 2, mark - emblem / 2],
  up: [-up / 2, up / 2],
  'up-left': [-up - aside, -aside],
  'up-right': [aside, aside + up],
  'up-far-left': [-2 * (up + aside) - aside, -up - 2 * aside],
  'up-far-right': [up + 2 * aside, 2 * (up + aside) + aside],
});

type Side = keyof ReturnType<typeof covers>;

/** In percent of the ruler. */
export const spanOf = (value: number, side: Side, sizes: Sizes): Span => {
  const [from = 0, to = 0] = covers(sizes)[side];
  return { level: isHigh([side]) ? 'up' : 'line', from: placeOf(value) + from, to: placeOf(value) + to };
};

const meet = (a: Span, b: Span) => a.level === b.level && a.from < b.to + gap && b.from < a.to + gap;

/** The side of each number in `numbers`, of which there are one or two. */
export const rulerSides = (numbers: readonly number[], secret: number, sizes: Sizes): readonly Side[] => {
  const at = placeOf(secret);
  const sides = Object.keys(covers(sizes)) as Side[];
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
