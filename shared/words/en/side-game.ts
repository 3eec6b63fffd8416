/** The audience's own game: points on the throws of the show. */
import type { Narrator } from '../commentary.ts';

export const sideGame = {
  title: 'Play along',
  lead: 'Bet points on the next rolls. Points are just for fun.',
  off: 'The host has turned the audience game off.',
  name: 'Your name',
  enter: 'Get 1,000 points',
  points: (points: number, { number }: Narrator) => `${number(points)} points`,
  stake: 'Stake',
  all: 'All',
  hand: 'Before the next 7',
  handHit: (hit: number) => `${hit} of 10 so far`,
  handClosed: 'These open again after the next 7.',
  /** By how many totals must come. */
  bets: {
    4: { name: 'Flaming Four', totals: '2 3 11 12' },
    6: { name: 'Sizzling Six', totals: '4 5 6 8 9 10' },
    10: { name: 'Hot Hand', totals: 'all ten' },
  },
  pays: (toOne: string) => `${toOne} to 1`,
  paysNine: (toOne: string, nine: string) => `${toOne} to 1, nine of them ${nine} to 1`,
  total: 'The next roll of two dice',
  totalPays: (odds: string) => `pays ${odds} to 1`,
  choice: (name: string) => `What does ${name} do?`,
  choicePays: (times: number) => `right pays ${times - 1} to 1`,
  winner: 'Who wins?',
  winnerPays: 'right pays 1 to 1, until the first roll',
  yours: 'Your bets',
  none: 'No bets yet.',
  won: (points: string) => `You win ${points}.`,
  lost: 'Not this time.',
  again: 'All gone! Here are some new points.',
  best: 'Best of the audience',
  place: (place: number) => `Audience no. ${place}:`,
  failed: 'That didn’t get through. Try again.',
  delay: (seconds: number) =>
    `Your picture is ${seconds} s behind, so a bet counts for the first roll after the server gets it.`,
};

export type SideGameWords = typeof sideGame;
