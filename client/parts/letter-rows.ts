/** How a solution behind numbered letters is broken into rows: between words, and as large as the space allows. */

export interface LetterCell {
  /** "" while hidden. */
  readonly char: string;
  /** 0 for spaces and punctuation. */
  readonly number: number;
  readonly open: boolean;
}

interface Row {
  /** Indices into the cells. A space at either end of a row is dropped. */
  readonly cells: readonly number[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Between letters of a row, and between rows. */
  readonly gap: number;
  /** Largest size of a letter's tile. */
  readonly most: { readonly width: number; readonly height: number };
}

interface Rows {
  readonly rows: readonly Row[];
  /** Size of a letter's tile, in the units of the space. */
  readonly width: number;
  readonly height: number;
}

const wide = /[\p{L}\p{N}&@#%€$£+=]/u;
const breaks = /[-‐–—/]/u;

export const isBlank = ({ char, number }: LetterCell): boolean => number === 0 && char.trim() === '';

/** Width of a cell, in tiles. */
export const cellWidth = (cell: LetterCell): number => {
  if (cell.number > 0) return 1;
  if (isBlank(cell)) return 0.3;
  return wide.test(cell.char) ? 0.66 : 0.34;
};

interface Piece {
  readonly cells: readonly number[];
  readonly width: number;
  /** Index of the space between this piece and the next in the same row, or -1. */
  readonly blank: number;
}

/** Pieces that stay together: words, and parts of words that end in a hyphen. A broken word cannot be read. */
const piecesOf = (cells: readonly LetterCell[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let held: number[] = [];
  const put = (blank: number) => {
    if (held.length === 0) return;
    const width = held.reduce((sum, at) => sum + cellWidth(cells[at] as LetterCell), 0);
    pieces.push({ cells: held, width, blank });
    held = [];
  };
  for (const [at, cell] of cells.entries()) {
    if (isBlank(cell)) put(at);
    else {
      held.push(at);
      if (cell.number === 0 && breaks.test(cell.char) && held.length > 1) put(-1);
    }
  }
  put(-1);
  return pieces;
};

const blankWidth = 0.3;

/** Distributes pieces over this many rows so that the longest is as short as possible. Each row is [from, to). */
const spread = (pieces: readonly Piece[], rows: number): readonly (readonly [number, number])[] => {
  const widthOf = (from: number, to: number) => {
    let sum = 0;
    for (let i = from; i < to; i++) {
      const { width, blank } = pieces[i] as Piece;
      sum += width + (i < to - 1 && blank >= 0 ? blankWidth : 0);
    }
    return sum;
  };
  let best: readonly { readonly longest: number; readonly breaks: readonly number[] }[] = pieces.map((_, i) => ({
    longest: widthOf(0, i + 1),
    breaks: [0],
  }));
  for (let row = 1; row < rows; row++) {
    const before = best;
    best = pieces.map((_, i) => {
      let found = { longest: Number.POSITIVE_INFINITY, breaks: [0] as readonly number[] };
      for (let from = row; from <= i; from++) {
        const above = before[from - 1];
        if (above === undefined) continue;
        const longest = Math.max(above.longest, widthOf(from, i + 1));
        if (longest < found.longest) found = { longest, breaks: [...above.breaks, from] };
      }
      return found;
    });
  }
  const starts = best.at(-1)?.breaks ?? [0];
  return starts.map((from, i) => [from, starts[i + 1] ?? pieces.length] as const);
};

const rowOf = (pieces: readonly Piece[]): Row => ({
  cells: pieces.flatMap(({ cells, blank }, i) => (i < pieces.length - 1 && blank >= 0 ? [...cells, blank] : cells)),
});

/** Another row is used only if it makes letters larger by this factor. */
const worth = 1.08;

/** Breaks the cells into rows and computes the size of a letter's tile. */
export const letterRows = (cells: readonly LetterCell[], room: Room): Rows => {
  const pieces = piecesOf(cells);
  let best: Rows & { readonly letter: number } = { rows: [], width: 0, height: 0, letter: 0 };
  for (let count = 1; count <= pieces.length; count++) {
    const rows = spread(pieces, count).map(([from, to]) => rowOf(pieces.slice(from, to)));
    const width = Math.min(
      room.most.width,
      ...rows.map(row => {
        const tiles = row.cells.reduce((sum, at) => sum + cellWidth(cells[at] as LetterCell), 0);
        return (room.width - room.gap * (row.cells.length - 1)) / tiles;
      }),
    );
    const height = Math.min(room.most.height, (room.height - room.gap * (count - 1)) / count);
    const letter = Math.min(width * 0.9, height * 0.55);
    if (letter > best.letter * worth) best = { rows, width, height, letter };
  }
  return { rows: best.rows, width: best.width, height: best.height };
};

/** A solution for screen readers: one word after another, with `hidden` for each hidden letter. */
export const spokenSolution = (
  cells: readonly LetterCell[],
  hidden: (cell: LetterCell) => string,
  word: (letters: string) => string,
): string =>
  piecesOf(cells)
    .map(piece =>
      word(
        piece.cells
          .map(at => cells[at] as LetterCell)
          .map(cell => (cell.open ? cell.char : hidden(cell)))
          .join(', '),
      ),
    )
    .join(' ');
