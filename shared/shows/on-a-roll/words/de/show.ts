/** On A Roll auf Deutsch. */

import { prizeName } from '../../../../engine/money.ts';
import type { ShowWords } from '../../../../words/commentary.ts';
import { plural } from '../../../../words/count.ts';
import { accusative, also, asObject, Does, dative, hey, spelled, thrown } from '../../../../words/de/person.ts';
import type { OnARollCue } from '../../cues.ts';
import { aKind } from './kinds.ts';

export const onARollWords: ShowWords<OnARollCue> = {
  title: 'On A Roll',
  about: 'Zwei würfeln um Buchstaben, lösen Hinweise auf Person, Ort oder Sache und spielen Big 6 und Lucky 7.',
  terms: {
    moves: {
      done: 'Fertig',
      clue: 'Hinweis lösen',
      subject: 'Die Lösung nennen',
      'name-game': 'Das Namensspiel spielen',
      reveal: 'Buchstaben zeigen',
    },
    did: {
      done: 'war fertig',
      'name-game': 'begann ein Namensspiel',
      reveal: 'zeigte Buchstaben',
    },
    stamps: {
      'clue-right': 'RICHTIG!',
      'subject-right': 'RICHTIG!',
      'game-won': { game: 'SPIEL GEWONNEN!', match: 'MATCH GEWONNEN!' },
      'six-passed': 'KEIN TIPP',
      seven: 'SIEBEN!',
      'clue-wrong': 'FALSCH',
      'subject-wrong': 'FALSCH',
      'six-right': 'RICHTIG!',
      'six-wrong': 'FALSCH',
      'name-right': 'RICHTIG!',
      'six-missed': 'DIESMAL NICHT',
      'six-solved': 'GELÖST!',
      'lucky-double': 'EIN PASCH!',
      timeout: 'KEIN WURF MEHR',
    },
    outcomes: {
      unplayable: 'Nicht spielbar',
      wasted: 'Verschenkt',
      'money-roll': 'Geld',
    },
    lists: {
      bigSix: 'Wörter mit sechs Buchstaben',
    },
    items: {
      bigSix: 'Wort',
    },
  },
  ahead: {
    'game-won': () => 'Und das steckte hinter den Hinweisen …',
    'six-missed': () => 'Und das Wort war …',
  },
  below: {
    'game-won': () => 'Weiter mit Big 6',
    'six-missed': () => 'für ein ungelöstes Wort',
  },
  commentary: {
    started: () => 'Wir sind auf Sendung! Hinweise erwürfeln und sagen, was dahintersteckt.',
    puzzle: ({ game, kind }, { number }) => `Spiel ${number(game)}! Drei Hinweise führen zu ${aKind(kind, true)}.`,
    'name-game': ({ ask, letters }, { number }) => `Wer ist das, mit ${number(letters)} Buchstaben? „${ask}.“`,
    shown: ({ letters }, { number }) =>
      `Hier ${plural(letters, 'kommt ein Buchstabe', `kommen ${number(letters)} Buchstaben`)}.`,
    sent: ({ seat }, t) => `${Does(t, seat, 'hat', 'hast')} getippt.`,
    'both-passed': () => 'Noch traut sich keiner!',
    called: ({ seat, secret, buzz }, t) => {
      const [mine = 0, theirs = 0] = [buzz[seat], buzz[1 - seat]];
      // HD-79, wie bei jeder Frage um die Würfel.
      const tied = theirs > 0 && Math.abs(mine - secret) === Math.abs(theirs - secret);
      return `Die geheime Zahl ist ${t.number(secret)}${tied ? `: gleich nah! ${Does(t, seat, 'war', 'warst')} zuerst da` : `. ${Does(t, seat, 'ist', 'bist')} am nächsten dran`} und ${also(t, seat, 'antwortet', 'antwortest')}.`;
    },
    'free-guess': ({ seat }, t) => `Ein freier Versuch für ${accusative(t, seat)}.`,
    guessed: ({ seat, text }, t) => `${Does(t, seat, 'sagt', 'sagst')} „${text}“.`,
    'no-guess': ({ seat }, t) => `${Does(t, seat, 'passt', 'passt')}.`,
    wrong: () => 'Leider nein.',
    'name-right': ({ seat, name, rolls }, t) =>
      `${name} stimmt! ${Does(t, seat, 'hat', 'hast')} die Würfel und ${t.number(rolls)} ${plural(rolls, 'Wurf', 'Würfe')}.`,
    'name-void': ({ name }) => `Es war ${name}. Versuchen wir einen anderen Namen.`,
    late: ({ seat }, t) => `Die Zeit ist um für ${accusative(t, seat)}.`,
    rolled: ({ seat, dice, total }, t) =>
      dice[0] === dice[1]
        ? `${Does(t, seat, 'würfelt', 'würfelst')} ${thrown(dice)}.`
        : `${Does(t, seat, 'würfelt', 'würfelst')} ${thrown(dice)}: also ${dice.join(', ')} oder ${t.number(total)}.`,
    passed: ({ seat, to }, t) => `${Does(t, seat, 'gibt', 'gibst')} die Würfel an ${accusative(t, to)}.`,
    double: ({ to }, t) => `Ein Pasch! Die Würfel und ein freier Buchstabe gehen an ${accusative(t, to)}.`,
    unplayable: ({ to }, t) =>
      `Damit lässt sich nichts mehr öffnen. Die Würfel und ein freier Buchstabe gehen an ${accusative(t, to)}.`,
    opened: ({ row, number, letter, random }, t) =>
      `${random ? 'Die Tafel nimmt' : 'Nummer'} ${t.number(number)} in Reihe ${t.number(row + 1)}: ${letter}.`,
    'clue-right': ({ seat, clue }, t) =>
      `${clue}! ${Does(t, seat, 'darf', 'darfst')} jetzt die große Lösung versuchen.`,
    'clue-missed': ({ seat }, t) => `Kein Tipp von ${dative(t, seat)}. Die Würfel bleiben, wo sie sind.`,
    'clue-wrong': () => 'Nein, das ist es nicht. Der Hinweis bleibt offen.',
    'subject-right': ({ seat }, t) => `Das ist richtig${hey(t, seat)}!`,
    'subject-wrong': ({ text }) => `Nein, „${text}“ ist es nicht.`,
    held: ({ seat }, t) => `${Does(t, seat, 'wartet', 'wartest')} noch ab.`,
    'round-over': () => 'Die Runde ist vorbei.',
    time: () => 'Die Zeit ist um! Jetzt zeigen wir die Lösung Stück für Stück.',
    bare: () => 'Alle Zahlen sind weg. Jetzt zeigen wir die Lösung Stück für Stück.',
    'puzzle-void': ({ subject }) => `Es war ${subject}. Das holt sich keiner.`,
    'game-won': ({ seat, subject, wins, how }, t) =>
      `${subject === '' ? '' : `${subject}! `}${Does(t, seat, 'gewinnt', 'gewinnst')} das ${how === 'match' ? 'Match' : 'Spiel'}${how === 'game' && (wins[seat] ?? 0) > 1 ? `, schon Nummer ${t.number(wins[seat] ?? 0)}` : ''}!`,
    'big-six': ({ seat, doubled }, t) => `Zeit für Big 6${hey(t, seat)}!${doubled ? ' Alles zählt doppelt.' : ''}`,
    'money-roll': ({ top, hints }, { money }) => `Dieses Wort ist ${money(top)} wert. Der Tipp: „${hints.join('. ')}.“`,
    'six-rolled': ({ seat, dice, value }, t) =>
      `${Does(t, seat, 'würfelt', 'würfelst')} ${thrown(dice)}, es geht um ${t.money(value)}.`,
    wasted: ({ double, rolls }, { number }) =>
      `${double ? 'Ein Pasch' : 'Beide sind schon offen'}: kein Buchstabe. Noch ${number(rolls)} ${plural(rolls, 'Wurf', 'Würfe')}.`,
    took: ({ number, letter }, t) => `Nummer ${t.number(number)} ist ein ${letter}.`,
    'six-right': ({ seat }, t) => `Das ist richtig${hey(t, seat)}!`,
    'six-wrong': ({ text }) => `Nein, „${text}“ ist es nicht.`,
    'six-passed': ({ seat }, t) => `${Does(t, seat, 'rät', 'rätst')} nicht.`,
    'six-solved': ({ seat, word, cash }, t) => `${word}! ${Does(t, seat, 'gewinnt', 'gewinnst')} ${t.money(cash)}!`,
    'six-missed': ({ seat, word, cash }, t) =>
      `Es war ${word}. ${Does(t, seat, 'nimmt', 'nimmst')} ${t.money(cash)} mit nach Hause.`,
    'lucky-seven': ({ seat, top }, t) =>
      `Zeit für Lucky 7, Hauptpreis: ${t.money(top)}! ${Does(t, seat, 'wählt', 'wählst')} einen Buchstaben.`,
    letter: ({ letter, prize, timer }, { money, number }) =>
      `Hinter dem ${letter}: ${prizeName(prize, money)}! ${number(timer)} ${plural(timer, 'Wurf', 'Würfe')} für eine Sieben.`,
    'lucky-rolled': ({ seat, dice, total }, t) =>
      `${Does(t, seat, 'würfelt', 'würfelst')} ${thrown(dice)}: ${spelled(total)}${total === 7 ? '!' : '.'}`,
    'side-cash': ({ cash, timer }, { money, number }) =>
      `Das sind ${money(cash)} nebenbei, und noch ${number(timer)} ${plural(timer, 'Wurf', 'Würfe')}.`,
    seven: ({ seat, prize }, t) =>
      `SIEBEN! ${Does(t, seat, 'gewinnt', 'gewinnst')}${asObject(prizeName(prize, t.money))}!`,
    'lucky-double': () => 'Ein Pasch! Damit ist Lucky 7 vorbei.',
    timeout: ({ seat, cash }, t) => `Kein Wurf mehr übrig! ${Does(t, seat, 'behält', 'behältst')} ${t.money(cash)}.`,
    level: ({ lucky }, { money }) => `Gleichstand bei ${money(lucky)}! Ein letztes Spiel entscheidet.`,
    'match-won': ({ seat, retired }, t) =>
      `${Does(t, seat, 'ist', 'bist')} Champion${retired ? ` und ${also(t, seat, 'verabschiedet', 'verabschiedest')} ${t.isYou(seat) ? 'dich' : 'sich'} ungeschlagen` : ''}!`,
  },
};

/** Nach dem Namen von Show oder Teil. */
export const words = {
  'on-a-roll': onARollWords,
  'big-six': {
    title: 'Big 6',
    about: 'Ein Geldwurf, sechs verdeckte Buchstaben, vier Würfe, um das Wort zu finden.',
    commentary: onARollWords.commentary,
  },
  'lucky-seven': {
    title: 'Lucky 7',
    about: 'Einen Buchstaben wählen, den Preis sehen und eine 7 würfeln, ehe die Würfe ausgehen.',
    terms: { outcomes: { seven: 'Gewinnt', double: 'Beendet es' } },
    commentary: onARollWords.commentary,
  },
};
