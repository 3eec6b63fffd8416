import type { ComponentChildren } from 'preact';
import type { Cue } from '../../../shared/engine/show.ts';
import { beside as words } from '../../../shared/words/en/beside.ts';
import { type BoardProps, toldOf } from '../board.ts';
import { toldAnswer } from '../formats.ts';

/** A question as large as its card allows: up to two lines, with its choices below. */
const sizeOf = (text: string): string => {
  if (text.length <= 46) return 'large';
  if (text.length <= 62) return 'medium';
  return text.length <= 130 ? 'small' : 'tiny';
};

const letters = 'ABCDEFGH';

/** What was answered, "" for nothing yet, and whether it was right, once that is told. */
interface Given {
  readonly answer: string;
  readonly verdict: '' | 'right' | 'wrong';
  /** The right answer, once a miss has been told; otherwise "". */
  readonly right: string;
  /** Beside the answer: who gave it. */
  readonly badge?: ComponentChildren;
}

/** Cues that say what the right answer is, if the pack has one. */
const misses: readonly string[] = ['answer-was', 'by-default', 'nobody-knew'];

/** The answer that was given, and what became of it, from the cues that have been told. */
export const givenIn = ({ told }: Pick<BoardProps, 'told'>, answer: string): Given => ({
  answer,
  verdict: toldOf({ told }, 'right') !== undefined ? 'right' : toldOf({ told }, 'wrong') !== undefined ? 'wrong' : '',
  right: told.flatMap(cue => (misses.includes(cue.cue) ? [cue.answer as string] : [])).at(-1) ?? '',
});

/** How a choice is marked. */
const choiceClass = (choice: string, { answer, verdict, right }: Given): string =>
  choice === answer ? `heard ${verdict}` : choice === right ? 'heard right' : '';

/** What was typed or said, and after a miss what is right. */
export const Heard = ({ answer, verdict, right }: Given) => {
  const heard = (text: string, how: Given['verdict']) =>
    text !== '' && (
      <q key={how} class={`heard one-line ${how}`} dir="auto">
        {text}
      </q>
    );
  return answer === '' && right === '' ? null : (
    <p class="hint heards across">
      {heard(answer, verdict)}
      {right !== '' && <span class="nowrap t8">{words.rightIs}</span>}
      {heard(right, 'right')}
    </p>
  );
};

const nothing: Given = { answer: '', verdict: '', right: '' };

export const choiceList = (choices: readonly string[], given: Given) => (
  <ol class="choices flex wrap justify-center mt-2">
    {choices.map((choice, index) => (
      <li key={choice} class={choiceClass(choice, given)}>
        <b>{letters[index]}</b>{' '}
        <span class={given.badge === undefined ? undefined : 'flex-1 min-w-0 anywhere'} dir="auto">
          {choice}
        </span>
        {choice === given.answer && given.badge}
      </li>
    ))}
  </ol>
);

export const questionCard = (text: string, choices: readonly string[] = [], given: Given = nothing) => (
  <>
    <h2 class={`question-text lines ${sizeOf(text)} ${choices.length > 0 ? 'with-choices' : ''}`} dir="auto">
      {text}
    </h2>
    {choices.length > 0 && choiceList(choices, given)}
  </>
);

/** What the pack explains of an answer, for as long as it takes to read it. */
export const ExplainedCard = ({ answer, number, explain, source }: Cue) => (
  <div class="card explained">
    <p class="hint in-ink-2 one-line">
      {words.told}: <b dir="auto">{toldAnswer({ answer, number })}</b>
    </p>
    {questionCard(explain as string)}
    {source !== '' && (
      <p class="hint in-ink-2 one-line" dir="auto">
        {words.source(source as string)}
      </p>
    )}
  </div>
);
