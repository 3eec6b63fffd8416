/** Facts about its numbers for the rule book of Six Dice, in no language yet. */
import type { SixDiceOptions } from './game.ts';
import type { SixDiceHouse } from './house.ts';
import { throwTable } from './odds/throws.ts';
import { byBj, heldValue } from './scoring.ts';

/** Three of a kind in one throw, in both rule sets. */
export const tripleFacts = (house: SixDiceHouse, face: number): readonly [byBj: number, hotDice: number] => {
  const three = [face, face, face];
  return [byBj(three, house).points, heldValue(three, house)];
};

/** The chance that this many dice score nothing at all, under the selected rule set. */
export const bustFacts = (options: SixDiceOptions, dice: number): number => throwTable(options, dice).bust / 6 ** dice;
