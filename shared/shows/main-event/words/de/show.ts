import type { Narrator, ShowWords } from '../../../../words/commentary.ts';
import { accusative, also, Does, does, spelled, thrown } from '../../../../words/de/person.ts';
import { prizes as housePrizes } from '../../../../words/de/prizes.ts';
import { isOneOff, type MainEventCue } from '../../board.ts';

const medalName = ['Bronze', 'Silber', 'Gold'] as const;

/** Geld und Preise, wie die Runde sie auszahlt. */
const paid = (cash: number, prizes: readonly string[], { money, list, prize }: Narrator, article = '') =>
  list([money(cash), ...prizes.filter(name => name !== '').map(name => `${article}${prize(name)}`)]);

/**
 * Dasselbe nach dem Verb, mit dem, was hinter ihm noch zu ihm gehört. Die Preise des Hauses haben ihren Artikel; Geschlecht und Fall
 * anderer kennt niemand.
 */
const what = (cash: number, prizes: readonly string[], t: Narrator, rest = ''): string =>
  prizes.every(name => name === '' || name in housePrizes)
    ? ` ${paid(cash, prizes, t, 'den ')}${rest}`
    : `${rest}: ${paid(cash, prizes, t)}`;

export const mainEvent: ShowWords<MainEventCue> = {
  title: 'The Main Event',
  about: 'Sechs halbe Medaillen, drei Preise, ein Jackpot und eine 7, die alles beendet.',
  terms: {
    moves: {
      continue: 'Weiter',
      claim: 'Nehmen',
      decline: 'Liegen lassen',
      'main-event': 'Weiter zu The Main Event',
    },
    did: {
      continue: 'machte weiter',
      claim: 'nahm eine Zahl',
      decline: 'ließ den Joker liegen',
      'main-event': 'ging weiter zu The Main Event',
    },
    stamps: {
      medal: ['BRONZE!', 'SILBER!', 'GOLD!'],
      seven: { false: 'GEFAHR!', true: 'ZWEITE SIEBEN!' },
      swept: 'ALLES ABGERÄUMT!',
      forfeited: 'ALLES WEG',
      'ran-out': 'KEIN WURF MEHR',
    },
    outcomes: {
      forfeited: 'Alles verloren',
      'ran-out': 'Keine Würfe mehr',
      swept: 'Alle drei',
      claimed: 'Eine Medaille',
      offer: '7: Angebot',
    },
    endings: {
      swept: 'räumte The Main Event ab',
      stopped: 'hörte in The Main Event auf',
      forfeited: 'verlor in The Main Event alles',
      'ran-out': 'hatte in The Main Event keinen Wurf mehr',
    },
  },
  ahead: {
    stopped: ({ board }, t) => `${Does(t, board.champion as number, 'hört', 'hörst')} auf! Und das heißt…`,
    swept: () => 'Alle sechs Zahlen, alle drei Medaillen…',
    kept: ({ board }, t) => `Aber ${does(t, board.champion as number, 'behält', 'behältst')}…`,
  },
  commentary: {
    'main-event': ({ seat, jackpot }, t) =>
      `The Main Event! Drei Medaillen, ${t.money(jackpot)} im Jackpot, und${t.isYou(seat) ? '' : ` ${t.name(seat)},`} die Würfel gehören dir.`,
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'würfelt', 'würfelst')} ${thrown(dice)}: ${spelled(total)}!`,
    claimed: ({ seat, number }, t) => `${Does(t, seat, 'hat', 'hast')} die ${number}.`,
    medal: ({ medal, prize, value }, t) =>
      `${medalName[medal]} ist komplett: ${prize === '' ? t.money(value) : t.prize(prize)}!`,
    wild: ({ added, jackpot, choose, left }, { money }) =>
      left === 0
        ? 'Joker, nur nicht für die letzte Zahl!'
        : `Joker, ${choose ? 'für jede fehlende Zahl' : 'nur nicht für die letzte Zahl'}! ${money(added)} mehr, der Jackpot steht bei ${money(jackpot)}.`,
    declined: ({ seat }, t) => `${Does(t, seat, 'lässt', 'lässt')} den Joker liegen.`,
    repeat: ({ number, added, jackpot, needs, left }, { money }) => {
      const off = isOneOff(number, needs);
      const again = `Schon wieder die ${number}`;
      if (left === 0) return off ? `${again}: um eins daneben!` : `${again} statt der ${needs}.`;
      return `${again}${off ? ', um eins daneben' : ''}! ${money(added)} wandern in den Jackpot: ${money(jackpot)}.`;
    },
    seven: ({ second }) => (second ? 'Das ist die zweite Sieben!' : 'Willkommen in der Gefahrenzone.'),
    offer: ({ cash, prizes }, t) => `Das Angebot: ${paid(cash, prizes, t)}.`,
    continued: ({ seat }, t) => `${Does(t, seat, 'macht', 'machst')} weiter!`,
    'last-number': ({ number, chances }) =>
      `Nur die ${number} fehlt noch! ${chances === 1 ? 'Ein Wurf' : `${chances} Würfe`} dafür.`,
    stopped: ({ seat, cash, prizes }, t) =>
      `${Does(t, seat, 'hört', 'hörst')} auf und ${also(t, seat, 'nimmt', 'nimmst')}${what(cash, prizes, t, ' mit')}!`,
    swept: ({ seat, cash, prizes }, t) =>
      `Alles abgeräumt! ${Does(t, seat, 'gewinnt', 'gewinnst')}${what(cash, prizes, t)}!`,
    'ran-out': () => 'Kein Wurf mehr!',
    kept: ({ seat, cash, prizes }, t) => `${Does(t, seat, 'behält', 'behältst')}${what(cash, prizes, t)}.`,
    forfeited: ({ seat }, t) => `Alles ist weg! Aber ${does(t, seat, 'bleibt', 'bleibst')} Champion.`,
    late: ({ seat }, t) => `Die Zeit ist um für ${accusative(t, seat)}.`,
  },
};

/** Nach dem Namen von Show oder Teil. */
export const words = {
  'main-event': mainEvent,
};
