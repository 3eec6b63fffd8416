/** Texts on the stage: plates, notes on desks, the card, and what screen readers say. */
import { ordinal, several } from './counting.ts';

/** What everybody waits for, and what is at stake: the stake is lit. */
export interface Prompt {
  readonly stake?: string;
  readonly ask?: string;
}

const away = (distance: number) => (distance === 0 ? 'on the number' : `${distance} away`);

export const stage = {
  onAir: 'ON AIR',
  /** In place of that, by phase. */
  offAir: { lobby: 'SOON', over: 'OVER' } as Readonly<Record<string, string>>,
  check: (code: string) => `check ${code}`,
  practice: 'PRACTICE',
  overlayRefused: 'This overlay link no longer works. Make a new one at the host’s desk.',
  stage: 'The stage',
  scan: 'Scan to join',
  orType: (address: string) => `or type ${address}`,
  scanRecap: 'Scan for the recap',
  code: 'Code',
  back: 'Back in a moment',
  hostAway: 'The host is away. We carry on when the host is back.',
  storing: 'We’re saving the show. It carries on by itself.',
  awayDesk: (name: string) => `${name} is away`,
  freeSeat: 'free',
  freeSeatName: 'free seat',
  diceLabel: (faces: readonly number[]) => `Dice: ${faces.join(', ')}`,
  diceInAir: 'The dice are rolling.',
  scoreLabel: (name: string, score: string) => `${name}: ${score}`,
  choices: {
    titleOn: 'Sound: on',
    titleOff: 'Sound: off',
    sound: 'Sound',
    volume: 'Volume',
    short: 'Short throws',
    announcer: 'Read the commentary out loud',
    voice: 'Voice',
    anyVoice: 'Usual voice',
    speed: 'Speed',
    keys: 'The M key turns the sound on and off.',
  },
  champion: 'CHAMPION',
  takesHome: 'takes home',
  finalScores: 'FINAL SCORES',
  wellPlayed: (names: string) => `Well played, ${names}!`,
  /** Across the board, by what happened. */
  stamps: {
    right: 'RIGHT!',
    wrong: 'WRONG',
    'wrong-guess': 'WRONG',
    'clue-right': 'RIGHT!',
    'clue-wrong': 'WRONG',
    'subject-wrong': 'WRONG',
    'six-wrong': 'WRONG',
    'name-right': 'RIGHT!',
    silent: 'NO ANSWER',
    stole: 'STEAL!',
    danger: 'DANGER ZONE',
    bust: 'BUST!',
    busted: 'BUST!',
    'bonanza-bust': 'BUST!',
    double: 'DOUBLE!',
    coin: 'LOST A COIN',
    wild: 'WILD!',
    unlucky: 'UNLUCKY!',
    'all-six': 'ALL SIX!',
    late: 'TIME!',
    buzzer: 'THE BUZZER!',
    tie: 'A TIE!',
    'catch-up': 'CATCH-UP',
    'hand-over': 'SEVEN OUT',
    forfeited: 'ALL LOST',
    'lucky-double': 'A DOUBLE!',
  } as Readonly<Record<string, string>>,
  closest: {
    secret: 'THE NUMBER',
    far: (distance: number) => (distance === 0 ? 'spot on!' : `${distance} away`),
    none: 'no number',
    answers: (name: string) => `${name} is closest and answers!`,
    /** LN-07: whoever sent first. */
    level: (name: string) => `A tie! ${name} sent first and answers.`,
  },
  clickForSound: 'Click once to turn the sound on',
  danger: 'DANGER ZONE',
  lobby: 'The show starts in a moment.',
  waitingFor: (names: string) => `Waiting for ${names}.`,
  goesOn: 'We’ll be right back.',
  seatsFree: (n: number) => (n === 1 ? 'One seat is open' : `${n} seats are open`),
  over: 'That’s our show. Thanks for watching!',

  plain: { pot: 'POT', yes: 'yes', no: 'no' },

  luckyNumbers: {
    pot: 'POT',
    round: (round: number) => `Round ${round}`,
    game: (game: number) => `game ${game}`,
    tieBreak: 'Tie-breaker',
    win: 'WIN',
    winsTheGame: 'wins the game',
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
    /** Beside a number on the ruler. */
    far: (distance: number) => (distance === 0 ? 'on it' : `${distance} away`),
    away: (name: string, distance: number, called: boolean) =>
      called ? `${name}, ${away(distance)}: answers` : `${name}, ${away(distance)}`,
    noNumber: (name: string) => `${name} sent no number`,
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
  },

  mainEvent: {
    jackpot: 'JACKPOT',
    medals: ['Bronze', 'Silver', 'Gold'],
    medalLabel: (name: string, prize: string, missing: readonly number[]) =>
      missing.length === 0 ? `${name}: ${prize}, won` : `${name}: ${prize}, missing ${missing.join(' and ')}`,
    rollsLeft: 'rolls left',
    rollsLeftLabel: (left: number) => `${left} rolls left`,
    numbersWon: 'numbers',
    plays: 'rolls the dice',
    claims: 'claims a number',
    decides: 'stops or goes on',
    needs: 'needs',
    or: 'or',
    forJackpot: (medal: string) => `for the ${medal.toLowerCase()} medal and the jackpot`,
    forMedals: 'for three prizes and the jackpot',
    wildTakes: 'wild takes',
    firstSeven: 'first 7',
    lastThrow: (total: number) => `rolled ${total}`,
    soFar: 'Won so far',
    offers: 'The host offers',
    plus: (prize: string) => `+ ${prize}`,
    risk: 'Another 7 and it’s all gone',
    allCash: 'All cash',
    /** For a win of this number in a row. */
    lastWin: (wins: number) => `${ordinal(wins)} win`,
    promptOffer: (chances: number, missing: readonly number[], cash: string, prizes: number): Prompt => {
      const take = prizes === 0 ? cash : `${['', 'one prize', 'two prizes', 'three prizes'][prizes] ?? ''} and ${cash}`;
      const on = chances >= 0 ? `${several(chances, 'roll', 'rolls')} for the ${missing.join(', ')}` : 'roll on';
      return { stake: `Take ${take}, or ${on}?` };
    },
    promptWild: (): Prompt => ({ ask: 'Which one?' }),
    outcome: {
      swept: 'Every prize and the jackpot',
      stopped: 'Stopped in time',
      forfeited: 'It’s all gone',
      'ran-out': 'Out of rolls',
    } as Readonly<Record<string, string>>,
    takes: (cash: string, prizes: readonly string[]) => [cash, ...prizes].join(' + '),
    nothing: 'The jackpot waits for the next champion.',
  },
} as const;
