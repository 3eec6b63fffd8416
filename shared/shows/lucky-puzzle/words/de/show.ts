import type { ShowWords } from '../../../../words/commentary.ts';
import { accusative, also, Does, dative, hey, spelled, theAnswer, thrown } from '../../../../words/de/person.ts';
import type { LuckyPuzzleCue } from '../../cues.ts';

export const luckyPuzzle: ShowWords<LuckyPuzzleCue> = {
  title: 'Lucky Puzzle',
  about: 'Buchstaben erwürfeln, das Rätsel lösen, solange es noch etwas wert ist, und The Main Event spielen.',
  terms: {
    stamps: {
      solved: 'GELÖST!',
      time: 'ZEIT UM!',
      'wrong-guess': 'FALSCH',
      unlucky: 'PECH!',
      'by-default': 'RIVALE KASSIERT!',
    },
    outcomes: {
      unlucky: 'Pech',
    },
  },
  ahead: {
    'game-won': () => 'Und damit gewinnt…',
  },
  below: {
    'game-won': ({ seat }, t) => `${t.name(seat)} spielt jetzt The Main Event`,
  },
  commentary: {
    started: ({ champion, drawn }, t) =>
      drawn
        ? `Das Los macht ${accusative(t, champion)} zum Champion. ${Does(t, 1 - champion, 'fordert', 'forderst')} heraus.`
        : `${Does(t, champion, 'ist', 'bist')} als Champion zurück. ${Does(t, 1 - champion, 'fordert', 'forderst')} heraus.`,
    puzzle: ({ round, tieBreak, category, letters, value, seat }, t) => {
      const what = category === '' ? `${letters} Buchstaben` : `${category}, ${letters} Buchstaben`;
      return tieBreak
        ? `Das Stechen: ${what}. Ein Fehler, und es ist vorbei. ${Does(t, seat, 'fängt', 'fängst')} an.`
        : `Runde ${round}: ${what}, ${t.money(value)} wert. ${Does(t, seat, 'fängt', 'fängst')} an.`;
    },
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'würfelt', 'würfelst')} ${thrown(dice)}: ${spelled(total)}.`,
    unlucky: ({ total }) => `So ein Pech! Nichts mehr da, was ${total} ergibt.`,
    opened: ({ numbers, letters, value }, { list, money }) =>
      `${list(numbers.map((number, i) => `${number} ist ${letters[i] ?? ''}`))}.${value > 0 ? ` Jetzt ist das Rätsel noch ${money(value)} wert.` : ''}`,
    passed: ({ seat, to }, t) => `${Does(t, seat, 'gibt', 'gibst')} an ${accusative(t, to)} ab.`,
    guessed: ({ seat, text }, t) => `${Does(t, seat, 'sagt', 'sagst')}: ${text}.`,
    'wrong-guess': () => 'Nein, das ist es nicht.',
    late: ({ seat, to }, t) =>
      `Die Zeit ist um für ${accusative(t, seat)}. Jetzt ${also(t, to, 'ist', 'bist')} ${t.isYou(to) ? 'du' : t.name(to)} dran.`,
    solved: ({ seat, solution, value }, t) =>
      value > 0
        ? `${solution}! ${Does(t, seat, 'löst', 'löst')} es für ${t.money(value)}!`
        : `${solution}! ${Does(t, seat, 'löst', 'löst')} es!`,
    'follow-up': ({ seat, ask, value }, t) => `Für ${t.money(value)}${hey(t, seat)}: ${ask}`,
    answered: ({ seat, text }, t) => `${Does(t, seat, 'sagt', 'sagst')}: ${text}.`,
    silent: ({ seat }, t) => `Von ${dative(t, seat)} kam keine Antwort.`,
    right: ({ seat, value }, t) => `Richtig! ${t.money(value)} für ${accusative(t, seat)}.`,
    wrong: () => 'Leider nein.',
    'by-default': ({ seat, value, answer }, t) =>
      `Dann kann es nur das andere sein${answer === '' ? '' : `: „${answer}“`}. ${t.money(value)} für ${accusative(t, seat)}.`,
    'second-chance': ({ seat }, t) => `${Does(t, seat, 'darf', 'darfst')} es versuchen.`,
    'nobody-knew': ({ answer }) => `Das wusste keiner. ${theAnswer(answer)}`.trim(),
    time: ({ round }) => `Die Zeit ist um! Runde ${round} ist vorbei.`,
    tie: ({ score }, { money }) => `Gleichstand bei ${money(score)}! Ein letztes Rätsel entscheidet.`,
    'tie-break-lost': ({ seat, solution }, t) => `Das kostet ${accusative(t, seat)} das Spiel. Es war ${solution}.`,
    'game-won': ({ seat, score }, t) => `${Does(t, seat, 'gewinnt', 'gewinnst')} das Spiel mit ${t.money(score)}!`,
  },
};

/** Nach dem Namen von Show oder Teil. */
export const words = {
  'lucky-puzzle': luckyPuzzle,
};
