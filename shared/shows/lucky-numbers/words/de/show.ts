import type { ShowWords } from '../../../../words/commentary.ts';
import { accusative, also, Does, dative, hey, spelled, theAnswer, thrown } from '../../../../words/de/person.ts';
import type { MatchCue } from '../../cues.ts';

export const luckyNumbers: ShowWords<MatchCue> = {
  title: 'Lucky Numbers',
  about: 'Antworten, würfeln, Zahlen besitzen. Die erste 7 öffnet die Gefahrenzone.',
  terms: {
    moves: {
      buzz: 'Melden',
      buzzcodes: 'Die Zahlen senden',
      'open-game': 'Das Spiel öffnen',
      buzzer: 'Schlusszeichen geben',
    },
    did: {
      buzz: 'schickte eine Zahl',
      buzzcodes: 'schickte die Zahlen',
      'open-game': 'öffnete ein Spiel',
      buzzer: 'gab das Schlusszeichen',
    },
    stamps: {
      rolled: { 7: 'SIEBEN!' },
      stole: 'GEKLAUT!',
      'game-won': { luckiest: 'GEWINNT DAS SPIEL', seven: 'GEWINNT DURCH DIE 7', buzzer: 'GEWINNT DAS SPIEL' },
      buzzer: 'ZEIT UM!',
    },
    outcomes: {
      luckiest: 'Gewinnt',
      stole: 'Spiel weggeschnappt',
    },
  },
  ahead: {
    'game-opened': () => 'Welche Zahl gewinnt dieses Spiel?',
    'match-won': () => 'Und damit ist Champion…',
  },
  below: {
    'match-won': ({ seat }, t) => `${t.name(seat)} spielt jetzt The Main Event`,
  },
  commentary: {
    started: () => 'Wir sind auf Sendung! Sechs Zahlen, und eine davon gewinnt.',
    'codes-in': ({ seat }, t) => `${Does(t, seat, 'hat', 'hast')} alle Zahlen geschickt.`,
    'game-opened': () => '',
    luckiest: ({ game, luckiest }) =>
      `Spiel ${game}! Die Glückszahl ist die ${luckiest}: Wer sie würfelt, gewinnt das Spiel.`,
    asked: ({ round, tieBreak, ask }) => `${tieBreak ? 'Die Stichfrage' : `Runde ${round}`}: ${ask}`,
    buzzed: ({ seat }, t) => `${Does(t, seat, 'hat', 'hast')} eine Zahl gesetzt.`,
    called: ({ seat, secret, buzz }, t) => {
      const away = buzz.map(number => (number === 0 ? Number.POSITIVE_INFINITY : Math.abs(number - secret)));
      // LN-07
      if (away[0] === away[1])
        return `Die geheime Zahl ist ${secret}: gleich nah! ${Does(t, seat, 'war', 'warst')} zuerst da und ${also(t, seat, 'antwortet', 'antwortest')}.`;
      return `Die geheime Zahl ist ${secret}. ${Does(t, seat, 'ist', 'bist')} mit ${buzz[seat]} am nächsten dran und ${also(t, seat, 'antwortet', 'antwortest')}.`;
    },
    'thrown-out': () => 'Keiner traut sich! Dann eben eine andere.',
    answered: ({ seat, text }, t) => `${Does(t, seat, 'sagt', 'sagst')}: ${text}.`,
    right: ({ seat }, t) => `Richtig! Die Würfel gehen an ${accusative(t, seat)}.`,
    wrong: ({ seat }, t) => `Leider nein${hey(t, seat)}.`,
    silent: ({ seat }, t) => `Von ${dative(t, seat)} kam keine Antwort.`,
    'answer-was': ({ to, answer }, t) =>
      `${theAnswer(answer)}${to < 0 ? '' : `Die Würfel gehen an ${accusative(t, to)}.`}`.trim(),
    late: ({ seat }, t) => `Die Zeit ist um für ${accusative(t, seat)}. Die Würfel rollen von allein.`,
    passed: ({ seat, to }, t) =>
      `${Does(t, seat, 'gibt', 'gibst')} die Würfel ab. ${Does(t, to, 'muss', 'musst')} würfeln.`,
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'würfelt', 'würfelst')} ${thrown(dice)}: ${spelled(total)}!`,
    wild: ({ seat, added, pot }, t) =>
      `Joker! ${t.money(added)} mehr, der Topf steht bei ${t.money(pot)}. ${Does(t, seat, 'würfelt', 'würfelst')} gleich noch einmal.`,
    took: ({ seat, number, cash }, t) =>
      `${Does(t, seat, 'holt', 'holst')} ${t.isYou(seat) ? 'dir' : 'sich'} die ${number}. Das sind ${t.money(cash)} mehr bei einem Sieg in diesem Spiel.`,
    stole: ({ seat, from, number, cash }, t) =>
      `${Does(t, seat, 'klaut', 'klaust')} ${dative(t, from)} die ${number}${t.isYou(from) ? ': das' : '. Das'} sind ${t.money(cash)} mehr bei einem Sieg in diesem Spiel.`,
    repeat: ({ number, added, pot }, { money }) =>
      `Schon wieder die ${number}! ${money(added)} wandern in den Topf: ${money(pot)}.`,
    danger: () => 'Ab jetzt spielen wir in der Gefahrenzone!',
    'game-won': ({ seat, how, cash }, t) => {
      const win = `${Does(t, seat, 'gewinnt', 'gewinnst')} das Spiel und ${t.money(cash)}!`;
      return {
        luckiest: `Das ist die Glückszahl! ${win}`,
        seven: `Sieben in der Gefahrenzone! ${win}`,
        buzzer: `${Does(t, seat, 'hat', 'hast')} mehr Zahlen und ${also(t, seat, 'gewinnt', 'gewinnst')} das letzte Spiel: ${t.money(cash)}.`,
      }[how];
    },
    'game-void': ({ pot }, { money }) =>
      `Dieses Spiel hat keinen Gewinner! Die ${money(pot)} im Topf gehen an niemanden.`,
    'game-split': ({ cash }, t) =>
      `Gleich viele Zahlen, also wird der Topf geteilt: ${t.list(cash.map((dollars, seat) => `${t.money(dollars)} für ${accusative(t, seat)}`))}.`,
    buzzer: ({ round }) => `Da ist das Schlusszeichen! Runde ${round} war die letzte.`,
    tie: ({ score }, { money }) => `Gleichstand bei ${money(score)}! Eine letzte Frage entscheidet.`,
    'match-won': ({ seat, score }, t) => `${Does(t, seat, 'gewinnt', 'gewinnst')} das Match mit ${t.money(score)}!`,
  },
};

/** Nach dem Namen von Show oder Teil. */
export const words = {
  'lucky-numbers': luckyNumbers,
};
