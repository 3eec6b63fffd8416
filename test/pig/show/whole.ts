/** Pig with everything that a manifest may declare of it. */
import type { Manifest } from '../../../shared/shows/manifest.ts';
import { pig as plain } from './manifest.ts';

export const pig: Manifest = {
  ...plain,
  worth: { game: 'points' },
  book: { text: async () => (await import('./words/en/rules.md')).default },
  odds: async () => ({ game: (await import('./odds.ts')).pigOdds }),
  season: async () => (await import('./season.ts')).pigSeason,
};
