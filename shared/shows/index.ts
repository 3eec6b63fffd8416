/** The registry: one line per show. */
import type { Show } from '../show.ts';
import { bigSixAlone } from './acts-alone/big-six.ts';
import { bonanzaAlone } from './acts-alone/bonus-bonanza.ts';
import { luckySevenAlone } from './acts-alone/lucky-seven.ts';
import { mainEventAlone } from './acts-alone/main-event.ts';
import { megaRollAlone } from './acts-alone/mega-roll.ts';
import { sixDiceTurn } from './acts-alone/six-dice-turn.ts';
import { hotDice } from './hot-dice/show.ts';
import { hotHand } from './hot-hand/show.ts';
import { luckyNumbers } from './lucky-numbers/show.ts';
import { luckyPuzzle } from './lucky-puzzle/show.ts';
import { onARoll } from './on-a-roll/show.ts';
import { qualifying } from './qualifying/show.ts';
import { sixDice } from './six-dice/show.ts';

export const shows: readonly Show[] = [
  luckyNumbers,
  luckyPuzzle,
  onARoll,
  hotDice,
  sixDice,
  hotHand,
  qualifying,
  // Acts by themselves.
  mainEventAlone,
  bonanzaAlone,
  megaRollAlone,
  bigSixAlone,
  luckySevenAlone,
  sixDiceTurn,
];

export const showNamed = (name: string): Show | undefined => shows.find(show => show.name === name);
