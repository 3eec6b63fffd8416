/**
 * Name games, and the reveal, which works like them. Three letters are shown, both players secretly send a guess and a number,
 * and the guess of the one closer to the secret number is revealed. If it is right it wins the dice, or in the reveal the game.
 * If it is wrong, three more letters are shown and the other player has a free guess. At most six letters of a name are shown.
 */
import type { Chance } from '../../engine/chance.ts';
import { isRight } from '../../engine/judge.ts';
import { bySeat, nearer } from '../../parts/toss-up.ts';
import type { GameCue } from './cues.ts';
import {
  beginReveal,
  type GameState,
  type PlayedGame,
  quiet,
  rightSubject,
  type SentName,
  voidPuzzle,
} from './game-state.ts';
import { nextOf, other, take } from './match.ts';
import { type Spelling, showThree, spell } from './spelling.ts';

/** OR-14. */
const maxOfAName = 6;

/** OR-06, OR-07. */
export const nameGame = (state: GameState, chance: Chance): PlayedGame => {
  const name = nextOf(state.match, 'names');
  if (name === undefined) throw new Error('the pack has no name to guess');
  const blank = spell(name.name);
  const order = chance.order(blank.letters, 'letters');
  const secret = chance.number(1, 100, 'secret');
  const spelling = showThree({ ...blank, order }, maxOfAName);
  const cues: GameCue[] = [
    { cue: 'name-game', ask: name.ask, letters: blank.letters },
    { cue: 'shown', of: 'name', letters: spelling.shown },
  ];
  const match = take(state.match, 'names');
  return { state: { ...state, ...quiet, phase: 'names', match, name, spelling, nameOver: false, secret }, cues };
};

/** OR-A17: the last hidden letter of a subject is not shown while somebody may still guess. */
const mostOfASubject = ({ letters }: Spelling) => letters - 1;

/** OR-52, OR-53: shows up to three more letters of the subject. */
export const revealThree = (state: GameState, chance: Chance): PlayedGame => {
  const { order, letters } = state.subject;
  const drawn = order.length > 0 ? order : chance.order(letters, 'letters');
  const secret = chance.number(1, 100, 'secret');
  const cues: GameCue[] = [];
  const next = showMore(
    { ...state, ...quiet, phase: 'names', subject: { ...state.subject, order: drawn }, secret },
    cues,
  );
  return { state: next, cues };
};

/** Nobody named the subject: more letters follow (OR-A16), or one is left and the puzzle is void (OR-A17). */
const unnamed = (state: GameState, cues: GameCue[]): PlayedGame => {
  const { subject } = state;
  if (subject.shown >= mostOfASubject(subject)) return voidPuzzle(state, cues);
  return { state: { ...state, phase: 'reveal' }, cues };
};

const isCorrect = ({ revealing, puzzle, name }: GameState, text: string): boolean => {
  if (revealing) return puzzle !== null && isRight({ answer: puzzle.subject, accept: puzzle.accept }, text);
  return name !== null && isRight({ answer: name.name, accept: name.accept }, text);
};

/** The name game ends with nobody in control (OR-12, OR-A12). */
const voidName = (state: GameState, cues: GameCue[]): PlayedGame => {
  cues.push({ cue: 'name-void', name: state.name?.name ?? '' });
  return { state: { ...state, phase: 'ready', nameOver: true }, cues };
};

/** Shows up to three more letters of the text being guessed (OR-11, OR-13, OR-55; OR-A14: at most six of a name). */
const showMore = (state: GameState, cues: GameCue[]): GameState => {
  const { revealing, subject, spelling } = state;
  const before = revealing ? subject : spelling;
  const after = revealing ? showThree(subject, mostOfASubject(subject)) : showThree(spelling, maxOfAName);
  if (after.shown === before.shown) return state;
  cues.push({ cue: 'shown', of: revealing ? 'subject' : 'name', letters: after.shown - before.shown });
  return revealing ? { ...state, subject: after } : { ...state, spelling: after };
};

/** OR-10, OR-54: wins the dice, or in the reveal the game. */
const right = (state: GameState, seat: number, cues: GameCue[]): PlayedGame => {
  if (state.revealing) return rightSubject(state, seat, cues);
  const { rolls } = state.match.options;
  cues.push({ cue: 'name-right', seat, name: state.name?.name ?? '', rolls });
  return {
    state: { ...state, phase: 'roll', nameOver: true, control: seat, rolls, mustRoll: false, guessable: [] },
    cues,
  };
};

/** OR-13, OR-A12. */
const bothPassed = (state: GameState, cues: GameCue[]): PlayedGame => {
  cues.push({ cue: 'both-passed' });
  if (state.revealing) return unnamed(state, cues);
  if (state.spelling.shown >= maxOfAName) return voidName(state, cues);
  return { state: { ...showMore(state, cues), sent: [] }, cues };
};

/** Everybody has sent, or time is up: the closer guess is revealed (OR-09). A single one counts too (OR-A13). */
const settle = (state: GameState, cues: GameCue[]): PlayedGame => {
  const guesses = state.sent.filter(({ number }) => number > 0);
  const called = nearer(state.secret, guesses);
  const text = guesses.find(({ seat }) => seat === called)?.text;
  if (text === undefined) return { ...bothPassed(state, cues), opens: ['pass'] };
  const opened: GameState = { ...state, opened: true, called, said: [{ seat: called, text }] };
  cues.push({ cue: 'called', seat: called, secret: state.secret, buzz: bySeat(state.sent, 2) });
  cues.push({ cue: 'guessed', seat: called, text });
  const opens = ['secret', `guess:${called}`, 'pass'];
  if (isCorrect(state, text)) return { ...right(opened, called, cues), opens };
  cues.push({ cue: 'wrong', seat: called });
  const more = showMore(opened, cues);
  cues.push({ cue: 'free-guess', seat: other(called) });
  return { state: { ...more, phase: 'free-guess' }, cues, opens };
};

export const send = (state: GameState, name: SentName): PlayedGame => {
  const next: GameState = { ...state, sent: [...state.sent, name] };
  const cues: GameCue[] = [{ cue: 'sent', seat: name.seat }];
  return next.sent.length < 2 ? { state: next, cues } : settle(next, cues);
};

/** The deadline passed: whoever was silent passes. */
export const silence = (state: GameState): PlayedGame => settle(state, []);

/** The free guess failed (OR-12). */
const failed = (state: GameState, cues: GameCue[]): PlayedGame =>
  state.revealing ? unnamed(state, cues) : voidName(state, cues);

export const freeGuess = (state: GameState, seat: number, text: string): PlayedGame => {
  const cues: GameCue[] = [{ cue: 'guessed', seat, text }];
  const next: GameState = { ...state, said: [...state.said, { seat, text }] };
  if (isCorrect(state, text)) return right(next, seat, cues);
  cues.push({ cue: 'wrong', seat });
  return failed(next, cues);
};

export const noGuess = (state: GameState, seat: number): PlayedGame => failed(state, [{ cue: 'no-guess', seat }]);

/** The host calls time (OR-51). What was sent so far is never revealed. */
export const callTime = (state: GameState): PlayedGame => ({
  state: { ...beginReveal(state), ...(state.phase === 'names' ? quiet : {}) },
  cues: [{ cue: 'time' } satisfies GameCue],
});
