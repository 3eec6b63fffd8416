/** A solution behind numbers: which letters are open, and which numbers a throw may open. */

/** A letter is a Unicode letter after NFC. Blanks and punctuation are open from the start (LP-32). */
const letter = /^\p{L}$/u;

const charsOf = (solution: string): readonly string[] => [...solution.normalize('NFC')];

export const lettersIn = (solution: string): number => charsOf(solution).filter(char => letter.test(char)).length;

/** LP-06, LP-A2: one number for each letter, 9 to 12 of them. */
export const fewestLetters = 9;
export const maxLetters = 12;

export interface Board {
  readonly solution: string;
  readonly chars: readonly string[];
  /** One per character, 0 for blanks and punctuation. */
  readonly numbers: readonly number[];
  /** Numbers whose letters are hidden, ascending. */
  readonly hidden: readonly number[];
}

/** `char` is "" while hidden, `number` is 0 for blanks and punctuation. */
type Cell = { readonly char: string; readonly number: number; readonly open: boolean };

/** LP-07: `order[i]` is the number on letter i, in reading order. */
export const lay = (solution: string, order: readonly number[]): Board => {
  const chars = charsOf(solution);
  let next = 0;
  const numbers = chars.map(char => (letter.test(char) ? (order[next++] ?? 0) : 0));
  return { solution, chars, numbers, hidden: order.toSorted((a, b) => a - b) };
};

export const cellsOf = ({ chars, numbers, hidden }: Board): readonly Cell[] =>
  chars.map((char, i) => {
    const number = numbers[i] ?? 0;
    const open = !hidden.includes(number);
    return { char: open ? char : '', number, open };
  });

export const open = (board: Board, numbers: readonly number[]): Board => ({
  ...board,
  hidden: board.hidden.filter(number => !numbers.includes(number)),
});

export const openAll = (board: Board): Board => ({ ...board, hidden: [] });

/** The letters behind these numbers. */
export const lettersBehind = ({ chars, numbers }: Board, opened: readonly number[]): readonly string[] =>
  opened.map(number => chars[numbers.indexOf(number)] ?? '');

/** LP-11, LP-A1: every set of hidden numbers that adds up to the total, each ascending. */
export const setsOf = (hidden: readonly number[], total: number): readonly (readonly number[])[] => {
  const sets: number[][] = [];
  const search = (from: number, left: number, taken: readonly number[]): void => {
    for (let i = from; i < hidden.length; i++) {
      const number = hidden[i] ?? 0;
      if (number > left) return;
      if (number === left) sets.push([...taken, number]);
      else search(i + 1, left - number, [...taken, number]);
    }
  };
  search(0, total, []);
  return sets;
};

/** Numbers of the letters that a board hides, ascending. */
export const hiddenOf = ({ cells }: { readonly cells: readonly Cell[] }): readonly number[] =>
  cells.flatMap(({ number, open }) => (open ? [] : [number])).sort((a, b) => a - b);

export const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** LP-13: totals of two dice to which no hidden numbers add up. */
export const unluckyTotals = (hidden: readonly number[]): readonly number[] =>
  totals.filter(total => setsOf(hidden, total).length === 0);
