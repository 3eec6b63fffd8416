import type { RawBuilder } from 'kysely';

/** The tables as Kysely knows them. Lists and objects are JSON texts, flags are 0 and 1, times are milliseconds since 1970. */
export interface EpisodesTable {
  code: string;
  show: string;
  title: string;
  robots: string;
  demo: number;
  pace: number;
  public: number;
  rules: number;
  seed: string;
  created: number;
  chairs: string;
  /** `EpisodeSettings` of shared/engine/settings.ts. */
  settings: string;
  /** `Banned` of stored-episode.ts. */
  banned: string;
  paused: string;
  left_over: number;
  sources: string | null;
  /** JSON list of the chains that were pledged. */
  chains: string;
  /** JSON list of faults that pages found in their part of the dice. */
  alarms: string;
  /** JSON of a `start` that was requested and not yet accepted. */
  starting: string | null;
  act: string;
  phase: string;
  over_at: number;
  closed_at: number;
  /** Code of the next show, "" for none. */
  next: string;
  /** JSON of `Shown`; null if it has to be worked out again. */
  shown: string | null;
  entry_count: number;
  owner: string;
  epoch: number;
  touched: number;
  /** "" for none. */
  season: string;
  season_kind: string;
}

/** What an episode is made of; never changed. */
export interface SetupsTable {
  code: string;
  options: string;
  pack: string;
}

interface EntriesTable {
  code: string;
  seq: number;
  move_id: string | null;
  entry: string;
}

interface TokensTable {
  hash: string;
  id: string;
  code: string;
  role: string;
  seat: number;
  created: number;
  maker: string;
}

/** Players of the audience's game. */
interface FansTable {
  code: string;
  fan: string;
  name: string;
  points: number;
  tickets: string;
  settled: number;
}

/** A row exists exactly while an episode's clock runs. */
interface DeadlinesTable {
  code: string;
  due: number;
}

/** Processes and their leases. A process whose lease has ended is dead, and its episodes are free. */
interface ProcessesTable {
  id: string;
  /** By the database's clock, not a process's. */
  alive_until: number;
  /** How to reach it, `Place` of store.ts; "" in a single process. */
  place: string;
  address: string;
  public_address: string;
}

/** One row: the latest time that any process saw. By it a clock that jumped is noticed and corrected once. */
interface ClockTable {
  id: number;
  seen: number;
}

export interface SeasonsTable {
  name: string;
  title: string;
  show: string;
  /** SHA-256 of the host's token in hex. */
  host: string;
  settings: string;
  /** The host's own questions; null for the built-in ones. */
  pack: string | null;
  /** Keys of the questions that have been used. */
  used: string;
  created: number;
  line_count: number;
}

/** Lines of a season's ledger: added, never changed. */
export interface SeasonLinesTable {
  season: string;
  seq: number;
  at: number;
  episode: string;
  account: string;
  who: string;
  was: string;
  becomes: string;
  why: string;
  of_line: number;
  reason: string;
}

/** One row per place from which a show was reported. */
interface ReportsTable {
  code: string;
  visitor: string;
  why: string;
  at: number;
}

/** Where reminders of an episode go. */
export interface TargetsTable {
  id: string;
  code: string;
  kind: string;
  address: string;
  secret: string;
  format: string;
  events: string;
  whom: string;
  created: number;
  failures: number;
  problem: string;
  worked: number;
  off: number;
  language: string;
  token: string;
}

/** Snapshot of an episode when its reminders were last made. */
interface NotedTable {
  code: string;
  entries: number;
  due: number;
  over: number;
  seen: string;
}

/** Reminders that wait to be sent. */
export interface NoticesTable {
  id: string;
  target: string;
  code: string;
  key: string;
  event: string;
  facts: string;
  due: number;
  tries: number;
  /** When the lease of the process that sends it ends, by the database's clock. */
  claimed: number;
}

/** Values that all processes share, by name. */
interface SharedTable {
  name: string;
  value: string;
}

export interface Tables {
  targets: TargetsTable;
  noted: NotedTable;
  notices: NoticesTable;
  shared: SharedTable;
  reports: ReportsTable;
  episodes: EpisodesTable;
  setups: SetupsTable;
  entries: EntriesTable;
  tokens: TokensTable;
  fans: FansTable;
  deadlines: DeadlinesTable;
  processes: ProcessesTable;
  clock: ClockTable;
  seasons: SeasonsTable;
  season_lines: SeasonLinesTable;
}

/** The database's own clock in milliseconds since 1970, which processes on several machines share. */
export type DatabaseClock = RawBuilder<number>;
