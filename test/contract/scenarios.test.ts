/** The worked episodes of the specification: each is played, and every word of what it expects compared. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaints, type WorkedEpisode } from './worked-episode.ts';

const docs = join(import.meta.dirname, '../../docs');
const files = globSync('scenarios/*/*.json', { cwd: docs }).sort();

const worked = files.map(file => JSON.parse(readFileSync(join(docs, file), 'utf8')) as WorkedEpisode);

test.each(files.map((file, i) => [file, worked[i] as WorkedEpisode] as const))('worked episode %s', (_, episode) => {
  expect(complaints(episode)).toEqual([]);
});

/** Each rule that the title names is held by worked episodes. No other test does. */
const isWorked = ({ task }: { readonly task: { readonly name: string } }): void => {
  const rules = worked.flatMap(episode => episode.rules ?? []);
  for (const rule of task.name.match(/[A-Z]{2}-A?\d+/g) ?? []) expect(rules).toContain(rule);
};

test('HD-07 HD-12 HD-16 HD-22 HD-38 HD-40 HD-50 HD-54 HD-55 HD-56 HD-57 HD-76 HD-81 HD-91 HD-92', isWorked);
test('HD-A4 HD-A6 HD-A8', isWorked);
test('LN-21 LN-26 LN-28 LN-29 LN-30 LN-32 LN-33 LN-35 LN-A1 LN-A10 LN-A11 LN-A13 LN-A16 LN-A19 LN-A21', isWorked);
test('ME-16 ME-17 ME-19 ME-A5 ME-A10 ME-A12 ME-A13 ME-A23', isWorked);
test(
  'OR-10 OR-11 OR-12 OR-13 OR-21 OR-25 OR-26 OR-35 OR-37 OR-38 OR-50 OR-52 OR-55 OR-57 OR-A2 OR-A7 OR-A11 OR-A13 OR-A16 OR-A24 OR-A30',
  isWorked,
);
test('SD-07 SD-12 SD-13 SD-A3 SH-05', isWorked);
test('LP-06 LP-09 LP-25 LP-28 LP-32 LP-33 LP-35 LP-A5 LP-A6 LP-A7 LP-A14 ME-26 ME-27 ME-A21', isWorked);
