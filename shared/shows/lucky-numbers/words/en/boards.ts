/** What the stage says in Lucky Numbers. */
import type { Prompt } from '../../../../words/en/stage.ts';

export const luckyNumbersBoard = {
  pot: 'POT',
  round: (round: number) => `Round ${round}`,
  game: (game: number) => `game ${game}`,
  tieBreak: 'Tie-breaker',
  win: 'WIN',
  winsTheGame: 'wins the game',
  seven: 'SEVEN!',
  free: 'free',
  lastThrow: (total: number) => `last roll ${total}`,
  tileLabel: (number: number, cash: string, owner: string) =>
    owner === '' ? `${number}: ${cash}, free` : `${number}: ${cash}, ${owner}`,
  luckiestLabel: (number: number) => `${number} wins the game`,
  chooses: 'chooses a number',
  sent: 'has sent a number',
  sends: 'sends numbers',
  codesIn: 'numbers are in',
  answers: 'answers',
  rolls: 'rolls',
  rollsOrPasses: 'rolls or passes',
  toTheMainEvent: 'plays The Main Event',
  buzzNow: 'Closest to the secret number gets to answer.',
  seats: 'Six numbers, two players, one lucky number.',
  nextGame: 'A new game, and a new lucky number.',
  gameWon: (name: string) => `${name} wins the game:`,
  nextQuestion: 'Fingers on the buzzers for the next question.',
  winner: (name: string) => `${name} wins the match`,
  ends: 'That’s the match.',
  promptRoll: (luckiest: number, pays: string): Prompt => ({ stake: `${luckiest} wins ${pays}.` }),
  promptChoice: (luckiest: number, seven: string, other: string): Prompt => ({
    stake: `${luckiest} wins the game, 7 hands ${other} ${seven}.`,
    ask: 'Roll or pass?',
  }),
  promptMustRoll: (luckiest: number, seven: string, other: string): Prompt => ({
    stake: `${luckiest} wins the game, 7 hands ${other} ${seven}.`,
  }),
};
