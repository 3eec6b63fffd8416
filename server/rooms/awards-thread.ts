/** The worker thread of `ending.ts`: reads the record of a show that is over and answers with who is named. */
import type { Award } from '../../shared/engine/finale.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { awardsIn } from '../../shared/recap/awards.ts';
import { storyOfRecord } from '../../shared/recap/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { serve } from '../background-worker.ts';

serve((record: unknown): readonly Award[] => {
  const story = storyOfRecord(record, showNamed);
  return awardsIn(story, view => oddsOf(view, { options: story.options }));
});
