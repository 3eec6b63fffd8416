/** The qualifier: a question with a number for an answer, for any number of entrants. */
import { houseWith, type Manifest } from '../manifest.ts';
import { sign } from './words/en/sign.ts';

export const qualifying: Manifest = {
  name: 'qualifying',
  at: import.meta.url,
  scoreUnit: 'none',
  skin: 'ruby',
  faces: [6, 6],
  sign: sign.qualifying ?? ['', ''],
  minutes: 5,
  entrants: 'open',
  noBets: true,
  look: 'hot-dice',
  bank: { '': { from: 'questions', many: 1 } },
  rules: async () => (await import('./show.ts')).qualifying,
  house: async () => houseWith(import('./house.ts'), import('./words/en/house.ts')),
  words: async () => (await import('./words/en/show.ts')).words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: { text: async () => (await import('./words/en/rules.md')).default },
  scenes: async () => ({ game: (await import('./scene.ts')).qualifying }),
};
