/** Whether something fits, as a mark. */
import type { Fits } from '../../../shared/engine/verify.ts';
import type { VerifyWords } from '../../../shared/words/en/verify.ts';

const strokes = { fits: 'M9 20.5 17 28 31 12', fails: 'M11 11 29 29M29 11 11 29', open: 'M11 20H29' } as const;

type MarkName = keyof typeof strokes;

export const markOf = (ok: Fits): MarkName => (ok === null ? 'open' : ok ? 'fits' : 'fails');

/** Tick, cross or dash: distinguished by shape, and named for screen readers. */
export const Mark = ({ ok, words }: { readonly ok: Fits; readonly words: VerifyWords }) => {
  const name = markOf(ok);
  return (
    <svg class={`verify-mark ${name}`} viewBox="0 0 40 40" role="img" aria-label={words.entries.marks[name]}>
      <circle cx="20" cy="20" r="19" />
      <path d={strokes[name]} />
    </svg>
  );
};
