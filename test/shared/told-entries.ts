/** The entries of golden episodes with the views around them and the times at which they are told. */
import type { Timeline } from '../../shared/engine/moments.ts';
import type { ActMoments, Cue, View } from '../../shared/engine/show.ts';
import { timelineOf } from '../../shared/engine/timeline.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { goldenMoments } from '../../tools/preview/moments.ts';

interface ToldEntry {
  readonly name: string;
  readonly before: View;
  readonly after: View;
  readonly cues: readonly Cue[];
  readonly acts: readonly (ActMoments | undefined)[];
  readonly time: Timeline;
}

export const toldEntries = (episode: string, televised = false): readonly ToldEntry[] => {
  const moments = goldenMoments(episode);
  return moments.slice(1).map(({ view: after, frames, name }, at) => {
    const before = moments[at]?.view as View;
    const cues = frames.at(-1)?.frame.cues ?? [];
    const momentsOf = ({ show, act }: View) => showNamed(show)?.acts.find(one => one.name === act)?.moments;
    const acts = before.act === after.act ? [momentsOf(before)] : [momentsOf(before), momentsOf(after)];
    return { name, before, after, cues, acts, time: timelineOf({ cues, acts, before, after, televised }, 0) };
  });
};
