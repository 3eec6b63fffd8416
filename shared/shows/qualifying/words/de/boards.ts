/** Was auf der Tafel einer Qualifikation steht, auf den Telefonen und am Pult, neben dem Kommentar. */

import { figureIn } from '../../../../words/figure.ts';
import type { Translated } from '../../../../words/translated.ts';
import { distance, fewNames } from '../../board.ts';
import type { qualifying as english } from '../en/boards.ts';

const number = figureIn('de-DE');

const placed = (places: number, notOver: boolean) =>
  places === 1
    ? `Der beste Tipp${notOver ? ', der nicht darüber liegt,' : ''} ist dabei`
    : `Die ${places} besten Tipps${notOver ? ', die nicht darüber liegen,' : ''} sind dabei`;

export const qualifying: Translated<typeof english> = {
  number,
  away: (guess, answer) => (guess === answer ? 'genau' : `${number(distance(guess, answer))} daneben`),
  off: ({ guess, answer, over }) => (over ? 'zu hoch' : qualifying.away(guess, answer)),

  guessesIn: 'TIPPS',
  answer: 'ANTWORT',
  answerIs: answer => `Die Antwort ist ${answer}`,
  lobby: 'Eine Frage, eine Zahl, ein Tipp.',
  places: (places, notOver) => placed(places, notOver),
  sentOf: (sent, of) => [`${sent} von ${of}`, 'getippt'],
  comeIn: 'Code scannen und tippen.',
  timeLeft: 'NOCH',
  sent: 'hat getippt',
  thinks: 'überlegt',
  more: more => `und ${more} mehr`,
  getsIn: 'DABEI',
  staysOut: 'RAUS',
  howClose: 'Wie nah ist der beste Tipp?',
  next: (names, list) =>
    `Als Nächstes: die Show mit ${names.length > fewNames ? `diesen ${names.length}` : list(names)}`,
  nobody: 'Kein Tipp, also ist niemand dabei.',
  noGuess: without => (without === 1 ? 'Jemand hat nicht getippt.' : `${without} haben nicht getippt.`),

  phone: {
    places: (places, notOver) => `${placed(places, notOver)}.`,
    pad: 'Dein Tipp',
    none: '–',
    sign: 'plus oder minus',
    point: 'Komma',
    back: 'löschen',
    type: 'Tippe deine Zahl',
    send: guess => `${guess} tippen`,
    stays: 'Danach ist er fest',
    waiting: 'Die anderen tippen noch',
    closed: 'Wer liegt am nächsten?',
    isIn: 'Du bist dabei!',
    isOut: 'Diesmal nicht dabei',
    place: (place, of) => `Du bist Nummer ${place} von ${of}.`,
  },

  desk: {
    before: 'Vor der Frage',
    open: entrants => `Offen · ${entrants === 1 ? 'eine Anmeldung' : `${entrants} Anmeldungen`}`,
    closed: 'Geschlossen',
    places: places => (places === 1 ? 'Ein Platz' : `${places} Plätze`),
    close: 'Schließen und Tipps öffnen',
    nobodyIn: 'Noch hat niemand getippt',
    closeThen: (places, notOver) => placed(places, notOver),
    coming: { guesses: 'Tipps', ranking: 'Wer dabei ist' },
  },
};
