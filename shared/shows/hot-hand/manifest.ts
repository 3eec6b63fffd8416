/** Hot Hand, also known as Hard Rockin' Dice: bets on all totals before a 7. */
import { houseWith, type Manifest } from '../manifest.ts';

export const hotHand: Manifest = {
  name: 'hot-hand',
  at: import.meta.url,
  scoreUnit: 'points',
  skin: 'black',
  faces: [6, 6],
  sign: ['Hot', 'Hand'],
  payoff: { cue: 'paid', by: 'paid', holds: 2100 },
  // Each of two or three players shoots as often as the others.
  usual: { hands: 6 },
  minutes: 10,
  worth: { game: 'points' },
  rules: async () => (await import('./show.ts')).hotHand,
  house: async () => houseWith(import('./house.ts'), import('./words/en/house.ts')),
  words: async () => (await import('./words/en/show.ts')).words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./odds/integrals.ts')).bookFacts,
  },
  odds: async () => ({ game: (await import('./odds/hot-hand.ts')).hotHandOdds }),
  season: async () => (await import('./season.ts')).hotHandSeason,
  scenes: async () => ({ game: (await import('./scene.ts')).hotHand }),
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'hand-4',
  },
};
