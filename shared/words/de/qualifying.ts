import type { QualifyingCue } from '../../shows/qualifying/cues.ts';
import type { ShowWords } from '../telling.ts';
import { qualifying as board } from './boards/qualifying.ts';

export const qualifying: ShowWords<QualifyingCue> = {
  title: 'Qualifikation',
  about: 'Eine Frage, eine Zahl, ein Tipp: Die nächsten kommen in die Show.',
  commentary: {
    opened: ({ ask, places }) =>
      `${ask} ${places === 1 ? 'Wer am nächsten liegt, ist dabei.' : `Die ${places} nächsten sind dabei.`}`,
    guessed: ({ seat }, { name }) => `${name(seat)} hat einen Tipp geschickt.`,
    closed: ({ answer, guesses }, { number }) =>
      `Geschlossen mit ${guesses === 1 ? 'einem Tipp' : `${number(guesses)} Tipps`}. Die Antwort ist ${board.number(answer)}.`,
    ranked: ({ seats }, { name, list }) =>
      seats.length === 0 ? 'Niemand ist dabei.' : `Willkommen in der Show: ${list(seats.map(name))}!`,
  },
};
