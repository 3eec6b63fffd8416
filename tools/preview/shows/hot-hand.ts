/** Moments of Hot Hand for the previews. */

import type { Scene } from '../../../client/stage/board.ts';
import type { WagerName } from '../../../shared/shows/hot-hand/bets.ts';
import { hotHand } from '../../../shared/shows/hot-hand/show.ts';
import { Played, type PlayedFixture } from '../played.ts';

const [ann, ben] = [0, 1];

class Hand extends Played {
  constructor(names: readonly string[], options: object = {}) {
    super(hotHand, options, {}, names);
  }

  start(): this {
    return this.do('host', 'start');
  }

  bet(seat: number, on: WagerName, stake: number): this {
    return this.do(seat, 'bet', { on, stake });
  }

  close(): this {
    return this.do('host', 'close');
  }

  /** Throws of one shooter, by their totals. */
  throw(seat: number, ...totals: number[]): this {
    for (const total of totals) {
      const low = Math.max(1, total - 6);
      this.do(seat, 'roll', {}, { dice: [low, total - low] });
    }
    return this;
  }

  after(change: (hand: this) => unknown): readonly Scene[] {
    change(this);
    return [this.scene()];
  }
}

const lobby = () => new Hand(['Ann', 'Ben'], { hands: 3 });
const bets = () =>
  lobby()
    .start()
    .bet(ann, 'flaming-four', 50)
    .bet(ben, 'sizzling-six', 100)
    .bet(ann, 'hot-hand', 20)
    .bet(ann, 'flaming-four', 25);
const rolls = () => bets().bet(ben, 'hot-hand', 40).close().throw(ann, 4, 6, 8, 8, 3);
const nearly = () => rolls().throw(ann, 9, 10);
const sixIn = () => nearly().throw(ann, 5);
const nine = () => sixIn().throw(ann, 2, 12);

const many = [
  'Ann',
  'Ben',
  'Maximiliane von Hohenlohe-Langenburg',
  'Dora',
  'יעל 🎲',
  'Friedrich-Wilhelm',
  'Gus',
  'Hildegard',
] as const;
const eight = () => {
  const hand = new Hand(many, { bank: 20_000, hands: 8 }).start();
  for (let seat = 0; seat < many.length; seat++)
    hand
      .bet(seat, 'flaming-four', 100 + 1250 * (seat % 3))
      .bet(seat, 'sizzling-six', 500 * (1 + (seat % 4)))
      .bet(seat, 'hot-hand', 25 + 40 * seat);
  return hand.close().throw(ann, 4, 6, 8, 9, 10);
};

export const hotHandFixtures: Readonly<Record<string, PlayedFixture>> = {
  'hot-hand': rolls().fixture(hand => hand.after(next => next.throw(ann, 11))),
  'hot-hand-lobby': lobby().fixture(hand => hand.after(next => next.start())),
  'hot-hand-bets': bets().fixture(hand => hand.after(next => next.bet(ben, 'hot-hand', 40))),
  'hot-hand-paid': nearly().fixture(hand => hand.after(next => next.throw(ann, 5))),
  'hot-hand-seven': rolls().fixture(hand => hand.after(next => next.throw(ann, 7))),
  'hot-hand-nine': nine().fixture(hand => hand.after(next => next.throw(ann, 11))),
  'hot-hand-over': new Hand(['Ann', 'Ben'])
    .start()
    .bet(ann, 'sizzling-six', 100)
    .bet(ben, 'flaming-four', 80)
    .close()
    .throw(ann, 4, 5, 6, 8, 9, 10)
    .fixture(hand => hand.after(next => next.throw(ann, 7))),
  'hot-hand-one': new Hand(['Ann'])
    .start()
    .bet(ann, 'hot-hand', 1000)
    .close()
    .throw(ann, 2, 3, 4, 5, 6, 8, 9, 10)
    .fixture(hand => hand.after(next => next.throw(ann, 11))),
  'hot-hand-eight': eight().fixture(hand => hand.after(next => next.throw(ann, 5))),
  'hot-hand-three': new Hand(['Ann', 'Ben', 'Cleo'], { hands: 2 })
    .start()
    .bet(2, 'flaming-four', 5)
    .fixture(hand => hand.after(next => next.close())),
};
