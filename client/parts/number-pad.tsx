/** Choosing an integer by thumb or keyboard. */
import { useRef } from 'preact/hooks';
import { playing } from '../../shared/words/en/playing.ts';
import { Button } from './button.tsx';
import { useKeys } from './keys.ts';
import { isTyping } from './typing.ts';

interface Props {
  readonly min: number;
  readonly max: number;
  /** `undefined`: nothing chosen yet. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** The enter key, with the current number, because it may come before the page has rendered the last digit. */
  readonly onEnter: (value: number | undefined) => void;
}

const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const NumberPad = ({ min, max, value, onChange, onEnter }: Props) => {
  // Keys may come faster than the page renders.
  const now = useRef(value);
  now.current = value;
  const change = (next: number | undefined) => {
    now.current = next;
    onChange(next);
  };
  const digit = (figure: number) => {
    const longer = (now.current ?? 0) * 10 + figure;
    // A digit that would exceed the limit starts a new number: after 57, a 3 makes 3 and not 573.
    change(longer <= max ? longer : figure);
  };
  const back = () => change(now.current === undefined || now.current < 10 ? undefined : Math.floor(now.current / 10));
  const any = () => change(min + Math.floor(Math.random() * (max - min + 1)));
  useKeys(({ key, target }) => {
    if (isTyping(target)) return false;
    if (/^\d$/.test(key)) digit(Number(key));
    else if (key === 'Backspace') back();
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) onEnter(now.current);
    else return false;
    return true;
  });
  return (
    <fieldset class="number-pad down gap-3" aria-label={playing.number(min, max)}>
      <output class={`pick ${value === undefined ? 'none' : ''}`} aria-live="polite">
        {value ?? '–'}
      </output>
      <div class="keys flex wrap gap-2">
        {keys.map(key => (
          <button key={key} type="button" onClick={() => digit(key)}>
            {key}
          </button>
        ))}
        <Button class="word" onClick={any}>
          {playing.any}
        </Button>
        <button type="button" onClick={() => digit(0)}>
          0
        </button>
        <Button class="word" onClick={() => change(undefined)}>
          {playing.clear}
        </Button>
      </div>
    </fieldset>
  );
};
