/** A real connection whose part in the dice is still loading when everything else has come. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { Connection } from '../../client/connection.ts';
import { browserAt } from './browser-at.ts';
import { Playhouse, until } from './playhouse.ts';

const loading = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../client/dice-part.ts', async original => {
  await loading.promise;
  return original();
});

test('FAIR-2: a part in the dice that loads while the last throw is still being told locks the next one', async () => {
  const house = await Playhouse.open();
  const { made, host, ann, ben } = await house.gather({ show: 'six-dice', seats: 2 });
  await host.move('start');
  expect(await ann.move('roll')).toMatchObject({ ok: true });
  const { episode } = house.live(made.code);
  const next = episode.legal().some(({ by }) => by === 0) ? ann : ben;

  browserAt(house.url);
  const page = new Connection(made.code, { as: 'play', token: next.token });
  onTestFinished(() => page.close());
  await until(() => page.status.value === 'live', 'a room');
  // Everything sent before the answer has come, also what a seat alone may know. It waits until the throw has been told.
  await page.manage({ do: 'skip' });
  expect(page.own.value).toBeNull();
  loading.resolve();
  await until(() => page.part.value !== null, 'the part in the dice');
  await until(() => page.own.value !== null, 'the buttons');
  expect(await page.move('roll')).toMatchObject({ ok: true });
  const reveal = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(episode.entries.at(-1)).toMatchObject({ do: 'roll', by: next.seat, reveal });
});
