/** The shapes of the acts' boards, by which pages decode the synchronized state. */
import { signal } from '@preact/signals';
import type { BoardShape } from '../shared/engine/board.ts';
import { type Mirrored, readView } from '../shared/engine/mirror-read.ts';
import type { View } from '../shared/engine/show.ts';
import { getShows } from './api.ts';
import { pause } from './requests.ts';

export class BoardShapes {
  readonly #known = signal<ReadonlyMap<string, BoardShape>>(new Map());

  /** Until the shapes have arrived, or the board is no longer wanted. */
  async load(over: () => boolean): Promise<void> {
    while (!over() && this.#known.value.size === 0) {
      try {
        const shows = await getShows();
        this.#known.value = new Map(
          shows.flatMap(show => show.acts.map(act => [`${show.name}/${act.name}`, act.board] as const)),
        );
      } catch {
        await pause(500);
      }
    }
  }

  /** The audience's view; null before the shapes are known. */
  viewOf(state: Mirrored | null): View | null {
    const shape = state === null ? undefined : this.#known.value.get(`${state.show}/${state.act}`);
    return state === null || shape === undefined ? null : readView(state, shape);
  }
}
