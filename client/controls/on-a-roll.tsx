/** On A Roll, its Big 6 and its Lucky 7 on a player's phone and on the host's desk. */
import './on-a-roll.css';
import { useState } from 'preact/hooks';
import type { BigSixBoard, GameBoard, LuckySevenBoard } from '../../shared/shows/on-a-roll/boards.ts';
import type { ClueCell, Row } from '../../shared/shows/on-a-roll/clue-board.ts';
import { onARoll } from '../../shared/words/en/boards/on-a-roll.ts';
import { words } from '../../shared/words/index.ts';
import { fillGaps, isLetter, type Known, withSignsOf } from '../parts/gaps.ts';
import { LetterGaps } from '../parts/letter-gaps.tsx';
import { NumberPad } from '../parts/number-pad.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { GenericTurn } from './generic.tsx';
import { RollTurn } from './roll.tsx';
import type { ShowControls, Sighted, Turn } from './turn.ts';

const said = onARoll.phone;

/** Fields of all three acts; each has those it needs. */
type RollBoard = GameBoard & BigSixBoard & LuckySevenBoard;

const boardOf = ({ view }: Sighted) => view.board as RollBoard;

/** The subject is shown bit by bit: it is guessed at instead of a name (OR-52). */
const isReveal = (board: RollBoard) => (board.subject?.cells.length ?? 0) > 0;

interface Spot {
  readonly row: number;
  readonly number: number;
}

const isSpot = (a: Spot, b: Spot) => a.row === b.row && a.number === b.number;
const has = (spots: readonly Spot[], spot: Spot) => spots.some(one => isSpot(one, spot));

/** Cells of a row of a phone at most, so that each is as wide as a thumb. */
const cellsOnALine = { thumb: 7, eye: 9 } as const;

/** Cells of the longest of equal lines that a word is broken into. */
const lineOf = (cells: number, most: number) => Math.ceil(cells / Math.ceil(cells / most));

/** The words of a clue; each cell keeps its place in the row. */
const wordsOf = (cells: readonly ClueCell[]): readonly (readonly (ClueCell & { readonly at: number })[])[] => {
  const found: (ClueCell & { readonly at: number })[][] = [[]];
  cells.forEach((cell, at) => {
    if (cell.number === 0 && cell.char.trim() === '') found.push([]);
    else found.at(-1)?.push({ ...cell, at });
  });
  return found.filter(word => word.length > 0);
};

interface RowsProps {
  readonly rows: readonly Row[];
  /** Cells that may be touched, and how each stands. */
  readonly pick?: {
    readonly state: (spot: Spot) => 'picked' | 'lit' | 'could' | '';
    readonly touch: (spot: Spot) => void;
  };
  /** Rows that may be guessed, and what happens then. */
  readonly guess?: {
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

/** The three clues: to look at, to pick letters from, to guess at. */
const ClueRows = ({ rows, pick, guess }: RowsProps) => (
  <ol class={`clue-rows ${pick === undefined ? '' : 'picking'}`}>
    {rows.map(({ cells, solved }, row) => (
      <li key={row} class={solved ? 'solved' : ''}>
        <em aria-hidden="true">{solved ? '✓' : row + 1}</em>
        <div class="cells">
          <span class="unseen">{onARoll.row.label(row + 1, spokenRow({ cells, solved }), solved)}</span>
          {wordsOf(cells).map(word => (
            <div
              key={word[0]?.at}
              class="word"
              style={{ '--line': String(lineOf(word.length, cellsOnALine[pick === undefined ? 'eye' : 'thumb'])) }}
            >
              {word.map(({ char, number, open, at }) => {
                const kind = number === 0 ? 'sign' : open ? 'open' : number < 0 ? 'blocked' : 'shut';
                const state = pick?.state({ row, number }) ?? '';
                if (pick === undefined || open || number <= 0 || state === '')
                  return (
                    <i key={at} class={kind} aria-hidden="true">
                      {open ? char : number < 0 ? '?' : number}
                    </i>
                  );
                return (
                  <button
                    key={at}
                    type="button"
                    class={state}
                    aria-pressed={state === 'picked'}
                    aria-label={said.pick.label(number, row + 1, state === 'picked' ? said.pick.chosen : said.pick.can)}
                    onClick={() => pick.touch({ row, number })}
                  >
                    {number}
                  </button>
                );
              })}
            </div>
          ))}
        </div>
        {guess?.rows.includes(row) && (
          <button type="button" class="solve" disabled={guess.disabled} onClick={() => guess.open(row)}>
            {said.decide.solve(row + 1)}
          </button>
        )}
      </li>
    ))}
  </ol>
);

interface GapFormProps {
  readonly known: readonly (Known & { readonly blocked?: boolean })[];
  readonly go: (text: string) => void;
  readonly label: string;
  readonly small?: string | undefined;
  readonly sending: boolean;
  readonly start?: string;
  readonly other?: { readonly label: string; readonly small?: string; readonly press: () => void };
}

/** Letters in boxes, and what sends them. */
const GapForm = ({ known, go, label, small, sending, start = '', other }: GapFormProps) => {
  const [value, setValue] = useState(() => fillGaps(known, start));
  const gaps = value.chars.filter(char => char === '').length;
  return (
    <form
      class="gap-form"
      onSubmit={event => {
        event.preventDefault();
        if (value.text !== '' && !sending) go(value.text);
      }}
    >
      <LetterGaps known={known} value={value} onChange={setValue} label={said.yourGuess} gap={said.gap} />
      <div class="buttons">
        <button type="submit" class="hero go" disabled={sending || value.text === ''}>
          {sending ? words().pages.play.sending : value.text === '' ? said.fewerGaps(gaps) : label}
          {value.text !== '' && small !== undefined && <small>{small}</small>}
        </button>
        {other !== undefined && (
          <button type="button" class="hero pale" disabled={sending} onClick={other.press}>
            {other.label}
            {other.small !== undefined && <small>{other.small}</small>}
          </button>
        )}
      </div>
    </form>
  );
};

const cellsAsked = (board: RollBoard): readonly Known[] =>
  isReveal(board) ? (board.subject?.cells ?? []) : (board.name?.cells ?? []);

const Asked = ({ board }: { readonly board: RollBoard }) => (
  <h1 class={(board.name?.ask.length ?? 0) > 90 && !isReveal(board) ? 'long' : ''}>
    <bdi dir="auto">{isReveal(board) ? said.subjectTitle(board.subject?.kind ?? '') : board.name?.ask}</bdi>
  </h1>
);

/** A guess, then a number: who is nearer has the guess opened (OR-08, OR-09). */
const NamesTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { play } = words().pages;
  const [text, setText] = useState('');
  const [writes, setWrites] = useState(true);
  const [number, setNumber] = useState<number | undefined>(undefined);
  const letters = cellsAsked(board).filter(({ char, open }) => !open || isLetter(char));
  const good = number !== undefined && number >= 1 && number <= 100;
  const go = () => {
    if (good && !turn.sending) turn.send('guess', { text, buzz: number });
  };
  if (writes)
    return (
      <Sheet class="gaps-sheet">
        <Asked board={board} />
        <p class="lead">
          {isReveal(board) ? said.revealText : said.letters(letters.length, letters.filter(({ open }) => open).length)}
        </p>
        <GapForm
          known={cellsAsked(board)}
          start={text}
          sending={turn.sending}
          label={said.toNumber}
          go={guess => {
            setText(guess);
            setWrites(false);
          }}
          other={{ label: said.pass, small: said.passName, press: () => turn.send('pass') }}
        />
      </Sheet>
    );
  return (
    <Sheet
      class="buzz"
      foot={
        <button type="button" class="hero go" disabled={!good || turn.sending} onClick={go}>
          {turn.sending ? play.sending : good ? said.sendWith(number) : said.pickNumber}
        </button>
      }
    >
      <div class="your-guess">
        <b dir="auto">{text}</b>
        <button type="button" class="small" onClick={() => setWrites(true)}>
          {said.change}
        </button>
      </div>
      <p class="lead">{said.numberText}</p>
      <NumberPad min={1} max={100} value={number} onChange={setNumber} onEnter={go} />
    </Sheet>
  );
};

const FreeGuessTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const reveal = isReveal(board);
  return (
    <Sheet class="gaps-sheet">
      <p class="lead strong">{said.freeTitle(turn.tell.name(1 - turn.seat))}</p>
      <Asked board={board} />
      <GapForm
        known={cellsAsked(board)}
        sending={turn.sending}
        label={said.guessIt}
        small={reveal ? said.freeRightSubject : said.freeRight}
        go={text => turn.send('guess', { text })}
        other={{
          label: said.pass,
          small: reveal ? said.freeWrongSubject : said.freeWrong,
          press: () => turn.send('pass'),
        }}
      />
    </Sheet>
  );
};

/** Roll or pass; after a pass there is no passing back (OR-A9). */
const DiceTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { play } = words().pages;
  if (board.mustRoll)
    return (
      <RollTurn
        {...turn}
        title={said.mustRoll}
        text={said.rollText}
        small={said.rolls(board.rolls)}
        {...(board.dice.length === 2 ? { dice: board.dice } : {})}
      />
    );
  return (
    <Sheet
      class="choice"
      foot={
        <>
          <button type="button" class="hero" disabled={turn.sending} onClick={() => turn.send('roll')}>
            {turn.sending ? play.rolling : play.roll}
            <small>{said.rolls(board.rolls)}</small>
          </button>
          <button type="button" class="hero pale" disabled={turn.sending} onClick={() => turn.send('pass')}>
            {said.pass}
            <small dir="auto">{said.passTo(turn.tell.name(1 - turn.seat))}</small>
          </button>
        </>
      }
    >
      <h1>{said.yourDice}</h1>
      <p class="lead">
        {said.rollText} {said.rollRisk}
      </p>
      <ClueRows rows={board.rows} />
    </Sheet>
  );
};

const spotText = ({ row, number }: Spot) => said.pick.spot(number, row + 1);

/** Letters are picked by touching their numbers; what may go with what is in the list of legal sets. */
const PickTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const [picked, setPicked] = useState<readonly Spot[]>([]);
  const input = turn.legal.find(({ do: move }) => move === 'pick')?.inputs?.cells;
  const sets = input?.kind === 'set' ? (input.of as unknown as readonly (readonly Spot[])[]) : [];
  const isFree = turn.view.phase === 'free-letter';
  const goesWith = (spot: Spot) =>
    sets.some(set => set.length > picked.length && has(set, spot) && picked.every(one => has(set, one)));
  const chosen = sets.find(set => set.length === picked.length && picked.every(one => has(set, one)));
  const more = picked.length > 0 && sets.some(set => set.length > picked.length && picked.every(one => has(set, one)));
  const state = (spot: Spot) => {
    if (has(picked, spot)) return 'picked';
    if (goesWith(spot)) return 'lit';
    return sets.some(set => set.length === 1 && has(set, spot)) ? 'could' : '';
  };
  const touch = (spot: Spot) => {
    if (has(picked, spot)) setPicked(picked.filter(one => !isSpot(one, spot)));
    else setPicked(goesWith(spot) ? [...picked, spot] : [spot]);
  };
  const [a = 0, b = 0] = board.dice;
  const playable = (number: number) => sets.some(set => set.some(spot => spot.number === number));
  const faces = [a, b].filter(playable);
  const total = playable(a + b) ? a + b : 0;
  const both = faces.length === 2;
  const ways = both
    ? `${said.pick.both(a, b)}${total > 0 ? `, ${said.pick.orTotal(total)}` : ''}.`
    : `${said.pick.either([...faces, ...(total > 0 ? [total] : [])].map(said.pick.a))}.`;
  return (
    <Sheet
      class="pick-sheet"
      foot={
        <button
          type="button"
          class={`hero go ${picked.length > 1 ? 'long' : ''}`}
          disabled={chosen === undefined || turn.sending}
          onClick={() => chosen !== undefined && turn.send('pick', { cells: chosen.map(spot => ({ ...spot })) })}
        >
          {turn.sending
            ? words().pages.play.sending
            : chosen === undefined
              ? said.pick.none
              : said.pick.open(picked.map(spotText).join(said.pick.and))}
          {more && chosen !== undefined && <small>{said.pick.more}</small>}
        </button>
      }
    >
      <h1>{isFree ? said.pick.free : said.pick.title([a, b])}</h1>
      <p class="lead">{isFree ? said.pick.freeText : `${ways} ${said.pick.text}`}</p>
      <ClueRows rows={board.rows} pick={{ state, touch }} />
    </Sheet>
  );
};

/** A clue just opened may be guessed; then the dice again, or the end of the round (OR-23, OR-26). */
const DecideTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { play } = words().pages;
  const { legal, sending, send, tell, seat } = turn;
  const [row, setRow] = useState(-1);
  const can = (move: string) => legal.some(item => item.do === move);
  const cells = board.rows[row]?.cells;
  if (cells !== undefined && can('clue'))
    return (
      <Sheet class="gaps-sheet">
        <h1>{said.clueTitle(row + 1)}</h1>
        <p class="lead">{said.clueText}</p>
        <GapForm
          key={row}
          known={cells.map(({ number, ...cell }) => ({ ...cell, blocked: number < 0 }))}
          sending={sending}
          label={said.solveIt}
          go={text => send('clue', { row, text })}
          other={{ label: said.back, press: () => setRow(-1) }}
        />
      </Sheet>
    );
  const bare = board.rows.every(({ cells }) => cells.every(({ number, open }) => open || number < 0));
  return (
    <Sheet
      class="choice"
      foot={
        can('done') ? (
          <button type="button" class="hero pale" disabled={sending} onClick={() => send('done')}>
            {said.decide.done}
            <small>{bare ? said.decide.doneBare : said.decide.doneText}</small>
          </button>
        ) : (
          <div class="two">
            <button type="button" class="hero" disabled={sending} onClick={() => send('roll')}>
              {sending ? play.rolling : play.roll}
              <small>{said.rolls(board.rolls)}</small>
            </button>
            <button type="button" class="hero pale" disabled={sending} onClick={() => send('pass')}>
              {said.pass}
              <small dir="auto">{said.passTo(tell.name(1 - seat))}</small>
            </button>
          </div>
        )
      }
    >
      <h1>{can('clue') ? said.decide.title : said.decide.goOn}</h1>
      {can('clue') && <p class="lead">{said.decide.text}</p>}
      <ClueRows
        rows={board.rows}
        {...(can('clue') ? { guess: { rows: board.guessable, open: setRow, disabled: sending } } : {})}
      />
    </Sheet>
  );
};

const SubjectTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { play } = words().pages;
  const [text, setText] = useState('');
  const { sending, send } = turn;
  const shown = board.rows.flatMap(({ cells }) => cells.map(({ char }) => char)).join('');
  const good = text.trim() !== '';
  return (
    <Sheet class="gaps-sheet">
      <h1>
        <bdi dir="auto">{said.subject.title(board.subject?.kind ?? '')}</bdi>
      </h1>
      <p class="lead">{said.subject.text}</p>
      <ClueRows rows={board.rows.filter(({ solved }) => solved)} />
      <form
        class="gap-form"
        onSubmit={event => {
          event.preventDefault();
          if (good && !sending) send('subject', { text: withSignsOf(shown, text) });
        }}
      >
        <label class="field">
          <span class="unseen">{said.yourGuess}</span>
          <input
            ref={field => {
              if (document.activeElement === document.body) field?.focus({ preventScroll: true });
            }}
            type="text"
            dir="auto"
            autocomplete="off"
            autocapitalize="words"
            enterkeyhint="send"
            maxLength={200}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        <div class="buttons">
          <button type="submit" class="hero go" disabled={!good || sending}>
            {sending ? play.sending : said.subject.name}
          </button>
          <button type="button" class="hero pale" disabled={sending} onClick={() => send('hold')}>
            {said.subject.hold}
            <small>{said.subject.holdText}</small>
          </button>
        </div>
      </form>
    </Sheet>
  );
};

const gameScreens: Readonly<Record<string, (turn: Turn) => ReturnType<typeof DiceTurn>>> = {
  names: turn => (
    <NamesTurn
      key={cellsAsked(boardOf(turn))
        .map(({ char }) => char)
        .join('.')}
      {...turn}
    />
  ),
  'free-guess': turn => <FreeGuessTurn {...turn} />,
  roll: turn => <DiceTurn {...turn} />,
  pick: turn => <PickTurn key={boardOf(turn).rolls} {...turn} />,
  'free-letter': turn => <PickTurn key={`free ${boardOf(turn).rolls}`} {...turn} />,
  decide: turn => <DecideTurn {...turn} />,
  subject: turn => <SubjectTurn {...turn} />,
};

/** Dollars (OR-29, OR-38); twice over once the match is won (OR-41). */
const perPoint = 5000;
const laterValues = [5000, 2500, 1250] as const;
const rollsOfBigSix = 4;

const Word = ({ cells }: { readonly cells: readonly Known[] }) => (
  <p class="six-word" aria-hidden="true">
    {cells.map(({ char, open }, at) => (
      <i key={at} class={open ? 'open' : 'shut'}>
        {open ? char : at + 1}
      </i>
    ))}
  </p>
);

const Hints = ({ hints }: { readonly hints: readonly string[] }) => (
  <div class="card hint-card">
    {hints.map(hint => (
      <p key={hint}>
        <bdi dir="auto">{hint}</bdi>
      </p>
    ))}
  </div>
);

const lastDice = ({ dice }: RollBoard) => (dice.length === 2 ? { dice } : {});

const SixGuess = (turn: Turn) => {
  const board = boardOf(turn);
  const value = turn.tell.money(board.value);
  const later = laterValues[rollsOfBigSix - board.rolls - 1];
  return (
    <Sheet class="gaps-sheet">
      <h1>{said.six.guess(value)}</h1>
      <Hints hints={board.hints} />
      <GapForm
        known={board.cells}
        sending={turn.sending}
        label={said.six.guessIt(value)}
        go={text => turn.send('guess', { text })}
        other={{
          label: said.six.pass,
          small: said.six.passText(
            board.rolls === 0 || later === undefined ? '' : turn.tell.money(later * (board.doubled ? 2 : 1)),
          ),
          press: () => turn.send('pass'),
        }}
      />
    </Sheet>
  );
};

const SixPick = (turn: Turn) => {
  const board = boardOf(turn);
  const input = turn.legal[0]?.inputs?.number;
  const faces = input?.kind === 'choice' ? (input.of as readonly number[]) : [];
  return (
    <Sheet
      foot={
        <div class={faces.length > 1 ? 'two' : ''}>
          {faces.map(face => (
            <button
              key={face}
              type="button"
              class="hero pale face-button"
              disabled={turn.sending}
              onClick={() => turn.send('pick', { number: face })}
            >
              <span class="unseen">{said.six.take} </span>
              {face}
              <small>{said.six.letter(face)}</small>
            </button>
          ))}
        </div>
      }
    >
      <h1>{said.six.pick}</h1>
      <p class="lead">{said.six.pickText(turn.tell.money(board.value))}</p>
      <Word cells={board.cells} />
      <Hints hints={board.hints} />
    </Sheet>
  );
};

const SixRoll = (turn: Turn) => {
  const board = boardOf(turn);
  const { tell } = turn;
  if (turn.view.phase === 'money-roll')
    return (
      <RollTurn
        {...turn}
        title={said.moneyRoll.title}
        text={said.moneyRoll.text(tell.money(perPoint * (board.doubled ? 2 : 1)))}
      />
    );
  return (
    <RollTurn
      {...turn}
      title={said.six.title(tell.money(board.value))}
      text={
        <>
          <Word cells={board.cells} />
          <bdi dir="auto">{board.hints[0]}</bdi>
          <br />
          {said.six.text}
        </>
      }
      small={said.six.rolls(board.rolls)}
      {...lastDice(board)}
    />
  );
};

const sixScreens: Readonly<Record<string, (turn: Turn) => ReturnType<typeof SixRoll>>> = {
  'money-roll': turn => <SixRoll {...turn} />,
  roll: turn => <SixRoll {...turn} />,
  pick: turn => <SixPick {...turn} />,
  guess: turn => <SixGuess key={boardOf(turn).rolls} {...turn} />,
};

const LuckyPick = (turn: Turn) => {
  const input = turn.legal[0]?.inputs?.letter;
  const letters = input?.kind === 'choice' ? (input.of as readonly string[]) : [];
  return (
    <Sheet
      foot={
        <div class="luck-buttons">
          {letters.map(letter => (
            <button
              key={letter}
              type="button"
              disabled={turn.sending}
              aria-label={said.lucky.letter(letter)}
              onClick={() => turn.send('pick', { letter })}
            >
              {letter}
            </button>
          ))}
        </div>
      }
    >
      <h1>{said.lucky.pick}</h1>
      <p class="lead">{said.lucky.pickText(turn.tell.money(boardOf(turn).top))}</p>
    </Sheet>
  );
};

const LuckyRoll = (turn: Turn) => {
  const board = boardOf(turn);
  return (
    <RollTurn
      {...turn}
      title={said.lucky.title(board.prize)}
      text={
        <>
          {said.lucky.text}
          {board.cash > 0 && (
            <>
              <br />
              <b>{said.lucky.cash(turn.tell.money(board.cash))}</b>
            </>
          )}
        </>
      }
      small={said.lucky.rolls(board.timer)}
      {...lastDice(board)}
    />
  );
};

const RollingTurn = (turn: Turn) => {
  const { act, phase } = turn.view;
  const screen =
    act === 'big-six'
      ? sixScreens[phase]
      : act === 'lucky-seven'
        ? phase === 'pick'
          ? LuckyPick
          : LuckyRoll
        : gameScreens[phase];
  return screen?.(turn) ?? <GenericTurn {...turn} />;
};

/** What is on the stage, small. */
const SmallBoard = (sighted: Sighted) => {
  const board = boardOf(sighted);
  const { act } = sighted.view;
  if (act === 'big-six') return <Word cells={board.cells} />;
  if (act === 'lucky-seven')
    return board.prize === '' || sighted.view.phase !== 'roll' ? null : (
      <p class="card lucky-prize">
        <bdi dir="auto">{said.lucky.title(board.prize)}</bdi>
      </p>
    );
  return board.rows.length === 0 ? null : <ClueRows rows={board.rows} />;
};

const waiting = (sighted: Sighted): string => {
  const board = boardOf(sighted);
  const { tell, view } = sighted;
  if (view.phase === 'ready' || view.phase === 'over' || view.phase === 'done') return '';
  if (view.act === 'big-six') return onARoll.waiting.bigSix(tell.name(board.seat));
  if (view.act === 'lucky-seven') return onARoll.waiting.luckySeven(tell.name(board.seat));
  if (view.phase === 'free-guess') return onARoll.waiting.free(tell.name(1 - board.called));
  if (board.control < 0) return '';
  const name = tell.name(board.control);
  if (view.phase === 'decide') return onARoll.waiting.decides(name);
  return view.phase === 'subject' ? onARoll.waiting.subject(name) : onARoll.waiting.dice(name);
};

/** A match is done with two games won (OR-04). */
const gamesToWin = 2;

const coming = (sighted: Sighted): readonly string[] => {
  const board = boardOf(sighted);
  const { act, phase } = sighted.view;
  const { coming } = onARoll.desk;
  const after = Math.max(...board.wins) >= gamesToWin ? [coming.end] : [coming.game(board.game + 1)];
  if (act === 'lucky-seven') return phase === 'ready' ? after : [coming.luckySeven, ...after];
  if (act === 'big-six') return [...(phase === 'done' ? [] : [coming.bigSix]), coming.luckySeven, ...after];
  const bonuses = [coming.bigSix, coming.luckySeven];
  if (phase === 'won') return [...bonuses, ...after];
  if (phase === 'reveal' || isReveal(board)) return [coming.reveal, ...bonuses];
  if (board.rows.length === 0) return [coming.puzzle, coming.nameGame, coming.round, ...bonuses];
  return [...(board.control >= 0 ? [] : [coming.nameGame]), coming.round, ...bonuses];
};

export const controls: ShowControls = {
  Turn: RollingTurn,
  Board: SmallBoard,
  waiting,
  desk: {
    status: sighted => {
      const { game, wins } = boardOf(sighted);
      return game === 0 ? onARoll.desk.before : onARoll.desk.status(game, onARoll.side.score(wins));
    },
    amount: sighted => {
      const board = boardOf(sighted);
      const { act, phase } = sighted.view;
      if (act === 'big-six') return board.value > 0 ? onARoll.desk.worth(sighted.tell.money(board.value)) : '';
      if (act === 'lucky-seven') return phase === 'roll' ? onARoll.desk.timer(board.timer) : '';
      return board.control >= 0 ? onARoll.desk.rolls(board.rolls) : '';
    },
    next: (move, sighted) => {
      const { desk } = onARoll;
      const board = boardOf(sighted);
      const name = () => sighted.tell.name(sighted.view.act === 'game' ? board.winner : board.seat);
      switch (move) {
        case 'puzzle': {
          const again = sighted.view.act === 'game' && board.subject !== null;
          const game = sighted.view.act === 'lucky-seven' ? board.game + 1 : board.game;
          return { label: again ? desk.puzzleAgain : desk.puzzle(game), small: desk.puzzleThen };
        }
        case 'name-game':
          return { label: desk.nameGame, small: desk.nameGameThen };
        case 'reveal':
          return { label: desk.reveal, small: desk.revealThen };
        case 'bonus':
          return sighted.view.act === 'game'
            ? { label: desk.bigSix, small: desk.bigSixThen(name()) }
            : { label: desk.luckySeven, small: desk.luckySevenThen(name()) };
        default:
          return undefined;
      }
    },
    coming,
    card: ({ view }) => {
      if (view.act === 'big-six') return 'word';
      const board = view.board as RollBoard;
      const aboutName = view.act === 'game' && board.rows.length > 0 && !isReveal(board) && board.control < 0;
      return aboutName ? 'name' : 'puzzle';
    },
  },
};
