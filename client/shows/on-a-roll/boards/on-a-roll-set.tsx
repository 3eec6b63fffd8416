/** The set that the three acts of On A Roll share: sky, racing stripes, white lacquer, cards at the sides, letters that turn. */
import '../../../parts/letter-tile.css';
import type { ComponentChildren } from 'preact';
import type { View } from '../../../../shared/engine/show.ts';
import type { Cell } from '../../../../shared/shows/on-a-roll/spelling.ts';
import { onARoll as words } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import type { StageBoard } from '../../../stage/board.ts';
import { Lamps } from '../../../stage/parts/lamps.tsx';
import { stops, WallPicture } from '../../../stage/parts/light.tsx';

const stripes = ['#e8452c', '#ffd23d', '#ffffff', '#14598c', '#e8452c'] as const;

export const Wall = () => (
  <WallPicture
    light="#ffffff"
    lamps={[[300, 240, 760, 120, 0.35]]}
    glow="#ffffff80 0, #ffffff00 .5, #06304f9e 1"
    at={[0.3, 0.7]}
    defs={
      <linearGradient id="sky" x2="0" y2="1">
        {stops('#4aa9d8 0, #9fdcf5 1')}
      </linearGradient>
    }
  >
    <rect width="1920" height="1080" fill="url(#sky)" />
    {stripes.map((colour, stripe) => {
      const [low, high] = [620 + stripe * 42, 120 + stripe * 42];
      return (
        <path
          key={stripe}
          d={`M-40 ${low}H260C470 ${low} 440 ${high} 660 ${high}H1260C1480 ${high} 1450 ${low} 1660 ${low}H1960`}
          fill="none"
          stroke={colour}
          stroke-width="40"
        />
      );
    })}
  </WallPicture>
);

/** A white card on the wall to the left or right of the board; in portrait, inside the frame. */
export const SideCard = ({
  side,
  children,
  ...given
}: {
  readonly side: 'left' | 'right';
  readonly class?: string;
  readonly children: ComponentChildren;
}) => (
  <section class={`middle column centred r5 gap-2 p-3 side-card side-${side} ${given.class ?? ''}`}>{children}</section>
);

/** Most squares to draw for rolls. More are only counted. */
const maxSquares = 8;

/** Number of rolls left, as a figure and as squares. */
export const Rolls = ({ left, of, label }: { readonly left: number; readonly of: number; readonly label: string }) => (
  <>
    <small>{label}</small>
    <b class="huge">{left}</b>
    <Lamps lit={left} of={of} most={maxSquares} />
  </>
);

const letterLike = /[\p{L}\p{N}]/u;

/** Width of a cell in letters. Punctuation and spaces need less. */
const widthOf = ({ char, open }: Cell): number =>
  !open || letterLike.test(char) ? 1 : char.trim() === '' ? 0.42 : 0.46;

/** Pixels of a letter's cell, so that all of them fit with their gaps. */
export const cellSize = (cells: readonly Cell[], room: number, most: number, gap: number): number => {
  const letters = cells.reduce((sum, cell) => sum + widthOf(cell), 0);
  return Math.min(most, (room - gap * Math.max(0, cells.length - 1)) / Math.max(1, letters));
};

/** A row of letters for screen readers: hidden ones by their name, open ones as they are. */
export const spoken = (cells: readonly Cell[], hidden: (at: number) => string): string =>
  cells.map(({ char, open }, at) => (!open ? hidden(at) : char.trim() === '' ? words.row.blank : char)).join(', ');

/** A name, a subject or a word in white cells. `given`: letters that were open before the guess keep a red edge. */
export const Spelled = ({
  cells,
  size,
  gap,
  fresh,
  given = new Set(),
}: {
  readonly cells: readonly Cell[];
  readonly size: number;
  readonly gap: number;
  readonly fresh: ReadonlySet<string>;
  readonly given?: ReadonlySet<string>;
}) => {
  let turned = 0;
  return (
    <div
      class="spelled flex justify-center"
      style={{ '--cell': `${size}px`, gap: `${gap}px` }}
      role="img"
      aria-label={words.crest.cells(spoken(cells, () => words.crest.hidden))}
    >
      {cells.map((cell, at) => {
        const key = String(at);
        const { char, open } = cell;
        if (open && !letterLike.test(char))
          return (
            <span key={key} class="sign-cell middle" style={{ width: `${widthOf(cell) * size}px` }}>
              {char}
            </span>
          );
        const turns = open && fresh.has(key);
        return (
          <i
            key={key}
            class={`letter-tile ${open ? 'open' : 'shut'} ${turns ? 'turns' : ''} ${given.has(key) ? 'given' : ''}`}
            style={turns ? { '--order': String(turned++) } : undefined}
          >
            {open ? char : ''}
          </i>
        );
      })}
    </div>
  );
};

/** “2 : 1”. */
export const Score = ({ wins }: { readonly wins: readonly number[] }) => <b class="score">{words.side.score(wins)}</b>;

/** What the boards of Big 6 and Lucky 7 share. */
export const bonusStage = {
  skin: 'sky',
  frame: { width: 1112, height: 326, portrait: (_: View, short: boolean) => (short ? 330 : 388) },
  Wall,
} as const satisfies Partial<StageBoard>;
