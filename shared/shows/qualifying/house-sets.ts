/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: {},
  'not-over': { nearest: 'not-over' },
  gentle: {},
} as const;

/** Options of the show that a set changes too: how many get in. */
export const setsBeside = {
  quick: { places: 1 },
  gentle: { places: 8 },
} as const;
