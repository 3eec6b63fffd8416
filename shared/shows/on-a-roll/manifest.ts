/** On A Roll: names, a clue board, Lucky 7 and Big 6. */
import type { Manifest } from '../manifest.ts';
import { sign } from './words/en/sign.ts';

const words = async () => (await import('./words/en/show.ts')).words;

const bigSix: Manifest = {
  name: 'big-six',
  at: import.meta.url,
  of: 'on-a-roll',
  section: 'bigSix',
  scoreUnit: 'money',
  skin: 'white',
  faces: [6, 6],
  sign: sign['big-six'] ?? ['', ''],
  minutes: 3,
  rules: async () => (await import('./alone.ts')).bigSixAlone,
  words,
  odds: async () => ({ 'big-six': (await import('./odds/big-six.ts')).bigSixOdds }),
  scenes: async () => ({ 'big-six': (await import('./scene.ts')).bigSix }),
};

const luckySeven: Manifest = {
  name: 'lucky-seven',
  at: import.meta.url,
  of: 'on-a-roll',
  section: 'luckySeven',
  scoreUnit: 'money',
  skin: 'white',
  faces: [6, 6],
  sign: sign['lucky-seven'] ?? ['', ''],
  minutes: 2,
  rules: async () => (await import('./alone.ts')).luckySevenAlone,
  words,
  odds: async () => ({ 'lucky-seven': (await import('./odds/lucky-seven.ts')).luckySevenOdds }),
  scenes: async () => ({ 'lucky-seven': (await import('./scene.ts')).luckySeven }),
};

export const onARoll: Manifest = {
  name: 'on-a-roll',
  at: import.meta.url,
  scoreUnit: 'money',
  skin: 'white',
  faces: [5, 2],
  sign: sign['on-a-roll'] ?? ['', ''],
  minutes: 40,
  worth: { game: 'chance' },
  comesUp: { names: 'name-game', bigSix: 'money-roll', prizes: 'letter' },
  rules: async () => (await import('./show.ts')).onARoll,
  house: async () => {
    const [{ house }, words, { topCashFigures }] = await Promise.all([
      import('./house.ts'),
      import('./words/en/house.ts'),
      import('./odds/top-cash.ts'),
    ]);
    return house(words.house, topCashFigures);
  },
  words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./house.ts')).bookFacts,
  },
  odds: async () => ({
    game: (await import('./odds/game.ts')).onARollOdds,
    'big-six': (await import('./odds/big-six.ts')).bigSixOdds,
    'lucky-seven': (await import('./odds/lucky-seven.ts')).luckySevenOdds,
  }),
  season: async () => (await import('./season.ts')).onARollSeason,
  scenes: async () => {
    const { bigSix, luckySeven, onARoll } = await import('./scene.ts');
    return { game: onARoll, 'big-six': bigSix, 'lucky-seven': luckySeven };
  },
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'double',
  },
  alone: [bigSix, luckySeven],
};
