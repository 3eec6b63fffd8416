/** Drawn values, dice as faces and everything else as figures, and whether something fits, as a mark. */
import { pipsOf } from '../../../shared/drawings/shapes.ts';
import type { CheckedDraw, Fits } from '../../../shared/engine/verify.ts';
import { verify } from '../../../shared/words/en/verify.ts';

const { entries } = verify;

const Face = ({ face }: { readonly face: number }) => (
  <svg class="verify-die" viewBox="0 0 32 32" role="img" aria-label={String(face)}>
    <rect x="1" y="1" width="30" height="30" rx="6" />
    {pipsOf(face).map(([x, y]) => (
      <circle key={`${x},${y}`} cx={16 + x * 8} cy={16 + y * 8} r={face === 1 ? 4.4 : 3.4} />
    ))}
  </svg>
);

/** More values than this are folded away. */
const visibleValues = 24;

export const isDice = ({ label }: CheckedDraw): boolean => label.startsWith('dice');

/** As figures, for a sentence. */
export const figures = (values: readonly number[]): string => (values.length === 0 ? entries.lacks : values.join(' '));

/** The kind of a draw in words: `int:1-100` is “Number from 1 to 100”. */
export const labelOf = ({ label, values }: CheckedDraw): string => {
  const [kind, range = ''] = label.split(':');
  if (kind === 'dice') return entries.dice(Number.parseInt(range, 10) || values.length);
  if (kind === 'shuffle') return entries.order(Number(range) || values.length);
  const [lo = '', hi = ''] = range.split('-');
  return range === '' ? entries.number : entries.numberFrom(lo, hi);
};

export const Values = ({ draw }: { readonly draw: CheckedDraw }) => {
  const { values } = draw;
  const content = isDice(draw) ? (
    <span class="row verify-dice">
      {values.map((face, i) => (
        <Face key={i} face={face} />
      ))}
    </span>
  ) : (
    <b class="verify-figures tabular t4">{figures(values)}</b>
  );
  if (values.length <= visibleValues) return content;
  return (
    <details>
      <summary>{labelOf(draw)}</summary>
      {content}
    </details>
  );
};

const strokes = { fits: 'M9 20.5 17 28 31 12', fails: 'M11 11 29 29M29 11 11 29', open: 'M11 20H29' } as const;

export const markOf = (ok: Fits): keyof typeof strokes => (ok === null ? 'open' : ok ? 'fits' : 'fails');

/** Tick, cross or dash: distinguished by shape, and named for screen readers. */
export const Mark = ({ ok }: { readonly ok: Fits }) => {
  const name = markOf(ok);
  return (
    <svg class={`verify-mark ${name}`} viewBox="0 0 40 40" role="img" aria-label={entries.marks[name]}>
      <circle cx="20" cy="20" r="19" />
      <path d={strokes[name]} />
    </svg>
  );
};
