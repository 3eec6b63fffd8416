/** Mutated records: each is read or refused with its place, none stops whoever reads it, and none leaves anything behind. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canonical } from '../../shared/engine/json.ts';
import { Malformed, readRecord, replay, writeRecord } from '../../shared/engine/record.ts';
import { pick, seededLuck } from '../../shared/engine/robots.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { storyOfRecord } from '../../shared/recap/story.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { finishedRecord } from '../shared/finished-record.ts';
import { anyRecord } from './json.ts';
import { expectFlat, inUse } from './memory.ts';
import { chapters, records, seed, timeout } from './sizes.ts';

const folder = join(import.meta.dirname, '../episodes');

/** What comes of it; throws only what nobody meant to throw. */
const outcomeOf = (record: unknown): 'refused' | 'stands' | 'some moves refused' => {
  try {
    const read = readRecord(record, showNamed);
    const { episode, refused } = replay(read);
    for (const viewer of ['audience', 'host', ...episode.seats.keys()] as const) canonical(episode.view(viewer));
    for (const { entry, code, message } of refused) {
      expect(entry).toBeGreaterThanOrEqual(0);
      expect(typeof code === 'string' && message !== '').toBe(true);
    }
    // What was accepted is a record of its own, and comes to the same.
    if (refused.length === 0) {
      const again = replay(readRecord(JSON.parse(JSON.stringify(writeRecord(episode))), showNamed));
      expect(again.refused).toEqual([]);
      expect(canonical(again.episode.view('host'))).toBe(canonical(episode.view('host')));
    }
    return refused.length === 0 ? 'stands' : 'some moves refused';
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    expect(error.field).not.toBe('');
    return 'refused';
  }
};

const verdictOf = (record: unknown): string => {
  try {
    const { verdict } = verifyRecord(record, showNamed);
    expect(storyOfRecord(record, showNamed).moments.length).toBeGreaterThan(0);
    return verdict;
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return 'malformed';
  }
};

test(`${records.toLocaleString('en')} mutated records`, { timeout }, async () => {
  const began = performance.now();
  const luck = seededLuck(seed);
  const worked = globSync('*.json', { cwd: folder })
    .toSorted()
    .map(file => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly episode: unknown }).episode);
  // With seed, sources and commitments, broken off early enough to be quick.
  const right = [...worked, ...shows.map(({ name }) => finishedRecord(name, 40))];
  const tally: Record<string, number> = {};
  const samples: number[] = [];
  const count = (what: string) => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  for (let i = 0; i < records; i++) {
    const record = anyRecord(pick(right, luck), luck);
    try {
      count(outcomeOf(record));
      count(`checked: ${verdictOf(record)}`);
    } catch (error) {
      throw new Error(`SEED=${seed}, record ${i}: ${(error as Error).message}`, { cause: error });
    }
    if (chapters > 1 && i % Math.ceil(records / chapters) === 0) samples.push(await inUse());
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(tally.refused).toBeGreaterThan(0);
  expect(tally['some moves refused']).toBeGreaterThan(0);
  expectFlat(samples);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${records} records, SEED=${seed}: ${JSON.stringify(tally)} in ${seconds} s\n`);
});
