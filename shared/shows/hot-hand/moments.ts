/** Milliseconds for which each cue of Hot Hand stays on stage. */
import { type Facts, momentsOf, thrown, totalOf } from '../../engine/show.ts';
import { type WagerName, wagers } from './bets.ts';
import type { HotHandBoard, HotHandCue } from './board.ts';

/** Bets are decided one by one: the first of several equal ones, and what it pays goes into the bank. */
const decided = (
  {
    seat,
    on,
    stake,
    paid,
  }: { readonly seat: number; readonly on: string; readonly stake: number; readonly paid: number },
  { bets, scores }: Facts<HotHandBoard>,
): Partial<Facts<HotHandBoard>> => {
  const at = bets.findIndex(bet => bet.paid < 0 && bet.seat === seat && bet.on === on && bet.stake === stake);
  return {
    bets: at < 0 ? bets : bets.with(at, { seat, on: on as WagerName, stake, paid }),
    scores: scores.map((score, i) => (i === seat ? score + paid : score)),
  };
};

/** The bets to which one total is missing, with that total. */
export const oneShort = ({
  hit,
  bets,
}: Pick<HotHandBoard, 'hit' | 'bets'>): readonly (readonly [WagerName, number])[] =>
  bets.flatMap(({ on, paid }) => {
    const [last, ...more] = wagers[on].totals.filter(total => !hit.includes(total));
    return paid < 0 && last !== undefined && more.length === 0 ? [[on, last] as const] : [];
  });

export const moments = momentsOf<HotHandCue, HotHandBoard>({
  cues: {
    'hand-opened': { ms: 600 },
    // A chip flies onto the board.
    bet: { ms: 640 },
    closed: { ms: 700, televised: 1500 },
    late: { ms: 500 },
    // It flies from the dice into its lamp, which counts once it is lit, and then is spoken of.
    hit: { ms: 800, televised: 2200, before: true, reveal: 430, said: 600, tone: 'good' },
    // The dice and the red lamp are seen first, then what it takes, and then the rail says it.
    'seven-out': { ms: 700, televised: 2400, before: true, reveal: 500, said: 1300, tone: 'alarm' },
    // The red lamp takes chips one by one.
    lost: { ms: 120, televised: 300, before: true },
    pays: { ms: 700, televised: 2200, before: true, said: 1300, tone: 'good' },
    // Chips fly to the bank, and those of several players at nearly the same time.
    paid: { ms: 600, televised: 900, before: true, said: 700, tone: 'good' },
    'hand-over': { ms: 1200, televised: 2900, before: true, said: 900 },
    closing: { ms: 2000, televised: 3800, drum: true, reveal: 1400, tone: 'win' },
    won: { ms: 2000, televised: 5000, tone: 'champion', amount: 'score' },
    tied: { ms: 2000, televised: 4600, tone: 'champion' },
  },
  opens: {
    'hand-opened': [],
    bet: [],
    closed: [],
    late: [],
    rolled: [thrown],
    hit: [({ total }, { hit }) => ({ hit: [...hit, total].sort((a, b) => a - b) })],
    'seven-out': [],
    pays: [],
    paid: [decided],
    lost: [(cue, shown) => decided({ ...cue, paid: 0 }, shown)],
    'hand-over': [],
    closing: [],
    won: ['phase', 'result', 'winner'],
    tied: ['phase', 'result', 'winner'],
  },
  paysAll: true,
  // One more total decides a bet, or a 7 ends the show.
  tense: (_, { board }) => {
    const { hit, hand, hands } = board as HotHandBoard;
    return oneShort(board as HotHandBoard).length > 0 || (hand === hands && hit.length > 4);
  },
  wins: (dice, { board }) => oneShort(board as HotHandBoard).some(([, last]) => last === totalOf(dice)),
});
