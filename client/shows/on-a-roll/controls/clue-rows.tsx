/** The three clues of On A Roll, to look at and to guess, with the letters that can be picked. */
import type { ClueCell, Row, Spot } from '../../../../shared/shows/on-a-roll/clue-board.ts';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';

const texts = onARoll.phone;

export const isSpot = (a: Spot, b: Spot) => a.row === b.row && a.number === b.number;
export const has = (spots: readonly Spot[], spot: Spot) => spots.some(one => isSpot(one, spot));

/** The words of a clue, and parts of words that end in a hyphen. Each cell keeps its index in the row. */
const wordsOf = (cells: readonly ClueCell[]): readonly (readonly (ClueCell & { readonly at: number })[])[] => {
  const found: (ClueCell & { readonly at: number })[][] = [[]];
  cells.forEach((cell, at) => {
    if (cell.number === 0 && cell.char.trim() === '') found.push([]);
    else {
      found.at(-1)?.push({ ...cell, at });
      if (cell.number === 0 && /[-‐–—/]/u.test(cell.char)) found.push([]);
    }
  });
  return found.filter(word => word.length > 0);
};

interface RowsProps {
  readonly rows: readonly Row[];
  /** How a letter that can be picked looks; "" for any other. */
  readonly pick?: (spot: Spot) => 'picked' | 'lit' | 'could' | '';
  /** Rows that can be guessed, and the callback for it. */
  readonly guess?:
    | undefined
    | {
        readonly rows: readonly number[];
        readonly open: (row: number) => void;
        readonly disabled: boolean;
      };
}

const spokenRow = ({ cells }: Row) =>
  cells
    .map(({ char, number, open }) =>
      open
        ? char.trim() === ''
          ? onARoll.row.blank
          : char
        : number < 0
          ? onARoll.row.blocked
          : onARoll.row.number(number),
    )
    .join(', ');

/** Letters of the longest word. All cells are as large as it allows, since a word that breaks is no word. */
const longestOf = (rows: readonly Row[]) =>
  Math.max(1, ...rows.flatMap(({ cells }) => wordsOf(cells).map(({ length }) => length)));

export const ClueRows = ({ rows, pick, guess }: RowsProps) => (
  <ol class="as-grid r4 gap-2 clue-rows" style={{ '--longest': String(longestOf(rows)) }}>
    {rows.map(({ cells, solved }, row) => (
      <li key={row} class={`as-grid gap-1 ${solved ? 'solved' : ''}`}>
        <em class="middle in-tile-ink" aria-hidden="true">
          {solved ? '✓' : row + 1}
        </em>
        <div class="cells flex wrap">
          <span class="unseen">{onARoll.row.label(row + 1, spokenRow({ cells, solved }), solved)}</span>
          {wordsOf(cells).map(word => (
            <div key={word[0]?.at} class="word">
              {word.map(({ char, number, open, at }) => {
                const kind = number === 0 ? 'sign' : open ? 'open' : number < 0 ? 'blocked' : 'shut';
                const state = kind === 'shut' ? pick?.({ row, number }) : undefined;
                return (
                  <i key={at} class={`upper letter-tile ${state || kind}`} aria-hidden="true">
                    {open ? char : number < 0 ? '?' : number}
                  </i>
                );
              })}
            </div>
          ))}
        </div>
        {guess?.rows.includes(row) && (
          <button
            type="button"
            class="solve bold-figure col-all no-border in-paper t4 r3 lh-normal"
            disabled={guess.disabled}
            onClick={() => guess.open(row)}
          >
            {texts.decide.solve(row + 1)}
          </button>
        )}
      </li>
    ))}
  </ol>
);
