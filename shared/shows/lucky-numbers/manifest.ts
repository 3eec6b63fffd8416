/** Lucky Numbers: toss-ups for six numbers, and The Main Event. */
import { mainEvent } from '../main-event/manifest.ts';
import { houseWith, type Manifest } from '../manifest.ts';

export const luckyNumbers: Manifest = {
  name: 'lucky-numbers',
  at: import.meta.url,
  scoreUnit: 'money',
  skin: 'ivory',
  faces: [5, 4],
  sign: ['Lucky', 'Numbers'],
  payoff: { cue: 'game-won', by: 'cash', how: 'luckiest' },
  minutes: 30,
  bank: { questions: { spares: 'choices', many: 60 }, tieBreakers: { from: 'questions', spares: 'choices', many: 8 } },
  rules: async () => (await import('./show.ts')).luckyNumbers,
  house: async () => houseWith(import('./house.ts'), import('./words/en/house.ts')),
  words: async () => (await import('./words/en/show.ts')).words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./house.ts')).bookFacts,
  },
  odds: async () => ({ match: (await import('./odds/lucky-numbers.ts')).luckyNumbersOdds }),
  season: async () => (await import('../main-event/season-series.ts')).luckyNumbersSeason,
  scenes: async () => ({ match: (await import('./scene.ts')).luckyNumbers }),
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'wild',
  },
  alone: [mainEvent],
};
