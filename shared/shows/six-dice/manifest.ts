/** Six Dice: a race to 10,000. */
import type { Manifest } from '../manifest.ts';
import { sign } from './words/en/sign.ts';

const words = async () => (await import('./words/en/show.ts')).words;

const sixDiceTurn: Manifest = {
  name: 'six-dice-turn',
  at: import.meta.url,
  of: 'six-dice',
  scoreUnit: 'points',
  worth: { game: 'points' },
  skin: 'bone',
  faces: [6, 6],
  sign: sign['six-dice-turn'] ?? ['', ''],
  minutes: 2,
  rules: async () => (await import('./show.ts')).sixDiceTurn,
  words,
  odds: async () => ({ game: (await import('./odds/six-dice.ts')).sixDiceOdds }),
  scenes: async () => ({ game: (await import('./scene.ts')).sixDice }),
};

export const sixDice: Manifest = {
  name: 'six-dice',
  at: import.meta.url,
  scoreUnit: 'points',
  skin: 'bone',
  faces: [1, 5],
  sign: sign['six-dice'] ?? ['', ''],
  minutes: 15,
  worth: { game: 'points' },
  noBets: true,
  rules: async () => (await import('./show.ts')).sixDice,
  house: async () => {
    const [{ house }, words] = await Promise.all([import('./house.ts'), import('./words/en/house.ts')]);
    return house(words.house);
  },
  words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./odds/throws.ts')).bookFacts,
  },
  odds: async () => ({
    game: (await import('./odds/six-dice.ts')).sixDiceOdds,
  }),
  season: async () => (await import('./season.ts')).sixDiceSeason,
  scenes: async () => {
    const { sixDice } = await import('./scene.ts');
    return { game: sixDice };
  },
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'seven',
  },
  alone: [sixDiceTurn],
};
