/** Pig: one die, and the nerve to stop in time. */
import type { Manifest } from '../../../shared/shows/manifest.ts';

export const pig: Manifest = {
  name: 'pig',
  at: import.meta.url,
  since: 3,
  scoreUnit: 'points',
  skin: 'ivory',
  faces: [6],
  sign: ['Pig', ''],
  minutes: 5,
  // One die is no throw of two.
  noBets: true,
  rules: async () => (await import('./show.ts')).pig,
  words: async () => (await import('./words/en/show.ts')).words,
};
