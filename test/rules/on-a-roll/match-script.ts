import type { Inputs } from '../../../shared/engine/moves.ts';
import type { BigSixBoard, GameBoard, LuckySevenBoard } from '../../../shared/shows/on-a-roll/boards.ts';
import { onARoll } from '../../../shared/shows/on-a-roll/show.ts';
import type { Cell } from '../../../shared/shows/on-a-roll/spelling.ts';
import { Playing } from '../playing.ts';

/** The boards of the three acts in one. */
type Board = GameBoard & BigSixBoard & LuckySevenBoard;

export const pack = {
  names: [
    { name: 'WASHINGTON', ask: 'First president of the United States' },
    { name: 'EINSTEIN', ask: 'He wrote E = mc2 on the board', accept: ['ALBERT EINSTEIN'] },
    { name: 'PRESLEY', ask: 'The King of Rock and Roll' },
    { name: "O'CONNOR", ask: 'First woman on the US Supreme Court', accept: ['OCONNOR'] },
  ],
  puzzles: [
    { subject: 'ELVIS PRESLEY', kind: 'person', clues: ['MEMPHIS', 'HOUND DOG', 'GRACELAND'], accept: ['THE KING'] },
    { subject: 'ROLLS-ROYCE', kind: 'thing', clues: ['CAR', 'SILVER GHOST', 'LUXURY'] },
    { subject: 'APOLLO 11', kind: 'thing', clues: ['MOON', 'SATURN V', 'TRANQUILITY'] },
  ],
  bigSix: [
    { word: 'CASINO', hint: 'A place to play', extraHint: 'Monte Carlo has one' },
    { word: 'ZODIAC', hint: 'Twelve signs', extraHint: 'Leo is one of them' },
    { word: 'RHYTHM', hint: 'Drummers keep it' },
  ],
  prizes: [
    { name: 'Boat', value: 20000 },
    { name: 'Watch', value: 2000 },
    { name: 'Car', value: 30000 },
    { name: 'Trip', value: 8000 },
  ],
};

/** Two-letter and four-letter clues: soon bare. */
export const smallPuzzle = { subject: 'ABBA', kind: 'group', clues: ['GO', 'BUCK', 'UP'] };

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

const shown = (cells: readonly Cell[]) => cells.map(({ char, open }) => (open ? char : '_')).join('');

export class Match extends Playing<Board> {
  /** Letters of the names and subjects that come next, for their orders of showing. */
  constructor(options: object = {}, changes: object = {}) {
    super(onARoll, { options: { judging: 'auto', ...options }, pack: { ...pack, ...changes } });
  }

  /** Started, with the first puzzle on the board. */
  static on({
    blocked = [3, 1, 9],
    options = {},
    changes = {},
  }: {
    blocked?: number[];
    options?: object;
    changes?: object;
  } = {}): Match {
    return new Match(options, changes).start().puzzle(...blocked);
  }

  /** The same with one small puzzle whose three first letters are blocked. */
  static small(): Match {
    return Match.on({ blocked: [1, 1, 1], changes: { puzzles: [smallPuzzle] } });
  }

  start(): this {
    this.move('host', 'start');
    return this;
  }

  puzzle(...numbers: number[]): this {
    this.move('host', 'puzzle', {}, { numbers });
    return this;
  }

  nameGame(order: readonly number[] = upTo(10), secret = 50): this {
    this.move('host', 'name-game', {}, { orders: [order], numbers: [secret] });
    return this;
  }

  guess(seat: number, text: string, buzz: number): this {
    this.move(seat, 'guess', { text, buzz });
    return this;
  }

  free(seat: number, text: string): this {
    this.move(seat, 'guess', { text });
    return this;
  }

  do(by: number | 'host', name: string, inputs: Inputs = {}): this {
    this.move(by, name, inputs);
    return this;
  }

  expire(...numbers: number[]): this {
    this.move('clock', 'expire', {}, numbers.length > 0 ? { numbers } : undefined);
    return this;
  }

  expireRolling(a: number, b: number): this {
    this.move('clock', 'expire', {}, { dice: [a, b] });
    return this;
  }

  /** WASHINGTON, guessed at once: the seat has the dice. */
  control(seat: number): this {
    return this.nameGame()
      .guess(seat, 'Washington', 50)
      .guess(1 - seat, 'Adams', 99);
  }

  roll(seat: number, a: number, b: number): this {
    this.move(seat, 'roll', {}, { dice: [a, b] });
    return this;
  }

  pick(seat: number, ...cells: readonly (readonly [row: number, number: number])[]): this {
    this.move(seat, 'pick', { cells: cells.map(([row, number]) => ({ row, number })) });
    return this;
  }

  canPick(seat: number, ...cells: readonly (readonly [row: number, number: number])[]): boolean {
    return this.refused(seat, 'pick', { cells: cells.map(([row, number]) => ({ row, number })) }) === '';
  }

  clue(seat: number, row: number, text: string): this {
    return this.do(seat, 'clue', { row, text });
  }

  subject(seat: number, text: string): this {
    return this.do(seat, 'subject', { text });
  }

  reveal(secret: number, order?: readonly number[]): this {
    this.move('host', 'reveal', {}, { numbers: [secret], ...(order === undefined ? {} : { orders: [order] }) });
    return this;
  }

  /** Time is called, and the seat knows the subject at once. */
  win(seat: number, subject: string, letters: number): this {
    return this.do('host', 'call-time')
      .reveal(50, upTo(letters))
      .guess(seat, subject, 50)
      .guess(1 - seat, 'no idea', 99);
  }

  winFirst(seat: number): this {
    return this.win(seat, 'Elvis Presley', 12);
  }

  /** Big 6 after a money roll of `total` 2 … 12. */
  bigSix(seat: number, a = 1, b = 1): this {
    return this.do('host', 'bonus').roll(seat, a, b);
  }

  /** Four wasted rolls. */
  missSix(seat: number): this {
    return this.bigSix(seat).roll(seat, 1, 1).roll(seat, 1, 1).roll(seat, 1, 1).roll(seat, 1, 1);
  }

  lucky(seat: number, letter: string, order = [1, 2, 3, 4, 5]): this {
    this.move('host', 'bonus', {}, { orders: [order] });
    return this.do(seat, 'pick', { letter });
  }

  get act(): string {
    return this.view().act;
  }

  get name(): string {
    return shown(this.board.name?.cells ?? []);
  }

  get subjectShown(): string {
    return shown(this.board.subject?.cells ?? []);
  }

  get word(): string {
    return shown(this.board.cells);
  }

  row(at: number): string {
    return shown(this.board.rows[at]?.cells ?? []);
  }

  numbers(at: number): number[] {
    return (this.board.rows[at]?.cells ?? []).map(({ number }) => number);
  }
}
