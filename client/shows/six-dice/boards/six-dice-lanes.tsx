/** Everyone's way to the target: a lane for each seat, in two columns from five seats on. */
import { sixDice as words } from '../../../../shared/shows/six-dice/words/en/boards.ts';
import { Countdown } from '../../../parts/deadline.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { useCounting } from '../../../stage/parts/figures.tsx';
import type { RaceProps } from './six-dice-facts.ts';

/** More seats than these are arranged in two columns. */
const maxInOne = 4;

/** Length of a lane in points if there is no target. A single turn seldom has more. */
const turnAlone = 2000;

/** Points at the end of a lane: the target, or the highest score beyond it. */
const endOf = ({ view, board }: RaceProps): number =>
  Math.max(
    board.target || turnAlone,
    ...view.seats.map(({ score }, seat) => (seat === board.turn ? score + board.points + board.bonus : score)),
  );

const percent = (points: number, end: number) => `${(Math.max(0, Math.min(points, end)) / end) * 100}%`;

const Lane = ({ seat, end, ...props }: RaceProps & { readonly seat: number; readonly end: number }) => {
  const { view, board, shell, cue, tell, portrait, now, rolling } = props;
  const { score = 0 } = view.seats[seat] ?? {};
  const { name = '', connected = true } = shell.seats[seat] ?? {};
  const counted = useCounting(score);
  const turn = seat === board.turn;
  const safe = turn ? board.bonus : 0;
  const risk = turn ? board.points : 0;
  const away = !connected && name !== '';
  const clock = turn && !rolling && shell.deadline > 0 && shell.paused === '' && shell.waiting.includes(seat);
  // Nobody wins against nobody.
  const wins = board.winner === seat && view.seats.length > 1;
  const small = view.seats.length > maxInOne;
  const few = view.seats.length < 3;
  const facts = [
    words.lane.label(tell.name(seat), tell.number(score), tell.number(board.target)),
    ...(safe > 0 ? [words.lane.safe(tell.number(safe))] : []),
    ...(risk > 0 ? [words.lane.risk(tell.number(risk))] : []),
    ...(away ? [words.lane.away] : []),
  ];
  const passes = cue?.cue === 'passed-target' && cue.seat === seat;
  const moved = cue?.cue === 'banked' && cue.seat === seat;
  return (
    <li
      class={`min-w-0 relative lane across seat-${seat} ${turn ? 'turn' : ''} ${wins ? 'wins' : ''} ${moved ? 'moved' : ''}`}
    >
      <div class="who across min-w-0 bold lh-11">
        <Emblem seat={seat} size={portrait ? 38 : small ? 40 : few ? 66 : 46} hollow={away || name === ''} />
        <b class="one-line" dir="auto">
          {name === '' ? tell.name(seat) : name}
        </b>
        {wins ? (
          <em class="in-mark">{words.lane.wins}</em>
        ) : away ? (
          <em class="in-mark">{words.lane.away}</em>
        ) : (
          clock && <Countdown deadline={shell.deadline} now={now} />
        )}
      </div>
      <div class="track flex-1 relative pill" role="img" aria-label={facts.join(', ')}>
        {board.target > 0 && end > board.target && (
          <s class={`absolute ${passes ? 'passed' : ''}`} style={{ left: percent(board.target, end) }} />
        )}
        <i class="run absolute" style={{ width: percent(score, end) }} />
        {safe > 0 && <u class="safe absolute" style={{ left: percent(score, end), width: percent(safe, end) }} />}
        {risk > 0 && (
          <u
            class="risk absolute"
            style={{
              left: percent(score + safe, end),
              width: percent(Math.min(risk, end - score - safe), end),
            }}
          />
        )}
        <span class="absolute" style={{ left: percent(score, end) }}>
          <Emblem seat={seat} size={portrait ? 38 : small ? 44 : few ? 70 : 54} ring="#fff6e3" />
        </span>
      </div>
      <strong class="flex-none">{tell.number(counted)}</strong>
    </li>
  );
};

export const Lanes = (props: RaceProps) => {
  const end = endOf(props);
  const { seats } = props.view;
  return (
    <ol
      class={`as-grid absolute clip in-ink t9 r3 lanes ${seats.length > maxInOne ? 'two-columns' : ''} of-${seats.length}`}
    >
      {seats.map((_, seat) => (
        <Lane key={seat} {...props} seat={seat} end={end} />
      ))}
    </ol>
  );
};
