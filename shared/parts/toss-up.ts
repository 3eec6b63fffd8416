/** The toss-up: a secret number from 1 to 100, and whose number is closer to it. */

/** A number that was sent. Lists are in the order of sending. */
export interface Buzz {
  readonly seat: number;
  readonly number: number;
}

export const buzzRange = { kind: 'int', min: 1, max: 100 } as const;

/**
 * The seat that is called: the closest by absolute difference (LN-06, LN-A20), of equals the one that sent first (LN-07,
 * HD-79); -1 if nobody sent.
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

/** The board's `buzz`: one number per seat, 0 for none. */
export const bySeat = (buzzes: readonly Buzz[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => buzzes.find(buzz => buzz.seat === seat)?.number ?? 0);

/** Whether two numbers were equally close, so that the first one counts (LN-07, HD-79). 0 means none was sent. */
export const isLevel = (secret: number, buzz: readonly number[]): boolean => {
  const [a = 0, b = 0] = buzz;
  return a > 0 && b > 0 && Math.abs(a - secret) === Math.abs(b - secret);
};
