/** Sets of house rules that come with the show; what a set leaves out is as ever. */
export const houseSets = {
  quick: {},
  'not-over': { nearest: 'not-over' },
  gentle: {},
} as const;

/** Options of the show that a set brings with it: how many get in. */
export const setsBeside = {
  quick: { places: 1 },
  gentle: { places: 8 },
} as const;
