import { type Corrected, isSeated, type ShowWords } from '../../../../words/commentary.ts';
import { Counted, counted } from '../../../../words/de/counting.ts';
import { accusative, Does, does, possessive, spelled, thrown } from '../../../../words/de/person.ts';
import type { HotHandCue } from '../../board.ts';

const betNames: Readonly<Record<string, string>> = {
  'flaming-four': 'Flaming Four',
  'sizzling-six': 'Sizzling Six',
  'hot-hand': 'Hot Hand',
};

const bets = Object.keys(betNames);

const called = (bet: string) => betNames[bet] ?? bet;

export const hotHand: ShowWords<HotHandCue | Corrected> = {
  title: 'Hot Hand',
  about: 'Wette, dass die Summen vor der 7 kommen: vier davon, sechs davon oder alle zehn.',
  terms: {
    moves: {
      bet: 'Setzen',
      close: 'Einsätze schließen',
    },
    did: {
      bet: 'setzte',
    },
    stamps: {
      closed: 'NICHTS GEHT MEHR',
      'seven-out': 'SIEBEN!',
      pays: ['FLAMING FOUR ZAHLT', 'SIZZLING SIX ZAHLT', 'HOT HAND ZAHLT', 'NEUN VON ZEHN'],
      tied: 'GLEICHSTAND AN DER SPITZE',
    },
    outcomes: {
      hit: 'Neue Summe',
    },
  },
  ahead: {
    closing: ({ seats }) => (seats.length > 1 ? 'Und wer hat am meisten?' : 'Und was ist auf dem Konto?'),
  },
  commentary: {
    correct: ({ seat, was, score, reason }, t) =>
      `Die Spielleitung ändert ${possessive(t, seat, 'das', 'Konto')} von ${t.number(was)} auf ${t.number(score)}${reason === '' ? '' : `: ${reason}`}.`,
    'hand-opened': ({ hand, shooter }, t) =>
      `Hand ${hand}, und ${does(t, shooter, 'hat', 'hast')} die Würfel. Eure Einsätze, bitte!`,
    bet: ({ seat, on, stake }, t) => `${Does(t, seat, 'setzt', 'setzt')} ${t.number(stake)} auf ${called(on)}.`,
    closed: ({ bets: made, shooter }, t) =>
      made === 0
        ? `Diesmal setzt keiner. ${Does(t, shooter, 'würfelt', 'würfelst')} trotzdem.`
        : 'Alle Einsätze stehen.',
    late: ({ seat }, t) => `Die Zeit ist um für ${accusative(t, seat)}. Die Würfel rollen von allein.`,
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'würfelt', 'würfelst')} ${thrown(dice)}: ${spelled(total)}!`,
    hit: ({ total, hit }) =>
      `Da ist die ${total}! ${hit === 1 ? 'Eine von zehn leuchtet' : `${Counted(hit)} von zehn leuchten`}.`,
    'seven-out': ({ lost }) => `Die Sieben!${lost > 0 ? ' Sie holt alle offenen Einsätze.' : ''}`,
    pays: ({ pays }) => (pays < bets.length ? `${called(bets[pays] ?? '')} zahlt!` : 'Neun von zehn zahlen!'),
    paid: ({ seat, paid }, t) => `${Does(t, seat, 'bekommt', 'bekommst')} ${t.number(paid)}!`,
    // Was der Tisch verliert, ist ein Satz; das Eigene hört jeder für sich.
    lost: ({ seat, on, stake }, t) =>
      t.isYou(seat) ? `${Does(t, seat, 'verliert', 'verlierst')} ${t.number(stake)} auf ${called(on)}.` : '',
    'hand-over': ({ hand, hit, lost }, t) =>
      hit === 10
        ? `Alle zehn! Das war Hand ${hand}.`
        : `Das war Hand ${hand}: ${hit === 1 ? 'eine' : counted(hit)} von zehn Summen${lost > 0 && !isSeated(t) ? `, und ${t.number(lost)} verloren` : ''}.`,
    // Die Stände hat die Tafel, die Letzten zuerst.
    closing: ({ scores }) => (scores.length === 1 ? 'Das war das Spiel!' : 'Und das ist der Endstand!'),
    won: ({ seat, score }, t) => `${Does(t, seat, 'gewinnt', 'gewinnst')} mit ${t.number(score)}!`,
    tied: ({ seats, score }, t) =>
      `${t.list([...seats.filter(t.isYou).map(() => 'Du'), ...seats.filter(seat => !t.isYou(seat)).map(t.name)])} ${seats.some(t.isYou) ? 'gewinnt' : 'gewinnen'} gemeinsam mit je ${t.number(score)}!`,
  },
};

/** Nach dem Namen von Show oder Teil. */
export const words = {
  'hot-hand': hotHand,
};
