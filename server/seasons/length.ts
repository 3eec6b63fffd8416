/** How long the book of a season may become: whoever reads it gets it whole. */
import type { Line } from '../../shared/season/ledger.ts';

/** More than two hundred evenings write. A longer book is begun anew. */
export const mostLines = 5000;

/** Of its lines as they are sent; the names of a thousand entrants are a line as well. */
export const mostLetters = 1_000_000;

/** What is kept free for games that are on: their ends must find their place. */
const reserve = { lines: 200, letters: 100_000 };

const lettersOf = (lines: readonly Line[]): number => JSON.stringify(lines).length;

/** Whether it is as long as a book may be that is brought here. */
export const isTooLong = (lines: readonly Line[]): boolean =>
  lines.length > mostLines || lettersOf(lines) > mostLetters;

/** Whether no further game should be begun in it. */
export const isFull = (lines: readonly Line[]): boolean =>
  lines.length > mostLines - reserve.lines || lettersOf(lines) > mostLetters - reserve.letters;

/** Whether nothing more is written: somebody ends a game and takes its end back without end. */
export const isOverfull = (lines: readonly Line[]): boolean => lines.length > mostLines + reserve.lines;
