/**
 * Hot Hand. Before a hand everybody may bet points of their own bank that certain totals all come before a 7: 2, 3, 11 and 12
 * (Flaming Four, 70 to 1), the six of 4, 5, 6, 8, 9 and 10 (Sizzling Six, 12 to 1), or all ten (Hot Hand, 80 to 1, and 20 to 1
 * for nine of them). Then the shooter throws two dice until a 7 comes or all ten have come. A bet is paid at the throw that
 * decides it. The next seat shoots the next hand.
 */
import type { Chance } from '../../engine/chance.ts';
import type { Legal } from '../../engine/moves.ts';
import { type ActState, defineAct, type LegalMove, type Played } from '../../engine/show.ts';
import { allTotals, type Bet, payment, type WagerName, wagerNames } from './bets.ts';
import { type HotHandBoard, type HotHandCue, hotHandBoard } from './board.ts';
import type { HotHandHouse } from './house.ts';
import { moments } from './moments.ts';

export interface HotHandOptions {
  /** Points of each seat at the start. */
  readonly bank: number;
  readonly hands: number;
  readonly house: HotHandHouse;
}

/** `scores` are the banks. */
export interface HotHandState extends ActState {
  readonly options: HotHandOptions;
  readonly hand: number;
  readonly shooter: number;
  /** Ascending. */
  readonly hit: readonly number[];
  /** Bets of this hand, in the order in which they were made. */
  readonly bets: readonly Bet[];
  readonly dice: readonly number[];
  readonly winner: number;
}

export const openGame = (options: HotHandOptions, seats: number): HotHandState => ({
  phase: 'lobby',
  scores: Array.from({ length: seats }, () => options.bank),
  result: null,
  options,
  hand: 0,
  shooter: -1,
  hit: [],
  bets: [],
  dice: [],
  winner: -1,
});

const openHand = (state: HotHandState, cues: HotHandCue[]): Played<HotHandState> => {
  const shooter = state.hand % state.scores.length;
  const hand = state.hand + 1;
  cues.push({ cue: 'hand-opened', hand, shooter });
  return { state: { ...state, phase: 'bets', hand, shooter, hit: [], bets: [] }, cues };
};

const bet = (state: HotHandState, seat: number, on: WagerName, stake: number): Played<HotHandState> => ({
  state: {
    ...state,
    scores: state.scores.with(seat, (state.scores[seat] ?? 0) - stake),
    bets: [...state.bets, { seat, on, stake, paid: -1 }],
  },
  cues: [{ cue: 'bet', seat, on, stake } satisfies HotHandCue],
});

const close = (state: HotHandState): Played<HotHandState> => ({
  state: { ...state, phase: 'roll' },
  cues: [{ cue: 'closed', bets: state.bets.length, shooter: state.shooter } satisfies HotHandCue],
});

const sumOf = (bets: readonly Bet[]): number => bets.reduce((sum, { stake }) => sum + stake, 0);

/** HR-A4: each bet is paid as soon as it is decided. Losses are told first, player by player. */
const settle = (state: HotHandState, seven: boolean, cues: HotHandCue[]): HotHandState => {
  const { pays } = state.options.house;
  const bets = state.bets.map(bet => (bet.paid >= 0 ? bet : { ...bet, paid: payment(bet, state.hit, seven, pays) }));
  const decided = bets
    .filter(({ paid }, at) => paid >= 0 && (state.bets[at]?.paid ?? 0) < 0)
    .toSorted((a, b) => a.seat - b.seat);
  const lost = decided.filter(({ paid }) => paid === 0);
  if (seven) cues.push({ cue: 'seven-out', lost: sumOf(lost) });
  for (const { seat, on, stake } of lost) cues.push({ cue: 'lost', seat, on, stake });
  const scores = [...state.scores];
  for (const [at, name] of wagerNames.entries()) {
    const won = decided.filter(({ on, paid }) => on === name && paid > 0);
    if (won.length > 0) cues.push({ cue: 'pays', pays: seven ? wagerNames.length : at });
    for (const { seat, on, stake, paid } of won) {
      scores[seat] = (scores[seat] ?? 0) + paid;
      cues.push({ cue: 'paid', seat, on, stake, paid });
    }
  }
  return { ...state, scores, bets };
};

/** Everybody's bank, and who has most. */
const closing = (scores: readonly number[]): readonly HotHandCue[] => {
  const score = Math.max(...scores);
  const seats = scores.flatMap((bank, seat) => (bank === score ? [seat] : []));
  const [seat = -1] = seats;
  const told: HotHandCue = { cue: 'closing', scores };
  if (scores.length === 1) return [told];
  return [told, seats.length === 1 ? { cue: 'won', seat, score } : { cue: 'tied', seats, score }];
};

const roll = (before: HotHandState, chance: Chance, cues: HotHandCue[]): Played<HotHandState> => {
  const dice = chance.dice(2);
  const total = dice.reduce((sum, face) => sum + face, 0);
  cues.push({ cue: 'rolled', seat: before.shooter, dice, total });
  const fresh = total !== 7 && !before.hit.includes(total);
  const hit = fresh ? [...before.hit, total].sort((a, b) => a - b) : before.hit;
  if (fresh) cues.push({ cue: 'hit', total, hit: hit.length });
  const state = settle({ ...before, dice, hit }, total === 7, cues);
  if (total !== 7 && hit.length < allTotals.length) return { state, cues };
  const lost = sumOf(state.bets.filter(({ paid }, at) => paid === 0 && (before.bets[at]?.paid ?? 0) < 0));
  cues.push({ cue: 'hand-over', hand: state.hand, hit: hit.length, lost });
  if (state.hand < state.options.hands) return openHand(state, cues);
  cues.push(...closing(state.scores));
  return { state: { ...state, phase: 'over', result: { scores: state.scores } }, cues };
};

const play = (state: HotHandState, { by, do: move, inputs }: LegalMove, chance: Chance): Played<HotHandState> => {
  switch (move) {
    case 'start':
      return openHand(state, []);
    case 'bet':
      return bet(state, by as number, inputs.on as WagerName, inputs.stake as number);
    case 'close':
      return close(state);
    case 'roll':
      return roll(state, chance, []);
    default:
      return state.phase === 'bets' ? close(state) : roll(state, chance, [{ cue: 'late', seat: state.shooter }]);
  }
};

const late: Legal = { by: 'clock', do: 'expire' };
const on = { kind: 'choice', of: wagerNames } as const;

const legal = (state: HotHandState): readonly Legal[] => {
  switch (state.phase) {
    case 'lobby':
      return [{ by: 'host', do: 'start' }];
    case 'bets': {
      // Whole points up to the bank. A corrected bank may hold a half.
      const bets = state.scores.map(
        (bank, by): Legal => ({ by, do: 'bet', inputs: { on, stake: { kind: 'int', min: 1, max: Math.floor(bank) } } }),
      );
      return [...bets, { by: 'host', do: 'close' }, late];
    }
    case 'roll':
      return [{ by: state.shooter, do: 'roll' }, late];
    default:
      return [];
  }
};

/** Undecided stakes are returned (contract.md 3). */
const end = (state: HotHandState, winner: number): HotHandState => {
  const scores = [...state.scores];
  const bets = state.bets.map(bet => {
    if (bet.paid >= 0) return bet;
    scores[bet.seat] = (scores[bet.seat] ?? 0) + bet.stake;
    return { ...bet, paid: bet.stake };
  });
  return { ...state, phase: 'over', scores, bets, winner, result: { scores } };
};

export const game = defineAct<HotHandState>({
  name: 'game',
  moves: ['start', 'bet', 'close', 'roll', 'expire'],
  isUntouched: ({ phase, bets }) => phase === 'bets' && bets.length === 0,
  draws: ['roll'],
  board: hotHandBoard,
  moments,
  legal,
  play,
  end,
  view: (state): HotHandBoard => ({
    house: state.options.house,
    hit: state.hit,
    shooter: state.shooter,
    hand: state.hand,
    hands: state.options.hands,
    bets: state.bets.map(({ seat, on, stake, paid }) => ({ seat, on, stake, paid })),
    dice: state.dice,
    winner: state.winner,
  }),
  own: (_state, viewer) => (viewer === 'host' ? { card: null, sent: [] } : {}),
});
