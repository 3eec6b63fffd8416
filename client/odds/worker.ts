/** The thread of `reckon.ts`: a first table may take a second, and the stage must not wait for it. */
import { oddsIn } from '../../shared/odds/index.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import type { Answer, Question } from './exact-odds.ts';

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, view, options } = data;
  let answer: Answer;
  try {
    answer = { id, odds: oddsIn(await manifestOf(view.show)?.odds?.(), view, { options }) };
  } catch (error) {
    // Odds are an extra: a state that they do not know takes nothing from the show.
    console.warn('no odds for this state', error);
    answer = { id, odds: null };
  }
  postMessage(answer);
});
