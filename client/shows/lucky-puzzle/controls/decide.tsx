/** Guess, roll or pass. */
import { useState } from 'preact/hooks';
import type { PuzzleBoard } from '../../../../shared/shows/lucky-puzzle/board.ts';
import { hiddenOf } from '../../../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzleBoard as texts } from '../../../../shared/shows/lucky-puzzle/words/en/boards.ts';
import { words } from '../../../../shared/words/index.ts';
import type { Turn } from '../../../controls/turn.ts';
import { fillGaps } from '../../../parts/gaps.ts';
import { LetterGaps } from '../../../parts/letter-gaps.tsx';
import type { LetterCell } from '../../../parts/letter-rows.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { after, boardOf, unlucky } from './board.ts';
import { Puzzle } from './tiles.tsx';

const phrases = texts.phone;

/** What a mistake does: control goes over, and the highest number falls open, the last one with the puzzle (LP-14, LP-34). */
const mistake = (board: PuzzleBoard, other: string, money: (dollars: number) => string): string => {
  if (board.tieBreak) return phrases.decide.tie;
  const hidden = hiddenOf(board);
  if (hidden.length === 1) return phrases.decide.lastFalls(other, money(after(board, 1)));
  return phrases.decide.slip(other, hidden.at(-1) ?? 0);
};

/** What is typed, in capitals where the solution is written in them: that is how it is told and shown. */
const written = (cells: readonly LetterCell[], text: string): string =>
  cells.every(({ char }) => char === char.toUpperCase())
    ? Array.from(text, char => (char.toUpperCase().length === char.length ? char.toUpperCase() : char)).join('')
    : text;

const GuessForm = (turn: Turn & { readonly back: () => void }) => {
  const board = boardOf(turn);
  const { tell, seat, sending, send, back } = turn;
  const [value, setValue] = useState(() => fillGaps(board.cells, ''));
  const missing = value.chars.filter(char => char === '').length;
  const hidden = hiddenOf(board);
  const other = tell.name(1 - seat);
  return (
    <Sheet class="puzzle-guess">
      <p class="puzzle-head flex items-baseline between bold lh-115 t5 gap-3">
        <bdi class="one-line" dir="auto">
          {board.category === '' ? phrases.guess.title : board.category}
        </bdi>
        <b>{board.tieBreak ? texts.tieBreak : tell.money(board.value)}</b>
      </p>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (value.text !== '' && !sending) send('guess', { text: written(board.cells, value.text) });
        }}
      >
        <LetterGaps
          known={board.cells}
          value={value}
          onChange={setValue}
          label={phrases.guess.title}
          gap={phrases.guess.gap}
        />
        <p class="lead" dir="auto">
          {board.tieBreak
            ? phrases.guess.wins
            : hidden.length === 1
              ? phrases.guess.wrongLast(other)
              : phrases.guess.wrong(other, hidden.at(-1) ?? 0)}
        </p>
        <div class="buttons">
          <button type="submit" class="hero go" disabled={value.text === '' || sending}>
            {sending ? words().pages.play.sending : missing > 0 ? phrases.guess.missing(missing) : phrases.guess.it}
            {missing === 0 && (
              <small class="anywhere">
                {board.tieBreak ? phrases.decide.rightTie : phrases.decide.right(tell.money(board.value))}
              </small>
            )}
          </button>
          <button type="button" class="hero pale" disabled={sending} onClick={back}>
            {phrases.guess.back}
          </button>
        </div>
      </form>
    </Sheet>
  );
};

/** Guess, roll or pass (LP-12). */
export const DecideTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { legal, tell, seat, sending, send } = turn;
  const { play } = words().pages;
  const [guessing, setGuessing] = useState(false);
  if (guessing) return <GuessForm {...turn} back={() => setGuessing(false)} />;
  const mayPass = legal.some(({ do: move }) => move === 'pass');
  const other = tell.name(1 - seat);
  const risk = unlucky(board);
  return (
    <Sheet
      class="puzzle-decide"
      foot={
        <>
          <button type="button" class="hero go" disabled={sending} onClick={() => setGuessing(true)}>
            {phrases.decide.guess}
            <small class="anywhere">
              {board.tieBreak ? phrases.decide.rightTie : phrases.decide.right(tell.money(board.value))}
            </small>
          </button>
          <div class={mayPass ? 'two as-grid cols-2 gap-3' : ''}>
            <button type="button" class="hero" disabled={sending} onClick={() => send('roll')}>
              {sending ? play.rolling : phrases.decide.roll}
              <small class="anywhere">
                {risk.totals.length === 0
                  ? board.tieBreak || board.perLetter === 0
                    ? phrases.decide.priceTie
                    : phrases.decide.price(tell.money(board.perLetter))
                  : phrases.decide.unlucky(risk.totals, risk.ways)}
              </small>
            </button>
            {mayPass && (
              <button type="button" class="hero pale" disabled={sending} onClick={() => send('pass')}>
                {phrases.decide.pass}
                <small class="anywhere" dir="auto">
                  {phrases.decide.passText(other)}
                </small>
              </button>
            )}
          </div>
        </>
      }
    >
      <Puzzle board={board} tell={tell} />
      <h1>{mayPass ? phrases.decide.title : phrases.decide.noPass}</h1>
      <p class="lead" dir="auto">
        {mistake(board, other, tell.money)}
      </p>
    </Sheet>
  );
};
