/** The shapes of the acts' boards, by which pages decode the synchronized state. */
import { signal } from '@preact/signals';
import type { BoardShape } from '../shared/engine/board.ts';
import { type Mirrored, readView } from '../shared/engine/mirror-read.ts';
import type { View } from '../shared/engine/show.ts';
import { getBoards } from './api.ts';
import { pause } from './requests.ts';

export class BoardShapes {
  /** By show and act; null until they have arrived. */
  readonly #known = signal<Readonly<Record<string, BoardShape>> | null>(null);

  /** Until they have arrived, or the board is no longer wanted. */
  async load(over: () => boolean): Promise<void> {
    while (!over() && this.#known.value === null) {
      try {
        this.#known.value = await getBoards();
      } catch {
        await pause(500);
      }
    }
  }

  /** The audience's view; null before the shapes are known. */
  viewOf(state: Mirrored | null): View | null {
    const shape = state === null ? undefined : this.#known.value?.[`${state.show}/${state.act}`];
    return state === null || shape === undefined ? null : readView(state, shape);
  }
}
