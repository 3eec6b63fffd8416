/** The bonus bonanza of Hot Dice (HD-49 … HD-61): roll on or bank by pot and coins, and what a double is worth. */
import { busts, freePerPoint, perPoint } from '../../shows/hot-dice/bonus-bonanza.ts';
import { bonanzaBoard, type Space } from '../../shows/hot-dice/double-board.ts';
import type { HotDiceOptions } from '../../shows/hot-dice/game-state.ts';
import { in36, mayDouble, totals, ways, waysOf } from '../dice.ts';
import { decimal, exact, type Fraction, fraction } from '../fraction.ts';
import { decision, type OddsOf, odd, type Throw } from '../odds.ts';
import { Tables } from '../tables.ts';
import { outcomesOf, PushLuck, tablesKept, withinOf } from './push-luck.ts';
import type { Find, Prospect, Purse } from './push-luck-rules.ts';
import { commonDenominator } from './scale.ts';

interface Board {
  readonly coins: number;
  readonly pot: number;
  readonly dice: readonly number[];
  readonly found: boolean;
}

/** HD-43: a fourth coin is none of the bonanza's. */
const mostCoins = 3;

class Bonanza {
  /** To the dollar. */
  readonly units: bigint;
  readonly best: PushLuck;
  readonly taken: PushLuck;

  constructor(cash: readonly number[], pot: Fraction) {
    const amounts = cash.map(decimal);
    this.units = commonDenominator([...amounts, pot]);
    const inUnits = (dollars: number) => Number(decimal(dollars).num * (this.units / decimal(dollars).den));
    const find = ({ kind, amount, first }: Space): Find => {
      if (kind === 'cash') return { kind, amount: inUnits(amount), ...(first ? { turns: true } : {}) };
      return { kind: kind === 'double-pot' ? kind : 'bust', amount: 0 };
    };
    const rules = {
      perPoint: inUnits(perPoint),
      busts,
      board: (turned: boolean) => bonanzaBoard(cash, turned).map(find),
    };
    this.best = new PushLuck(rules, 'either', mostCoins, this.units);
    this.taken = new PushLuck(rules, 'taken', mostCoins, this.units);
  }
}

const tables = new Tables<Bonanza>(tablesKept);

const nextThrow = (coins: number): readonly Throw[] =>
  totals.flatMap((total): Throw[] => {
    const doubles = mayDouble(total) ? 1 : 0;
    const plain = ways(total) - doubles;
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

const bustWays = waysOf(busts);
const doubleWays = totals.filter(mayDouble).length;

export const bonanzaOdds: OddsOf = (view, { options }) => {
  const board = view.board as unknown as Board;
  const cash = (options as HotDiceOptions).bonanzaCash;
  const pot = decimal(board.pot);
  const { units, best, taken } = tables.get(`${cash.join()} ${pot.den}`, () => new Bonanza(cash, pot));
  const purse: Purse = {
    pot: Number(pot.num * (units / pot.den)),
    coins: board.coins,
    turned: board.found,
  };
  const policies = (of: (play: PushLuck) => Prospect) => {
    const [bestOf, takenOf] = [of(best), of(taken)];
    return {
      policies: { best: outcomesOf(bestOf), 'doubles-taken': outcomesOf(takenOf) },
      ...withinOf([bestOf]),
    };
  };
  const rolling = [
    odd(board.coins > 0 ? 'coin' : 'bust', in36(bustWays)),
    odd('double', in36(doubleWays)),
    odd('added', in36(36 - bustWays - doubleWays)),
  ];
  const total = board.dice.reduce((sum, face) => sum + face, 0);
  switch (view.phase) {
    case 'lobby':
    case 'pick': {
      const unit = Number(units) * freePerPoint;
      return {
        odds: [odd('free-roll', fraction(7 * freePerPoint))],
        ...policies(play => play.freeRoll(purse, unit)),
        decisions: [],
        throw: freeThrow,
      };
    }
    case 'roll':
      return {
        odds: rolling,
        ...policies(play => play.roll(purse)),
        decisions: [],
        throw: nextThrow(board.coins),
      };
    case 'decide': {
      const roll = best.roll(purse);
      return {
        odds: rolling,
        ...policies(play => play.decide(purse)),
        decisions: [decision({ do: 'roll' }, roll.cash), decision({ do: 'bank' }, pot)],
        throw: nextThrow(board.coins),
        ...withinOf([roll]),
      };
    }
    case 'double': {
      const [take, open] = [best.take(purse, total), best.open(purse)];
      return {
        odds: [odd(board.coins > 0 ? 'coin' : 'bust', fraction(1, 2))],
        ...policies(play => (play === taken ? play.take(purse, total) : play.better(take, open))),
        decisions: [decision({ do: 'take' }, take.cash), decision({ do: 'open' }, open.cash)],
        throw: [],
        ...withinOf([take, open]),
      };
    }
    default:
      return null;
  }
};
