/** A published show as a folder of files, from either database, and what is refused. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyFile } from '../../server/vault.ts';
import { recordHash } from '../../shared/engine/record.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { freshFolder, Playhouse } from '../rooms/playhouse.ts';
import { keep } from './kept-folder.ts';

const json = (...path: readonly string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** `npm run test:long` keeps from each. */
const kept = process.env.LONG === undefined ? databases.slice(0, 1) : databases;

test.each(kept)('a show of %s is kept whole, with its record and what checks it, in every language', async on => {
  const folder = freshFolder();
  const place = await placeOn(on, folder);
  const house = await Playhouse.open({ folder, place });
  const { made, host } = await house.asked();
  await host.move('end', { winner: 0 });
  await host.tell({ do: 'close' });
  const { hash } = (await house.get(`/api/episodes/${made.code}`)).body as { readonly hash: string };
  const tape = await (await fetch(`${house.url}/e/${made.code}/tape/${hash}`)).json();
  await house.app.close();
  const env = { DATA_DIR: folder, ...place.env };
  const target = join(freshFolder(), 'friday');
  // As people type it.
  const typed = `${made.code.slice(0, 4)} ${made.code.slice(4)}`.toLowerCase();
  expect(await keep(env, typed, target)).toEqual({ status: 0, said: expect.stringContaining(target) });
  expect(json(target, 'tape.json')).toEqual(tape);
  const record = json(target, 'record.json');
  expect([record.hash, recordHash(record)]).toEqual([hash, hash]);
  expect(verifyRecord(record, showNamed).verdict).toBe('ok');
  for (const [language, page] of Object.entries({ en: 'index.html', de: 'de.html' })) {
    expect(existsSync(join(target, `verify.${language}.html`))).toBe(true);
    const text = readFileSync(join(target, page), 'utf8');
    const named = [...text.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, path = '']) => path);
    const ours = named.filter(path => !path.startsWith('https://browsehappy.com/'));
    expect(ours.filter(path => !existsSync(join(target, path)))).toEqual([]);
    expect(ours.filter(path => path.startsWith('/'))).toEqual([]);
    expect(text).toContain(`data-record="${hash}"`);
  }
  expect(await keep(env, made.code, target)).toEqual({
    status: 1,
    said: `${target} is not empty. Name a new folder.\n`,
  });
  const german = freshFolder();
  expect(await keep(env, made.code, german, '--language', 'de')).toMatchObject({ status: 0 });
  expect(readFileSync(join(german, 'index.html'), 'utf8')).toContain('<html lang="de">');
  expect(readdirSync(german)).toContain('en.html');
});

test('a show that was over for ten minutes is kept, although its server stopped before it published it', async () => {
  const house = await Playhouse.open({ now: () => Date.now() - 600_000 });
  const { made, host } = await house.asked();
  await host.move('end', { winner: 0 });
  await house.app.close();
  const target = join(freshFolder(), 'friday');
  expect(await keep({ DATA_DIR: house.folder }, made.code, target)).toMatchObject({ status: 0 });
  const record = json(target, 'record.json');
  expect(record.hash).toBe(recordHash(record));
  expect(json(target, 'tape.json')).toMatchObject({ closed: true, over: true });
});

test('what cannot be kept is refused in one sentence, and nothing is written', async () => {
  const house = await Playhouse.open();
  const { made, host } = await house.asked();
  const { code } = made;
  const target = join(freshFolder(), 'friday');
  const env = { DATA_DIR: house.folder };
  const refused = async (sentence: string | RegExp, ...given: readonly string[]) => {
    const { status, said } = await keep(env, ...given);
    expect([status, said]).toEqual([1, expect.stringMatching(sentence)]);
    expect(said.trimEnd().split('\n')).toHaveLength(1);
    expect(existsSync(target)).toBe(false);
  };
  await refused(`${code} is still being played.`, code, target);
  await refused('There is no show ZZZZZZZZ.', 'ZZZZZZZZ', target);
  await host.move('end', { winner: 0 });
  await refused(`The end of ${code} can still be taken back.`, code, target);
  await host.tell({ do: 'close' });
  await refused('Name a show and a folder.', code);
  await refused('--language must be one of en, de.', code, target, '--language', 'fr');
  await refused("Unknown option '--fast'", code, target, '--fast');
  const file = join(freshFolder(), 'file');
  writeFileSync(file, '');
  await refused('is not empty', code, file);
  const empty = freshFolder();
  const elsewhere = await keep({ DATA_DIR: empty }, code, target);
  expect(elsewhere).toEqual({ status: 1, said: expect.stringContaining('DATA_DIR names the folder') });
  expect(readdirSync(empty)).toEqual([]);
  // A key that is not the one of these shows.
  writeFileSync(join(house.folder, keyFile), 'ab'.repeat(32), { mode: 0o600 });
  await refused(`${join(house.folder, keyFile)} cannot be used: `, code, target);
});
