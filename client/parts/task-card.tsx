/** What the crowd may call now, and how the last call came out. */
import { useSignal } from '@preact/signals';
import type { Outcome } from '../../shared/crowd/calls.ts';
import type { Purse, RoomNews } from '../../shared/crowd/messages.ts';
import { aheadOf } from '../../shared/crowd/result.ts';
import type { Task } from '../../shared/crowd/task.ts';
import type { View } from '../../shared/engine/show.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import type { CrowdWords } from '../../shared/words/en/crowd.ts';
import { callName, shortNames } from '../odds/phrases.ts';
import type { Account } from './account.ts';
import { CallField } from './call-field.tsx';
import { RoomBars } from './room-bars.tsx';
import { useAfter } from './timing.ts';

interface Props {
  readonly account: Account;
  readonly news: RoomNews;
  /** The key of the task that the server takes calls for at this moment; "" for none. */
  readonly openKey: string;
  readonly view: View;
  readonly tell: Narrator;
  readonly texts: CrowdWords;
}

const titleOf = ({ kind, seats }: Task, tell: Narrator, { task }: CrowdWords): string => {
  const name = tell.name(seats[0] ?? 0);
  return kind === 'answer' ? task.answer : kind === 'guess' ? task.guess : task[kind](name);
};

/** So many stand in two columns, with their names. */
const fewWays = 6;

const OpenTask = ({ account: { callFor, ask }, news, openKey, view, tell, texts }: Props) => {
  const { task } = news;
  if (task === null) return <p class="quiet">{texts.task.waits}</p>;
  const call = callFor(task.key);
  const nameOf = (value: string) => callName(value, task.kind, view, tell);
  const values = 'options' in task ? task.options.map(({ value }) => value) : 'choices' in task ? task.choices : [];
  const shortOf = shortNames(task, view) ?? nameOf;
  const shut = openKey !== task.key;
  const send = (value: string) => void ask({ do: 'call', task: task.key, value });
  return (
    <section class="task">
      <h2>{titleOf(task, tell, texts)}</h2>
      {'ask' in task && task.ask !== '' && (
        <p class="asked bold lh-115" dir="auto">
          {task.ask}
        </p>
      )}
      {'pattern' in task && task.pattern !== '' && <p class="pattern">{task.pattern}</p>}
      {shut ? null : values.length === 0 ? (
        <CallField
          key={task.key}
          label={task.kind === 'guess' ? texts.task.guess : texts.task.answer}
          labelled
          button={texts.task.send}
          call={call}
          kind={task.kind === 'guess' ? 'number' : 'text'}
          send={send}
        />
      ) : (
        <div class={`ways as-grid gap-2 ${values.length > fewWays ? 'many' : ''}`}>
          {values.map((value, place) => (
            <button key={value} type="button" aria-pressed={value === call} onClick={() => send(value)}>
              {/* As on the stage. */}
              {'choices' in task && <small aria-hidden="true">{String.fromCharCode(65 + place)}</small>}{' '}
              {shortOf(value)}
            </button>
          ))}
        </div>
      )}
      <p role="status">{shut ? texts.task.locked : call === '' ? '' : texts.task.yours(nameOf(call))}</p>
    </section>
  );
};

/** Bars that a phone has room for above the next task. */
const maxBars = 3;

/** How the reader's own call came out, beside those of the others. */
const Result = ({
  last,
  call,
  purse,
  ...props
}: Omit<Props, 'account'> & { last: Outcome; call: string; purse: Purse }) => {
  const { view, tell, texts } = props;
  const { outcome } = texts;
  const isChoice = last.kind === 'choice' || last.kind === 'number';
  if (isChoice && last.right.length === 0) return null;
  const hit = isChoice ? last.right.includes(call) : purse.streak > 0;
  const right = last.right.map(value => callName(value, last.kind, view, tell));
  const verdict = isChoice ? (hit ? outcome.best : outcome.notBest) : hit ? outcome.right : outcome.wrong;
  const ahead = aheadOf(purse);
  const standing = [
    ...(purse.streak > 1 ? [outcome.streak(purse.streak)] : []),
    outcome.place(purse.place, purse.of),
    ...(ahead > 0 ? [outcome.ahead(ahead)] : []),
    ...(isChoice && purse.choices > 1 ? [outcome.decided(purse.best, purse.choices)] : []),
  ];
  const told = isChoice ? outcome.odds(tell.list(right)) : outcome.was(right[0] ?? '');
  return (
    <section class={`outcome down gap-1 ${hit ? 'won' : ''}`} role="status">
      <p>
        <b>{verdict}</b> {!hit && <span>{told}</span>}
      </p>
      <RoomBars
        last={last}
        rows={maxBars}
        own={call}
        nameOf={value => callName(value, last.kind, view, tell)}
        percent={texts.end.percent}
      />
      <p class="standing">{standing.join(' · ')}</p>
    </section>
  );
};

export const TaskCard = (props: Props) => {
  const { account, news } = props;
  const { purse, callFor, ask } = account;
  const open = news.task?.key ?? '';
  const { last } = news;
  const called = last === null ? '' : callFor(last.key);
  const looked = useSignal('');
  const lookFor = `${last?.key ?? ''} ${open}`;
  // Everybody looks at once, so the requests are spread.
  useAfter(Math.random() * 1200, () => ask({ do: 'look' }).then(() => (looked.value = lookFor)), [lookFor]);
  if (purse === null) return null;
  return (
    <>
      <OpenTask {...props} />
      {last !== null && called !== '' && looked.value === lookFor && (
        <Result {...props} last={last} call={called} purse={purse} />
      )}
    </>
  );
};
