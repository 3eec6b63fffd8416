/** Worlds that found something once, cut down to what they needed: each must hold from now on. */
import type { Plan } from './plan.ts';

export const found: Readonly<Record<string, Plan>> = {
  // ioredis subscribed again by itself, beside Colyseus, and nobody handled that it had no answer (seed c2, 2026-11-28).
  'Redis comes back slowly': {
    seed: 's2',
    kind: 'cluster',
    parties: [{ show: 'hot-hand', seats: 2, pace: 300, beats: true }],
    storm: [
      { at: 1500, lasts: 9000, do: 'slow', from: 'p0', to: 'redis', by: 2600 },
      { at: 1600, lasts: 300, do: 'redis-away' },
      { at: 4500, lasts: 300, do: 'redis-away' },
      { at: 7500, lasts: 300, do: 'redis-away' },
    ],
    length: 14_000,
  },
  // A connection that broke while its process looked up which other one plays the show ended the process, since nobody heard it
  // (seed dbc3a76e-29, 2026-11-28). Any stranger could have done it.
  'a connection breaks before it is forwarded': {
    seed: 'dbc3a76e-29',
    kind: 'cluster',
    parties: [{ show: 'hot-hand', seats: 3, options: { hands: 50 }, beats: true, pace: 1035 }],
    storm: [],
    length: 3000,
  },
  // Members of a team whose phones came back before the show had been followed again heard nothing more of it (seed e1cf95ea-7, 2026-11-28).
  'phones of a team come back before its votes are known': {
    seed: 'deaf1',
    kind: 'alone',
    parties: [{ show: 'lucky-puzzle', teams: true, options: { judging: 'auto' }, beats: true, pace: 74 }],
    storm: [
      { at: 4000, lasts: 300, do: 'kill', part: 'p0', silent: false },
      { at: 6000, lasts: 300, do: 'kill', part: 'p0', silent: false },
    ],
    length: 8000,
  },
  // Nobody could join for 37 s: the lease of the life before lasted until a time that had long been (seed bda24dc1-26, 2026-11-29).
  'the clock goes back behind a process that has died': {
    seed: 'back1',
    kind: 'alone',
    parties: [{ show: 'hot-dice', options: { judging: 'auto' }, beats: true, pace: 74 }],
    storm: [
      { at: 2000, lasts: 100, do: 'kill', part: 'p0', silent: false },
      { at: 2110, lasts: 0, do: 'clock', part: 'p0', by: -37_000 },
    ],
    length: 3000,
  },
};
