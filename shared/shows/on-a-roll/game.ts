/**
 * The main game of On A Roll. Three rows of hidden letters are three clues to a person, place or thing. A name game decides who
 * rolls. The dice open letters by their numbers, and a solved clue earns a guess at the subject. Whoever names the subject wins
 * the game and plays Big 6 and Lucky 7. When time is called, or nothing is left to open, the subject is shown three letters at
 * a time until somebody knows it.
 */
import type { Chance } from '../../engine/chance.ts';
import { extrasIn } from '../../engine/extras.ts';
import type { Json } from '../../engine/json.ts';
import { type Input, type Legal, textLimit } from '../../engine/moves.ts';
import {
  type ActState,
  type Asked,
  defineAct,
  type LegalMove,
  type Played,
  patternOf,
  type Turn,
} from '../../engine/show.ts';
import { buzzRange, bySeat } from '../../parts/toss-up.ts';
import { openBigSix } from './big-six.ts';
import { type GameBoard, gameBoard } from './boards.ts';
import { hiddenSpots, picksFor, type Spot, spotsFor, visibleRows } from './clue-board.ts';
import type { GameCue } from './cues.ts';
import { done, guessClue, guessSubject, hold, isRollLeft, missClue, open, pass, roll } from './dicing.ts';
import { type GameState, isRound, layPuzzle, winGame } from './game-state.ts';
import { matchResult, nextOf, other, substituted } from './match.ts';
import { gameMoments } from './moments.ts';
import { callTime, freeGuess, nameGame, noGuess, revealThree, send, silence } from './naming.ts';
import { type Cell, cellsOf, inFull } from './spelling.ts';
import { unseenGame } from './unseen.ts';

/** The letters that may be opened now: any after a double (OR-A7), otherwise those on the dice. */
const choices = (state: GameState): readonly Spot[] =>
  state.phase === 'free-letter' ? hiddenSpots(state.rows) : spotsFor(state.rows, state.dice);

/** A deadline passed (contract.md 7). */
const expire = (state: GameState, chance: Chance): Played<GameState> => {
  const played = overdue(state, chance);
  const silent =
    state.phase === 'names' ? unsent(state) : [state.phase === 'free-guess' ? other(state.called) : state.control];
  return { ...played, cues: [...silent.map((seat): GameCue => ({ cue: 'late', seat })), ...played.cues] };
};

const overdue = (state: GameState, chance: Chance): Played<GameState> => {
  switch (state.phase) {
    case 'names':
      return silence(state);
    case 'free-guess':
      return noGuess(state, other(state.called));
    case 'roll':
      return state.mustRoll ? roll(state, chance) : pass(state);
    case 'pick':
    case 'free-letter': {
      // OR-49: a random letter opens.
      const spots = choices(state);
      const spot = spots[chance.number(1, spots.length) - 1];
      return open(state, spot === undefined ? [] : [spot], true);
    }
    case 'decide':
      if (state.guessable.length > 0) return missClue(state);
      return isRollLeft(state) ? pass(state) : done(state);
    default:
      // OR-50: silence counts as a wrong guess.
      return hold(state);
  }
};

const play = (state: GameState, { by, do: move, inputs }: LegalMove, chance: Chance): Turn<GameState> => {
  const seat = by as number;
  switch (move) {
    case 'start':
      return {
        state: { ...state, phase: 'ready', match: { ...state.match, game: 1 } },
        cues: [{ cue: 'started' } satisfies GameCue],
      };
    case 'puzzle':
      return layPuzzle(state, chance);
    case 'name-game':
      return nameGame(state, chance);
    case 'call-time':
      return callTime(state);
    case 'reveal':
      return revealThree(state, chance);
    case 'guess': {
      const text = inputs.text as string;
      return state.phase === 'names'
        ? send(state, { seat, number: inputs.buzz as number, text })
        : freeGuess(state, seat, text);
    }
    case 'pass':
      if (state.phase === 'names') return send(state, { seat, number: 0, text: '' });
      return state.phase === 'free-guess' ? noGuess(state, seat) : pass(state);
    case 'roll':
      return roll(state, chance);
    case 'pick':
      return open(state, inputs.cells as readonly Spot[]);
    case 'clue':
      return guessClue(state, inputs.row as number, inputs.text as string);
    case 'subject':
      return guessSubject(state, inputs.text as string);
    case 'hold':
      return hold(state);
    case 'done':
      return done(state);
    case 'bonus': {
      const solved = state.rows.filter(row => row.solved).length;
      return openBigSix(state.match, state.scores, state.winner, solved);
    }
    default:
      return expire(state, chance);
  }
};

/** What is being shown letter by letter. */
const spelled = ({ phase, revealing }: ActState & { readonly revealing?: boolean }): '' | 'name' | 'subject' => {
  const guessing = phase === 'names' || phase === 'free-guess';
  if (revealing === true) return guessing || phase === 'reveal' ? 'subject' : '';
  return guessing ? 'name' : '';
};

/** The order of showing is secret until the name or the subject is shown no further (fairness.md 7). */
const playOpening = (state: GameState, move: LegalMove, chance: Chance): Turn<GameState> => {
  const played = play(state, move, chance);
  const before = spelled(state);
  if (before === '' || spelled(played.state) === before) return played;
  return { ...played, opens: [...(played.opens ?? []), 'letters'] };
};

const unsent = ({ sent }: GameState) => [0, 1].filter(seat => sent.every(item => item.seat !== seat));

const late: Legal = { by: 'clock', do: 'expire' };
const time: Legal = { by: 'host', do: 'call-time' };
const text: Input = { kind: 'text', max: textLimit };

/** The moves of the seat whose turn it is. */
const turn = (state: GameState): readonly Legal[] => {
  const by = state.control;
  switch (state.phase) {
    case 'roll':
      return state.mustRoll
        ? [{ by, do: 'roll' }]
        : [
            { by, do: 'roll' },
            { by, do: 'pass' },
          ];
    case 'pick':
      return [{ by, do: 'pick', inputs: { cells: { kind: 'set', of: picksFor(state.rows, state.dice) } } }];
    case 'free-letter':
      return [{ by, do: 'pick', inputs: { cells: { kind: 'set', of: hiddenSpots(state.rows).map(spot => [spot]) } } }];
    case 'decide': {
      const { guessable } = state;
      const clue: Legal = { by, do: 'clue', inputs: { row: { kind: 'choice', of: guessable }, text } };
      const on: readonly Legal[] = isRollLeft(state)
        ? [
            { by, do: 'roll' },
            { by, do: 'pass' },
          ]
        : [{ by, do: 'done' }];
      return guessable.length > 0 ? [clue, ...on] : on;
    }
    default:
      return [
        { by, do: 'subject', inputs: { text } },
        { by, do: 'hold' },
      ];
  }
};

const legal = (state: GameState): readonly Legal[] => {
  const { match } = state;
  switch (state.phase) {
    case 'lobby':
      return [{ by: 'host', do: 'start' }];
    case 'ready':
      if (!state.inPlay) return match.pack.puzzles.length > 0 ? [{ by: 'host', do: 'puzzle' }] : [];
      return match.pack.names.length > 0 ? [{ by: 'host', do: 'name-game' }, time] : [time];
    case 'names': {
      const sealed = unsent(state).flatMap((by): Legal[] => [
        { by, do: 'guess', inputs: { text, buzz: buzzRange }, sealed: true },
        { by, do: 'pass', sealed: true },
      ]);
      return state.revealing ? [...sealed, late] : [...sealed, late, time];
    }
    case 'free-guess': {
      const by = other(state.called);
      const guess: readonly Legal[] = [{ by, do: 'guess', inputs: { text } }, { by, do: 'pass' }, late];
      return state.revealing ? guess : [...guess, time];
    }
    case 'reveal':
      return [{ by: 'host', do: 'reveal' }];
    case 'won':
      return match.pack.bigSix.length > 0 ? [{ by: 'host', do: 'bonus' }] : [];
    case 'over':
      return [];
    default:
      return [...turn(state), late, time];
  }
};

const visibleName = (state: GameState): { ask: string; cells: readonly Cell[] } | null => {
  if (state.name === null) return null;
  const { spelling } = state;
  return { ask: state.name.ask, cells: state.nameOver ? inFull(spelling.chars) : cellsOf(spelling) };
};

const visibleSubject = (state: GameState): { kind: string; cells: readonly Cell[] } | null => {
  if (state.puzzle === null) return null;
  const { kind } = state.puzzle;
  if (!state.inPlay) return { kind, cells: inFull(state.subject.chars) };
  return { kind, cells: state.revealing ? cellsOf(state.subject) : [] };
};

/** What is being guessed or comes next, for the host only. */
const card = (state: GameState): { readonly [fact: string]: Json } | null => {
  const { match, phase } = state;
  const aboutName =
    !state.revealing && (phase === 'names' || phase === 'free-guess' || (phase === 'ready' && state.inPlay));
  if (aboutName) {
    const name = phase === 'ready' ? nextOf(match, 'names') : state.name;
    if (name === null || name === undefined) return null;
    return { ask: name.ask, answer: name.name, accept: name.accept ?? [], ...extrasIn(name) };
  }
  const puzzle = (phase === 'lobby' || phase === 'ready') && !state.inPlay ? nextOf(match, 'puzzles') : state.puzzle;
  if (puzzle === null || puzzle === undefined) return null;
  return {
    ask: puzzle.kind,
    answer: puzzle.subject,
    accept: puzzle.accept ?? [],
    clues: puzzle.clues,
    ...extrasIn(puzzle),
  };
};

/** The name that is shown letter by letter, the clues, and the subject. */
const asked = (state: GameState): readonly Asked[] => {
  const { phase, match, name, spelling, nameOver, puzzle, inPlay, rows, subject, revealing, guessable } = state;
  const guessing = phase === 'names' || phase === 'free-guess';
  const all: Asked[] = [];
  if (name !== null)
    all.push({
      ...extrasIn(name),
      key: `name ${match.used.names}`,
      ask: name.ask,
      pattern: patternOf(nameOver ? inFull(spelling.chars) : cellsOf(spelling)),
      answer: name.name,
      accept: name.accept ?? [],
      stage: nameOver ? 'told' : guessing ? 'open' : 'shut',
    });
  if (puzzle === null) return all;
  const { puzzles } = match.used;
  for (const [row, { cells, solved }] of rows.entries()) {
    const mayGuess = phase === 'decide' && guessable.includes(row);
    all.push({
      key: `clue ${puzzles}.${row}`,
      ask: '',
      pattern: patternOf(cells),
      answer: puzzle.clues[row] ?? '',
      stage: solved || !inPlay ? 'told' : mayGuess ? 'open' : 'shut',
    });
  }
  const subjectOpen = phase === 'subject' || (revealing && guessing);
  all.push({
    ...extrasIn(puzzle),
    key: `subject ${puzzles}`,
    ask: puzzle.kind,
    ...(revealing ? { pattern: patternOf(cellsOf(subject)) } : {}),
    answer: puzzle.subject,
    accept: puzzle.accept ?? [],
    stage: !inPlay ? 'told' : subjectOpen ? 'open' : 'shut',
  });
  return all;
};

export const game = defineAct<GameState>({
  name: 'game',
  moves: [
    'start',
    'puzzle',
    'name-game',
    'guess',
    'pass',
    'roll',
    'pick',
    'clue',
    'subject',
    'hold',
    'done',
    'call-time',
    'reveal',
    'bonus',
    'expire',
  ],
  draws: ['puzzle', 'name-game', 'roll', 'reveal'],
  board: gameBoard,
  moments: gameMoments,
  legal,
  play: playOpening,
  asked,
  end: (state, winner) => ({
    ...state,
    phase: 'over',
    winner,
    result: matchResult(state.match, state.scores, winner, true),
  }),
  // OR-A33: wins the game in the ordinary way.
  award: (state, seat) => winGame(state, seat, [], ''),
  substitute: (state, seat) => ({ ...state, match: substituted(state.match, seat) }),
  unseen: unseenGame,
  view: (state): GameBoard => {
    const round = isRound(state);
    return {
      house: state.match.options.house,
      game: state.match.game,
      rolls: round ? state.rolls : 0,
      control: round ? state.control : -1,
      mustRoll: state.phase === 'roll' && state.mustRoll,
      guessable: state.phase === 'decide' ? state.guessable : [],
      called: state.called,
      name: visibleName(state),
      rows: visibleRows(state.rows, state.puzzle !== null && !state.inPlay),
      subject: visibleSubject(state),
      dice: state.dice,
      wins: state.match.wins,
      buzz: state.opened ? bySeat(state.sent, 2) : [0, 0],
      secret: state.opened ? state.secret : 0,
      said: state.said.at(-1)?.text ?? '',
      winner: state.winner,
    };
  },
  own: (state, viewer) => {
    if (viewer === 'host') return { card: card(state), sent: state.said as unknown as Json };
    // Sealed until the call.
    const sent = state.phase === 'names' ? state.sent.find(({ seat }) => seat === viewer) : undefined;
    if (sent === undefined) return {};
    return { sent: (sent.number === 0 ? { passed: true } : { text: sent.text, buzz: sent.number }) as Json };
  },
});
