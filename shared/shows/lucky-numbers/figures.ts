/** Figures that desk and phones need. In a file of their own, because those need nothing else of board and house rules. */

/** LN-27: by default the buzzer sounds in one of the last six rounds. */
export const lastRounds = ({ rounds }: { readonly rounds: number }): readonly [number, number] => [
  Math.max(1, rounds - 5),
  rounds,
];

interface Stakes {
  readonly pot: number;
  readonly numbers: readonly { readonly cash: number; readonly owner: number }[];
}

/** What a seat gets for winning the game now: pot and its own numbers, in dollars (LN-14, LN-25). */
export const worth = ({ pot, numbers }: Stakes, seat: number): number =>
  numbers.reduce((sum, { cash, owner }) => (owner === seat ? sum + cash : sum), pot);
