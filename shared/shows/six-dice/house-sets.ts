/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { one: 200, five: 100, triple: 200, triples: [2000, 400, 600, 800, 1000, 1200] },
  rich: {
    one: 1000,
    five: 500,
    triple: 1000,
    six: 5000,
    triples: [10000, 2000, 3000, 4000, 5000, 6000],
    bigOne: 15000,
  },
  gentle: { five: 100, six: 1000 },
} as const;
