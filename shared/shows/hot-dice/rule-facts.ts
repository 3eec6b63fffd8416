/** Facts about its numbers for the rule books of Hot Dice, in no language yet. */
import type { BookFacts } from '../../words/rule-book.ts';
import { boardNamed, catchUpBoard, roundBoard, type Space, type SpaceKind } from './double-board.ts';

/** Contract.md 10: a double never busts by its total, so 2 and 12 never do. */
export const bustingTotals = (busts: readonly number[]): readonly number[] =>
  busts.filter(total => total > 2 && total < 12).toSorted((a, b) => a - b);

/** How many of the 36 throws of two dice bust by their total. */
export const bustWays = (busts: readonly number[]): number =>
  bustingTotals(busts).reduce((ways, total) => ways + 6 - Math.abs(7 - total) - Number(total % 2 === 0), 0);

/** Spaces of one kind; different numbers of free rolls count as different kinds. */
export interface SpaceFacts {
  readonly kind: SpaceKind;
  readonly amounts: readonly number[];
  /** How many of the six. */
  readonly spaces: number;
}

const factsOf = (board: readonly Space[]): readonly SpaceFacts[] => {
  const found = new Map<string, SpaceFacts>();
  for (const { kind, amount } of board) {
    const key = kind === 'free-rolls' ? `${kind} ${amount}` : kind;
    const before = found.get(key) ?? { kind, amounts: [], spaces: 0 };
    const amounts = kind === 'free-rolls' && before.spaces > 0 ? before.amounts : [...before.amounts, amount];
    found.set(key, { kind, amounts, spaces: before.spaces + 1 });
  }
  return [...found.values()];
};

const lossSpace: Space = { kind: 'lose-loss', amount: 0 };

/** The options that decide the book. */
interface BookOptions {
  readonly cash: readonly number[];
  readonly freeRolls: number;
  readonly catchUpCash: readonly number[];
  readonly house: {
    readonly spaces: readonly string[] | null;
    readonly catchUpSpaces: readonly string[] | null;
    readonly busts: readonly number[];
    readonly bonanza: { readonly busts: readonly number[] };
    readonly megaAt: number;
  };
}

/**
 * What its rule book names besides: both boards, as far as the host's numbers decide them, the totals that bust, and the wins
 * before the Mega Roll. `best`: the highest amount of a round's board, 0 for none.
 */
export const bookFacts: BookFacts<BookOptions> = ({ cash, catchUpCash, freeRolls, house }) => {
  const rounds =
    house.spaces === null ? [...roundBoard(cash, freeRolls, false), lossSpace] : boardNamed(house.spaces, true);
  const catchUp = factsOf(
    house.catchUpSpaces === null ? catchUpBoard(catchUpCash, freeRolls) : boardNamed(house.catchUpSpaces, true),
  );
  return {
    spaces: factsOf(rounds),
    catchUp,
    best: Math.max(0, ...rounds.map(({ kind, amount }) => (kind === 'cash' ? amount : 0))),
    ofTheHost: house.spaces !== null,
    lossInCatchUp: catchUp.some(({ kind }) => kind === 'lose-loss'),
    busts: bustingTotals(house.busts),
    bonusBusts: bustingTotals(house.bonanza.busts),
    upTo: Array.from({ length: house.megaAt - 1 }, (_, i) => i + 1),
  };
};
