/** The cards of On A Roll: the name, the subject, how close both guesses were, possible subjects. */
import { useRef } from 'preact/hooks';
import type { GameBoard } from '../../../../shared/shows/on-a-roll/boards.ts';
import { onARoll as words } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { toldOf } from '../../../stage/board.ts';
import { Heard } from '../../../stage/parts/question.tsx';
import { useFresh } from '../fresh.ts';
import { type Props, rowRoom, usualRolls } from './on-a-roll-rows.tsx';
import { cellSize, Rolls, Score, SideCard, Spelled } from './on-a-roll-set.tsx';

/** Letters of the name that were shown. Once the whole name is shown: those that were shown before, as far as this page saw. */
const useOpenCells = (name: GameBoard['name']): ReadonlySet<string> => {
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

const verdicts = {
  right: ['name-right', 'clue-right', 'subject-right'],
  wrong: ['wrong', 'clue-wrong', 'subject-wrong'],
} as const;

/** What somebody has just answered, while it is judged. */
const Answer = (props: Props) => {
  const said = toldOf(props, 'guessed');
  if (said === undefined) return null;
  const is = (verdict: keyof typeof verdicts) => verdicts[verdict].some(name => toldOf(props, name) !== undefined);
  const verdict = is('right') ? 'right' : is('wrong') ? 'wrong' : '';
  return (
    <div class="answered middle gap-4">
      <Emblem seat={said.seat as number} size={props.portrait ? 40 : 56} />
      {!props.portrait && (
        <bdi class="one-line bold t10" dir="auto">
          {props.tell.name(said.seat as number)}
        </bdi>
      )}
      {typeof said.row === 'number' && <b class="nowrap t8">{words.row.clue(said.row + 1)}</b>}
      <Heard answer={said.text as string} verdict={verdict} right="" />
    </div>
  );
};

/** On the table, which is clear of dice: what was answered, larger than anything else. Upright, it is with the name. */
export const AnswerCard = (props: Props) => {
  const said = toldOf(props, 'guessed');
  return props.portrait || said === undefined ? null : (
    <div class="card answer-card" style={{ '--letters': (said.text as string).length }}>
      <Answer {...props} />
    </div>
  );
};

/** The name and its hint; the subject as soon as part of it is shown. */
export const NameCard = (props: Props) => {
  const { board, view, portrait } = props;
  const { name, subject } = board;
  const spelledOut = subject !== null && subject.cells.length > 0;
  const cells = spelledOut ? subject.cells : (name?.cells ?? []);
  const clue = toldOf(props, 'guessed')?.row;
  // The name that was played for has nothing to do with an answer to a clue, or for the subject.
  const sought = spelledOut
    ? ''
    : typeof clue === 'number'
      ? words.crest.what(clue + 1)
      : view.phase === 'subject'
        ? words.crest.what(0)
        : '';
  const ask = spelledOut
    ? view.phase === 'won' ||
      view.phase === 'over' ||
      view.phase === 'ready' ||
      toldOf(props, 'subject-right') !== undefined
      ? words.crest.subjectWas(subject.kind)
      : words.crest.subject(subject.kind)
    : sought !== ''
      ? sought
      : name !== null
        ? name.ask
        : subject === null
          ? words.crest.lobby
          : words.crest.nextName;
  // The tiles of the whole subject say it instead.
  const isWhole = spelledOut && cells.every(({ char }) => char !== '') && toldOf(props, 'subject-right') !== undefined;
  const answered = portrait && toldOf(props, 'guessed') !== undefined && !isWhole;
  const spells = cells.length > 0 && sought === '';
  const given = useOpenCells(spelledOut ? null : name);
  const fresh = useFresh(
    cells.flatMap(({ open }, at) => (open ? [String(at)] : [])),
    spelledOut ? `subject ${board.game}` : (name?.ask ?? ''),
  );
  const size = askSize(ask, portrait);
  const [room, most, gap] = portrait ? [600, 60, 5] : [916, size === 'tiny' ? 46 : size === 'small' ? 66 : 84, 8];
  return (
    <section class={`down justify-center clip centred r5 gap-2 name-card ${spells ? '' : 'alone'}`}>
      {/* The card beside it says what the letters of a subject are of. */}
      {spelledOut && !portrait ? null : !answered ? (
        <p key={ask} class={`balance lh-108 t8 lines ${size}`} dir="auto">
          {ask}
        </p>
      ) : (
        <Answer {...props} />
      )}
      {spells && (
        <Spelled
          cells={cells}
          // In portrait a long name breaks into a second line before it becomes too small to read.
          size={Math.max(portrait ? 38 : 26, cellSize(cells, room, most, gap))}
          gap={gap}
          fresh={fresh}
          given={given}
        />
      )}
    </section>
  );
};

export const SubjectCard = ({ board, view, tell, rolling, told }: Props) => {
  const { subject, winner, control } = board;
  const named = toldOf({ told }, 'subject-right') !== undefined;
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
      : named || toldOf({ told }, 'guessed') !== undefined
        ? ''
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
      <b class={kind.length > 9 ? 'lines long' : kind.length > 7 ? 'medium nowrap' : ''} dir="auto">
        {kind}
      </b>
      <small class="lines below" dir="auto">
        {below}
      </small>
    </SideCard>
  );
};

export const RightCard = ({ board }: Props) => {
  const most = useRef(usualRolls);
  if (board.control < 0) most.current = usualRolls;
  else most.current = Math.max(most.current, board.rolls);
  return (
    <SideCard side="right">
      {board.control >= 0 ? (
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
          {board.game > 0 && <small class="lines below">{words.side.game(board.game)}</small>}
        </>
      )}
    </SideCard>
  );
};

/** Before the first puzzle: possible subjects. */
export const Greeting = ({ portrait }: Props) => {
  const { room, cell, gap } = portrait ? rowRoom.upright : rowRoom.wide;
  return (
    <div
      class="clues down gap-3"
      aria-hidden="true"
      style={{ '--cell': `${Math.min(cell, room / 9)}px`, '--gap': `${gap}px` }}
    >
      {words.crest.rows.map((word, row) => (
        <div key={word} class="clue flex min-h-0 relative">
          <em class="in-tile-ink">{row + 1}</em>
          {[...word].map((letter, at) => (
            <div key={`${at}${letter}`} class="letter-tile cell open flex-none">
              <b class="weight-4">{letter}</b>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
