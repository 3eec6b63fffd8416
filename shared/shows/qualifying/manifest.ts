/** The qualifier: a question with a number for an answer, for any number of entrants. */
import type { Manifest } from '../manifest.ts';
import { sign } from './words/en/sign.ts';

const words = async () => (await import('./words/en/show.ts')).words;

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
  rules: async () => (await import('./show.ts')).qualifying,
  house: async () => {
    const [{ house }, words] = await Promise.all([import('./house.ts'), import('./words/en/house.ts')]);
    return house(words.house);
  },
  words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: { text: async () => (await import('./words/en/rules.md')).default },
  scenes: async () => {
    const { qualifying } = await import('./scene.ts');
    return { game: qualifying };
  },
};
