/** Lucky Puzzle on a player's phone and on the host's desk. */
import type { PuzzleBoard } from '../../shared/shows/lucky-puzzle/board.ts';
import './lucky-puzzle.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { setsOf } from '../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzleBoard as texts } from '../../shared/words/en/boards/lucky-puzzle.ts';
import { words } from '../../shared/words/index.ts';
import { fillGaps } from '../parts/gaps.ts';
import { LetterGaps } from '../parts/letter-gaps.tsx';
import { cellWidth, isBlank, type LetterCell, letterRows, spokenSolution } from '../parts/letter-rows.ts';
import { Sheet } from '../parts/sheet.tsx';
import { GenericTurn } from './generic.tsx';
import { MoveForm } from './move-form.tsx';
import { RollTurn } from './roll.tsx';
import type { ShowControls, Sighted, Turn } from './turn.ts';

const said = texts.phone;

const boardOf = ({ view }: Sighted) => view.board as PuzzleBoard;

const lettersIn = ({ cells }: PuzzleBoard) => cells.filter(({ number }) => number > 0).length;

/** Numbers of hidden letters, ascending. */
const hiddenOf = ({ cells }: PuzzleBoard): readonly number[] =>
  cells.flatMap(({ number, open }) => (open ? [] : [number])).sort((a, b) => a - b);

/** What the puzzle is worth with so many more letters open (LP-09). */
const after = ({ value, perLetter }: PuzzleBoard, letters: number) => Math.max(0, value - perLetter * letters);

const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Totals that nothing adds up to (LP-13), and how many of the 36 throws come to one of them. */
const unlucky = (board: PuzzleBoard) => {
  const hidden = hiddenOf(board);
  const found = totals.filter(total => setsOf(hidden, total).length === 0);
  return { totals: found, ways: found.reduce((sum, total) => sum + 6 - Math.abs(total - 7), 0) };
};

const widthOfPage = () => Math.min(globalThis.innerWidth || 390, 480) - 28;

/** Width of an element in pixels, as it is and as it becomes. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(widthOfPage);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth || widthOfPage());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};

/** How much of a page's height tiles may have: pixels, or a share where pages are low. */
const heightFor = (most: number, share: number) =>
  Math.min(most, Math.max(96, (globalThis.innerHeight || 844) * share));

/** As wide as a thumb, pixels. */
const thumb = 44;
const seam = 2;

interface TilesProps {
  readonly cells: readonly LetterCell[];
  /** Tiles that may be touched; nothing but a picture without. */
  readonly pick?: {
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
          ? {
              width: wide,
              height: heightFor(290, 0.35),
              gap: seam,
              most: { width: 62, height: 86 },
              longest: Math.floor((wide + seam) / (thumb + seam)),
            }
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
      <div ref={ref} class="room">
        <span class="unseen">{said.solution(spoken)}</span>
        {rows.map(row => (
          <div key={row.cells[0]} class="letters">
            {row.cells.map(at => {
              const cell = cells[at] as LetterCell;
              const { char, number, open } = cell;
              if (number === 0)
                return (
                  <span
                    key={at}
                    class={isBlank(cell) ? 'blank' : 'mark'}
                    style={{ width: `${(cellWidth(cell) * width).toFixed(1)}px` }}
                    aria-hidden="true"
                  >
                    {char}
                  </span>
                );
              const state = open ? '' : (pick?.stateOf(number) ?? '');
              if (pick === undefined || state === '')
                return (
                  <b key={at} class={open ? 'open' : 'shut'} aria-hidden="true">
                    {open ? char : number}
                  </b>
                );
              return (
                <button
                  key={at}
                  type="button"
                  class={state}
                  aria-pressed={state === 'picked'}
                  aria-label={said.pick.tile(number, state)}
                  onClick={() => pick.touch(number)}
                >
                  {number}
                </button>
              );
            })}
            {row.goesOn && (
              <svg class="goes-on" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 6h14v10H6m5-5-5 5 5 5" />
              </svg>
            )}
          </div>
        ))}
      </div>
    </div>
  );
};

/** Category and value over the tiles. */
const Puzzle = ({
  board,
  tell,
  pick,
}: Pick<Sighted, 'tell'> & { readonly board: PuzzleBoard } & Pick<TilesProps, 'pick'>) => (
  <section class="puzzle">
    <p class="puzzle-head">
      <bdi dir="auto">{board.category === '' ? said.letters(lettersIn(board)) : board.category}</bdi>
      <b>{board.tieBreak ? texts.tieBreak : tell.money(board.value)}</b>
    </p>
    <Tiles cells={board.cells} {...(pick === undefined ? {} : { pick })} />
  </section>
);

const FirstRoll = (turn: Turn) => {
  const board = boardOf(turn);
  const { money } = turn.tell;
  const letters = lettersIn(board);
  return (
    <RollTurn
      {...turn}
      title={board.category === '' ? said.roll.title : board.category}
      text={
        board.tieBreak ? (
          said.roll.tie(letters)
        ) : (
          <>
            {said.roll.round(letters, money(board.value))}
            {board.perLetter > 0 && (
              <>
                <br />
                {said.roll.price(money(board.perLetter))}
              </>
            )}
          </>
        )
      }
    />
  );
};

const setsFor = (turn: Turn): readonly (readonly number[])[] => {
  const input = turn.legal.find(({ do: move }) => move === 'pick')?.inputs?.numbers;
  return input?.kind === 'set' ? (input.of as unknown as readonly (readonly number[])[]) : [];
};

/** What opening so many letters does, in dollars. */
const outcome = (board: PuzzleBoard, letters: number, money: (dollars: number) => string): string => {
  const last = hiddenOf(board).length === letters;
  if (board.tieBreak) return last ? said.pick.tieSolves : said.pick.tieThen(letters);
  const left = money(after(board, letters));
  return last ? said.pick.solves(left) : said.pick.makes(money(board.value), left);
};

/** Numbers are touched one by one; those stay lit that still go with them in a legal set (LP-11). */
const PickTurn = (turn: Turn) => {
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
              ? said.pick.missing(board.total - picked.reduce((sum, number) => sum + number, 0), board.total)
              : said.pick.open(chosen)}
          {chosen !== undefined && <small>{outcome(board, chosen.length, tell.money)}</small>}
        </button>
      }
    >
      <h1>{said.pick.title(board.total)}</h1>
      <p class="lead">
        {forced
          ? said.pick.only(only)
          : board.tieBreak || board.perLetter === 0
            ? said.pick.free(board.total)
            : said.pick.text(board.total, tell.money(board.perLetter))}
      </p>
      <Puzzle
        board={board}
        tell={tell}
        pick={{
          stateOf: number => (picked.includes(number) ? 'picked' : lit.has(number) ? 'lit' : ''),
          touch,
        }}
      />
      <output class={`sum-line ${chosen === undefined ? '' : 'whole'}`} aria-live="polite">
        {said.pick.sum(picked, board.total)}
      </output>
    </Sheet>
  );
};

/** What a mistake does: control goes over, and the highest number falls open, the last one with the puzzle (LP-14, LP-34). */
const mistake = (board: PuzzleBoard, other: string, money: (dollars: number) => string): string => {
  if (board.tieBreak) return said.decide.tie;
  const hidden = hiddenOf(board);
  if (hidden.length === 1) return said.decide.lastFalls(other, money(after(board, 1)));
  return said.decide.slip(other, hidden.at(-1) ?? 0);
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
      <p class="puzzle-head">
        <bdi dir="auto">{board.category === '' ? said.guess.title : board.category}</bdi>
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
          label={said.guess.title}
          gap={said.guess.gap}
        />
        <button type="submit" class="hero go" disabled={value.text === '' || sending}>
          {sending ? words().pages.play.sending : missing > 0 ? said.guess.missing(missing) : said.guess.it}
          {missing === 0 && (
            <small>{board.tieBreak ? said.decide.rightTie : said.decide.right(tell.money(board.value))}</small>
          )}
        </button>
        <p class="lead" dir="auto">
          {board.tieBreak
            ? said.guess.wins
            : hidden.length === 1
              ? said.guess.wrongLast(other)
              : said.guess.wrong(other, hidden.at(-1) ?? 0)}
        </p>
        <button type="button" class="hero pale" disabled={sending} onClick={back}>
          {said.guess.back}
        </button>
      </form>
    </Sheet>
  );
};

/** Guess, roll or pass (LP-12). */
const DecideTurn = (turn: Turn) => {
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
            {said.decide.guess}
            <small>{board.tieBreak ? said.decide.rightTie : said.decide.right(tell.money(board.value))}</small>
          </button>
          <div class={mayPass ? 'two' : ''}>
            <button type="button" class="hero" disabled={sending} onClick={() => send('roll')}>
              {sending ? play.rolling : said.decide.roll}
              <small>
                {risk.totals.length === 0
                  ? board.tieBreak || board.perLetter === 0
                    ? said.decide.priceTie
                    : said.decide.price(tell.money(board.perLetter))
                  : said.decide.unlucky(risk.totals, risk.ways)}
              </small>
            </button>
            {mayPass && (
              <button type="button" class="hero pale" disabled={sending} onClick={() => send('pass')}>
                {said.decide.pass}
                <small dir="auto">{said.decide.passText(other)}</small>
              </button>
            )}
          </div>
        </>
      }
    >
      <Puzzle board={board} tell={tell} />
      <h1>{mayPass ? said.decide.title : said.decide.noPass}</h1>
      <p class="lead" dir="auto">
        {mistake(board, other, tell.money)}
      </p>
    </Sheet>
  );
};

/** Whoever solved the puzzle is asked first; what the first one said is out of the question for the second (LP-23). */
const AnswerTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { tell, seat, sending, send } = turn;
  const [legal] = turn.legal;
  const { followUp, secondChance } = board;
  if (followUp === null || legal === undefined) return <GenericTurn {...turn} />;
  const other = tell.name(1 - seat);
  const money = tell.money(followUp.value);
  const choices = secondChance ? followUp.choices.filter(choice => choice !== board.said) : followUp.choices;
  return (
    <Sheet class="answer">
      <p class="lead worth">
        <b>{secondChance ? said.answer.second(money) : said.answer.worth(money)}</b>
        {secondChance && <span dir="auto">{said.answer.wasWrong(other, board.said)}</span>}
      </p>
      <h1 class={followUp.ask.length > 90 ? 'long' : ''}>
        <bdi dir="auto">{followUp.ask}</bdi>
      </h1>
      <p class="lead risk" dir="auto">
        {secondChance
          ? said.answer.last
          : followUp.choices.length === 2
            ? said.answer.other(other, money)
            : said.answer.nextChance(other)}
      </p>
      <MoveForm
        legal={legal}
        choices={choices}
        sending={sending}
        send={inputs => send('answer', inputs)}
        label={() => said.answer.button}
      />
    </Sheet>
  );
};

const screens: Readonly<Record<string, (turn: Turn) => ReturnType<typeof PickTurn>>> = {
  roll: turn => <FirstRoll {...turn} />,
  pick: turn => <PickTurn key={`${boardOf(turn).total} ${hiddenOf(boardOf(turn)).length}`} {...turn} />,
  decide: turn => <DecideTurn key={`${boardOf(turn).puzzle} ${hiddenOf(boardOf(turn)).length}`} {...turn} />,
  'follow-up': turn => <AnswerTurn key={boardOf(turn).followUp?.ask} {...turn} />,
};

const PuzzleTurn = (turn: Turn) => screens[turn.view.phase]?.(turn) ?? <GenericTurn {...turn} />;

/** What is on the stage, small. */
const SmallBoard = (sighted: Sighted) => {
  const board = boardOf(sighted);
  return board.cells.length === 0 ? null : <Puzzle board={board} tell={sighted.tell} />;
};

const waiting = (sighted: Sighted): string => {
  const { control, followUp, total, winner } = boardOf(sighted);
  const { tell, view } = sighted;
  const { waiting: lines } = texts;
  switch (view.phase) {
    case 'roll':
      return lines.roll(tell.name(control));
    case 'pick':
      return lines.pick(tell.name(control), total);
    case 'decide':
      return lines.decide(tell.name(control));
    case 'follow-up':
      return followUp === null ? '' : lines.answer(tell.name(followUp.seat), tell.money(followUp.value));
    case 'judging':
      return lines.judging;
    case 'ready':
      return lines.ready;
    case 'tie-break':
      return lines.tie;
    case 'won':
      return lines.won(tell.name(winner));
    default:
      return '';
  }
};

const coming = (sighted: Sighted): readonly string[] => {
  const { coming: step } = texts.desk;
  const { round, puzzle, tieBreak } = boardOf(sighted);
  const { phase } = sighted.view;
  const end = [step.mainEvent];
  if (phase === 'won') return end;
  if (tieBreak)
    return [
      ...(phase === 'tie-break' ? [step.tie, step.roll] : phase === 'roll' ? [step.roll] : []),
      step.letters,
      step.guess,
      ...end,
    ];
  const rounds = round < 2 ? [step.time(1), step.time(2), ...end] : [step.time(2), ...end];
  const turn = [step.roll, step.letters, step.guess];
  switch (phase) {
    case 'roll':
      return [...turn, step.puzzle(puzzle + 1), ...rounds];
    case 'pick':
      return [...turn.slice(1), step.puzzle(puzzle + 1), ...rounds];
    case 'decide':
      return [step.guess, step.puzzle(puzzle + 1), ...rounds];
    case 'follow-up':
    case 'judging':
      return [step.question, step.puzzle(puzzle + 1), ...rounds];
    default:
      return [step.puzzle(puzzle + 1), ...turn, ...rounds];
  }
};

export const controls: ShowControls = {
  Turn: PuzzleTurn,
  Board: SmallBoard,
  waiting,
  desk: {
    status: sighted => {
      const { round, puzzle, tieBreak } = boardOf(sighted);
      if (tieBreak) return texts.desk.tieBreak;
      return round === 0 ? texts.desk.before : texts.desk.status(round, puzzle);
    },
    amount: sighted => {
      const { followUp, cells, tieBreak, value } = boardOf(sighted);
      const { money } = sighted.tell;
      if (followUp !== null) return texts.desk.question(money(followUp.value));
      if (cells.length === 0 || tieBreak) return '';
      return sighted.view.phase === 'ready' ? texts.desk.paid(money(value)) : texts.desk.worth(money(value));
    },
    next: (move, sighted) => {
      const { desk } = texts;
      const { champion, round, puzzle, tieBreak, winner } = boardOf(sighted);
      switch (move) {
        case 'puzzle':
          if (tieBreak) return { label: desk.tiePuzzle, small: desk.tieThen };
          return {
            label: desk.puzzle(puzzle + 1),
            small: round === 1 && puzzle === 0 ? desk.puzzleThen(sighted.tell.name(1 - champion)) : desk.puzzlePlain,
          };
        case 'call-time':
          return { label: desk.time(round), small: desk.timeThen };
        case 'main-event':
          return { label: desk.mainEvent, small: desk.mainEventThen(sighted.tell.name(winner)) };
        default:
          return undefined;
      }
    },
    coming,
    card: ({ view }) => (view.phase === 'follow-up' || view.phase === 'judging' ? 'question' : 'puzzle'),
  },
};
