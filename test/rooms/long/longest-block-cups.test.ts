/** How long the loop stands still for one request on the largest cups that the limits allow. */
import { expect, test } from 'vitest';
import { makeCup, routesOfCup } from '../largest.ts';
import { longest, tell, worstOf } from '../longest-turn.ts';
import { Playhouse } from '../playhouse.ts';

test('no request on the largest cups stops the loop for long', async () => {
  const house = await Playhouse.open();
  await worstOf(house, routesOfCup(await makeCup(house, 'small-cup', 4, 'single'), 'winners-1-1'));
  for (const [kind, entrants, fixture] of [
    ['double', 128, 'winners-1-1'],
    // As many games as its ledger can hold.
    ['round-robin', 32, 'round-1-1'],
    ['swiss', 128, 'round-1-1'],
  ] as const) {
    const turns = await worstOf(house, routesOfCup(await makeCup(house, `cup-${kind}`, entrants, kind), fixture));
    tell(`a cup of ${entrants}, ${kind}`, turns);
    expect(turns[0]?.[0], turns[0]?.[1]).toBeLessThanOrEqual(longest);
  }
});
