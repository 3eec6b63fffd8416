/**
 * `npm run backup -- FOLDER` copies the database and the key of DATA_DIR into FOLDER, which must be new. The server may be
 * running.
 * `npm run restore -- FOLDER [--replace]` copies them back into DATA_DIR. The server must be stopped.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefusal, backup, restoreBackup } from '../store/backup.ts';

const usage = 'npm run backup -- FOLDER    or    npm run restore -- FOLDER [--replace]';

const run = (): string => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
  });
  const { DATA_DIR, DATABASE_URL } = process.env;
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new BackupRefusal(`Name a folder. ${usage}`);
  const data = DATA_DIR === undefined || DATA_DIR === '' ? join(import.meta.dirname, '../../data') : DATA_DIR;
  if (DATABASE_URL !== undefined && DATABASE_URL !== '')
    throw new BackupRefusal(
      `With DATABASE_URL the shows are in Postgres: pg_dump and pg_restore copy them. Copy ${join(data, 'key')} as well.`,
    );
  if (!values.restore) {
    const { episodes, entries, folder: made } = backup(data, folder);
    return `${episodes} episodes with ${entries} entries are in ${made}. It holds the key of their seeds: keep it to yourself.`;
  }
  const { episodes, entries, before } = restoreBackup(folder, data, { replace: values.replace });
  const note = before === '' ? '' : ` What was there lies in ${before}.`;
  return `${episodes} episodes with ${entries} entries are back in ${resolve(data)}.${note}`;
};

try {
  process.stdout.write(`${run()}\n`);
} catch (error) {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const mistyped = code?.startsWith('ERR_PARSE_ARGS') === true;
  const told = mistyped ? `${message}. ${usage}` : error instanceof BackupRefusal ? message : stack;
  process.stderr.write(`${told}\n`);
  process.exit(1);
}
