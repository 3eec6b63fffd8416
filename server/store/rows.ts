/** Episodes and tokens as rows, and back. */
import type { Selectable } from 'kysely';
import type { Chain } from '../../shared/engine/chain.ts';
import type { PublicSource } from '../../shared/engine/fair.ts';
import type { DiceAlarm } from '../../shared/engine/protocol.ts';
import { readSettings } from '../../shared/engine/settings.ts';
import { rulesVersion } from '../../shared/engine/show.ts';
import type { EpisodeKind } from '../../shared/season/ledger.ts';
import type { StoredToken, TokenRole } from './stored.ts';
import type {
  Banned,
  Chair,
  EpisodeFacts,
  EpisodeState,
  KnownEpisode,
  Pause,
  RobotCasting,
  Shown,
  Starting,
  StoredEpisode,
} from './stored-episode.ts';
import type { EpisodesTable, SetupsTable, Tables } from './tables.ts';

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
  rules: rulesVersion,
  seed: facts.seed,
  created: facts.created,
  season: facts.season?.name ?? '',
  season_kind: facts.season?.kind ?? '',
});

export const setupRow = ({ code, options, pack }: EpisodeFacts) => ({
  code,
  options: JSON.stringify(options),
  pack: JSON.stringify(pack),
});

/** The columns of a change. `deadline` has its own table. */
export const changeRow = (change: Partial<EpisodeState>): Partial<EpisodeRow> => ({
  ...(change.chairs === undefined ? {} : { chairs: JSON.stringify(change.chairs) }),
  ...(change.settings === undefined ? {} : { settings: JSON.stringify(change.settings) }),
  ...(change.banned === undefined ? {} : { banned: JSON.stringify(change.banned) }),
  ...(change.paused === undefined ? {} : { paused: change.paused }),
  ...(change.left === undefined ? {} : { left_over: change.left }),
  ...(change.sources === undefined ? {} : { sources: change.sources === null ? null : JSON.stringify(change.sources) }),
  ...(change.chains === undefined ? {} : { chains: JSON.stringify(change.chains) }),
  ...(change.alarms === undefined ? {} : { alarms: JSON.stringify(change.alarms) }),
  ...(change.starting === undefined
    ? {}
    : { starting: change.starting === null ? null : JSON.stringify(change.starting) }),
  ...(change.act === undefined ? {} : { act: change.act }),
  ...(change.phase === undefined ? {} : { phase: change.phase }),
  ...(change.over === undefined ? {} : { over_at: change.over }),
  ...(change.closed === undefined ? {} : { closed_at: change.closed }),
  ...(change.next === undefined ? {} : { next: change.next }),
  ...(change.shown === undefined ? {} : { shown: change.shown === null ? null : JSON.stringify(change.shown) }),
  ...(change.touched === undefined ? {} : { touched: change.touched }),
});

/** The columns of a whole state. */
export const stateRow = (state: EpisodeState) => changeRow(state) as Required<ReturnType<typeof changeRow>>;

export const knownOf = (row: EpisodeRow & Pick<SetupsTable, 'options'>, deadline: number): KnownEpisode => ({
  code: row.code,
  show: row.show,
  title: row.title,
  options: JSON.parse(row.options),
  robots: row.robots as RobotCasting,
  demo: row.demo === 1,
  pace: row.pace,
  public: row.public === 1,
  seed: row.seed,
  created: Number(row.created),
  chairs: JSON.parse(row.chairs) as Chair[],
  settings: readSettings(JSON.parse(row.settings) as object),
  banned: JSON.parse(row.banned) as Banned[],
  deadline,
  paused: row.paused as Pause,
  left: Number(row.left_over),
  sources: row.sources === null ? null : (JSON.parse(row.sources) as PublicSource[]),
  chains: JSON.parse(row.chains) as Chain[],
  alarms: JSON.parse(row.alarms) as DiceAlarm[],
  starting: row.starting === null ? null : (JSON.parse(row.starting) as Starting),
  act: row.act,
  phase: row.phase,
  over: Number(row.over_at),
  closed: Number(row.closed_at),
  next: row.next,
  shown: row.shown === null ? null : (JSON.parse(row.shown) as Shown),
  touched: Number(row.touched),
  ...(row.season === '' ? {} : { season: { name: row.season, kind: row.season_kind as EpisodeKind } }),
  entries: row.entry_count,
  owner: row.owner,
  epoch: row.epoch,
});

export const episodeOf = (row: EpisodeRow & Selectable<SetupsTable>, deadline: number): StoredEpisode => ({
  ...knownOf(row, deadline),
  pack: JSON.parse(row.pack),
});

export const tokenOf = (row: Selectable<Tables['tokens']>): StoredToken => ({
  hash: row.hash,
  id: row.id,
  code: row.code,
  role: row.role as TokenRole,
  seat: row.seat,
  created: Number(row.created),
  maker: row.maker,
});
