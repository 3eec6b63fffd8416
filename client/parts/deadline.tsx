/** The running clock: a bar and the seconds as figures, never by color alone. */
import { words } from '../../shared/words/index.ts';
import { useRemaining } from './timing.ts';

/** 0:19, 23:59:30. */
export const clockFace = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

/** With more time than this left, the time of day says more than a countdown. */
const hour = 3_600_000;

/** “Sunday, 21:15”, in the viewer's time zone, with the date if the weekday would be ambiguous. */
export const localTime = (time: number, now: number): string =>
  new Intl.DateTimeFormat(words().language, {
    ...(time - now < 6 * 24 * hour ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);

interface Props {
  readonly deadline: number;
  /** Seconds allowed for a move. */
  readonly clock: number;
  readonly now: () => number;
}

export const Deadline = ({ deadline, clock, now }: Props) => {
  const left = useRemaining(deadline, now);
  if (left < 0) return null;
  const part = Math.min(1, left / Math.max(1, clock * 1000));
  return (
    <p
      class={`across wrap tabular bold lh-10 t5 gap-2 deadline ${left < 6000 ? 'short' : left > hour ? 'far' : ''}`}
      role="timer"
      aria-label={words().pages.play.seconds(Math.ceil(left / 1000))}
    >
      <span class="bar clip r2" aria-hidden="true">
        <span class="block h-full" style={{ width: `${(100 * part).toFixed(1)}%` }} />
      </span>
      <span aria-hidden="true">{clockFace(left)}</span>
      {left > hour && <span class="until weight-6 t2">{words().pages.play.until(localTime(deadline, now()))}</span>}
    </p>
  );
};

/** The time left, in figures. `deadline` and `now` are milliseconds of the server's clock. */
export const Countdown = ({ deadline, now }: Pick<Props, 'deadline' | 'now'>) => {
  const left = Math.max(0, useRemaining(deadline, now));
  return (
    <span class="countdown tabular" role="timer" aria-label={words().pages.play.seconds(Math.ceil(left / 1000))}>
      {clockFace(left)}
    </span>
  );
};
