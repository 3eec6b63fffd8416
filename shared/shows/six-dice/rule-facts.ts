/** What the rule book of Six Dice tells of its numbers, in no language yet. */
import type { SixDiceOptions } from './game.ts';
import type { SixDiceHouse } from './house.ts';
import { throwTable } from './odds/throws.ts';
import { byBj, heldValue } from './scoring.ts';

/** Three of a kind in one throw, in both rule sets. */
export const tripleFacts = (house: SixDiceHouse, face: number): readonly [byBj: number, hotDice: number] => {
  const three = [face, face, face];
  return [byBj(three, house).points, heldValue(three, house)];
};

/** The chance that so many dice score nothing at all, in the rule set in force. */
export const bustFacts = (options: SixDiceOptions, dice: number): number => throwTable(options, dice).bust / 6 ** dice;
