/** The worker of `exact-odds.ts`: a first table may take a second, and the stage must not wait for it. */
import { oddsIn } from '../../shared/odds/odds.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import type { Answer, Question } from './exact-odds.ts';

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
