import type { QualifyingCue } from '../../shows/qualifying/cues.ts';
import type { ShowWords } from '../telling.ts';
import { qualifying as board } from './boards/qualifying.ts';

export const qualifying: ShowWords<QualifyingCue> = {
  title: 'Qualifying',
  about: 'One question, one number, one guess each: the nearest get into the show.',
  commentary: {
    opened: ({ ask, places }) => `${ask} ${places === 1 ? 'The nearest gets' : `The nearest ${places} get`} in.`,
    guessed: ({ seat }, { name }) => `${name(seat)} has sent a guess.`,
    closed: ({ answer, guesses }, { number }) =>
      `Closed with ${guesses === 1 ? 'one guess' : `${number(guesses)} guesses`}. The answer is ${board.number(answer)}.`,
    ranked: ({ seats }, { name, list }) =>
      seats.length === 0 ? 'Nobody gets in.' : `Welcome to the show: ${list(seats.map(name))}!`,
  },
};
