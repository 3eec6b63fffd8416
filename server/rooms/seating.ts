/** Which seats may be taken, by whom, and under which name. */

import { randomBytes } from 'node:crypto';
import { longestName } from '../../shared/engine/desk-message.ts';
import { normal } from '../../shared/engine/judge.ts';
import { type TurnedAway, voteTimes } from '../../shared/engine/protocol.ts';
import type { Show } from '../../shared/engine/show.ts';
import { uniqueNames } from '../../shared/engine/unique-names.ts';
import { isFoul } from '../name-filter.ts';
import type { Banned, Chair, EpisodeState, RobotCasting, Team } from '../store/stored.ts';

export const emptyChair: Chair = { name: '', robot: false, open: true };

/** A team in which nobody is yet. */
export const newTeam = (): Team => ({
  decides: 'captain',
  seconds: voteTimes.usual,
  everybody: false,
  key: randomBytes(12).toString('base64url'),
  captain: '',
  since: 0,
});

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

/** Older bans are forgotten. */
const maxBans = 200;

export const turnedAway = (
  { banned, settings }: Pick<EpisodeState, 'banned' | 'settings'>,
  name: string,
  visitor: string,
): '' | TurnedAway => {
  const isBanned = banned.some(ban => (visitor !== '' && ban.visitor === visitor) || normal(ban.name) === normal(name));
  if (isBanned) return 'banned';
  return settings.filter && isFoul(name) ? 'name' : '';
};

/**
 * The ban of whoever sits on `seat`. It covers their network, unless others who sit here share it: a school or a household is
 * not banned for one person.
 */
export const banOf = (chairs: readonly Chair[], seat: number, name: string): Banned => {
  const visitor = chairs[seat]?.visitor ?? '';
  const shared = chairs.some((other, i) => i !== seat && visitor !== '' && other.visitor === visitor);
  return { id: randomBytes(6).toString('base64url'), name, visitor: shared ? '' : visitor };
};

export const withBan = (banned: readonly Banned[], ban: Banned): readonly Banned[] => [...banned, ban].slice(-maxBans);
