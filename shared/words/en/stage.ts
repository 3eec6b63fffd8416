/** Texts on the stage: plates, notes on desks, the card, and what screen readers say. */

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
  scanPlay: 'Scan to play along',
  orType: (address: string) => `or type ${address}`,
  scanRecap: 'Scan for the recap',
  code: 'Code',
  back: 'Back in a moment',
  hostAway: 'The host is away. We carry on when the host is back.',
  storing: 'We’re saving the show. It carries on by itself.',
  awayDesk: (name: string) => `${name} is away`,
  freeSeat: 'free',
  /** How a voice says CY$. */
  cyberDollars: 'cyber-dollars',
  freeSeatName: 'free seat',
  diceLabel: (faces: readonly number[]) => `Dice: ${faces.join(', ')}`,
  diceInAir: (name: string) => (name === '' ? 'The dice are rolling.' : `${name} is rolling.`),
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
  gamesWon: 'games won',
  takesIt: 'TAKES IT HOME',
  inAll: (before: string) => `In all, with the ${before} won before`,
  makesInAll: (line: string, sum: string) => `${line} That makes ${sum} in all.`,
  worth: (money: string) => `worth ${money}`,
  inCash: 'In cash',
  finalScores: 'FINAL SCORES',
  /** Before what all have after a win. */
  now: 'Now',
  wellPlayed: (names: string) => `Well played, ${names}!`,
  closest: {
    secret: 'THE NUMBER',
    /** In the rail, until it is told. */
    who: 'Who is closest?',
    far: (distance: number) => (distance === 0 ? 'spot on!' : `${distance} away`),
    none: 'no number',
    late: 'out of time',
    answers: (name: string) => `${name} is closest and answers!`,
    /** LN-07: whoever sent first. */
    level: (name: string) => `A tie! ${name} sent first and answers.`,
  },
  /** Beside a guess on the ruler of a toss-up, and in its line of distances. */
  ruler: {
    far: (distance: number) => (distance === 0 ? 'on it' : `${distance} away`),
    away: (name: string, distance: number, called: boolean) =>
      called ? `${name}, ${away(distance)}: answers` : `${name}, ${away(distance)}`,
    noNumber: (name: string) => `${name} sent no number`,
  },
  clickForSound: 'Click for sound',
  danger: 'DANGER ZONE',
  lobby: 'The show starts in a moment.',
  hostStarts: 'The host starts the show.',
  /** While the players walk on, those of the left side and of the right. */
  welcome: (show: string, left: string, right: string) =>
    left === ''
      ? `Good evening, and welcome to ${show}!`
      : right === ''
        ? `Welcome to ${show}, and welcome ${left}!`
        : `Welcome to ${show}! On the left, ${left}, and on the right, ${right}!`,
  waitingFor: (names: string) => `Waiting for ${names}.`,
  goesOn: 'Coming right up…',
  seatsFree: (n: number) => (n === 1 ? 'One seat is open' : `${n} seats are open`),
  over: 'That’s our show. Thanks for watching!',

  plain: { pot: 'POT', yes: 'yes', no: 'no' },
} as const;
