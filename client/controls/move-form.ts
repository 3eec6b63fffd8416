import { lazily } from '../parts/lazy.ts';

/** The form of a move with inputs, fetched when needed, because most moves have none. */
export const MoveForm = lazily(() => import('./move-inputs.tsx'));
