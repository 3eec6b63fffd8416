/** Controls that are fetched when they are needed, and what a turn shows until its own have arrived. */
import { useState } from 'preact/hooks';
import { lazily } from '../parts/lazy.ts';
import { Sheet } from '../parts/sheet.tsx';
import { useAfter } from '../parts/timing.ts';
import type { Turn } from './turn.ts';

/** The screen of a seat in a show without controls of its own, fetched only when needed. */
export const GenericTurn = lazily(() => import('./generic-turn.tsx'));

/** The board of such a show, for a seat that waits. */
export const GenericBoard = lazily(() => import('./generic-board.tsx'));

/** After this many milliseconds generic controls, which can play any show, are used instead. */
const patience = 3000;

/** Not at once, because anything typed into the generic controls would be lost a moment later. */
export const LoadingTurn = (turn: Turn) => {
  const [late, setLate] = useState(false);
  useAfter(patience, () => setLate(true), []);
  if (late) return <GenericTurn {...turn} />;
  // The show is there already: nothing is said of a moment's wait.
  return <Sheet class="coming">{null}</Sheet>;
};
