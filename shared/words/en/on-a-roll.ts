/** On A Roll in English. */
import type { OnARollCue } from '../../shows/on-a-roll/cues.ts';
import type { ShowWords } from '../telling.ts';

const times = (count: number, one: string, many: string) => (count === 1 ? one : many);
const article = (kind: string) => (/^[aeiou]/i.test(kind) ? 'an' : 'a');

export const onARollWords: ShowWords<OnARollCue> = {
  title: 'On A Roll',
  about: 'Two players roll for letters, solve clues to a person, place or thing, and play Big 6 and Lucky 7.',
  commentary: {
    started: () => 'Welcome to On A Roll!',
    puzzle: ({ game, kind }, tell) => `Game ${tell.number(game)}. Three clues to ${article(kind)} ${kind}.`,
    'name-game': ({ ask, letters }, tell) => `Who is it? ${ask}. ${tell.number(letters)} letters.`,
    shown: ({ letters }, tell) => `${tell.number(letters)} ${times(letters, 'letter is', 'letters are')} shown.`,
    sent: ({ seat }, tell) => `${tell.name(seat)} is in.`,
    'both-passed': () => 'Nobody knows it yet.',
    called: ({ seat, secret, text }, tell) =>
      `The number is ${tell.number(secret)}. ${tell.name(seat)} is closer and says “${text}”.`,
    'free-guess': ({ seat }, tell) => `A free guess for ${tell.name(seat)}.`,
    guessed: ({ seat, text }, tell) => `${tell.name(seat)} says “${text}”.`,
    'no-guess': ({ seat }, tell) => `${tell.name(seat)} passes.`,
    wrong: () => 'No.',
    'name-right': ({ seat, name, rolls }, tell) =>
      `${name} it is! ${tell.name(seat)} has the dice and ${tell.number(rolls)} ${times(rolls, 'roll', 'rolls')}.`,
    'name-void': ({ name }) => `It was ${name}. Another name.`,
    late: ({ seat }, tell) => `Time is up for ${tell.name(seat)}.`,
    rolled: ({ dice: [a = 0, b = 0], total }, tell) =>
      a === b
        ? `${tell.number(a)} and ${tell.number(b)}.`
        : `${tell.number(a)} and ${tell.number(b)}, or ${tell.number(total)}.`,
    passed: ({ seat, to }, tell) => `${tell.name(seat)} passes the dice to ${tell.name(to)}.`,
    double: ({ to }, tell) => `A double! Control and a free letter for ${tell.name(to)}.`,
    unplayable: ({ to }, tell) => `Nothing to open. Control and a free letter for ${tell.name(to)}.`,
    opened: ({ row, number, letter, random }, tell) =>
      `${random ? 'The board takes' : 'Number'} ${tell.number(number)} in row ${tell.number(row + 1)}: ${letter}.`,
    'clue-right': ({ seat, clue }, tell) => `${clue}! ${tell.name(seat)} may name the subject.`,
    'clue-wrong': ({ text }) => `“${text}” is not the clue.`,
    'subject-wrong': ({ text }) => `“${text}” is not it.`,
    held: ({ seat }, tell) => `${tell.name(seat)} holds back.`,
    'round-over': () => 'The round is over.',
    time: () => 'Time! The subject is shown bit by bit.',
    bare: () => 'Every number is gone. The subject is shown bit by bit.',
    'puzzle-void': ({ subject }) => `It was ${subject}. Nobody wins this one.`,
    'game-won': ({ seat, subject, games }, tell) =>
      `${subject}! ${tell.name(seat)} wins the game${games > 1 ? ` and has ${tell.number(games)}` : ''}.`,
    'big-six': ({ seat, doubled }, tell) => `Big 6 for ${tell.name(seat)}${doubled ? ', all values doubled' : ''}.`,
    'money-roll': ({ top, hints }, tell) => `The word is worth ${tell.money(top)}. ${hints.join('. ')}.`,
    'six-rolled': ({ dice: [a = 0, b = 0], value }, tell) =>
      `${tell.number(a)} and ${tell.number(b)}, for ${tell.money(value)}.`,
    wasted: ({ double, rolls }, tell) =>
      `${double ? 'A double' : 'Both are taken'}: a wasted roll. ${tell.number(rolls)} left.`,
    took: ({ number, letter }, tell) => `Number ${tell.number(number)} is ${letter}.`,
    'six-wrong': ({ text }) => `“${text}” is not the word.`,
    'six-passed': ({ seat }, tell) => `${tell.name(seat)} has no guess.`,
    'six-solved': ({ seat, word, cash }, tell) => `${word}! ${tell.name(seat)} wins ${tell.money(cash)}.`,
    'six-missed': ({ seat, word, cash }, tell) => `It was ${word}. ${tell.money(cash)} for ${tell.name(seat)}.`,
    'lucky-seven': ({ seat, top }, tell) =>
      `Lucky 7: ${tell.name(seat)} picks a letter. The top prize is ${tell.money(top)}.`,
    letter: ({ letter, prize, timer }, tell) => `Behind ${letter}: ${prize}. ${tell.number(timer)} rolls to hit a 7.`,
    'lucky-rolled': ({ dice: [a = 0, b = 0], total }, tell) =>
      `${tell.number(a)} and ${tell.number(b)}: ${tell.number(total)}.`,
    'side-cash': ({ cash, timer }, tell) =>
      `${tell.money(cash)} on the side. ${tell.number(timer)} ${times(timer, 'roll', 'rolls')} left.`,
    seven: ({ seat, prize }, tell) => `SEVEN! ${tell.name(seat)} wins ${prize}!`,
    'lucky-double': () => 'A double ends Lucky 7.',
    timeout: ({ seat, cash }, tell) => `Out of rolls. ${tell.name(seat)} keeps ${tell.money(cash)}.`,
    level: ({ lucky }, tell) => `Level at ${tell.money(lucky)}. One more game.`,
    'match-won': ({ seat, retired }, tell) =>
      `${tell.name(seat)} is the champion${retired ? ' and retires unbeaten' : ''}!`,
  },
};
