/** A round's dice: a free roll into the pot, then rolling on down the list, or banking. */
import type { Chance } from '../../engine/chance.ts';
import type { Played } from '../../engine/show.ts';
import type { HotDiceCue } from './cues.ts';
import { type Board, behind, boardNamed, opened, roundBoard, shuffled } from './double-board.ts';
import { endRound, type GameState, scoreOf } from './game-state.ts';
import { lossLost } from './outcome.ts';
import { after, isDouble, rollAt, totalOf } from './roll-list.ts';

/** HD-23: checked at each shuffle. */
export const bothLost = ({ record }: Pick<GameState, 'record'>): boolean => record.every(({ losses }) => losses > 0);

const listed = ({ options: { cash, freeRolls, house } }: Pick<GameState, 'options'>, loseLoss: boolean): Board =>
  house.spaces === null ? roundBoard(cash, freeRolls, loseLoss) : boardNamed(house.spaces, loseLoss);

export const boardOf = (state: Pick<GameState, 'record' | 'options'>): Board => listed(state, bothLost(state));

/** HD-15: the total of a roll that is not a double. */
export const busts = ({ options }: GameState, total: number): boolean => options.house.busts.includes(total);

/** What is behind the doubles in the current shuffle, in the order in which the boards are listed. */
export const boardLaid = (state: GameState): Board =>
  listed(
    state,
    state.board.some(({ kind }) => kind === 'lose-loss'),
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

/** HD-13, HD-73: adds its points and does nothing else. */
export const freeRoll = (state: GameState, position: number, cues: HotDiceCue[]): Played<GameState> => {
  const next = show(state, position);
  const total = totalOf(next.dice);
  const cash = state.options.house.free * total;
  const pot = state.pot + cash;
  cues.push(
    { cue: 'free-roll', seat: state.control, dice: next.dice, total, cash },
    { cue: 'added', seat: state.control, cash, pot },
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
  const cash = state.options.house.roll * total;
  if (!isDouble(dice)) return busts(state, total) ? bust(next, cues) : add(next, cash, cues);
  cues.push({ cue: 'double', seat, double: dice[0] ?? 0, cash, forced: false });
  return { state: { ...next, phase: 'double' }, cues };
};

export const bank = (state: GameState): Played<GameState> => {
  const { control: seat, pot } = state;
  const score = scoreOf(state, seat) + pot;
  return endRound({ ...state, scores: state.scores.with(seat, score) }, [{ cue: 'banked', seat, cash: pot, score }]);
};

/** HD-18: takes the points instead of the space. The board is shuffled anyway (HD-A4). */
export const take = (state: GameState, chance: Chance): Played<GameState> =>
  add(layBoard(state, chance), state.options.house.roll * totalOf(state.dice), []);

/** HD-22, HD-A5: made all at once. They only add. */
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
      // HD-87. A substitute may have none to lose (HD-A41).
      if ((state.record[state.control]?.losses ?? 0) > 0) cues.push({ cue: 'loss-lost', seat: state.control });
      return { state: { ...state, phase: 'decide', record: lossLost(state.record, state.control) }, cues };
    default:
      return bust(state, cues);
  }
};

/** HD-18, HD-83: takes what is behind the double, without the double's own points (HD-91). */
export const open = (state: GameState, chance: Chance): Played<GameState> => {
  const double = state.dice[0] ?? 0;
  const { kind, amount } = behind(state.board, double);
  const cues: HotDiceCue[] = [{ cue: 'opened', seat: state.control, double, space: kind, amount }];
  const found = find({ ...state, spaces: opened(state.board, double) }, double, cues);
  return { ...found, state: layBoard(found.state, chance) };
};
