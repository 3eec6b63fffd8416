/** The three bets of Hot Hand: totals to collect before a 7 (HR-01). */
/** To 1, on top of the stake (HR-A7). */
export type Pays = Readonly<Record<'flaming-four' | 'sizzling-six' | 'hot-hand' | 'nine', number>>;

export interface Wager {
  readonly totals: readonly number[];
  /** The name of what the bet pays for all but one of its totals when the 7 comes, if it does (HR-06). */
  readonly nearly?: 'nine';
}

/** HR-03, HR-04, HR-05. */
export const wagers = {
  'flaming-four': { totals: [2, 3, 11, 12] },
  'sizzling-six': { totals: [4, 5, 6, 8, 9, 10] },
  'hot-hand': { totals: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12], nearly: 'nine' },
} as const satisfies Readonly<Record<string, Wager>>;

/** To 1, by default (HR-03 … HR-06). `nine`: nine of the ten. */
export const originalPays: Pays = { 'flaming-four': 70, 'sizzling-six': 12, 'hot-hand': 80, nine: 20 };

export type WagerName = keyof typeof wagers;

/** To 1, for all but one of the totals when the 7 comes; undefined if the stake is lost. */
export const consolationOf = (on: WagerName, pays: Pays): number | undefined => {
  const { nearly }: Wager = wagers[on];
  return nearly === undefined ? undefined : pays[nearly];
};

export const wagerNames = Object.keys(wagers) as WagerName[];

/** All totals that count, which are all but the 7. */
export const allTotals: readonly number[] = wagers['hot-hand'].totals;

export interface Bet {
  readonly seat: number;
  readonly on: WagerName;
  readonly stake: number;
  /** -1 while undecided, 0 if lost, otherwise stake and winnings. */
  readonly paid: number;
}

/** What a bet pays now: -1 while undecided, 0 if lost, otherwise stake and winnings (HR-A7). */
export const payment = ({ on, stake }: Bet, hit: readonly number[], seven: boolean, pays: Pays): number => {
  const { totals }: Wager = wagers[on];
  const missing = totals.filter(total => !hit.includes(total)).length;
  if (missing === 0) return stake * (1 + pays[on]);
  if (!seven) return -1;
  const consolation = missing === 1 ? consolationOf(on, pays) : undefined;
  return consolation === undefined ? 0 : stake * (1 + consolation);
};

/** Merges bets of one seat on the same totals, because they are decided together. */
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
