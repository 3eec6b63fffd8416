/** Everyone's way to the score that wins: a lane for each seat, in two columns from five seats on. */
import './lanes.css';
import { lanes as words } from '../../../shared/words/en/lanes.ts';
import { useCounting, useLater } from '../../parts/counting.ts';
import { Countdown } from '../../parts/deadline.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import type { BoardProps } from '../board.ts';
import { beforeMoney } from './figures.tsx';

/** Steps of a score: slower than money, so that the room sees it pass another one. */
const stepsInLane = 24;

/** More seats than these are arranged in two columns. */
const maxInOne = 4;

/** Height of the lanes on upright screens, by the number of seats. From five on they have two columns. */
const uprightLanes = [0, 150, 190, 264, 328, 312] as const;

export const lanesHeight = (seats: number): number => uprightLanes[Math.min(seats, 5)] ?? 336;

/** What is on the lanes besides names and scores. */
interface Race {
  /** The score that wins; 0 for none. */
  readonly target: number;
  /** The end of a lane where there is no target. */
  readonly usual?: number;
  /** The seat that plays, -1 for none, and what its turn has collected: for good, and at risk. */
  readonly turn: number;
  readonly safe?: number;
  readonly risk: number;
  /** As far as the lanes have counted; left out where those are the scores. */
  readonly scores?: readonly number[] | undefined;
  readonly winner?: number;
  /** Whose score has just changed, and who passes the line. */
  readonly moved?: number;
  readonly passes?: number;
  readonly text?: (score: number) => string;
}

type LanesProps = Race & { readonly props: BoardProps };

/** Points at the end of a lane: the target, or the highest score beyond it. */
const endOf = ({ props: { view }, target, usual = 0, turn, safe = 0, risk, scores }: LanesProps): number =>
  Math.max(
    1,
    target || usual,
    ...(scores ?? view.seats.map(({ score }) => score)).map((score, seat) =>
      seat === turn ? score + risk + safe : score,
    ),
  );

const percent = (points: number, end: number) => `${(Math.max(0, Math.min(points, end)) / end) * 100}%`;

const Lane = ({ seat, end, props, ...race }: LanesProps & { readonly seat: number; readonly end: number }) => {
  const { view, shell, tell, portrait, now, rolling } = props;
  const { target, turn, winner = -1, text = tell.number } = race;
  const score = race.scores?.[seat] ?? view.seats[seat]?.score ?? 0;
  const { name = '', connected = true } = shell.seats[seat] ?? {};
  const counted = useCounting(useLater(score, beforeMoney), '', score, stepsInLane);
  const plays = seat === turn;
  const safe = plays ? (race.safe ?? 0) : 0;
  const risk = plays ? race.risk : 0;
  const away = !connected && name !== '';
  const clock = plays && !rolling && shell.deadline > 0 && shell.paused === '' && shell.waiting.includes(seat);
  // Nobody wins against nobody.
  const wins = winner === seat && view.seats.length > 1;
  const small = view.seats.length > maxInOne;
  const few = view.seats.length < 3;
  const facts = [
    words.label(tell.name(seat), text(score), text(target)),
    ...(safe > 0 ? [words.safe(text(safe))] : []),
    ...(risk > 0 ? [words.risk(text(risk))] : []),
    ...(away ? [words.away] : []),
  ];
  return (
    <li
      class={`min-w-0 relative lane across seat-${seat} ${plays ? 'turn' : ''} ${wins ? 'wins' : ''} ${race.moved === seat ? 'moved' : ''}`}
    >
      <div class="who across min-w-0 bold lh-11">
        <Emblem seat={seat} size={portrait ? 38 : small ? 40 : few ? 66 : 46} hollow={away || name === ''} />
        <b class="one-line" dir="auto">
          {name === '' ? tell.name(seat) : name}
        </b>
        {wins ? (
          <em class="in-mark">{words.wins}</em>
        ) : away ? (
          <em class="in-mark">{words.away}</em>
        ) : (
          clock && <Countdown deadline={shell.deadline} now={now} />
        )}
      </div>
      <div class="track flex-1 relative pill" role="img" aria-label={facts.join(', ')}>
        {target > 0 && end > target && (
          <s class={`absolute ${race.passes === seat ? 'passed' : ''}`} style={{ left: percent(target, end) }} />
        )}
        {/* Bar and figure are one: the room sees it pass. */}
        <i class="run absolute" style={{ width: percent(counted, end) }} />
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
        <span class="absolute" style={{ left: percent(counted, end) }}>
          <Emblem seat={seat} size={portrait ? 38 : small ? 44 : few ? 70 : 54} ring="#fff6e3" />
        </span>
      </div>
      <strong class="flex-none">{text(counted)}</strong>
    </li>
  );
};

export const Lanes = (race: LanesProps) => {
  const end = endOf(race);
  const { seats } = race.props.view;
  return (
    <ol
      class={`as-grid absolute clip in-ink t9 r3 lanes ${seats.length > maxInOne ? 'two-columns' : ''} of-${seats.length}`}
    >
      {seats.map((_, seat) => (
        <Lane key={seat} {...race} seat={seat} end={end} />
      ))}
    </ol>
  );
};
