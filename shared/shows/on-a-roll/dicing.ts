/**
 * A round: the player in control throws two dice, opens letters that they show, and may guess at a clue in which one was
 * opened. A double, or a throw that opens nothing, gives control and a free letter to the opponent. Solving a clue earns a
 * guess at the subject. After four throws another name game follows.
 */
import type { Chance } from '../../engine/chance.ts';
import { isRight, isSameAnswer } from '../../engine/judge.ts';
import { isBare, letterAt, openSpots, type Spot, solveRow, spotsFor } from './clue-board.ts';
import type { GameCue } from './cues.ts';
import { type GameState, type PlayedGame, rightSubject, unlessBare } from './game-state.ts';
import { other } from './match.ts';

/** Whether the dice may be thrown or passed once more. If not, the round can only end (OR-26). */
export const isRollLeft = (state: GameState): boolean => state.rolls > 0 && !isBare(state.rows);

export const roll = (state: GameState, chance: Chance): PlayedGame => {
  const dice = chance.dice(2);
  const [a = 0, b = 0] = dice;
  const seat = state.control;
  const cues: GameCue[] = [{ cue: 'rolled', seat, dice, total: a + b }];
  // OR-A8: every throw counts as one of the four.
  const rolled: GameState = { ...state, dice, rolls: state.rolls - 1, mustRoll: false, guessable: [] };
  if (spotsFor(state.rows, dice).length > 0) return { state: { ...rolled, phase: 'pick' }, cues };
  // OR-20, OR-22: both give control and a free letter to the opponent.
  const to = other(seat);
  cues.push({ cue: a === b ? 'double' : 'unplayable', seat, to });
  return { state: { ...rolled, phase: 'free-letter', control: to }, cues };
};

/** OR-21, OR-A9: uses no roll and shows no letter. */
export const pass = (state: GameState): PlayedGame => {
  const to = other(state.control);
  return {
    state: { ...state, phase: 'roll', control: to, mustRoll: true, guessable: [] },
    cues: [{ cue: 'passed', seat: state.control, to } satisfies GameCue],
  };
};

export const open = (state: GameState, spots: readonly Spot[], random = false): PlayedGame => ({
  state: {
    ...state,
    phase: 'decide',
    rows: openSpots(state.rows, spots),
    guessable: [...new Set(spots.map(({ row }) => row))].sort(),
  },
  cues: spots.map(
    (spot): GameCue => ({
      cue: 'opened',
      seat: state.control,
      row: spot.row,
      number: spot.number,
      letter: letterAt(state.rows, spot),
      random,
    }),
  ),
});

/** OR-24, OR-25, OR-A11: one guess for what was just opened. A wrong one costs nothing. */
export const guessClue = (state: GameState, row: number, text: string): PlayedGame => {
  const seat = state.control;
  const clue = state.puzzle?.clues[row] ?? '';
  const guessed: GameState = { ...state, guessable: [], said: [{ seat, text }] };
  const said: GameCue = { cue: 'guessed', seat, text, row };
  if (isSameAnswer(clue, text)) {
    return {
      state: { ...guessed, phase: 'subject', rows: solveRow(state.rows, row) },
      cues: [said, { cue: 'clue-right', seat, row, clue } satisfies GameCue],
    };
  }
  return unlessBare(guessed, [said, { cue: 'clue-wrong', seat, row, text }]);
};

/** OR-50, OR-A31: a guess that is not made in time counts as wrong and costs nothing. */
export const missClue = (state: GameState): PlayedGame =>
  unlessBare({ ...state, guessable: [] }, [{ cue: 'clue-missed', seat: state.control }]);

export const guessSubject = (state: GameState, text: string): PlayedGame => {
  const { control: seat, puzzle } = state;
  const guessed: GameState = { ...state, said: [{ seat, text }] };
  const said: GameCue = { cue: 'guessed', seat, text };
  if (puzzle !== null && isRight({ answer: puzzle.subject, accept: puzzle.accept }, text))
    return rightSubject(guessed, seat, [said]);
  return unlessBare({ ...guessed, phase: 'decide' }, [said, { cue: 'subject-wrong', seat, text }]);
};

export const hold = (state: GameState): PlayedGame =>
  unlessBare({ ...state, phase: 'decide' }, [{ cue: 'held', seat: state.control }]);

/** OR-26: another name game, or the reveal. */
export const done = (state: GameState): PlayedGame =>
  unlessBare({ ...state, phase: 'ready' }, [{ cue: 'round-over', seat: state.control }]);
