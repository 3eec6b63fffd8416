/** How robots host and play On A Roll: they know about two answers in three, and roll on rather than pass. */
import type { Json } from '../../engine/json.ts';
import type { Actor } from '../../engine/moves.ts';
import type { Sight } from '../../engine/show.ts';
import {
  anyLegal,
  buzzNumber,
  type Card,
  cardOf,
  guess,
  hostRobot,
  legalFor,
  type RobotMove,
  slips,
} from '../../parts/robot-parts.ts';
import type { BigSixBoard, GameBoard } from './boards.ts';
import type { Cell } from './spelling.ts';

const openShare = (cells: readonly Cell[]) => cells.filter(({ open }) => open).length / cells.length;

/** The share of a clue that must be open before a robot guesses. */
const enoughOfAClue = 0.3;

/** A guess at a clue of which enough is open, if there is one. */
const clueGuess = (by: Actor, sight: Sight): RobotMove | undefined => {
  const rows = legalFor(by, sight, 'clue')?.inputs?.row;
  if (rows?.kind !== 'choice') return undefined;
  const board = sight.view.board as GameBoard;
  const row = rows.of.find(row => openShare(board.rows[row as number]?.cells ?? []) >= enoughOfAClue) as
    | number
    | undefined;
  if (row === undefined) return undefined;
  const clue = (cardOf(sight) as Card & { readonly clues?: readonly string[] }).clues?.[row];
  return { do: 'clue', row, text: guess(clue === undefined ? {} : { answer: clue }, sight) };
};

const play = (by: number, sight: Sight): RobotMove => {
  const { view, luck } = sight;
  const guessing = legalFor(by, sight, 'guess');
  if (guessing !== undefined) {
    if (view.act === 'big-six') {
      // One letter is not enough to go by.
      const knows = luck() < openShare((view.board as BigSixBoard).cells);
      return knows ? { do: 'guess', text: guess(cardOf(sight), sight) } : { do: 'pass' };
    }
    const text = guess(cardOf(sight), sight);
    const buzz: { readonly [input: string]: Json } =
      guessing.inputs?.buzz === undefined ? {} : { buzz: buzzNumber(sight) };
    return { do: 'guess', text, ...buzz };
  }
  const clue = clueGuess(by, sight);
  if (clue !== undefined) return clue;
  if (legalFor(by, sight, 'subject')) return { do: 'subject', text: guess(cardOf(sight), sight) };
  if (sight.best !== undefined && !slips(sight)) return sight.best;
  return legalFor(by, sight, 'roll') ? { do: 'roll' } : anyLegal(by, sight);
};

/** No answer here waits for the host's verdict. */
const isRight = () => false;

export const robot = (by: Actor, sight: Sight): RobotMove | null => {
  if (by === 'host') return hostRobot(sight, isRight);
  return typeof by === 'number' ? play(by, sight) : anyLegal(by, sight);
};
