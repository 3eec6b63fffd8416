/** A round's dice: a free roll into the pot, then roll on down the list, or bank. */
import type { Chance } from '../../chance.ts';
import type { Played } from '../../show.ts';
import type { HotDiceCue } from './cues.ts';
import { type Board, behind, opened, roundBoard, shuffled } from './double-board.ts';
import { endRound, type GameState, scoreOf } from './game-state.ts';
import { lossLost } from './outcome.ts';
import { after, isDouble, rollAt, totalOf } from './roll-list.ts';

/** HD-13, HD-16, HD-18, HD-30. */
export const perPoint = 100;

/** HD-23: whether both have a loss is looked at each time. */
export const boardOf = ({ options: { cash, freeRolls }, record }: GameState): Board =>
  roundBoard(
    cash,
    freeRolls,
    record.every(({ losses }) => losses > 0),
  );

/** HD-25: shuffled afresh. */
export const layBoard = (state: GameState, chance: Chance): GameState => ({
  ...state,
  board: shuffled(boardOf(state), chance),
});

/** Shows the roll at a place of the list. */
export const show = (state: GameState, position: number): GameState => ({
  ...state,
  position,
  dice: rollAt(state.list, position),
});

/** HD-13, HD-73: adds whatever it shows, and does nothing else. */
export const freeRoll = (state: GameState, position: number, cues: HotDiceCue[]): Played<GameState> => {
  const next = show(state, position);
  const total = totalOf(next.dice);
  const pot = state.pot + perPoint * total;
  cues.push(
    { cue: 'free-roll', seat: state.control, dice: next.dice, total, cash: perPoint * total },
    { cue: 'added', seat: state.control, cash: perPoint * total, pot },
  );
  return { state: { ...next, phase: 'decide', pot }, cues };
};

/** HD-15, HD-76, HD-90: the pot is lost. */
export const bust = (state: GameState, cues: HotDiceCue[]): Played<GameState> => {
  cues.push({ cue: 'bust', seat: state.control, lost: state.pot });
  return endRound(state, cues);
};

const add = (state: GameState, cash: number, cues: HotDiceCue[]): Played<GameState> => {
  const pot = state.pot + cash;
  cues.push({ cue: 'added', seat: state.control, cash, pot });
  return { state: { ...state, phase: 'decide', pot }, cues };
};

export const roll = (state: GameState): Played<GameState> => {
  const next = show(state, after(state.position));
  const { dice, control: seat } = next;
  const total = totalOf(dice);
  const cues: HotDiceCue[] = [{ cue: 'rolled', seat, dice, total }];
  if (total === 7) return bust(next, cues);
  if (!isDouble(dice)) return add(next, perPoint * total, cues);
  cues.push({ cue: 'double', seat, double: dice[0] ?? 0, cash: perPoint * total, forced: false });
  return { state: { ...next, phase: 'double' }, cues };
};

export const bank = (state: GameState): Played<GameState> => {
  const { control: seat, pot } = state;
  const score = scoreOf(state, seat) + pot;
  return endRound({ ...state, scores: state.scores.with(seat, score) }, [{ cue: 'banked', seat, cash: pot, score }]);
};

/** HD-18: the points instead of the space; the board is shuffled all the same (HD-A4). */
export const take = (state: GameState, chance: Chance): Played<GameState> =>
  add(layBoard(state, chance), perPoint * totalOf(state.dice), []);

/** HD-22, HD-A5: all taken at once, add only. */
const freeRolls = (state: GameState, count: number, cues: HotDiceCue[]): Played<GameState> => {
  let next = state;
  for (let i = 0; i < count; i++) next = freeRoll(next, after(next.position), cues).state;
  return { state: next, cues };
};

const find = (state: GameState, double: number, cues: HotDiceCue[]): Played<GameState> => {
  const { kind, amount } = behind(state.board, double);
  switch (kind) {
    case 'cash':
      return add(state, amount, cues);
    case 'double-pot':
      return add(state, state.pot, cues);
    case 'free-rolls':
      return freeRolls(state, amount, cues);
    case 'lose-loss':
      cues.push({ cue: 'loss-lost', seat: state.control });
      return { state: { ...state, phase: 'decide', record: lossLost(state.record, state.control) }, cues };
    default:
      return bust(state, cues);
  }
};

/** HD-18, HD-83: what lies behind the double, without the double's own points (HD-91). */
export const open = (state: GameState, chance: Chance): Played<GameState> => {
  const double = state.dice[0] ?? 0;
  const { kind, amount } = behind(state.board, double);
  const cues: HotDiceCue[] = [{ cue: 'opened', seat: state.control, double, space: kind, amount }];
  const found = find({ ...state, spaces: opened(state.board, double) }, double, cues);
  return { ...found, state: layBoard(found.state, chance) };
};
