/** Parts that no lobby shows: they are fetched when the show begins. */
import { lazily } from '../../parts/lazy.ts';

export const Closest = lazily(async () => ({ default: (await import('./closest.tsx')).Closest }));

export const Win = lazily(async () => ({ default: (await import('./win.tsx')).Win }));

export const ahead = (): void => {
  Closest.ahead();
  Win.ahead();
};
