/** Lucky Puzzle: a hidden phrase letter by letter, and The Main Event. */
import type { Manifest } from '../manifest.ts';
import { sign } from './words/en/sign.ts';

const words = async () => (await import('./words/en/show.ts')).words;

export const luckyPuzzle: Manifest = {
  name: 'lucky-puzzle',
  at: import.meta.url,
  scoreUnit: 'money',
  skin: 'tangerine',
  faces: [6, 3],
  sign: sign['lucky-puzzle'] ?? ['', ''],
  minutes: 30,
  worth: { game: 'chance' },
  borrows: ['main-event'],
  rules: async () => (await import('./show.ts')).luckyPuzzle,
  house: async () => {
    const [{ house }, words] = await Promise.all([import('./house.ts'), import('./words/en/house.ts')]);
    return house(words.house);
  },
  words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./house.ts')).bookFacts,
  },
  odds: async () => ({
    game: (await import('./odds/lucky-puzzle.ts')).luckyPuzzleOdds,
    'main-event': (await import('../main-event/odds/odds.ts')).mainEventOdds,
  }),
  season: async () => (await import('../main-event/season-series.ts')).luckyPuzzleSeason,
  scenes: async () => {
    const { luckyPuzzle } = await import('./scene.ts');
    const { mainEvent } = await import('../main-event/scene.ts');
    return { game: luckyPuzzle, 'main-event': mainEvent };
  },
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'seven',
  },
};
