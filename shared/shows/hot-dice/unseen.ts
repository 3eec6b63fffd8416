/** What the audience does not know of Hot Dice, drawn anew: the rolls that come, the board, and the toss-up that is not open yet. */
import type { Chance } from '../../engine/chance.ts';
import { canonical } from '../../engine/json.ts';
import type { ActState } from '../../engine/show.ts';
import { type Board, shuffled } from './double-board.ts';
import type { GameState, HotDicePack } from './game-state.ts';
import { freshList } from './roll-list.ts';

/** In an order that says nothing of where its spaces were. */
const inOrder = (board: Board): Board =>
  board
    .map(space => ({ space, text: canonical({ ...space }) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ space }) => space);

/** Of any act with a board, and of its list if it has one. */
export const unseenRolls = <S extends ActState & { readonly board: Board; readonly list?: readonly number[] }>(
  state: S,
  chance: Chance,
): S => ({
  ...state,
  ...(state.board.length > 0 ? { board: shuffled(inOrder(state.board), chance) } : {}),
  ...(state.list !== undefined && state.list.length > 0 ? { list: freshList(chance) } : {}),
});

export const unseenGame = (state: GameState, chance: Chance, pack: unknown): GameState => ({
  ...unseenRolls(state, chance),
  pack: pack as HotDicePack,
  asked: 0,
  tieAsked: 0,
  ...(state.phase === 'toss-up' ? { secret: chance.number(1, 100), sent: [] } : {}),
});
