/**
 * The double decision board: six spaces, one behind each double (HD-19, HD-83). What they hold depends on the phase of the
 * game; which double hides which space is the shuffle's secret. All three acts and the catch-up use it.
 */
import type { Chance } from '../../engine/chance.ts';

export type SpaceKind =
  | 'cash'
  | 'cash-and-roll'
  | 'double-pot'
  | 'double-score'
  | 'tie-score'
  | 'free-rolls'
  | 'lose-loss'
  | 'bust'
  | 'million';

export interface Space {
  readonly kind: SpaceKind;
  /** Dollars or a number of free rolls; 0 for other kinds. */
  readonly amount: number;
  /** The bonanza's first amount, which 'double pot' replaces once it is found (HD-59). */
  readonly first?: true;
}

/** Six spaces, behind double 1 … 6 once shuffled. */
export type Board = readonly Space[];

const space = (kind: SpaceKind, amount = 0): Space => ({ kind, amount });
const bust = space('bust');

/**
 * HD-22 … HD-24, HD-A2: a board with the host's spaces. 'Lose loss' becomes a bust in every shuffle unless each seat has a loss
 * (contract.md 10).
 */
export const boardNamed = (names: readonly string[], loseLoss: boolean): Board =>
  names.map(name => {
    const found = spaceNamed(name) ?? bust;
    return found.kind === 'lose-loss' && !loseLoss ? bust : found;
  });

/** HD-20 … HD-24, HD-A2: `loseLoss` if each seat has a loss. */
export const roundBoard = (cash: readonly number[], freeRolls: number, loseLoss: boolean): Board => [
  space('cash', cash[0]),
  space('cash', cash[1]),
  space('double-pot'),
  space('free-rolls', freeRolls),
  bust,
  loseLoss ? space('lose-loss') : space('cash', cash[2]),
];

/** HD-37 … HD-39, HD-A9. It has no 'lose loss' (HD-A8). */
export const catchUpBoard = (cash: readonly number[], freeRolls: number): Board => [
  space('cash-and-roll', cash[0]),
  space('cash', cash[1]),
  space('double-score'),
  space('tie-score'),
  space('free-rolls', freeRolls),
  bust,
];

/** HD-57, HD-59: once the first amount is found, 'double pot' takes its place. */
export const bonanzaBoard = (cash: readonly number[], firstFound: boolean): Board => [
  firstFound ? space('double-pot') : { ...space('cash', cash[0]), first: true },
  space('cash', cash[1]),
  space('cash', cash[2]),
  bust,
  bust,
  bust,
];

/** HD-66. */
export const megaBoard: Board = [space('million'), bust, bust, bust, bust, bust];

/** Which space is where stays secret until one is opened. */
export const shuffled = (board: Board, chance: Chance): Board =>
  chance.order(6, 'board').map(number => board[number - 1] ?? bust);

/** What is behind a double, 1 … 6. */
export const behind = (board: Board, double: number): Space => board[double - 1] ?? bust;

/** The view's word for a space (contract.md 6). */
const nameOf = ({ kind, amount }: Space): string => {
  switch (kind) {
    case 'cash':
      return `cash ${amount}`;
    case 'cash-and-roll':
      return `cash ${amount} and roll`;
    case 'free-rolls':
      return `free-rolls ${amount}`;
    default:
      return kind;
  }
};

export const allClosed: readonly string[] = ['', '', '', '', '', ''];

/** What may be behind a double, in the order in which the boards are listed, which does not reveal where it is. */
export const mayHide = (board: Board): readonly string[] => board.map(nameOf);

const kindOf = (name: string, roll: boolean): SpaceKind => {
  if (name === 'cash') return roll ? 'cash-and-roll' : 'cash';
  return name as SpaceKind;
};

/** The inverse of `nameOf`, for boards and phones; null for '', a closed space. `million`: what that space pays (HD-67). */
export const spaceNamed = (name: string, million = 0): Space | null => {
  if (name === '') return null;
  if (name === 'million') return space(name, million);
  const [kind = '', amount = '0', ...more] = name.split(' ');
  return space(kindOf(kind, more.length > 0), Number(amount));
};

/** The view's six texts, with the space behind one double open. */
export const opened = (board: Board, double: number): readonly string[] =>
  allClosed.with(double - 1, nameOf(behind(board, double)));
