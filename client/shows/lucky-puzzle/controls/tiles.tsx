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

/** Height that tiles may take, in pixels: a share of low pages. */
const room = () => Math.min(132, Math.max(96, (globalThis.innerHeight || 844) * 0.17));

const gap = 3;

/** Which of the numbers can be picked, and which are. */
type StateOf = (number: number) => '' | 'lit' | 'picked';

interface TilesProps {
  readonly cells: readonly LetterCell[];
  readonly stateOf?: StateOf | undefined;
}

const Tiles = ({ cells, stateOf = () => '' }: TilesProps) => {
  const { ref, width: wide } = useWidth();
  const { rows, width, height } = useMemo(
    () => letterRows(cells, { width: wide, height: room(), gap, most: { width: 42, height: 54 } }),
    [cells, wide],
  );
  const style = {
    '--w': `${width.toFixed(1)}px`,
    '--h': `${height.toFixed(1)}px`,
    '--letter': `${Math.max(16, Math.min(width * 0.78, height * 0.6)).toFixed(1)}px`,
    '--gap': `${gap}px`,
  };
  const spoken = spokenSolution(cells, ({ number }) => texts.board.hidden(number), texts.board.word);
  return (
    <div class="puzzle-tiles" style={style}>
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
              return (
                <b
                  key={at}
                  class={`h-full letter-tile ${open ? 'open' : stateOf(number) || 'shut'}`}
                  aria-hidden="true"
                >
                  {open ? char : number}
                </b>
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

export const Puzzle = ({ stateOf, ...props }: PuzzleProps & Pick<TilesProps, 'stateOf'>) => (
  <section class="puzzle r4">
    <PuzzleHead {...props} without={phrases.letters(lettersIn(props.board))} look="in-accent" />
    <Tiles cells={props.board.cells} stateOf={stateOf} />
  </section>
);
