/** Genaue Chancen neben der Bühne. */
import type { odds as english } from '../en/odds.ts';
import type { Translated } from '../translated.ts';

export const odds: Translated<typeof english> = {
  title: 'Chancen',
  percent: (figure, what) => `${what} ${figure}`,
  does: {
    bust: 'Alles weg',
    seven: 'Sieben',
    danger: 'Gefahrenzone',
    nothing: 'Nichts',
    double: 'Pasch',
    none: 'Schon da',
    wild: 'Joker',
    added: 'Bringt Geld',
    scored: 'Bringt Geld',
    took: 'Neue Zahl',
    repeat: 'Wieder',
    offer: 'Das Angebot',
    pick: 'Spielbar',
    decide: 'Zählt',
    hold: 'Zählt',
    cash: 'Geld',
    last: 'Sieben: Ende',
  },
  points: figure => `${figure} Punkte`,
  about: amount => `≈ ${amount}`,
  worth: (what, amount, best) => `${what} ${amount}${best ? ', am besten' : ''}`,
  ofMany: count => `das beste von ${count}`,
  cell: (number, row) => `${number} in Reihe ${row}`,
  named: (move, numbers) => `${numbers} ${move.charAt(0).toLowerCase()}${move.slice(1)}`,
  was: 'Das war jede Wahl wert',
  spoken: parts => `Chancen des nächsten Wurfs: ${parts}.`,
  spokenWorth: parts => `Was die Möglichkeiten wert sind: ${parts}.`,
};

export type OddsWords = typeof odds;
