/** The seasons of a hall with what was reckoned of their shows, and which shows are still to be reckoned. */
import type { ShowFigures } from '../../shared/recap/figures.ts';
import type { RecordSource } from '../../shared/season/records.ts';
import { hasEntrants } from '../../shared/shows/index.ts';
import type { Store } from '../store/store.ts';
import type { StoredSeason } from '../store/stored.ts';
import { toldEpisodes, toldSeason } from './told.ts';

type Stored = Pick<Store, 'season' | 'seasonEpisodes' | 'seasonsOfHall' | 'figuresOfSeason'>;

/** A show whose figures are not known, or were reckoned before its end was taken back. */
interface Unreckoned {
  readonly season: string;
  readonly code: string;
}

export interface HallSource extends RecordSource {
  readonly title: string;
  readonly show: string;
  readonly unreckoned: readonly Unreckoned[];
}

/** As it has been told at `now`. Of a show that is gone, what was reckoned while it was here. */
export const sourceOf = async (store: Stored, season: StoredSeason, now: number): Promise<HallSource> => {
  const { name, title, show, lines } = season;
  const episodes = new Map(toldEpisodes(await store.seasonEpisodes(name), now).map(episode => [episode.code, episode]));
  const figures = new Map<string, ShowFigures>();
  for (const { code, entries, figures: own } of await store.figuresOfSeason(name)) {
    const episode = episodes.get(code);
    if (episode === undefined || (episode.over > 0 && episode.entries === entries)) figures.set(code, own);
  }
  const unreckoned = [...episodes.values()]
    .filter(episode => episode.over > 0 && !hasEntrants(episode.show) && !figures.has(episode.code))
    .map(({ code }) => ({ season: name, code }));
  return { name, title, show, lines, figures, unreckoned };
};

/** The seasons that are in one hall with this one, oldest first, as they have been told at `now`. */
export const sourcesOfHall = async (
  store: Stored,
  { name, hall }: StoredSeason,
  now: number,
): Promise<readonly HallSource[]> => {
  const sources: HallSource[] = [];
  for (const one of await store.seasonsOfHall(hall || name)) {
    const season = await store.season(one);
    if (season !== undefined) sources.push(await sourceOf(store, toldSeason(season, now), now));
  }
  return sources;
};
