import type { ShowWords } from '../../../../words/commentary.ts';
import { Does } from '../../../../words/en/person.ts';
import type { QualifyingCue } from '../../board.ts';
import { qualifying as board } from './boards.ts';

export const qualifying: ShowWords<QualifyingCue> = {
  title: 'Qualifying',
  about: 'One question, one number, one guess each: the closest get into the show.',
  terms: { moves: { close: 'Close and open the guesses' }, stamps: { closed: 'CLOSED!', ranked: 'IN THE SHOW!' } },
  ahead: {
    best: () => 'And how close is the best?',
  },
  below: {
    ranked: ({ seats }, t) => board.next(seats.map(t.name), t.list),
  },
  commentary: {
    // What is asked, and how many get in, is on the board.
    opened: ({ notOver }) => `One number from each of you${notOver ? ', and not too high' : ''}: send your guess!`,
    guessed: ({ seat }, t) => `${Does(t, seat, 'is')} locked in.`,
    closed: ({ guesses }, { number }) =>
      `That’s it, with ${guesses === 1 ? 'one guess' : `${number(guesses)} guesses`} in.`,
    answer: ({ answer }) => `The answer is ${board.number(answer)}!`,
    read: ({ seat, in: isIn, ...read }, t) =>
      isIn ? `${Does(t, seat, 'is')} in: ${board.off(read)}!` : `${Does(t, seat, 'is')} ${board.off(read)}. Out!`,
    best: ({ seat, in: _, ...read }, t) => `${Does(t, seat, 'is')} closest: ${board.off(read)}!`,
    nobody: () => 'Nobody gets in.',
    ranked: ({ seats }, t) =>
      seats.some(seat => t.isYou(seat))
        ? `You’re in the show${seats.length === 1 ? '' : `, with ${t.list(seats.filter(seat => !t.isYou(seat)).map(t.name))}`}!`
        : `Into the show: ${t.list(seats.map(t.name))}!`,
  },
};

/** By name of show or act. */
export const words = {
  qualifying: qualifying,
};
