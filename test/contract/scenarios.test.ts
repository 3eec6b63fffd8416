import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { complaints } from './worked-episode.ts';

/** The worked episodes of the specification, where it lies beside the project. */
const folder = join(import.meta.dirname, '../../../shared/spec/scenarios');
const files = existsSync(folder) ? globSync('*/*.json', { cwd: folder }).sort() : [];

test('worked episodes lie beside the project, or it stands alone', () => {
  expect(existsSync(folder) ? files.length > 0 : true).toBe(true);
});

test.each(files)('worked episode %s', file => {
  const worked = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect(complaints(worked), relative(folder, file)).toEqual([]);
});
