/** Which seats may be taken, and under which name. */

import type { Show } from '../../shared/engine/show.ts';
import { uniqueNames } from '../../shared/engine/unique-names.ts';
import type { Chair, RobotCasting } from '../store/stored-episode.ts';
import { longestName } from './entrance.ts';

export const emptyChair: Chair = { name: '', robot: false, open: true };

/** No show has more seats, because everything about seats is sent again with each of them. */
export const maxSeats = 1000;

interface Seating {
  readonly show: Show;
  readonly robots: RobotCasting;
  readonly chairs: readonly Chair[];
  readonly phase: string;
}

/**
 * The requested seat if it is free, otherwise the first free one; undefined if none is. The number after the last stands for a
 * new seat.
 */
export const freeSeat = ({ show, robots, chairs, phase }: Seating, wanted?: number): number | undefined => {
  const free = (seat: number) => chairs[seat]?.open === true;
  // In a rehearsal robots hold seats until people come.
  const lent = (seat: number) => phase === 'lobby' && robots === 'seats' && chairs[seat]?.robot === true;
  if (wanted !== undefined && (free(wanted) || lent(wanted))) return wanted;
  const seats = [...chairs.keys()];
  // Latecomers to a show for any number of entrants get a seat of their own (contract.md 6).
  const grows = show.seats[1] === Number.POSITIVE_INFINITY && (phase === 'lobby' || phase === 'open');
  return seats.find(free) ?? seats.find(lent) ?? (grows && chairs.length < maxSeats ? chairs.length : undefined);
};

/** A blank and the number of the last of `maxSeats`. */
const numbered = ` ${maxSeats}`.length;

/** Appends a number to a name that is taken. Shortens it where that would be longer than names may be. */
export const unlike = (taken: readonly string[], name: string): string => {
  const found = uniqueNames([...taken, name]).at(-1) ?? name;
  if (found.length <= longestName) return found;
  const short = [...name].slice(0, -numbered).join('').trim();
  // If the full name is taken, the shortened one counts as taken too.
  return uniqueNames([...taken, short, short]).at(-1) ?? short;
};
