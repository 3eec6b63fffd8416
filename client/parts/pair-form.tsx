/** The four digits of a television, typed by whoever hosts the show that it will show. */
import { useSignal } from '@preact/signals';
import { screens as texts } from '../../shared/words/en/screens.ts';
import { claimScreen, getScreens } from '../screen-api.ts';
import { Button } from './button.tsx';
import { Form, Problem, TextField } from './fields.tsx';
import { useTask } from './task.ts';

interface Props {
  readonly code: string;
  /** Of the show's host or a co-host. */
  readonly token: string;
  /** Known already, or "". */
  readonly pin: string;
  readonly onDone: () => unknown;
}

export const PairForm = ({ code, token, pin, onDone }: Props) => {
  const typed = useSignal(pin);
  const { busy, problem, run } = useTask();
  const connect = () =>
    run(async () => {
      const names = (await getScreens(code, token)).map(({ name }) => name);
      let number = 1;
      while (names.includes(texts.suggested(number))) number++;
      await claimScreen(code, token, typed.value, texts.suggested(number));
      typed.value = '';
      await onDone();
    });
  return (
    <Form class="stack" onSend={connect}>
      <TextField
        label={texts.pin}
        inputMode="numeric"
        autocomplete="off"
        maxLength={4}
        value={typed.value}
        onType={text => (typed.value = text.replace(/\D/g, ''))}
      />
      <Button type="submit" class="hero mid" disabled={busy || typed.value.length !== 4}>
        {texts.connect}
      </Button>
      <Problem text={problem} />
    </Form>
  );
};
