/** The desk lists every link that was given away: what each is, only its maker sees, and anybody at the desk takes it back. */
import { expect, test } from 'vitest';
import { Playhouse, until } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, plainHost, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

test('a co-host’s link is made, seen once by its maker, listed for everybody at the desk, and revoked', {
  timeout: 120_000,
}, async () => {
  const house = await Playhouse.open({ dist });
  const made = await house.make({ show: 'lucky-numbers' });
  await house.join(made.code, { as: 'play', name: 'Ann' });
  const helper = await house.host(made);
  const host = await Screen.open(browser(), 'given-links', 'desk');
  const desk = `http://${plainHost}:${house.app.port}/e/${made.code}/host#${made.token}`;
  await host.page.goto(desk);
  await host.press('Make link');
  await host.sees('A link for a co-host.');
  await helper.tell({ do: 'seat-link', seat: 0 });
  await host.sees('Link to Ann’s seat');
  await host.look('given-links');
  await until(() => helper.desk.at(-1)?.links.length === 2, 'both links');
  // After another look at the page nobody can copy it any more, but it can be taken back.
  await host.page.reload();
  await host.sees('Co-host 1');
  expect(await host.page.getByText('A link for a co-host.').count()).toBe(0);
  await host.press('Revoke: Co-host 1');
  await until(() => helper.desk.at(-1)?.links.length === 1, 'the link to be revoked');
  await expect.poll(() => host.page.getByText('Co-host 1').count()).toBe(0);
  expect(host.complaints).toEqual([]);
});
