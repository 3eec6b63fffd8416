import type { BonusBoard, GameBoard } from '../../../shared/shows/hot-dice/boards.ts';
import { hotDice } from '../../../shared/shows/hot-dice/show.ts';
import { Playing } from '../playing.ts';

/** The boards of the three acts in one. */
type Board = GameBoard & BonusBoard;

export type Dice = readonly [number, number];
/** One after another; as a text by their faces: “24 63”. */
type Throws = readonly Dice[] | string;
/** What lies behind some of the doubles; the others get what is left over, in order. */
type Behind = Readonly<Record<number, string>>;

export const [ann, ben] = [0, 1];
export const closed = ['', '', '', '', '', ''];

const choices = ['red', 'green', 'blue'];
const questions = Array.from({ length: 12 }, (_, i) => ({ ask: `Question ${i + 1}?`, choices, answer: 'green' }));
const tieBreakers = Array.from({ length: 3 }, (_, i) => ({ ask: `Tie-breaker ${i + 1}?`, choices, answer: 'green' }));

const layouts = {
  round: ['cash 3000', 'cash 1000', 'double-pot', 'free-rolls', 'bust', 'cash 50'],
  lossRound: ['cash 3000', 'cash 1000', 'double-pot', 'free-rolls', 'bust', 'lose-loss'],
  catchUp: ['cash 3000 and roll', 'cash 1000', 'double-score', 'tie-score', 'free-rolls', 'bust'],
  bonanza: ['cash 50000', 'cash 30000', 'cash 20000', 'bust', 'bust', 'bust'],
  foundBonanza: ['double-pot', 'cash 30000', 'cash 20000', 'bust', 'bust', 'bust'],
  mega: ['million', 'bust', 'bust', 'bust', 'bust', 'bust'],
} as const;
type Layout = keyof typeof layouts;

/** The shuffle that puts these spaces behind these doubles. */
const orderFor = (layout: Layout, behind: Behind): number[] => {
  const left = layouts[layout].map((name, i) => ({ name, number: i + 1 }));
  const takeOut = (name: string) => {
    const at = left.findIndex(space => space.name === name);
    if (at < 0) throw new Error(`${layout} has no ${name} left`);
    return left.splice(at, 1)[0]?.number ?? 0;
  };
  const named = new Map(Object.entries(behind).map(([double, name]) => [Number(double), takeOut(name)]));
  return [1, 2, 3, 4, 5, 6].map(double => named.get(double) ?? left.shift()?.number ?? 0);
};

const diceOf = (throws: Throws): readonly Dice[] =>
  typeof throws === 'string'
    ? throws.split(' ').map(([first, second]): Dice => [Number(first), Number(second)])
    : throws;

/** A list of 100 rolls, 1 and 2 but for these, which begin at `from`. */
const listOf = (throws: Throws, from = 1): number[] => {
  const rolls: Dice[] = Array.from({ length: 100 }, () => [1, 2]);
  for (const [i, dice] of diceOf(throws).entries()) rolls[(from - 1 + i) % 100] = dice;
  return rolls.flat();
};

interface Laid {
  readonly from?: number;
  readonly behind?: Behind;
  readonly layout?: Layout;
}

/** Ann (seat 0) against Ben (seat 1), judged automatically; every answer is green. */
export class Game extends Playing<Board> {
  constructor(options: object = {}, pack: object = { questions, tieBreakers }) {
    super(hotDice, { options: { judging: 'auto', ...options }, pack });
  }

  start(): this {
    this.move('host', 'start');
    return this;
  }

  static on(options: object = {}): Game {
    return new Game(options).start();
  }

  /** Asks, with the throws that stand in the list from `from` on. */
  ask(secret: number, throws: Throws = [], { from = 1, behind = {}, layout = 'round' }: Laid = {}): this {
    this.move('host', 'ask', {}, { numbers: [secret], dice: listOf(throws, from), orders: [orderFor(layout, behind)] });
    return this;
  }

  /** Asks again in the same round, or in a tie-break: only the secret number is drawn. */
  askAgain(secret: number): this {
    this.move('host', 'ask', {}, { numbers: [secret] });
    return this;
  }

  answer(seat: number, text: string, buzz: number): this {
    this.move(seat, 'answer', { text, buzz });
    return this;
  }

  pass(seat: number): this {
    this.move(seat, 'pass');
    return this;
  }

  /** A round whose question this seat wins; the first throw is its free roll. */
  round(seat: number, throws: Throws, laid: Laid = {}): this {
    const from = laid.from ?? 1;
    return this.ask(from, throws, laid)
      .answer(seat, 'green', from)
      .pass(1 - seat);
  }

  roll(seat: number, times = 1): this {
    for (let i = 0; i < times; i++) this.move(seat, 'roll');
    return this;
  }

  bank(seat: number): this {
    this.move(seat, 'bank');
    return this;
  }

  stop(seat: number): this {
    this.move(seat, 'stop');
    return this;
  }

  /** `behind`: the board after the shuffle that follows. */
  take(seat: number, behind: Behind = {}, layout: Layout = 'round'): this {
    this.move(seat, 'take', {}, { orders: [orderFor(layout, behind)] });
    return this;
  }

  open(seat: number, behind: Behind = {}, layout: Layout = 'round'): this {
    this.move(seat, 'open', {}, { orders: [orderFor(layout, behind)] });
    return this;
  }

  /** A turn of the catch-up: its list, its board, and number 1 picked. */
  turn(seat: number, throws: Throws, behind: Behind = {}): this {
    this.catchUp(throws, behind).pick(seat, 1);
    return this;
  }

  catchUp(throws: Throws = [], behind: Behind = {}, from = 1): this {
    this.move('host', 'catch-up', {}, { dice: listOf(throws, from), orders: [orderFor('catchUp', behind)] });
    return this;
  }

  pick(seat: number, number: number): this {
    this.move(seat, 'pick', { number });
    return this;
  }

  expire(): this {
    this.move('clock', 'expire');
    return this;
  }

  /** Two rounds played, in each of which a seat banked its free roll: CY$100 a point. */
  static scored(annRolls: Dice, benRolls: Dice, options: object = {}): Game {
    return Game.on({ rounds: 2, ...options })
      .round(ann, [annRolls])
      .bank(ann)
      .round(ben, [benRolls])
      .bank(ben);
  }

  /** Ann has won CY$600 to nothing, after this many wins in a row. */
  static won(wins = 0, options: object = {}): Game {
    const record = [
      { wins, losses: 0 },
      { wins: 0, losses: 0 },
    ];
    return Game.on({ rounds: 1, record, ...options })
      .round(ann, '24')
      .bank(ann)
      .turn(ben, '34');
  }

  /** The bonanza after Ann's win, with the throws that stand in its list from `from` on. */
  bonanza(throws: Throws = [], behind: Behind = {}, from = 1): this {
    this.move('host', 'bonus', {}, { dice: listOf(throws, from), orders: [orderFor('bonanza', behind)] });
    return this;
  }

  /** Ann's bonanza with this many coins, after her free roll. */
  static bonanza(coins: number, throws: Throws, behind: Behind = {}): Game {
    return Game.won(coins - 1)
      .bonanza(throws, behind)
      .pick(ann, 1);
  }

  mega(behind: Behind = {}): this {
    this.move('host', 'bonus', {}, { orders: [orderFor('mega', behind)] });
    return this;
  }

  megaRoll(...dice: [number, number]): this {
    this.move(ann, 'roll', {}, { dice });
    return this;
  }

  megaOpen(): this {
    this.move(ann, 'open');
    return this;
  }
}
