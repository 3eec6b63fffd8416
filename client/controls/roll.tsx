/** The moment of the dice: flick them up, press the button, or press a key. */
import type { ComponentChildren } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import { skinOf } from '../../shared/shows/index.ts';
import { playing } from '../../shared/words/en/playing.ts';
import { Button } from '../parts/button.tsx';
import { useKeys } from '../parts/keys.ts';
import { useLazy } from '../parts/lazy.ts';
import { LyingDice, Sheet } from '../parts/sheet.tsx';
import type { Turn } from './turn.ts';

/** The drawing of dice is fetched only by players who roll. */
const loadDice = async () => ({ default: (await import('../parts/dice-picture.tsx')).DicePicture });

/** How far up a finger has to move, in pixels. */
const flickLength = 40;

interface DiceProps {
  readonly values: readonly number[];
  readonly show: string;
  readonly thrown: boolean;
  readonly onFlick?: () => void;
}

/** The dice in the hand. They follow the finger a little. */
const HandDice = ({ values, show, thrown, onFlick }: DiceProps) => {
  const start = useRef<number | null>(null);
  const [lift, setLift] = useState(0);
  const DicePicture = useLazy(loadDice);
  const lying = useContext(LyingDice);
  const end = (y: number) => {
    if (start.current === null) return;
    const up = start.current - y;
    start.current = null;
    setLift(0);
    if (up > flickLength) onFlick?.();
  };
  return (
    <div
      class={`across hand-dice ${thrown ? 'thrown' : ''} ${lift === 0 ? '' : 'held'}`}
      style={{ '--lift': `${-lift}px` }}
      onPointerDown={event => {
        if (onFlick === undefined) return;
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={event => {
        if (start.current !== null) setLift(Math.max(-20, Math.min(140, start.current - event.clientY)));
      }}
      onPointerUp={event => end(event.clientY)}
      onPointerCancel={() => end(Number.POSITIVE_INFINITY)}
    >
      {lying?.faces.join() === values.join()
        ? lying.picture
        : DicePicture !== null && <DicePicture values={values} skin={skinOf(show)} />}
    </div>
  );
};

interface Props extends Turn {
  readonly title: string;
  readonly text: ComponentChildren;
  /** Text under the word Roll. */
  readonly small?: string;
  /** The dice in the hand: the last throw, or boxcars. */
  readonly dice?: readonly number[];
  readonly skin?: string;
  /** What a player decides by. */
  readonly children?: ComponentChildren;
  /** Buttons of what may be done instead. */
  readonly others?: ComponentChildren;
}

const isFree = (target: EventTarget | null) => target === document.body || target === null;

export const RollTurn = ({ title, text, small, sending, send, view, dice = [], skin, children, others }: Props) => {
  const roll = () => {
    if (!sending) send('roll');
  };
  useKeys(({ key, repeat, target }) => {
    if (repeat || !isFree(target) || ![' ', 'Enter', 'r', 'R'].includes(key)) return false;
    roll();
    return true;
  });
  return (
    <Sheet
      felt
      foot={
        <>
          {/* Beside other buttons there is no room to say it, and the dice can be flicked all the same. */}
          {others === undefined && <p class="flick centred weight-6 t5">{playing.flick}</p>}
          <Button class="hero roll" disabled={sending} onClick={roll}>
            {sending ? playing.rolling : playing.roll}
            {small !== undefined && <small>{small}</small>}
          </Button>
          {others}
        </>
      }
    >
      <h1 class="mt-2">{title}</h1>
      {text !== '' && <p class="lead">{text}</p>}
      {children}
      <HandDice values={dice.length > 0 ? dice : [6, 6]} show={skin ?? view.show} thrown={sending} onFlick={roll} />
      <svg class="flick-arrow flex-none" viewBox="0 0 64 84" aria-hidden="true">
        <path d="M32 6v70M10 30 32 6l22 24" />
      </svg>
    </Sheet>
  );
};
