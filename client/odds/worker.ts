/** The worker of `exact-odds.ts`: a first table may take a second, and the stage must not wait for it. */
import type { View } from '../../shared/engine/show.ts';
import { type Odds, oddsIn } from '../../shared/odds/odds.ts';
import { manifestOf } from '../../shared/shows/index.ts';

export interface Question {
  readonly id: number;
  /** The audience's. */
  readonly view: View;
  readonly options: unknown;
}

export interface Answer {
  readonly id: number;
  readonly odds: Odds | null;
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, view, options } = data;
  let answer: Answer;
  try {
    answer = { id, odds: oddsIn(await manifestOf(view.show)?.odds?.(), view, { options }) };
  } catch (error) {
    // Odds are an extra. A state that they cannot handle must not disturb the show.
    console.warn('The odds of this state could not be computed.', error);
    answer = { id, odds: null };
  }
  postMessage(answer);
});
