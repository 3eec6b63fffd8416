/** Wins, losses and earnings: what a game leaves for the next one (HD-40 … HD-45, HD-68, HD-88). */
import type { Json } from '../../json.ts';
import type { HotDiceCue } from './cues.ts';

export interface Standing {
  /** Straight wins. */
  readonly wins: number;
  readonly losses: number;
}

const losing = 2;
export const retiring = 1_000_000;
/** Completed episodes to sit out before trying to qualify again (HD-44, HD-45). */
export const waits = { eliminated: 3, retired: 4 } as const;

/** Straight wins that bring the mega roll instead of the bonanza (HD-43, HD-63). */
export const megaWins = 4;

/** HD-40, HD-41: a win for one, for the other a loss that wipes out the wins. Without a winner nothing changes. */
export const credited = (record: readonly Standing[], winner: number): readonly Standing[] =>
  winner < 0
    ? record
    : record.map(({ wins, losses }, seat) =>
        seat === winner ? { wins: wins + 1, losses } : { wins: 0, losses: losses + 1 },
      );

/** HD-68: the streak returns to zero; losses stay (HD-A20). */
export const streakEnded = (record: readonly Standing[], seat: number): readonly Standing[] =>
  record.map((standing, i) => (i === seat ? { ...standing, wins: 0 } : standing));

/** HD-23, HD-87: the finder's loss goes; wins once wiped out stay so. */
export const lossLost = (record: readonly Standing[], seat: number): readonly Standing[] =>
  record.map((standing, i) => (i === seat ? { ...standing, losses: Math.max(0, standing.losses - 1) } : standing));

export const isEliminated = ({ losses }: Standing): boolean => losses >= losing;

export interface Closing {
  readonly winner: number;
  readonly scores: readonly number[];
  readonly record: readonly Standing[];
  /** Each seat's earnings of earlier games. */
  readonly earlier: readonly number[];
  /** What the winner's bonus came to; without it the episode was ended early. */
  readonly bonus?: { readonly kind: string; readonly outcome: string; readonly cash: number };
}

/** This game's earnings: both keep what they banked (HD-A18). */
const earningsOf = ({ winner, scores, bonus }: Closing): readonly number[] =>
  scores.map((score, seat) => (seat === winner ? score + (bonus?.cash ?? 0) : score));

const retiredOf = (earnings: readonly number[], earlier: readonly number[]): readonly boolean[] =>
  earnings.map((cash, seat) => cash + (earlier[seat] ?? 0) >= retiring);

/** `result` of an episode (contract.md 6). `wait`: completed episodes each seat sits out, 0 for none. */
export const closing = (given: Closing) => {
  const { winner, scores, record, earlier, bonus = { kind: '', outcome: '', cash: 0 } } = given;
  const earnings = earningsOf(given);
  const retired = retiredOf(earnings, earlier);
  const eliminated = record.map(isEliminated);
  return {
    winner,
    scores,
    bonus,
    record,
    earnings,
    retired,
    eliminated,
    wait: record.map((_, seat) => (retired[seat] ? waits.retired : eliminated[seat] ? waits.eliminated : 0)),
  } as unknown as Json;
};

/** HD-45, HD-A29: at once after the game. */
export const retirements = (given: Closing): readonly HotDiceCue[] => {
  const earnings = earningsOf(given);
  return retiredOf(earnings, given.earlier).flatMap((retired, seat): HotDiceCue[] =>
    retired ? [{ cue: 'retired', seat, earnings: (earnings[seat] ?? 0) + (given.earlier[seat] ?? 0) }] : [],
  );
};
