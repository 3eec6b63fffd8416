/** Playing by post in Chromium: copy the show for a forum, enter a move that came by post, hang up a webhook. */
import bbob from '@bbob/html';
import preset from '@bbob/preset-html5';
import { expect, onTestFinished, test } from 'vitest';
import { Receiver } from '../../forum/receiver.ts';
import { Playhouse, until } from '../../rooms/playhouse.ts';
import { dist, openBrowser, plainHost, Screen } from '../studio-pages.ts';

test('a show goes to a forum and comes back by post', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const house = await Playhouse.open({ dist, reminders: { anywhere: true } });
  const base = house.url.replace('127.0.0.1', 'localhost');
  const made = await house.make({
    show: 'lucky-numbers',
    name: 'Friday night',
    clock: 86_400,
    options: { judging: 'auto', buzzcodes: 'upfront' },
  });
  for (const name of ['Ann', 'Ben']) await house.join(made.code, { as: 'play', name });

  const host = await Screen.open(browser, 'host', 'desk');
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: base });
  await host.page.goto(`${base}/e/${made.code}/host#${made.token}`);
  await host.sees('Everyone is here');
  await host.press('Start the show');
  await until(() => house.live(made.code).episode.entries.length === 1, 'the start');

  // Ben's twenty numbers came in a message, all at once.
  await host.press('A move by post');
  const dialog = host.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ben' }).click();
  await host.passesAxe();
  await dialog.getByLabel('Numbers 1', { exact: true }).evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    Array.from({ length: 20 }, (_, i) => i * 5 + 1).join(', '),
  );
  await dialog.getByRole('button', { name: 'Send the numbers' }).click();
  await dialog.getByRole('button', { name: 'Ben' }).waitFor({ state: 'detached' });
  expect(house.live(made.code).episode.entries.at(-1)).toMatchObject({ by: 1, do: 'buzzcodes', hand: 'host' });
  await dialog.getByRole('button', { name: 'Close' }).click();

  // One press, and the show is on the clipboard.
  await host.press('More');
  await host.press('Forum, reminders');
  await dialog.getByLabel('Also show times in').selectOption('Asia/Tokyo');
  await dialog.getByRole('button', { name: 'BBCode' }).click();
  await host.sees('Copied. Paste it into your post.');
  const post = await host.page.evaluate(() => navigator.clipboard.readText());
  expect(post).toContain('[b]Lucky Numbers · Friday night');
  expect(post).toContain('Ben has sent every number. (Entered by the host.)');
  await host.passesAxe();

  const receiver = await Receiver.open();
  await dialog.getByLabel('Address').fill(receiver.url());
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByLabel('The secret that checks our signature. Copy it now, we only show it once:').waitFor();
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await host.sees(/Result · works/);
  expect(receiver.json().type).toBe('episode.test');
  await host.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // As a forum shows it, with the picture from the link in it.
  const forum = await Screen.open(browser, 'forum', 'desk');
  await forum.page.goto(`${base}/healthz`);
  const html = bbob(post, preset(), { contextFreeTags: ['code'] }).replaceAll(/http:\/\/[^/"]+\/e\//g, `${base}/e/`);
  await forum.page.setContent(
    `<style>body{font:16px sans-serif;margin:20px;white-space:pre-wrap}img{width:600px}pre{background:#eee;padding:8px}</style><div>${html}</div>`,
  );
  await forum.page.waitForFunction(() => document.images[0]?.naturalWidth === 1200);

  // Over plain http a page has no clipboard: the text is marked, and copied the old way.
  const plain = await Screen.open(browser, 'plain', 'phone');
  await plain.page.goto(`http://${plainHost}:${house.app.port}/e/${made.code}/watch`);
  await plain.page.locator('summary').getByText('More').click();
  await plain.press('Forum, reminders');
  await plain.press('Plain text');
  await plain.page.waitForFunction(() => {
    const field = document.activeElement;
    return (
      field instanceof HTMLTextAreaElement && field.selectionEnd === field.value.length && field.value.length > 100
    );
  });
  expect(await plain.page.evaluate(() => isSecureContext)).toBe(false);
  await plain.sees('Notifications on this device need an https address.');
  await plain.passesAxe();
  expect([...host.complaints, ...plain.complaints]).toEqual([]);
});

test('a notice that was pushed is shown by the browser, with the show behind it', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const house = await Playhouse.open({ dist });
  const base = house.url.replace('127.0.0.1', 'localhost');
  const { code } = await house.make({ show: 'six-dice' });
  const phone = await Screen.open(browser, 'phone', 'phone');
  await phone.context.grantPermissions(['notifications'], { origin: base });
  await phone.page.goto(`${base}/e/${code}`);
  const session = await phone.context.newCDPSession(phone.page);
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  // The page does this once a push service has taken its subscription, and there is none in a test.
  await phone.page.evaluate(async () => {
    await navigator.serviceWorker.register('/notices.js');
    await navigator.serviceWorker.ready;
  });
  const link = `https://dice.example/e/${code}`;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: base,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Ann: your move in Six Dice', body: 'Roll. <b>', link, tag: `boxcars-${code}` }),
  });
  const shown = () =>
    phone.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => [title, body, tag, data.link]);
    });
  await expect.poll(shown).toEqual([['Ann: your move in Six Dice', 'Roll. <b>', `boxcars-${code}`, link]]);
  expect(phone.complaints).toEqual([]);
});
