/** A season as everybody has seen it: a live show writes its end under the time at which pages have told it. */
import { keptFor } from '../../shared/engine/kept.ts';
import type { SeasonEpisode, StoredSeason } from '../store/stored.ts';
import { isUntold, toldAt } from '../store/told.ts';

const cutsOf = keptFor((_of: StoredSeason) => new Map<number, StoredSeason>());

/** Without the lines that are still being told, and what came after them. */
export const toldSeason = (season: StoredSeason, now: number): StoredSeason => {
  const lines = season.lines.findIndex(({ at }) => isUntold(at, now));
  if (lines < 0) return season;
  const cut = cutsOf(season).get(lines) ?? { ...season, lines: season.lines.slice(0, lines) };
  cutsOf(season).set(lines, cut);
  return cut;
};

/** A show whose end is still being told is not over yet, and in no phase that anybody knows. */
export const toldEpisodes = (episodes: readonly SeasonEpisode[], now: number): readonly SeasonEpisode[] =>
  episodes.map(episode =>
    episode.over > 0 && toldAt(episode, now) > now ? { ...episode, over: 0, phase: '' } : episode,
  );
