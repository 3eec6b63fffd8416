import { useEffect, useState } from 'preact/hooks';
import { stage as words } from '../../../shared/words/en/stage.ts';
import { clockFace } from '../../parts/deadline.tsx';

/** The time left, in figures. `deadline` and `now` are milliseconds of the server's clock. */
export const Countdown = ({ deadline, now }: { readonly deadline: number; readonly now: () => number }) => {
  const left = () => Math.max(0, Math.ceil((deadline - now()) / 1000));
  const [seconds, set] = useState(left);
  useEffect(() => {
    set(left());
    const timer = setInterval(() => set(left()), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  return (
    <span class="countdown" role="timer" aria-label={words.clockLabel(seconds)}>
      {clockFace(seconds * 1000)}
    </span>
  );
};
