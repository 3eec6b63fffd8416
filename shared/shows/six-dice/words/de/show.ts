import { type Corrected, isSeated, type ShowWords } from '../../../../words/commentary.ts';
import { accusative, also, Does, possessive } from '../../../../words/de/person.ts';
import type { SixDiceCue } from '../../board.ts';

export const sixDice: ShowWords<SixDiceCue | Corrected> = {
  title: 'Six Dice',
  about: 'Sechs Würfel, Einsen, Fünfen und Drillinge: weiterwürfeln oder rechtzeitig aufhören.',
  terms: {
    stamps: {
      'all-six': 'ALLE SECHS!',
      'passed-target': 'DURCHS ZIEL!',
      'turn-over': 'GESICHERT!',
    },
    outcomes: {
      'all-six': 'Alle zählen',
    },
  },
  ahead: {
    banked: ({ board }, t) => `${Does(t, Number(board.turn), 'sichert', 'sicherst')} …`,
  },
  below: {
    won: ({ second, ahead }, t) => (second >= 0 && ahead > 0 ? `Mit ${t.number(ahead)} Punkten Vorsprung!` : ''),
  },
  commentary: {
    correct: ({ seat, was, score, reason }, t) =>
      `Die Spielleitung ändert ${possessive(t, seat, 'die', 'Punktzahl')} von ${t.number(was)} auf ${t.number(score)}${reason === '' ? '' : `: ${reason}`}.`,
    started: ({ target }, { number }) =>
      target === 0
        ? 'Los geht’s: ein Zug, sechs Würfel.'
        : `Los geht’s! Wer ${number(target)} knackt, lässt allen anderen noch einen Zug.`,
    turn: ({ seat, last }, t) =>
      last
        ? `Das ist ${t.isYou(seat) ? 'dein letzter Zug' : `der letzte Zug von ${t.name(seat)}`}.`
        : `${Does(t, seat, 'hat', 'hast')} die Würfel.`,
    rolled: ({ seat, dice }, t) => `${Does(t, seat, 'würfelt', 'würfelst')} ${t.list(dice.map(String))}.`,
    froze: ({ places, points }, { number }) =>
      `${number(points)} Punkte! ${places.length === 1 ? 'Ein Würfel ist' : `${places.length} Würfel sind`} eingefroren.`,
    held: ({ seat, places, points }, t) =>
      `${Does(t, seat, 'behält', 'behältst')} ${places.length === 1 ? 'einen Würfel' : `${places.length} Würfel`} für ${t.number(points)} Punkte.`,
    'all-six': ({ bonus }, { number }) =>
      bonus > 0
        ? `Alle sechs zählen! ${number(bonus)} sicher dazu, und sechs frische Würfel.`
        : 'Alle sechs zählen! Sechs frische Würfel.',
    busted: ({ seat, lost, kept }, t) =>
      lost === 0
        ? `Keine Punkte für ${accusative(t, seat)}.`
        : `Keine Punkte! ${Does(t, seat, 'verliert', 'verlierst')} ${t.number(lost)}${kept > 0 ? ` und ${also(t, seat, 'behält', 'behältst')} ${t.number(kept)}` : ''}.`,
    banked: ({ seat, points, score }, t) =>
      // Handys zählen den Stand daneben.
      `${Does(t, seat, 'sichert', 'sicherst')} ${t.number(points)}${isSeated(t) ? '' : ` und ${also(t, seat, 'hat', 'hast')} ${t.number(score)}`}.`,
    'passed-target': ({ seat, score }, t) =>
      `${Does(t, seat, 'ist', 'bist')} mit ${t.number(score)} durchs Ziel! Alle anderen haben noch einen Zug.`,
    won: ({ seat, score, second, ahead }, t) =>
      second >= 0 && ahead === 0
        ? `${Does(t, seat, 'gewinnt', 'gewinnst')} mit ${t.number(score)}: Gleichstand, aber früher da!`
        : `${Does(t, seat, 'gewinnt', 'gewinnst')} mit ${t.number(score)}!${isSeated(t) && second >= 0 ? ` Das sind ${t.number(ahead)} mehr als ${t.isYou(second) ? 'du' : t.name(second)}!` : ''}`,
    'turn-over': () => 'Das war’s! Wer schlägt das?',
    late: ({ seat }, t) => `Die Zeit ist um für ${accusative(t, seat)}.`,
  },
};

/** Nach dem Namen von Show oder Teil. */
export const words = {
  'six-dice': sixDice,
  'six-dice-turn': {
    title: 'Ein Zug Six Dice',
    about: 'Ein Zug mit sechs Würfeln: Wie weit gehst du?',
    terms: { stamps: sixDice.terms?.stamps ?? {} },
    commentary: sixDice.commentary,
  },
};
