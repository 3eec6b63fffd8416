/** Where a call is typed that no button names: an answer in words, or a number. */
import './call-field.css';
import { useSignal } from '@preact/signals';
import { longestCall } from '../../shared/crowd/task.ts';
import { Form } from './fields.tsx';

interface Props {
  readonly label: string;
  /** The label stands above the field already. */
  readonly labelled?: boolean;
  readonly button: string;
  /** The own call so far; "" for none. */
  readonly call: string;
  readonly kind: 'text' | 'whole' | 'number';
  readonly send: (value: string) => void;
}

export const CallField = ({ label, labelled = false, button, call, kind, send }: Props) => {
  const typed = useSignal(call);
  return (
    <Form class="call-field" onSend={() => typed.value.trim() !== '' && send(typed.value.trim())}>
      <label class={labelled ? 'unseen' : 'bold'} for="call">
        {label}
      </label>
      <div class="across gap-2">
        <input
          id="call"
          class="text-field flex-1 min-w-0"
          dir="auto"
          autocomplete="off"
          enterkeyhint="send"
          maxLength={longestCall}
          // The pad of digits on an iPhone has no minus; that of a plain field for numbers has one.
          {...({ type: kind === 'number' ? 'number' : 'text', step: 'any' } as object)}
          inputMode={kind === 'whole' ? 'numeric' : undefined}
          value={typed.value}
          onInput={event => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="flex-none bold">
          {button}
        </button>
      </div>
    </Form>
  );
};
