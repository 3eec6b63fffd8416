/** A question as large as its card allows: up to two lines, with its choices below. */
const sizeOf = (text: string): string => {
  if (text.length <= 46) return 'large';
  if (text.length <= 62) return 'medium';
  return text.length <= 130 ? 'small' : 'tiny';
};

const letters = 'ABCDEFGH';

export const questionCard = (text: string, choices: readonly string[] = []) => (
  <>
    <h2 class={`question-text lines ${sizeOf(text)} ${choices.length > 0 ? 'with-choices' : ''}`} dir="auto">
      {text}
    </h2>
    {choices.length > 0 && (
      <ol class="choices">
        {choices.map((choice, index) => (
          <li key={choice}>
            <b>{letters[index]}</b> <span dir="auto">{choice}</span>
          </li>
        ))}
      </ol>
    )}
  </>
);
