/** The toss-up: a secret number from 1 to 100, and who came nearer to it. */

/** A number sent in; lists of them stand in the order in which they were sent. */
export interface Buzz {
  readonly seat: number;
  readonly number: number;
}

export const buzzRange = { kind: 'int', min: 1, max: 100 } as const;

/**
 * The seat called: nearest by absolute difference (LN-06, LN-A20), among equals the one that sent first (LN-07, HD-79);
 * -1 when nobody sent.
 */
export const nearer = (secret: number, buzzes: readonly Buzz[]): number => {
  let called = -1;
  let best = Number.POSITIVE_INFINITY;
  for (const { seat, number } of buzzes) {
    const distance = Math.abs(number - secret);
    if (distance < best) [called, best] = [seat, distance];
  }
  return called;
};

/** The board's `buzz`: one number a seat, 0 for none. */
export const bySeat = (buzzes: readonly Buzz[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => buzzes.find(buzz => buzz.seat === seat)?.number ?? 0);

/** Whether two numbers came equally near, so that the one sent first counts (LN-07, HD-79); 0 is none sent. */
export const isLevel = (secret: number, buzz: readonly number[]): boolean => {
  const [a = 0, b = 0] = buzz;
  return a > 0 && b > 0 && Math.abs(a - secret) === Math.abs(b - secret);
};
