/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { toWin: 1 },
  rich: {
    bigSix: { roll: 20000, values: [20000, 10000, 5000], consolation: 2000 },
    luckySeven: { top: [500000, 1000000], side: 500 },
  },
  gentle: {
    toWin: 2,
    bigSix: { values: [5000, 4000, 3000], consolation: 2500 },
    luckySeven: { timers: [5, 6, 7, 8, 9] },
  },
} as const;
