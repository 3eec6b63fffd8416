/** The screen of a seat in a show without controls of its own, fetched only when needed. */
import { lazily } from '../parts/lazy.ts';

export const GenericTurn = lazily(() => import('./generic-turn.tsx'));
