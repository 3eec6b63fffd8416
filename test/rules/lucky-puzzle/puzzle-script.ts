import type { PuzzleBoard } from '../../../shared/shows/lucky-puzzle/board.ts';
import { luckyPuzzle } from '../../../shared/shows/lucky-puzzle/show.ts';
import { Playing } from '../playing.ts';

export const nine = 'SNAKE EYES';
export const twelve = 'LUCKY NUMBERS';

export const pips = { ask: 'How many pips?', answer: 'two', accept: ['2'] };
export const yesNo = { ask: 'Is 7 one?', answer: 'no', choices: ['yes', 'no'] };

/** Any dice with this total. */
const diceOf = (total: number) => (total <= 7 ? [1, total - 1] : [total - 6, 6]);

/** Ann (seat 0) is champion, Ben (seat 1) the challenger, so Ben starts; answers are judged automatically. */
export class Game extends Playing<PuzzleBoard> {
  constructor(
    puzzles: readonly object[] = Array.from({ length: 8 }, () => ({ solution: nine })),
    options: object = {},
  ) {
    super(luckyPuzzle, {
      options: { judging: 'auto', champion: 0, ...options },
      pack: { puzzles, tieBreakers: [{ solution: nine }, { solution: nine }] },
    });
  }

  static on(puzzles?: readonly object[], options?: object): Game {
    const game = new Game(puzzles, options);
    game.move('host', 'start');
    return game;
  }

  /** Opens the next puzzle with its numbers 1, 2, 3 … from left to right. */
  puzzle(order?: readonly number[], letters = 9): this {
    this.move('host', 'puzzle', {}, { orders: [order ?? Array.from({ length: letters }, (_, i) => i + 1)] });
    return this;
  }

  /** Whoever is in control throws this total. */
  roll(total: number): this {
    this.move(this.board.control, 'roll', {}, { dice: diceOf(total) });
    return this;
  }

  /** Throws their sum and opens them. */
  open(...numbers: number[]): this {
    this.roll(numbers.reduce((sum, number) => sum + number, 0));
    this.move(this.board.control, 'pick', { numbers });
    return this;
  }

  guess(text: string): this {
    this.move(this.board.control, 'guess', { text });
    return this;
  }

  pass(): this {
    this.move(this.board.control, 'pass');
    return this;
  }

  answer(text: string): this {
    this.move(this.board.followUp?.seat ?? -1, 'answer', { text });
    return this;
  }

  judge(correct: boolean): this {
    this.move('host', 'judge', { correct });
    return this;
  }

  time(): this {
    this.move('host', 'call-time');
    return this;
  }

  expire(): this {
    this.move('clock', 'expire');
    return this;
  }

  correct(seat: number, score: number): this {
    this.move('host', 'correct', { seat, score, reason: 'a slip' });
    return this;
  }

  /** A puzzle of nine letters, opened, begun with the 2 and solved by this seat. */
  solvedBy(seat: number): this {
    this.puzzle().open(2);
    if (this.board.control !== seat) this.pass();
    return this.guess(nine);
  }

  /** Numbers whose letters are open. */
  get shown(): readonly number[] {
    return this.board.cells.flatMap(({ number, open }) => (open && number > 0 ? [number] : [])).sort((a, b) => a - b);
  }

  get text(): string {
    return this.board.cells.map(({ char }) => char || '_').join('');
  }
}
