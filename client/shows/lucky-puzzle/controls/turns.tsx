/** The screens of a seat in Lucky Puzzle: the dice, the letters of a throw, a guess, the question that follows. */
import { useState } from 'preact/hooks';
import type { PuzzleBoard } from '../../../../shared/shows/lucky-puzzle/board.ts';
import { hiddenOf } from '../../../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzleBoard as texts } from '../../../../shared/shows/lucky-puzzle/words/en/boards.ts';
import { playing } from '../../../../shared/words/en/playing.ts';
import { GenericTurn } from '../../../controls/coming.tsx';
import { NumberKeys } from '../../../controls/number-keys.tsx';
import { RollTurn } from '../../../controls/roll.tsx';
import { FirstMove, MoveButton, optionsOf, screensByPhase, Title } from '../../../controls/sheets.tsx';
import type { Turn } from '../../../controls/turn.ts';
import { Button } from '../../../parts/button.tsx';
import { fillGaps } from '../../../parts/gaps.ts';
import { LetterGaps } from '../../../parts/letter-gaps.tsx';
import type { LetterCell } from '../../../parts/letter-rows.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { after, boardOf, lettersIn, unlucky } from './board.ts';
import { Puzzle, PuzzleHead } from './tiles.tsx';

const phrases = texts.phone;

const FirstRoll = (turn: Turn) => {
  const board = boardOf(turn);
  const { money } = turn.tell;
  const letters = lettersIn(board);
  return (
    <RollTurn
      {...turn}
      title={board.category === '' ? phrases.roll.title : board.category}
      text={
        board.tieBreak ? (
          phrases.roll.tie(letters)
        ) : (
          <>
            {phrases.roll.round(letters, money(board.value))}
            {board.perLetter > 0 && (
              <>
                <br />
                {phrases.roll.price(money(board.perLetter))}
              </>
            )}
          </>
        )
      }
    />
  );
};

/** The value of opening this many letters, in dollars. */
const outcome = (board: PuzzleBoard, letters: number, money: (dollars: number) => string): string => {
  const last = hiddenOf(board).length === letters;
  if (board.tieBreak) return last ? phrases.pick.tieSolves : phrases.pick.tieThen(letters);
  const left = money(after(board, letters));
  return last ? phrases.pick.solves(left) : phrases.pick.makes(money(board.value), left);
};

/** Numbers are pressed one by one. Those that still complete a legal set stay lit (LP-11). */
const PickTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { sending, tell } = turn;
  const sets = optionsOf<readonly number[]>(turn, 'pick', 'numbers');
  const [only] = sets;
  const forced = sets.length === 1 && only !== undefined;
  const [picked, setPicked] = useState<readonly number[]>(forced ? only.toReversed() : []);
  const goesOn = sets.filter(set => picked.every(number => set.includes(number)));
  const chosen = goesOn.find(set => set.length === picked.length);
  const lit = new Set(goesOn.flat());
  const hidden = hiddenOf(board);
  const stateOf = (number: number) => (picked.includes(number) ? 'picked' : lit.has(number) ? 'lit' : '');
  const touch = (number: number) =>
    setPicked(picked.includes(number) ? picked.filter(one => one !== number) : [...picked, number]);
  return (
    <Sheet
      class="puzzle-pick"
      foot={
        <MoveButton
          turn={turn}
          move="pick"
          inputs={{ numbers: [...(chosen ?? [])] }}
          look={`go ${picked.length > 2 ? 'long' : ''}`}
          disabled={chosen === undefined}
          small={chosen === undefined ? undefined : outcome(board, chosen.length, tell.money)}
        >
          {sending
            ? playing.sending
            : chosen === undefined
              ? phrases.pick.missing(board.total - picked.reduce((sum, number) => sum + number, 0), board.total)
              : phrases.pick.open(chosen)}
        </MoveButton>
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
      <Puzzle board={board} tell={tell} stateOf={stateOf} />
      <NumberKeys
        numbers={hidden}
        columns={Math.ceil(hidden.length / (hidden.length > 6 ? 2 : 1))}
        labelOf={number => phrases.pick.tile(number, stateOf(number))}
        {...{ stateOf, touch }}
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
      <PuzzleHead board={board} tell={tell} without={phrases.guess.title} />
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
            {sending ? playing.sending : missing > 0 ? phrases.guess.missing(missing) : phrases.guess.it}
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
const DecideTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { legal, tell, seat, sending } = turn;
  const [guessing, setGuessing] = useState(false);
  if (guessing) return <GuessForm {...turn} back={() => setGuessing(false)} />;
  const mayPass = legal.some(({ do: move }) => move === 'pass');
  const other = tell.name(1 - seat);
  const risk = unlucky(board);
  const price =
    board.tieBreak || board.perLetter === 0
      ? phrases.decide.priceTie
      : phrases.decide.price(tell.money(board.perLetter));
  return (
    <Sheet
      class="puzzle-decide"
      foot={
        <>
          <Button class="hero go" disabled={sending} onClick={() => setGuessing(true)}>
            {phrases.decide.guess}
            <small class="anywhere">
              {board.tieBreak ? phrases.decide.rightTie : phrases.decide.right(tell.money(board.value))}
            </small>
          </Button>
          <div class={mayPass ? 'two as-grid cols-2 gap-3' : ''}>
            <MoveButton
              turn={turn}
              move="roll"
              small={risk.totals.length === 0 ? price : phrases.decide.unlucky(risk.totals, risk.ways)}
              breaks
            >
              {sending ? playing.rolling : phrases.decide.roll}
            </MoveButton>
            {mayPass && (
              <MoveButton turn={turn} move="pass" look="pale" small={phrases.decide.passText(other)} breaks>
                {phrases.decide.pass}
              </MoveButton>
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

/** The player who solved the puzzle answers first. The second may not repeat that answer (LP-23). */
const AnswerTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { tell, seat } = turn;
  const { followUp, secondChance } = board;
  if (followUp === null || turn.legal.length === 0) return <GenericTurn {...turn} />;
  const other = tell.name(1 - seat);
  const money = tell.money(followUp.value);
  const choices = secondChance ? followUp.choices.filter(choice => choice !== board.said) : followUp.choices;
  return (
    <Sheet class="answer">
      <p class="lead worth down">
        <b class="bold-figure lh-11 in-mark t6">
          {secondChance ? phrases.answer.second(money) : phrases.answer.worth(money)}
        </b>
        {secondChance && <span dir="auto">{phrases.answer.wasWrong(other, board.said)}</span>}
      </p>
      <Title class={followUp.ask.length > 90 ? 'long' : ''}>{followUp.ask}</Title>
      <p class="lead risk" dir="auto">
        {secondChance
          ? phrases.answer.last
          : followUp.choices.length === 2
            ? phrases.answer.other(other, money)
            : phrases.answer.nextChance(other)}
      </p>
      <FirstMove turn={turn} choices={choices} label={() => phrases.answer.button} />
    </Sheet>
  );
};

export const PuzzleTurn = screensByPhase(
  { roll: FirstRoll, pick: PickTurn, decide: DecideTurn, 'follow-up': AnswerTurn },
  {
    pick: turn => `${boardOf(turn).total} ${hiddenOf(boardOf(turn)).length}`,
    decide: turn => `${boardOf(turn).puzzle} ${hiddenOf(boardOf(turn)).length}`,
    'follow-up': turn => boardOf(turn).followUp?.ask,
  },
);
