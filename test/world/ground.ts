/** What a world stands on: time, chance, network, disk, database and cache, before any process runs on them. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { databaseFile, openSqlite } from '../../server/store/sqlite.ts';
import { openVault } from '../../server/vault.ts';
import { Checks } from './checks.ts';
import { DatabaseServer } from './database.ts';
import { Disk } from './disk.ts';
import { enter } from './globals.ts';
import { Chances } from './luck.ts';
import { Wires } from './network.ts';
import { RedisServer } from './redis.ts';
import { Owner, Timeline } from './timeline.ts';

export class Ground {
  /** Whoever does what nobody in the world does. */
  readonly outside = new Owner('world');
  readonly timeline = new Timeline(this.outside);
  readonly chances: Chances;
  readonly wires: Wires;
  readonly disk: Disk;
  readonly database: DatabaseServer;
  readonly redis: RedisServer;
  readonly checks: Checks;
  readonly #folder: string;
  #committed: { readonly folder: string; readonly database: Database } | undefined;

  /** `template`: a folder with an empty store and its key. `fail`: hears what does not hold. */
  constructor(seed: string, template: string, shared: string, fail: (what: string) => void) {
    this.chances = new Chances(seed);
    this.wires = new Wires(this.timeline, this.chances);
    enter({ timeline: this.timeline, chances: this.chances, wires: this.wires });
    this.#folder = mkdtempSync(join(shared, 'world-'));
    const [database, redis] = [new Owner('database'), new Owner('redis')];
    this.checks = new Checks(
      fail,
      () => this.committed,
      writer => (writer === database ? this.database.by : writer),
    );
    this.disk = new Disk(this.#folder, template, this.chances.of('disk'), this.checks);
    this.database = new DatabaseServer(database, this.disk, this.wires, this.timeline);
    this.redis = new RedisServer(redis, this.wires);
    for (const one of [database, redis]) this.wires.hosts.set(one.name, one);
  }

  /** Sees what is committed, whoever committed it. */
  get committed(): Database {
    const { folder } = this.disk;
    if (this.#committed?.folder !== folder) {
      this.#committed?.database.close();
      this.#committed = { folder, database: preparedOnce(new Database(join(folder, databaseFile))) };
    }
    return (this.#committed as { readonly database: Database }).database;
  }

  /** Someone does something now. */
  as(owner: Owner, run: () => void): void {
    this.timeline.after(0, run, owner);
  }

  end(): void {
    this.#committed?.database.close();
    this.disk.closeAll();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Statements are prepared once: the checks ask the same few at each step. */
const preparedOnce = (database: Database): Database => {
  const prepare = database.prepare.bind(database);
  const known = new Map<string, ReturnType<typeof prepare>>();
  database.prepare = text => {
    const statement = known.get(text) ?? prepare(text);
    known.set(text, statement);
    return statement;
  };
  return database;
};

/** An empty store with its key, which each world copies. */
export const makeTemplate = async (shared: string): Promise<string> => {
  const folder = join(shared, 'template');
  mkdirSync(folder, { recursive: true });
  openVault(folder);
  const store = await openSqlite(folder);
  await store.close();
  return folder;
};
