/** The tables as Kysely knows them. Lists and objects are JSON texts, flags are 0 and 1, times milliseconds since 1970. */
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
  locked: number;
  clock: number;
  paused: string;
  left_over: number;
  sources: string | null;
  act: string;
  phase: string;
  over_at: number;
  closed_at: number;
  entry_count: number;
  owner: string;
  epoch: number;
  touched: number;
}

/** What an episode is made of; never changed. */
export interface SettingsTable {
  code: string;
  options: string;
  pack: string;
}

export interface EntriesTable {
  code: string;
  seq: number;
  move_id: string | null;
  entry: string;
}

export interface TokensTable {
  hash: string;
  id: string;
  code: string;
  role: string;
  seat: number;
  created: number;
}

/** A row stands here exactly while an episode's clock runs. */
export interface DeadlinesTable {
  code: string;
  due: number;
}

/** Processes that give signs of life; whose row has run out is dead, and its episodes are nobody's. */
export interface ProcessesTable {
  id: string;
  /** By the database's clock, not a process's. */
  alive_until: number;
}

/** One row: the latest time that any process saw, so that a clock that jumped is noticed, and put right once. */
export interface ClockTable {
  id: number;
  seen: number;
}

export interface Tables {
  episodes: EpisodesTable;
  settings: SettingsTable;
  entries: EntriesTable;
  tokens: TokensTable;
  deadlines: DeadlinesTable;
  processes: ProcessesTable;
  clock: ClockTable;
}
