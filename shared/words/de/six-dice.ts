import type { SixDiceCue } from '../../shows/six-dice/cues.ts';
import type { Corrected, ShowWords } from '../telling.ts';

export const sixDice: ShowWords<SixDiceCue | Corrected> = {
  title: 'Six Dice',
  about: 'Sechs Würfel, Einsen, Fünfen und Drillinge: weiterwerfen oder rechtzeitig aufhören.',
  commentary: {
    correct: ({ seat, was, score, reason }, { name, number }) =>
      `Die Spielleitung berichtigt ${name(seat)} von ${number(was)} auf ${number(score)}${reason === '' ? '' : `: ${reason}`}.`,
    started: ({ target }, { number }) =>
      target === 0 ? 'Es geht los: ein Zug.' : `Es geht los. Wer kommt zuerst über ${number(target)}?`,
    turn: ({ seat, last }, { name }) => (last ? `Der letzte Zug von ${name(seat)}.` : `${name(seat)} hat die Würfel.`),
    rolled: ({ seat, dice }, { name, list }) => `${name(seat)} wirft ${list(dice.map(String))}.`,
    froze: ({ places, points }, { number }) =>
      `${number(points)} Punkte, ${places.length === 1 ? 'ein Würfel ist' : `${places.length} Würfel sind`} eingefroren.`,
    held: ({ seat, places, points }, { name, number }) =>
      `${name(seat)} behält ${places.length === 1 ? 'einen Würfel' : `${places.length} Würfel`} für ${number(points)} Punkte.`,
    'all-six': ({ bonus }, { number }) =>
      bonus > 0
        ? `Alle sechs zählen: ${number(bonus)} dazu, die bleiben, und wieder sechs Würfel!`
        : 'Alle sechs zählen: wieder sechs Würfel!',
    busted: ({ seat, lost, kept }, { name, number }) =>
      lost === 0
        ? `Keine Punkte für ${name(seat)}.`
        : `Keine Punkte. ${name(seat)} verliert ${number(lost)}${kept > 0 ? ` und behält ${number(kept)}` : ''}.`,
    banked: ({ seat, points, score }, { name, number }) =>
      `${name(seat)} schreibt ${number(points)} auf und hat ${number(score)}.`,
    'passed-target': ({ seat, score }, { name, number }) =>
      `${name(seat)} ist mit ${number(score)} am Ziel! Alle anderen haben noch einen Zug.`,
    won: ({ seat, score, owes }, { name, number, money }) =>
      `${name(seat)} gewinnt mit ${number(score)}!${owes > 0 ? ` Die Spielregel scherzt: Das macht ${money(owes)} für die andere Seite, steuerfrei.` : ''}`,
    late: ({ seat }, { name }) => `Die Zeit von ${name(seat)} ist um.`,
  },
};
