/** Texts of a qualifying's board, phones and desk, besides the commentary. */
import { figureIn } from '../../../../words/figure.ts';
import { distance, fewNames } from '../../board.ts';

const number = figureIn('en-US');

const without = (notOver: boolean) => (notOver ? ' without going over' : '');

const placed = (places: number, notOver: boolean) =>
  places === 1 ? `The closest${without(notOver)} gets in` : `The closest ${places}${without(notOver)} get in`;

/** How far a guess is off; `over`: it is above the answer where it may not be. */
interface Off {
  readonly guess: number;
  readonly answer: number;
  readonly over: boolean;
}

export const qualifying = {
  number,
  away: (guess: number, answer: number) => (guess === answer ? 'exactly' : `${number(distance(guess, answer))} away`),
  off: ({ guess, answer, over }: Off): string => (over ? 'too high' : qualifying.away(guess, answer)),

  guessesIn: 'LOCKED IN',
  answer: 'ANSWER',
  answerIs: (answer: string) => `The answer is ${answer}`,
  lobby: 'One question, one number, one guess each.',
  places: (places: number, notOver: boolean) => placed(places, notOver),
  /** On a plate, in two lines. */
  sentOf: (sent: number, of: number) => [`${sent} of ${of}`, sent === 1 ? 'is in' : 'are in'] as const,
  comeIn: 'Scan the code, and guess.',
  timeLeft: 'CLOSES IN',
  sent: 'has guessed',
  thinks: 'is thinking',
  more: (more: number) => `and ${more} more`,
  getsIn: 'IN',
  staysOut: 'OUT',
  howClose: 'How close is the best?',
  /** At the end, when nobody knows yet when that is. */
  next: (names: readonly string[], list: (names: readonly string[]) => string) =>
    `Next: the show with ${names.length > fewNames ? `these ${names.length}` : list(names)}`,
  nobody: 'No guesses, so nobody gets in.',
  noGuess: (without: number) => (without === 1 ? 'One player sent no guess.' : `${without} players sent no guess.`),

  phone: {
    places: (places: number, notOver: boolean) =>
      `The closest ${places === 1 ? 'guess' : `${places} guesses`}${without(notOver)} ${places === 1 ? 'gets' : 'get'} in.`,
    pad: 'Your guess',
    none: '–',
    sign: 'plus or minus',
    point: 'decimal point',
    back: 'delete',
    type: 'Type your guess',
    send: (guess: string) => `Guess ${guess}`,
    stays: 'You can’t change it',
    waiting: 'Others can still guess',
    closed: 'Who’s the closest?',
    isIn: 'You’re in!',
    isOut: 'Not in this time',
    place: (place: number, of: number) => `You’re number ${place} of ${of}.`,
  },

  desk: {
    before: 'Before the question',
    open: (entrants: number) => `Open · ${entrants === 1 ? 'one entry' : `${entrants} entries so far`}`,
    closed: 'Closed',
    places: (places: number) => (places === 1 ? 'One place' : `${places} places`),
    close: 'Close and open the guesses',
    nobodyIn: 'Nobody has guessed yet',
    closeThen: (places: number, notOver: boolean) => placed(places, notOver),
    coming: { guesses: 'Guesses', ranking: 'Who gets in' },
  },
} as const;
