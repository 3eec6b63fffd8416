/** A server whose registry has Pig, with the pages of PIG_PAGES. */
import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { openVault } from '../../server/vault.ts';

const { DATA_DIR = '', PIG_PAGES = '' } = process.env;
const app = await createApp({
  port: 0,
  host: '127.0.0.1',
  store: await openSqlite(DATA_DIR),
  vault: openVault(DATA_DIR),
  log: pino({ level: 'silent' }),
  dist: PIG_PAGES,
});
process.send?.({ url: app.url });
