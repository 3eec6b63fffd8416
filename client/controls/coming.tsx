/** A turn whose own controls are still under way. */
import { useEffect, useState } from 'preact/hooks';
import { join } from '../../shared/words/en/join.ts';
import { Sheet } from '../parts/sheet.tsx';
import { GenericTurn } from './generic.tsx';
import type { Turn } from './turn.ts';

/** Milliseconds after which nobody waits any longer: generic controls can play any show. */
const patience = 3000;

/** Not the generic controls at once: what was typed into them would be gone a moment later. */
export const Coming = (turn: Turn) => {
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
