/** The Main Event played alone. As an act it belongs to the shows that end with it. */
import { type ActAlone, houseWith } from '../manifest.ts';

export const mainEvent: ActAlone = {
  name: 'main-event',
  at: import.meta.url,
  section: 'mainEvent',
  // A set of its own.
  look: 'main-event',
  skin: 'black',
  sign: ['The Main', 'Event'],
  payoff: { cue: 'swept', by: 'cash' },
  minutes: 5,
  rules: async () => (await import('./alone.ts')).mainEventAlone,
  house: async options =>
    (options as { readonly version?: unknown }).version === 'puzzles'
      ? houseWith(import('../lucky-puzzle/house.ts'), import('../lucky-puzzle/words/en/house.ts'))
      : houseWith(import('../lucky-numbers/house.ts'), import('../lucky-numbers/words/en/house.ts')),
  words: async () => (await import('./words/en/show.ts')).words,
  script: async () => (await import('./words/en/script.ts')).script,
  // Its part of the books of shows that end with it.
  book: { text: async () => (await import('./words/en/rules.md')).default },
  odds: async () => ({ 'main-event': (await import('./odds/odds.ts')).mainEventOdds }),
  scenes: async () => ({ 'main-event': (await import('./scene.ts')).mainEvent }),
  picture: async () => (await import('./scene.ts')).look,
};
