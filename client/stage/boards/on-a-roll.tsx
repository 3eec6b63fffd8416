/** On A Roll, the main game: a name in cells above three rows of numbered letters, with the subject and the rolls beside. */
import '../../style/fonts/shrikhand.css';
import './on-a-roll.css';
import { useRef } from 'preact/hooks';
import type { GameBoard } from '../../../shared/shows/on-a-roll/boards.ts';
import { onARoll as words } from '../../../shared/words/en/boards/on-a-roll.ts';
import { onARollWords } from '../../../shared/words/en/on-a-roll.ts';
import type { Prompt } from '../../../shared/words/en/stage.ts';
import type { ShowWords } from '../../../shared/words/telling.ts';
import { type BoardProps, defineBoard } from '../board.ts';
import { Emblem } from '../parts/emblem.tsx';
import { cellSize, Rolls, Score, SideCard, Spelled, spoken, useFresh, Wall } from './on-a-roll-set.tsx';

type Props = BoardProps<GameBoard>;

/** Rolls of a round by the book (OR-27); the option may give more. */
const usualRolls = 4;

/** Numbers of letters that are still hidden. */
const hidden = ({ rows }: GameBoard): ReadonlySet<number> =>
  new Set(rows.flatMap(({ cells }) => cells.flatMap(({ number, open }) => (open || number <= 0 ? [] : [number]))));

/** What the dice can open: faces, larger last as thrown, and the total (OR-19). */
const playable = (board: GameBoard): { readonly faces: readonly number[]; readonly total: number } => {
  const [a = 0, b = 0] = board.dice;
  if (a === b) return { faces: [], total: 0 };
  const open = hidden(board);
  return { faces: [a, b].filter(face => open.has(face)), total: open.has(a + b) ? a + b : 0 };
};

/** The numbers that are lit: what may be opened now. */
const lit = ({ board, view, rolling }: Props): ReadonlySet<number> => {
  if (rolling) return new Set();
  if (view.phase === 'free-letter') return hidden(board);
  if (view.phase !== 'pick') return new Set();
  const { faces, total } = playable(board);
  return new Set([...faces, ...(total > 0 ? [total] : [])]);
};

const spotKey = (row: number, number: number) => `${row}/${number}`;

/**
 * Letters that the acts of `opened` have turned so far, while the board behind them still stands as it was: two letters of
 * one throw turn one after the other, each with its words.
 */
const useTurned = ({ view, cue }: Props): ReadonlyMap<string, string> => {
  const memory = useRef<{ readonly view: unknown; readonly letters: ReadonlyMap<string, string> }>({
    view: null,
    letters: new Map(),
  });
  if (memory.current.view !== view) memory.current = { view, letters: new Map() };
  if (cue?.cue === 'opened') {
    const key = spotKey(cue.row as number, cue.number as number);
    if (!memory.current.letters.has(key))
      memory.current = { view, letters: new Map([...memory.current.letters, [key, cue.letter as string]]) };
  }
  return memory.current.letters;
};

/** Sizes in units: room for a row of cells, and how large a cell may be. */
const rowRoom = { wide: { room: 962, cell: 100, gap: 8 }, upright: { room: 574, cell: 60, gap: 5 } } as const;

const Rows = (props: Props) => {
  const { board, view, cue, portrait } = props;
  const turned = useTurned(props);
  const rows = board.rows.map(({ cells, solved }, row) => ({
    solved,
    cells: cells.map(cell => {
      const letter = cell.number > 0 && !cell.open ? turned.get(spotKey(row, cell.number)) : undefined;
      return letter === undefined ? cell : { ...cell, char: letter, open: true };
    }),
  }));
  const fresh = useFresh(
    rows.flatMap(({ cells }, row) =>
      cells.flatMap(({ open, number }, at) => (open && number !== 0 ? [`${row}:${at}`] : [])),
    ),
    `${board.game} ${board.rows.map(({ cells }) => cells.map(({ number }) => number).join()).join('/')}`,
  );
  const bright = lit(props);
  const { room, cell, gap } = portrait ? rowRoom.upright : rowRoom.wide;
  const size = Math.min(...rows.map(({ cells }) => cellSize(cells, room, cell, gap)), cell);
  let order = 0;
  return (
    <ol class="clues" style={{ '--cell': `${size.toFixed(1)}px`, '--gap': `${gap}px` }}>
      {rows.map(({ cells, solved }, row) => {
        const may = view.phase === 'decide' && board.guessable.includes(row) && !props.rolling;
        const now = cue?.cue === 'clue-right' && cue.row === row;
        const missed = cue?.cue === 'clue-wrong' && cue.row === row;
        const label = spoken(cells, at => {
          const number = cells[at]?.number ?? 0;
          if (number < 0) return words.row.blocked;
          return bright.has(number) ? words.row.canOpen(number) : words.row.number(number);
        });
        return (
          <li
            key={row}
            class={['clue', solved && 'solved', may && 'may', now && 'now', missed && 'missed']
              .filter(Boolean)
              .join(' ')}
          >
            <em aria-hidden="true">{solved ? '✓' : row + 1}</em>
            <span class="for-readers">{words.row.label(row + 1, label, solved)}</span>
            {cells.map(({ char, number, open }, at) => {
              const key = `${row}:${at}`;
              if (number === 0)
                return (
                  <span key={key} class={char.trim() === '' ? 'gap' : 'mark'} aria-hidden="true">
                    {char}
                  </span>
                );
              const turns = open && fresh.has(key);
              const kind = open ? 'open' : number < 0 ? 'blocked' : bright.has(number) ? 'bright' : 'shut';
              return (
                <div
                  key={key}
                  class={`cell ${kind} ${turns ? 'turns' : ''}`}
                  style={turns ? { '--order': String(order++) } : undefined}
                  aria-hidden="true"
                >
                  <b>{open ? char : number < 0 ? '?' : number}</b>
                </div>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
};

/** Letters of the name that were shown; once it stands there in full, those that were shown before, as far as this page saw. */
const useGiven = (name: GameBoard['name']): ReadonlySet<string> => {
  const memory = useRef<{ readonly ask: string; readonly given: ReadonlySet<string> }>({ ask: '', given: new Set() });
  if (name === null) return new Set();
  if (memory.current.ask !== name.ask) memory.current = { ask: name.ask, given: new Set() };
  const open = name.cells.flatMap(({ open }, at) => (open ? [String(at)] : []));
  if (open.length < name.cells.length) memory.current = { ask: name.ask, given: new Set(open) };
  return memory.current.given;
};

const askSize = (ask: string, portrait: boolean): string => {
  const line = portrait ? 40 : 58;
  if (ask.length <= line) return 'large';
  return ask.length <= line * 1.3 ? 'medium' : ask.length <= line * 2.6 ? 'small' : 'tiny';
};

/** The name and what it is asked by; the subject as soon as some of it shows. */
const NameCard = (props: Props) => {
  const { board, view, portrait } = props;
  const { name, subject } = board;
  const spelledOut = subject !== null && subject.cells.length > 0;
  const cells = spelledOut ? subject.cells : (name?.cells ?? []);
  const ask = spelledOut
    ? view.phase === 'won' || view.phase === 'over' || view.phase === 'ready'
      ? words.crest.subjectWas(subject.kind)
      : words.crest.subject(subject.kind)
    : name !== null
      ? name.ask
      : subject === null
        ? words.crest.lobby
        : words.crest.nextName;
  const given = useGiven(spelledOut ? null : name);
  const fresh = useFresh(
    cells.flatMap(({ open }, at) => (open ? [String(at)] : [])),
    spelledOut ? `subject ${board.game}` : ask,
  );
  const size = askSize(ask, portrait);
  const [room, most, gap] = portrait ? [600, 60, 5] : [916, size === 'tiny' ? 46 : size === 'small' ? 66 : 84, 8];
  return (
    <section class={`name-card ${cells.length === 0 ? 'alone' : ''}`}>
      <p key={ask} class={size} dir="auto">
        {ask}
      </p>
      {cells.length > 0 && (
        <Spelled
          cells={cells}
          // On upright screens a long name goes on in a second line rather than becoming too small to read.
          size={Math.max(portrait ? 38 : 26, cellSize(cells, room, most, gap))}
          gap={gap}
          fresh={fresh}
          given={given}
        />
      )}
    </section>
  );
};

const SubjectCard = ({ board, view, tell, rolling }: Props) => {
  const { subject, winner, control } = board;
  const inFull = subject !== null && subject.cells.length > 0;
  if (subject === null)
    return (
      <SideCard side="left">
        <small>{words.subject.none}</small>
        <b>{words.subject.one}</b>
      </SideCard>
    );
  const won = winner >= 0 && view.phase !== 'over';
  const isVoid = inFull && view.phase === 'ready';
  const below = won
    ? words.subject.wins(tell.name(winner), board.game)
    : isVoid
      ? words.subject.nobody
      : inFull
        ? words.subject.spelled
        : view.phase === 'reveal'
          ? words.subject.shown
          : view.phase === 'subject' && !rolling
            ? words.subject.names(tell.name(control))
            : words.subject.solve;
  const kind = words.aKind(subject.kind);
  return (
    <SideCard side="left">
      <small>{won || isVoid ? words.subject.was : words.subject.is}</small>
      <b class={kind.length > 9 ? 'long' : kind.length > 7 ? 'medium' : ''} dir="auto">
        {kind}
      </b>
      <small class="below" dir="auto">
        {below}
      </small>
    </SideCard>
  );
};

interface Call {
  readonly secret: number;
  readonly buzz: readonly number[];
  readonly called: number;
}

/** The numbers that were just opened, as long as they matter. */
const callNow = ({ board, view, cue }: Props): Call | null => {
  if (cue?.cue === 'called')
    return { secret: cue.secret as number, buzz: cue.buzz as readonly number[], called: cue.seat as number };
  return view.phase === 'free-guess' ? board : null;
};

/** How near both were; opened together with the guess of the nearer. */
const Nearness = ({ secret, buzz, called, tell }: Call & Pick<Props, 'tell'>) => (
  <>
    <small>{words.side.secret}</small>
    <b class="figure">{secret}</b>
    <ul class="nearness">
      {buzz.map((number, seat) => (
        <li key={seat} class={seat === called ? 'closer' : ''}>
          <Emblem seat={seat} size={34} />
          <span class="for-readers">{tell.name(seat)} </span>
          <b>{number > 0 ? number : '–'}</b>
          <span>{seat === called ? words.side.closer : number > 0 ? '' : words.side.passes}</span>
        </li>
      ))}
    </ul>
  </>
);

const RightCard = (props: Props) => {
  const { board } = props;
  const call = callNow(props);
  const most = useRef(usualRolls);
  if (board.control < 0) most.current = usualRolls;
  else most.current = Math.max(most.current, board.rolls);
  return (
    <SideCard side="right">
      {call !== null ? (
        <Nearness {...call} tell={props.tell} />
      ) : board.control >= 0 ? (
        <Rolls
          left={board.rolls}
          of={most.current}
          label={
            board.rolls === 0 ? words.side.lastGuess : board.rolls === 1 ? words.side.rollLeft : words.side.rollsLeft
          }
        />
      ) : (
        <>
          <small>{words.side.gamesWon}</small>
          <Score wins={board.wins} />
          {board.game > 0 && <small class="below">{words.side.game(board.game)}</small>}
        </>
      )}
    </SideCard>
  );
};

/** Before the first puzzle: what a subject may be. */
const Greeting = ({ portrait }: Props) => {
  const { room, cell, gap } = portrait ? rowRoom.upright : rowRoom.wide;
  return (
    <div class="clues" aria-hidden="true" style={{ '--cell': `${Math.min(cell, room / 9)}px`, '--gap': `${gap}px` }}>
      {words.crest.rows.map((word, row) => (
        <div key={word} class="clue">
          <em>{row + 1}</em>
          {[...word].map((letter, at) => (
            <div key={`${at}${letter}`} class="cell open">
              <b>{letter}</b>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

const Board = (props: Props) => (
  <div class="roll-board">
    <NameCard {...props} />
    <SubjectCard {...props} />
    <RightCard {...props} />
    {props.board.rows.length > 0 ? <Rows {...props} /> : <Greeting {...props} />}
  </div>
);

const saidMost = 24;
const cut = (text: string) => (text.length > saidMost ? `${text.slice(0, saidMost - 1).trimEnd()}…` : text);

const note = (seat: number, { board, view, shell, cue }: Props): string => {
  const owes = shell.waiting.includes(seat);
  if ((cue?.cue === 'called' || cue?.cue === 'guessed') && cue.seat === seat)
    return words.note.says(cut(cue.text as string));
  switch (view.phase) {
    case 'names':
      return owes ? words.note.writes : words.note.sent;
    case 'free-guess':
      return seat === board.called ? words.note.says(cut(board.said)) : words.note.free;
    case 'roll':
      if (seat === board.control) return board.mustRoll ? words.note.rolls : words.note.rollsOrPasses;
      break;
    case 'pick':
      if (seat === board.control) return words.note.picks;
      break;
    case 'free-letter':
      if (seat === board.control) return words.note.picksOne;
      break;
    case 'decide':
      if (seat === board.control) return words.note.decides;
      break;
    case 'subject':
      if (seat === board.control) return words.note.names;
      break;
  }
  return words.note.games(board.wins[seat] ?? 0);
};

const prompt = ({ board, view, tell }: Props): Prompt => {
  const name = board.control < 0 ? '' : tell.name(board.control);
  switch (view.phase) {
    case 'names':
      return {
        stake: board.subject !== null && board.subject.cells.length > 0 ? words.prompt.reveal : words.prompt.names,
      };
    case 'pick': {
      const { faces, total } = playable(board);
      return (faces.length > 1 ? words.prompt.both : words.prompt.pick)(name, faces, total);
    }
    case 'free-letter':
      return words.prompt.free(name);
    case 'decide':
      return board.guessable.length > 0 ? words.prompt.decide(name, board.guessable) : {};
    case 'subject':
      return words.prompt.subject;
    case 'roll':
      return board.mustRoll ? {} : words.prompt.roll;
    default:
      return {};
  }
};

const Plays = ({ board }: Props) => {
  const { faces, total } = playable(board);
  return (
    <span class="plays">
      {words.plays}
      {faces.map(face => (
        <b key={face}>{face}</b>
      ))}
      {total > 0 && faces.length > 0 && words.or}
      {total > 0 && <b>{total}</b>}
    </span>
  );
};

export default defineBoard<GameBoard>({
  look: 'on-a-roll',
  words: onARollWords as unknown as ShowWords,
  skin: 'sky',
  frame: { width: 1112, height: 470, portrait: 560 },
  Wall,
  Board,
  control: ({ board, rolling }) => (rolling ? -1 : board.control),
  note,
  total: props => (props.view.phase === 'pick' ? <Plays {...props} /> : ''),
  prompt,
  // The last roll of a round.
  tense: (_, { board }) => board.rolls === 1,
  acts: {
    started: { ms: 700, sound: 'card' },
    puzzle: { ms: 1000, sound: 'reveal' },
    'name-game': { ms: 600, sound: 'card' },
    shown: { ms: 700, sound: 'flip' },
    sent: { ms: 200, before: true, sound: 'buzz' },
    'both-passed': { ms: 500, before: true, sound: 'pass' },
    called: { ms: 1100, before: true, sound: 'reveal' },
    'free-guess': { ms: 500, sound: 'card' },
    guessed: { ms: 700, before: true },
    'no-guess': { ms: 400, before: true, sound: 'pass' },
    wrong: { ms: 600, before: true, sound: 'wrong' },
    'name-right': { ms: 1000, sound: 'right', scene: 'win' },
    'name-void': { ms: 800, sound: 'lose' },
    late: { ms: 400, before: true, sound: 'buzzer' },
    passed: { ms: 500, sound: 'pass' },
    double: { ms: 900, sound: 'wild' },
    unplayable: { ms: 800, sound: 'pass' },
    opened: { ms: 750, before: true, sound: 'flip' },
    'clue-right': { ms: 1000, sound: 'right', scene: 'win' },
    'clue-wrong': { ms: 800, before: true, sound: 'wrong' },
    'subject-wrong': { ms: 800, before: true, sound: 'wrong' },
    held: { ms: 400, before: true, sound: 'pass' },
    'round-over': { ms: 500, sound: 'card' },
    time: { ms: 900, sound: 'buzzer' },
    bare: { ms: 900, sound: 'reveal' },
    'puzzle-void': { ms: 1100, sound: 'lose' },
    'game-won': { ms: 1200, sound: 'win', scene: 'win' },
  },
});
