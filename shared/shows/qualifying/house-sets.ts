/** Sets of house rules that come with the show; what a set leaves out is as ever. */
export const houseSets = {
  'not-over': { nearest: 'not-over' },
} as const;
