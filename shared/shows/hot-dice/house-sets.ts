/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { free: 300, roll: 300, busts: [5, 7] },
  rich: { free: 500, roll: 500, bonanza: { free: 1000, roll: 2000 }, mega: { roll: 10000, million: 5000000 } },
  gentle: {
    lossesOut: 0,
    megaAt: 3,
    spaces: ['cash 2000', 'cash 500', 'double-pot', 'free-rolls 3', 'bust', 'cash 100'],
  },
} as const;
