/** The server in simulated worlds (docs/worlds.md): a fresh seed each time, which `npm run world -- SEED` runs again. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { found } from './found.ts';
import { planOf } from './plan.ts';
import { slips } from './slips.ts';
import { runWorld, runWorlds } from './worlds.ts';

const minute = 60_000;

test('a minute of worlds from a fresh seed: whatever happens to them, all holds', async () => {
  const seed = randomBytes(4).toString('hex');
  const { failed, totals } = await runWorlds(seed, { core: minute });
  console.info(`seed ${seed}: ${JSON.stringify(totals)}`);
  expect(failed?.found, `npm run world -- ${failed?.seed}\n${failed?.story.join('\n')}`).toBeUndefined();
  expect(totals.moves).toBeGreaterThan(0);
});

test.each(Object.entries(found))('found once: %s', async (_, plan) => {
  const run = await runWorld(plan);
  expect(run.found, run.story.join('\n')).toBeUndefined();
  expect(run.moves).toBeGreaterThan(0);
});

test('a seed says all: the same world goes the same way to its last event', async () => {
  const plan = { ...planOf('twice'), length: 4000 };
  const [first, second] = await Promise.all([runWorld(plan), runWorld(plan)]);
  expect(second).toEqual({ ...first, cpu: second.cpu });
  expect(first.moves).toBeGreaterThan(0);
});

test.each(Object.entries(slips))('%s: there is a place for the slip', (_, { file, was }) => {
  expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8').split(was)).toHaveLength(2);
});
