/** The state of a main game, and the transitions that name games, dice and host share. */
import type { Chance } from '../../engine/chance.ts';
import type { ActState, Played } from '../../engine/show.ts';
import { isBare, layRow, type Row } from './clue-board.ts';
import type { GameCue } from './cues.ts';
import { credit, isBigger, type Match, type Name, nextOf, type Puzzle, take } from './match.ts';
import { lettersIn, type Spelling, spell } from './spelling.ts';

/** What a seat sent in a name game; number 0 for a pass. */
export interface SentName {
  readonly seat: number;
  readonly number: number;
  readonly text: string;
}

interface SpokenName {
  readonly seat: number;
  readonly text: string;
}

export interface GameState extends ActState {
  readonly match: Match;
  readonly puzzle: Puzzle | null;
  /** The puzzle can still be won. False before the first one, after a win, and when it is void. */
  readonly inPlay: boolean;
  /** Includes the hidden letters. */
  readonly rows: readonly Row[];
  readonly subject: Spelling;
  /** Time was called or everything is open: the subject is shown bit by bit (OR-51, OR-52). */
  readonly revealing: boolean;
  readonly name: Name | null;
  readonly spelling: Spelling;
  /** The name may be shown in full. */
  readonly nameOver: boolean;
  /** Secret until `opened`; 0 for none. */
  readonly secret: number;
  readonly opened: boolean;
  /** Sealed until `opened`, in the order sent. The text of the farther seat stays sealed (OR-09). */
  readonly sent: readonly SentName[];
  readonly called: number;
  /** Guesses that were revealed since the last name game, puzzle or reveal, oldest first. */
  readonly said: readonly SpokenName[];
  /** The following apply only in the phases of a round (`isRound`). */
  readonly control: number;
  readonly rolls: number;
  /** The dice were passed here and must be rolled (OR-A9). */
  readonly mustRoll: boolean;
  /** Rows of the letters just opened, while a guess at them is free (OR-23, OR-A11). */
  readonly guessable: readonly number[];
  readonly dice: readonly number[];
  readonly winner: number;
}

export type PlayedGame = Played<GameState>;

const unspelled: Spelling = { chars: [], letters: 0, order: [], shown: 0 };

/** Nothing sent, nothing opened. */
export const quiet = { secret: 0, opened: false, sent: [], called: -1, said: [] } as const;

export const openGame = (match: Match, scores: readonly number[], phase: 'lobby' | 'ready'): GameState => ({
  phase,
  scores,
  result: null,
  match,
  puzzle: null,
  inPlay: false,
  rows: [],
  subject: unspelled,
  revealing: false,
  name: null,
  spelling: unspelled,
  nameOver: true,
  ...quiet,
  control: -1,
  rolls: 0,
  mustRoll: false,
  guessable: [],
  dice: [],
  winner: -1,
});

/** Phases in which a seat controls the dice. */
export const isRound = ({ phase }: GameState): boolean =>
  phase === 'roll' || phase === 'pick' || phase === 'free-letter' || phase === 'decide' || phase === 'subject';

/** Lays a puzzle on the board. Each clue has one letter blocked (OR-16). */
export const layPuzzle = (state: GameState, chance: Chance): PlayedGame => {
  const puzzle = nextOf(state.match, 'puzzles');
  if (puzzle === undefined) throw new Error('the pack has no puzzle');
  const rows = puzzle.clues.map(clue => layRow(clue, chance.number(1, lettersIn(clue))));
  const match = take(state.match, 'puzzles');
  return {
    state: {
      ...openGame(match, state.scores, 'ready'),
      puzzle,
      inPlay: true,
      rows,
      subject: spell(puzzle.subject),
      dice: state.dice,
    },
    cues: [{ cue: 'puzzle', game: match.game, kind: puzzle.kind } satisfies GameCue],
  };
};

/** OR-03, OR-54: somebody named the subject, or the host gave the win (OR-A33); then `subject` is "". */
export const winGame = (
  state: GameState,
  seat: number,
  cues: GameCue[],
  subject = state.puzzle?.subject ?? '',
): PlayedGame => {
  const wins = credit(state.match.wins, seat, 1);
  const how = isBigger({ ...state.match, wins }, seat) ? 'match' : 'game';
  cues.push({ cue: 'game-won', seat, subject, wins, how });
  return {
    state: {
      ...state,
      phase: 'won',
      match: { ...state.match, wins },
      inPlay: false,
      nameOver: true,
      winner: seat,
    },
    cues,
  };
};

/** The subject has been named. */
export const rightSubject = (state: GameState, seat: number, cues: GameCue[]): PlayedGame =>
  winGame(state, seat, [...cues, { cue: 'subject-right', seat }]);

/** OR-A17: nobody knew it, so another puzzle is played for the same game. */
export const voidPuzzle = (state: GameState, cues: GameCue[]): PlayedGame => {
  cues.push({ cue: 'puzzle-void', subject: state.puzzle?.subject ?? '' });
  return { state: { ...state, phase: 'ready', inPlay: false }, cues };
};

/** OR-51, OR-52: from now on blanks and punctuation of the subject are shown. */
export const beginReveal = (state: GameState): GameState => ({
  ...state,
  phase: 'reveal',
  revealing: true,
  nameOver: true,
});

/** After a guess or the end of a round: goes on with `state`, unless nothing is left to open (OR-51). */
export const unlessBare = (state: GameState, cues: GameCue[]): PlayedGame => {
  if (!isBare(state.rows)) return { state, cues };
  cues.push({ cue: 'bare' });
  return { state: beginReveal(state), cues };
};
