/** The worlds bite: each fault that is put into the code on purpose is found within a minute of a core. */
import { expect, test } from 'vitest';
import { slips } from '../slips.ts';
import { runWorlds } from '../worlds.ts';

const minute = 60_000;

test.each(Object.entries(slips))('%s: found', async (name, slip) => {
  const { failed, totals } = await runWorlds('slip', { core: minute }, { slips: [slip] });
  console.info(
    `${name}: ${failed?.found ?? 'not found'} (${totals.worlds} worlds, ${Math.round(totals.cpu / 1000)} s)`,
  );
  expect(failed?.found).toBeDefined();
});
