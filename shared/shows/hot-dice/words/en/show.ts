import type { ShowWords } from '../../../../words/commentary.ts';
import { Counted } from '../../../../words/en/counting.ts';
import {
  accusative,
  also,
  Does,
  does,
  hey,
  possessive,
  spelled,
  theAnswer,
  thrown,
} from '../../../../words/en/person.ts';
import type { HotDiceCue } from '../../cues.ts';

export const hotDice: ShowWords<HotDiceCue> = {
  title: 'Hot Dice',
  about: 'Answer for the dice, build the pot, and bank it before the dice bust. A double opens the board.',
  terms: {
    moves: {
      take: 'Take the roll',
      open: 'Open the board',
      'catch-up': 'Play the catch-up',
    },
    did: {
      take: 'took the double’s points',
      open: 'opened a space',
      'catch-up': 'began the catch-up',
    },
    stamps: {
      banked: 'BANKED!',
      million: 'JACKPOT!',
      retired: 'UNBEATEN!',
      'bonanza-bust': 'BUST!',
      coin: 'LOST A COIN',
      'catch-up': 'CATCH-UP',
      'mega-nothing': 'NO DOUBLE',
    },
    outcomes: {
      coin: 'Coin lost',
      'no-gain': 'No gain',
      'free-roll': 'Free roll',
    },
    endings: {
      'bonus-bonanza banked': 'banked the Bonus Bonanza',
      'bonus-bonanza bust': 'busted in the Bonus Bonanza',
      'mega-roll nothing': 'won nothing with the Mega Roll',
      'mega-roll banked': 'banked the Mega Roll',
      'mega-roll million': 'won the top prize of the Mega Roll',
    },
  },
  ahead: {
    opened: ({ board }) => `What’s behind door ${(board.dice as readonly number[])[0]}?`,
    'game-won': ({ board }) => (board.tieBreak === true ? 'The tie-breaker decides it!' : 'And that makes our winner…'),
    'bonanza-banked': ({ board }, t) => `${Does(t, board.seat as number, 'stops')}! And that means…`,
    'mega-banked': ({ board }, t) => `${Does(t, board.seat as number, 'takes')} the sure thing…`,
  },
  commentary: {
    started: ({ rounds }) => `We’re on the air! ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, then the catch-up.`,
    asked: ({ round, tieBreak, replaces, ask }) =>
      `${tieBreak ? 'The tie-breaker' : replaces ? `Round ${round}, a new question` : `Round ${round}`}: ${ask}`,
    sent: ({ seat }, t) => `${Does(t, seat, 'is')} locked in.`,
    'thrown-out': () => 'No takers! Here’s another.',
    called: ({ seat, secret, buzz }, t) => {
      const [mine = 0, theirs = 0] = [buzz[seat], buzz[1 - seat]];
      // HD-79
      const tied = theirs > 0 && Math.abs(mine - secret) === Math.abs(theirs - secret);
      return tied
        ? `The secret number is ${secret}: a tie! ${Does(t, seat, 'was')} first.`
        : `The secret number is ${secret}. ${Does(t, seat, 'is')} closest with ${mine}.`;
    },
    answered: ({ seat, text }, t) => `${Does(t, seat, 'says')}: ${text}.`,
    right: ({ to }, t) => `That’s right!${to < 0 ? '' : ` ${Does(t, to, 'gets')} the free roll.`}`,
    wrong: ({ seat }, t) => `Sorry${hey(t, seat)}, that’s not it.`,
    'answer-was': ({ to, answer }, t) =>
      `${theAnswer(answer)}${to < 0 ? '' : `${Does(t, to, 'gets')} the free roll.`}`.trim(),
    picked: ({ seat, number }, t) => `${Does(t, seat, 'picks')} ${number}. Here comes the roll…`,
    'free-roll': ({ seat, dice, total }, t) =>
      `A free roll for ${accusative(t, seat)}: ${thrown(dice)}, ${spelled(total)}.`,
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'rolls')} ${thrown(dice)}: ${spelled(total)}!`,
    added: ({ cash, pot }, { money }) =>
      cash === pot ? `${money(pot)} in the pot.` : `${money(cash)} more. The pot is ${money(pot)}.`,
    double: ({ seat, double, cash, forced }, t) =>
      forced
        ? `Double ${double}s! ${t.money(cash)} won’t do it: ${does(t, seat, 'has')} to open the board.`
        : `Double ${double}s! ${t.money(cash)}, or whatever is behind door ${double}?`,
    opened: ({ seat, double, space, amount }, t) => {
      const behind = {
        cash: t.money(amount),
        'cash-and-roll': `${t.money(amount)} and another roll`,
        'double-pot': 'double the pot',
        'double-score': 'double the score',
        'tie-score': 'a tied score',
        'free-rolls': amount === 1 ? 'a free roll' : `${amount} free rolls`,
        'lose-loss': 'lose a loss',
        bust: 'a bust',
        million: t.money(amount),
      }[space];
      return `${Does(t, seat, 'opens')} door ${double}: ${behind}!`;
    },
    'loss-lost': ({ seat }, t) => `That wipes out ${possessive(t, seat)} loss.`,
    bust: ({ seat, lost }, t) => `Bust! ${Does(t, seat, 'loses')} ${t.money(lost)}.`,
    banked: ({ seat, cash, score }, t) =>
      `${Does(t, seat, 'banks')} ${t.money(cash)} and ${also(t, seat, 'has')} ${t.money(score)}.`,
    'tie-broken': ({ seat, cash, miss }, t) =>
      `${miss ? `A miss, so ${does(t, seat, 'wins')}` : Does(t, seat, 'wins')} the tie-breaker: ${t.money(cash)}!`,
    late: ({ seat }, t) => `Time’s up for ${accusative(t, seat)}.`,
    'catch-up': ({ seat, reply, behind }, t) => {
      if (!reply)
        return `Time to catch up! ${Does(t, seat, 'is')} ${t.money(behind)} behind and ${also(t, seat, 'picks')} a number.`;
      return behind > 0
        ? `The reply! ${Does(t, seat, 'is')} ${t.money(behind)} behind now and ${also(t, seat, 'picks')} a number.`
        : `It’s all tied up! ${Does(t, seat, 'answers')} back and ${also(t, seat, 'picks')} a number.`;
    },
    scored: ({ seat, cash }, t) => `${t.money(cash)} for ${accusative(t, seat)}!`,
    'no-gain': ({ why }) =>
      ({
        seven: 'That’s worth nothing.',
        space: 'Nothing there.',
        late: 'Nothing won, nothing lost.',
      })[why],
    again: ({ seat }, t) => `${Does(t, seat, 'gets')} one more roll.`,
    stopped: ({ seat }, t) => `${Does(t, seat, 'stops')} there.`,
    'reply-due': ({ seat, level }, t) =>
      `${level ? 'It’s all tied up!' : 'We have a new leader!'} ${Does(t, seat, 'gets')} one roll to reply.`,
    tie: ({ score }, { money }) => `Tied at ${money(score)}. Here comes the decider!`,
    'game-won': ({ seat, score, wins }, t) =>
      `${Does(t, seat, 'wins')} the game with ${t.money(score)}!${wins === 1 ? '' : ` That’s ${wins} in a row.`}`,
    eliminated: ({ seat }, t) => `One loss too many, so we say goodbye${hey(t, seat)}. Thanks for playing!`,
    bonanza: ({ seat, coins }, t) =>
      `It’s the Bonus Bonanza! ${Does(t, seat, 'has')} ${coins === 1 ? 'one gold coin' : `${coins} gold coins`} and ${also(t, seat, 'picks')} a number.`,
    coin: ({ seat, coins }, t) =>
      coins === 0
        ? `Bust! But ${possessive(t, seat)} last coin saves the pot.`
        : `Bust! But a coin saves the pot, with ${coins} left.`,
    'bonanza-bust': ({ seat, lost }, t) => `Bust, and no coin left! ${Does(t, seat, 'loses')} ${t.money(lost)}.`,
    'bonanza-banked': ({ seat, cash }, t) =>
      `${Does(t, seat, 'stops')} and ${also(t, seat, 'takes')} ${t.money(cash)} home!`,
    'mega-roll': ({ seat, wins, million }, t) =>
      `${Counted(wins)} wins in a row: it’s the Mega Roll for ${t.money(million)}! ${Does(t, seat, 'needs')} a double.`,
    'mega-nothing': ({ seat }, t) => `No luck this time${hey(t, seat)}.`,
    'mega-banked': ({ seat, cash }, t) => `${Does(t, seat, 'takes')} ${t.money(cash)} home!`,
    million: () => 'Jackpot! That was the right door!',
    retired: ({ seat, earnings }, t) =>
      `${Does(t, seat, 'retires')} rich and unbeaten, with ${t.money(earnings)} in all!`,
  },
};

/** By name of show or act. */
export const words = {
  'hot-dice': hotDice,
  'bonus-bonanza': {
    title: 'Bonus Bonanza',
    about: 'Gold coins, a list of rolls, and a pot to bank before the dice bust.',
    commentary: hotDice.commentary,
  },
  'mega-roll': {
    title: 'Mega Roll',
    about: 'One roll of two dice. Only a double wins, and one of the doors hides a fortune.',
    commentary: hotDice.commentary,
  },
};
