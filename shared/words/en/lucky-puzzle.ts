import type { LuckyPuzzleCue } from '../../shows/lucky-puzzle/cues.ts';
import type { ShowWords } from '../telling.ts';

export const luckyPuzzle: ShowWords<LuckyPuzzleCue> = {
  title: 'Lucky Puzzle',
  about: 'Roll for letters, solve the puzzle while it is still worth something, and play The Main Event.',
  commentary: {
    started: ({ champion, drawn }, { name }) =>
      drawn
        ? `The draw says: ${name(champion)} is the champion, ${name(1 - champion)} the challenger.`
        : `${name(champion)} is back as champion. ${name(1 - champion)} is the challenger.`,
    puzzle: ({ round, tieBreak, category, letters, value, seat }, { name, money }) => {
      const what = category === '' ? `${letters} letters` : `${category}, ${letters} letters`;
      return tieBreak
        ? `The tie-breaker: ${what}. The first mistake loses. ${name(seat)} begins.`
        : `Round ${round}: ${what}, worth ${money(value)}. ${name(seat)} begins.`;
    },
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} rolls ${dice.join(' and ')}: ${total}.`,
    unlucky: ({ total }) => `Unlucky! Nothing left adds up to ${total}.`,
    opened: ({ numbers, letters, value }, { list, money }) =>
      `${list(numbers.map((number, i) => `${number} is ${letters[i] ?? ''}`))}.${value > 0 ? ` The puzzle is worth ${money(value)}.` : ''}`,
    passed: ({ seat, to }, { name }) => `${name(seat)} passes to ${name(to)}.`,
    guessed: ({ seat, text }, { name }) => `${name(seat)} says: ${text}.`,
    'wrong-guess': () => 'That is not it.',
    late: ({ seat, to }, { name }) => `Time is up for ${name(seat)}. ${name(to)} takes over.`,
    solved: ({ seat, solution, value }, { name, money }) =>
      value > 0 ? `${solution}! ${name(seat)} solves it for ${money(value)}.` : `${solution}! ${name(seat)} solves it.`,
    'follow-up': ({ seat, ask, value }, { name, money }) => `For ${money(value)}, ${name(seat)}: ${ask}`,
    answered: ({ seat, text }, { name }) => `${name(seat)} says: ${text}.`,
    silent: ({ seat }, { name }) => `No answer from ${name(seat)} in time.`,
    right: ({ seat, value }, { name, money }) => `Right! ${money(value)} for ${name(seat)}.`,
    wrong: () => 'That is not right.',
    'by-default': ({ seat, value }, { name, money }) => `So it is the other one: ${money(value)} for ${name(seat)}.`,
    'second-chance': ({ seat }, { name }) => `${name(seat)} may answer.`,
    'nobody-knew': () => 'Nobody knew.',
    time: ({ round }) => `Time! Round ${round} is over.`,
    tie: ({ score }, { money }) => `Level at ${money(score)}: one more puzzle decides.`,
    'tie-break-lost': ({ seat, solution }, { name }) => `That loses the game for ${name(seat)}. It was ${solution}.`,
    'game-won': ({ seat, score }, { name, money }) => `${name(seat)} wins the game with ${money(score)}!`,
  },
};
