/** The clock of a round, for everyone: the time left, then that this turn is the last. */
import './round-clock.css';
import { round } from '../../shared/words/en/doors.ts';
import { clockFace } from './deadline.tsx';
import { useRemaining } from './timing.ts';

interface Props {
  readonly ends: number;
  readonly now: () => number;
}

const RoundClock = ({ ends, now }: Props) => {
  const left = useRemaining(ends, now);
  if (left < 0) return null;
  return (
    <p class={`round-clock ${left < 60_000 ? 'short' : ''}`} role="timer">
      {left === 0 ? round.lastTurn : round.left(clockFace(left))}
    </p>
  );
};

export default RoundClock;
