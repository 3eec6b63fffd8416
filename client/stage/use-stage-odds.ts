/** Which odds the stage shows, and when: never before a choice unless the host says everywhere. */
import { useOdds } from '../odds/exact-odds.ts';
import type { Scene } from './board.ts';
import type { createDirector } from './director.ts';
import { weighs } from './standing.ts';

/** `odds`: null while none should be shown. `late`: shown once the choice is made. */
export const useStageOdds = (
  director: ReturnType<typeof createDirector>,
  {
    scene,
    live,
    options,
    television,
    shown,
  }: {
    readonly scene: Scene;
    readonly live: Scene;
    readonly options: unknown;
    readonly television: boolean;
    /** Whether this picture has a place for them. */
    readonly shown: boolean;
  },
) => {
  const { early, late } = weighs(live.shell.odds, television);
  const decided = director.decided.value;
  const { phase } = scene.view;
  // Odds of the shown moment, because those of a newer one would give the result away. They are computed during the choice, so
  // that they are there once it is made.
  const known = useOdds(
    late ? (decided ?? scene.view) : scene.view,
    options,
    (early || late) && shown && phase !== 'lobby' && phase !== 'over',
  );
  const due = early || (decided !== null && known?.view === decided && known.odds.decisions.length > 0);
  return { odds: due ? known : null, late };
};
