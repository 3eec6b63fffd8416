/** The screen of a seat in a show that has no controls of its own; fetched by who needs it. */
import { lazily } from '../parts/lazy.ts';

export const GenericTurn = lazily(() => import('./generic-turn.tsx'));
