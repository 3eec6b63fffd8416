/** A waiting phone shows what it sent as long as that is sealed. */
import { expect, test } from 'vitest';
import { controlsOf } from '../../client/controls/index.ts';
import { sentText } from '../../client/pages/seat/seat-screen.tsx';
import { narratorFor } from '../../shared/words/index.ts';
import { goldenMoments } from '../../tools/preview/moments.ts';

/** Phases in which a seat waits with something sealed, of a golden episode. */
const sealedIn = (episode: string) => {
  const found = new Set<string>();
  for (const { seats } of goldenMoments(episode))
    for (const { view, legal } of seats)
      if (legal.length === 0 && sentText(view, narratorFor(view.seats.map(({ name }) => name))) !== '')
        found.add(view.phase);
  return [...found].sort();
};

test('LN-05: the number that was sent stands on its phone until the secret number is told, and not after a match', async () => {
  // Fetched when first asked for.
  await expect.poll(() => controlsOf('lucky-numbers', 'match').sentText).toBeDefined();
  expect(sealedIn('lucky-numbers')).toEqual(['buzz']);
});

test('HD-08 OR-08: what was sent by name stands there until the call', () => {
  expect(sealedIn('hot-dice-bonanza')).toContain('toss-up');
  expect(sealedIn('on-a-roll-lucky-7-total')).toEqual(['names']);
});
