/** Das Spiel des Publikums: Punkte auf die Würfe der Show. */
import type { sideGame as english } from '../en/side-game.ts';
import type { Translated } from '../translated.ts';

export const sideGame: Translated<typeof english> = {
  title: 'Mitspielen',
  lead: 'Setz Punkte auf die nächsten Würfe. Die Punkte sind nur zum Spaß.',
  off: 'Die Spielleitung hat das Spiel des Publikums ausgeschaltet.',
  name: 'Dein Name',
  enter: '1.000 Punkte holen',
  points: (points, { number }) => `${number(points)} Punkte`,
  stake: 'Einsatz',
  all: 'Alles',
  hand: 'Vor der nächsten 7',
  handHit: hit => `bisher ${hit} von 10`,
  handClosed: 'Diese öffnen nach der nächsten 7 wieder.',
  bets: {
    4: { name: 'Flaming Four', totals: '2 3 11 12' },
    6: { name: 'Sizzling Six', totals: '4 5 6 8 9 10' },
    10: { name: 'Hot Hand', totals: 'alle zehn' },
  },
  pays: toOne => `${toOne} zu 1`,
  paysNine: (toOne, nine) => `${toOne} zu 1, neun davon ${nine} zu 1`,
  total: 'Der nächste Wurf mit zwei Würfeln',
  totalPays: odds => `zahlt ${odds} zu 1`,
  choice: name => `Was macht ${name}?`,
  choicePays: times => `richtig zahlt ${times - 1} zu 1`,
  winner: 'Wer gewinnt?',
  winnerPays: 'richtig zahlt 1 zu 1, bis zum ersten Wurf',
  yours: 'Deine Wetten',
  none: 'Keine Wette offen.',
  won: points => `Du gewinnst ${points}.`,
  lost: 'Diesmal nicht.',
  again: 'Alles weg! Hier sind neue Punkte.',
  best: 'Die Besten im Publikum',
  place: place => `Publikum, ${place}.`,
  failed: 'Das ist nicht angekommen. Versuch es noch einmal.',
  delay: seconds =>
    `Dein Bild kommt ${seconds} s später: Eine Wette zählt für den ersten Wurf, nachdem sie beim Server ist.`,
};

export type SideGameWords = typeof sideGame;
