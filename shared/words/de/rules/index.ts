/** Die Regelbücher auf Deutsch, in der Reihenfolge der Lobby; jedes wird geladen, wenn es aufgeschlagen wird. */
import type { RuleWords } from '../../rule-book.ts';
import { page } from './page.ts';
import { labels, pictures } from './pictures.ts';

export const rules: RuleWords = {
  page,
  pictures,
  labels,
  books: {
    'lucky-numbers': { title: 'Lucky Numbers', load: async () => (await import('./lucky-numbers.ts')).luckyNumbers },
    'lucky-puzzle': { title: 'Lucky Puzzle', load: async () => (await import('./lucky-puzzle.ts')).luckyPuzzle },
    'hot-dice': { title: 'Hot Dice', load: async () => (await import('./hot-dice.ts')).hotDice },
    'on-a-roll': { title: 'On A Roll', load: async () => (await import('./on-a-roll.ts')).onARoll },
    'six-dice': { title: 'Six Dice', load: async () => (await import('./six-dice.ts')).sixDice },
    'hot-hand': { title: 'Hot Hand', load: async () => (await import('./hot-hand.ts')).hotHand },
    qualifying: { title: 'Qualifikation', load: async () => (await import('./qualifying.ts')).qualifying },
  },
};
