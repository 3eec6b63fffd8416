/** The entries of golden episodes with the views around them and the times at which they are told. */
import { readCues } from '../../shared/engine/mirror-read.ts';
import type { Timeline } from '../../shared/engine/moments.ts';
import type { ActMoments, Cue, View } from '../../shared/engine/show.ts';
import { goldenMoments, timed, timesOf } from '../../tools/preview/moments.ts';

interface ToldEntry {
  readonly name: string;
  readonly before: View;
  readonly after: View;
  readonly cues: readonly Cue[];
  readonly acts: readonly (ActMoments | undefined)[];
  readonly time: Timeline;
}

export const toldEntries = (episode: string, televised = false): readonly ToldEntry[] => {
  const moments = timed(goldenMoments(episode), televised);
  return moments.slice(1).map(({ view: after, shell, name }, at) => {
    const before = moments[at]?.view as View;
    const { cues, time } = readCues(shell);
    return { name, before, after, cues, acts: timesOf(before, after), time: time as Timeline };
  });
};
