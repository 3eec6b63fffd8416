/** Six Dice: a race to 10,000. */
import { type ActAlone, houseWith, type Manifest } from '../manifest.ts';
import { sign } from './words/en/sign.ts';

const sixDiceTurn: ActAlone = {
  name: 'six-dice-turn',
  sign: sign['six-dice-turn'] ?? ['', ''],
  minutes: 2,
  rules: async () => (await import('./show.ts')).sixDiceTurn,
};

export const sixDice: Manifest = {
  name: 'six-dice',
  at: import.meta.url,
  scoreUnit: 'points',
  skin: 'bone',
  faces: [1, 5],
  sign: sign['six-dice'] ?? ['', ''],
  payoff: { cue: 'won', by: 'score', without: ['bonus', 'lost'] },
  minutes: 15,
  worth: { game: 'points' },
  noBets: true,
  rules: async () => (await import('./show.ts')).sixDice,
  house: async () => houseWith(import('./house.ts'), import('./words/en/house.ts')),
  words: async () => (await import('./words/en/show.ts')).words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./odds/throws.ts')).bookFacts,
  },
  odds: async () => ({ game: (await import('./odds/six-dice.ts')).sixDiceOdds }),
  season: async () => (await import('./season.ts')).sixDiceSeason,
  scenes: async () => ({ game: (await import('./scene.ts')).sixDice }),
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'seven',
  },
  alone: [sixDiceTurn],
};
