/** The tiles of Lucky Puzzle: each with three sides, turning from number to letter. */
import '../../../parts/letter-tile.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PuzzleBoard } from '../../../../shared/shows/lucky-puzzle/board.ts';
import { hiddenOf, setsOf } from '../../../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzleBoard as words } from '../../../../shared/shows/lucky-puzzle/words/en/boards.ts';
import {
  cellWidth,
  isBlank,
  type LetterCell,
  letterRows,
  type Room,
  spokenSolution,
} from '../../../parts/letter-rows.ts';
import type { BoardProps } from '../../../stage/board.ts';

/** What the throw of Lucky Puzzle adds up to, for its board. */
export type Props = BoardProps<PuzzleBoard>;

/** What the throw can open, while the seat in control picks (LP-11). */
export const playable = ({ board, view, rolling }: Props): readonly (readonly number[])[] =>
  view.phase === 'pick' && !rolling
    ? setsOf(hiddenOf(board), board.total).toSorted((a, b) => a.length - b.length || (b[0] ?? 0) - (a[0] ?? 0))
    : [];

type Side = 'shut' | 'lit' | 'open';

interface TileProps {
  readonly side: Side;
  readonly text: string;
  /** Position in the row of tiles that turn together. */
  readonly order: number;
}

/** A side of a tile that is visible or was. */
const Face = ({ side, text, to = false }: { readonly side: Side; readonly text: string; readonly to?: boolean }) => (
  <div class={`inset-0 clip letter-tile tri ${side} ${to ? 'to' : ''}`}>
    <b class="weight-4">{text}</b>
  </div>
);

/** A three-sided tile. A third of a turn brings another side to the front. */
const Tile = ({ side, text, order }: TileProps) => {
  const memory = useRef({ side, text, order, from: null as { side: Side; text: string } | null, turn: 0 });
  const [, settle] = useState(0);
  const last = memory.current;
  if (last.side !== side || last.text !== text)
    memory.current = { side, text, order, from: { side: last.side, text: last.text }, turn: last.turn + 1 };
  const { from, turn } = memory.current;
  if (from === null) return <Face side={side} text={text} />;
  const ended = () => {
    memory.current = { ...memory.current, from: null };
    settle(turn);
  };
  return (
    <div
      key={turn}
      class="prism cover"
      style={{ '--order': String(memory.current.order) }}
      onAnimationEnd={event => {
        if (event.target === event.currentTarget) ended();
      }}
    >
      <Face {...from} />
      <Face side={side} text={text} to />
    </div>
  );
};

const rooms: Readonly<Record<'wide' | 'upright', Room>> = {
  wide: { width: 1620, height: 224, gap: 9, most: { width: 150, height: 224 } },
  upright: { width: 632, height: 272, gap: 4, most: { width: 104, height: 160 } },
};

/** Letters that are open from the start, as on an empty board. */
const spell = (text: string): readonly LetterCell[] =>
  [...text].map(char => ({ char, number: /\p{L}/u.test(char) ? 1 : 0, open: true }));

const idleText = ({ board, view }: Props) =>
  view.phase === 'tie-break'
    ? words.idle.tieBreak
    : view.phase === 'ready'
      ? (words.idle.rounds[board.round] ?? words.idle.lobby)
      : words.idle.lobby;

/** Tiles that appear with another puzzle turn in; those that a page finds when it comes do not. */
const useEntrance = (scope: string): boolean => {
  const first = useRef(scope);
  if (first.current !== scope) first.current = '';
  return first.current === '';
};

export const Board = (props: Props) => {
  const { board, cue, portrait } = props;
  const idle = board.cells.length === 0;
  const text = idle ? idleText(props) : '';
  const cells = useMemo(() => (idle ? spell(text) : board.cells), [idle, text, board.cells]);
  const room = portrait ? rooms.upright : rooms.wide;
  const { rows, width, height } = useMemo(() => letterRows(cells, room), [cells, room]);
  const scope = idle ? text : `${board.round} ${board.puzzle} ${cells.map(({ number }) => number).join()}`;
  const enters = useEntrance(scope);
  const lit = new Set(playable(props).flat());
  const sideOf = ({ open, number }: LetterCell): Side => (open ? 'open' : lit.has(number) ? 'lit' : 'shut');
  const before = useRef<{ scope: string; sides: readonly Side[] }>({ scope: '', sides: [] });
  const sides = cells.map(sideOf);
  useEffect(() => {
    before.current = { scope, sides };
  });
  const same = before.current.scope === scope;
  const turning = cells.flatMap((_, at) => (same && before.current.sides[at] !== sides[at] ? [at] : []));
  /** Letters turn one after the other, lights sweep over the board. */
  const orderOf = (at: number) =>
    sides[at] === 'open'
      ? Math.max(0, turning.filter(one => sides[one] === 'open').indexOf(at))
      : Math.max(0, turning.indexOf(at)) * 0.4;
  const hiddenText = (cell: LetterCell) =>
    lit.has(cell.number) ? words.board.playable(cell.number) : words.board.hidden(cell.number);
  const moment = cue === null ? '' : ['unlucky', 'wrong-guess', 'solved'].includes(cue.cue) ? cue.cue : '';
  const style = {
    '--w': `${width.toFixed(1)}px`,
    '--h': `${height.toFixed(1)}px`,
    '--letter': `${Math.min(width * 0.83, height * 0.52).toFixed(1)}px`,
    '--gap': `${room.gap}px`,
  };
  return (
    <div
      class={`absolute solution down middle ${idle ? 'idle' : ''} ${moment}`}
      role="img"
      aria-label={
        idle ? words.board.idle(text) : words.board.label(spokenSolution(cells, hiddenText, words.board.word))
      }
      style={style}
    >
      {rows.map(row => (
        <div key={`${scope} ${row.cells[0]}`} class="letters flex justify-center">
          {row.cells.map(at => {
            const cell = cells[at] as LetterCell;
            const wide = `${(cellWidth(cell) * width).toFixed(1)}px`;
            if (cell.number === 0)
              return (
                <span key={at} class={isBlank(cell) ? 'blank' : 'mark middle in-accent'} style={{ width: wide }}>
                  {cell.char}
                </span>
              );
            return (
              <div key={at} class={`h-full relative slot ${enters ? 'enters' : ''}`} style={{ '--order': String(at) }}>
                <Tile
                  side={sides[at] ?? 'shut'}
                  text={cell.open ? cell.char : String(cell.number)}
                  order={orderOf(at)}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
