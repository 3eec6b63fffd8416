/**
 * Backups of DATA_DIR: a consistent copy of the SQLite database, and the key without which its seeds are worthless. Created
 * while the server runs, restored while it does not.
 */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { keyFile, openVault } from '../vault.ts';
import { databaseFile } from './sqlite.ts';

/** A problem that the caller can fix. */
export class BackupRefusal extends Error {}

interface BackupFacts {
  readonly folder: string;
  readonly episodes: number;
  readonly entries: number;
}

const sync = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

const number = (database: Database, sql: string): number =>
  Number(Object.values(database.prepare(sql).all([])[0] as object)[0] ?? 0);

/** Checks that a backup is complete, ours, and opened by the key beside it. Throws `BackupRefusal`. */
const inspect = (folder: string): BackupFacts => {
  const file = join(folder, databaseFile);
  for (const name of [databaseFile, keyFile])
    if (!existsSync(join(folder, name))) throw new BackupRefusal(`${folder} is not a backup: it has no ${name}.`);
  const database = new Database(file);
  try {
    const [check] = database.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') throw new BackupRefusal(`${file} is damaged: ${check?.integrity_check}`);
    const [sealed] = database.prepare('select code, seed from episodes limit 1').all([]) as {
      code: string;
      seed: string;
    }[];
    if (sealed !== undefined) openVault(folder).open(sealed.seed, sealed.code);
    return {
      folder,
      episodes: number(database, 'select count(*) from episodes'),
      entries: number(database, 'select count(*) from entries'),
    };
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    throw new BackupRefusal(`${folder} cannot be used: ${(error as Error).message}`);
  } finally {
    database.close();
  }
};

/**
 * Copies the contents of `data` into `folder`, which must not exist yet. The server may run: the copy is consistent, and the
 * server does not wait for it. Throws `BackupRefusal`.
 */
export const backup = (data: string, folder: string): BackupFacts => {
  const target = resolve(folder);
  if (!existsSync(join(data, databaseFile))) throw new BackupRefusal(`There is no ${databaseFile} in ${data}.`);
  if (existsSync(target)) throw new BackupRefusal(`${target} exists already. Name a new folder.`);
  // Complete, or not there at all.
  const making = join(dirname(target), `.${basename(target)}.${process.pid}`);
  mkdirSync(making, { recursive: true, mode: 0o700 });
  try {
    const database = new Database(join(data, databaseFile), { timeout: 5000 });
    try {
      database.prepare('vacuum into ?').run([join(making, databaseFile)]);
    } finally {
      database.close();
    }
    copyFileSync(join(data, keyFile), join(making, keyFile));
    for (const name of [databaseFile, keyFile]) {
      chmodSync(join(making, name), 0o600);
      sync(join(making, name));
    }
    const facts = inspect(making);
    renameSync(making, target);
    sync(dirname(target));
    return { ...facts, folder: target };
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
};

/** Files that SQLite may have left beside a database. */
const parts = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, keyFile];

/** Throws `BackupRefusal` while a process has the database open. Otherwise writes its log into its file. */
const assertNobodyThere = (file: string): void => {
  const database = new Database(file, { timeout: 0 });
  try {
    database.pragma('journal_mode = delete');
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error;
    throw new BackupRefusal(`A server is using ${dirname(file)}. Stop it first.`);
  } finally {
    database.close();
  }
};

/** The processes that held leases at that time play nothing of it now. */
const forgetProcesses = (file: string): void => {
  const database = new Database(file);
  try {
    database.exec('delete from processes');
  } finally {
    database.close();
  }
};

/**
 * Replaces the contents of `data` by a backup, and keeps the old contents beside it. Throws `BackupRefusal`, and then has
 * changed nothing.
 */
export const restoreBackup = (
  folder: string,
  data: string,
  { replace = false, now = Date.now() }: { readonly replace?: boolean; readonly now?: number } = {},
): BackupFacts & { readonly before: string } => {
  const facts = inspect(resolve(folder));
  mkdirSync(data, { recursive: true });
  const there = readdirSync(data).filter(name => parts.includes(name));
  if (there.length > 0 && !replace)
    throw new BackupRefusal(`${data} holds shows already. Add --replace to move them aside.`);
  if (there.includes(databaseFile)) assertNobodyThere(join(data, databaseFile));
  const restored = parts.filter(name => existsSync(join(facts.folder, name)) && !name.includes('-'));
  for (const name of restored) {
    copyFileSync(join(facts.folder, name), join(data, `${name}.coming`));
    chmodSync(join(data, `${name}.coming`), 0o600);
    sync(join(data, `${name}.coming`));
  }
  forgetProcesses(join(data, `${databaseFile}.coming`));
  const before = there.length === 0 ? '' : join(data, `before-${new Date(now).toISOString().replace(/[:.]/g, '-')}`);
  if (before !== '') mkdirSync(before, { mode: 0o700 });
  for (const name of parts) if (existsSync(join(data, name))) renameSync(join(data, name), join(before, name));
  for (const name of restored) renameSync(join(data, `${name}.coming`), join(data, name));
  sync(data);
  return { ...facts, before };
};
