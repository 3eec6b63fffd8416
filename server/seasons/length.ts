/** Limits the length of a season's ledger, because readers get all of it. */
import type { Line } from '../../shared/season/ledger.ts';

/** More than two hundred evenings write. After that a season starts a new ledger. */
export const mostLines = 5000;

/** Letters of its lines as they are sent. The names of a thousand entrants are one line as well. */
export const mostLetters = 1_000_000;

/** Room that is kept for games in progress, whose results must still fit. */
const reserve = { lines: 200, letters: 100_000 };

const lettersOf = (lines: readonly Line[]): number => JSON.stringify(lines).length;

/** Whether a ledger is too long to be imported. */
export const isTooLong = (lines: readonly Line[]): boolean =>
  lines.length > mostLines || lettersOf(lines) > mostLetters;

/** Whether no further game should be opened. */
export const isFull = (lines: readonly Line[]): boolean =>
  lines.length > mostLines - reserve.lines || lettersOf(lines) > mostLetters - reserve.letters;

/** Whether nothing more is written, because somebody ends a game and undoes its end over and over. */
export const isOverfull = (lines: readonly Line[]): boolean => lines.length > mostLines + reserve.lines;
