/** Which seats may be taken, and what whoever takes one is called. */
import { distinct } from '../../shared/engine/distinct.ts';
import type { Show } from '../../shared/engine/show.ts';
import type { Chair, RobotCasting } from '../store/stored-episode.ts';
import { longestName } from './entrance.ts';

export const emptyChair: Chair = { name: '', robot: false, open: true, pledge: '', part: '' };

/** No show has more, however many come: everything about a seat is written anew with each of them. */
export const mostSeats = 1000;

interface Seating {
  readonly show: Show;
  readonly robots: RobotCasting;
  readonly chairs: readonly Chair[];
  readonly phase: string;
}

/** The seat wanted if it may be had, else the first that may; undefined for none. One past the last: a new one. */
export const freeSeat = ({ show, robots, chairs, phase }: Seating, wanted?: number): number | undefined => {
  const free = (seat: number) => chairs[seat]?.open === true;
  // In a rehearsal robots keep the seats warm.
  const lent = (seat: number) => phase === 'lobby' && robots === 'seats' && chairs[seat]?.robot === true;
  if (wanted !== undefined && (free(wanted) || lent(wanted))) return wanted;
  const seats = [...chairs.keys()];
  // Who comes late to a show for any number of entrants gets a seat of their own (contract.md 6).
  const grows = show.seats[1] === Number.POSITIVE_INFINITY && (phase === 'lobby' || phase === 'open');
  return seats.find(free) ?? seats.find(lent) ?? (grows && chairs.length < mostSeats ? chairs.length : undefined);
};

/** A blank and the number of the last of `mostSeats`. */
const numbered = ` ${mostSeats}`.length;

/** The name, with a number behind it where it is taken; shortened where that would be longer than names are. */
export const unlike = (taken: readonly string[], name: string): string => {
  const found = distinct([...taken, name]).at(-1) ?? name;
  if (found.length <= longestName) return found;
  const short = [...name].slice(0, -numbered).join('').trim();
  // Whoever has the whole name has the short one as good as taken.
  return distinct([...taken, short, short]).at(-1) ?? short;
};
