/** Wins, losses and earnings: what a game passes on to the next one (HD-40 … HD-45, HD-68, HD-88). */
import type { Json } from '../../engine/json.ts';
import type { HotDiceCue } from './cues.ts';
import type { HotDiceHouse } from './house.ts';

export interface Standing {
  /** Straight wins. */
  readonly wins: number;
  readonly losses: number;
}

/** HD-40, HD-41: a win for one seat, and for the other a loss that wipes out its wins. Without a winner nothing changes. */
export const credited = (record: readonly Standing[], winner: number): readonly Standing[] =>
  winner < 0
    ? record
    : record.map(({ wins, losses }, seat) =>
        seat === winner ? { wins: wins + 1, losses } : { wins: 0, losses: losses + 1 },
      );

/**
 * HD-A41: a substitute in `seat` has neither won, lost nor earned anything before. Once the game is decided (`winner` from 0),
 * this win or loss is all that they have.
 */
export const substituted = (
  { record, earlier, winner }: Pick<Ending, 'record' | 'earlier' | 'winner'>,
  seat: number,
): Pick<Ending, 'record' | 'earlier'> => {
  const bare = record.map((): Standing => ({ wins: 0, losses: 0 }));
  return {
    record: record.with(seat, credited(bare, winner)[seat] ?? { wins: 0, losses: 0 }),
    earlier: earlier.with(seat, 0),
  };
};

/** HD-68: the streak returns to zero; losses stay (HD-A20). */
export const streakEnded = (record: readonly Standing[], seat: number): readonly Standing[] =>
  record.map((standing, i) => (i === seat ? { ...standing, wins: 0 } : standing));

/** HD-23, HD-87: removes a loss of the finder's. Wins that were wiped out stay so. */
export const lossLost = (record: readonly Standing[], seat: number): readonly Standing[] =>
  record.map((standing, i) => (i === seat ? { ...standing, losses: Math.max(0, standing.losses - 1) } : standing));

/** HD-44. If `lossesOut` is 0, nobody ever is. */
export const isEliminated = ({ losses }: Standing, { lossesOut }: Pick<HotDiceHouse, 'lossesOut'>): boolean =>
  lossesOut > 0 && losses >= lossesOut;

/** HD-43, HD-63: this many straight wins earn the mega roll instead of the bonanza. */
export const isMega = ({ wins }: Standing, { megaAt }: Pick<HotDiceHouse, 'megaAt'>): boolean => wins >= megaAt;

interface Ending {
  readonly winner: number;
  readonly scores: readonly number[];
  readonly record: readonly Standing[];
  /** Each seat's earnings of earlier games. */
  readonly earlier: readonly number[];
  readonly house: HotDiceHouse;
  /** The result of the winner's bonus; absent if the episode was ended early. */
  readonly bonus?: { readonly kind: string; readonly outcome: string; readonly cash: number };
}

/** The earnings of this game: both keep what they banked (HD-A18). */
const earningsOf = ({ winner, scores, bonus }: Ending): readonly number[] =>
  scores.map((score, seat) => (seat === winner ? score + (bonus?.cash ?? 0) : score));

const retiredOf = ({ earlier, house }: Ending, earnings: readonly number[]): readonly boolean[] =>
  earnings.map((cash, seat) => cash + (earlier[seat] ?? 0) >= house.retireAt);

/** `result` of an episode (contract.md 6). `wait`: the episodes that each seat sits out, 0 for none. */
export const closingCues = (ending: Ending) => {
  const { winner, scores, record, house, bonus = { kind: '', outcome: '', cash: 0 } } = ending;
  const [afterElimination, afterRetirement] = house.waits;
  const earnings = earningsOf(ending);
  const retired = retiredOf(ending, earnings);
  const eliminated = record.map(standing => isEliminated(standing, house));
  return {
    winner,
    scores,
    bonus,
    record,
    earnings,
    retired,
    eliminated,
    wait: record.map((_, seat) => (retired[seat] ? afterRetirement : eliminated[seat] ? afterElimination : 0)),
  } as unknown as Json;
};

/** HD-45, HD-A29: immediately after the game. */
export const retirements = (ending: Ending): readonly HotDiceCue[] => {
  const earnings = earningsOf(ending);
  return retiredOf(ending, earnings).flatMap((retired, seat): HotDiceCue[] =>
    retired ? [{ cue: 'retired', seat, earnings: (earnings[seat] ?? 0) + (ending.earlier[seat] ?? 0) }] : [],
  );
};
