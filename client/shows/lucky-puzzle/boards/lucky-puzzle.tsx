/** Lucky Puzzle: tangerine rings, walnut, and three-sided tiles: a number, the same number lit, and the letter behind it. */
import '../../../style/fonts/chango.css';
import './lucky-puzzle.css';
import type { PuzzleBoard } from '../../../../shared/shows/lucky-puzzle/board.ts';
import { moments } from '../../../../shared/shows/lucky-puzzle/moments.ts';
import { hiddenOf, totals, unluckyTotals } from '../../../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzleBoard as words } from '../../../../shared/shows/lucky-puzzle/words/en/boards.ts';
import { luckyPuzzle } from '../../../../shared/shows/lucky-puzzle/words/en/show.ts';
import { defineBoard, toldOf, totalOf } from '../../../stage/board.ts';
import { WallPicture } from '../../../stage/parts/light.tsx';
import { givenIn, Heard, questionCard } from '../../../stage/parts/question.tsx';
import { Board, type Props, playable } from './lucky-puzzle-tiles.tsx';

const rings = ['#fff0c4', '#f7c84b', '#f39a1f', '#e4631a', '#b8330f', '#6b1d0c'] as const;

const Wall = () => (
  <WallPicture
    light="#fff4d0"
    lamps={[[380, 240, 760, 140, 0.3]]}
    glow="#fff2c08c 0, #f39a1f00 .5, #7a240899 1"
    at={[0.34, 0.66]}
  >
    <rect width="1920" height="1080" fill="#f3a62c" />
    {rings.map((colour, ring) => (
      <g key={colour} fill={colour}>
        <circle cx="250" cy="720" r={640 - ring * 74} />
        <circle cx="1670" cy="720" r={640 - ring * 74} />
      </g>
    ))}
  </WallPicture>
);

const Chips = ({ sets, or = false }: { readonly sets: readonly (readonly number[])[]; readonly or?: boolean }) => (
  <ul class="ways">
    {sets.map((set, i) => (
      <li key={set.join()}>
        {or && i > 0 && <i>{words.card.or}</i>}
        <b class="bold-figure nowrap lh-12 t9 r3">{words.plus(set)}</b>
      </li>
    ))}
  </ul>
);

/** Up to this many ways are joined by “or”. More are listed side by side. */
const fewWays = 4;

/** Under the board: what the throw plays, what was opened, what would be unlucky. */
const Sum = (props: Props) => {
  const { board, view, cue, rolling } = props;
  if (rolling) return null;
  if (cue?.cue === 'unlucky')
    return (
      <div class="sum bad">
        <span>
          {words.card.total} <b class="bold-figure lh-10 in-accent t11">{cue.total as number}</b>
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
      <div class={`sum ${sets.length > fewWays ? 'many wrap' : ''}`}>
        <span>
          {words.card.total} <b class="bold-figure lh-10 in-accent t11">{board.total}</b>
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

/** After the last one the game is decided. */
const rounds = 2;

const Card = (props: Props) => {
  const { board, view, tell, cue } = props;
  const { followUp } = board;
  const guess = toldOf(props, 'guessed');
  // What was said is on the board while it is judged.
  if (guess !== undefined && ['guessed', 'wrong-guess', 'solved'].includes(cue?.cue ?? '')) {
    const verdict = cue?.cue === 'solved' ? 'right' : cue?.cue === 'wrong-guess' ? 'wrong' : '';
    return (
      <div class="card guess">
        <Heard answer={guess.text as string} verdict={verdict} right="" />
      </div>
    );
  }
  // First the solution is looked at.
  if (cue?.cue === 'solved' || cue?.cue === 'tie-break-lost') return null;
  // The stamp lies there.
  if (cue?.cue === 'time') return null;
  const time = toldOf(props, 'time')?.round as number | undefined;
  if (time !== undefined)
    return <div class="card">{questionCard(time < rounds ? words.card.round(time + 1) : words.card.time)}</div>;
  if (followUp !== null) {
    const name = tell.name(followUp.seat);
    const money = tell.money(followUp.value);
    const answer = toldOf(props, 'answered') !== undefined || view.phase === 'judging' ? board.said : '';
    const given = givenIn(props, answer);
    return (
      <div class="card follow-up" key={followUp.ask}>
        <p class="worth flex items-baseline justify-center bold lh-115" dir="auto">
          {board.secondChance ? words.card.second(money, name) : words.card.forSeat(money, name)}
          {answer !== '' && (
            <q class="one-line in-bright on-ink r2" dir="auto">
              {answer}
            </q>
          )}
        </p>
        {questionCard(followUp.ask, followUp.choices, given)}
        {!followUp.choices.includes(given.right) && <Heard {...given} answer="" />}
      </div>
    );
  }
  const ended = () => (board.winner < 0 ? words.card.ends : words.card.winner(tell.name(board.winner)));
  const texts: Readonly<Record<string, () => string>> = {
    lobby: () => words.card.lobby,
    ready: () =>
      board.puzzle > 0
        ? words.card.next(board.puzzle)
        : board.round < 2
          ? words.card.first
          : words.card.round(board.round),
    'tie-break': () => words.card.tie(tell.money(view.seats[0]?.score ?? 0)),
    won: ended,
    over: ended,
  };
  const text = texts[view.phase];
  return text === undefined ? <Sum {...props} /> : <div class="card">{questionCard(text())}</div>;
};

const note = (seat: number, props: Props): string => {
  const { board, view, shell } = props;
  if (seat === board.followUp?.seat) return view.phase === 'judging' ? words.note.answered : words.note.answers;
  // What was chosen is acted out: it is nobody's choice any more.
  const chosen = ['pick', 'decide'].includes(view.phase) && !shell.waiting.includes(seat);
  if (seat === board.control && !chosen) {
    if (view.phase === 'pick') return words.note.picks;
    if (view.phase === 'decide') return board.passedTo ? words.note.mustAct : words.note.decides;
    return words.note.dice;
  }
  if (view.phase === 'won' && seat === board.winner) return words.note.event;
  // Once time is up, the champion is whoever wins now.
  if (board.champion < 0 || toldOf(props, 'time')?.round === rounds) return '';
  return seat === board.champion ? words.note.champion : words.note.challenger;
};

/** No puzzle is played for. */
const isPaid = (phase: string): boolean => ['lobby', 'ready', 'won', 'over'].includes(phase);

const prompt = ({ board, view, tell }: Props) => {
  const name = board.control < 0 ? '' : tell.name(board.control);
  if (view.phase === 'roll') return words.prompt.roll(name);
  if (view.phase === 'pick')
    return words.prompt.pick(name, board.tieBreak || board.perLetter === 0 ? '' : tell.money(board.perLetter));
  return view.phase === 'decide'
    ? (board.tieBreak ? words.prompt.tie : words.prompt.decide)(name, !board.passedTo)
    : {};
};

export default defineBoard<PuzzleBoard>({
  look: 'lucky-puzzle',
  words: luckyPuzzle,
  skin: 'tangerine',
  frame: { width: 1700, height: 312, portrait: 288 },
  Wall,
  Board,
  Card,
  // Once a puzzle and its question have been paid, nothing more is to be had. Upright it keeps its place.
  crest: ({ board, view, portrait }) => {
    const paid = isPaid(view.phase) || board.tieBreak;
    if (paid && !portrait) return undefined;
    return {
      label: board.followUp === null ? words.crest.value : words.crest.question,
      value: paid ? null : (board.followUp?.value ?? board.value),
      money: true,
      places: 6,
    };
  },
  plates: ({ board, portrait }) => [
    board.tieBreak
      ? { big: words.tieBreak, ...(!portrait && { small: words.firstMistake }) }
      : board.round > 0
        ? { big: words.round(board.round), ...(board.puzzle > 0 && { small: words.puzzle(board.puzzle) }) }
        : null,
    board.category === ''
      ? null
      : portrait
        ? { big: '', small: board.category }
        : { big: words.category, small: board.category },
  ],
  control: ({ board }) => board.control,
  note,
  // They opened their letter: a guess, and what is asked after it, has the table for itself.
  dice: ({ dice, followUp }, { phase }, told) =>
    followUp === null && !isPaid(phase) && told.every(({ cue }) => cue !== 'guessed') ? dice : [],
  total: ({ board }) => (board.dice.length > 0 ? words.sum(board.dice, totalOf(board.dice)) : ''),
  prompt,
  moments,
  acts: {
    unlucky: { sound: 'lose' },
    opened: { sound: 'flip' },
    guessed: { sound: 'buzz' },
    'wrong-guess': { sound: 'wrong' },
    solved: { sound: 'win', scene: 'win' },
    'follow-up': { sound: 'card' },
    silent: { sound: 'buzzer' },
    'by-default': { sound: 'coin' },
    'second-chance': { sound: 'card' },
    'nobody-knew': { sound: 'lose' },
    'tie-break-lost': { sound: 'lose' },
    'game-won': { sound: 'win', scene: 'confetti' },
  },
});
