/** Whom the host lets take a seat: names that may be read out, and people who were not sent away for good. */
import { randomBytes } from 'node:crypto';
import { normal } from '../../shared/engine/judge.ts';
import type { TurnedAway } from '../../shared/engine/protocol.ts';
import { isFoul } from '../name-filter.ts';
import type { Banned, Chair, EpisodeState } from '../store/stored-episode.ts';

/** More are not remembered; the oldest go first. */
const mostBans = 200;

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
 * Whoever sits on `seat`. By where they come from, unless others who sit here come from there as well: a school or a household
 * behind one address is not sent away for one of them.
 */
export const banOf = (chairs: readonly Chair[], seat: number, name: string): Banned => {
  const visitor = chairs[seat]?.visitor ?? '';
  const shared = chairs.some((other, i) => i !== seat && visitor !== '' && other.visitor === visitor);
  return { id: randomBytes(6).toString('base64url'), name, visitor: shared ? '' : visitor };
};

export const withBan = (banned: readonly Banned[], ban: Banned): readonly Banned[] => [...banned, ban].slice(-mostBans);
