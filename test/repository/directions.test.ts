import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { manifests } from '../../shared/shows/index.ts';

const root = join(import.meta.dirname, '../..');
const sources = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map(file => join(root, file));
const importing = /^(?:import|export)\b[^;'=]*?\bfrom\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const imports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importing)].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '');

const leaving = (file: string, top: string) =>
  imports(file).filter(
    name => name.startsWith('.') && !relative(join(root, top), join(dirname(file), name)).startsWith('..'),
  );

test('shared imports neither client nor server, nor anything of Node', () => {
  for (const file of sources('shared')) {
    expect([...leaving(file, 'client'), ...leaving(file, 'server')], file).toEqual([]);
    const packages = imports(file).filter(name => !name.startsWith('.'));
    expect(
      packages.every(name => name.startsWith('@noble/hashes/')),
      `${file}: ${packages}`,
    ).toBe(true);
  }
});

test('client and server do not import each other', () => {
  for (const file of sources('client')) expect(leaving(file, 'server'), file).toEqual([]);
  for (const file of sources('server')) expect(leaving(file, 'client'), file).toEqual([]);
});

test('rules know no clock, no timer and no randomness of their own', () => {
  for (const file of sources('shared')) {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(
      code.match(/Math\.random|\bDate\b|setTimeout|setInterval|performance\.|crypto\./)?.[0],
      file,
    ).toBeUndefined();
  }
});

test('a show is one place: nothing outside its folders and the two registries names it', () => {
  const names = manifests.filter(({ of }) => of === undefined).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  const named = new RegExp(`(?<![\\w-])(?:show-)?(?:${names.join('|')})(?![\\w-])`, 'g');
  const own = /^(?:shared|client)\/shows\/(?:[a-z-]+\/|index\.ts$)/;
  const found = globSync('{client,server,shared}/**/*.{ts,tsx,css}', { cwd: root })
    .filter(file => !own.test(file))
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(named)].map(([name]) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

/** Folders of server/ that each of them imports from. */
const serverFolders = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const folders = new Map<string, Set<string>>();
  for (const file of sources('server')) {
    const [from = '', inside] = relative(join(root, 'server'), file).split('/');
    if (inside === undefined) continue;
    const into = folders.get(from) ?? new Set();
    folders.set(from, into);
    for (const name of imports(file).filter(name => name.startsWith('.'))) {
      const [to = '', within] = relative(join(root, 'server'), join(dirname(file), name)).split('/');
      if (within !== undefined && to !== '..' && to !== from) into.add(to);
    }
  }
  return folders;
};

test('folders of the server form no circle, however long', () => {
  const folders = serverFolders();
  const circles: string[] = [];
  const follow = (way: readonly string[]): void => {
    for (const next of folders.get(way.at(-1) ?? '') ?? []) {
      if (next === way[0]) circles.push([...way, next].join(' → '));
      else if (!way.includes(next)) follow([...way, next]);
    }
  };
  for (const folder of folders.keys()) follow([folder]);
  expect(circles).toEqual([]);
});

test('nothing that serves imports a tool', () => {
  for (const top of ['shared', 'server', 'client'])
    for (const file of sources(top)) expect(leaving(file, 'tools'), file).toEqual([]);
});

test('client/ holds no page but the one that is served: previews and their fixtures are tools', () => {
  expect(globSync('client/**/*.html', { cwd: root })).toEqual(['client/index.html']);
  expect(globSync('client/**/*fixture*', { cwd: root })).toEqual([]);
});
