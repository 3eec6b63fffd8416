import type { HotHandBoard } from '../../../shared/shows/hot-hand/board.ts';
import { hotHand } from '../../../shared/shows/hot-hand/show.ts';
import { Playing } from '../playing.ts';

/** An evening of Hot Hand, open for bets of the first hand. */
export class Evening extends Playing<HotHandBoard> {
  constructor(options: object = {}, names: readonly string[] = ['Ann', 'Ben']) {
    super(hotHand, { options, names });
    this.move('host', 'start');
  }

  bet(seat: number, on: string, stake: number): this {
    this.move(seat, 'bet', { on, stake });
    return this;
  }

  close(): this {
    this.move('host', 'close');
    return this;
  }

  /** The shooter throws these totals one after the other. */
  throws(...totals: number[]): this {
    for (const total of totals)
      this.move(this.board.shooter, 'roll', {}, { dice: total <= 7 ? [1, total - 1] : [total - 6, 6] });
    return this;
  }

  expire(...dice: number[]): this {
    this.move('clock', 'expire', {}, dice.length > 0 ? { dice } : undefined);
    return this;
  }
}

/** A bet of 10 on it by Ann, closed. */
export const betting = (on: string): Evening => new Evening().bet(0, on, 10).close();
