/**
 * The mega roll of Hot Dice, which a streak of wins earns (HD-43): one throw of two dice. Only a double wins anything: dollars
 * a point, or what is behind it, which is a fortune behind one double and nothing behind the other five. Either way the streak
 * starts again at zero.
 */

import type { Chance } from '../../engine/chance.ts';
import type { Legal } from '../../engine/moves.ts';
import { type ActState, defineAct, type Handover, type LegalMove, type Played } from '../../engine/show.ts';
import { type MegaRollBoard, megaRollBoard } from './boards.ts';
import type { Won } from './bonus-bonanza.ts';
import type { HotDiceCue } from './cues.ts';
import { allClosed, type Board, behind, mayHide, megaBoard, opened, shuffled } from './double-board.ts';
import { megaRollMoments } from './moments.ts';
import { closingCues, retirements, streakEnded, substituted } from './outcome.ts';
import { isDouble, totalOf } from './roll-list.ts';
import { unseenRolls } from './unseen.ts';

type Outcome = 'nothing' | 'banked' | 'million';

export interface MegaRollState extends ActState, Won {
  readonly dice: readonly number[];
  /** Secret except for a space just opened. */
  readonly board: Board;
  /** As the view shows them. */
  readonly spaces: readonly string[];
  readonly outcome: '' | Outcome;
}

/** Before anything is drawn. */
export const blankMegaRoll = (won: Won): MegaRollState => ({
  ...won,
  // HD-68: the streak ends when the mega roll begins.
  record: streakEnded(won.record, won.winner),
  phase: 'roll',
  result: null,
  dice: [],
  board: [],
  spaces: allClosed,
  outcome: '',
});

export const openMegaRoll = (won: Won, chance: Chance): Handover => {
  const state: MegaRollState = { ...blankMegaRoll(won), board: shuffled(megaBoard, chance) };
  const { megaAt, mega } = won.house;
  const cue: HotDiceCue = { cue: 'mega-roll', seat: won.winner, wins: megaAt, million: mega.million };
  return { act: 'mega-roll', state, cues: [cue] };
};

const over = (state: MegaRollState, outcome: Outcome, cash: number, cues: HotDiceCue[]): Played<MegaRollState> => {
  const seat = state.winner;
  const ending = { ...state, bonus: { kind: 'mega-roll', outcome, cash } };
  if (outcome === 'nothing') cues.push({ cue: 'mega-nothing', seat });
  else cues.push({ cue: outcome === 'million' ? 'million' : 'mega-banked', seat, cash });
  cues.push(...retirements(ending));
  return { state: { ...state, phase: 'over', outcome, result: closingCues(ending) }, cues };
};

const roll = (state: MegaRollState, chance: Chance): Played<MegaRollState> => {
  // HD-A38: two dice, no list; HD-A27: once.
  const dice = chance.dice(2);
  const total = totalOf(dice);
  const seat = state.winner;
  const cues: HotDiceCue[] = [{ cue: 'rolled', seat, dice, total }];
  const next: MegaRollState = { ...state, dice };
  if (!isDouble(dice)) return over(next, 'nothing', 0, cues);
  cues.push({ cue: 'double', seat, double: dice[0] ?? 0, cash: state.house.mega.roll * total, forced: false });
  return { state: { ...next, phase: 'double' }, cues };
};

const open = (state: MegaRollState): Played<MegaRollState> => {
  const double = state.dice[0] ?? 0;
  const { kind } = behind(state.board, double);
  const amount = kind === 'million' ? state.house.mega.million : 0;
  const cues: HotDiceCue[] = [{ cue: 'opened', seat: state.winner, double, space: kind, amount }];
  const next = { ...state, spaces: opened(state.board, double) };
  return kind === 'million' ? over(next, 'million', state.house.mega.million, cues) : over(next, 'nothing', 0, cues);
};

const play = (state: MegaRollState, { do: move }: LegalMove, chance: Chance): Played<MegaRollState> => {
  switch (move) {
    case 'roll':
      return roll(state, chance);
    case 'take':
      return over(state, 'banked', state.house.mega.roll * totalOf(state.dice), []);
    case 'open':
      return open(state);
    default:
      return over(state, 'nothing', 0, [{ cue: 'late', seat: state.winner }]);
  }
};

const late: Legal = { by: 'clock', do: 'expire' };

const legal = (state: MegaRollState): readonly Legal[] => {
  const by = state.winner;
  switch (state.phase) {
    case 'roll':
      return [{ by, do: 'roll' }, late];
    case 'double':
      return [{ by, do: 'take' }, { by, do: 'open' }, late];
    default:
      return [];
  }
};

export const megaRoll = defineAct<MegaRollState>({
  name: 'mega-roll',
  moves: ['roll', 'take', 'open', 'expire'],
  draws: ['roll'],
  board: megaRollBoard,
  moments: megaRollMoments,
  legal,
  play,
  // The game was decided before.
  end: state => ({ ...state, phase: 'over', result: closingCues(state) }),
  substitute: (state, seat) => {
    const { record, earlier } = substituted(state, seat);
    return { ...state, record: streakEnded(record, state.winner), earlier };
  },
  unseen: unseenRolls,
  view: (state): MegaRollBoard => ({
    house: state.house,
    seat: state.winner,
    dice: state.dice,
    spaces: state.spaces,
    take: state.phase === 'double' ? state.house.mega.roll * totalOf(state.dice) : 0,
    behind: state.phase === 'double' ? mayHide(megaBoard) : [],
    outcome: state.outcome,
    winner: state.winner,
  }),
  own: (_state, viewer) => (viewer === 'host' ? { card: null, sent: [] } : {}),
});
