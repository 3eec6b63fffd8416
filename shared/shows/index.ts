/** The registry: one line per show. */
import type { Show } from '../show.ts';
import { hotDice } from './hot-dice/show.ts';
import { hotHand } from './hot-hand/show.ts';
import { luckyNumbers } from './lucky-numbers/show.ts';
import { luckyPuzzle } from './lucky-puzzle/show.ts';
import { onARoll } from './on-a-roll/show.ts';
import { qualifying } from './qualifying/show.ts';
import { sixDice } from './six-dice/show.ts';

export const shows: readonly Show[] = [luckyNumbers, luckyPuzzle, onARoll, hotDice, sixDice, hotHand, qualifying];

export const showNamed = (name: string): Show | undefined => shows.find(show => show.name === name);
