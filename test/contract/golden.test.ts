import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecord, replay } from '../../shared/record.ts';
import { showNamed, shows } from '../../shared/shows/index.ts';
import { complaints, type WorkedEpisode } from './worked-episode.ts';

/** Whole episodes that the project keeps: whatever changes in the code, these come out the same. */
const folder = join(import.meta.dirname, '../episodes');
const golden = globSync('*.json', { cwd: folder })
  .sort()
  .map(file => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as WorkedEpisode] as const);

describe('golden episodes', () => {
  test.each(golden)('%s comes out as it always did', (_file, worked) => {
    expect(complaints(worked)).toEqual([]);
  });

  test('there is one for every show and every act', () => {
    const played = new Set<string>();
    for (const [, worked] of golden) {
      const record = readRecord(worked.episode, showNamed);
      const { episode } = replay(record);
      for (const act of [...episode.standing.map(({ before }) => before.act.name), episode.act.name])
        played.add(`${record.show.name}/${act}`);
    }
    const missing = shows
      .flatMap(show => show.acts.map(act => `${show.name}/${act.name}`))
      .filter(name => !played.has(name));
    expect(missing).toEqual([]);
  });
});
