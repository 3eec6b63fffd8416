/** The qualifier, on the set of Hot Dice: the question in lights, who has guessed, and at the end the guesses by distance. */
import './qualifying.css';
import { useEffect, useState } from 'preact/hooks';
import type { QualifyingBoard } from '../../../../shared/shows/qualifying/board.ts';
import { moments } from '../../../../shared/shows/qualifying/moments.ts';
import { qualifying as words } from '../../../../shared/shows/qualifying/words/en/boards.ts';
import { qualifying as texts } from '../../../../shared/shows/qualifying/words/en/show.ts';
import { Countdown } from '../../../parts/deadline.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { type BoardProps, type Crest, defineBoard } from '../../../stage/board.ts';
import { Headline, Wall } from '../../hot-dice/boards/hot-dice-set.tsx';

type Props = BoardProps<QualifyingBoard>;

/** How many names and lines fit. */
const room = { names: { wide: 12, upright: 12 }, lines: { wide: 8, upright: 6 } } as const;

/** Milliseconds in which all guesses are read out, and the most for one of them. */
const reading = { all: 5200, one: 1000 } as const;

/** Number of digits on the crest. */
const onBulbs = (answer: number) =>
  /^-?[\d.,]+$/.test(words.number(answer)) && Number(answer.toFixed(3)) === answer && words.number(answer).length <= 11;

const askSize = (ask: string) => (ask.length <= 60 ? 'ask-large' : ask.length <= 130 ? 'ask-small' : 'ask-tiny');

const Board = (props: Props) => {
  const { board, view, cue } = props;
  // Once the crest has counted up to it.
  const answer = cue?.cue === 'closed' ? null : board.answer;
  const text = view.phase === 'lobby' ? words.lobby : board.ask;
  return (
    <section class="posted down middle absolute centred gap-4">
      <h2 class={`balance bold ${askSize(text)}`} dir="auto">
        {text}
      </h2>
      <p class="in-accent t8">
        {answer === null
          ? words.places(board.places, board.house.nearest === 'not-over')
          : words.answerIs(words.number(answer))}
      </p>
    </section>
  );
};

/** All entrants, and which of them have guessed. */
const Entrants = ({ view, shell, tell, portrait, now }: Props) => {
  const owing = new Set(shell.waiting);
  const most = portrait ? room.names.upright : room.names.wide;
  const shown = view.seats.slice(0, most);
  const closes = shell.deadline > 0 && shell.paused === '';
  return (
    <div class={`card entrants ${shown.length > 7 ? 'crowd' : ''}`}>
      <h2 class="bold lh-105 t9">
        {view.seats.length === 0 ? words.comeIn : words.entered(view.seats.length)}
        {closes && (
          <>
            {' · '}
            {words.timeLeft}
            <Countdown deadline={shell.deadline} now={now} />
          </>
        )}
      </h2>
      {shown.length > 0 && (
        <ul class="flex wrap justify-center gap-3">
          {shown.map((_, seat) => (
            <li key={seat} class={`across bold lh-115 pill in-ink-2 gap-2 ${owing.has(seat) ? 'owes' : 'in'}`}>
              <Emblem seat={seat} size={30} hollow={owing.has(seat)} ring={owing.has(seat) ? '#8a7a5a' : '#17110d'} />
              <b class="one-line" dir="auto">
                {tell.name(seat)}
              </b>
              <span class="unseen">{owing.has(seat) ? words.thinks : words.sent}</span>
              {!owing.has(seat) && <em aria-hidden="true">✓</em>}
            </li>
          ))}
          {view.seats.length > most && (
            <li class="across bold lh-115 pill in-ink-2 gap-2">{words.more(view.seats.length - most)}</li>
          )}
        </ul>
      )}
    </div>
  );
};

const rankingOf = ({ view }: Props): readonly number[] =>
  (view.result as { readonly ranking?: readonly number[] } | null)?.ranking ?? [];

/** How many guesses have been read out, the farthest first; one more than all of them once it is plain who gets in. */
const useRead = (listed: number, step: number, reads: boolean): number => {
  const [read, go] = useState(1);
  useEffect(() => {
    if (!reads || read > listed) return;
    const timer = setTimeout(() => go(read + 1), step);
    return () => clearTimeout(timer);
  }, [reads, read, listed, step]);
  return reads ? read : listed + 1;
};

/** The guesses, closest first, with their distances. */
const Ranking = (props: Props) => {
  const { board, tell, portrait, cue } = props;
  const ranking = rankingOf(props);
  const most = portrait ? room.lines.upright : room.lines.wide;
  const listed = Math.min(most, ranking.length);
  const isRead = cue?.cue === 'ranked';
  const read = useRead(listed, Math.min(reading.one, reading.all / Math.max(1, listed)), isRead);
  if (ranking.length === 0) return <Headline big={words.nobody} />;
  const without = board.guesses.filter(guess => guess === null).length;
  const further = [
    ranking.length > most ? words.more(ranking.length - most) : '',
    without > 0 ? words.noGuess(without) : '',
  ].filter(Boolean);
  return (
    <div class={`card ranking ${ranking.length > 4 && !portrait ? 'two' : ''} ${isRead ? 'read' : ''}`}>
      <ol
        class="as-grid gap-2-4"
        style={{
          '--rows': String(Math.ceil(listed / (ranking.length > 4 && !portrait ? 2 : 1))),
        }}
      >
        {ranking.slice(0, most).map((seat, at) => {
          const guess = board.guesses[seat] ?? 0;
          const lucky = at < board.places && read > listed;
          // Its place is free until it is read.
          if (listed - at > read)
            return (
              <li key={`place ${at}`} class="unread as-grid items-center text-left t7 r3" aria-hidden="true">
                <i class="bold-figure centred">{at + 1}</i>
                <strong class="bold-figure">&nbsp;</strong>
                <em>&nbsp;</em>
              </li>
            );
          return (
            <li key={seat} class={`as-grid items-center text-left t7 r3 ${lucky ? 'in' : ''}`}>
              <i class="bold-figure centred">{at + 1}</i>
              <Emblem seat={seat} size={34} />
              <b class="one-line" dir="auto">
                {tell.name(seat)}
              </b>
              <strong class="bold-figure">{words.number(guess)}</strong>
              <em class="t6">{words.away(guess, board.answer ?? 0)}</em>
              {lucky && <span class="bold-figure in-bright t6 r1">{words.getsIn}</span>}
            </li>
          );
        })}
      </ol>
      {further.length > 0 && <p>{further.join(' · ')}</p>}
    </div>
  );
};

const Card = (props: Props) => {
  const { view, cue } = props;
  if (cue?.cue === 'closed') return <Headline big={words.counting} />;
  if (view.phase === 'over' || cue?.cue === 'ranked') return <Ranking {...props} />;
  return view.phase === 'lobby' ? <Headline big={words.comeIn} /> : <Entrants {...props} />;
};

const crest = ({ board: { answer }, view, shell }: Props): Crest => {
  if (answer !== null) {
    const shows = onBulbs(answer);
    return {
      label: words.answer,
      value: shows ? answer : null,
      money: false,
      places: shows ? words.number(answer).length : 6,
    };
  }
  const sent = view.phase === 'open' ? view.seats.length - shell.waiting.length : null;
  return { label: words.guessesIn, value: sent, money: false, places: 4 };
};

export default defineBoard<QualifyingBoard>({
  look: 'hot-dice',
  words: texts,
  skin: 'ruby',
  frame: { width: 1440, height: 318, portrait: 300 },
  Wall,
  Board,
  Card,
  crest,
  // As long as somebody may come in, however many are there.
  joins: ({ view, cue }) => cue?.cue !== 'closed' && cue?.cue !== 'ranked' && view.phase !== 'over',
  desks: () => [],
  moments,
  acts: {
    opened: { sound: 'reveal' },
    guessed: { sound: 'buzz' },
    closed: { sound: 'reveal' },
    ranked: { sound: 'win', scene: 'confetti' },
  },
});
