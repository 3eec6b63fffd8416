/** A file of a few lines has a reason of its own. Otherwise it belongs in the file beside it that uses it. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync(['{client,server,shared,tools}/**/*.{ts,tsx,html}', 'vite.config.ts'], { cwd: root });
const textOf = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));
const small = files.filter(
  file => /\.tsx?$/.test(file) && !file.includes('/words/') && (textOf.get(file) ?? '').split('\n').length <= 25,
);

/** Files that import each file, and files that are loaded on their own: a page, a worker, a chunk. */
const users = new Map<string, Set<string>>();
const alone = new Set<string>();
for (const [file, text] of textOf)
  for (const [, how = '', name = '', query = ''] of text.matchAll(
    /(from |import |import\(|URL\(|src=)\s*['"](\.[^'"?]+)(\?worker)?/g,
  )) {
    const named = join(dirname(file), name);
    if (query !== '' || !/^(from|import) $/.test(how)) alone.add(named);
    else users.set(named, (users.get(named) ?? new Set()).add(file));
  }

/** Shows that have a part of this name. */
const showsWith = (file: string): number => {
  const [, side = '', part = ''] = /^((?:client|shared)\/shows\/)[^/]+\/(.+)$/.exec(file) ?? [];
  return part === '' ? 0 : files.filter(other => new RegExp(`^${side}[^/]+/${part}$`).test(other)).length;
};

const hasReason = (file: string): boolean => {
  const used = [...(users.get(file) ?? [])];
  return (
    alone.has(file) ||
    used.length > 2 ||
    new Set(used.map(user => user.split('/')[0])).size > 1 ||
    showsWith(file) > 2 ||
    // Types of a package without any, programs, entries that a build names, and the styles of all shows, which are a list.
    /\.d\.m?ts$|\.config\.ts$|^server\/cli\/|^client\/(?:pages\/verify\/alone\.tsx|shows\/(?:stage-)?looks\.ts)$|^tools\/preview\/empty-stage\.ts$/.test(
      file,
    )
  );
};

test('a small file is loaded on its own, serves both sides or many files, or is a part that shows have', () => {
  expect(small.filter(file => !hasReason(file))).toEqual([]);
});
