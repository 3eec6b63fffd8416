/** The bonus bonanza of Hot Dice (HD-49 … HD-61): roll on or bank by pot and coins, and what a double is worth. */
import { in36, mayDouble, plainWays, totals, ways } from '../../../odds/dice.ts';
import { decimal, exact, type Fraction, fraction } from '../../../odds/fraction.ts';
import { decision, type Odds, type OddsOf, odd, type Throw } from '../../../odds/odds.ts';
import { Tables } from '../../../odds/tables.ts';
import { bonanzaBoard, type Space } from '../double-board.ts';
import type { HotDiceOptions } from '../game-state.ts';
import { type HotDiceHouse, maxWins } from '../house.ts';
import { cachedTables, outcomesOf, PushLuck, withinOf } from './push-luck.ts';
import { type Find, type Holdings, isSolvable, type Prospect } from './push-luck-rules.ts';
import { commonDenominator } from './scale.ts';

interface Board {
  readonly coins: number;
  readonly pot: number;
  readonly dice: readonly number[];
  readonly found: boolean;
}

type Rules = HotDiceHouse['bonanza'];

interface Table {
  /** Per dollar. */
  readonly units: bigint;
  readonly best: PushLuck;
  readonly taken: PushLuck;
}

/** `coins`: the most there may be (HD-43). null if the best play cannot be computed. */
const makeTable = (
  cash: readonly number[],
  { free, roll, busts }: Rules,
  coins: number,
  pot: Fraction,
): Table | null => {
  const units = commonDenominator([...cash.map(decimal), pot]);
  const inUnits = (dollars: number) => Number(decimal(dollars).num * (units / decimal(dollars).den));
  const find = ({ kind, amount, first }: Space): Find => {
    if (kind === 'cash') return { kind, amount: inUnits(amount), ...(first ? { turns: true } : {}) };
    return { kind: kind === 'double-pot' ? kind : 'bust', amount: 0 };
  };
  const rules = {
    perPoint: inUnits(roll),
    perFreePoint: inUnits(free),
    busts,
    board: (turns: number) => bonanzaBoard(cash, turns === 0).map(find),
  };
  if (!isSolvable(rules, 1)) return null;
  const play = (doubles: 'either' | 'taken') => new PushLuck(rules, doubles, coins, 1, units);
  return { units, best: play('either'), taken: play('taken') };
};

const tables = new Tables<Table | null>(cachedTables);

const nextThrow = (busts: readonly number[], coins: number): readonly Throw[] =>
  totals.flatMap((total): Throw[] => {
    const doubles = mayDouble(total) ? 1 : 0;
    const plain = plainWays(total);
    return [
      ...(plain > 0
        ? [
            {
              total,
              chance: exact(in36(plain)),
              does: busts.includes(total) ? (coins > 0 ? 'coin' : 'bust') : 'added',
            },
          ]
        : []),
      ...(doubles > 0 ? [{ total, chance: exact(in36(doubles)), does: 'double' }] : []),
    ];
  });

const freeThrow: readonly Throw[] = totals.map(total => ({
  total,
  chance: exact(in36(ways(total))),
  does: 'free-roll',
}));

const doubleWays = totals.filter(mayDouble).length;

export const bonanzaOdds: OddsOf = (view, { options }) => {
  const board = view.board as unknown as Board;
  const { bonanzaCash: cash, house } = options as HotDiceOptions;
  const { free, busts } = house.bonanza;
  const pot = decimal(board.pot);
  const coins = maxWins(house);
  const key = JSON.stringify([cash, house.bonanza, coins, String(pot.den)]);
  const table = tables.get(key, () => makeTable(cash, house.bonanza, coins, pot));
  const purse: Holdings = {
    pot: table === null ? 0 : Number(pot.num * (table.units / pot.den)),
    coins: board.coins,
    turns: board.found ? 0 : 1,
  };
  const policies = (of: (play: PushLuck) => Prospect): Pick<Odds, 'policies' | 'within'> => {
    if (table === null) return { policies: {} };
    const [bestOf, takenOf] = [of(table.best), of(table.taken)];
    return {
      policies: { best: outcomesOf(bestOf), 'doubles-taken': outcomesOf(takenOf) },
      ...withinOf([bestOf]),
    };
  };
  const bustWays = busts.reduce((sum, total) => sum + plainWays(total), 0);
  const rolling = [
    odd(board.coins > 0 ? 'coin' : 'bust', in36(bustWays)),
    odd('double', in36(doubleWays)),
    odd('added', in36(36 - bustWays - doubleWays)),
  ];
  const total = board.dice.reduce((sum, face) => sum + face, 0);
  const nextThrows = nextThrow(busts, board.coins);
  switch (view.phase) {
    case 'lobby':
    case 'pick':
      return {
        odds: [odd('free-roll', fraction(7 * free))],
        ...policies(play => play.freeRoll(purse, Number(table?.units ?? 1) * free)),
        decisions: [],
        throw: freeThrow,
      };
    case 'roll':
      return { odds: rolling, ...policies(play => play.roll(purse)), decisions: [], throw: nextThrows };
    case 'decide': {
      if (table === null) return { odds: rolling, policies: {}, decisions: [], throw: nextThrows };
      const roll = table.best.roll(purse);
      return {
        odds: rolling,
        ...policies(play => play.decide(purse)),
        decisions: [decision({ do: 'roll' }, roll.cash), decision({ do: 'bank' }, pot)],
        throw: nextThrows,
        ...withinOf([roll]),
      };
    }
    case 'double': {
      const odds = [odd(board.coins > 0 ? 'coin' : 'bust', fraction(1, 2))];
      if (table === null) return { odds, policies: {}, decisions: [], throw: [] };
      const [take, open] = [table.best.take(purse, total), table.best.open(purse)];
      return {
        odds,
        ...policies(play => (play === table.taken ? play.take(purse, total) : play.better(take, open))),
        decisions: [decision({ do: 'take' }, take.cash), decision({ do: 'open' }, open.cash)],
        throw: [],
        ...withinOf([take, open]),
      };
    }
    default:
      return null;
  }
};
