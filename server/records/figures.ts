/** What a season remembers of a finished show. It takes the odds of each of its decisions, so it is worked out in a thread. */
import { readRecord } from '../../shared/engine/record.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { figuresIn, type ShowFigures } from '../../shared/recap/figures.ts';
import { storyOf } from '../../shared/recap/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { fullRecord, type Recorded } from './record.ts';

export const figuresOf = (recorded: Recorded): ShowFigures => {
  const story = storyOf(readRecord(fullRecord(recorded, { whole: true }), showNamed));
  return figuresIn(story, view => oddsOf(view, { options: story.options }));
};
