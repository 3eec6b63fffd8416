/** What a season remembers of its players, its hall of fame, and who is forgotten. */
import type { RecordKind } from '../../engine/finale.ts';
import { count } from '../count.ts';

export const seasonPlayers = {
  nobody: (name: string) => `${name} hasn’t played here.`,
  also: (names: string) => `Also played as ${names}`,

  sums: {
    title: 'So far',
    games: 'Games',
    won: 'Won',
    wonOf: (won: number, of: number) => `${won} of ${of}`,
    money: 'Won in all',
    points: 'Points in all',
    guest: 'In audience games',
    streak: 'Wins in a row now',
    longest: 'Most in a row',
  },

  skill: {
    title: 'Luck and decisions',
    none: 'Nothing to count yet.',
    thrown: (throws: number, dice: number) => `${count(throws, 'roll', 'rolls')}, ${count(dice, 'die', 'dice')}.`,
    best: (best: number, of: number) => `Best call by the exact odds: ${best} of ${of}.`,
    given: (amount: string) => `The others gave away ${amount}.`,
    points: (points: string) => `${points} points`,
    chance: (percent: string) => `${percent} of a win`,
    byGame: 'Game by game',
    bestOf: (best: number, of: number) => `best call: ${best} of ${of}`,
    pips: (pips: number, average: number) =>
      `${count(pips, 'pip', 'pips')}, ${average.toLocaleString('en-US')} on average`,
    of: (counted: number, games: number) => `From the records of ${counted} of ${games} games.`,
    reckoning: (shows: number) => `Still working out ${count(shows, 'show', 'shows')}…`,
  },

  moments: { title: 'Best moments', play: 'Play it', in: (game: string, date: string) => `${game}, ${date}` },

  games: {
    title: 'Every game',
    game: 'Game',
    with: 'With',
    earned: 'Earned',
    result: 'Result',
    won: 'won',
    lost: '–',
    number: (n: number) => `Game ${n}`,
    corrected: (sum: string) => `The book was corrected: ${sum} in all.`,
  },

  met: {
    title: 'Head to head',
    line: (name: string, won: number, lost: number, games: number) =>
      `${name}: ${won} won, ${lost} lost, ${count(games, 'game', 'games')}`,
    profile: (name: string) => `All of ${name}`,
  },

  forget: {
    title: 'Be forgotten',
    text: 'Another name takes the place of yours in the book and in the records of finished shows, for good. Figures and sums stay. Files that others have saved stay as they are.',
    now: (name: string) => `Forget ${name} now`,
    ask: (name: string) => `Ask the host to forget ${name}`,
    sure: 'This can’t be undone. Press again to do it.',
    done: (name: string) => `Done. The book says ${name} now.`,
    asked: 'The host has been asked, and sees it on the host’s page.',
  },

  hall: {
    title: 'Hall of fame',
    over: (seasons: string) => `All-time, over ${seasons}`,
    kinds: {
      win: 'Highest win',
      streak: 'Longest streak',
      call: 'Boldest right call',
      loss: 'Unluckiest loss',
    } satisfies Record<RecordKind, string>,
    help: {
      call: 'put at risk, by the exact odds the right thing to do, and it came off',
      loss: 'put at risk, by the exact odds the right thing to do, and the dice said no',
    },
    wins: (wins: number) => count(wins, 'win', 'wins'),
    chance: (percent: string) => `${percent} chance to win`,
    see: 'See it',
    player: 'Player',
    money: 'Money',
    none: 'Records show up here after the first game.',
  },

  tables: {
    title: 'Take everything with you',
    text: 'For a spreadsheet (CSV) or a program (JSON).',
    names: {
      players: 'Players',
      games: 'Games',
      'head-to-head': 'Head to head',
      moments: 'Best moments',
      hall: 'Players of the hall',
      records: 'Records',
      ledger: 'The book',
    } as Readonly<Record<string, string>>,
  },

  desk: {
    title: 'Players and names',
    merge: 'Two names, one person',
    mergeText:
      'Their games are counted together, also those to come. The book gets a line, no figure changes, and you can part them again.',
    name: 'This name…',
    into: '…is also',
    choose: 'Choose a name',
    mergeGo: 'Count them as one',
    part: (name: string, into: string) => `${name} is also ${into}`,
    partGo: 'Part them',
    requests: 'Asked to be forgotten',
    requested: (name: string, date: string) => `${name}, ${date}`,
    forget: 'Forget somebody',
    forgetText:
      'Another name takes the place of theirs in the book and in the records of finished shows. Figures and sums stay. This can’t be undone.',
    forgetGo: (name: string) => `Forget ${name}`,
    dismiss: 'Dismiss',
    hall: 'Hall of fame with another season',
    hallText: 'Seasons in one hall share their records and players: a record counts only if it beats all of them.',
    hallGo: (season: string) => `Share one hall with ${season}`,
    hallLeave: 'Leave the hall',
  },
};
