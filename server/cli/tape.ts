/**
 * `npm run tape -- CODE FOLDER [--language de]` writes a published show as a folder of plain files that plays by itself on any
 * static host, in any folder of it. The server may be running. Nothing is written but the folder, which must be empty or new.
 * `--language`: of its first page, index.html.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { View } from '../../shared/engine/show.ts';
import { isLanguage, languageNames } from '../../shared/words/languages.ts';
import { compute } from '../computing/compute.ts';
import { usualTiming } from '../context.ts';
import { sealedMedium } from '../http/media.ts';
import { isOver, type Known, storedKnown } from '../records/known.ts';
import { isLate } from '../records/record.ts';
import { databaseFile, openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { readCode } from '../tokens.ts';
import { keyFile, openVault } from '../vault.ts';
import { arePagesBuilt, copyPages } from './kept-pages.ts';

const usage = 'npm run tape -- CODE FOLDER [--language de]';

/** A problem that the caller can fix. */
class TapeRefusal extends Error {}

const dist = join(import.meta.dirname, '../../dist');

/** `what` cannot be used where `open` throws. */
const orRefuse = async <T>(what: string, open: () => T | Promise<T>): Promise<T> => {
  try {
    return await open();
  } catch (error) {
    throw new TapeRefusal(`${what} cannot be used: ${(error as Error).message || 'no answer'}`);
  }
};

/** The store of the server, and what opens its seeds. */
const openData = async (data: string) => {
  const { DATABASE_URL = '' } = process.env;
  // Without them, new ones would be made.
  const [key, file] = [join(data, keyFile), join(data, databaseFile)];
  for (const needed of DATABASE_URL === '' ? [key, file] : [key])
    if (!existsSync(needed))
      throw new TapeRefusal(`${needed} is missing. DATA_DIR names the folder of the server’s data.`);
  const vault = await orRefuse(key, () => openVault(data));
  const store = await (DATABASE_URL === ''
    ? orRefuse(file, () => openSqlite(data))
    : orRefuse('The database at DATABASE_URL', async () =>
        (await import('../store/postgres.ts')).openPostgres(DATABASE_URL),
      ));
  return { store, vault: { open: vault.open } };
};

/** The folder, which is empty or not there yet. */
const emptyFolder = (named: string): string => {
  const folder = resolve(named);
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new TapeRefusal(`${folder} is not empty. Name a new folder.`);
  return folder;
};

/** As it is published. After its time nothing can be taken back any more, even if no server was there to write that down. */
const published = (known: Known): Known => {
  const { facts, state } = known;
  const { over, closed } = state;
  if (closed > 0) return known;
  const now = Date.now();
  if (over > 0 && now >= over + usualTiming.closing) return { ...known, state: { ...state, closed: now } };
  throw new TapeRefusal(
    isOver(known)
      ? `The end of ${facts.code} can still be taken back. Close the show at its desk, or wait until ten minutes after its end.`
      : `${facts.code} is still being played.`,
  );
};

interface TapeFile {
  readonly story: { readonly show: string; readonly moments: readonly { readonly view: View }[] };
  readonly alarms: readonly unknown[];
}

/** The names of pictures and sounds that were on the stage. */
const mediaIn = ({ story: { moments } }: TapeFile): ReadonlySet<string> =>
  new Set(
    moments
      .flatMap(({ view: { beside } }) => [beside?.picture, beside?.sound])
      .flatMap(medium => (medium === undefined ? [] : [medium.name ?? ''])),
  );

const write = async (store: Store, known: Known, folder: string, language: (typeof languageNames)[number]) => {
  const { code } = known.facts;
  const record = gunzipSync(await compute(store, 'record', known, { whole: false })).toString();
  const { hash } = JSON.parse(record) as { readonly hash: string };
  const story = gunzipSync(await compute(store, 'story', known, { asked: true })).toString();
  const tape = JSON.parse(story) as TapeFile;
  // No file that the server published has those that came later.
  const alarms = [...tape.alarms, ...known.state.alarms.filter(isLate)];
  mkdirSync(join(folder, 'media'), { recursive: true });
  for (const name of mediaIn(tape)) {
    const medium = await sealedMedium(store, code, name);
    if (medium !== undefined) writeFileSync(join(folder, 'media', name), medium);
  }
  writeFileSync(join(folder, 'record.json'), record);
  writeFileSync(join(folder, 'tape.json'), JSON.stringify({ ...tape, alarms }));
  await copyPages(dist, folder, language, { show: tape.story.show, hash });
};

const run = async (): Promise<string> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { language: { type: 'string', default: 'en' } },
  });
  const [typed, named, ...more] = positionals;
  if (typed === undefined || named === undefined || more.length > 0)
    throw new TapeRefusal(`Name a show and a folder. ${usage}`);
  const { language } = values;
  if (!isLanguage(language)) throw new TapeRefusal(`--language must be one of ${languageNames.join(', ')}.`);
  if (!arePagesBuilt(dist)) throw new TapeRefusal('The pages are not built yet: npm run build');
  const folder = emptyFolder(named);
  const data = process.env.DATA_DIR || join(import.meta.dirname, '../../data');
  const { store, vault } = await openData(data);
  try {
    const code = readCode(typed);
    const known = await orRefuse(join(data, keyFile), () => storedKnown({ store, vault }, code));
    if (known === undefined) throw new TapeRefusal(`There is no show ${code}.`);
    await write(store, published(known), folder, language).catch(error => {
      // Half a show is none.
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
      throw error;
    });
    return `${code} is in ${folder}. Any web server plays it from there, such as: python3 -m http.server --directory ${folder}`;
  } finally {
    await store.close();
  }
};

try {
  process.stdout.write(`${await run()}\n`);
  process.exit(0);
} catch (error) {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const mistyped = code?.startsWith('ERR_PARSE_ARGS') === true;
  // What the system refuses, such as a full disk, is no fault of ours.
  const plain = error instanceof TapeRefusal || /^E[A-Z]+$/.test(code ?? '');
  process.stderr.write(`${mistyped ? `${message}. ${usage}` : plain ? message : stack}\n`);
  process.exit(1);
}
