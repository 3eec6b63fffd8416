/** Compares a show that has ended with what a worker makes of its stored entries. */
import { canonical } from '../../shared/engine/json.ts';
import { compute } from '../computing/compute.ts';
import type { ServerContext } from '../context.ts';
import { Busy } from '../fair-queue.ts';
import { StoreFailure } from '../store/failures.ts';
import type { EpisodeLog } from './episode-log.ts';

/** Counts and logs a difference. */
export const checkReplay = async (context: ServerContext, log: EpisodeLog): Promise<void> => {
  const { state, episode, seed, code } = log;
  const { pack: _pack, ...facts } = log.facts;
  const entries = episode.entries.length;
  const replayed = await compute(context.store, 'view', { facts, state, entries, seed }, null).catch(error => {
    // Too much is asked for, or the store does not answer now. The next start replays the record anyway.
    if (error instanceof Busy || error instanceof StoreFailure) return undefined;
    throw error;
  });
  // Played on since, or deleted.
  if (replayed === undefined || log.episode !== episode || episode.entries.length !== entries) return;
  if (replayed.toString() === canonical(episode.view('host'))) return;
  context.metrics.mismatches.inc();
  context.log.error({ episode: code, entries }, 'the replay of a record has another result');
};
