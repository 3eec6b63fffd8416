/** One line of the table and of bench.json (docs/benchmarks.md). */
export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly value: number;
  /** The same kind of thing, measured beside it on the same machine. */
  readonly reference: number;
  /** `value` by `reference`. */
  readonly ratio: number;
  /** What is aimed at, in words; "" for nothing in particular. */
  readonly goal: string;
  readonly unit: string;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export const figure = (
  part: string,
  name: string,
  value: number,
  reference: number,
  unit: string,
  goal = '',
): Figure => ({
  part,
  name,
  value: rounded(value),
  reference: rounded(reference),
  ratio: rounded(value / reference),
  goal,
  unit,
});

/** The `q`-th part of some values, in order of size: 0.5 for the middle one. */
export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0;
