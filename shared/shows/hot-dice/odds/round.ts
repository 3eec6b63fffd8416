/** A round of Hot Dice (HD-13 … HD-26): roll on or bank, and what a double is worth. */

import { decimal, exact, type Fraction } from '../../../odds/fraction.ts';
import { type Decision, decision, type Odds } from '../../../odds/odds.ts';
import { Tables } from '../../../odds/tables.ts';
import type { Space } from '../double-board.ts';
import type { HotDiceOptions } from '../game-state.ts';
import type { Standing } from '../outcome.ts';
import { boardOf } from '../round.ts';
import { cachedTables, outcomesOf, PushLuck, withinOf } from './push-luck.ts';
import { type Find, type Holdings, isSolvable } from './push-luck-rules.ts';
import { commonDenominator } from './scale.ts';

interface Table {
  /** Per dollar. */
  readonly units: bigint;
  readonly best: PushLuck;
  readonly taken: PushLuck;
}

// null if the best play cannot be computed.
const tables = new Tables<Table | null>(cachedTables);

/** A round's options and record as the seat in control sees them. */
interface RoundSetting {
  readonly options: HotDiceOptions;
  readonly record: readonly Standing[];
  readonly control: number;
}

/** HD-23: each loss that goes may be the last one, after which the board changes. */
const turnsOf = ({ record, control }: RoundSetting): number =>
  record.every(({ losses }) => losses > 0) ? (record[control]?.losses ?? 0) : 0;

const makeTable = (setting: RoundSetting, pot: Fraction): Table | null => {
  const { options, record, control } = setting;
  const { free, roll, busts } = options.house;
  const turns = turnsOf(setting);
  const boardAt = (left: number) =>
    boardOf({
      options,
      record: record.map((standing, seat) => (seat === control ? { ...standing, losses: left } : standing)),
    });
  const spaces = boardAt(turns).concat(boardAt(0));
  const units = commonDenominator([...spaces.map(({ amount }) => decimal(amount)), pot]);
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
      // HD-23: worth nothing in this round. Another space replaces it once no loss is left.
      case 'lose-loss':
        return { kind: 'nothing', amount: 0, turns: true };
      default:
        return { kind: 'bust', amount: 0 };
    }
  };
  const rules = {
    perPoint: inUnits(roll),
    perFreePoint: inUnits(free),
    busts,
    board: (left: number) => boardAt(left).map(find),
  };
  if (!isSolvable(rules, turns) || !isSolvable(rules, 0)) return null;
  const play = (doubles: 'either' | 'taken') => new PushLuck(rules, doubles, 0, turns, units);
  return { units, best: play('either'), taken: play('taken') };
};

/** The odds of a pot of dollars in phase `decide`, or in `double` with a double of this total (else 0). */
export const roundOdds = (
  setting: RoundSetting,
  dollars: number,
  double: number,
): Pick<Odds, 'policies' | 'decisions' | 'within'> => {
  const pot = decimal(dollars);
  const { cash, freeRolls, house } = setting.options;
  const turns = turnsOf(setting);
  const key = JSON.stringify([
    cash,
    freeRolls,
    house.free,
    house.roll,
    house.busts,
    house.spaces,
    turns,
    String(pot.den),
  ]);
  const table = tables.get(key, () => makeTable(setting, pot));
  if (table === null) return { policies: {}, decisions: [] };
  const { units, best, taken } = table;
  const purse: Holdings = { pot: Number(pot.num * (units / pot.den)), coins: 0, turns };
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
      // `roll`: the value of rolling on for a player who never opens the board.
      'doubles-taken': { ...outcomesOf(taken.decide(purse)), roll: exact(taken.roll(purse).cash) },
    },
    decisions,
    ...withinOf([roll]),
  };
};
