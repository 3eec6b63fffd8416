/** What the audience does not know of On A Roll, drawn anew: which letters come, what was sent, and what is behind L, U, C, K, Y. */
import type { Chance } from '../../engine/chance.ts';
import type { ActState } from '../../engine/show.ts';
import type { GameState } from './game-state.ts';
import type { Match, OnARollPack } from './match.ts';
import type { Spelling } from './spelling.ts';

/** The items that come, of any act. */
export const unseenItems = <S extends ActState & { readonly match: Match }>(
  state: S,
  _chance: Chance,
  pack: unknown,
): S => ({
  ...state,
  match: { ...state.match, pack: pack as OnARollPack, used: { names: 0, puzzles: 0, bigSix: 0, prizes: 0 } },
});

/** The letters that are shown were the first of their order. */
const unseenLetters = (spelling: Spelling, chance: Chance): Spelling => {
  const { order, shown } = spelling;
  if (order.length === 0) return spelling;
  const left = order.slice(shown).toSorted((a, b) => a - b);
  return {
    ...spelling,
    order: [...order.slice(0, shown), ...chance.order(left.length).map(place => left[place - 1]!)],
  };
};

export const unseenGame = (state: GameState, chance: Chance, pack: unknown): GameState => ({
  ...unseenItems(state, chance, pack),
  spelling: unseenLetters(state.spelling, chance),
  subject: unseenLetters(state.subject, chance),
  ...(state.phase === 'names' && !state.opened ? { secret: chance.number(1, 100), sent: [] } : {}),
});

/** OR-A25: once a letter is picked, only the prize behind it counts. */
export const unseenPrizes = <
  S extends ActState & { readonly match: Match; readonly picked: number; readonly behind: readonly number[] },
>(
  state: S,
  chance: Chance,
  pack: unknown,
): S => ({
  ...unseenItems(state, chance, pack),
  ...(state.picked < 0 && state.behind.length > 0 ? { behind: chance.order(state.behind.length) } : {}),
});
