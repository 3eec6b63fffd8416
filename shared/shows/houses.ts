/** House rules by show: what is declared, the sets that come with it, and its words. A line a show, and no rules with it. */
import type { HouseField } from '../engine/house.ts';
import type { AnyRuleWords } from '../words/house-words.ts';
import { hotDiceHouse } from './hot-dice/house.ts';
import { houseSets as hotDiceSets } from './hot-dice/house-sets.ts';
import { house as hotDice } from './hot-dice/words/en/house.ts';
import { hotHandHouse } from './hot-hand/house.ts';
import { houseSets as hotHandSets } from './hot-hand/house-sets.ts';
import { house as hotHand } from './hot-hand/words/en/house.ts';
import { familyOf } from './index.ts';
import { luckyNumbersHouse } from './lucky-numbers/house.ts';
import { houseSets as luckyNumbersSets } from './lucky-numbers/house-sets.ts';
import { house as luckyNumbers } from './lucky-numbers/words/en/house.ts';
import { luckyPuzzleHouse } from './lucky-puzzle/house.ts';
import { houseSets as luckyPuzzleSets } from './lucky-puzzle/house-sets.ts';
import { house as luckyPuzzle } from './lucky-puzzle/words/en/house.ts';
import { onARollHouse } from './on-a-roll/house.ts';
import { houseSets as onARollSets } from './on-a-roll/house-sets.ts';
import { house as onARoll } from './on-a-roll/words/en/house.ts';
import { qualifyingHouse } from './qualifying/house.ts';
import { houseSets as qualifyingSets } from './qualifying/house-sets.ts';
import { house as qualifying } from './qualifying/words/en/house.ts';
import { houseOf as sixDiceHouse } from './six-dice/house.ts';
import { houseSets as sixDiceSets } from './six-dice/house-sets.ts';
import { house as sixDice } from './six-dice/words/en/house.ts';

/** By name of the rule, and by name within a section. */
export interface RuleTexts {
  readonly [name: string]: AnyRuleWords | RuleTexts;
}

export interface HouseOfShow {
  readonly field: HouseField;
  readonly sets: Readonly<Record<string, object>>;
  readonly words: { readonly rules: RuleTexts; readonly sets: Readonly<Record<string, string>> };
}

/** Lets a field with its own types stand in the registry. */
const entry = (field: unknown, sets: HouseOfShow['sets'], words: unknown): HouseOfShow => ({
  field: field as HouseField,
  sets,
  words: words as HouseOfShow['words'],
});

const houses: Readonly<Record<string, HouseOfShow>> = {
  'lucky-numbers': entry(luckyNumbersHouse, luckyNumbersSets, luckyNumbers),
  'lucky-puzzle': entry(luckyPuzzleHouse, luckyPuzzleSets, luckyPuzzle),
  'hot-dice': entry(hotDiceHouse, hotDiceSets, hotDice),
  'on-a-roll': entry(onARollHouse, onARollSets, onARoll),
  'six-dice': entry(sixDiceHouse('by-bj'), sixDiceSets, sixDice),
  'hot-hand': entry(hotHandHouse, hotHandSets, hotHand),
  qualifying: entry(qualifyingHouse, qualifyingSets, qualifying),
};

/** An act by itself has the rules of its show; `options`: those that decide whose. */
export const houseOfShow = (
  show: string,
  options: { readonly version?: unknown; readonly rules?: unknown } = {},
): HouseOfShow | undefined => {
  if (show === 'main-event' && options.version === 'puzzles') return houses['lucky-puzzle'];
  const found = houses[familyOf(show)];
  if (found === undefined || options.rules !== 'hot-dice') return found;
  return { ...found, field: sixDiceHouse('hot-dice') as unknown as HouseField };
};
