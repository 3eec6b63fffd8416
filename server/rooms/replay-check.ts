/** Whether what is on disk comes to what people saw: asked of every show once it is over. */
import { canonical } from '../../shared/engine/json.ts';
import { StoreFailure } from '../store/failures.ts';
import type { Studio } from '../studio.ts';
import type { LiveEpisode } from './live-episode.ts';
import { restore } from './restore.ts';

/** Plays the stored entries again, and counts and logs a difference. */
export const checkReplay = async (studio: Studio, live: LiveEpisode): Promise<void> => {
  const restored = await restore(studio, live.code).catch(error => {
    // Asked in vain; the next start plays the record again anyway.
    if (error instanceof StoreFailure) return undefined;
    throw error;
  });
  const { episode } = live;
  // Deleted since, or gone on.
  if (restored === undefined || restored.entries.length !== episode.entries.length) return;
  if (canonical(restored.episode.view('host')) === canonical(episode.view('host'))) return;
  studio.metrics.mismatches.inc();
  studio.log.error({ episode: live.code, entries: episode.entries.length }, 'a record replays to something else');
};
