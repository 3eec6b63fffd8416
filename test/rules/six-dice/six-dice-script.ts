import type { SixDiceBoard } from '../../../shared/shows/six-dice/board.ts';
import { sixDice } from '../../../shared/shows/six-dice/show.ts';
import { Playing } from '../playing.ts';

/** A race that has started; Ann (seat 0) has the dice. */
export class Race extends Playing<SixDiceBoard> {
  constructor(options: object, names: readonly string[] = ['Ann', 'Ben']) {
    super(sixDice, { options, names });
    this.move('host', 'start');
  }

  /** Whoever has the turn throws these dice. */
  roll(...dice: number[]): this {
    this.move(this.board.turn, 'roll', {}, { dice });
    return this;
  }

  hold(...places: number[]): this {
    this.move(this.board.turn, 'hold', { dice: places });
    return this;
  }

  bank(): this {
    this.move(this.board.turn, 'bank');
    return this;
  }

  /** A turn that collects nothing. */
  bust(): this {
    return this.roll(2, 3, 4, 6, 2, 3);
  }

  expire(...dice: number[]): this {
    this.move('clock', 'expire', {}, dice.length > 0 ? { dice } : undefined);
    return this;
  }
}
