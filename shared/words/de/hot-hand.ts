import type { HotHandCue } from '../../shows/hot-hand/cues.ts';
import type { Corrected, ShowWords } from '../telling.ts';

const betNames: Readonly<Record<string, string>> = {
  'flaming-four': 'Flaming Four',
  'sizzling-six': 'Sizzling Six',
  'hot-hand': 'Hot Hand',
};

const called = (bet: string) => betNames[bet] ?? bet;

export const hotHand: ShowWords<HotHandCue | Corrected> = {
  title: 'Hot Hand',
  about: 'Wette, dass die Summen vor der 7 kommen: vier davon, sechs davon oder alle zehn.',
  commentary: {
    correct: ({ seat, was, score, reason }, { name, number }) =>
      `Die Spielleitung berichtigt ${name(seat)} von ${number(was)} auf ${number(score)}${reason === '' ? '' : `: ${reason}`}.`,
    'hand-opened': ({ hand, shooter }, { name }) => `Hand ${hand}. Bitte setzen; ${name(shooter)} hat die Würfel.`,
    bet: ({ seat, on, stake }, { name, number }) => `${name(seat)} setzt ${number(stake)} auf ${called(on)}.`,
    closed: ({ bets, shooter }, { name }) =>
      bets === 0
        ? `Keine Einsätze. ${name(shooter)} wirft trotzdem.`
        : `Nichts geht mehr. ${name(shooter)}, bitte werfen!`,
    late: ({ seat }, { name }) => `Die Zeit von ${name(seat)} ist um: Es wird geworfen.`,
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} wirft ${dice.join(' und ')}: ${total}.`,
    hit: ({ total, hit }) => `Die ${total} ist da. Das macht ${hit}.`,
    paid: ({ seat, on, paid }, { name, number }) => `${called(on)} zahlt ${name(seat)} ${number(paid)}!`,
    lost: ({ seat, on, stake }, { name, number }) => `${name(seat)} verliert ${number(stake)} auf ${called(on)}.`,
    'hand-over': ({ hand, hit }) =>
      hit === 10 ? `Alle zehn! Hand ${hand} ist vorbei.` : `Hand ${hand} ist vorbei, mit ${hit} von zehn.`,
    closing: ({ scores }, { name, number, list }) =>
      `Die Konten: ${list(scores.map((bank, seat) => `${name(seat)} ${number(bank)}`))}.`,
  },
};
