/** The pages in English: short, plain, in the words of the stage. */

import type { ExplainedCue } from '../../engine/explaining.ts';
import type { Narrator } from '../commentary.ts';
import { count } from '../count.ts';
import { desk } from './pages-desk.ts';
import { accusative, Does, possessive } from './person.ts';
import { prizes } from './prizes.ts';

/** What episode.ts itself makes happen, in every show. */
type CommonCue =
  | { readonly cue: 'undo'; readonly by: 'host' | 'clock' | number; readonly do: string }
  | { readonly cue: 'replace'; readonly seat: number; readonly was: string; readonly name: string }
  | {
      readonly cue: 'correct';
      readonly seat: number;
      readonly was: number;
      readonly score: number;
      readonly reason: string;
    }
  | { readonly cue: 'awarded'; readonly seat: number }
  | { readonly cue: 'ended'; readonly winner: number }
  | ExplainedCue;

type Line<K extends string> = (cue: Extract<CommonCue, { readonly cue: K }>, tell: Narrator) => string;
type CommonLines = { readonly [K in CommonCue['cue']]: Line<K> };

const commentary: CommonLines = {
  undo: ({ by }, tell) =>
    typeof by === 'number'
      ? `The host takes back ${possessive(tell, by)} last move.`
      : 'The host takes back the last step.',
  replace: ({ was, name }) => `${name} steps in for ${was}.`,
  correct: ({ seat, was, score, reason }, tell) =>
    `The host changes ${possessive(tell, seat)} score from ${tell.money(was)} to ${tell.money(score)}${reason === '' ? '' : `: ${reason}`}.`,
  awarded: ({ seat }, tell) => `The host gives ${accusative(tell, seat)} the win.`,
  explained: ({ explain }) => explain,
  ended: ({ winner }, tell) =>
    winner < 0 ? 'The host ends the show.' : `The host ends the show. ${Does(tell, winner, 'wins')}!`,
};

/** Whole units where they fit: 90 s, 5 min, 36 h, 3 days. */
const timeOf = (seconds: number): string => {
  if (seconds % 86_400 === 0 && seconds > 86_400) return `${seconds / 86_400} days`;
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 && seconds > 120 ? `${seconds / 60} min` : `${seconds} s`;
};

export const pages = {
  name: 'Boxcars',
  commentary,
  /** The check code of a throw. */
  check: 'Check code of this roll',

  /** The clock of a move, in seconds. */
  clock: {
    perMove: (seconds: number) => (seconds === 0 ? 'no clock' : `${timeOf(seconds)} a turn`),
    clocks: (seconds: number) => (seconds === 0 ? 'Off' : timeOf(seconds)),
    units: { seconds: 'seconds', minutes: 'minutes', hours: 'hours', days: 'days' },
    own: 'Another time',
    unit: 'Unit',
  },
  television: 'Put it on a television',
  howPlayed: 'How to play',

  seats: {
    numbered: (n: number) => `Seat ${n}`,
    left: 'Left',
    right: 'Right',
    free: 'free',
    taken: (name: string) => `${name} sits here`,
  },
  prizes,

  play: {
    has: {
      dice: (name: string) => `${name} has the dice`,
      rolls: (name: string) => `${name} rolls…`,
      move: (names: string) => `Waiting for ${names}`,
      host: 'Over to the host…',
      house: 'On with the show…',
      answers: (name: string) => `${name} answers`,
      judging: 'The host is judging the answer',
    },
    seconds: (n: number) => `${count(n, 'second', 'seconds')} left`,
    until: (time: string) => `until ${time}, your time`,
    over: 'That’s the show!',
    winner: (name: string) => `${name} wins!`,
    noWinner: 'No winner this time.',
    recap: 'See the recap',
    lobby: 'Back to the lobby',
  },

  states: {
    connecting: 'Connecting…',
    lost: 'Connection lost. Reconnecting…',
    back: 'You’re back!',
    refused: 'That didn’t work',
    paused: {
      host: 'Back in a moment. The host has paused the show.',
      house: 'Back in a moment. One of you has paused the show.',
      away: 'Back in a moment. The host is away.',
      store: 'Back in a moment. We’re saving the show.',
    } as Readonly<Record<string, string>>,
    pausedUntil: (time: string) => `Back automatically at ${time} (your time).`,
    practice: 'PRACTICE',
    onAir: 'ON AIR',
    soon: 'SOON',
    pausedSign: 'PAUSED',
    overSign: 'OVER',
    soundCheck: 'Turn your sound up. Did you hear that?',
    danger: 'DANGER ZONE',
    missing: 'Page not found',
    missingText: 'Check the link for a typo.',
    notFound: 'No show with that code. It may have ended.',
    badToken: 'This link is no longer valid. Ask the host for a new one.',
    away: 'away',
    here: 'here',
  },

  /** Why a page does not get through to its show, and what to do. */
  trouble: {
    offline: {
      title: 'You’re offline',
      steps: ['Turn on Wi-Fi or mobile data.', 'Airplane mode on? Switch it off.'],
    },
    unreachable: {
      title: 'We can’t reach the show',
      steps: [
        'Use the same Wi-Fi as the host, and not a guest network.',
        'Turn off your VPN and try again.',
        'Still stuck? Ask the host if the computer is awake and its firewall lets you in.',
      ],
    },
    busy: {
      title: 'The show can’t let you in just yet',
      steps: ['It may be restarting. Give it a minute.', 'Many people on one network? Try mobile data.'],
    },
    socket: {
      title: 'Something is blocking the live connection',
      steps: [
        'Turn off your VPN, ad blocker or private relay for this page.',
        'On a school or office network? Try mobile data or another Wi-Fi.',
        'Try another browser.',
      ],
    },
    stale: {
      title: 'An old copy of the show is in the way',
      steps: ['Turn off your VPN or data saver, and reload the page.'],
    },
    slow: {
      title: 'The show reaches you late',
      steps: ['Turn off your VPN or virus scanner, or try another Wi-Fi.'],
    },
    noAnswer: 'The server doesn’t answer. Try again in a moment.',
    trying: 'We keep trying.',
    tryingNow: 'Trying again…',
    again: 'Try again now',
  },

  /** What the server answers instead of doing it. */
  refusals: {
    'not-now': 'Too late for that one.',
    'not-yours': 'It’s not your turn.',
    full: 'The seats are taken.',
    gone: 'Connection lost, so it wasn’t sent. Try again.',
  } as Readonly<Record<string, string>>,

  /** Buttons of moves, which every show's page may phrase better. A missing one is made from the move's name. */
  moves: {
    roll: 'Roll',
    pass: 'Pass',
    answer: 'Answer',
    guess: 'Guess',
    stop: 'Stop',
    bank: 'Bank',
    pick: 'Pick',
    hold: 'Hold',
    close: 'Close',
    start: 'Start the show',
    ask: 'Ask the question',
    puzzle: 'Show the puzzle',
    'call-time': 'Call time',
    bonus: 'On to the bonus',
    judge: 'Judge',
    expire: 'Time’s up',
  } as Readonly<Record<string, string>>,

  /** Names of inputs; what is missing is the input's own name. */
  inputs: {
    text: 'Answer',
    buzz: 'Number',
    number: 'Number',
    value: 'Number',
    numbers: 'Numbers',
    cells: 'Letters',
    dice: 'Dice',
    row: 'Row',
    letter: 'Letter',
    on: 'On',
    stake: 'Points',
    correct: 'Right?',
  } as Readonly<Record<string, string>>,

  desk,

  /** Buttons that open the forum's box; its own words are in forum.ts. */
  forum: {
    open: 'Forum, reminders',
    byPost: 'A move by post',
    week: 'The week by post',
    words: 'Messages',
    unread: (n: number) => `Messages (${n} new)`,
    hostWrote: 'The host wrote to you',
    /** A line about a move that the host entered for a player. */
    entered: (line: string) => `${line} (Entered by the host.)`,
    /** A line about a throw that nobody's page had a part in. */
    house: (line: string) => `House throw! ${line}`,
    enteredHouse: (line: string) => `${line} (Entered by the host: a house throw.)`,
  },
};
