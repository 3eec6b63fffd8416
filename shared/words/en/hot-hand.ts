import type { HotHandCue } from '../../shows/hot-hand/cues.ts';
import type { Corrected, ShowWords } from '../telling.ts';

const betNames: Readonly<Record<string, string>> = {
  'flaming-four': 'Flaming Four',
  'sizzling-six': 'Sizzling Six',
  'hot-hand': 'Hot Hand',
};

const called = (bet: string) => betNames[bet] ?? bet;

export const hotHand: ShowWords<HotHandCue | Corrected> = {
  title: 'Hot Hand',
  about: 'Bet that the totals come before the 7: four of them, six of them, or all ten.',
  commentary: {
    correct: ({ seat, was, score, reason }, { name, number }) =>
      `The host corrects ${name(seat)} from ${number(was)} to ${number(score)}${reason === '' ? '' : `: ${reason}`}.`,
    'hand-opened': ({ hand, shooter }, { name }) => `Hand ${hand}. Place your bets; ${name(shooter)} has the dice.`,
    bet: ({ seat, on, stake }, { name, number }) => `${name(seat)} bets ${number(stake)} on ${called(on)}.`,
    closed: ({ bets, shooter }, { name }) =>
      bets === 0 ? `No bets. ${name(shooter)} throws all the same.` : `No more bets. ${name(shooter)}, throw!`,
    late: ({ seat }, { name }) => `Time is up for ${name(seat)}: the dice are thrown.`,
    rolled: ({ seat, dice, total }, { name }) => `${name(seat)} throws ${dice.join(' and ')}: ${total}.`,
    hit: ({ total, hit }) => `The ${total} is in. That makes ${hit}.`,
    paid: ({ seat, on, paid }, { name, number }) => `${called(on)} pays ${name(seat)} ${number(paid)}!`,
    lost: ({ seat, on, stake }, { name, number }) => `${name(seat)} loses ${number(stake)} on ${called(on)}.`,
    'hand-over': ({ hand, hit }) =>
      hit === 10 ? `All ten! Hand ${hand} is over.` : `Hand ${hand} is over with ${hit} of ten.`,
    closing: ({ scores }, { name, number, list }) =>
      `The banks: ${list(scores.map((bank, seat) => `${name(seat)} ${number(bank)}`))}.`,
  },
};
