/** Who is kept away from the whole server, and the form that adds somebody. */
import { type Signal, useSignal } from '@preact/signals';
import { blockTimes, type OperatorBlock } from '../../../shared/operator.ts';
import { operator } from '../../../shared/words/en/operator.ts';
import { words } from '../../../shared/words/index.ts';
import { block, Declined, type NewBlock } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Form, Problem, SelectField, TextField } from '../../parts/fields.tsx';
import { useTask } from '../../parts/task.ts';

const { block: texts } = operator;

export const emptyBlock: NewBlock = { kind: 'name', value: '', for: 'week', reason: '', sure: false };

interface FormProps {
  readonly draft: Signal<NewBlock>;
  readonly token: string;
  readonly onDone: () => unknown;
}

export const BlockForm = ({ draft, token, onDone }: FormProps) => {
  /** The server asks once more before it locks out whoever asks. */
  const own = useSignal(false);
  const task = useTask(error => {
    own.value = error instanceof Declined && error.code === 'blocks-you';
    return error.message;
  });
  const change = (changed: Partial<NewBlock>) => {
    draft.value = { ...draft.value, ...changed };
    own.value = false;
  };
  const send = async () => {
    if (!(await task.run(() => block(token, { ...draft.value, sure: own.value })))) return;
    draft.value = emptyBlock;
    own.value = false;
    onDone();
  };
  const { kind, value, for: time, reason } = draft.value;
  return (
    <Form class="stack" onSend={send}>
      <p class="note">{texts.note}</p>
      <div class="columns">
        <SelectField
          label={texts.kind}
          value={kind}
          of={(['name', 'network'] as const).map(one => [one, texts.kinds[one]])}
          onChoose={chosen => change({ kind: chosen as NewBlock['kind'] })}
        />
        <TextField label={texts.value} value={value} maxLength={100} onType={typed => change({ value: typed })} />
        <SelectField
          label={texts.time}
          value={time}
          of={blockTimes.map(one => [one, texts.times[one]])}
          onChoose={chosen => change({ for: chosen as NewBlock['for'] })}
        />
        <TextField label={texts.reason} value={reason} maxLength={200} onType={typed => change({ reason: typed })} />
      </div>
      <Problem text={task.problem} />
      <div class="row">
        <Button type="submit" class="small dangerous" disabled={task.busy || value.trim() === ''}>
          {own.value ? texts.sure : texts.add}
        </Button>
      </div>
    </Form>
  );
};

const date = (time: number): string =>
  new Intl.DateTimeFormat(words().language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

interface ListProps {
  readonly blocks: readonly OperatorBlock[];
  readonly onLift: (id: string) => void;
}

export const Blocked = ({ blocks, onLift }: ListProps) => {
  if (blocks.length === 0) return <p class="note">{texts.none}</p>;
  return (
    <ul class="stack">
      {blocks.map(({ id, value, reason, until, hits }) => (
        <li key={id} class="page-card row between">
          <div>
            <bdi dir="auto" class="bold">
              {value}
            </bdi>
            <p>
              {[
                until === 0 ? texts.forGood : texts.until(date(until)),
                texts.hits(hits.count),
                ...(hits.who.length === 0 ? [] : [texts.latest(hits.who.join(', '))]),
              ].join(' · ')}
            </p>
            {reason !== '' && <p class="note">{reason}</p>}
          </div>
          <Button onClick={() => onLift(id)}>{texts.lift}</Button>
        </li>
      ))}
    </ul>
  );
};
