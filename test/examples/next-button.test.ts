/** The Next button of docs/examples, as OBS shows it in a dock: a file, with the token of a program that may only press. */
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { oneBrowser, plainDice } from '../browser/evening.ts';
import { Screen } from '../browser/studio-pages.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { copied } from './fresh-project.ts';

const browser = oneBrowser(...plainDice);

test('next-button.html says what it does, presses it from a file, and says why when it may not', async () => {
  const house = await Playhouse.open();
  const { made, host } = await house.gather({ show: 'lucky-numbers' });
  const reply = await host.tell({ do: 'program', name: 'Dock', may: 'press' });
  const { token, id } = reply as { readonly token: string; readonly id: string };
  const dock = await Screen.open(browser(), 'next-button', 'phone');
  await dock.page.goto(`${pathToFileURL(copied('next-button.html').file)}#${house.url},${made.code},${token}`);
  const button = dock.page.getByRole('button');
  for (const step of ['start', 'open-game', 'ask']) {
    await expect.poll(() => button.textContent(), { timeout: 30_000 }).toBe(step);
    await button.click();
  }
  await expect.poll(() => button.textContent()).toBe('Players…');
  expect(await button.isDisabled()).toBe(true);
  expect(house.live(made.code).episode.entries.map(({ do: move }) => move)).toEqual(['start', 'open-game', 'ask']);
  await dock.passesAxe();
  expect(dock.complaints).toEqual([]);
  await host.tell({ do: 'revoke', id });
  await dock.sees('This link no longer works here.');
});
