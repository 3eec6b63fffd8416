/** The puzzle in small, to look at and to pick numbers from. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PuzzleBoard } from '../../../../shared/shows/lucky-puzzle/board.ts';
import { luckyPuzzleBoard as texts } from '../../../../shared/shows/lucky-puzzle/words/en/boards.ts';
import type { Sighted } from '../../../controls/turn.ts';
import { cellWidth, isBlank, type LetterCell, letterRows, spokenSolution } from '../../../parts/letter-rows.ts';
import { onResize } from '../../../parts/on-resize.ts';
import { lettersIn } from './board.ts';

const phrases = texts.phone;

const widthOfPage = () => Math.min(globalThis.innerWidth || 390, 480) - 28;

/** Width of an element in pixels, now and after resizing. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(widthOfPage);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth || widthOfPage());
    measure();
    return onResize([element], measure);
  }, []);
  return { ref, width };
};

/** Height that tiles may take: pixels, or a share of low pages. */
const heightFor = (most: number, share: number) =>
  Math.min(most, Math.max(96, (globalThis.innerHeight || 844) * share));

const seam = 2;

interface TilesProps {
  readonly cells: readonly LetterCell[];
  /** Tiles that can be pressed. Without them it is only a picture. */
  readonly pick?:
    | undefined
    | {
        readonly stateOf: (number: number) => '' | 'lit' | 'picked';
        readonly touch: (number: number) => void;
      };
}

const Tiles = ({ cells, pick }: TilesProps) => {
  const { ref, width: wide } = useWidth();
  const picking = pick !== undefined;
  const { rows, width, height } = useMemo(
    () =>
      letterRows(
        cells,
        picking
          ? // A long word makes its tiles narrow. They are tall instead, so that a thumb still finds them.
            { width: wide, height: heightFor(290, 0.35), gap: seam, most: { width: 62, height: 86 } }
          : { width: wide, height: heightFor(132, 0.17), gap: 3, most: { width: 42, height: 54 } },
      ),
    [cells, wide, picking],
  );
  const style = {
    '--w': `${width.toFixed(1)}px`,
    '--h': `${height.toFixed(1)}px`,
    '--letter': `${Math.max(16, Math.min(width * 0.78, height * 0.6)).toFixed(1)}px`,
    '--gap': `${picking ? seam : 3}px`,
  };
  const spoken = spokenSolution(cells, ({ number }) => texts.board.hidden(number), texts.board.word);
  return (
    <div class={`puzzle-tiles ${picking ? 'picking' : ''}`} style={style}>
      <div ref={ref} class="room down gap-1">
        <span class="unseen">{phrases.solution(spoken)}</span>
        {rows.map(row => (
          <div key={row.cells[0]} class="letters flex justify-center relative">
            {row.cells.map(at => {
              const cell = cells[at] as LetterCell;
              const { char, number, open } = cell;
              if (number === 0)
                return (
                  <span
                    key={at}
                    class={`flex-none ${isBlank(cell) ? 'blank' : 'mark'}`}
                    style={{ width: `${(cellWidth(cell) * width).toFixed(1)}px` }}
                    aria-hidden="true"
                  >
                    {char}
                  </span>
                );
              const state = open ? '' : (pick?.stateOf(number) ?? '');
              if (pick === undefined || state === '')
                return (
                  <b key={at} class={`h-full letter-tile ${open ? 'open' : 'shut'}`} aria-hidden="true">
                    {open ? char : number}
                  </b>
                );
              return (
                <button
                  key={at}
                  type="button"
                  class={`h-full letter-tile ${state}`}
                  aria-pressed={state === 'picked'}
                  aria-label={phrases.pick.tile(number, state)}
                  onClick={() => pick.touch(number)}
                >
                  {number}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
};

interface PuzzleProps extends Pick<Sighted, 'tell'> {
  readonly board: PuzzleBoard;
}

/** Category and value of a puzzle, as long as it is played for; `without`: for one that has no category. */
export const PuzzleHead = ({
  board,
  tell,
  without,
  look = '',
}: PuzzleProps & { readonly without: string; readonly look?: string }) => (
  <p class="puzzle-head flex items-baseline between bold lh-115 t5 gap-3">
    <bdi class="one-line" dir="auto">
      {board.category === '' ? without : board.category}
    </bdi>
    <b class={`bold-figure flex-none lh-10 t6 ${look}`}>
      {board.tieBreak ? texts.tieBreak : board.control < 0 ? '' : tell.money(board.value)}
    </b>
  </p>
);

export const Puzzle = ({ pick, ...props }: PuzzleProps & Pick<TilesProps, 'pick'>) => (
  <section class="puzzle r4">
    <PuzzleHead {...props} without={phrases.letters(lettersIn(props.board))} look="in-accent" />
    <Tiles cells={props.board.cells} pick={pick} />
  </section>
);
