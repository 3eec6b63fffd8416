/**
 * `node_modules/.bin/node test/releases/make.ts` writes the data folder of the version in package.json as this checkout writes it, once for each release:
 * test/releases/VERSION/ with the database (packed), its key and what must be found in it again. All dice, names and secrets in
 * it are of people who do not exist.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import sharp from 'sharp';
import manifest from '../../package.json' with { type: 'json' };
import { databaseFile } from '../../server/store/sqlite.ts';
import { keyFile } from '../../server/vault.ts';
import { manifests } from '../../shared/shows/index.ts';
import { makeShow } from '../processes/make-show.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { ask, hash, playOn, recordHash, type Show } from './people.ts';

/** What a folder says of itself in `told.json`. */
export interface Told {
  /** SHA-256 of each record, as its host gets it. */
  readonly finished: readonly { readonly code: string; readonly host: string; readonly record: string }[];
  readonly running: readonly (Show & {
    readonly record: string;
    /** And of the record after so many moves more, without their times: the same dice come. */
    readonly later: { readonly most: number; readonly record: string };
  })[];
  readonly season: { readonly name: string; readonly token: string; readonly export: string };
  readonly pack: { readonly id: string; readonly text: string };
}

const target = join(import.meta.dirname, manifest.version);
if (existsSync(target)) throw new Error(`${manifest.version} is there already. A release's folder never changes.`);
const folder = mkdtempSync(join(tmpdir(), 'boxcars-release-'));
const env = { DATA_DIR: folder, WEBHOOKS: 'anywhere' };
const server = await ServerProcess.at(env);
await server.start();
const { url } = server;

const post = async (path: string, token: string, body: object) => JSON.parse(await ask(url, 'POST', path, token, body));

const sit = async (code: string, names: readonly string[]): Promise<readonly string[]> => {
  const tokens: string[] = [];
  for (const name of names)
    tokens.push(((await post(`/api/episodes/${code}/seat`, '', { name })) as { token: string }).token);
  return tokens;
};

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83c28' } })
  .png()
  .toBuffer();
const { hash: file } = (await post('/api/media', '', picture)) as { hash: string };
const questions = Array.from({ length: 40 }, (_, i) => ({
  ask: `What is ${i} and ${i}?`,
  answer: String(2 * i),
  picture: { hash: file, alt: 'Two numbers' },
}));

/** One of each show that robots play to its end. */
const finished: Told['finished'][number][] = [];
for (const { name } of manifests) {
  const { code, token } = await makeShow(url, { show: name, robots: true, pace: 0 });
  for (;;) {
    const { phase } = JSON.parse(await ask(url, 'GET', `/api/episodes/${code}`)) as { phase: string };
    if (phase === 'over') break;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  await post(`/api/episodes/${code}/desk`, token, { do: 'close' });
  finished.push({ code, host: token, record: await recordHash(url, { code, host: token }) });
}

/** People in the middle of a show. */
const begun: Show[] = [];
for (const wish of [
  { show: 'lucky-numbers', pack: { questions } },
  { show: 'six-dice' },
  { show: 'on-a-roll' },
  { show: 'hot-dice' },
  { show: 'lucky-puzzle' },
]) {
  const { code, token: host } = await makeShow(url, wish);
  const seats = await sit(code, ['Ann', 'Ben']);
  await playOn(url, { code, host, seats }, 9, 1);
  begun.push({ code, host, seats });
}
const [{ code: first, host }] = begun as [Show];
await post(`/api/episodes/${first}/hooks`, host, {
  address: 'http://127.0.0.1:9/',
  format: 'json',
  events: ['result'],
});
await post(`/api/episodes/${first}/room`, '', { do: 'enter', secret: '0'.repeat(32), name: 'Zoe' });

const season = (await post('/api/seasons', '', { name: 'friday', show: 'six-dice', options: { target: 1500 } })) as {
  name: string;
  token: string;
};
const game = (await post(`/api/seasons/${season.name}/episodes`, season.token, { kind: 'main' })) as {
  code: string;
  token: string;
};
const players = { code: game.code, host: game.token, seats: await sit(game.code, ['Cleo', 'Dan']) };
await playOn(url, players, 500, 2);
await post(`/api/episodes/${game.code}/desk`, game.token, { do: 'close' });
finished.push({ code: game.code, host: game.token, record: await recordHash(url, players) });

const text = JSON.stringify({ questions });
const { id } = (await post('/api/packs', '', { show: 'lucky-numbers', text, days: 365 })) as { id: string };

const read = async (path: string, token = '') => hash(await ask(url, 'GET', path, token));
const facts = {
  finished,
  season: { ...season, export: await read(`/api/seasons/${season.name}/export`, season.token) },
  pack: { id, text: await read(`/api/packs/${id}`) },
};
const records = new Map<string, string>();
for (const show of begun) records.set(show.code, await recordHash(url, show));
await server.stop('SIGTERM');
const database = new Database(join(folder, databaseFile));
database.exec('vacuum');
database.pragma('journal_mode = delete');
database.close();

/** What comes next is played in a copy. */
const copy = `${folder}-copy`;
cpSync(folder, copy, { recursive: true });
const again = await ServerProcess.at({ ...env, DATA_DIR: copy });
await again.start();
const running: Told['running'][number][] = [];
for (const show of begun) {
  await playOn(again.url, show, 10, 3);
  const { phase } = JSON.parse(await ask(again.url, 'GET', `/api/episodes/${show.code}`)) as { phase: string };
  // Ten minutes after its end a record says more.
  if (phase === 'over') continue;
  running.push({
    ...show,
    record: records.get(show.code) ?? '',
    later: { most: 10, record: await recordHash(again.url, show, false) },
  });
}
if (running.length < 3) throw new Error('too many shows came to their end; once more');
await again.stop('SIGTERM');

mkdirSync(target);
writeFileSync(join(target, `${databaseFile}.br`), brotliCompressSync(readFileSync(join(folder, databaseFile))));
cpSync(join(folder, keyFile), join(target, keyFile));
const told: Told = { ...facts, running };
writeFileSync(join(target, 'told.json'), `${JSON.stringify(told, null, 1)}\n`);
for (const made of [folder, copy]) rmSync(made, { recursive: true });
process.stdout.write(`${target} is written.\n`);
