/** The clock of a move: the time allowed, and the time left. */
import { useSignal } from '@preact/signals';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { clockFace, localTime } from '../../parts/deadline.tsx';
import { lazily } from '../../parts/lazy.ts';
import { useRemaining } from '../../parts/timing.ts';
import type { Desk } from './desk.ts';

/** Fetched when it is opened. */
const Tools = lazily(() => import('./clock-tools.tsx'));

const extraSeconds = 30;

export const PauseButton = ({ shell, busy, manage }: Desk) => {
  const { desk: texts } = words().pages;
  const paused = shell.paused !== '';
  const running = shell.phase !== 'lobby' && shell.phase !== 'over';
  return (
    <Button
      disabled={busy || !running || shell.paused === 'store'}
      onClick={() => void manage({ do: paused ? 'resume' : 'pause' })}
    >
      {paused ? texts.resume : texts.pause}
    </Button>
  );
};

export const ClockBox = (desk: Desk & { readonly bare?: boolean }) => {
  const { shell, connection, busy, manage, bare = false } = desk;
  const { desk: texts, clock, states } = words().pages;
  const paused = shell.paused !== '';
  const left = useRemaining(paused ? 0 : shell.deadline, connection.now);
  const changing = useSignal(false);
  const face =
    left >= 0
      ? clockFace(left)
      : paused
        ? states.pausedSign
        : shell.clock === 0 || shell.phase === 'over'
          ? ''
          : clockFace(shell.clock * 1000);
  // Without a running clock, the heading says so.
  const big = face !== '' && (
    <p
      class={`bold-figure tabular lh-105 t10 mb-2 clock-big ${left >= 0 ? 'running' : ''} ${face.length > 5 ? 'long' : ''}`}
      role="timer"
    >
      {face}
    </p>
  );
  if (bare) return big || null;
  return (
    <section class="box clock-box">
      <h2>{shell.clock === 0 ? texts.clockOff : texts.clock(clock.perMove(shell.clock))}</h2>
      {big}
      <div class="row">
        <PauseButton {...desk} />
        <Button
          disabled={busy || paused || shell.deadline === 0}
          onClick={() => void manage({ do: 'extend', seconds: extraSeconds })}
        >
          {texts.extend}
        </Button>
        <Button onClick={() => (changing.value = true)}>{texts.change}</Button>
      </div>
      {paused && shell.deadline > 0 && <p>{texts.pausedUntil(localTime(shell.deadline, connection.now()))}</p>}
      {changing.value && <Tools desk={desk} done={() => (changing.value = false)} />}
    </section>
  );
};
