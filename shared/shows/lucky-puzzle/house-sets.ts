/** Sets of house rules that come with the show; what a set leaves out is as ever. */
export const houseSets = {
  quick: { mainEvent: { wild: 20000, chances: 3 } },
  rich: { mainEvent: { base: 500000, wild: 25000, repeat: 10000, half: 5000 } },
  gentle: { mainEvent: { chances: 10, empty: 5000, half: 5000, consolation: 20000 } },
} as const;
