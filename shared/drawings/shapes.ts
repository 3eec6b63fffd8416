/** Whose is it: each seat has a shape of its own, besides its colour (docs/look.md). In a box of 40 by 40. */
export const emblems = [
  'M20 3.5a16.5 16.5 0 1 0 .01 0z',
  'M20 1.5 38.5 20 20 38.5 1.5 20z',
  'M20 3 37 35H3z',
  'M5 5h30v30H5z',
  'M20 2l5.5 11.6 12.7 1.6-9.4 8.7 2.5 12.6L20 30.3l-11.3 6.2 2.5-12.6-9.4-8.7 12.7-1.6z',
  'M14 3h12v11h11v12H26v11H14V26H3V14h11z',
  'M20 2.5 35.5 11v18L20 37.5 4.5 29V11z',
  'M20 2c6 9 13 14 13 22a13 13 0 0 1-26 0c0-8 7-13 13-22z',
] as const;

/** By seat, as in tokens.css. */
export const seatColours = [
  '#ffb81c',
  '#63c7ff',
  '#ff8f8f',
  '#b9e769',
  '#d9b3ff',
  '#f6f0e0',
  '#ffa9e0',
  '#7fe7cf',
] as const;

type Place = readonly [x: number, y: number];

/** Opposite places of a pair of pips, by the least face that has them. */
const pairsOfPips: readonly (readonly [face: number, x: number, y: number])[] = [
  [2, 1, 1],
  [4, 1, -1],
  [6, 1, 0],
];

/** Pips of a face on a 3×3 grid, with columns and rows from -1 to 1. */
export const pipsOf = (face: number): readonly Place[] => [
  ...(face % 2 === 1 ? [[0, 0] as const] : []),
  ...pairsOfPips.flatMap(([least, x, y]): readonly Place[] =>
    face < least
      ? []
      : [
          [-x, -y],
          [x, y],
        ],
  ),
];
