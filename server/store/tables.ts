/** The tables, each column declared once: from here come the tables themselves, the types of their rows, and what rows say (`rows.ts`). */
import type { RawBuilder } from 'kysely';

/**
 * `json`: a value as JSON text. `flag`: 0 and 1. `time`: milliseconds since 1970, which need more than 32 bits in every database.
 * `?`: may be null. `key`: the primary key. `of episodes.code`: a foreign key, whose row is deleted with that one.
 */
export type Type = 'text' | 'json' | 'json?' | 'text?' | 'integer' | 'flag' | 'time' | 'real' | 'bytes';
export type Column = Type | `${Type} key` | `${Type} of ${string}` | `${Type} key of ${string}`;

export interface Table {
  readonly columns: Readonly<Record<string, Column>>;
  /** Where the key is of several columns. */
  readonly primary?: readonly string[];
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indices?: Readonly<Record<string, readonly string[]>>;
  /** Names of columns in objects, where they differ: often a word means something in SQL. */
  readonly names?: Readonly<Record<string, string>>;
}

export const tables = {
  episodes: {
    columns: {
      code: 'text key',
      show: 'text',
      title: 'text',
      robots: 'text',
      demo: 'flag',
      pace: 'integer',
      public: 'flag',
      rules: 'integer',
      seed: 'text',
      created: 'time',
      /** "" for none. */
      season: 'text',
      season_kind: 'text',
      chairs: 'json',
      settings: 'json',
      banned: 'json',
      paused: 'text',
      left_over: 'time',
      sources: 'json?',
      act: 'text',
      phase: 'text',
      over_at: 'time',
      closed_at: 'time',
      touched: 'time',
      entry_count: 'integer',
      owner: 'text',
      epoch: 'integer',
      chains: 'json',
      alarms: 'json',
      starting: 'json?',
      next: 'text',
      shown: 'json?',
      telling: 'json',
      /** The show whose crowd comes along; "" for none. */
      follows: 'text',
    },
    indices: {
      episodes_running: ['over_at', 'created'],
      episodes_closed: ['closed_at', 'touched'],
      episodes_season: ['season', 'created'],
    },
    names: { left_over: 'left', over_at: 'over', closed_at: 'closed', entry_count: 'entries' },
  },
  /** What an episode is made of. A pack is long; in the row that every move changes, SQLite would write it again each time. */
  setups: { columns: { code: 'text key of episodes.code', options: 'json', pack: 'json' } },
  entries: {
    columns: { code: 'text of episodes.code', seq: 'integer', move_id: 'text?', entry: 'json' },
    primary: ['code', 'seq'],
    unique: { entries_move: ['code', 'move_id'] },
    names: { move_id: 'id' },
  },
  tokens: {
    columns: {
      hash: 'text key',
      id: 'text',
      code: 'text of episodes.code',
      role: 'text',
      seat: 'integer',
      created: 'time',
      maker: 'text',
      /** Of a program: what it may do, what it is called, and when it came last. */
      may: 'text',
      name: 'text',
      used: 'time',
    },
    indices: { tokens_code: ['code'] },
  },
  /** A row exists exactly while an episode's clock runs. */
  deadlines: { columns: { code: 'text key of episodes.code', due: 'time' }, indices: { deadlines_due: ['due'] } },
  /** Processes and their leases, by the database's clock. A process whose lease has ended is dead, and its episodes are free. */
  processes: {
    columns: { id: 'text key', alive_until: 'time', place: 'text', address: 'text', public_address: 'text' },
  },
  /** One row: the latest time that any process saw. By it a clock that jumped is noticed and corrected once. */
  clock: { columns: { id: 'integer key', seen: 'time' } },
  /** Players of the audience's game. */
  fans: {
    columns: {
      code: 'text of episodes.code',
      fan: 'text',
      name: 'text',
      points: 'time',
      tickets: 'json',
      settled: 'integer',
      /** Would like to play. */
      volunteers: 'flag',
      /** The seat of their team; -1 for none. */
      team: 'integer',
      /** Points that the evening brought, once it is over; 0 before. */
      won: 'time',
      /** Their name on the season's list; "" for none. */
      listed: 'text',
    },
    primary: ['code', 'fan'],
    names: { fan: 'id' },
  },
  /** What they called, by task. */
  calls: {
    columns: { code: 'text of episodes.code', task: 'text', fan: 'text', value: 'text', at: 'time' },
    primary: ['code', 'task', 'fan'],
  },
  /** Shows that the house dealt to, for whom ("" for nobody) and what was wished. */
  dealings: {
    columns: { code: 'text key of episodes.code', host: 'text', wish: 'json' },
    indices: { dealings_host: ['host'] },
  },
  /** What was asked in the shows of a host, who is known by the hash of a secret. */
  hosts: { columns: { host: 'text key', used: 'json', touched: 'time' } },
  /** Packs that anybody may read who has the link, until then. Both secrets are kept as hashes. `document`: as it is sent. */
  shared_packs: {
    columns: { id: 'text key', secret: 'text', document: 'text', letters: 'integer', until: 'time' },
  },
  /** Pictures and sounds of packs, by the SHA-256 of the file that was sent. */
  media: {
    columns: {
      hash: 'text key',
      type: 'text',
      width: 'integer',
      height: 'integer',
      seconds: 'real',
      size: 'integer',
      used: 'time',
      bytes: 'bytes',
    },
    indices: { media_used: ['used'] },
  },
  media_names: {
    columns: { name: 'text key', code: 'text of episodes.code', hash: 'text of media.hash', key: 'text' },
    indices: { media_names_code: ['code'], media_names_hash: ['hash'] },
  },
  /** Televisions of a show, by the hash of the secret that each of them keeps. `seen`: when it last asked; 0 once it has gone. */
  screens: {
    columns: {
      hash: 'text key',
      id: 'text',
      code: 'text of episodes.code',
      name: 'text',
      view: 'text',
      seen: 'time',
    },
    indices: { screens_code: ['code'] },
  },
  /** The four digits that a television without a show has until then. They rest before another one gets them. */
  pins: {
    columns: { pin: 'text key', hash: 'text', until: 'time', seen: 'time' },
    indices: { pins_hash: ['hash'] },
  },
  /** One row per place from which a show was reported. */
  reports: {
    columns: { code: 'text of episodes.code', visitor: 'text', why: 'text', at: 'time' },
    primary: ['code', 'visitor'],
  },
  /** `pack`: the host's own questions; null for the built-in ones. */
  seasons: {
    columns: {
      name: 'text key',
      title: 'text',
      show: 'text',
      host: 'text',
      settings: 'json',
      pack: 'json?',
      used: 'json',
      created: 'time',
      line_count: 'integer',
      /** The season whose hall it is in; "" for its own. */
      hall: 'text',
      /** When somebody in it was last forgotten, which is the only time that lines of its ledger change; 0 for never. */
      forgotten: 'time',
    },
  },
  /** What a host and a player have written to each other privately. `seen`: by the other side. */
  words: {
    columns: {
      id: 'text key',
      code: 'text of episodes.code',
      seat: 'integer',
      sender: 'text',
      text: 'text',
      at: 'time',
      seen: 'flag',
      reported: 'flag',
    },
    indices: { words_code: ['code', 'seat'] },
    names: { sender: 'by' },
  },
  /** Lines of a season's ledger: added, and changed only where somebody is forgotten. Without a foreign key to episodes, because a line outlives its episode. */
  season_lines: {
    columns: {
      season: 'text of seasons.name',
      seq: 'integer',
      at: 'time',
      episode: 'text',
      account: 'text',
      who: 'text',
      was: 'json',
      becomes: 'json',
      why: 'text',
      of_line: 'integer',
      reason: 'text',
    },
    primary: ['season', 'seq'],
    names: { was: 'from', becomes: 'to', of_line: 'of' },
  },
  /** What was reckoned of a season's finished shows, without names. It outlives the show, as the ledger does. */
  season_figures: {
    columns: { season: 'text of seasons.name', code: 'text', entries: 'integer', figures: 'json' },
    primary: ['season', 'code'],
  },
  /** Players who ask a season's host to be forgotten. */
  forget_requests: {
    columns: { season: 'text of seasons.name', name: 'text', at: 'time' },
    primary: ['season', 'name'],
  },
  /** Where reminders of an episode go. */
  targets: {
    columns: {
      id: 'text key',
      code: 'text of episodes.code',
      kind: 'text',
      address: 'text',
      secret: 'text',
      format: 'text',
      events: 'json',
      whom: 'text',
      created: 'time',
      failures: 'integer',
      problem: 'text',
      worked: 'time',
      off: 'flag',
      language: 'text',
      token: 'text',
    },
    indices: { targets_code: ['code'] },
    names: { whom: 'about' },
  },
  /** Snapshot of an episode when its reminders were last made. */
  noted: {
    columns: { code: 'text key of episodes.code', entries: 'integer', due: 'time', over: 'time', seen: 'text' },
  },
  /** Reminders that wait to be sent. `claimed`: when the lease of the process that sends it ends, by the database's clock. */
  notices: {
    columns: {
      id: 'text key',
      target: 'text of targets.id',
      code: 'text of episodes.code',
      key: 'text',
      event: 'text',
      facts: 'text',
      due: 'time',
      tries: 'integer',
      claimed: 'time',
    },
    unique: { notices_once: ['target', 'key'] },
    indices: { notices_due: ['due'] },
  },
  /** Names and networks that the operator keeps away, until then; 0 for good. */
  blocks: {
    columns: { id: 'text key', kind: 'text', value: 'text', reason: 'text', made: 'time', until: 'time' },
  },
  /** Values that all processes share, by name. */
  shared: { columns: { name: 'text key', value: 'text' } },
} as const satisfies Readonly<Record<string, Table>>;

export type TableName = keyof typeof tables;

type Value<C> = C extends `${infer First} ${string}`
  ? Value<First>
  : C extends 'integer' | 'flag' | 'time'
    ? number
    : C extends 'real'
      ? number
      : C extends 'bytes'
        ? Uint8Array
        : C extends `${string}?`
          ? string | null
          : string;

export type Tables = {
  [T in TableName]: { -readonly [C in keyof (typeof tables)[T]['columns']]: Value<(typeof tables)[T]['columns'][C]> };
};

export type Row<T extends TableName> = Tables[T];

/** The database's own clock in milliseconds since 1970, which processes on several machines share. */
export type DatabaseClock = RawBuilder<number>;
