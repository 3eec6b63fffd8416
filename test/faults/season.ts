/** Holds a season's ledger against the shows that were played in it. */
import type { Store } from '../../server/store/store.ts';
import { audit, bookOf, type EpisodeEntry, entryOf } from '../../shared/season/ledger.ts';

/** `scores`: of shows that were played again, by code. */
export const seasonFaults = async (
  store: Store,
  name: string,
  scores: ReadonlyMap<string, readonly number[]>,
): Promise<readonly string[]> => {
  const season = await store.season(name);
  if (season === undefined) return [`the season ${name} is gone`];
  const book = bookOf(season.lines);
  const faults = audit(season.lines).map(fault => JSON.stringify(fault));
  for (const { code, over } of await store.seasonEpisodes(name)) {
    const entry = entryOf(book, 'episode', code) as EpisodeEntry | null;
    if (over > 0 !== (entry !== null))
      faults.push(`${code} is ${over > 0 ? '' : 'not '}over, and its ledger has ${JSON.stringify(entry)}`);
    const played = scores.get(code);
    const booked = entry?.people.map(({ score }) => score);
    if (entry?.kind === 'main' && played !== undefined && JSON.stringify(booked) !== JSON.stringify(played))
      faults.push(`${code} ended with ${played}, and its ledger has ${booked}`);
  }
  return faults.map(fault => `season ${name}: ${fault}`);
};
