/** Collects the cells of a sheet, and refuses it as soon as it is larger than any quiz. */
import { phrase } from '../../engine/phrase.ts';
import { maxCells, maxColumns, maxRows } from './delimited.ts';
import type { FoundTable } from './found.ts';
import { Unreadable } from './unreadable.ts';

/** A row that shows what one above it says: a merged cell. */
interface Merged {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** Far longer than any question: whoever measures it says so. A text that every cell refers to would cost as much each time. */
const maxLength = 2000;
/** Looks at a row for a merged cell. */
const maxMerging = 1_000_000;

/** Counts the cells of all sheets of a file together. */
export class Grid {
  #cells = 0;
  #rows = new Map<number, string[]>();

  /** `row` from 1, `column` from 0. Blank cells cost nothing. */
  put(row: number, column: number, value: string): void {
    const text = value.trim().slice(0, maxLength);
    if (text === '') return;
    if (column >= maxColumns) throw new Unreadable(phrase('tooManyColumns', column + 1, maxColumns));
    const cells = this.#rows.get(row) ?? [];
    this.#rows.set(row, cells);
    if (this.#rows.size > maxRows) throw new Unreadable(phrase('tableTooLarge', maxRows, maxCells));
    this.#cells += Math.max(0, column + 1 - cells.length);
    if (this.#cells > maxCells) throw new Unreadable(phrase('tableTooLarge', maxRows, maxCells));
    while (cells.length <= column) cells.push('');
    cells[column] = text;
  }

  /** The sheet so far, and begins the next. A cell that is merged over several rows counts for each of those that say anything. */
  take(part: string, merged: readonly Merged[] = []): FoundTable {
    if (merged.length * this.#rows.size > maxMerging) throw new Unreadable(phrase('tableTooLarge', maxRows, maxCells));
    for (const { column, from, to } of merged) {
      const text = this.#rows.get(from)?.[column];
      if (text === undefined) continue;
      for (const row of this.#rows.keys()) if (row > from && row <= to) this.put(row, column, text);
    }
    const rows = [...this.#rows].toSorted(([a], [b]) => a - b);
    this.#rows = new Map();
    return { part, rows: rows.map(([, cells]) => cells), lines: rows.map(([line]) => line) };
  }
}
