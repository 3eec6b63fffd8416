/** Lucky Puzzle: tangerine rings, walnut, and three-sided tiles: a number, the same number lit, and the letter behind it. */
import '../../style/fonts/chango.css';
import './lucky-puzzle.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PuzzleBoard } from '../../../shared/shows/lucky-puzzle/board.ts';
import { hiddenOf, setsOf, totals, unluckyTotals } from '../../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzleBoard as words } from '../../../shared/words/en/boards/lucky-puzzle.ts';
import { luckyPuzzle } from '../../../shared/words/en/lucky-puzzle.ts';
import type { Prompt } from '../../../shared/words/en/stage.ts';
import type { ShowWords } from '../../../shared/words/telling.ts';
import { cellWidth, isBlank, type LetterCell, letterRows, type Room, spokenSolution } from '../../parts/letter-rows.ts';
import { type BoardProps, defineBoard } from '../board.ts';
import { cone, coneDefs } from '../parts/light.tsx';
import { asked } from '../parts/question.tsx';

type Props = BoardProps<PuzzleBoard>;

const rings = ['#fff0c4', '#f7c84b', '#f39a1f', '#e4631a', '#b8330f', '#6b1d0c'] as const;

const Wall = () => (
  <svg viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      {coneDefs('#fff4d0')}
      <radialGradient id="puzzle-glow" cx=".5" cy=".34" r=".66">
        <stop offset="0" stop-color="#fff2c0" stop-opacity=".55" />
        <stop offset=".5" stop-color="#f39a1f" stop-opacity="0" />
        <stop offset="1" stop-color="#7a2408" stop-opacity=".6" />
      </radialGradient>
    </defs>
    <rect width="1920" height="1080" fill="#f3a62c" />
    {rings.map((colour, ring) => (
      <g key={colour} fill={colour}>
        <circle cx="250" cy="720" r={640 - ring * 74} />
        <circle cx="1670" cy="720" r={640 - ring * 74} />
      </g>
    ))}
    <rect width="1920" height="1080" fill="url(#puzzle-glow)" />
    {cone(380, 240, 760, 140, 0.3)}
    {cone(1540, 240, 760, -140, 0.3)}
  </svg>
);

/** Ways of two dice to a total, in 36ths. */
const ways = (total: number) => 6 - Math.abs(total - 7);

/** What the throw may open, while the seat in control picks (LP-11). */
const playable = ({ board, view, rolling }: Props): readonly (readonly number[])[] =>
  view.phase === 'pick' && !rolling
    ? setsOf(hiddenOf(board), board.total).toSorted((a, b) => a.length - b.length || (b[0] ?? 0) - (a[0] ?? 0))
    : [];

type Side = 'shut' | 'lit' | 'open';

interface TileProps {
  readonly side: Side;
  readonly text: string;
  /** Place in the row of tiles that turn together. */
  readonly order: number;
}

/** One face of a tile that shows or did show. */
const Face = ({ side, text, to = false }: { readonly side: Side; readonly text: string; readonly to?: boolean }) => (
  <div class={`tri ${side} ${to ? 'to' : ''}`}>
    <b>{text}</b>
  </div>
);

/** A three-sided tile: another side comes to the front by a third of a turn. */
const Tile = ({ side, text, order }: TileProps) => {
  const memory = useRef({ side, text, order, from: null as { side: Side; text: string } | null, turn: 0 });
  const [, settle] = useState(0);
  const last = memory.current;
  if (last.side !== side || last.text !== text)
    memory.current = { side, text, order, from: { side: last.side, text: last.text }, turn: last.turn + 1 };
  const { from, turn } = memory.current;
  if (from === null) return <Face side={side} text={text} />;
  const ended = () => {
    memory.current = { ...memory.current, from: null };
    settle(turn);
  };
  return (
    <div
      key={turn}
      class="prism"
      style={{ '--order': String(memory.current.order) }}
      onAnimationEnd={event => {
        if (event.target === event.currentTarget) ended();
      }}
    >
      <Face {...from} />
      <Face side={side} text={text} to />
    </div>
  );
};

const rooms: Readonly<Record<'wide' | 'upright', Room>> = {
  wide: { width: 1620, height: 224, gap: 9, most: { width: 150, height: 224 } },
  upright: { width: 624, height: 296, gap: 7, most: { width: 104, height: 160 } },
};

/** Letters that stand open from the start, as on an empty board. */
const spell = (text: string): readonly LetterCell[] =>
  [...text].map(char => ({ char, number: /\p{L}/u.test(char) ? 1 : 0, open: true }));

const idleText = ({ board, view }: Props) =>
  view.phase === 'tie-break'
    ? words.idle.tieBreak
    : view.phase === 'ready'
      ? (words.idle.rounds[board.round] ?? words.idle.lobby)
      : words.idle.lobby;

/** Tiles that appear with another puzzle turn in; those that a page finds when it comes do not. */
const useEntrance = (scope: string): boolean => {
  const first = useRef(scope);
  if (first.current !== scope) first.current = '';
  return first.current === '';
};

const Board = (props: Props) => {
  const { board, cue, portrait } = props;
  const idle = board.cells.length === 0;
  const text = idle ? idleText(props) : '';
  const cells = useMemo(() => (idle ? spell(text) : board.cells), [idle, text, board.cells]);
  const room = portrait ? rooms.upright : rooms.wide;
  const { rows, width, height } = useMemo(() => letterRows(cells, room), [cells, room]);
  const scope = idle ? text : `${board.round} ${board.puzzle} ${cells.map(({ number }) => number).join()}`;
  const enters = useEntrance(scope);
  const lit = new Set(playable(props).flat());
  const sideOf = ({ open, number }: LetterCell): Side => (open ? 'open' : lit.has(number) ? 'lit' : 'shut');
  const before = useRef<{ scope: string; sides: readonly Side[] }>({ scope: '', sides: [] });
  const sides = cells.map(sideOf);
  useEffect(() => {
    before.current = { scope, sides };
  });
  const same = before.current.scope === scope;
  const turning = cells.flatMap((_, at) => (same && before.current.sides[at] !== sides[at] ? [at] : []));
  /** Letters turn one after the other, lights sweep over the board. */
  const orderOf = (at: number) =>
    sides[at] === 'open'
      ? Math.max(0, turning.filter(one => sides[one] === 'open').indexOf(at))
      : Math.max(0, turning.indexOf(at)) * 0.4;
  const hiddenText = (cell: LetterCell) =>
    lit.has(cell.number) ? words.board.playable(cell.number) : words.board.hidden(cell.number);
  const moment = cue === null ? '' : ['unlucky', 'wrong-guess', 'solved'].includes(cue.cue) ? cue.cue : '';
  const style = {
    '--w': `${width.toFixed(1)}px`,
    '--h': `${height.toFixed(1)}px`,
    '--letter': `${Math.min(width * 0.83, height * 0.52).toFixed(1)}px`,
    '--gap': `${room.gap}px`,
  };
  return (
    <div
      class={`solution ${idle ? 'idle' : ''} ${moment}`}
      role="img"
      aria-label={
        idle ? words.board.idle(text) : words.board.label(spokenSolution(cells, hiddenText, words.board.word))
      }
      style={style}
    >
      {rows.map(row => (
        <div key={`${scope} ${row.cells[0]}`} class="letters">
          {row.cells.map(at => {
            const cell = cells[at] as LetterCell;
            const wide = `${(cellWidth(cell) * width).toFixed(1)}px`;
            if (cell.number === 0)
              return (
                <span key={at} class={isBlank(cell) ? 'blank' : 'mark'} style={{ width: wide }}>
                  {cell.char}
                </span>
              );
            return (
              <div key={at} class={`slot ${enters ? 'enters' : ''}`} style={{ '--order': String(at) }}>
                <Tile
                  side={sides[at] ?? 'shut'}
                  text={cell.open ? cell.char : String(cell.number)}
                  order={orderOf(at)}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};

const Chips = ({ sets, or = false }: { readonly sets: readonly (readonly number[])[]; readonly or?: boolean }) => (
  <ul class="ways">
    {sets.map((set, i) => (
      <li key={set.join()}>
        {or && i > 0 && <i>{words.card.or}</i>}
        <b>{words.plus(set)}</b>
      </li>
    ))}
  </ul>
);

/** So many ways are joined by “or”; more stand one beside the other. */
const fewWays = 4;

/** Under the board: what the throw plays, what was opened, what would be unlucky. */
const Sum = (props: Props) => {
  const { board, view, cue, rolling } = props;
  if (rolling) return null;
  if (cue?.cue === 'unlucky')
    return (
      <div class="sum bad">
        <span>
          {words.card.total} <b>{cue.total as number}</b>
        </span>
        <span>{words.card.nothing}</span>
      </div>
    );
  if (cue?.cue === 'opened')
    return (
      <div class="sum">
        <span>{words.card.opens}</span>
        <Chips sets={[(cue.numbers as readonly number[]).toReversed()]} />
      </div>
    );
  if (view.phase === 'pick') {
    const sets = playable(props).map(set => set.toReversed());
    return (
      <div class={`sum ${sets.length > fewWays ? 'many' : ''}`}>
        <span>
          {words.card.total} <b>{board.total}</b>
        </span>
        <span>{words.card.plays}</span>
        <Chips sets={sets} or={sets.length <= fewWays} />
      </div>
    );
  }
  if (view.phase !== 'decide') return null;
  const unlucky = unluckyTotals(hiddenOf(board));
  if (unlucky.length === 0) return null;
  const lucky = totals.filter(total => !unlucky.includes(total));
  if (lucky.length === 0) return <div class="sum warns">{words.card.allUnlucky}</div>;
  const few = lucky.length < unlucky.length;
  return (
    <div class={`sum warns ${few ? 'few' : ''}`}>
      <span>{few ? words.card.only : words.card.unlucky}</span>
      <Chips sets={(few ? lucky : unlucky).map(total => [total])} />
      {few && <span>{words.card.play}</span>}
    </div>
  );
};

const Card = (props: Props) => {
  const { board, view, tell, cue } = props;
  const { followUp } = board;
  // First the solution is looked at.
  if (cue?.cue === 'solved' || cue?.cue === 'tie-break-lost') return null;
  if (followUp !== null) {
    const name = tell.name(followUp.seat);
    const money = tell.money(followUp.value);
    const said = cue?.cue === 'answered' ? (cue.text as string) : view.phase === 'judging' ? board.said : '';
    return (
      <div class="card follow-up" key={followUp.ask}>
        <p class="worth" dir="auto">
          {board.secondChance ? words.card.second(money, name) : words.card.forSeat(money, name)}
          {said !== '' && <q dir="auto">{said}</q>}
        </p>
        {asked(followUp.ask, followUp.choices)}
      </div>
    );
  }
  switch (view.phase) {
    case 'lobby':
      return <div class="card">{asked(words.card.lobby)}</div>;
    case 'ready':
      if (board.puzzle === 0)
        return <div class="card">{asked(board.round < 2 ? words.card.first : words.card.round(board.round))}</div>;
      return <div class="card">{asked(words.card.next(board.puzzle))}</div>;
    case 'tie-break':
      return <div class="card">{asked(words.card.tie(tell.money(view.seats[0]?.score ?? 0)))}</div>;
    case 'won':
    case 'over':
      return (
        <div class="card">{asked(board.winner < 0 ? words.card.ends : words.card.winner(tell.name(board.winner)))}</div>
      );
    default:
      return <Sum {...props} />;
  }
};

const note = (seat: number, { board, view }: Props): string => {
  if (seat === board.followUp?.seat) return view.phase === 'judging' ? words.note.answered : words.note.answers;
  if (seat === board.control) {
    if (view.phase === 'pick') return words.note.picks;
    if (view.phase === 'decide') return board.passedTo ? words.note.mustAct : words.note.decides;
    return words.note.dice;
  }
  if (view.phase === 'won' && seat === board.winner) return words.note.event;
  if (board.champion < 0) return '';
  return seat === board.champion ? words.note.champion : words.note.challenger;
};

const prompt = (props: Props): Prompt => {
  const { board, view, tell } = props;
  const name = board.control < 0 ? '' : tell.name(board.control);
  switch (view.phase) {
    case 'roll':
      return words.prompt.roll(name);
    case 'pick':
      return words.prompt.pick(name, board.tieBreak || board.perLetter === 0 ? '' : tell.money(board.perLetter));
    case 'decide':
      return (board.tieBreak ? words.prompt.tie : words.prompt.decide)(name, !board.passedTo);
    default:
      return {};
  }
};

const sumOf = (dice: readonly number[]) => dice.reduce((total, face) => total + face, 0);

/** The throw takes a long breath when one in four is unlucky; when the game hangs on it, one in twelve is enough. */
const isTense = (board: PuzzleBoard) =>
  unluckyTotals(hiddenOf(board)).reduce((sum, total) => sum + ways(total), 0) >= (board.tieBreak ? 3 : 9);

export default defineBoard<PuzzleBoard>({
  look: 'lucky-puzzle',
  words: luckyPuzzle as unknown as ShowWords,
  skin: 'tangerine',
  frame: { width: 1700, height: 312, portrait: 312 },
  Wall,
  Board,
  Card,
  crest: ({ board, view }) => ({
    label:
      board.followUp !== null || (view.phase === 'ready' && board.cells.length > 0)
        ? words.crest.paid
        : words.crest.value,
    value: board.cells.length === 0 || board.tieBreak ? null : board.value,
    money: true,
    places: 6,
  }),
  plates: ({ board, portrait }) => [
    board.tieBreak
      ? { big: words.tieBreak, ...(!portrait && { small: words.firstMistake }) }
      : board.round > 0
        ? { big: words.round(board.round), ...(board.puzzle > 0 && { small: words.puzzle(board.puzzle) }) }
        : null,
    board.category === '' ? null : portrait ? { big: board.category } : { big: words.category, small: board.category },
  ],
  control: ({ board, rolling }) => (rolling ? -1 : board.control),
  note,
  total: ({ board }) => (board.dice.length > 0 ? words.sum(board.dice, sumOf(board.dice)) : ''),
  prompt,
  tense: (_, { board }) => isTense(board as PuzzleBoard),
  acts: {
    started: { ms: 700, sound: 'card' },
    puzzle: { ms: 1000, sound: 'reveal' },
    unlucky: { ms: 900, before: true, sound: 'lose' },
    opened: { ms: 800, sound: 'flip' },
    passed: { ms: 500, sound: 'pass' },
    guessed: { ms: 900, before: true, sound: 'buzz' },
    'wrong-guess': { ms: 700, before: true, sound: 'wrong' },
    late: { ms: 500, before: true, sound: 'buzzer' },
    solved: { ms: 1200, sound: 'win', scene: 'win' },
    'follow-up': { ms: 500, sound: 'card' },
    answered: { ms: 700, before: true },
    silent: { ms: 500, before: true, sound: 'buzzer' },
    right: { ms: 700, before: true, sound: 'right' },
    wrong: { ms: 700, before: true, sound: 'wrong' },
    'by-default': { ms: 800, sound: 'coin' },
    'second-chance': { ms: 500, sound: 'card' },
    'nobody-knew': { ms: 600, sound: 'lose' },
    time: { ms: 900, sound: 'buzzer' },
    tie: { ms: 900, sound: 'reveal' },
    'tie-break-lost': { ms: 1100, sound: 'lose' },
    'game-won': { ms: 1200, sound: 'win', scene: 'confetti' },
  },
});
