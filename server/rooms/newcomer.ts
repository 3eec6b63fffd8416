import type { Hello } from '../../shared/engine/protocol.ts';
import type { Admission } from '../peers/admission.ts';
import type { Guest } from './audience.ts';
import type { LiveEpisode } from './live-episode.ts';

/** Seats an admitted visitor if possible, and returns what to send them. A visitor without a seat watches. */
export const newcomer = async (
  live: LiveEpisode,
  { role, seat, token, name, wanted, pledge, screen, visitor, language }: Admission,
): Promise<{ readonly guest: Guest } & Pick<Hello, 'token' | 'turnedAway' | 'welcomeFrom'>> => {
  if (role !== 'play') return { guest: { role, seat: -1, token, screen, language } };
  if (seat >= 0) {
    const foul = name !== '' && live.seats.turnedAway(name, '') === 'name';
    if (name !== '' && !foul) await live.seats.claim(seat, name, pledge, visitor);
    return { guest: { role, seat, token, screen, language }, ...(foul ? { turnedAway: 'name' } : {}) };
  }
  const from = name === '' ? 0 : await live.seats.welcomeFrom(name);
  const waits = from < 0 ? 'retired' : from > 0 ? 'waits' : '';
  const why = name === '' ? '' : live.seats.turnedAway(name, visitor) || waits;
  const seated =
    name === '' || why !== ''
      ? undefined
      : await live.seats.sit(name, wanted < 0 ? undefined : wanted, pledge, visitor);
  if (seated === undefined) {
    return {
      guest: { role: 'watch', seat: -1, token: '', screen, language },
      ...(why === '' ? {} : { turnedAway: why }),
      ...(why === 'waits' ? { welcomeFrom: from } : {}),
    };
  }
  return { guest: { role, seat: seated.seat, token: seated.id, screen, language }, token: seated.token };
};
