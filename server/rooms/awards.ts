/** Who is named at the end of a show, found from its record. For a worker thread, because it may take the odds a second. */
import type { Award } from '../../shared/engine/finale.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { awardsIn } from '../../shared/recap/awards.ts';
import { storyOfRecord } from '../../shared/recap/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

export const awardsOf = (record: unknown): readonly Award[] => {
  const story = storyOfRecord(record, showNamed);
  return awardsIn(story, view => oddsOf(view, { options: story.options }));
};
