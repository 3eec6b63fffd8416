/** A date and time until which nobody has to move. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { deskMore } from '../../shared/words/en/desk-more.ts';
import { Button } from './button.tsx';
import { Form, Problem } from './fields.tsx';
import { localInput } from './moment-field.tsx';

interface Props {
  /** The server's clock, milliseconds. */
  readonly now: () => number;
  readonly disabled: boolean;
  /** Milliseconds since 1970. */
  readonly onPause: (until: number) => unknown;
}

const week = 7 * 86_400_000;

export const PauseUntil = ({ now, disabled, onPause }: Props) => {
  const texts = deskMore.holiday;
  const id = useId();
  const wanted = useSignal(localInput(now() + week));
  const problem = useSignal('');
  return (
    <Form
      class="stack"
      onSend={() => {
        const until = new Date(wanted.value).getTime();
        problem.value = until > now() ? '' : texts.holidayPast;
        if (until > now()) void onPause(until);
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
      <Problem text={problem.value} />
    </Form>
  );
};
