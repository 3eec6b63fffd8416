/** Six Dice's board, and what its lanes and its tray both read from it. */
import type { View } from '../../../../shared/engine/show.ts';
import type { SixDiceBoard } from '../../../../shared/shows/six-dice/board.ts';
import { byBj, heldValue, hotDice, partsOf, type ScoringPart } from '../../../../shared/shows/six-dice/scoring.ts';
import { type BoardProps, toldOf } from '../../../stage/board.ts';

export type RaceProps = BoardProps<SixDiceBoard>;

/** Milliseconds after a bust until what it took goes: the stamp and the sum come first. */
export const afterLoss = 1500;

const allDice = 6;

/** What a last turn has to beat: the best of the others. Who has just passed the target still holds the dice as that is told. */
export const toBeat = (props: RaceProps): number => {
  const own = toldOf(props, 'passed-target') === undefined ? props.board.turn : -1;
  return Math.max(...props.view.seats.flatMap(({ score }, seat) => (seat === own ? [] : [score])));
};

/** All scores until it is told where a bank leads: its lane counts up to the one that it passes. */
export const countedTo = ({ seats }: Pick<View, 'seats'>, turn: number, gain: number): readonly number[] => {
  const scores = seats.map(one => one.score);
  const score = (scores[turn] ?? 0) + gain;
  const passed = scores.filter((rival, seat) => seat !== turn && rival >= score - gain && rival < score);
  return scores.with(turn, passed.length > 0 ? Math.max(...passed) : score);
};

interface TrayDice {
  /** Set aside by earlier throws. */
  readonly aside: readonly number[];
  /** Points of the turn before the current throw. */
  readonly before: number;
  /** The scoring dice of this throw, one face after another. */
  readonly parts: readonly ScoringPart[];
  /** Whether those dice are already set aside, or the player still chooses. */
  readonly chosen: boolean;
}

/** Of equal dice or of any that are held. */
export const worth = ({ rules, house }: SixDiceBoard, faces: readonly number[]) =>
  rules === 'by-bj' ? byBj(faces, house).points : heldValue(faces, house);

const facesAt = (dice: readonly number[], places: readonly number[]) => places.map(place => dice[place - 1] ?? 0);

/** A throw is in the air, or is at rest while the board is still the one before it. */
export const isFresh = ({ view, board, rolling }: RaceProps): boolean =>
  rolling || (view.board.dice as readonly number[]).join() !== board.dice.join();

/** What lies on the tray. While a throw is on its way the board is still the one before it, with the new dice. */
export const lyingOn = (props: RaceProps): TrayDice => {
  const { view, board } = props;
  const { rules, dice, held, inHand, points, house } = board;
  // What was banked has gone to the score.
  if (props.cue?.cue === 'banked' || toldOf(props, 'banked') !== undefined)
    return { aside: [], before: 0, parts: [], chosen: false };
  // In the hand that picks them up, the dice before it are still as they were.
  if (isFresh(props) && !(props.rolling && (view.board.dice as readonly number[]).join() === dice.join())) {
    const before = view.board.dice as readonly number[];
    const aside = inHand === allDice ? [] : [...board.aside, ...facesAt(before, held)];
    return { aside, before: points, parts: [], chosen: false };
  }
  if (view.phase === 'hold')
    return {
      aside: board.aside,
      before: points,
      parts: partsOf(rules, dice, hotDice(dice, house).places, house),
      chosen: false,
    };
  return {
    aside: board.aside,
    before: points - worth(board, facesAt(dice, held)),
    parts: partsOf(rules, dice, held, house),
    chosen: true,
  };
};
