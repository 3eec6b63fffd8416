import type { LuckyPuzzleCue } from '../../shows/lucky-puzzle/cues.ts';
import type { ShowWords } from '../telling.ts';

export const luckyPuzzle: ShowWords<LuckyPuzzleCue> = {
  title: 'Lucky Puzzle',
  about: 'Buchstaben erwürfeln, das Rätsel lösen, solange es noch etwas wert ist, und The Main Event spielen.',
  commentary: {
    started: ({ champion, drawn }, { name }) =>
      drawn
        ? `Die Auslosung sagt: ${name(champion)} ist Champion, ${name(1 - champion)} fordert heraus.`
        : `${name(champion)} ist als Champion zurück. ${name(1 - champion)} fordert heraus.`,
    puzzle: ({ round, tieBreak, category, letters, value, seat }, { name, money }) => {
      const what = category === '' ? `${letters} Buchstaben` : `${category}, ${letters} Buchstaben`;
      return tieBreak
        ? `Das Stechen: ${what}. Der erste Fehler verliert. ${name(seat)} beginnt.`
        : `Runde ${round}: ${what}, ${money(value)} wert. ${name(seat)} beginnt.`;
    },
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} wirft ${dice.join(' und ')}: ${total}.`,
    unlucky: ({ total }) => `Pech! Nichts, was noch da ist, ergibt ${total}.`,
    opened: ({ numbers, letters, value }, { list, money }) =>
      `${list(numbers.map((number, i) => `${number} ist ${letters[i] ?? ''}`))}.${value > 0 ? ` Das Rätsel ist ${money(value)} wert.` : ''}`,
    passed: ({ seat, to }, { name }) => `${name(seat)} gibt an ${name(to)} ab.`,
    guessed: ({ seat, text }, { name }) => `${name(seat)} sagt: ${text}.`,
    'wrong-guess': () => 'Das ist es nicht.',
    late: ({ seat, to }, { name }) => `Die Zeit von ${name(seat)} ist um. ${name(to)} übernimmt.`,
    solved: ({ seat, solution, value }, { name, money }) =>
      value > 0 ? `${solution}! ${name(seat)} löst es für ${money(value)}.` : `${solution}! ${name(seat)} löst es.`,
    'follow-up': ({ seat, ask, value }, { name, money }) => `Für ${money(value)}, ${name(seat)}: ${ask}`,
    answered: ({ seat, text }, { name }) => `${name(seat)} sagt: ${text}.`,
    silent: ({ seat }, { name }) => `Keine Antwort von ${name(seat)} in der Zeit.`,
    right: ({ seat, value }, { name, money }) => `Richtig! ${money(value)} für ${name(seat)}.`,
    wrong: () => 'Das ist nicht richtig.',
    'by-default': ({ seat, value }, { name, money }) => `Dann ist es die andere: ${money(value)} für ${name(seat)}.`,
    'second-chance': ({ seat }, { name }) => `${name(seat)} darf antworten.`,
    'nobody-knew': () => 'Niemand wusste es.',
    time: ({ round }) => `Zeit! Runde ${round} ist vorbei.`,
    tie: ({ score }, { money }) => `Gleichstand bei ${money(score)}: Ein weiteres Rätsel entscheidet.`,
    'tie-break-lost': ({ seat, solution }, { name }) => `Damit verliert ${name(seat)} das Spiel. Es war ${solution}.`,
    'game-won': ({ seat, score }, { name, money }) => `${name(seat)} gewinnt das Spiel mit ${money(score)}!`,
  },
};
