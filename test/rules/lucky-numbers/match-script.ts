import type { MatchBoard } from '../../../shared/shows/lucky-numbers/board.ts';
import { luckyNumbers } from '../../../shared/shows/lucky-numbers/show.ts';
import { Playing } from '../playing.ts';

const questions = Array.from({ length: 24 }, (_, i) => ({
  ask: `Question ${i + 1}?`,
  answer: 'Lima',
  accept: ['Ciudad de los Reyes'],
}));
const tieBreakers = Array.from({ length: 3 }, (_, i) => ({ ask: `Tie-breaker ${i + 1}?`, answer: 'Lima' }));

/** A match of Ann (seat 0) against Ben (seat 1), judged automatically; every answer is Lima. */
export class Match extends Playing<MatchBoard> {
  constructor(options: object = {}, pack: object = { questions, tieBreakers }) {
    super(luckyNumbers, { options: { judging: 'auto', ...options }, pack });
  }

  /** Starts; the buzzer sounds after round `last`. */
  start(last = 20): this {
    this.move('host', 'start', {}, { numbers: [last] });
    return this;
  }

  openGame(luckiest: number): this {
    this.move('host', 'open-game', {}, { numbers: [[4, 5, 6, 8, 9, 10].indexOf(luckiest) + 1] });
    return this;
  }

  /** Started, with the first game open. */
  static on(luckiest: number, { last = 20, options = {} }: { last?: number; options?: object } = {}): Match {
    return new Match(options).start(last).openGame(luckiest);
  }

  ask(secret = 50): this {
    this.move('host', 'ask', {}, { numbers: [secret] });
    return this;
  }

  buzz(seat: number, number: number): this {
    this.move(seat, 'buzz', { number });
    return this;
  }

  answer(seat: number, text = 'Lima'): this {
    this.move(seat, 'answer', { text });
    return this;
  }

  /** A round's question, won by this seat's right answer. */
  question(seat: number): this {
    return this.ask(50)
      .buzz(seat, 50)
      .buzz(1 - seat, 99)
      .answer(seat);
  }

  roll(seat: number, ...dice: [number, number]): this {
    this.move(seat, 'roll', {}, { dice });
    return this;
  }

  pass(seat: number): this {
    this.move(seat, 'pass');
    return this;
  }

  /** The clock runs out; dice only where it rolls. */
  expire(...dice: number[]): this {
    this.move('clock', 'expire', {}, dice.length > 0 ? { dice } : undefined);
    return this;
  }

  owner(number: number): number {
    return this.board.numbers.find(space => space.number === number)?.owner ?? Number.NaN;
  }

  cash(number: number): number {
    return this.board.numbers.find(space => space.number === number)?.cash ?? Number.NaN;
  }
}
