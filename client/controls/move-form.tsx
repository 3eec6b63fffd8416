/** The form of a move with inputs; most moves have none, so it is fetched when there is one. */
import { lazily } from '../parts/lazy.ts';

export const MoveForm = lazily(() => import('./move-inputs.tsx'));
