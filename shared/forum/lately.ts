/** The cues of an episode's standing entries, found by replaying it. */
import { type Part, partOf } from '../engine/chain.ts';
import type { Draw } from '../engine/chance.ts';
import { Episode, partsOf } from '../engine/episode.ts';
import type { Cue } from '../engine/show.ts';

export interface Moment {
  /** Number of the entry, counted from 0. */
  readonly entry: number;
  readonly act: string;
  readonly names: readonly string[];
  readonly cues: readonly Cue[];
  /** The visible throw of this entry; undefined if it threw nothing, or something that stays hidden. */
  readonly thrown: Draw | undefined;
  /** The seat for which the host made this move, -1 for none. */
  readonly hand: number;
  /** Whose part is in its draws; undefined if it drew nothing. */
  readonly part: Part | undefined;
}

/** The episode after its first `upto` entries, and its moments, oldest first. */
export const momentsOf = (
  episode: Episode,
  upto = episode.entries.length,
): { readonly episode: Episode; readonly moments: readonly Moment[] } => {
  const replayed = new Episode(episode.show, episode.setting, episode.seats);
  const moments: Moment[] = [];
  for (const entry of episode.entries.slice(0, upto)) {
    const { move, drew, marks } = partsOf(entry);
    const played = replayed.play(move, drew, marks);
    if (!played.ok) throw new Error(`entry ${replayed.entries.length} cannot be replayed: ${played.message}`);
    moments.push({
      entry: played.index,
      act: replayed.act.name,
      names: replayed.names,
      cues: played.cues,
      thrown: played.draws.find(({ label, hidden }) => hidden === undefined && label.startsWith('dice:')),
      hand: marks.hand === 'host' && typeof entry.by === 'number' ? entry.by : -1,
      part: partOf(replayed.entries, played.index, played.draws),
    });
  }
  const standing = new Set(replayed.standing.map(({ index }) => index));
  return { episode: replayed, moments: moments.filter(({ entry }) => standing.has(entry)) };
};
