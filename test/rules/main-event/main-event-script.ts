import { luckyNumbers } from '../../../shared/shows/lucky-numbers/show.ts';
import type { MainEventBoard } from '../../../shared/shows/main-event/board.ts';
import { Playing } from '../playing.ts';

interface Result {
  readonly bonus: { readonly outcome: string; readonly cash: number; readonly prizes: readonly string[] };
  readonly jackpot: number;
  readonly carried: readonly string[];
  readonly wins: readonly number[];
  readonly retired: boolean;
}

const prizes = [
  { name: 'Radio', value: 500 },
  { name: 'Sofa', value: 2000 },
  { name: 'Car', value: 20000 },
];

/** Ann (seat 0) has won a match of one round and plays The Main Event of the question version. */
export class MainEvent extends Playing<MainEventBoard> {
  constructor(options: object = {}) {
    const question = { ask: 'Capital of Peru?', answer: 'Lima' };
    super(luckyNumbers, {
      options: { judging: 'auto', lastRound: [1, 1], prizes, ...options },
      pack: { questions: [question], tieBreakers: [] },
    });
    this.move('host', 'start', {}, { numbers: [1] });
    this.move('host', 'open-game', {}, { numbers: [6] });
    this.move('host', 'ask', {}, { numbers: [50] });
    this.move(0, 'buzz', { number: 50 });
    this.move(1, 'buzz', { number: 99 });
    this.move(0, 'answer', { text: 'Lima' });
    this.move(0, 'roll', {}, { dice: [4, 6] });
    this.move('host', 'main-event');
  }

  /** Throws these totals one after the other. */
  throws(...totals: number[]): this {
    for (const total of totals) this.move(0, 'roll', {}, { dice: total < 7 ? [1, total - 1] : [total - 6, 6] });
    return this;
  }

  does(name: 'decline' | 'stop' | 'continue'): this {
    this.move(0, name);
    return this;
  }

  claim(number: number): this {
    this.move(0, 'claim', { number });
    return this;
  }

  expire(...dice: number[]): this {
    this.move('clock', 'expire', {}, dice.length > 0 ? { dice } : undefined);
    return this;
  }

  get outcome(): Result {
    return this.view().result as unknown as Result;
  }
}
