/** The desk lists every link that was given away: what each is, only its maker sees, and anybody at the desk takes it back. */
import { expect, test } from 'vitest';
import { Playhouse, until } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, plainHost, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

test('a co-host’s link is made, seen once by its maker, listed for everybody at the desk, and revoked', async () => {
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
  await host.passesAxe();
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

test('a program is let in for what it may do, its token is told once, and it is revoked', async () => {
  const house = await Playhouse.open({ dist });
  const made = await house.make({ show: 'lucky-numbers' });
  await house.join(made.code, { as: 'play', name: 'Ann' });
  await house.join(made.code, { as: 'play', name: 'Ben' });
  const host = await Screen.open(browser(), 'programs', 'desk');
  const api = `/api/episodes/${made.code}`;
  await host.page.goto(`http://${plainHost}:${house.app.port}/e/${made.code}/host#${made.token}`);
  const opened = async () => {
    await host.press('More');
    await host.page.locator('.link-row', { hasText: 'Programs' }).getByRole('button').click();
  };
  await opened();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Deck button');
  await dialog.getByRole('button', { name: 'Make a token' }).click();
  await host.sees(/The token for Deck button/);
  const token = await dialog.locator('.marked-link input').inputValue();
  expect(await dialog.locator('.typed-address').textContent()).toContain(`${api}/press`);
  expect((await house.get(`${api}/state`, token)).body).toMatchObject({ as: 'program', press: { does: 'start' } });
  await dialog.getByLabel('Name').fill('Robot Rosie');
  await dialog.getByLabel('It may').selectOption('seat');
  await dialog.getByLabel(/^Seat/).selectOption('Ben');
  await dialog.getByRole('button', { name: 'Make a token' }).click();
  await host.sees('play for Ben');
  await host.sees(/Last used/);
  await host.passesAxe();
  // After another look at the page nobody can copy it any more.
  await host.page.reload();
  await opened();
  await host.sees('Deck button');
  expect(await host.page.getByText('The token for').count()).toBe(0);
  await host.press('Revoke: Deck button');
  await expect.poll(() => dialog.getByText('Deck button').count()).toBe(0);
  expect((await house.get(`${api}/state`, token)).status).toBe(403);
  expect(host.complaints).toEqual([]);
});

test('an app on an iPhone’s home screen starts at the lobby with the links that Safari knows; a pasted link opens its page', async () => {
  const house = await Playhouse.open({ dist });
  const { code } = await house.make({ show: 'lucky-numbers', name: 'Kitchen table' });
  const address = `http://${plainHost}:${house.app.port}`;
  const opened = async (name: string, standalone: boolean) => {
    const screen = await Screen.open(browser(), name, 'phone');
    await screen.page.addInitScript(
      from => Object.defineProperty(navigator, 'standalone', { value: from }),
      standalone,
    );
    return screen;
  };
  const safari = await opened('safari', false);
  await safari.page.goto(`${address}/e/${code}`);
  await safari.page.getByLabel('Your name').fill('Ann');
  await safari.press('Take the seat');
  await safari.sees('You’re in!');
  const session = await safari.context.newCDPSession(safari.page);
  const manifest = async () => {
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    return JSON.parse(data ?? '{}') as { start_url: string; icons: readonly { src: string }[] };
  };
  await expect.poll(async () => (await manifest()).start_url).toContain(code);
  const { start_url, icons } = await manifest();
  for (const { src } of icons) expect((await fetch(`${house.url}${new URL(src).pathname}`)).status).toBe(200);

  const app = await opened('app', true);
  await app.page.goto(start_url);
  const row = app.page.locator('.way-back a');
  await expect.poll(() => row.textContent()).toContain('Kitchen table');
  // Nobody reads the token over a shoulder, or sends it on with the address.
  expect(app.page.url()).toBe(`${address}/`);
  expect((await row.boundingBox())?.y).toBeLessThan(400);
  await app.passesAxe();
  await row.click();
  await app.sees('You’re in!');

  // What was forgotten there does not come back.
  await app.page.goto(start_url);
  await app.page.evaluate(() => localStorage.removeItem('boxcars:seats'));
  await app.page.goto('about:blank');
  await app.page.goto(start_url);
  await app.page.locator('.poster').first().waitFor();
  expect(await row.count()).toBe(0);

  const paste = (text: string) =>
    app.page.locator('#code').evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  const own = decodeURIComponent(start_url).match(/"token":"([^"]+)"/)?.[1] ?? '';
  await paste(` https://dice.example.org/e/${code}#${own} `);
  await app.sees('You’re in!');
  expect([...safari.complaints, ...app.complaints]).toEqual([]);
});
