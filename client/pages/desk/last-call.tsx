/** A step that would spoil what is still going on: it counts down, and only then asks. Fetched when pressed. */
import { useEffect, useState } from 'preact/hooks';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { Button } from '../../parts/button.tsx';
import { useRemaining } from '../../parts/timing.ts';
import type { Desk, Press } from './desk.ts';

/** Milliseconds for the last players to make up their minds. */
const lastCall = 10_000;

interface Props {
  readonly desk: Desk;
  readonly next: Press;
  readonly onDone: () => void;
}

const LastCall = ({ desk, next, onDone }: Props) => {
  const [until] = useState(() => desk.connection.now() + lastCall);
  const left = useRemaining(until, desk.connection.now);
  // A show that goes on by itself has answered.
  useEffect(() => onDone, [desk.own.view.phase]);
  if (left > 0)
    return (
      <p class="confirm w-full on-field r2 mb-2 p-3" role="timer">
        {deskMore.lastCall.counts(Math.ceil(left / 1000))}
      </p>
    );
  return (
    <div class="confirm stack w-full on-field r2 mb-2 p-3" role="alertdialog" aria-label={next.ask}>
      <p>{next.ask}</p>
      <div class="row">
        <Button
          class="small dangerous"
          disabled={desk.busy}
          onClick={() => {
            onDone();
            next.press?.();
          }}
        >
          {deskMore.lastCall.anyway}
        </Button>
        <Button onClick={onDone}>{deskMore.lastCall.wait}</Button>
      </div>
    </div>
  );
};

export default LastCall;
