/** Facts about the bets for the rule book of Hot Hand, in no language yet. */
import { approx, negative, sum } from '../../odds/fraction.ts';
import type { Pays } from './bets.ts';
import { type WagerName, wagerNames } from './bets.ts';
import { worthOf } from './odds/hot-hand.ts';

const titles: Readonly<Record<WagerName, string>> = {
  'flaming-four': 'Flaming Four',
  'sizzling-six': 'Sizzling Six',
  'hot-hand': 'Hot Hand',
};

/** In the order of the table: the chances of each bet before the first roll, and the house edge per stake. */
export const betFacts = (pays: Pays) =>
  wagerNames.map(name => {
    const { win, nearly, winReturn, nearlyReturn, loseReturn } = worthOf(name, pays, []);
    return {
      title: titles[name],
      win: approx(win),
      nearly: approx(nearly),
      houseEdge: approx(negative(sum([winReturn, nearlyReturn, loseReturn]))),
    };
  });
