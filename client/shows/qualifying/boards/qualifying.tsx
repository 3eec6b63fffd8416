/** The qualifier, on the set of Hot Dice: the question in lights, who has guessed, and at the end the guesses by distance. */
import './qualifying.css';
import type { View } from '../../../../shared/engine/show.ts';
import { distance, type QualifyingBoard, readOut } from '../../../../shared/shows/qualifying/board.ts';
import { moments } from '../../../../shared/shows/qualifying/moments.ts';
import { qualifying as words } from '../../../../shared/shows/qualifying/words/en/boards.ts';
import { qualifying as texts } from '../../../../shared/shows/qualifying/words/en/show.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { type BoardProps, type Crest, defineBoard } from '../../../stage/board.ts';
import { Headline, Wall } from '../../hot-dice/boards/hot-dice-set.tsx';

type Props = BoardProps<QualifyingBoard>;

/** How many names and lines fit. */
const room = { names: { wide: 10, upright: 12 }, lines: { wide: readOut, upright: 6 } } as const;

/** Heights of the list, in units: the most of all of it, its head, and the most for one guess. */
const list = { wide: 690, upright: 800, short: 660, head: 76, row: 144 } as const;

/** Number of digits on the crest. */
const onBulbs = (answer: number) =>
  /^-?[\d.,]+$/.test(words.number(answer)) && Number(answer.toFixed(3)) === answer && words.number(answer).length <= 11;

const askSize = (ask: string) => (ask.length <= 60 ? 'ask-large' : ask.length <= 130 ? 'ask-small' : 'ask-tiny');

const rankingOf = ({ result }: Pick<View, 'result'>): readonly number[] =>
  (result as { readonly ranking?: readonly number[] } | null)?.ranking ?? [];

/** Between the last guess and the ranking. */
const isClosing = ({ cue }: Props): boolean =>
  cue !== null && ['closed', 'answer', 'explained', 'read', 'best', 'ranked'].includes(cue.cue);

/** The board is as high as the list that it becomes, which fills it. */
const heightOf =
  (usual: number, height: number, low: number, band: number) =>
  (view: View, short = false): number => {
    const listed = rankingOf(view).length;
    const most = short ? low : height;
    return listed === 0 ? usual : Math.max(usual, Math.min(most, list.head + listed * list.row) + 2 * band);
  };

/** The guesses on the whole board, closest first, each with its distance from the answer as a bar. */
const Ranking = ({ board, view, tell, portrait, cue, told }: Props) => {
  const ranking = rankingOf(view);
  const most = portrait ? room.lines.upright : room.lines.wide;
  const listed = ranking.slice(0, most);
  const reading = cue?.cue === 'read' || cue?.cue === 'best';
  const isRead = (seat: number) => !reading || told.some(one => one.seat === seat);
  const { answer } = board;
  if (answer === null) return null;
  const notOver = board.house.nearest === 'not-over';
  const off = (seat: number) => distance(board.guesses[seat] ?? 0, answer);
  const farthest = Math.max(...listed.map(off)) || 1;
  const without = board.guesses.filter(guess => guess === null).length;
  const further = [
    ranking.length > most ? words.more(ranking.length - most) : '',
    without > 0 ? words.noGuess(without) : '',
  ].filter(Boolean);
  return (
    <section class="ranking down absolute in-bright">
      <h2 class="one-line centred in-accent t9" dir="auto">
        {further.length > 0 ? further.join(' · ') : board.ask}
      </h2>
      <ol class="as-grid flex-1 min-h-0 gap-3">
        {listed.map((seat, at) => {
          const lucky = at < board.places;
          const border = at === board.places - 1 && at < ranking.length - 1 ? 'border' : '';
          // Its place is free until it is read.
          if (!isRead(seat))
            return (
              <li key={`place ${at}`} class={`unread as-grid items-center r3 ${border}`} aria-hidden="true">
                <i class="bold-figure centred t10">{at + 1}</i>
                {at === 0 && cue?.cue === 'best' && <em class="in-accent bold t11">{words.howClose}</em>}
              </li>
            );
          const guess = board.guesses[seat] ?? 0;
          return (
            <li key={seat} class={`as-grid items-center text-left r3 ${lucky ? 'in' : 'out'} ${border}`}>
              <i class="bold-figure centred t10">{at + 1}</i>
              <Emblem seat={seat} size={portrait ? 34 : 50} />
              <b class="one-line t10" dir="auto">
                {tell.name(seat)}
              </b>
              <strong class="bold-figure t10">{words.number(guess)}</strong>
              <span class="off down">
                <em class="t9">{words.off({ guess, answer, over: notOver && guess > answer })}</em>
                <u aria-hidden="true" style={{ width: `${Math.max(1, (100 * off(seat)) / farthest)}%` }} />
              </span>
              <span class="bold-figure in-bright centred t8 r1">{lucky ? words.getsIn : words.staysOut}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const Board = (props: Props) => {
  const { board, view } = props;
  if (rankingOf(view).length > 0) return <Ranking {...props} />;
  const text = view.phase === 'lobby' ? words.lobby : board.ask;
  const { answer } = board;
  return (
    <section class={`posted down middle absolute centred gap-4 ${answer === null ? '' : 'answered'}`}>
      <h2 class={`balance bold ${askSize(text)}`} dir="auto">
        {text}
      </h2>
      {answer === null ? (
        <p class="in-accent t9">{words.places(board.places, board.house.nearest === 'not-over')}</p>
      ) : (
        <p class="bold-figure in-gold lh-10">{words.number(answer)}</p>
      )}
    </section>
  );
};

/** Who has not guessed. A guess that has been told of is in, though its entry is not through. */
const owingOf = ({ shell, told }: Props): readonly number[] =>
  shell.waiting.filter(seat => !told.some(one => one.cue === 'guessed' && one.seat === seat));

/** All entrants on plates, which turn as their guesses come. Once they are closed, they lie on the table, still covered. */
const Entrants = (props: Props) => {
  const { view, tell, portrait } = props;
  const covered = isClosing(props) && !portrait;
  const owing = new Set(owingOf(props));
  const most = portrait ? room.names.upright : room.names.wide;
  const shown = view.seats.slice(0, view.seats.length > most ? most - 1 : most);
  return (
    <div class={`card entrants ${covered ? 'covered-guesses' : ''} ${shown.length > 5 ? 'crowd' : ''}`}>
      <ul class="flex wrap justify-center gap-3">
        {shown.map((_, seat) => (
          <li key={seat} class={`across bold lh-115 r2 in-ink-2 gap-2 t8 ${owing.has(seat) ? 'owes' : 'in'}`}>
            <Emblem seat={seat} size={40} hollow={owing.has(seat)} ring={owing.has(seat) ? '#8a7a5a' : '#17110d'} />
            <b class="one-line flex-1" dir="auto">
              {tell.name(seat)}
            </b>
            <span class="unseen">{owing.has(seat) ? words.thinks : words.sent}</span>
            {!owing.has(seat) && !covered && <em aria-hidden="true">✓</em>}
            {covered && (
              <i class="bold-figure centred w-full on-ink in-gold r2" aria-hidden="true">
                {owing.has(seat) ? '–' : '?'}
              </i>
            )}
          </li>
        ))}
        {shown.length < view.seats.length && (
          <li class="across bold lh-115 r2 in-ink-2 t8">{words.more(view.seats.length - shown.length)}</li>
        )}
      </ul>
    </div>
  );
};

const Card = (props: Props) => {
  const { view } = props;
  if (isClosing(props)) return rankingOf(view).length > 0 || view.seats.length === 0 ? null : <Entrants {...props} />;
  if (view.phase === 'over') return rankingOf(view).length > 0 ? null : <Headline big={words.nobody} />;
  return view.phase === 'lobby' || view.seats.length === 0 ? <Headline big={words.comeIn} /> : <Entrants {...props} />;
};

/** Guesses that have been sent; null while none may be. */
const sentOf = (props: Props): number | null =>
  props.view.phase === 'open' && !isClosing(props) ? props.view.seats.length - owingOf(props).length : null;

const crest = (props: Props): Crest => {
  const { board, shell } = props;
  const { answer } = board;
  if (answer !== null || isClosing(props)) {
    // The board has it first.
    const shows = answer !== null && props.cue?.cue !== 'answer' && onBulbs(answer);
    return {
      label: words.answer,
      value: null,
      money: false,
      ...(shows && { text: words.number(answer) }),
      places: shows ? words.number(answer).length : 6,
    };
  }
  const sent = sentOf(props);
  const deadline = sent !== null && shell.paused === '' ? shell.deadline : 0;
  // First the plate turns.
  const wait = props.cue?.cue === 'guessed' ? 400 : 0;
  return {
    label: deadline > 0 ? words.timeLeft : words.guessesIn,
    value: sent,
    money: false,
    places: 4,
    deadline,
    wait,
  };
};

export default defineBoard<QualifyingBoard>({
  look: 'hot-dice',
  words: texts,
  skin: 'ruby',
  frame: {
    width: 1440,
    height: heightOf(318, list.wide, list.wide, 28),
    portrait: heightOf(300, list.upright, list.short, 0),
  },
  Wall,
  Board,
  Card,
  crest,
  plates: props => {
    const sent = sentOf(props);
    const { seats } = props.view;
    // Where no clock runs, the crest says how many.
    if (sent === null || seats.length === 0 || props.shell.deadline === 0) return [null, null];
    const [big, small] = words.sentOf(sent, seats.length);
    return [{ big, small }, null];
  },
  won: (seat, { board: { guesses, answer } }) => {
    const guess = (guesses as QualifyingBoard['guesses'])[seat];
    return guess == null ? '' : `${words.number(guess)} · ${words.away(guess, answer as number)}`;
  },
  poster: ({ board: { guesses, answer, places }, result }) => {
    const of = (seat: number) => {
      const guess = (guesses as QualifyingBoard['guesses'])[seat];
      return guess == null ? '' : words.number(guess);
    };
    const seated = rankingOf({ result }).slice(0, Number(places));
    const next = (tell: Props['tell']) => (seated.length === 0 ? '' : words.next(seated.map(tell.name), tell.list));
    return typeof answer === 'number' ? { label: words.answer, value: words.number(answer), of, next } : null;
  },
  // As long as somebody may come in, however many are there.
  joins: props => !isClosing(props) && props.view.phase !== 'over',
  desks: () => [],
  moments,
  acts: {
    opened: { sound: 'reveal' },
    guessed: { sound: 'buzz' },
    closed: { sound: 'buzzer' },
    answer: { sound: 'reveal' },
    nobody: { sound: 'lose' },
    read: { sound: 'card' },
    best: { sound: 'reveal' },
    ranked: { sound: 'win', scene: 'confetti' },
  },
});
