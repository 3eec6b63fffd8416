/** Episodes and tokens as rows, and back. */
import type { Selectable } from 'kysely';
import type { PublicSource } from '../../shared/fair.ts';
import type { EpisodeKind } from '../../shared/season/ledger.ts';
import type {
  Chair,
  Doors,
  EpisodeFacts,
  EpisodeState,
  OddsFor,
  Pause,
  RobotCasting,
  StoredEpisode,
  StoredToken,
  TokenRole,
} from './store.ts';
import type { EpisodesTable, SettingsTable, Tables } from './tables.ts';

/** Of a show that was made before doors could be kept. */
const openDoors: Doors = { filter: false, banned: [] };

export type EpisodeRow = Selectable<EpisodesTable>;

const flag = (value: boolean) => (value ? 1 : 0);

export const factsRow = (facts: EpisodeFacts) => ({
  code: facts.code,
  show: facts.show,
  title: facts.title,
  robots: facts.robots,
  demo: flag(facts.demo),
  pace: facts.pace,
  public: flag(facts.public),
  rules: facts.rules,
  seed: facts.seed,
  created: facts.created,
  season: facts.season?.name ?? '',
  season_kind: facts.season?.kind ?? '',
});

export const settingsRow = ({ code, options, pack }: EpisodeFacts) => ({
  code,
  options: JSON.stringify(options),
  pack: JSON.stringify(pack),
});

/** The columns of what changed; `deadline` has its own table. */
export const changeRow = (change: Partial<EpisodeState>): Partial<EpisodeRow> => ({
  ...(change.chairs === undefined ? {} : { chairs: JSON.stringify(change.chairs) }),
  ...(change.doors === undefined ? {} : { doors: JSON.stringify(change.doors) }),
  ...(change.locked === undefined ? {} : { locked: flag(change.locked) }),
  ...(change.odds === undefined ? {} : { odds: change.odds }),
  ...(change.sideGame === undefined ? {} : { side_game: flag(change.sideGame) }),
  ...(change.clock === undefined ? {} : { clock: change.clock }),
  ...(change.paused === undefined ? {} : { paused: change.paused }),
  ...(change.left === undefined ? {} : { left_over: change.left }),
  ...(change.sources === undefined ? {} : { sources: change.sources === null ? null : JSON.stringify(change.sources) }),
  ...(change.act === undefined ? {} : { act: change.act }),
  ...(change.phase === undefined ? {} : { phase: change.phase }),
  ...(change.over === undefined ? {} : { over_at: change.over }),
  ...(change.closed === undefined ? {} : { closed_at: change.closed }),
  ...(change.touched === undefined ? {} : { touched: change.touched }),
});

/** Of a whole state. */
export const stateRow = (state: EpisodeState) => changeRow(state) as Required<ReturnType<typeof changeRow>>;

export const episodeOf = (row: EpisodeRow & Selectable<SettingsTable>, deadline: number): StoredEpisode => ({
  code: row.code,
  show: row.show,
  title: row.title,
  options: JSON.parse(row.options),
  pack: JSON.parse(row.pack),
  robots: row.robots as RobotCasting,
  demo: row.demo === 1,
  pace: row.pace,
  public: row.public === 1,
  rules: row.rules,
  seed: row.seed,
  created: Number(row.created),
  chairs: JSON.parse(row.chairs) as Chair[],
  locked: row.locked === 1,
  doors: row.doors === '' ? openDoors : (JSON.parse(row.doors) as Doors),
  odds: row.odds as OddsFor,
  sideGame: row.side_game === 1,
  clock: row.clock,
  deadline,
  paused: row.paused as Pause,
  left: Number(row.left_over),
  sources: row.sources === null ? null : (JSON.parse(row.sources) as PublicSource[]),
  act: row.act,
  phase: row.phase,
  over: Number(row.over_at),
  closed: Number(row.closed_at),
  touched: Number(row.touched),
  ...(row.season === '' ? {} : { season: { name: row.season, kind: row.season_kind as EpisodeKind } }),
  entries: row.entry_count,
  owner: row.owner,
  epoch: row.epoch,
});

export const tokenOf = (row: Selectable<Tables['tokens']>): StoredToken => ({
  hash: row.hash,
  id: row.id,
  code: row.code,
  role: row.role as TokenRole,
  seat: row.seat,
  created: Number(row.created),
});
