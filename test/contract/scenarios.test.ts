/** The worked episodes of the specification: each is played, and every word of what it expects compared. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaints } from './worked-episode.ts';

const docs = join(import.meta.dirname, '../../docs');
const files = globSync('scenarios/*/*.json', { cwd: docs }).sort();

test('there are worked episodes of every kind', () => {
  for (const folder of globSync('scenarios/*/', { cwd: docs }).filter(name => !name.endsWith('.md')))
    expect(
      files.some(file => file.startsWith(folder)),
      folder,
    ).toBe(true);
  expect(files.length).toBeGreaterThan(100);
});

test.each(files)('worked episode %s', file => {
  const worked = JSON.parse(readFileSync(join(docs, file), 'utf8'));
  expect(complaints(worked), file).toEqual([]);
});
