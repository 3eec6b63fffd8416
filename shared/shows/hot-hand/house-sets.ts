/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  fair: { pays: { 'flaming-four': 86, 'sizzling-six': 15, 'hot-hand': 100, nine: 24 } },
  rich: { pays: { 'flaming-four': 150, 'sizzling-six': 25, 'hot-hand': 250, nine: 50 } },
  gentle: { pays: { 'sizzling-six': 20, nine: 40 } },
} as const;
