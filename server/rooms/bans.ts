/** Who may take a seat: names must be fit to be read out, and banned people are refused. */
import { randomBytes } from 'node:crypto';
import { normal } from '../../shared/engine/judge.ts';
import type { TurnedAway } from '../../shared/engine/protocol.ts';
import { isFoul } from '../name-filter.ts';
import type { Banned, Chair, EpisodeState } from '../store/stored-episode.ts';

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
