/** Episodes as rows, and back. */
import { readSettings } from '../../shared/engine/settings.ts';
import { rulesVersion } from '../../shared/engine/show.ts';
import type { EpisodeKind } from '../../shared/season/ledger.ts';
import type { EpisodeFacts, EpisodeState, KnownEpisode, StoredEpisode } from './stored-episode.ts';
import { objectOf, type Row, rowOf, wholeRowOf } from './tables.ts';

/** The row of a new episode. `deadline` has its own table. */
export const newRow = ({ season, ...facts }: EpisodeFacts, state: EpisodeState) =>
  wholeRowOf('episodes', {
    ...facts,
    ...state,
    season: season?.name ?? '',
    season_kind: season?.kind ?? '',
    rules: rulesVersion,
    entries: 0,
    owner: '',
    epoch: 0,
  });

/** The columns of a change. */
export const changeRow = (change: Partial<EpisodeState>) => rowOf('episodes', change);

type Stored = Row<'episodes'> & Pick<Row<'setups'>, 'options'> & { readonly due: number | null };

export const knownOf = (row: Stored): KnownEpisode => {
  const { season, season_kind, rules: _rules, ...known } = objectOf<Record<string, unknown>>('episodes', row);
  return {
    ...(known as unknown as KnownEpisode),
    options: JSON.parse(row.options),
    settings: readSettings(known.settings as object),
    deadline: Number(row.due ?? 0),
    ...(season === '' ? {} : { season: { name: season as string, kind: season_kind as EpisodeKind } }),
  };
};

export const episodeOf = (row: Stored & Row<'setups'>): StoredEpisode => ({
  ...knownOf(row),
  pack: JSON.parse(row.pack),
});
