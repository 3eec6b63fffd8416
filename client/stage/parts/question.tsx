import { type BoardProps, toldOf } from '../board.ts';

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
}

/** The answer that was given, and what became of it, from the cues that have been told. */
export const givenIn = (props: Pick<BoardProps, 'told'>, answer: string): Given => ({
  answer,
  verdict: toldOf(props, 'right') !== undefined ? 'right' : toldOf(props, 'wrong') !== undefined ? 'wrong' : '',
});

const nothing: Given = { answer: '', verdict: '' };

export const questionCard = (text: string, choices: readonly string[] = [], { answer, verdict }: Given = nothing) => (
  <>
    <h2 class={`question-text lines ${sizeOf(text)} ${choices.length > 0 ? 'with-choices' : ''}`} dir="auto">
      {text}
    </h2>
    {choices.length > 0 && (
      <ol class="choices">
        {choices.map((choice, index) => (
          <li key={choice} class={answer === choice ? `heard ${verdict}` : ''}>
            <b>{letters[index]}</b> <span dir="auto">{choice}</span>
          </li>
        ))}
      </ol>
    )}
  </>
);
