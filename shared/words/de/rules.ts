/** Die Worte der Seite mit einem Regelbuch. Die Bücher selbst sind bei ihren Shows. */
import type { RuleBookWords } from '../en/rules.ts';
import type { Translated } from '../translated.ts';
import { aTotal, Counted, counted, several, times } from './counting.ts';

const pictures: Translated<RuleBookWords['pictures']> = {
  'six-numbers': {
    caption:
      'Die Tafel mitten in einem Spiel: Anna (Scheibe) hat die 5 und die 9, Ben (Raute) die 4 und die 10. Die 8 ist die Glückszahl.',
    description: ([four, five, six, , nine, ten]) =>
      `Sechs Kacheln: 4 mit ${four}, 5 mit ${five}, 6 mit ${six}, 8 mit dem Wort WIN, 9 mit ${nine}, 10 mit ${ten}. Eine Scheibe zeigt, dass 5 und 9 Anna gehören, eine Raute, dass 4 und 10 Ben gehören; 6 ist frei.`,
  },
  'nearer-number': {
    caption: 'Die geheime Zahl ist 57. Annas 50 liegt näher als Bens 90, also antwortet Anna.',
    description:
      'Eine Linie von 1 bis 100. Annas Scheibe steht bei 50, sieben neben der geheimen Zahl 57; Bens Raute bei 90 liegt 33 daneben.',
  },
  medals: {
    caption: 'Fünf von sechs Hälften sind gewonnen. Für die goldene Medaille und den Jackpot fehlt nur die 10.',
    description:
      'Drei Medaillen aus je zwei Hälften: Bronze mit 6 und 8 und Silber mit 5 und 9 sind ganz; Gold hat seine 4, und die Hälfte mit der 10 ist noch ein gestrichelter Umriss.',
  },
  'numbered-tiles': {
    caption: 'Ein Wurf von 6 und 3: Die Summe 9 darf die 9 öffnen oder die 8 und die 1.',
    description:
      'Kacheln eines Rätsels aus drei Wörtern: Einige zeigen Buchstaben, die anderen Nummern. Daneben liegen Würfel mit 6 und 3. Die leuchtenden Kacheln 9, 8 und 1 sind die, die eine Summe von 9 öffnen darf.',
  },
  'roll-list': {
    caption:
      'Ein Stück einer Liste von 100 Würfen. Anna hat 24 geschickt, also ist ihr Freiwurf die Nummer 24, und ihre nächsten Würfe folgen darauf. Niemand kennt einen Wurf, ehe er genommen ist.',
    description:
      'Fünf Plätze einer Liste von Würfen: Nummer 24 zeigt 2 und 4 und ist als Freiwurf gekennzeichnet; 25 zeigt 6 und 3; 26 zeigt 1 und 1; 23 und 27 sind verdeckt.',
  },
  'double-board': {
    caption: ([take]) => `Ein Dreierpasch: die ${take} der Würfel nehmen oder Feld 3 öffnen.`,
    description: 'Sechs Türen mit den Nummern 1 bis 6, jede mit einem Pasch ihrer Zahl. Tür 3 leuchtet.',
  },
  'name-cells': {
    caption: 'Die Frage: Er fand heraus, dass E = mc². Drei Buchstaben seines Namens sind gezeigt.',
    description:
      'Acht Zellen eines Namens. Die zweite zeigt I, die fünfte T und die achte N; die anderen sind verdeckt.',
  },
  'clue-rows': {
    caption:
      'Ein Wurf von 5 und 2: Die leuchtenden Buchstaben 5, 2 und 7 dürfen gewählt werden. Fragezeichen sind gesperrt.',
    description:
      'Drei Reihen von Zellen. Offene Zellen zeigen Buchstaben, verdeckte ihre Nummer in der Reihe, und eine Zelle in jeder Reihe zeigt ein Fragezeichen. Alle Zellen mit den Nummern 2, 5 und 7 leuchten.',
  },
  'six-faces': {
    caption: 'Die Augenzahlen 2 und 5 sind genommen: Ihre Buchstaben sind offen.',
    description:
      'Sechs Zellen unter den sechs Seiten eines Würfels, 1 bis 6. Die zweite zeigt R und die fünfte E; die anderen sind verdeckt.',
  },
  'lucky-letters': {
    caption: ([rolls]) => `U ist gewählt: Der Preis dahinter ist der dritthöchste. Würfe dafür: ${rolls}.`,
    description: ([rolls]) =>
      `Fünf Karten mit den Buchstaben L, U, C, K, Y. Das U ist offen und zeigt einen Preis. Lampen, die an einer Uhr leuchten: ${rolls}.`,
  },
  'scored-dice': {
    caption: ([one, five, threes, all]) =>
      `Dieser Wurf zählt ${all}: ${one} für die 1, ${five} für die 5 und ${threes} für drei Dreien. Die 2 zählt nichts.`,
    description: ([one, five, threes]) =>
      `Sechs Würfel: 1, 5, 3, 3, 3 und 2. An der 1 steht ${one}, an der 5 steht ${five}, an den drei Dreien zusammen ${threes}; die 2 hat kein Zeichen.`,
  },
  'ten-lamps': {
    caption: 'Sechs Lampen leuchten. Für Flaming Four fehlen die 2 und die 12, für Sizzling Six die 4 und die 10.',
    description:
      'Zehn Lampen. In der Vierergruppe leuchten 3 und 11, dunkel sind 2 und 12. In der Sechsergruppe leuchten 5, 6, 8 und 9, dunkel sind 4 und 10. Abseits steht eine rote 7.',
  },
  'nearest-guesses': {
    caption: 'Die Antwort ist 463. Annas 450 und Bens 500 liegen am nächsten; Cleos 420 ist dritte.',
    description:
      'Eine Zahlenlinie, auf der die Antwort 463 steht. Annas Tipp 450 ist erster, Bens 500 zweiter, Cleos 420 dritter.',
  },
};

const page: Translated<RuleBookWords['page']> = {
  howToPlay: 'So wird gespielt',
  contents: 'Auf dieser Seite',
  inShort: 'In 30 Sekunden',
  example: 'Zum Beispiel',
  rulings: 'Hausregeln',
  rulingsHelp:
    'Die alten Regeln lassen manches offen. Dort hat Boxcars entschieden. Diese Antworten sind Hausregeln, nicht die Worte der alten Regeln; wo eine Regel oben auf einer ruht, führt ein Zeichen hierher.',
  rulingMark: id => `Hausregel ${id}`,
  houseRuling: 'Hausregel',
  usually: text => `Sonst: ${text}`,
  origin: 'Herkunft',
  print: 'Drucken',
  lobby: 'Zur Lobby',
  shows: 'Regeln der anderen Shows',
  top: 'Nach oben',
  odds: 'Seine Chancen, zum Erkunden',
  loading: 'Das Regelbuch wird aufgeschlagen …',
  missing: show => `Für „${show}“ gibt es kein Regelbuch.`,
  plain: {
    players: 'Wer mitspielt',
    playersText: (from, to, minutes) =>
      `${from === to ? from : `${from} bis ${to}`} ${to === 1 ? 'Person' : 'Personen'}.${minutes > 0 ? ` Eine Show dauert etwa ${minutes} Minuten.` : ''}`,
    moves: 'Du bist dran',
    movesText: moves => `Das kannst du tun: ${moves}. Dein Handy zeigt, was gerade geht.`,
    options: 'Einstellungen dieser Show',
    optionsText: 'Wer die Show öffnet, kann sie ändern.',
    head: ['Einstellung', 'Jetzt', 'Möglich'],
    range: (from, to) => `${from} bis ${to}`,
    yes: 'ja',
    no: 'nein',
  },
};

const labels: Translated<RuleBookWords['labels']> = {
  seats: ['Anna', 'Ben', 'Cleo'],
  free: 'frei',
  win: 'WIN',
  away: steps => `${steps} daneben`,
  medals: ['Bronze', 'Silber', 'Gold'],
  freeRoll: 'Freiwurf',
  rollsLeft: 'Würfe übrig',
  prize: 'Klavier',
  bets: ['Flaming Four', 'Sizzling Six'],
  places: ['1.', '2.', '3.'],
};

export const rules: Translated<RuleBookWords> = {
  page,
  pictures,
  labels,
  spoken: { counted, Counted, several, times, aTotal },
};
