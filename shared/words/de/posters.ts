/** Was in der Lobby hängt. */
import type { posters as english } from '../en/posters.ts';

export const posters: typeof english = {
  'lucky-numbers': { sign: ['Lucky', 'Numbers'], minutes: 30 },
  'lucky-puzzle': { sign: ['Lucky', 'Puzzle'], minutes: 30 },
  'hot-dice': { sign: ['HOT', 'DICE'], minutes: 25 },
  'on-a-roll': { sign: ['On A', 'Roll'], minutes: 40 },
  'six-dice': { sign: ['Six', 'Dice'], minutes: 15 },
  'hot-hand': { sign: ['Hot', 'Hand'], minutes: 10 },
  'main-event': { sign: ['The Main', 'Event'], minutes: 5 },
  'bonus-bonanza': { sign: ['Bonus', 'Bonanza'], minutes: 3 },
  'mega-roll': { sign: ['Mega', 'Roll'], minutes: 1 },
  'big-six': { sign: ['Big 6', ''], minutes: 3 },
  'lucky-seven': { sign: ['Lucky 7', ''], minutes: 2 },
  'six-dice-turn': { sign: ['Six-Dice-', 'Zug'], minutes: 2 },
  qualifying: { sign: ['Qualifikation', ''], minutes: 5 },
};
