/** The three bets of Hot Hand: totals to collect before a 7 (HR-01). */

export interface Wager {
  readonly totals: readonly number[];
  /** To 1, once all its totals have come (HR-A7: on top of the stake). */
  readonly odds: number;
  /** To 1, for all but one of them when the 7 comes; 0: nothing. */
  readonly consolation: number;
}

/** HR-03, HR-04, HR-05 and HR-06. */
export const wagers = {
  'flaming-four': { totals: [2, 3, 11, 12], odds: 70, consolation: 0 },
  'sizzling-six': { totals: [4, 5, 6, 8, 9, 10], odds: 12, consolation: 0 },
  'hot-hand': { totals: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12], odds: 80, consolation: 20 },
} as const satisfies Readonly<Record<string, Wager>>;

export type WagerName = keyof typeof wagers;

export const wagerNames = Object.keys(wagers) as WagerName[];

/** Totals that count, all of them but the 7. */
export const allTotals: readonly number[] = wagers['hot-hand'].totals;

export interface Bet {
  readonly seat: number;
  readonly on: WagerName;
  readonly stake: number;
  /** -1 while undecided, 0 lost, else stake and winnings. */
  readonly paid: number;
}

/** What a bet pays as things stand: -1 while it is undecided, else 0 or stake and winnings. */
export const payment = ({ on, stake }: Bet, hit: readonly number[], seven: boolean): number => {
  const { totals, odds, consolation }: Wager = wagers[on];
  const missing = totals.filter(total => !hit.includes(total)).length;
  if (missing === 0) return stake * (1 + odds);
  if (!seven) return -1;
  return missing === 1 && consolation > 0 ? stake * (1 + consolation) : 0;
};

/** Bets of one seat on the same are decided together, so they lie as one. */
export const stacked = (bets: readonly Bet[]): readonly Bet[] => {
  const stacks: Bet[] = [];
  for (const bet of bets) {
    const at = stacks.findIndex(({ seat, on }) => seat === bet.seat && on === bet.on);
    const stack = stacks[at];
    if (stack === undefined) stacks.push(bet);
    else
      stacks[at] = {
        ...stack,
        stake: stack.stake + bet.stake,
        paid: bet.paid < 0 ? stack.paid : Math.max(0, stack.paid) + bet.paid,
      };
  }
  return stacks.sort((a, b) => a.seat - b.seat);
};
