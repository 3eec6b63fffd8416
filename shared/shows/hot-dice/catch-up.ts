/** The catch-up: one turn for the trailing seat and, if it catches up, one for the other. Every gain is banked at once. */
import type { Chance } from '../../engine/chance.ts';
import type { Played } from '../../engine/show.ts';
import type { HotDiceCue } from './cues.ts';
import { type Board, behind, boardNamed, catchUpBoard, opened, shuffled } from './double-board.ts';
import { endTurn, type GameState, other, scoreOf } from './game-state.ts';
import { lossLost } from './outcome.ts';
import { after, freshList, isDouble, totalOf } from './roll-list.ts';
import { bothLost, busts, show } from './round.ts';

export const boardOf = (state: Pick<GameState, 'record' | 'options'>): Board => {
  const { catchUpCash, freeRolls, house } = state.options;
  return house.catchUpSpaces === null
    ? catchUpBoard(catchUpCash, freeRolls)
    : boardNamed(house.catchUpSpaces, bothLost(state));
};

/** HD-30 … HD-33: the value of a total here. */
const pays = ({ options }: GameState, total: number): number => options.house.free * total;

const layBoard = (state: GameState, chance: Chance): GameState => ({
  ...state,
  board: shuffled(boardOf(state), chance),
});

/** HD-36, HD-A38: each turn has a list and a board of its own. */
export const catchUp = (state: GameState, chance: Chance): Played<GameState> => {
  const reply = state.turns > 0;
  // HD-29: the trailing seat rolls first.
  const trailing = reply ? state.trailing : scoreOf(state, 0) < scoreOf(state, 1) ? 0 : 1;
  const control = reply ? other(trailing) : trailing;
  const list = freshList(chance);
  const next: GameState = {
    ...state,
    phase: 'pick',
    round: state.options.rounds + 1,
    turns: state.turns + 1,
    trailing,
    control,
    list,
    position: 0,
  };
  const behindBy = scoreOf(state, other(control)) - scoreOf(state, control);
  return {
    state: layBoard(next, chance),
    cues: [{ cue: 'catch-up', seat: control, reply, behind: behindBy } satisfies HotDiceCue],
  };
};

/** HD-33, HD-A12, HD-A13: the points may be taken unless they would leave the seat behind. */
export const mayTake = (state: GameState): boolean => {
  const { control, dice } = state;
  return scoreOf(state, control) + pays(state, totalOf(dice)) >= scoreOf(state, other(control));
};

/** HD-30: straight into the score. */
const score = (state: GameState, cash: number, cues: HotDiceCue[]): GameState => {
  const { control: seat } = state;
  const sum = scoreOf(state, seat) + cash;
  cues.push({ cue: 'scored', seat, cash, score: sum });
  return { ...state, scores: state.scores.with(seat, sum) };
};

/** HD-31, HD-A10: nothing is gained and nothing is lost. */
const noGain = (state: GameState, why: 'seven' | 'space' | 'late', cues: HotDiceCue[]): Played<GameState> => {
  cues.push({ cue: 'no-gain', seat: state.control, why });
  return endTurn(state, cues);
};

/** HD-86: the dice come from the list here as well. */
const rollAtPlace = (state: GameState, position: number, cues: HotDiceCue[]): Played<GameState> => {
  const next = show(state, position);
  const { dice, control: seat } = next;
  const total = totalOf(dice);
  cues.push({ cue: 'rolled', seat, dice, total });
  const cash = pays(state, total);
  if (!isDouble(dice))
    return busts(state, total) ? noGain(next, 'seven', cues) : endTurn(score(next, cash, cues), cues);
  cues.push({ cue: 'double', seat, double: dice[0] ?? 0, cash, forced: !mayTake(next) });
  return { state: { ...next, phase: 'double' }, cues };
};

export const pick = (state: GameState, number: number, cues: HotDiceCue[]): Played<GameState> => {
  cues.push({ cue: 'picked', seat: state.control, number });
  return rollAtPlace(state, number, cues);
};

/** HD-37: the roll that was found beside the cash. */
export const rollAgain = (state: GameState): Played<GameState> => rollAtPlace(state, after(state.position), []);

export const stop = (state: GameState, cues: HotDiceCue[]): Played<GameState> => {
  cues.push({ cue: 'stopped', seat: state.control });
  return endTurn(state, cues);
};

export const take = (state: GameState, chance: Chance): Played<GameState> => {
  const cues: HotDiceCue[] = [];
  return endTurn(score(layBoard(state, chance), pays(state, totalOf(state.dice)), cues), cues);
};

const freeRolls = (state: GameState, count: number, cues: HotDiceCue[]): GameState => {
  let next = state;
  for (let i = 0; i < count; i++) {
    next = show(next, after(next.position));
    const total = totalOf(next.dice);
    const cash = pays(state, total);
    cues.push({ cue: 'free-roll', seat: next.control, dice: next.dice, total, cash });
    next = score(next, cash, cues);
  }
  return next;
};

const find = (state: GameState, double: number, cues: HotDiceCue[]): Played<GameState> => {
  const { control: seat } = state;
  const mine = scoreOf(state, seat);
  const { kind, amount } = behind(state.board, double);
  switch (kind) {
    case 'cash-and-roll': {
      const next = score(state, amount, cues);
      cues.push({ cue: 'again', seat });
      return { state: { ...next, phase: 'again' }, cues };
    }
    case 'cash':
      return endTurn(score(state, amount, cues), cues);
    case 'double-score':
      return endTurn(score(state, mine, cues), cues);
    case 'tie-score':
      // HD-39, HD-A14: raised to the other's score, never lowered.
      return endTurn(score(state, Math.max(0, scoreOf(state, other(seat)) - mine), cues), cues);
    case 'free-rolls':
      return endTurn(freeRolls(state, amount, cues), cues);
    case 'lose-loss':
      cues.push({ cue: 'loss-lost', seat });
      return endTurn({ ...state, record: lossLost(state.record, seat) }, cues);
    default:
      return noGain(state, 'space', cues);
  }
};

export const open = (state: GameState, chance: Chance): Played<GameState> => {
  const double = state.dice[0] ?? 0;
  const { kind, amount } = behind(state.board, double);
  const cues: HotDiceCue[] = [{ cue: 'opened', seat: state.control, double, space: kind, amount }];
  const found = find({ ...state, spaces: opened(state.board, double) }, double, cues);
  return { ...found, state: layBoard(found.state, chance) };
};

/** HD-76: a late decision gains nothing. */
export const late = (state: GameState, cues: HotDiceCue[]): Played<GameState> => noGain(state, 'late', cues);
