import { type Corrected, isSeated, type ShowWords } from '../../../../words/commentary.ts';
import { Counted, counted } from '../../../../words/en/counting.ts';
import { accusative, Does, does, possessive, spelled, thrown } from '../../../../words/en/person.ts';
import type { HotHandCue } from '../../board.ts';

const betNames: Readonly<Record<string, string>> = {
  'flaming-four': 'Flaming Four',
  'sizzling-six': 'Sizzling Six',
  'hot-hand': 'Hot Hand',
};

const bets = Object.keys(betNames);

const called = (bet: string) => betNames[bet] ?? bet;

export const hotHand: ShowWords<HotHandCue | Corrected> = {
  title: 'Hot Hand',
  about: 'Bet that the totals come before the 7: four of them, six of them, or all ten.',
  terms: {
    moves: {
      bet: 'Bet',
      close: 'Close the bets',
    },
    did: {
      bet: 'placed a bet',
    },
    stamps: {
      closed: 'BETS CLOSED',
      'seven-out': 'SEVEN OUT!',
      pays: ['FLAMING FOUR PAYS', 'SIZZLING SIX PAYS', 'HOT HAND PAYS', 'NINE OF TEN PAY'],
      tied: 'A TIE AT THE TOP',
    },
    outcomes: {
      hit: 'New total',
    },
  },
  ahead: {
    closing: ({ seats }) => (seats.length > 1 ? 'And who has the most?' : 'And what is in the bank?'),
  },
  commentary: {
    correct: ({ seat, was, score, reason }, t) =>
      `The host changes ${possessive(t, seat)} bank from ${t.number(was)} to ${t.number(score)}${reason === '' ? '' : `: ${reason}`}.`,
    'hand-opened': ({ hand, shooter }, t) => `Hand ${hand}, and ${does(t, shooter, 'has')} the dice. Place your bets!`,
    bet: ({ seat, on, stake }, t) => `${Does(t, seat, 'puts')} ${t.number(stake)} on ${called(on)}.`,
    closed: ({ bets: made, shooter }, t) =>
      made === 0 ? `No bets this time. ${Does(t, shooter, 'rolls')} anyway.` : 'All bets are in.',
    late: ({ seat }, t) => `Time’s up for ${accusative(t, seat)}, so the dice roll by themselves.`,
    rolled: ({ seat, dice, total }, t) => `${Does(t, seat, 'rolls')} ${thrown(dice)}: ${spelled(total)}!`,
    hit: ({ total, hit }) => `There’s the ${total}! ${Counted(hit)} of ten ${hit === 1 ? 'is' : 'are'} lit.`,
    'seven-out': ({ lost }) => `Seven out!${lost > 0 ? ' It takes every open bet.' : ''}`,
    pays: ({ pays }) => (pays < bets.length ? `${called(bets[pays] ?? '')} pays!` : 'Nine of ten pay!'),
    paid: ({ seat, paid }, t) => `${Does(t, seat, 'gets')} ${t.number(paid)}!`,
    // The table's loss is told in one sentence, everybody's own to themselves.
    lost: ({ seat, on, stake }, t) =>
      t.isYou(seat) ? `${Does(t, seat, 'loses')} ${t.number(stake)} on ${called(on)}.` : '',
    'hand-over': ({ hand, hit, lost }, t) =>
      hit === 10
        ? `All ten! That’s hand ${hand}.`
        : `That’s hand ${hand}: ${counted(hit)} of ten lit${lost > 0 && !isSeated(t) ? `, and ${t.number(lost)} lost` : ''}.`,
    // The table has the scores, the last first.
    closing: ({ scores }) => (scores.length === 1 ? 'That’s the game!' : 'Here are the final scores!'),
    won: ({ seat, score }, t) => `${Does(t, seat, 'wins')} with ${t.number(score)}!`,
    tied: ({ seats, score }, t) =>
      `${t.list([...seats.filter(t.isYou).map(() => 'You'), ...seats.filter(seat => !t.isYou(seat)).map(t.name)])} share the win with ${t.number(score)} each!`,
  },
};

/** By name of show or act. */
export const words = {
  'hot-hand': hotHand,
};
