/**
 * The bonus bonanza of Hot Dice, after a first, second or third straight win, with one gold coin for each of these wins. The
 * winner picks a number from 1 to 100 and goes through a list of 100 rolls from there. The first roll is free and puts $250 a
 * point in the pot, each further one $500 a point, and the winner may stop with the pot at any time. 5, 7 and 9 bust: a bust
 * costs a coin and one more roll, or everything if there is no coin. A double may be taken for its points or for what is behind
 * it: three amounts up to $50,000 and three busts. Once the $50,000 are found, 'double pot' takes their place.
 */

import type { Chance } from '../../engine/chance.ts';
import type { Legal } from '../../engine/moves.ts';
import { type ActState, defineAct, type Handover, type LegalMove, type Played } from '../../engine/show.ts';
import { type BonusBoard, bonusBoard } from './boards.ts';
import type { HotDiceCue } from './cues.ts';
import { allClosed, type Board, behind, bonanzaBoard, mayHide, opened, shuffled } from './double-board.ts';
import type { HotDiceHouse } from './house.ts';
import { bonanzaMoments } from './moments.ts';
import { closingCues, retirements, type Standing, substituted } from './outcome.ts';
import { after, freshList, isDouble, rollAt, startRange, totalOf } from './roll-list.ts';
import { unseenRolls } from './unseen.ts';

/** What a bonus takes over from the main game. */
export interface Won {
  readonly winner: number;
  readonly scores: readonly number[];
  readonly record: readonly Standing[];
  /** Each seat's earnings of earlier games. */
  readonly earlier: readonly number[];
  readonly house: HotDiceHouse;
}

export interface BonanzaState extends ActState, Won {
  /** Dollars on the board. */
  readonly cash: readonly number[];
  readonly coins: number;
  readonly pot: number;
  readonly dice: readonly number[];
  /** Secret except for the roll shown. */
  readonly list: readonly number[];
  readonly position: number;
  /** Secret except for a space just opened. */
  readonly board: Board;
  /** As the view shows them. */
  readonly spaces: readonly string[];
  /** The first amount has been found (HD-59). */
  readonly found: boolean;
  readonly outcome: '' | 'banked' | 'bust';
}

const layBoard = (state: BonanzaState, chance: Chance): BonanzaState => ({
  ...state,
  board: shuffled(bonanzaBoard(state.cash, state.found), chance),
});

/** Before anything is drawn. */
export const blankBonanza = (won: Won & { readonly cash: readonly number[] }): BonanzaState => ({
  ...won,
  phase: 'pick',
  result: null,
  // HD-49, HD-62: one coin for each straight win, this one included, and none from before.
  coins: won.record[won.winner]?.wins ?? 0,
  pot: 0,
  dice: [],
  list: [],
  position: 0,
  board: [],
  spaces: allClosed,
  found: false,
  outcome: '',
});

export const openBonanza = (won: Won & { readonly cash: readonly number[] }, chance: Chance): Handover => {
  const blank = blankBonanza(won);
  const state = layBoard({ ...blank, list: freshList(chance) }, chance);
  const cue: HotDiceCue = { cue: 'bonanza', seat: won.winner, coins: blank.coins };
  return { act: 'bonus-bonanza', state, cues: [cue] };
};

const over = (state: BonanzaState, outcome: 'banked' | 'bust', cues: HotDiceCue[]): Played<BonanzaState> => {
  const cash = outcome === 'banked' ? state.pot : 0;
  const ending = { ...state, bonus: { kind: 'bonus-bonanza', outcome, cash } };
  cues.push(...retirements(ending));
  return { state: { ...state, phase: 'over', pot: cash, outcome, result: closingCues(ending) }, cues };
};

/** HD-53, HD-54, HD-58: costs a coin and one more roll (HD-A22, HD-A23), or everything. */
const bust = (state: BonanzaState, cues: HotDiceCue[]): Played<BonanzaState> => {
  const seat = state.winner;
  if (state.coins === 0) {
    cues.push({ cue: 'bonanza-bust', seat, lost: state.pot });
    return over(state, 'bust', cues);
  }
  const coins = state.coins - 1;
  cues.push({ cue: 'coin', seat, coins });
  return { state: { ...state, phase: 'roll', coins }, cues };
};

const add = (state: BonanzaState, cash: number, cues: HotDiceCue[]): Played<BonanzaState> => {
  const pot = state.pot + cash;
  cues.push({ cue: 'added', seat: state.winner, cash, pot });
  return { state: { ...state, phase: 'decide', pot }, cues };
};

const show = (state: BonanzaState, position: number): BonanzaState => ({
  ...state,
  position,
  dice: rollAt(state.list, position),
});

/** HD-50, HD-73: nothing busts on the free roll, and a double does not open the board. */
const pick = (state: BonanzaState, number: number, cues: HotDiceCue[]): Played<BonanzaState> => {
  const next = show(state, number);
  const { dice, winner: seat } = next;
  const total = totalOf(dice);
  const cash = state.house.bonanza.free * total;
  cues.push({ cue: 'picked', seat, number }, { cue: 'free-roll', seat, dice, total, cash });
  return add(next, cash, cues);
};

const roll = (state: BonanzaState, cues: HotDiceCue[]): Played<BonanzaState> => {
  const next = show(state, after(state.position));
  const { dice, winner: seat } = next;
  const total = totalOf(dice);
  cues.push({ cue: 'rolled', seat, dice, total });
  const { roll: each, busts } = state.house.bonanza;
  const cash = each * total;
  if (!isDouble(dice)) return busts.includes(total) ? bust(next, cues) : add(next, cash, cues);
  cues.push({ cue: 'double', seat, double: dice[0] ?? 0, cash, forced: false });
  return { state: { ...next, phase: 'double' }, cues };
};

const take = (state: BonanzaState, chance: Chance): Played<BonanzaState> =>
  add(layBoard(state, chance), state.house.bonanza.roll * totalOf(state.dice), []);

const open = (state: BonanzaState, chance: Chance): Played<BonanzaState> => {
  const double = state.dice[0] ?? 0;
  const space = behind(state.board, double);
  const cues: HotDiceCue[] = [{ cue: 'opened', seat: state.winner, double, space: space.kind, amount: space.amount }];
  // HD-59: only the first amount is replaced, whatever the others are (HD-A25).
  const found = state.found || space.first === true;
  const next = layBoard({ ...state, spaces: opened(state.board, double), found }, chance);
  switch (space.kind) {
    case 'cash':
      return add(next, space.amount, cues);
    case 'double-pot':
      return add(next, next.pot, cues);
    default:
      return bust(next, cues);
  }
};

/** HD-A24: counts as a bust, but a roll that must be made is made. */
const expire = (state: BonanzaState): Played<BonanzaState> => {
  const cues: HotDiceCue[] = [{ cue: 'late', seat: state.winner }];
  switch (state.phase) {
    case 'pick':
      return pick(state, startRange.min, cues);
    case 'roll':
      return roll(state, cues);
    default:
      return bust(state, cues);
  }
};

const play = (before: BonanzaState, { do: move, inputs }: LegalMove, chance: Chance): Played<BonanzaState> => {
  const state = settle(before);
  switch (move) {
    case 'pick':
      return pick(state, inputs.number as number, []);
    case 'roll':
      return roll(state, []);
    case 'bank':
      return over(state, 'banked', [{ cue: 'bonanza-banked', seat: state.winner, cash: state.pot }]);
    case 'take':
      return take(state, chance);
    case 'open':
      return open(state, chance);
    default:
      return expire(state);
  }
};

/** An opened space is shown until the next entry. */
const settle = (state: BonanzaState): BonanzaState =>
  state.spaces === allClosed ? state : { ...state, spaces: allClosed };

const late: Legal = { by: 'clock', do: 'expire' };

const legal = (state: BonanzaState): readonly Legal[] => {
  const by = state.winner;
  switch (state.phase) {
    case 'pick':
      return [{ by, do: 'pick', inputs: { number: startRange } }, late];
    case 'decide':
      return [{ by, do: 'roll' }, { by, do: 'bank' }, late];
    case 'double':
      return [{ by, do: 'take' }, { by, do: 'open' }, late];
    case 'roll':
      return [{ by, do: 'roll' }, late];
    default:
      return [];
  }
};

export const bonusBonanza = defineAct<BonanzaState>({
  name: 'bonus-bonanza',
  moves: ['pick', 'roll', 'bank', 'take', 'open', 'expire'],
  draws: ['take', 'open'],
  board: bonusBoard,
  moments: bonanzaMoments,
  legal,
  play,
  // The game was decided before. The pot at risk is not paid.
  end: state => ({ ...settle(state), phase: 'over', result: closingCues(state) }),
  settle,
  // The coins stay: the bonanza goes on as it began.
  substitute: (state, seat) => ({ ...state, ...substituted(state, seat) }),
  unseen: unseenRolls,
  view: (state): BonusBoard => ({
    house: state.house,
    seat: state.winner,
    coins: state.coins,
    pot: state.pot,
    dice: state.dice,
    position: state.position,
    spaces: state.spaces,
    take: state.phase === 'double' ? state.house.bonanza.roll * totalOf(state.dice) : 0,
    behind: state.phase === 'double' ? mayHide(bonanzaBoard(state.cash, state.found)) : [],
    found: state.found,
    outcome: state.outcome,
    winner: state.winner,
  }),
  own: (_state, viewer) => (viewer === 'host' ? { card: null, sent: [] } : {}),
});
