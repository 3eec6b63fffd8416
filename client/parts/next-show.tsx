/** Counts down to the next show with the same players. The page of whoever decides opens it, and all pages go there. */
import './next-show.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ending as words } from '../../shared/words/en/ending.ts';
import { Button } from './button.tsx';
import { Problem } from './fields.tsx';
import { useTask } from './task.ts';
import { useSecondsTo } from './timing.ts';

interface Props {
  /** Milliseconds of the server's clock; 0 while it is stopped. */
  readonly nextAt: number;
  readonly now: () => number;
  /** A single player goes on. */
  readonly alone?: boolean;
  /** Where this page opens the show when its time has come. */
  readonly open?: (() => Promise<unknown>) | undefined;
  /** Where this page may stop it and start it again. */
  readonly goOn?: ((on: boolean) => void) | undefined;
}

export const NextShow = ({ nextAt, now, alone, open, goOn }: Props) => {
  const left = useSecondsTo(nextAt, now);
  const opened = useRef(0);
  const [stopped, setStopped] = useState(false);
  const due = nextAt > 0 && left === 0;
  useEffect(() => {
    // Once for each time that was set. If it fails, the buttons beside it open the show.
    if (!due || open === undefined || opened.current === nextAt) return;
    opened.current = nextAt;
    open().catch(() => undefined);
  }, [due, nextAt]);
  if (nextAt === 0 && (!stopped || goOn === undefined)) return null;
  const press = (on: boolean) => {
    setStopped(!on);
    goOn?.(on);
  };
  return (
    <div class="next-show across wrap between tabular weight-6 on-glass t4 r3 p-2-3">
      {nextAt > 0 && <p role="timer">{due ? words.opens : words.next(left, alone)}</p>}
      {goOn !== undefined && !due && (
        <Button onClick={() => press(nextAt === 0)}>{nextAt === 0 ? words.again : words.stop}</Button>
      )}
    </div>
  );
};

interface RematchProps {
  /** Opens the next show. The show itself tells every page where it is. */
  readonly open: () => Promise<unknown>;
  readonly label: string;
  readonly opening: string;
  readonly class: string;
  /** The host's questions for it are being checked: pressed now, it would go on without them. */
  readonly waits?: boolean;
}

/** "Same players, again": one press takes everyone to the next show. */
export const RematchButton = ({ open, label, opening, class: look, waits = false }: RematchProps) => {
  const { busy, problem, run } = useTask();
  return (
    <>
      <Button class={look} disabled={busy || waits} onClick={() => void run(open)}>
        {busy ? opening : label}
      </Button>
      {problem !== '' && <Problem text={problem} />}
    </>
  );
};
