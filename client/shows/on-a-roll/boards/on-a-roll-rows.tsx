/** The three rows of numbered letters, and which of them the dice can open. */
import type { GameBoard } from '../../../../shared/shows/on-a-roll/boards.ts';
import { onARoll as words } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import type { BoardProps } from '../../../stage/board.ts';
import { useFresh } from '../fresh.ts';
import { cellSize, spoken } from './on-a-roll-set.tsx';

export type Props = BoardProps<GameBoard>;

/** Rolls of a round in the rule book (OR-27). An option may allow more. */
export const usualRolls = 4;

/** Numbers of letters that are still hidden. */
const hidden = ({ rows }: GameBoard): ReadonlySet<number> =>
  new Set(rows.flatMap(({ cells }) => cells.flatMap(({ number, open }) => (open || number <= 0 ? [] : [number]))));

/** What the dice can open: faces, larger last as thrown, and the total (OR-19). */
export const playable = (board: GameBoard): { readonly faces: readonly number[]; readonly total: number } => {
  const [a = 0, b = 0] = board.dice;
  if (a === b) return { faces: [], total: 0 };
  const open = hidden(board);
  return { faces: [a, b].filter(face => open.has(face)), total: open.has(a + b) ? a + b : 0 };
};

/** The lit numbers, which can be opened now. */
const litCells = ({ board, view, rolling }: Props): ReadonlySet<number> => {
  if (rolling) return new Set();
  if (view.phase === 'free-letter') return hidden(board);
  if (view.phase !== 'pick') return new Set();
  const { faces, total } = playable(board);
  return new Set([...faces, ...(total > 0 ? [total] : [])]);
};

/** Sizes in units: the space for a row of cells, and the largest cell. */
export const rowRoom = { wide: { room: 962, cell: 100, gap: 8 }, upright: { room: 574, cell: 60, gap: 5 } } as const;

export const Rows = (props: Props) => {
  const { board, view, cue, portrait } = props;
  const { rows } = board;
  const fresh = useFresh(
    rows.flatMap(({ cells }, row) =>
      cells.flatMap(({ open, number }, at) => (open && number !== 0 ? [`${row}:${at}`] : [])),
    ),
    `${board.game} ${rows.map(({ cells }) => cells.map(({ number }) => number).join()).join('/')}`,
  );
  const bright = litCells(props);
  const { room, cell, gap } = portrait ? rowRoom.upright : rowRoom.wide;
  const size = Math.min(...rows.map(({ cells }) => cellSize(cells, room, cell, gap)), cell);
  let order = 0;
  return (
    <ol class="clues down gap-3" style={{ '--cell': `${size.toFixed(1)}px`, '--gap': `${gap}px` }}>
      {rows.map(({ cells, solved }, row) => {
        const judged = cue !== null && ['guessed', 'clue-wrong'].includes(cue.cue);
        const may = view.phase === 'decide' && board.guessable.includes(row) && !props.rolling && !judged;
        const now = cue?.cue === 'clue-right' && cue.row === row;
        const asked = cue?.cue === 'guessed' && cue.row === row;
        const missed = cue?.cue === 'clue-wrong' && cue.row === row;
        const label = spoken(cells, at => {
          const number = cells[at]?.number ?? 0;
          if (number < 0) return words.row.blocked;
          return bright.has(number) ? words.row.canOpen(number) : words.row.number(number);
        });
        return (
          <li
            key={row}
            class={`flex min-h-0 relative ${[
              'clue',
              solved && 'solved',
              may && 'may',
              now && 'now',
              asked && 'asked',
              missed && 'missed',
            ]
              .filter(Boolean)
              .join(' ')}`}
          >
            <em class="in-tile-ink" aria-hidden="true">
              {solved ? '✓' : row + 1}
            </em>
            <span class="unseen">{words.row.label(row + 1, label, solved)}</span>
            {cells.map(({ char, number, open }, at) => {
              const key = `${row}:${at}`;
              if (number === 0)
                return (
                  <span key={key} class={`flex-none ${char.trim() === '' ? 'gap' : 'mark'}`} aria-hidden="true">
                    {char}
                  </span>
                );
              const turns = open && fresh.has(key);
              const kind = open ? 'open' : number < 0 ? 'blocked' : bright.has(number) ? 'lit' : 'shut';
              return (
                <div
                  key={key}
                  class={`flex-none letter-tile cell ${kind} ${turns ? 'turns' : ''}`}
                  style={turns ? { '--order': String(order++) } : undefined}
                  data-was={turns ? (number < 0 ? '?' : number) : undefined}
                  aria-hidden="true"
                >
                  <b class={`weight-4 ${number >= 10 && !open ? 'two' : ''}`}>
                    {open ? char : number < 0 ? '?' : number}
                  </b>
                </div>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
};
