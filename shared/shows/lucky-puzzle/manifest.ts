/** Lucky Puzzle: a hidden phrase letter by letter, and The Main Event. */
import { houseWith, type Manifest } from '../manifest.ts';

export const luckyPuzzle: Manifest = {
  name: 'lucky-puzzle',
  at: import.meta.url,
  scoreUnit: 'money',
  skin: 'tangerine',
  faces: [6, 3],
  sign: ['Lucky', 'Puzzle'],
  payoff: { cue: 'solved', by: 'value', slow: 'solved' },
  minutes: 30,
  worth: { game: 'chance' },
  borrows: ['main-event'],
  bank: { puzzles: { many: 40 }, tieBreakers: { many: 8 } },
  rules: async () => (await import('./show.ts')).luckyPuzzle,
  house: async () => houseWith(import('./house.ts'), import('./words/en/house.ts')),
  words: async () => (await import('./words/en/show.ts')).words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./house.ts')).bookFacts,
  },
  odds: async () => ({ game: (await import('./odds/lucky-puzzle.ts')).luckyPuzzleOdds }),
  season: async () => (await import('../main-event/season-series.ts')).luckyPuzzleSeason,
  scenes: async () => ({ game: (await import('./scene.ts')).luckyPuzzle }),
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'seven',
  },
};
