/** A date and time until which nobody has to move. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { deskMore } from '../../shared/words/en/desk-more.ts';
import { Button } from './button.tsx';

interface Props {
  /** The server's clock, milliseconds. */
  readonly now: () => number;
  readonly disabled: boolean;
  /** Milliseconds since 1970. */
  readonly onPause: (until: number) => unknown;
}

const two = (n: number) => String(n).padStart(2, '0');

/** The format of a browser's date and time field. */
const local = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

const week = 7 * 86_400_000;

export const PauseUntil = ({ now, disabled, onPause }: Props) => {
  const texts = deskMore.holiday;
  const id = useId();
  const wanted = useSignal(local(now() + week));
  const problem = useSignal('');
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault();
        const until = new Date(wanted.value).getTime();
        if (!(until > now())) problem.value = texts.holidayPast;
        else {
          problem.value = '';
          void onPause(until);
        }
      }}
    >
      <label for={id}>{texts.holidayDay}</label>
      <input
        id={id}
        type="datetime-local"
        required
        value={wanted.value}
        onInput={event => (wanted.value = event.currentTarget.value)}
      />
      <Button type="submit" disabled={disabled}>
        {texts.holidayPause}
      </Button>
      <p>{texts.holidayText}</p>
      <p class="problem" role="alert">
        {problem.value}
      </p>
    </form>
  );
};
