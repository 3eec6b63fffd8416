/** Hot Dice: six doors, a pot that a 7 takes, and two bonus rounds. */
import { type ActAlone, houseWith, type Manifest } from '../manifest.ts';

const bonusBonanza: ActAlone = {
  name: 'bonus-bonanza',
  section: 'bonanza',
  sign: ['Bonus', 'Bonanza'],
  minutes: 3,
  rules: async () => (await import('./alone.ts')).bonanzaAlone,
  odds: async () => ({ 'bonus-bonanza': (await import('./odds/bonus-bonanza.ts')).bonanzaOdds }),
  scenes: async () => ({ 'bonus-bonanza': (await import('./scene.ts')).bonusBonanza }),
};

const megaRoll: ActAlone = {
  name: 'mega-roll',
  section: 'mega',
  sign: ['Mega', 'Roll'],
  payoff: { cue: 'million', by: 'cash', slow: 'opened' },
  minutes: 1,
  rules: async () => (await import('./alone.ts')).megaRollAlone,
  odds: async () => ({ 'mega-roll': (await import('./odds/mega-roll.ts')).megaRollOdds }),
  scenes: async () => ({ 'mega-roll': (await import('./scene.ts')).megaRoll }),
};

export const hotDice: Manifest = {
  name: 'hot-dice',
  at: import.meta.url,
  scoreUnit: 'money',
  skin: 'ruby',
  faces: [3, 3],
  sign: ['HOT', 'DICE'],
  minutes: 25,
  bank: {
    questions: { needs: 'choices', many: 30 },
    tieBreakers: { from: 'questions', needs: 'choices', many: 6 },
  },
  rules: async () => (await import('./show.ts')).hotDice,
  house: async () => houseWith(import('./house.ts'), import('./words/en/house.ts')),
  words: async () => (await import('./words/en/show.ts')).words,
  script: async () => (await import('./words/en/script.ts')).script,
  book: {
    text: async () => (await import('./words/en/rules.md')).default,
    facts: async () => (await import('./rule-facts.ts')).bookFacts,
  },
  odds: async () => ({ game: (await import('./odds/game.ts')).hotDiceOdds }),
  season: async () => (await import('./season.ts')).hotDiceSeason,
  scenes: async () => ({ game: (await import('./scene.ts')).hotDice }),
  picture: async () => (await import('./scene.ts')).look,
  lesson: {
    studies: async () => (await import('./lesson.ts')).studies,
    words: async () => (await import('./words/en/lesson.ts')).lesson,
    first: 'seven',
  },
  alone: [bonusBonanza, megaRoll],
};
