/** How a stage keeps its drawing small: nothing is drawn again without a reason, and the first set in two steps. */
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { useAfter } from '../parts/timing.ts';
import type { BoardProps, Scene } from './board.ts';
import type { Face } from './dice/faces.ts';
import { narratorOf } from './formats.ts';

/** No dice on the table: the same list each time, so that nothing is drawn again for it. */
export const noDice: readonly Face[] = [];

interface Shown extends Pick<BoardProps, 'cue' | 'told' | 'rolling' | 'portrait' | 'now'> {
  readonly dice: readonly Face[];
}

/** The props of a board, the same object until one of them changes. */
export const useBoardProps = (scene: Scene, { dice, cue, told, rolling, portrait, now }: Shown): BoardProps => {
  const tell = useMemo(() => narratorOf(scene.view), [scene.view]);
  const clock = useRef(now);
  clock.current = now;
  return useMemo(
    (): BoardProps => ({
      view: scene.view,
      // The board may still be the one before a throw. The dice on the table are the new ones.
      board: Array.isArray(scene.view.board.dice) ? { ...scene.view.board, dice } : scene.view.board,
      shell: scene.shell,
      cue,
      told,
      rolling,
      portrait,
      tell,
      now: () => clock.current(),
    }),
    [scene.view, scene.shell, dice, cue, told, rolling, portrait, tell],
  );
};

/** False until what was drawn first is there: drawing all of a set at once would hold up a slow phone. */
export const useSecondStep = (wanted: boolean): boolean => {
  const due = useSignal(!wanted);
  useAfter(0, () => (due.value = true), []);
  return due.value;
};
