import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
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

  test('every show that is more than an act by itself has one', () => {
    const played = golden.map(([, { episode }]) => (episode as { readonly show: string }).show);
    const lacking = shows.map(({ name }) => name).filter(name => !isActAlone(name) && !played.includes(name));
    expect(lacking).toEqual([]);
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
