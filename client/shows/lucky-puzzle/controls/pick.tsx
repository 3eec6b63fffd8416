/** Which letters to open with a throw. */
import { useState } from 'preact/hooks';
import type { PuzzleBoard } from '../../../../shared/shows/lucky-puzzle/board.ts';
import { hiddenOf } from '../../../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzleBoard as texts } from '../../../../shared/shows/lucky-puzzle/words/en/boards.ts';
import { words } from '../../../../shared/words/index.ts';
import type { Turn } from '../../../controls/turn.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { after, boardOf } from './board.ts';
import { Puzzle } from './tiles.tsx';

const phrases = texts.phone;

const setsFor = (turn: Turn): readonly (readonly number[])[] => {
  const input = turn.legal.find(({ do: move }) => move === 'pick')?.inputs?.numbers;
  return input?.kind === 'set' ? (input.of as unknown as readonly (readonly number[])[]) : [];
};

/** The value of opening this many letters, in dollars. */
const outcome = (board: PuzzleBoard, letters: number, money: (dollars: number) => string): string => {
  const last = hiddenOf(board).length === letters;
  if (board.tieBreak) return last ? phrases.pick.tieSolves : phrases.pick.tieThen(letters);
  const left = money(after(board, letters));
  return last ? phrases.pick.solves(left) : phrases.pick.makes(money(board.value), left);
};

/** Numbers are pressed one by one. Those that still complete a legal set stay lit (LP-11). */
export const PickTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { sending, send, tell } = turn;
  const sets = setsFor(turn);
  const [only] = sets;
  const forced = sets.length === 1 && only !== undefined;
  const [picked, setPicked] = useState<readonly number[]>(forced ? only.toReversed() : []);
  const goesOn = sets.filter(set => picked.every(number => set.includes(number)));
  const chosen = goesOn.find(set => set.length === picked.length);
  const lit = new Set(goesOn.flat());
  const touch = (number: number) =>
    setPicked(picked.includes(number) ? picked.filter(one => one !== number) : [...picked, number]);
  return (
    <Sheet
      class="puzzle-pick"
      foot={
        <button
          type="button"
          class={`hero go ${picked.length > 2 ? 'long' : ''}`}
          disabled={chosen === undefined || sending}
          onClick={() => chosen !== undefined && send('pick', { numbers: [...chosen] })}
        >
          {sending
            ? words().pages.play.sending
            : chosen === undefined
              ? phrases.pick.missing(board.total - picked.reduce((sum, number) => sum + number, 0), board.total)
              : phrases.pick.open(chosen)}
          {chosen !== undefined && <small>{outcome(board, chosen.length, tell.money)}</small>}
        </button>
      }
    >
      <h1>{phrases.pick.title(board.total)}</h1>
      <p class="lead">
        {forced
          ? phrases.pick.only(only)
          : board.tieBreak || board.perLetter === 0
            ? phrases.pick.free(board.total)
            : phrases.pick.text(board.total, tell.money(board.perLetter))}
      </p>
      <Puzzle
        board={board}
        tell={tell}
        pick={{
          stateOf: number => (picked.includes(number) ? 'picked' : lit.has(number) ? 'lit' : ''),
          touch,
        }}
      />
      <output
        class={`bold-figure block centred tabular lh-11 in-mark t8 sum-line ${chosen === undefined ? '' : 'whole'}`}
        aria-live="polite"
      >
        {phrases.pick.sum(picked, board.total)}
      </output>
    </Sheet>
  );
};
