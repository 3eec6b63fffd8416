/** The Main Event played alone. As an act it belongs to the shows that end with it. */
import type { Manifest } from '../manifest.ts';
import { sign } from './words/en/sign.ts';

export const mainEvent: Manifest = {
  name: 'main-event',
  at: import.meta.url,
  of: 'lucky-numbers',
  section: 'mainEvent',
  // A set of its own.
  look: 'main-event',
  scoreUnit: 'money',
  skin: 'black',
  faces: [6, 6],
  sign: sign['main-event'] ?? ['', ''],
  minutes: 5,
  rules: async () => (await import('./alone.ts')).mainEventAlone,
  house: async options => {
    const isPuzzles = (options as { readonly version?: unknown }).version === 'puzzles';
    const [{ house }, words] = await (isPuzzles
      ? Promise.all([import('../lucky-puzzle/house.ts'), import('../lucky-puzzle/words/en/house.ts')])
      : Promise.all([import('../lucky-numbers/house.ts'), import('../lucky-numbers/words/en/house.ts')]));
    return house(words.house);
  },
  words: async () => (await import('./words/en/show.ts')).words,
  script: async () => (await import('./words/en/script.ts')).script,
  // Its part of the books of shows that end with it.
  book: { text: async () => (await import('./words/en/rules.md')).default },
  odds: async () => ({ 'main-event': (await import('./odds/odds.ts')).mainEventOdds }),
  scenes: async () => ({ 'main-event': (await import('./scene.ts')).mainEvent }),
  picture: async () => (await import('./scene.ts')).look,
};
