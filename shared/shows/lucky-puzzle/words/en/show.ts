import type { ShowWords } from '../../../../words/commentary.ts';
import { accusative, Does, hey, spelled, theAnswer, thrown } from '../../../../words/en/person.ts';
import type { LuckyPuzzleCue } from '../../cues.ts';

export const luckyPuzzle: ShowWords<LuckyPuzzleCue> = {
  title: 'Lucky Puzzle',
  about: 'Roll for letters, solve the puzzle while it is still worth something, and play The Main Event.',
  terms: {
    stamps: {
      solved: 'SOLVED!',
      time: 'TIME!',
      'wrong-guess': 'WRONG',
      unlucky: 'UNLUCKY!',
      'by-default': 'RIVAL SCORES!',
    },
    outcomes: {
      unlucky: 'Unlucky',
    },
  },
  ahead: {
    'game-won': () => 'And that makes our winner…',
  },
  below: {
    'game-won': ({ seat }, t) => `${t.name(seat)} plays The Main Event next`,
  },
  commentary: {
    started: ({ champion, drawn }, t) =>
      drawn
        ? `The draw makes ${accusative(t, champion)} the champion. ${Does(t, 1 - champion, 'is')} the challenger.`
        : `${Does(t, champion, 'is')} back as champion. ${Does(t, 1 - champion, 'is')} the challenger.`,
    puzzle: ({ round, tieBreak, category, letters, value, seat }, t) => {
      const what = category === '' ? `${letters} letters` : `${category}, ${letters} letters`;
      return tieBreak
        ? `The tie-breaker: ${what}. One mistake and it’s over. ${Does(t, seat, 'starts')}.`
        : `Round ${round}: ${what}, worth ${t.money(value)}. ${Does(t, seat, 'starts')}.`;
    },
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'rolls')} ${thrown(dice)}: ${spelled(total)}.`,
    unlucky: ({ total }) => `Unlucky! Nothing left adds up to ${total}.`,
    opened: ({ numbers, letters, value }, { list, money }) =>
      `${list(numbers.map((number, i) => `${number} is ${letters[i] ?? ''}`))}.${value > 0 ? ` The puzzle is worth ${money(value)} now.` : ''}`,
    passed: ({ seat, to }, t) => `${Does(t, seat, 'passes')} to ${accusative(t, to)}.`,
    guessed: ({ seat, text }, t) => `${Does(t, seat, 'says')}: ${text}.`,
    'wrong-guess': () => 'No, that’s not it.',
    late: ({ seat, to }, t) => `Time’s up for ${accusative(t, seat)}. ${Does(t, to, 'takes')} over.`,
    solved: ({ seat, solution, value }, t) =>
      value > 0
        ? `${solution}! ${Does(t, seat, 'solves')} it for ${t.money(value)}!`
        : `${solution}! ${Does(t, seat, 'solves')} it!`,
    'follow-up': ({ seat, ask, value }, t) => `For ${t.money(value)}${hey(t, seat)}: ${ask}`,
    answered: ({ seat, text }, t) => `${Does(t, seat, 'says')}: ${text}.`,
    silent: ({ seat }, t) => `Nothing from ${accusative(t, seat)} in time.`,
    right: ({ seat, value }, t) => `Right! ${t.money(value)} for ${accusative(t, seat)}.`,
    wrong: () => 'Sorry, no.',
    'by-default': ({ seat, value, answer }, t) =>
      `Then it has to be the other one${answer === '' ? '' : `: “${answer}”`}. ${t.money(value)} for ${accusative(t, seat)}.`,
    'second-chance': ({ seat }, t) => `${Does(t, seat, 'gets')} a chance to answer.`,
    'nobody-knew': ({ answer }) => `Nobody had it. ${theAnswer(answer)}`.trim(),
    time: ({ round }) => `Time! That’s the end of round ${round}.`,
    tie: ({ score }, { money }) => `All tied at ${money(score)}! One more puzzle decides it.`,
    'tie-break-lost': ({ seat, solution }, t) => `That costs ${accusative(t, seat)} the game. It was ${solution}.`,
    'game-won': ({ seat, score }, t) => `${Does(t, seat, 'wins')} the game with ${t.money(score)}!`,
  },
};

/** By name of show or act. */
export const words = {
  'lucky-puzzle': luckyPuzzle,
};
