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
};
