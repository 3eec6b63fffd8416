/** Drawn values: dice as faces, everything else as figures. */
import type { CheckedDraw } from '../../../shared/engine/verify.ts';
import type { VerifyWords } from '../../../shared/words/en/verify.ts';

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
];

const Face = ({ face }: { readonly face: number }) => (
  <svg class="verify-die" viewBox="0 0 32 32" role="img" aria-label={String(face)}>
    <rect x="1" y="1" width="30" height="30" rx="6" />
    {pips[face]?.map(([x, y]) => (
      <circle key={`${x}${y}`} cx={x * 8} cy={y * 8} r={face === 1 ? 4.4 : 3.4} />
    ))}
  </svg>
);

/** More values than this are folded away. */
const visibleValues = 24;

export const isDice = ({ label }: CheckedDraw): boolean => label.startsWith('dice');

/** As figures, for a sentence. */
export const figures = (values: readonly number[], words: VerifyWords): string =>
  values.length === 0 ? words.entries.lacks : values.join(' ');

/** The kind of a draw in words: `int:1-100` is “Number from 1 to 100”. */
export const labelOf = ({ label, values }: CheckedDraw, { entries }: VerifyWords): string => {
  const [kind, range = ''] = label.split(':');
  if (kind === 'dice') return entries.dice(Number.parseInt(range, 10) || values.length);
  if (kind === 'shuffle') return entries.order(Number(range) || values.length);
  const [lo = '', hi = ''] = range.split('-');
  return range === '' ? entries.number : entries.numberFrom(lo, hi);
};

const Faces = ({ values }: { readonly values: readonly number[] }) => (
  <span class="row verify-dice">
    {values.map((face, i) => (
      <Face key={i} face={face} />
    ))}
  </span>
);

export const Values = ({ draw, words }: { readonly draw: CheckedDraw; readonly words: VerifyWords }) => {
  const { values } = draw;
  const content = isDice(draw) ? <Faces values={values} /> : <b class="verify-figures">{figures(values, words)}</b>;
  if (values.length <= visibleValues) return content;
  return (
    <details>
      <summary>{labelOf(draw, words)}</summary>
      {content}
    </details>
  );
};
