import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifests } from '../../shared/shows/index.ts';

const root = join(import.meta.dirname, '../..');
const sources = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map(file => join(root, file));

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

test('client/ holds no page but the one that is served: previews and their fixtures are tools', () => {
  expect(globSync('client/**/*.html', { cwd: root })).toEqual(['client/index.html']);
  expect(globSync('client/**/*fixture*', { cwd: root })).toEqual([]);
});

test('what is not on the air yet is given to a stage alone, which knows when to show what', () => {
  const given = sources('client').flatMap(file => {
    const code = readFileSync(file, 'utf8');
    return code.includes('useMoment(')
      ? [...code.matchAll(/<(\w+)(?=[^<>]*\{(?:\.\.\.moment|\.\.\.shown|moment\.(?:shell|view))\})/g)]
      : [];
  });
  expect(given.length).toBeGreaterThan(1);
  for (const [, part] of given) expect(part).toBe('Stage');
});
