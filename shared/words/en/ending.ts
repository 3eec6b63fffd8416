/** The end of a show: who is named, the poster, and the next show with the same players. */
import { type Award, type Beat, type RecordKind, toldFaces } from '../../engine/finale.ts';
import { counted } from './counting.ts';

/** A small chance as people say it: 1 in 36. */
const odds = (chance: number) => `1 in ${Math.round(1 / Math.max(chance, 1e-6))}`;

const list = new Intl.ListFormat('en');

/** “four 4s, a 6, and a 2”. */
const rolled = (dice: readonly number[]) =>
  list.format(toldFaces(dice).map(([face, times]) => (times === 1 ? `a ${face}` : `${counted(times)} ${face}s`)));

/** What a chance is the chance of: two dice are told by their total. */
const seldom = (dice: readonly number[]) =>
  dice.length === 2 ? String(dice.reduce((all, face) => all + face, 0)) : rolled(dice);

/** What became of a risk. */
const course = (rolled: boolean, came: boolean | undefined) =>
  `${rolled ? 'rolled on' : 'went on'}${came === undefined ? '' : came ? ' and won' : ' and lost'}`;

const risked = (came?: boolean) =>
  came === undefined ? 'and risked the win' : `risked the win and ${came ? 'got it' : 'lost it'}`;

export const ending = {
  course,
  /** What stands above everybody's sums, by the show's unit. */
  sums: { money: 'TONIGHT’S WINNINGS', points: 'FINAL SCORES', none: 'FINAL RANKING' },
  awards: {
    record: 'ALL-TIME RECORD',
    roll: 'ROLL OF THE NIGHT',
    luck: 'LUCKIEST OF THE NIGHT',
    bold: 'BOLDEST OF THE NIGHT',
  } satisfies Record<Award['award'], string>,
  /** Said while a scene's figures are still to come. */
  coming: {
    sums: 'And this is how it ends…',
    record: 'That has never been seen here…',
    roll: 'The roll of the night…',
    luck: 'And who was luckiest?',
    bold: 'And who was boldest?',
    room: 'And the best of the room…',
  } satisfies Record<Exclude<Beat, 'thanks'>, string>,
  records: {
    win: 'Highest win',
    streak: 'Longest streak',
    call: 'Boldest right call',
    loss: 'Unluckiest loss',
  } satisfies Record<RecordKind, string>,
  wins: (wins: number) => `${wins} in a row`,
  record: (all: string) => `All-time record! ${all}`,
  before: (name: string, sum: string) => `Before: ${name}, ${sum}`,
  rolled,
  seldom,
  each: (sum: string) => `${sum} each`,
  /** Whom a roll paid, after what it was, or what it brought. */
  paid: (what: string, names: string) => `${what} for\u00a0${names}`,
  roll: (name: string, dice: readonly number[], sum: string, chance: number) =>
    sum === '' ? `${name} rolls ${seldom(dice)}: ${odds(chance)}!` : `${name} rolls ${rolled(dice)}: ${sum}!`,
  luck: (name: string, chance: number) => `${name}: only ${odds(chance)} rolls this well.`,
  bold: (name: string, sum: string, rolled = false, came?: boolean) =>
    `With ${sum} on the line, ${name} ${course(rolled, came)}.`,
  boldChance: (name: string, came?: boolean) => `${name} played on${came === undefined ? '' : ','} ${risked(came)}.`,
  playsOn: 'Played on',
  /** Under the figure alone. */
  small: {
    luck: 'rolls this well',
    bold: (rolled = false, came?: boolean) => `on the line: ${course(rolled, came)}`,
    boldChance: risked,
  },
  chance: odds,
  percent: (chance: number) => `${Math.round(chance * 100)}%`,
  prizes: (name: string, prizes: string) => `For ${name}: ${prizes}`,
  ahead: (name: string, sum: string) => `${name} is ${sum} ahead`,
  room: 'BEST OF THE ROOM',
  roomLine: (name: string) => `The best of the room tonight: ${name}!`,
  thanks: (names: string) => (names === '' ? 'Thank you!' : `Thank you, ${names}!`),
  good: 'Thanks for watching!',
  poster: { rolls: 'Watch every roll again', played: (date: string) => `Played ${date}` },
  next: (seconds: number, alone = false) => `Next show in ${seconds}\u00a0s, same\u00a0player${alone ? '' : 's'}`,
  opens: 'The next show opens…',
  stop: 'Not now',
  again: 'Go on in 20 s',
};
