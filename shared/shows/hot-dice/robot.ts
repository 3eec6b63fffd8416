/** How robots host and play Hot Dice. They know two answers in three, and weigh what a roll brings against what it risks. */
import { isRight } from '../../engine/judge.ts';
import type { Actor } from '../../engine/moves.ts';
import type { Sight } from '../../engine/show.ts';
import {
  anyLegal,
  buzzNumber,
  cardOf,
  guess,
  hostRobot,
  legalFor,
  type RobotMove,
  slips,
} from '../../parts/robot-parts.ts';
import type { BonusBoard, GameBoard } from './boards.ts';
import { spaceNamed } from './double-board.ts';

/** The fields of the three boards that the robot looks at. */
type Board = GameBoard & Partial<BonusBoard>;

/** A double never busts by its total. */
const plainWays = (total: number): number => 6 - Math.abs(total - 7) - (total % 2 === 0 ? 1 : 0);

/** If nothing busted, one could roll for ever. */
const maxRolls = 20;

/** The pot at which the next roll risks as much as it brings. `mayBust`: whether it risks anything. */
const limitOf = ({ roll, busts }: { readonly roll: number; readonly busts: readonly number[] }) => {
  const busting = busts.reduce((ways, total) => ways + plainWays(total), 0);
  const gain = roll * (7 * 36 - busts.reduce((sum, total) => sum + plainWays(total) * total, 0));
  return { mayBust: busting > 0, limit: gain / Math.max(busting, 36 / maxRolls) };
};

const answersRight = (sight: Sight): boolean =>
  isRight({ answer: '', ...cardOf(sight) }, (sight.view.board as Board).answer);

const pot = ({ coins = 0, pot, house }: Board, bonanza: boolean) => {
  const { mayBust, limit } = limitOf(bonanza ? house.bonanza : house);
  // A coin saves the pot.
  return (bonanza && mayBust && coins > 0) || pot < limit ? 'roll' : 'bank';
};

/** The value of a space besides the pot, in dollars. */
const promise = (name: string, { pot = 0, house }: Board): number => {
  const space = spaceNamed(name);
  switch (space?.kind) {
    case 'cash':
    case 'cash-and-roll':
      return space.amount;
    case 'free-rolls':
      return 7 * house.free * space.amount;
    case 'double-pot':
      return pot;
    case 'million':
      return house.mega.million;
    case 'bust':
      return -pot;
    default:
      return 0;
  }
};

/** Whether a double's space promises more than its points. With coins a bust costs no money. */
const opens = (board: Board): boolean =>
  (board.coins ?? 0) > 0 || board.behind.reduce((sum, name) => sum + promise(name, board), 0) / 6 > board.take;

export const robot = (by: Actor, sight: Sight): RobotMove | null => {
  if (by === 'host') return hostRobot(sight, answersRight);
  const { view } = sight;
  const board = view.board as Board;
  if (legalFor(by, sight, 'answer')) {
    return { do: 'answer', text: guess(cardOf(sight), sight), buzz: buzzNumber(sight) };
  }
  if (slips(sight)) return anyLegal(by, sight);
  if (sight.best !== undefined) return sight.best;
  if (legalFor(by, sight, 'bank')) return { do: pot(board, view.act === 'bonus-bonanza') };
  if (legalFor(by, sight, 'take')) return { do: opens(board) ? 'open' : 'take' };
  // HD-A11: a roll found beside the cash can never hurt.
  if (legalFor(by, sight, 'roll')) return { do: 'roll' };
  return anyLegal(by, sight);
};
