/** A turn whose own controls are still loading. */
import { useEffect, useState } from 'preact/hooks';
import { join } from '../../shared/words/en/join.ts';
import { Sheet } from '../parts/sheet.tsx';
import { GenericTurn } from './generic.tsx';
import type { Turn } from './turn.ts';

/** After this many milliseconds generic controls, which can play any show, are used instead. */
const patience = 3000;

/** Not at once, because anything typed into the generic controls would be lost a moment later. */
export const LoadingTurn = (turn: Turn) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (late) return <GenericTurn {...turn} />;
  return (
    <Sheet class="coming">
      <p class="lead centred">{join.loading}</p>
    </Sheet>
  );
};
