/**
 * Where a world's data lies: real SQLite on files that are kept in memory. It fills up, is slow, and keeps of a write that a crash
 * tore what a disk would keep of it. Whatever is written is looked at (see `Watch`).
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { backup, restoreBackup } from '../../server/store/backup.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { keyFile } from '../../server/vault.ts';
import type { Luck } from '../../shared/engine/robots.ts';
import { wallClockOf } from './globals.ts';
import type { Owner } from './timeline.ts';

/** How a commit of a process ends: it dies before it, in the middle, or after one of somebody's move and before anybody hears of it. */
export type Crash = 'before' | 'after' | 'torn';

/** Looks at what is written, before it is committed. */
export interface Watch {
  written(database: Database, by: Owner, sql: string, values: readonly unknown[]): void;
}

const walOf = (folder: string): string => join(folder, `${databaseFile}-wal`);
const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

interface Opened {
  readonly database: Database;
  readonly owner: Owner;
  /** Its transaction stores a move that somebody sent. */
  sent: boolean;
}

/** A statement as Kysely uses one. */
interface Statement {
  readonly reader: boolean;
  all(values: readonly unknown[]): unknown[];
  run(values: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(values: readonly unknown[]): IterableIterator<unknown>;
}

/** An error as the library throws it. */
const sqliteError = (code: string, message: string): Error => Object.assign(new Error(message), { code });

export class Disk {
  /** The folder in use. After a crash it is another one, with what the disk kept. */
  folder: string;
  readonly #root: string;
  readonly #luck: Luck;
  readonly #watch: Watch;
  #opened: Opened[] = [];
  #lives = 0;
  #full = false;
  #broken = false;
  /** Dies at its next commit. */
  crash: { readonly how: Crash; readonly die: () => void } | undefined;

  /** `template`: a folder with an empty store and its key. */
  constructor(root: string, template: string, luck: Luck, watch: Watch) {
    this.#root = root;
    this.#luck = luck;
    this.#watch = watch;
    this.folder = join(root, '0');
    mkdirSync(this.folder, { recursive: true });
    for (const file of [databaseFile, keyFile]) copyFileSync(join(template, file), join(this.folder, file));
  }

  /** Opens the database for an owner. Its clock is the database's. */
  open(file: string, options: { readonly timeout?: number } | undefined, owner: Owner): Database {
    const database = new Database(file, options);
    // The world's triggers and the store's own SQL ask for the time.
    (database as unknown as { function(name: string, run: () => number): void }).function('world_now', () =>
      wallClockOf(owner),
    );
    database.pragma('wal_autocheckpoint = 0');
    const opened = { database, owner, sent: false };
    this.#opened.push(opened);
    const close = database.close.bind(database);
    database.close = () => {
      this.#opened = this.#opened.filter(one => one !== opened);
      close();
    };
    const prepare = database.prepare.bind(database);
    database.prepare = (sql: string) =>
      this.#statement(opened, sql, prepare(sql.replaceAll("unixepoch('subsec')", '(world_now() / 1000.0)')));
    this.#limit(database);
    return database;
  }

  #statement(opened: Opened, sql: string, real: Statement): Statement {
    const around = <T>(values: readonly unknown[], run: () => T): T => {
      const { owner, database } = opened;
      if (!owner.alive) throw sqliteError('SQLITE_IOERR', 'the process is dead');
      if (this.#broken && !/^(?:select|rollback)/.test(sql)) throw sqliteError('SQLITE_IOERR_WRITE', 'disk I/O error');
      if (sql === 'commit') return this.#commit(run, opened);
      const result = run();
      if (sql.startsWith('begin')) opened.sent = false;
      if (/^(?:insert|update|delete)/.test(sql)) this.#watch.written(database, owner, sql, values);
      if (sql.startsWith('insert into "entries"')) opened.sent ||= values[2] !== null;
      return result;
    };
    return {
      reader: real.reader,
      all: values => around(values, () => real.all(values)),
      run: values => around(values, () => real.run(values)),
      iterate: values => around(values, () => real.iterate(values)),
    };
  }

  #commit<T>(run: () => T, { sent }: Opened): T {
    const { crash } = this;
    if (crash === undefined || (crash.how === 'after' && !sent)) return run();
    this.crash = undefined;
    const wal = walOf(this.folder);
    const [before, result] = [sizeOf(wal), crash.how === 'before' ? undefined : run()];
    const after = sizeOf(wal);
    const keep = crash.how === 'torn' ? before + Math.floor(this.#luck() * (after - before)) : after;
    this.#moveOn(keep);
    crash.die();
    if (result === undefined) throw sqliteError('SQLITE_IOERR', 'the process is dead');
    return result;
  }

  /** All that is open breaks off, and what comes next finds what is on the disk. */
  die(): void {
    this.#moveOn(sizeOf(walOf(this.folder)));
  }

  #moveOn(keep: number): void {
    const next = join(this.#root, String(++this.#lives));
    mkdirSync(next, { recursive: true });
    for (const file of [databaseFile, keyFile]) copyFileSync(join(this.folder, file), join(next, file));
    if (existsSync(walOf(this.folder))) {
      copyFileSync(walOf(this.folder), walOf(next));
      truncateSync(walOf(next), keep);
    }
    this.closeAll();
    rmSync(this.folder, { recursive: true, force: true });
    this.folder = next;
  }

  /** A backup of all that is on it now: its folder. */
  backUp(): string {
    return backup(this.folder, join(this.#root, `backup-${++this.#lives}`)).folder;
  }

  /** Everything is as it was at the time of the backup. Call while nobody has it open. */
  restore(from: string): void {
    this.closeAll();
    rmSync(this.folder, { recursive: true, force: true });
    this.folder = join(this.#root, String(++this.#lives));
    restoreBackup(from, this.folder);
    const database = new Database(join(this.folder, databaseFile));
    database.pragma('journal_mode = wal');
    database.close();
  }

  closeAll(): void {
    for (const { database } of [...this.#opened]) database.close();
  }

  /** No page more fits into the database, or there is room again. */
  set full(full: boolean) {
    this.#full = full;
    for (const { database } of this.#opened) this.#limit(database);
  }

  /** No write succeeds. */
  set broken(broken: boolean) {
    this.#broken = broken;
  }

  #limit(database: Database): void {
    const pages = this.#full ? String(database.pragma('page_count', { simple: true })) : '1000000';
    database.pragma(`max_page_count = ${pages}`);
  }
}
