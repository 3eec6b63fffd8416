/** Checks, once a show is over, that its stored entries replay to what people saw. */
import { canonical } from '../../shared/engine/json.ts';
import { StoreFailure } from '../store/failures.ts';
import type { Studio } from '../studio.ts';
import type { LiveEpisode } from './live-episode.ts';
import { restore } from './restore.ts';

/** Replays the stored entries. Counts and logs a difference. */
export const checkReplay = async (studio: Studio, live: LiveEpisode): Promise<void> => {
  const restored = await restore(studio, live.code).catch(error => {
    // The store does not answer now. The next start replays the record anyway.
    if (error instanceof StoreFailure) return undefined;
    throw error;
  });
  const { episode } = live;
  // Deleted since, or played on.
  if (restored === undefined || restored.entries.length !== episode.entries.length) return;
  if (canonical(restored.episode.view('host')) === canonical(episode.view('host'))) return;
  studio.metrics.mismatches.inc();
  studio.log.error(
    { episode: live.code, entries: episode.entries.length },
    'the replay of a record has another result',
  );
};
