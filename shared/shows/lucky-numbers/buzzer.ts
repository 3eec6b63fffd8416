/**
 * LN-27: by default the buzzer sounds in one of the last six rounds. In a file of its own, because the host's desk needs nothing
 * else of the house rules.
 */
export const lastRounds = ({ rounds }: { readonly rounds: number }): readonly [number, number] => [
  Math.max(1, rounds - 5),
  rounds,
];
