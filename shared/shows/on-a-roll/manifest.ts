/** On A Roll: names, a clue board, Lucky 7 and Big 6. */
import { type ActAlone, houseWith, type Manifest } from '../manifest.ts';

const bigSix: ActAlone = {
  name: 'big-six',
  section: 'bigSix',
  sign: ['Big 6', ''],
  minutes: 3,
  rules: async () => (await import('./alone.ts')).bigSixAlone,
  odds: async () => ({ 'big-six': (await import('./odds/big-six.ts')).bigSixOdds }),
  scenes: async () => ({ 'big-six': (await import('./scene.ts')).bigSix }),
};

const luckySeven: ActAlone = {
  name: 'lucky-seven',
  section: 'luckySeven',
  sign: ['Lucky 7', ''],
  payoff: { cue: 'seven', by: 'cash' },
  minutes: 2,
  rules: async () => (await import('./alone.ts')).luckySevenAlone,
  odds: async () => ({ 'lucky-seven': (await import('./odds/lucky-seven.ts')).luckySevenOdds }),
  scenes: async () => ({ 'lucky-seven': (await import('./scene.ts')).luckySeven }),
};

export const onARoll: Manifest = {
  name: 'on-a-roll',
  at: import.meta.url,
  scoreUnit: 'money',
  skin: 'white',
  faces: [5, 2],
  sign: ['On A', 'Roll'],
  minutes: 40,
  worth: { game: 'chance' },
  comesUp: { names: 'name-game', bigSix: 'money-roll', prizes: 'letter' },
  bank: { names: { many: 40 }, puzzles: { many: 20 }, bigSix: { many: 20 } },
  rules: async () => (await import('./show.ts')).onARoll,
  house: async () => {
    const { topCashFigures } = await import('./odds/top-cash.ts');
    return houseWith(import('./house.ts'), import('./words/en/house.ts'), topCashFigures);
  },
  words: async () => (await import('./words/en/show.ts')).words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./house.ts')).bookFacts,
  },
  odds: async () => ({ game: (await import('./odds/game.ts')).onARollOdds }),
  season: async () => (await import('./season.ts')).onARollSeason,
  scenes: async () => ({ game: (await import('./scene.ts')).onARoll }),
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'double',
  },
  alone: [bigSix, luckySeven],
};
