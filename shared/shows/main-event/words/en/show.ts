import type { Narrator, ShowWords } from '../../../../words/commentary.ts';
import { accusative, asObject, Does, does, spelled, thrown } from '../../../../words/en/person.ts';
import { isOneOff, type MainEventCue } from '../../board.ts';

const medalName = ['Bronze', 'Silver', 'Gold'] as const;

/** Cash and prizes, as the round pays them. */
const paid = (cash: number, prizes: readonly string[], { money, list, prize }: Narrator) =>
  list([money(cash), ...prizes.filter(name => name !== '').map(name => asObject(prize(name)).trim())]);

export const mainEvent: ShowWords<MainEventCue> = {
  title: 'The Main Event',
  about: 'Six half-medals, three prizes, one jackpot, and a 7 that ends it all.',
  terms: {
    moves: {
      continue: 'Keep going',
      claim: 'Take it',
      decline: 'Leave it',
      'main-event': 'On to The Main Event',
    },
    did: {
      continue: 'went on',
      claim: 'took a number',
      decline: 'left the wild',
      'main-event': 'went on to The Main Event',
    },
    stamps: {
      medal: ['BRONZE!', 'SILVER!', 'GOLD!'],
      seven: { false: 'DANGER ZONE', true: 'SECOND SEVEN!' },
      swept: 'CLEAN SWEEP!',
      forfeited: 'ALL LOST',
      'ran-out': 'OUT OF ROLLS',
    },
    outcomes: {
      forfeited: 'All lost',
      'ran-out': 'Out of rolls',
      swept: 'All three',
      claimed: 'A medal',
      offer: '7: offer',
    },
    endings: {
      swept: 'swept The Main Event',
      stopped: 'stopped The Main Event',
      forfeited: 'lost it all in The Main Event',
      'ran-out': 'ran out of rolls in The Main Event',
    },
  },
  ahead: {
    stopped: ({ board }, t) => `${Does(t, board.champion as number, 'stops')}! And that means…`,
    swept: () => 'All six numbers, all three medals…',
    kept: ({ board }, t) => `But ${does(t, board.champion as number, 'keeps')}…`,
  },
  commentary: {
    'main-event': ({ seat, jackpot }, t) =>
      `The Main Event! Three medals, ${t.money(jackpot)} in the jackpot, and${t.isYou(seat) ? '' : ` ${t.name(seat)},`} the dice are yours.`,
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'rolls')} ${thrown(dice)}: ${spelled(total)}!`,
    claimed: ({ seat, number }, t) => `${Does(t, seat, 'has')} the ${number}.`,
    medal: ({ medal, prize, value }, t) =>
      `${medalName[medal]} is complete: ${prize === '' ? t.money(value) : t.prize(prize)}!`,
    wild: ({ added, jackpot, choose, left }, { money }) =>
      left === 0
        ? 'Wild, but not for the last number!'
        : `Wild, ${choose ? 'for any missing number' : 'but not for the last number'}! ${money(added)} more makes the jackpot ${money(jackpot)}.`,
    declined: ({ seat }, t) => `${Does(t, seat, 'passes')} on the wild.`,
    repeat: ({ number, added, jackpot, needs, left }, { money }) => {
      const off = isOneOff(number, needs);
      if (left === 0)
        return off ? `Another ${number}: one off the ${needs}!` : `Another ${number}, and not the ${needs}.`;
      return `Another ${number}${off ? ', one off' : ''}! ${money(added)} goes into the jackpot: ${money(jackpot)}.`;
    },
    seven: ({ second }) => (second ? 'That’s the second seven!' : 'Welcome to the danger zone.'),
    offer: ({ cash, prizes }, t) => `The offer: ${paid(cash, prizes, t)}.`,
    continued: ({ seat }, t) => `${Does(t, seat, 'goes')} on!`,
    'last-number': ({ number, chances }) =>
      `Only the ${number} is missing! ${chances === 1 ? 'One roll' : `${chances} rolls`} to hit it.`,
    stopped: ({ seat, cash, prizes }, t) => `${Does(t, seat, 'stops')} with ${paid(cash, prizes, t)}!`,
    swept: ({ seat, cash, prizes }, t) => `A clean sweep! ${Does(t, seat, 'wins')} ${paid(cash, prizes, t)}!`,
    'ran-out': () => 'Out of rolls!',
    kept: ({ seat, cash, prizes }, t) => `${Does(t, seat, 'keeps')} ${paid(cash, prizes, t)}.`,
    forfeited: ({ seat }, t) => `It’s all gone! But ${does(t, seat, 'is')} still the champion.`,
    late: ({ seat }, t) => `Time’s up for ${accusative(t, seat)}.`,
  },
};

/** By name of show or act. */
export const words = {
  'main-event': mainEvent,
};
