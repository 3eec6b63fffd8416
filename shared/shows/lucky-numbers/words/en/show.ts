import type { ShowWords } from '../../../../words/commentary.ts';
import { accusative, also, Does, does, hey, spelled, theAnswer, thrown } from '../../../../words/en/person.ts';
import type { MatchCue } from '../../cues.ts';

export const luckyNumbers: ShowWords<MatchCue> = {
  title: 'Lucky Numbers',
  about: 'Answer, roll, and own the numbers. The first 7 opens the danger zone.',
  terms: {
    moves: {
      buzz: 'Buzz',
      buzzcodes: 'Send the numbers',
      'open-game': 'Open the game',
      buzzer: 'Ring the buzzer',
    },
    did: {
      buzz: 'sent a number',
      buzzcodes: 'sent the numbers',
      'open-game': 'opened a game',
      buzzer: 'rang the buzzer',
    },
    stamps: {
      // In the danger zone it is told a moment later what that does.
      rolled: { 7: 'SEVEN!' },
      stole: 'STEAL!',
      'game-won': { luckiest: 'WINS THE GAME', seven: 'WINS ON THE 7', buzzer: 'WINS THE GAME' },
      buzzer: 'TIME!',
    },
    outcomes: {
      luckiest: 'Wins',
      stole: 'Steals',
    },
  },
  ahead: {
    'game-opened': () => 'Which number wins this game?',
    'match-won': () => 'And that makes our champion…',
  },
  below: {
    'match-won': ({ seat }, t) => `${t.name(seat)} plays The Main Event next`,
  },
  commentary: {
    started: () => 'We’re on the air! Six numbers, and one of them wins.',
    'codes-in': (cue, t) => `${Does(t, cue.seat, 'has')} sent every number.`,
    'game-opened': () => '',
    luckiest: ({ game, luckiest }) =>
      `Game ${game}! The luckiest number is ${luckiest}: roll it, and the game is yours.`,
    asked: ({ round, tieBreak, ask }) => `${tieBreak ? 'The tie-breaker' : `Round ${round}`}: ${ask}`,
    buzzed: ({ seat }, t) => `${Does(t, seat, 'is')} locked in.`,
    called: ({ seat, secret, buzz }, t) => {
      const away = buzz.map(number => (number === 0 ? Number.POSITIVE_INFINITY : Math.abs(number - secret)));
      // LN-07
      if (away[0] === away[1])
        return `The secret number is ${secret}: a tie! ${Does(t, seat, 'was')} first, so ${does(t, seat, 'gets')} to answer.`;
      return `The secret number is ${secret}. ${Does(t, seat, 'is')} closest with ${buzz[seat]} and ${also(t, seat, 'gets')} to answer.`;
    },
    'thrown-out': () => 'No takers! Here’s another.',
    answered: ({ seat, text }, t) => `${Does(t, seat, 'says')}: ${text}.`,
    right: ({ seat }, t) => `That’s right! The dice go to ${accusative(t, seat)}.`,
    wrong: ({ seat }, t) => `Sorry${hey(t, seat)}, that’s not it.`,
    silent: ({ seat }, t) => `Nothing from ${accusative(t, seat)} in time.`,
    'answer-was': ({ to, answer }, t) =>
      `${theAnswer(answer)}${to < 0 ? '' : `The dice go to ${accusative(t, to)}.`}`.trim(),
    late: ({ seat }, t) => `Time’s up for ${accusative(t, seat)}, so the dice roll by themselves.`,
    passed: ({ seat, to }, t) => `${Does(t, seat, 'passes')} the dice. ${Does(t, to, 'has')} to roll.`,
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'rolls')} ${thrown(dice)}: ${spelled(total)}!`,
    wild: ({ seat, added, pot }, t) =>
      `Wild! ${t.money(added)} more makes the pot ${t.money(pot)}. ${Does(t, seat, 'rolls')} again.`,
    took: ({ seat, number, cash }, t) =>
      `${Does(t, seat, 'takes')} the ${number}. ${t.money(cash)} more if ${does(t, seat, 'wins')} this game.`,
    stole: ({ seat, from, number, cash }, t) =>
      t.isYou(from)
        ? `${Does(t, seat, 'steals')} your ${number}: ${t.money(cash)} more if ${does(t, seat, 'wins')} this game.`
        : `${Does(t, seat, 'steals')} the ${number} from ${accusative(t, from)}. ${t.money(cash)} more if ${does(t, seat, 'wins')} this game.`,
    repeat: ({ number, added, pot }, { money }) =>
      `Another ${number}! ${money(added)} goes into the pot: ${money(pot)}.`,
    danger: () => 'That puts this game in the danger zone!',
    'game-won': ({ seat, how, cash }, t) => {
      const win = `${Does(t, seat, 'wins')} the game and ${t.money(cash)}!`;
      return {
        luckiest: `That’s the luckiest number! ${win}`,
        seven: `Seven in the danger zone! ${win}`,
        buzzer: `${Does(t, seat, 'holds')} more numbers and ${also(t, seat, 'wins')} the last game: ${t.money(cash)}.`,
      }[how];
    },
    'game-void': ({ pot }, { money }) => `Nobody wins this game! The ${money(pot)} in the pot go to no one.`,
    'game-split': ({ cash }, t) =>
      `All square on numbers, so the pot is split: ${t.list(cash.map((dollars, seat) => `${t.money(dollars)} for ${accusative(t, seat)}`))}.`,
    buzzer: ({ round }) => `There’s the buzzer! Round ${round} was the last.`,
    tie: ({ score }, { money }) => `All tied at ${money(score)}! One more question decides it.`,
    'match-won': ({ seat, score }, t) => `${Does(t, seat, 'wins')} the match with ${t.money(score)}!`,
  },
};

/** By name of show or act. */
export const words = {
  'lucky-numbers': luckyNumbers,
};
