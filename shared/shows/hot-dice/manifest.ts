/** Hot Dice: six doors, a pot that a 7 takes, and two bonus rounds. */
import type { Manifest } from '../manifest.ts';
import { sign } from './words/en/sign.ts';

const words = async () => (await import('./words/en/show.ts')).words;

const bonusBonanza: Manifest = {
  name: 'bonus-bonanza',
  at: import.meta.url,
  of: 'hot-dice',
  section: 'bonanza',
  scoreUnit: 'money',
  skin: 'ruby',
  faces: [6, 6],
  sign: sign['bonus-bonanza'] ?? ['', ''],
  minutes: 3,
  rules: async () => (await import('./alone.ts')).bonanzaAlone,
  words,
  odds: async () => ({ 'bonus-bonanza': (await import('./odds/bonus-bonanza.ts')).bonanzaOdds }),
  scenes: async () => ({ 'bonus-bonanza': (await import('./scene.ts')).bonusBonanza }),
};

const megaRoll: Manifest = {
  name: 'mega-roll',
  at: import.meta.url,
  of: 'hot-dice',
  section: 'mega',
  scoreUnit: 'money',
  skin: 'ruby',
  faces: [6, 6],
  sign: sign['mega-roll'] ?? ['', ''],
  minutes: 1,
  rules: async () => (await import('./alone.ts')).megaRollAlone,
  words,
  odds: async () => ({ 'mega-roll': (await import('./odds/mega-roll.ts')).megaRollOdds }),
  scenes: async () => ({ 'mega-roll': (await import('./scene.ts')).megaRoll }),
};

export const hotDice: Manifest = {
  name: 'hot-dice',
  at: import.meta.url,
  scoreUnit: 'money',
  skin: 'ruby',
  faces: [3, 3],
  sign: sign['hot-dice'] ?? ['', ''],
  minutes: 25,
  rules: async () => (await import('./show.ts')).hotDice,
  house: async () => {
    const [{ house }, words] = await Promise.all([import('./house.ts'), import('./words/en/house.ts')]);
    return house(words.house);
  },
  words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./rule-facts.ts')).bookFacts,
  },
  odds: async () => ({
    game: (await import('./odds/game.ts')).hotDiceOdds,
    'bonus-bonanza': (await import('./odds/bonus-bonanza.ts')).bonanzaOdds,
    'mega-roll': (await import('./odds/mega-roll.ts')).megaRollOdds,
  }),
  season: async () => (await import('./season.ts')).hotDiceSeason,
  scenes: async () => {
    const { bonusBonanza, hotDice, megaRoll } = await import('./scene.ts');
    return { game: hotDice, 'bonus-bonanza': bonusBonanza, 'mega-roll': megaRoll };
  },
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'seven',
  },
  alone: [bonusBonanza, megaRoll],
};
