/** How robots host and play Hot Dice: they know two answers in three, and weigh what a roll brings against what it risks. */
import { isRight } from '../../judge.ts';
import type { Actor } from '../../moves.ts';
import type { Sight } from '../../show.ts';
import { anyLegal, buzzNumber, cardOf, guess, hostRobot, legalFor, type RobotMove, slips } from '../robot-parts.ts';
import type { BonusBoard, GameBoard } from './boards.ts';

/** The fields of the three boards that the robot looks at. */
type Board = GameBoard & Partial<BonusBoard>;

/** A pot at which the next roll risks as much as it brings: a 7 in six against CY$583 on average. */
const roundLimit = 3500;
/** The same in a bonanza without coins: 5, 7 or 9 against CY$2,139. */
const bonanzaLimit = 5500;

const saidRight = (sight: Sight): boolean =>
  isRight({ answer: '', ...cardOf(sight) }, (sight.view.board as Board).answer);

const pot = (board: Board, bonanza: boolean) => {
  if (bonanza) return (board.coins ?? 0) > 0 || board.pot < bonanzaLimit ? 'roll' : 'bank';
  return board.pot < roundLimit ? 'roll' : 'bank';
};

/** Whether a double's space promises more than its points, with the board as it usually is. */
const opens = ({ dice, pot, coins = 0 }: Board, act: string): boolean => {
  const total = (dice[0] ?? 0) + (dice[1] ?? 0);
  switch (act) {
    case 'mega-roll':
      return true;
    case 'bonus-bonanza':
      return coins > 0 || 100000 / 6 - pot / 2 > 500 * total;
    default:
      return total < 9;
  }
};

export const robot = (by: Actor, sight: Sight): RobotMove => {
  if (by === 'host') return hostRobot(sight, saidRight);
  const { view } = sight;
  const board = view.board as Board;
  if (legalFor(by, sight, 'answer')) {
    return { do: 'answer', text: guess(cardOf(sight), sight), buzz: buzzNumber(sight) };
  }
  if (slips(sight)) return anyLegal(by, sight);
  if (sight.best !== undefined) return sight.best;
  if (legalFor(by, sight, 'bank')) return { do: pot(board, view.act === 'bonus-bonanza') };
  if (legalFor(by, sight, 'take')) return { do: opens(board, view.act) ? 'open' : 'take' };
  // HD-A11: a roll found beside the cash can never hurt.
  if (legalFor(by, sight, 'roll')) return { do: 'roll' };
  return anyLegal(by, sight);
};
