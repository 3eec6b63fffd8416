/**
 * Exact odds of every act: what the next throw does, what a decision is worth, and how the policies fare. An act's odds
 * are one file and one line here. They are computed from the audience's view and the public options alone, so that
 * they cannot know what the audience does not.
 */
import type { View } from '../show.ts';
import { bonanzaOdds } from './hot-dice/bonus-bonanza.ts';
import { hotDiceOdds } from './hot-dice/game.ts';
import { megaRollOdds } from './hot-dice/mega-roll.ts';
import { hotHandOdds } from './hot-hand.ts';
import { luckyNumbersOdds } from './lucky-numbers.ts';
import { luckyPuzzleOdds } from './lucky-puzzle/lucky-puzzle.ts';
import { mainEventOdds } from './main-event/odds.ts';
import { noOdds, type Odds, type OddsOf, type PublicSetting } from './odds.ts';
import { bigSixOdds } from './on-a-roll/big-six.ts';
import { onARollOdds } from './on-a-roll/game.ts';
import { luckySevenOdds } from './on-a-roll/lucky-seven.ts';
import { sixDiceOdds } from './six-dice/six-dice.ts';

export type { Decision, Odd, Odds, OddsOf, PublicSetting, Throw } from './odds.ts';

/** By show and act: two shows may have acts of one name. */
const acts: Readonly<Record<string, OddsOf>> = {
  'hot-hand/game': hotHandOdds,
  'hot-dice/game': hotDiceOdds,
  'hot-dice/bonus-bonanza': bonanzaOdds,
  'bonus-bonanza/bonus-bonanza': bonanzaOdds,
  'hot-dice/mega-roll': megaRollOdds,
  'mega-roll/mega-roll': megaRollOdds,
  'lucky-numbers/match': luckyNumbersOdds,
  'lucky-numbers/main-event': mainEventOdds,
  'lucky-puzzle/main-event': mainEventOdds,
  'main-event/main-event': mainEventOdds,
  'lucky-puzzle/game': luckyPuzzleOdds,
  'on-a-roll/game': onARollOdds,
  'on-a-roll/big-six': bigSixOdds,
  'big-six/big-six': bigSixOdds,
  'on-a-roll/lucky-seven': luckySevenOdds,
  'lucky-seven/lucky-seven': luckySevenOdds,
  'six-dice/game': sixDiceOdds,
  'six-dice-turn/game': sixDiceOdds,
};

/** `noOdds` where no throw or decision stands, and for acts without dice. */
export const oddsOf = (view: View, setting: PublicSetting): Odds =>
  acts[`${view.show}/${view.act}`]?.(view, setting) ?? noOdds;
