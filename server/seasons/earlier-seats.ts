/** Where contestants of an episode sat before. The token of that seat leads them to the next one. */
import { uniqueNames } from '../../shared/engine/unique-names.ts';
import type { EpisodeKind } from '../../shared/season/ledger.ts';
import { entranceShow, hasEntrants } from '../../shared/shows/index.ts';
import type { SeasonEpisode } from '../store/stored.ts';

/** The names of an episode by seat; undefined if there is none. */
type NamesOf = (code: string) => Promise<readonly string[] | undefined>;

/** `CODE:SEAT` of the seat that each of them held in the last main game or as an entrant; "" if unknown. */
export const earlierSeats = async (
  namesOf: NamesOf,
  episodes: readonly SeasonEpisode[],
  kind: EpisodeKind,
  names: readonly string[],
): Promise<readonly string[]> => {
  const over = episodes.filter(({ over }) => over > 0);
  const main = kind === 'main' ? over.findLast(episode => episode.kind === 'main') : undefined;
  const entrance = over.findLast(
    episode => hasEntrants(episode.show) && episode.kind === (kind === 'main' ? entranceShow : 'audience'),
  );
  /** `CODE:SEAT` by name, the main game's first. */
  const held = new Map<string, string>();
  for (const episode of [main, entrance]) {
    const found = episode === undefined ? undefined : await namesOf(episode.code);
    if (episode === undefined || found === undefined) continue;
    for (const [seat, name] of uniqueNames(found).entries())
      if (name !== '' && !held.has(name)) held.set(name, `${episode.code}:${seat}`);
  }
  return names.map(name => held.get(name) ?? '');
};
