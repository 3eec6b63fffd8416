import type { ShowWords } from '../../../../words/commentary.ts';
import { Counted } from '../../../../words/de/counting.ts';
import {
  accusative,
  also,
  Does,
  dative,
  hey,
  possessive,
  spelled,
  theAnswer,
  thrown,
} from '../../../../words/de/person.ts';
import type { HotDiceCue } from '../../cues.ts';

export const hotDice: ShowWords<HotDiceCue> = {
  title: 'Hot Dice',
  about:
    'Hol dir mit der Antwort die Würfel, füll den Topf und sichere ihn, ehe alles weg ist. Ein Pasch öffnet die Tafel.',
  terms: {
    moves: {
      take: 'Punkte nehmen',
      open: 'Tafel öffnen',
      'catch-up': 'Die Aufholjagd spielen',
    },
    did: {
      take: 'nahm die Augen eines Paschs',
      open: 'öffnete ein Feld',
      'catch-up': 'begann die Aufholjagd',
    },
    stamps: {
      banked: 'GESICHERT!',
      million: 'JACKPOT!',
      retired: 'UNGESCHLAGEN!',
      'bonanza-bust': 'ALLES WEG!',
      coin: 'MÜNZE WEG',
      'catch-up': 'AUFHOLJAGD',
      'mega-nothing': 'KEIN PASCH',
    },
    outcomes: {
      coin: 'Münze weg',
      'no-gain': 'Kein Gewinn',
      'free-roll': 'Freiwurf',
    },
    endings: {
      'bonus-bonanza banked': 'sicherte die Bonanza',
      'bonus-bonanza bust': 'verlor die Bonanza',
      'mega-roll nothing': 'gewann mit dem Mega Roll nichts',
      'mega-roll banked': 'sicherte den Mega Roll',
      'mega-roll million': 'gewann den Hauptpreis des Mega Roll',
    },
  },
  ahead: {
    opened: ({ board }) => `Was ist hinter Tür ${(board.dice as readonly number[])[0]}?`,
    'game-won': ({ board }) => (board.tieBreak === true ? 'Die letzte Frage entscheidet!' : 'Und damit gewinnt…'),
    'bonanza-banked': ({ board }, t) => `${Does(t, board.seat as number, 'hört', 'hörst')} auf! Und das heißt…`,
    'mega-banked': ({ board }, t) => `${Does(t, board.seat as number, 'geht', 'gehst')} auf Nummer sicher…`,
  },
  commentary: {
    started: ({ rounds }) =>
      `Wir sind auf Sendung! ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}, dann die Aufholjagd.`,
    asked: ({ round, tieBreak, replaces, ask }) =>
      `${tieBreak ? 'Die Stichfrage' : replaces ? `Runde ${round}, eine neue Frage` : `Runde ${round}`}: ${ask}`,
    sent: ({ seat }, t) => `${Does(t, seat, 'hat', 'hast')} geantwortet.`,
    'thrown-out': () => 'Keiner traut sich! Dann eben eine andere.',
    called: ({ seat, secret, buzz }, t) => {
      const [mine = 0, theirs = 0] = [buzz[seat], buzz[1 - seat]];
      // HD-79
      const tied = theirs > 0 && Math.abs(mine - secret) === Math.abs(theirs - secret);
      return tied
        ? `Die geheime Zahl ist ${secret}: gleich nah! ${Does(t, seat, 'war', 'warst')} zuerst da.`
        : `Die geheime Zahl ist ${secret}. ${Does(t, seat, 'ist', 'bist')} mit ${mine} am nächsten dran.`;
    },
    answered: ({ seat, text }, t) => `${Does(t, seat, 'sagt', 'sagst')}: ${text}.`,
    right: ({ to }, t) => `Richtig!${to < 0 ? '' : ` ${Does(t, to, 'bekommt', 'bekommst')} den Freiwurf.`}`,
    wrong: ({ seat }, t) => `Leider nein${hey(t, seat)}.`,
    'answer-was': ({ to, answer }, t) =>
      `${theAnswer(answer)}${to < 0 ? '' : `${Does(t, to, 'bekommt', 'bekommst')} den Freiwurf.`}`.trim(),
    picked: ({ seat, number }, t) => `${Does(t, seat, 'nimmt', 'nimmst')} die ${number}. Und jetzt der Wurf…`,
    'free-roll': ({ seat, dice, total }, t) =>
      `Ein Freiwurf für ${accusative(t, seat)}: ${thrown(dice)}, ${spelled(total)}.`,
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'würfelt', 'würfelst')} ${thrown(dice)}: ${spelled(total)}!`,
    added: ({ cash, pot }, { money }) =>
      cash === pot ? `${money(pot)} im Topf.` : `${money(cash)} dazu. Der Topf steht bei ${money(pot)}.`,
    double: ({ seat, double, cash, forced }, t) =>
      forced
        ? `${double}er-Pasch! ${t.money(cash)} reichen nicht: Jetzt ${also(t, seat, 'muss', 'musst')} ${t.isYou(seat) ? 'du' : t.name(seat)} die Tafel öffnen.`
        : `${double}er-Pasch! ${t.money(cash)}, oder das, was hinter Tür ${double} steckt?`,
    opened: ({ seat, double, space, amount }, t) => {
      const behind = {
        cash: t.money(amount),
        'cash-and-roll': `${t.money(amount)} und noch ein Wurf`,
        'double-pot': 'der doppelte Topf',
        'double-score': 'doppeltes Guthaben',
        'tie-score': 'Gleichstand',
        'free-rolls': amount === 1 ? 'ein Freiwurf' : `${amount} Freiwürfe`,
        'lose-loss': 'eine Niederlage weniger',
        bust: 'alles weg',
        million: t.money(amount),
      }[space];
      return `${Does(t, seat, 'öffnet', 'öffnest')} Tür ${double}: ${behind}!`;
    },
    'loss-lost': ({ seat }, t) => `Damit ist ${possessive(t, seat, 'die', 'Niederlage')} gestrichen.`,
    bust: ({ seat, lost }, t) => `Alles weg! ${Does(t, seat, 'verliert', 'verlierst')} ${t.money(lost)}.`,
    banked: ({ seat, cash, score }, t) =>
      `${Does(t, seat, 'sichert', 'sicherst')} ${t.money(cash)} und ${also(t, seat, 'hat', 'hast')} jetzt ${t.money(score)}.`,
    'tie-broken': ({ seat, cash, miss }, t) =>
      miss
        ? `Daneben! Damit gehört die Stichfrage ${dative(t, seat)}: ${t.money(cash)}!`
        : `${Does(t, seat, 'gewinnt', 'gewinnst')} die Stichfrage: ${t.money(cash)}!`,
    late: ({ seat }, t) => `Die Zeit ist um für ${accusative(t, seat)}.`,
    'catch-up': ({ seat, reply, behind }, t) => {
      if (!reply)
        return `Die Aufholjagd! ${Does(t, seat, 'liegt', 'liegst')} ${t.money(behind)} zurück und ${also(t, seat, 'wählt', 'wählst')} eine Zahl.`;
      return behind > 0
        ? `Jetzt der Konter! ${Does(t, seat, 'liegt', 'liegst')} ${t.money(behind)} zurück und ${also(t, seat, 'wählt', 'wählst')} eine Zahl.`
        : `Alles wieder offen! ${Does(t, seat, 'wählt', 'wählst')} eine Zahl für den Konter.`;
    },
    scored: ({ seat, cash }, t) => `${t.money(cash)} für ${accusative(t, seat)}!`,
    'no-gain': ({ why }) =>
      ({
        seven: 'Das bringt nichts.',
        space: 'Nichts dahinter.',
        late: 'Nichts gewonnen, nichts verloren.',
      })[why],
    again: ({ seat }, t) => `${Does(t, seat, 'darf', 'darfst')} noch einmal würfeln.`,
    stopped: ({ seat }, t) => `${Does(t, seat, 'belässt', 'belässt')} es dabei.`,
    'reply-due': ({ seat, level }, t) =>
      `${level ? 'Gleichstand!' : 'Die Führung wechselt!'} ${Does(t, seat, 'darf', 'darfst')} mit einem Wurf kontern.`,
    tie: ({ score }, { money }) => `Gleichstand bei ${money(score)}. Jetzt kommt die Entscheidung!`,
    'game-won': ({ seat, score, wins }, t) =>
      `${Does(t, seat, 'gewinnt', 'gewinnst')} das Spiel mit ${t.money(score)}!${wins === 1 ? '' : ` Das ist Sieg Nummer ${wins} in Folge.`}`,
    eliminated: ({ seat }, t) =>
      `Eine Niederlage zu viel, also heißt es Abschied nehmen${hey(t, seat)}. Danke fürs Mitspielen!`,
    bonanza: ({ seat, coins }, t) =>
      `Zeit für die Bonus Bonanza! ${Does(t, seat, 'hat', 'hast')} ${coins === 1 ? 'eine Goldmünze' : `${coins} Goldmünzen`} und ${also(t, seat, 'wählt', 'wählst')} eine Zahl.`,
    coin: ({ seat, coins }, t) =>
      coins === 0
        ? `Pech! Aber ${possessive(t, seat, 'die', 'letzte Münze')} rettet den Topf.`
        : `Pech! Aber eine Münze rettet den Topf, ${coins === 1 ? 'eine bleibt' : `${coins} bleiben`}.`,
    'bonanza-bust': ({ seat, lost }, t) =>
      `Pech, und keine Münze mehr! ${Does(t, seat, 'verliert', 'verlierst')} ${t.money(lost)}.`,
    'bonanza-banked': ({ seat, cash }, t) =>
      `${Does(t, seat, 'hört', 'hörst')} auf und ${also(t, seat, 'nimmt', 'nimmst')} ${t.money(cash)} mit nach Hause!`,
    'mega-roll': ({ seat, wins, million }, t) =>
      `${Counted(wins)} Siege in Folge: Es geht um ${t.money(million)} im Mega Roll! ${Does(t, seat, 'braucht', 'brauchst')} einen Pasch.`,
    'mega-nothing': ({ seat }, t) => `Diesmal kein Glück${hey(t, seat)}.`,
    'mega-banked': ({ seat, cash }, t) => `${Does(t, seat, 'nimmt', 'nimmst')} ${t.money(cash)} mit nach Hause!`,
    million: () => 'Jackpot! Das war die richtige Tür!',
    retired: ({ seat, earnings }, t) =>
      `${Does(t, seat, 'hört', 'hörst')} reich und ungeschlagen auf, mit ${t.money(earnings)} insgesamt!`,
  },
};

/** Nach dem Namen von Show oder Teil. */
export const words = {
  'hot-dice': hotDice,
  'bonus-bonanza': {
    title: 'Bonus Bonanza',
    about: 'Goldmünzen, eine Liste von Würfen und ein Topf, der zu sichern ist, ehe alles weg ist.',
    commentary: hotDice.commentary,
  },
  'mega-roll': {
    title: 'Mega Roll',
    about: 'Ein Wurf mit zwei Würfeln. Nur ein Pasch gewinnt, und hinter einer Tür wartet ein Vermögen.',
    commentary: hotDice.commentary,
  },
};
