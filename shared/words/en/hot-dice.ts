import type { HotDiceCue } from '../../shows/hot-dice/cues.ts';
import type { ShowWords } from '../telling.ts';

export const hotDice: ShowWords<HotDiceCue> = {
  title: 'Hot Dice',
  about: 'Answer for the dice, build the pot, and bank it before a 7 comes. A double opens the board.',
  commentary: {
    started: ({ rounds }) =>
      `On the air! Welcome to Hot Dice: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, then the catch-up.`,
    asked: ({ round, tieBreak, replaces, ask }) =>
      `${tieBreak ? 'Tie-breaker' : replaces ? `Round ${round}, another question` : `Round ${round}`}: ${ask}`,
    sent: ({ seat }, { name }) => `${name(seat)} is in.`,
    'thrown-out': () => 'Nobody answers. The question is thrown out; another one follows.',
    called: ({ seat, secret, buzz, text }, { name }) =>
      `The secret number is ${secret}. ${name(seat)} is nearer with ${buzz[seat]} and says: ${text}.`,
    right: ({ seat }, { name }) => `That is right! ${name(seat)} wins the question.`,
    wrong: ({ seat, to }, { name }) => `That is not right, ${name(seat)}. The question goes to ${name(to)}.`,
    picked: ({ seat, number }, { name }) => `${name(seat)} picks number ${number}.`,
    'free-roll': ({ seat, dice, total }, { name }) => `A free roll for ${name(seat)}: ${dice.join(' and ')}, ${total}.`,
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} rolls ${dice.join(' and ')}: ${total}.`,
    added: ({ cash, pot }, { money }) => `${money(cash)} more. The pot is ${money(pot)}.`,
    double: ({ seat, double, cash, forced }, { name, money }) =>
      forced
        ? `Double ${double}! ${money(cash)} would not be enough: ${name(seat)} must open the board.`
        : `Double ${double}! ${money(cash)}, or what lies behind it?`,
    opened: ({ seat, double, space, amount }, { name, money }) => {
      const behind = {
        cash: money(amount),
        'cash-and-roll': `${money(amount)} and another roll`,
        'double-pot': 'double the pot',
        'double-score': 'double the score',
        'tie-score': 'tie the score',
        'free-rolls': amount === 1 ? 'a free roll' : `${amount} free rolls`,
        'lose-loss': 'lose a loss',
        bust: 'a bust',
        million: 'the million',
      }[space];
      return `${name(seat)} opens the ${double}: ${behind}!`;
    },
    'loss-lost': ({ seat }, { name }) => `The loss of ${name(seat)} is wiped off the record.`,
    bust: ({ seat, lost }, { name, money }) => `Bust! ${money(lost)} are gone, ${name(seat)}.`,
    banked: ({ seat, cash, score }, { name, money }) => `${name(seat)} banks ${money(cash)} and has ${money(score)}.`,
    late: ({ seat }, { name }) => `Time is up for ${name(seat)}.`,
    'catch-up': ({ seat, reply, behind }, { name, money }) => {
      if (!reply) return `The catch-up! ${name(seat)} is ${money(behind)} behind and picks a number.`;
      return behind > 0
        ? `The reply: ${name(seat)} is ${money(behind)} behind now and picks a number.`
        : `The scores are level. ${name(seat)} picks a number for the reply.`;
    },
    scored: ({ seat, cash, score }, { name, money }) => `${money(cash)} for ${name(seat)}, who has ${money(score)}.`,
    'no-gain': ({ seat, why }, { name }) =>
      ({
        seven: `A 7. Nothing gained, nothing lost, ${name(seat)}.`,
        space: `Nothing there. Nothing gained, nothing lost, ${name(seat)}.`,
        late: `Nothing gained, nothing lost, ${name(seat)}.`,
      })[why],
    again: ({ seat }, { name }) => `${name(seat)} may roll once more.`,
    stopped: ({ seat }, { name }) => `${name(seat)} leaves it at that.`,
    'reply-due': ({ seat, level }, { name }) =>
      `${level ? 'Level!' : 'The lead has changed!'} ${name(seat)} gets a roll to answer.`,
    tie: ({ score }, { money }) => `Level at ${money(score)}: one more question decides.`,
    'game-won': ({ seat, score, wins }, { name, money }) =>
      `${name(seat)} wins the game with ${money(score)}! ${wins === 1 ? 'A first win.' : `${wins} wins in a row.`}`,
    eliminated: ({ seat }, { name }) => `A second loss: ${name(seat)} leaves the show. Thank you for playing!`,
    bonanza: ({ seat, coins }, { name }) =>
      `The bonus bonanza! ${name(seat)} has ${coins === 1 ? 'one gold coin' : `${coins} gold coins`} and picks a number.`,
    coin: ({ seat, coins }, { name }) =>
      `Bust! That costs ${name(seat)} a coin, ${coins === 0 ? 'the last one' : `${coins} left`}, and one more roll.`,
    'bonanza-bust': ({ seat, lost }, { name, money }) => `Bust without a coin! ${money(lost)} are gone, ${name(seat)}.`,
    'bonanza-banked': ({ seat, cash }, { name, money }) => `${name(seat)} stops and takes ${money(cash)}!`,
    'mega-roll': ({ seat }, { name, money }) =>
      `Four wins in a row: the mega roll for ${money(1_000_000)}! ${name(seat)} needs a double.`,
    'mega-nothing': ({ seat }, { name }) => `Nothing this time, ${name(seat)}.`,
    'mega-banked': ({ seat, cash }, { name, money }) => `${name(seat)} takes ${money(cash)}!`,
    million: ({ seat, cash }, { name, money }) => `${money(cash)} for ${name(seat)}!`,
    retired: ({ seat, earnings }, { name, money }) =>
      `With ${money(earnings)} in all, ${name(seat)} retires a millionaire.`,
  },
};
