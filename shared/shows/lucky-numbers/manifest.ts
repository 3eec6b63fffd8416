/** Lucky Numbers: toss-ups for six numbers, and The Main Event. */
import { mainEvent } from '../main-event/manifest.ts';
import type { Manifest } from '../manifest.ts';
import { sign } from './words/en/sign.ts';

const words = async () => (await import('./words/en/show.ts')).words;

export const luckyNumbers: Manifest = {
  name: 'lucky-numbers',
  at: import.meta.url,
  scoreUnit: 'money',
  skin: 'ivory',
  faces: [5, 4],
  sign: sign['lucky-numbers'] ?? ['', ''],
  minutes: 30,
  rules: async () => (await import('./show.ts')).luckyNumbers,
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
    match: (await import('./odds/lucky-numbers.ts')).luckyNumbersOdds,
    'main-event': (await import('../main-event/odds/odds.ts')).mainEventOdds,
  }),
  season: async () => (await import('../main-event/season-series.ts')).luckyNumbersSeason,
  scenes: async () => {
    const { luckyNumbers } = await import('./scene.ts');
    const { mainEvent } = await import('../main-event/scene.ts');
    return { match: luckyNumbers, 'main-event': mainEvent };
  },
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'wild',
  },
  alone: [mainEvent],
};
