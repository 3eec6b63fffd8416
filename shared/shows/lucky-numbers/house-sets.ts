/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { rounds: 6, unresolved: 'settle', pot: 2500, wild: 1000 },
  rich: {
    cash: [2000, 1500, 1200, 1200, 1500, 2000],
    pot: 6000,
    wild: 2000,
    mainEvent: { base: 250000, wild: 20000, repeat: 10000 },
  },
  gentle: {
    rounds: 10,
    unresolved: 'play-on',
    mainEvent: { chances: 10, empty: 5000, half: 5000, consolation: 20000 },
  },
} as const;
