/** On A Roll in English. */

import { prizeName } from '../../../../engine/money.ts';
import type { ShowWords } from '../../../../words/commentary.ts';
import { plural } from '../../../../words/count.ts';
import { accusative, also, asObject, Does, hey, spelled, thrown } from '../../../../words/en/person.ts';
import type { OnARollCue } from '../../cues.ts';
import { aKind } from './kinds.ts';

export const onARollWords: ShowWords<OnARollCue> = {
  title: 'On A Roll',
  about: 'Two players roll for letters, solve clues to a person, place or thing, and play Big 6 and Lucky 7.',
  terms: {
    moves: {
      done: 'Done',
      clue: 'Solve the clue',
      subject: 'Name the subject',
      'name-game': 'Play the name game',
      reveal: 'Reveal letters',
    },
    did: {
      done: 'finished',
      'name-game': 'began a name game',
      reveal: 'showed letters',
    },
    stamps: {
      'clue-right': 'RIGHT!',
      'subject-right': 'RIGHT!',
      'game-won': { game: 'GAME WON!', match: 'MATCH WON!' },
      'six-passed': 'NO GUESS',
      seven: 'SEVEN!',
      'clue-wrong': 'WRONG',
      'subject-wrong': 'WRONG',
      'six-right': 'RIGHT!',
      'six-wrong': 'WRONG',
      'name-right': 'RIGHT!',
      'six-missed': 'NOT THIS TIME',
      'six-solved': 'SOLVED!',
      'lucky-double': 'A DOUBLE!',
      timeout: 'OUT OF ROLLS',
    },
    outcomes: {
      unplayable: 'No play',
      wasted: 'Wasted',
      'money-roll': 'Money',
    },
    lists: {
      bigSix: 'Six-letter words',
    },
    items: {
      bigSix: 'word',
    },
  },
  ahead: {
    'game-won': () => 'And here is what every clue was hiding…',
    'six-missed': () => 'And the word was…',
  },
  below: {
    'game-won': () => 'Next: Big 6',
    'six-missed': () => 'for a word that nobody solved',
  },
  commentary: {
    started: () => 'We’re on the air! Roll for clues, and name what they hide.',
    puzzle: ({ game, kind }, { number }) => `Game ${number(game)}! Three clues lead to ${aKind(kind)}.`,
    'name-game': ({ ask, letters }, { number }) => `Who is it, in ${number(letters)} letters? “${ask}.”`,
    shown: ({ letters }, { number }) =>
      `Here ${plural(letters, 'is one letter', `are ${number(letters)} letters`)} for you.`,
    sent: ({ seat }, t) => `${Does(t, seat, 'is')} locked in.`,
    'both-passed': () => 'No takers yet!',
    called: ({ seat, secret, buzz }, t) => {
      const [mine = 0, theirs = 0] = [buzz[seat], buzz[1 - seat]];
      // HD-79, as in every toss-up.
      const tied = theirs > 0 && Math.abs(mine - secret) === Math.abs(theirs - secret);
      return `The secret number is ${t.number(secret)}${tied ? `: a tie! ${Does(t, seat, 'was')} first` : `. ${Does(t, seat, 'is')} closest`} and ${also(t, seat, 'answers')}.`;
    },
    'free-guess': ({ seat }, t) => `A free guess for ${accusative(t, seat)}.`,
    guessed: ({ seat, text }, t) => `${Does(t, seat, 'says')} “${text}”.`,
    'no-guess': ({ seat }, t) => `${Does(t, seat, 'passes')}.`,
    wrong: () => 'Sorry, no.',
    'name-right': ({ seat, name, rolls }, t) =>
      `It’s ${name}! ${Does(t, seat, 'has')} the dice and ${t.number(rolls)} ${plural(rolls, 'roll', 'rolls')}.`,
    'name-void': ({ name }) => `It was ${name}. Let’s try another name.`,
    late: ({ seat }, t) => `Time’s up for ${accusative(t, seat)}.`,
    rolled: ({ seat, dice, total }, t) =>
      dice[0] === dice[1]
        ? `${Does(t, seat, 'rolls')} ${thrown(dice)}.`
        : `${Does(t, seat, 'rolls')} ${thrown(dice)}: that’s ${dice.join(', ')} or ${t.number(total)}.`,
    passed: ({ seat, to }, t) => `${Does(t, seat, 'passes')} the dice to ${accusative(t, to)}.`,
    double: ({ to }, t) => `A double! The dice and a free letter go to ${accusative(t, to)}.`,
    unplayable: ({ to }, t) => `Nothing left to open with that. The dice and a free letter go to ${accusative(t, to)}.`,
    opened: ({ row, number, letter, random }, t) =>
      `${random ? 'The board picks' : 'Number'} ${t.number(number)} in row ${t.number(row + 1)}: ${letter}.`,
    'clue-right': ({ seat, clue }, t) => `${clue}! ${Does(t, seat, 'gets')} a shot at the big answer.`,
    'clue-missed': ({ seat }, t) => `No guess from ${accusative(t, seat)} in time. The dice stay put.`,
    'clue-wrong': () => 'No, that’s not it. The clue is still open.',
    'subject-right': ({ seat }, t) => `That’s right${hey(t, seat)}!`,
    'subject-wrong': ({ text }) => `No, it’s not “${text}”.`,
    held: ({ seat }, t) => `${Does(t, seat, 'waits')}.`,
    'round-over': () => 'That’s the end of the round.',
    time: () => 'Time! Now we show the answer bit by bit.',
    bare: () => 'Every number is gone. Now we show the answer bit by bit.',
    'puzzle-void': ({ subject }) => `It was ${subject}. Nobody takes this one.`,
    'game-won': ({ seat, subject, wins, how }, t) =>
      `${subject === '' ? '' : `${subject}! `}${Does(t, seat, 'wins')} the ${how}${how === 'game' && (wins[seat] ?? 0) > 1 ? `: that makes ${t.number(wins[seat] ?? 0)}` : ''}!`,
    'big-six': ({ seat, doubled }, t) =>
      `Time for Big 6${hey(t, seat)}!${doubled ? ' Everything is worth double.' : ''}`,
    'money-roll': ({ top, hints }, { money }) => `This word is worth ${money(top)}. Your hint: “${hints.join('. ')}.”`,
    'six-rolled': ({ seat, dice, value }, t) =>
      `${Does(t, seat, 'rolls')} ${thrown(dice)}, playing for ${t.money(value)}.`,
    wasted: ({ double, rolls }, { number }) =>
      `${double ? 'A double' : 'Both are open already'}: no letter. ${number(rolls)} ${plural(rolls, 'roll', 'rolls')} left.`,
    took: ({ number, letter }, t) => `Number ${t.number(number)} is ${letter}.`,
    'six-right': ({ seat }, t) => `That’s right${hey(t, seat)}!`,
    'six-wrong': ({ text }) => `No, it’s not “${text}”.`,
    'six-passed': ({ seat }, t) => `${Does(t, seat, 'has')} no guess.`,
    'six-solved': ({ seat, word, cash }, t) => `${word}! ${Does(t, seat, 'wins')} ${t.money(cash)}!`,
    'six-missed': ({ seat, word, cash }, t) => `It was ${word}. ${Does(t, seat, 'takes')} ${t.money(cash)} home.`,
    'lucky-seven': ({ seat, top }, t) =>
      `Time for Lucky 7, with a top prize of ${t.money(top)}! ${Does(t, seat, 'picks')} a letter.`,
    letter: ({ letter, prize, timer }, { money, number }) =>
      `Behind the ${letter}: ${prizeName(prize, money)}! ${number(timer)} ${plural(timer, 'roll', 'rolls')} to hit a seven.`,
    'lucky-rolled': ({ seat, dice, total }, t) =>
      `${Does(t, seat, 'rolls')} ${thrown(dice)}: ${spelled(total)}${total === 7 ? '!' : '.'}`,
    'side-cash': ({ cash, timer }, { money, number }) =>
      `That’s ${money(cash)} on the side, and ${number(timer)} ${plural(timer, 'roll', 'rolls')} to go.`,
    seven: ({ seat, prize }, t) => `SEVEN! ${Does(t, seat, 'wins')}${asObject(prizeName(prize, t.money))}!`,
    'lucky-double': () => 'A double! That ends Lucky 7.',
    timeout: ({ seat, cash }, t) => `Out of rolls! ${Does(t, seat, 'keeps')} ${t.money(cash)}.`,
    level: ({ lucky }, { money }) => `All tied at ${money(lucky)}! One more game decides it.`,
    'match-won': ({ seat, retired }, t) =>
      `${Does(t, seat, 'is')} the champion${retired ? ` and ${also(t, seat, 'retires')} undefeated` : ''}!`,
  },
};

/** By name of show or act. */
export const words = {
  'on-a-roll': onARollWords,
  'big-six': {
    title: 'Big 6',
    about: 'A money roll, six hidden letters, four rolls to find the word.',
    commentary: onARollWords.commentary,
  },
  'lucky-seven': {
    title: 'Lucky 7',
    about: 'Pick a letter, see the prize, and roll a 7 before the rolls run out.',
    terms: { outcomes: { seven: 'Wins', double: 'Ends it' } },
    commentary: onARollWords.commentary,
  },
};
