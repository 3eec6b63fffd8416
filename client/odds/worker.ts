/** The thread of `reckon.ts`: a first table may take a second, and the stage must not wait for it. */
import { oddsOf } from '../../shared/odds/index.ts';
import type { Answer, Question } from './reckon.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id, view, options } = data;
  let answer: Answer;
  try {
    answer = { id, odds: oddsOf(view, { options }) };
  } catch (error) {
    // Odds are an extra: a state that they do not know takes nothing from the show.
    console.warn('no odds for this state', error);
    answer = { id, odds: null };
  }
  postMessage(answer);
});
