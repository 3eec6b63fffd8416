import type { MatchCue } from '../../shows/lucky-numbers/cues.ts';
import type { ShowWords } from '../telling.ts';

export const luckyNumbers: ShowWords<MatchCue> = {
  title: 'Lucky Numbers',
  about: 'Answer, roll, and own the numbers. The first 7 opens the danger zone.',
  commentary: {
    started: () => 'On the air! Welcome to Lucky Numbers.',
    'codes-in': ({ seat }, { name }) => `${name(seat)} has sent twenty numbers.`,
    'game-opened': ({ game, luckiest }) => `Game ${game}. The luckiest number is ${luckiest}: throw it and win.`,
    asked: ({ round, tieBreak, ask }) => `${tieBreak ? 'Tie-breaker' : `Round ${round}`}: ${ask}`,
    buzzed: ({ seat }, { name }) => `${name(seat)} has a number in.`,
    called: ({ seat, secret, buzz }, { name }) =>
      `The secret number is ${secret}. ${name(seat)} is nearer with ${buzz[seat]} and answers.`,
    'thrown-out': () => 'Nobody sent a number. The question is thrown out; another one follows.',
    answered: ({ seat, text }, { name }) => `${name(seat)} says: ${text}.`,
    right: ({ seat }, { name }) => `That is right! ${name(seat)} wins the question.`,
    wrong: ({ seat, to }, { name }) => `That is not right, ${name(seat)}. The question goes to ${name(to)}.`,
    silent: ({ seat, to }, { name }) => `No answer from ${name(seat)} in time. The question goes to ${name(to)}.`,
    late: ({ seat }, { name }) => `Time is up for ${name(seat)}: the dice are rolled.`,
    passed: ({ seat, to }, { name }) => `${name(seat)} passes the dice. ${name(to)} has to roll.`,
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} rolls ${dice.join(' and ')}: ${total}.`,
    wild: ({ seat, added, pot }, { name, money }) =>
      `Wild! ${money(added)} more, the pot is ${money(pot)}. ${name(seat)} rolls again.`,
    took: ({ seat, number, cash }, { name, money }) => `${name(seat)} takes the ${number} and its ${money(cash)}.`,
    stole: ({ seat, from, number, cash }, { name, money }) =>
      `${name(seat)} steals the ${number} and its ${money(cash)} from ${name(from)}.`,
    repeat: ({ number, added, pot }, { money }) =>
      `The ${number} again: ${money(added)} into the pot, now ${money(pot)}.`,
    danger: () => 'A 7! From now on this game is in the danger zone.',
    'game-won': ({ seat, how, cash }, { name, money }) =>
      ({
        luckiest: `The luckiest number! ${name(seat)} wins the game and ${money(cash)}.`,
        seven: `A 7 in the danger zone: ${name(seat)} wins the game and ${money(cash)}.`,
        buzzer: `${name(seat)} controls more numbers and wins the last game: ${money(cash)}.`,
      })[how],
    'game-split': ({ cash }, { name, money }) =>
      `Level on numbers, the pot is split: ${cash.map((dollars, seat) => `${name(seat)} ${money(dollars)}`).join(', ')}.`,
    buzzer: ({ round }) => `The buzzer! Round ${round} was the last.`,
    tie: ({ score }, { money }) => `Level at ${money(score)}: one more question decides.`,
    'match-won': ({ seat, score }, { name, money }) => `${name(seat)} wins the match with ${money(score)}!`,
  },
};
