/** What was asked in games that were opened with stored packs. */
import { markedBy, type PackItems } from '../../../shared/packs/document.ts';
import { hasEntrants } from '../../../shared/shows/index.ts';
import { getEpisode, type ShowFacts } from '../../api.ts';
import { type SavedPack, savePack } from '../../pack-shelf.ts';
import { savedSeasons, savedShows } from '../../saved-links.ts';
import { getSeason } from '../../season-api.ts';
import { fetchUsed } from '../recap/fetching.ts';

interface Played {
  readonly code: string;
  readonly pack?: string;
  /** The host's token, "" if this browser has none. Until the show is closed, only the host learns what was asked. */
  readonly token: string;
}

/** Games that were opened with a stored pack, including those of seasons. */
const playedWith = async (): Promise<readonly Played[]> => {
  const seasons = await Promise.all(
    savedSeasons().map(async ({ name, token, pack }): Promise<readonly Played[]> => {
      if (pack === undefined) return [];
      // The season was deleted.
      const { episodes } = await getSeason(name, token).catch(() => ({ episodes: [] }));
      return episodes.flatMap(({ code, show }) => (hasEntrants(show) ? [] : [{ code, pack, token: '' }]));
    }),
  );
  return [...savedShows(), ...seasons.flat()];
};

/** What was asked in those of the games that are over. */
export const markShows = async (
  packs: readonly SavedPack[],
  shows: readonly ShowFacts[],
): Promise<readonly SavedPack[]> => {
  let now = packs;
  for (const { code, pack: id, token } of await playedWith()) {
    const pack = now.find(one => one.id === id);
    const field = shows.find(({ name }) => name === pack?.show)?.pack;
    if (pack === undefined || field === undefined || pack.used.some(({ episode }) => episode === code)) continue;
    try {
      if (!(await getEpisode(code)).over) continue;
      const after = markedBy(pack, field, (await fetchUsed(code, token)) as PackItems, code);
      if (after === pack) continue;
      const rest = { ...pack, ...after };
      await savePack(rest);
      now = now.map(one => (one.id === id ? rest : one));
    } catch {
      // The show was deleted.
    }
  }
  return now;
};
