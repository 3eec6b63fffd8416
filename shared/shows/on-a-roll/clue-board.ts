/**
 * The clue board: three rows of hidden letters (OR-15). Every letter of a row has a number, left to right from 1, except the
 * one behind the question mark (OR-16, OR-A5). A throw of two different faces opens one or both of them, each in any row, or
 * else their total in one row (OR-19, OR-A3, OR-A4).
 */
import { charsOf, isLetter } from './spelling.ts';

export interface ClueCell {
  readonly char: string;
  /** 0 for blanks and punctuation, -1 for the blocked letter. */
  readonly number: number;
  readonly open: boolean;
}

export interface Row {
  readonly cells: readonly ClueCell[];
  readonly solved: boolean;
}

/** A numbered letter of the board; rows count from 0. */
export type Spot = { readonly row: number; readonly number: number };

/** A clue as it is laid on the board. `blocked` counts its letters from 1. */
export const layRow = (clue: string, blocked: number): Row => {
  let place = 0;
  let number = 0;
  const cells = charsOf(clue).map((char): ClueCell => {
    if (!isLetter(char)) return { char, number: 0, open: true };
    place += 1;
    if (place === blocked) return { char, number: -1, open: false };
    number += 1;
    return { char, number, open: false };
  });
  return { cells, solved: false };
};

/** All hidden numbers, by row, then by number. */
export const hiddenSpots = (rows: readonly Row[]): readonly Spot[] => {
  const spots: Spot[] = [];
  rows.forEach(({ cells }, row) => {
    for (const { number, open } of cells) if (!open && number > 0) spots.push({ row, number });
  });
  return spots;
};

/** OR-51: no numbered letter is hidden. That includes the case that all three rows are solved. */
export const isBare = (rows: readonly Row[]): boolean =>
  rows.every(({ cells }) => cells.every(({ number, open }) => open || number < 0));

/** The single letters that a throw can open; none after a double (OR-20, OR-22, OR-A29). */
export const spotsFor = (rows: readonly Row[], [a = 0, b = 0]: readonly number[]): readonly Spot[] =>
  a === b ? [] : hiddenSpots(rows).filter(({ number }) => number === a || number === b || number === a + b);

/** Every way to use a throw: one letter, or both faces. */
export const picksFor = (rows: readonly Row[], dice: readonly number[]): readonly (readonly Spot[])[] => {
  const [a = 0, b = 0] = dice;
  const spots = spotsFor(rows, dice);
  const picks: (readonly Spot[])[] = spots.map(spot => [spot]);
  for (const first of spots) {
    if (first.number !== a) continue;
    for (const second of spots) if (second.number === b) picks.push([first, second]);
  }
  return picks;
};

export const openSpots = (rows: readonly Row[], spots: readonly Spot[]): readonly Row[] =>
  rows.map((row, at) => {
    const numbers = spots.flatMap(spot => (spot.row === at ? [spot.number] : []));
    if (numbers.length === 0) return row;
    return { ...row, cells: row.cells.map(cell => (numbers.includes(cell.number) ? { ...cell, open: true } : cell)) };
  });

export const letterAt = (rows: readonly Row[], { row, number }: Spot): string =>
  rows[row]?.cells.find(cell => cell.number === number)?.char ?? '';

const opened = (cells: readonly ClueCell[]) => cells.map(cell => (cell.open ? cell : { ...cell, open: true }));

/** OR-17, OR-A6: only now the letter behind this row's question mark is shown. */
export const solveRow = (rows: readonly Row[], at: number): readonly Row[] =>
  rows.map((row, i) => (i === at ? { cells: opened(row.cells), solved: true } : row));

/** What everybody may see of the rows; all of them (`full`) once the game is won or the puzzle is void. */
export const visibleRows = (rows: readonly Row[], full: boolean): readonly Row[] =>
  rows.map(({ cells, solved }) => ({
    cells: full ? opened(cells) : cells.map(cell => (cell.open ? cell : { ...cell, char: '' })),
    solved,
  }));
