import type { ShowWords } from '../../../../words/commentary.ts';
import { Does } from '../../../../words/de/person.ts';
import type { QualifyingCue } from '../../board.ts';
import { qualifying as board } from './boards.ts';

export const qualifying: ShowWords<QualifyingCue> = {
  title: 'Qualifikation',
  about: 'Eine Frage, eine Zahl, ein Tipp: Die besten Tipps kommen in die Show.',
  terms: { moves: { close: 'Schließen und Tipps öffnen' }, stamps: { closed: 'STOPP!', ranked: 'IN DER SHOW!' } },
  ahead: {
    best: () => 'Und wie nah ist der beste Tipp?',
  },
  below: {
    ranked: ({ seats }, t) => board.next(seats.map(t.name), t.list),
  },
  commentary: {
    // Die Frage und wie viele dabei sind, steht auf der Tafel.
    opened: ({ notOver }) => `Eine Zahl von jedem${notOver ? ', und nicht zu hoch' : ''}: Schickt euren Tipp!`,
    guessed: ({ seat }, t) => `${Does(t, seat, 'hat', 'hast')} getippt.`,
    closed: ({ guesses }, { number }) =>
      `Das war’s: ${guesses === 1 ? 'Ein Tipp ist' : `${number(guesses)} Tipps sind`} da.`,
    answer: ({ answer }) => `Die Antwort ist ${board.number(answer)}!`,
    read: ({ seat, in: isIn, ...read }, t) =>
      isIn
        ? `${Does(t, seat, 'ist', 'bist')} dabei: ${board.off(read)}!`
        : `${Does(t, seat, 'liegt', 'liegst')} ${board.off(read)}. Raus!`,
    best: ({ seat, in: _, ...read }, t) => `${Does(t, seat, 'ist', 'bist')} am nächsten dran: ${board.off(read)}!`,
    nobody: () => 'Niemand ist dabei.',
    ranked: ({ seats }, t) =>
      seats.some(seat => t.isYou(seat))
        ? `Du bist in der Show${seats.length === 1 ? '' : `, zusammen mit ${t.list(seats.filter(seat => !t.isYou(seat)).map(t.name))}`}!`
        : `In die Show: ${t.list(seats.map(t.name))}!`,
  },
};

/** Nach dem Namen von Show oder Teil. */
export const words = {
  qualifying: qualifying,
};
