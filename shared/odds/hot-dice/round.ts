/** A round of Hot Dice (HD-13 … HD-26): roll on or bank, and what a double is worth. */
import { roundBoard, type Space } from '../../shows/hot-dice/double-board.ts';
import type { HotDiceOptions } from '../../shows/hot-dice/game-state.ts';
import { perPoint } from '../../shows/hot-dice/round.ts';
import { decimal, exact, type Fraction } from '../fraction.ts';
import { type Decision, decision } from '../odds.ts';
import { Tables } from '../tables.ts';
import { outcomesOf, PushLuck, tablesKept, withinOf } from './push-luck.ts';
import type { Find, Purse } from './push-luck-rules.ts';
import { commonDenominator } from './scale.ts';

interface Table {
  /** To the dollar. */
  readonly units: bigint;
  readonly best: PushLuck;
  readonly taken: PushLuck;
}

const tables = new Tables<Table>(tablesKept);

const makeTable = ({ cash, freeRolls }: HotDiceOptions, pot: Fraction): Table => {
  const units = commonDenominator([...cash.map(decimal), pot]);
  const inUnits = (dollars: number) => {
    const { num, den } = decimal(dollars);
    return Number(num * (units / den));
  };
  const find = ({ kind, amount }: Space): Find => {
    switch (kind) {
      case 'cash':
        return { kind, amount: inUnits(amount) };
      case 'free-rolls':
        return { kind, amount };
      case 'double-pot':
        return { kind, amount: 0 };
      // HD-23: worth nothing in this round; the third amount takes its place.
      case 'lose-loss':
        return { kind: 'nothing', amount: 0, turns: true };
      default:
        return { kind: 'bust', amount: 0 };
    }
  };
  const rules = {
    perPoint: inUnits(perPoint),
    busts: [7],
    board: (turned: boolean) => roundBoard(cash, freeRolls, !turned).map(find),
  };
  return { units, best: new PushLuck(rules, 'either', 0, units), taken: new PushLuck(rules, 'taken', 0, units) };
};

/** What a pot of dollars comes to, in phase `decide`, or in `double` with a double of so many points (else 0). */
export const roundOdds = (options: HotDiceOptions, dollars: number, loseLoss: boolean, double: number) => {
  const pot = decimal(dollars);
  const key = [...options.cash, options.freeRolls, pot.den].join();
  const { units, best, taken } = tables.get(key, () => makeTable(options, pot));
  const purse: Purse = { pot: Number(pot.num * (units / pot.den)), coins: 0, turned: !loseLoss };
  if (double > 0) {
    const [take, open] = [best.take(purse, double), best.open(purse)];
    return {
      policies: {
        best: outcomesOf(best.better(take, open)),
        'doubles-taken': outcomesOf(taken.take(purse, double)),
      },
      decisions: [decision({ do: 'take' }, take.cash), decision({ do: 'open' }, open.cash)],
      ...withinOf([take, open]),
    };
  }
  const roll = best.roll(purse);
  const decisions: readonly Decision[] = [decision({ do: 'roll' }, roll.cash), decision({ do: 'bank' }, pot)];
  return {
    policies: {
      best: outcomesOf(best.decide(purse)),
      // `roll`: what rolling on is worth to who never opens the board.
      'doubles-taken': { ...outcomesOf(taken.decide(purse)), roll: exact(taken.roll(purse).cash) },
    },
    decisions,
    ...withinOf([roll]),
  };
};
