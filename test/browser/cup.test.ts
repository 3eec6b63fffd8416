/**
 * The pages of a cup at a real server, by names that are hard to set: the bracket and the table on the smallest phone, at a desk and
 * on a television. No text is cut or lies on another, and axe finds nothing.
 */
import { expect, test } from 'vitest';
import { hardNames } from '../../tools/preview/moments.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { layoutFaults } from './layout.ts';
import { smallLetters } from './letters.ts';
import { dist, plainHost, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

/** `npm run test:long` takes every kind at every size, and waits until a television has told a whole cup. */
const long = process.env.LONG !== undefined;

const sizes = [
  { width: 320, height: 568 },
  ...(long
    ? [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]
    : []),
];

const ask = async (house: Playhouse, method: string, path: string, token: string, body?: object) => {
  const answer = await fetch(`${house.url}/api/seasons${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([method, path, answer.status < 300, answer.status < 300 ? '' : await answer.text()]).toEqual([
    method,
    path,
    true,
    '',
  ]);
};

interface Fixture {
  readonly id: string;
  readonly state: string;
}

const readyIn = async (house: Playhouse, name: string): Promise<readonly Fixture[]> => {
  const { cup } = (await house.get(`/api/seasons/${name}`)).body as {
    cup: { rounds: { fixtures: Fixture[] }[] };
  };
  return cup.rounds.flatMap(({ fixtures }) => fixtures).filter(({ state }) => state === 'ready');
};

interface CupWish {
  readonly name: string;
  readonly kind: string;
  readonly names: readonly string[];
  readonly walkovers: number;
}

/** Begun, entered and drawn; so many fixtures of the first round are walkovers, and the next one is on the air. */
const cupOf = async (house: Playhouse, { name, kind, names, walkovers }: CupWish): Promise<string> => {
  const rule = { kind, seeding: 'list', rounds: 1, third: kind === 'single' };
  const made = await house.post('/api/seasons', { name, title: 'Spring cup', show: 'six-dice', seats: 2, rule });
  expect([made.status, made.status === 201 ? '' : made.body]).toEqual([201, '']);
  const { token } = made.body as { token: string };
  await ask(house, 'PUT', `/${name}/entrants`, token, { names });
  await ask(house, 'POST', `/${name}/draw`, token, {});
  for (let n = 0; n < walkovers; n++) {
    const [fixture] = await readyIn(house, name);
    await ask(house, 'PUT', `/${name}/fixtures/${fixture!.id}`, token, {
      by: 'walkover',
      places: [1, 2],
      reason: 'Did not show up',
    });
  }
  const [next] = await readyIn(house, name);
  if (next !== undefined) await ask(house, 'POST', `/${name}/fixtures`, token, { fixtures: [next.id] });
  return token;
};

const cups = [
  ['single', hardNames.slice(0, 6), 2],
  ['double', hardNames.slice(0, 8), 5],
  ['round-robin', hardNames.slice(0, 5), 3],
] as const;

test.each(long ? cups : cups.slice(0, 1))(
  '%s: page and television hold hard names at every size',
  async (kind, names, walkovers) => {
    const house = await Playhouse.open({ dist });
    const name = `${kind}-cup`;
    const token = await cupOf(house, { name, kind, names, walkovers });
    const address = `http://${plainHost}:${house.app.port}/season/${name}`;
    const found: string[] = [];
    const page = await Screen.open(browser(), 'page', 'phone');
    for (const size of sizes) {
      await page.page.setViewportSize(size);
      // A fragment alone would open no page anew.
      await page.page.goto('about:blank');
      await page.page.goto(size.width < 1000 ? address : `${address}#${token}`);
      await page.page.getByText('Who wins it all?').waitFor();
      await page.page.evaluate(() => document.fonts.ready);
      const faults = await layoutFaults(page.page, { scroll: 'down' });
      found.push(...faults.map(fault => `${size.width}: ${fault}`));
      if (long) await page.passesAxe();
    }
    const tv = await Screen.open(browser(), 'tv', 'tv');
    await tv.page.goto(`${address}/tv`);
    await tv.page.locator('.fixture').first().waitFor();
    await tv.page.evaluate(() => document.fonts.ready);
    found.push(...(await layoutFaults(tv.page, { scroll: 'none' })), ...(await smallLetters(tv.page)));
    if (long) await tv.passesAxe();
    expect([...found, ...page.complaints, ...tv.complaints]).toEqual([]);
  },
);

// A skipped test would count as failed.
if (long)
  test('a television tells each result by itself, and the champion at the end', async () => {
    const name = 'two-of-us';
    const house = await Playhouse.open({ dist });
    const token = await cupOf(house, { name, kind: 'single', names: ['Ann', 'Ben', 'Cleo'], walkovers: 0 });
    const tv = await Screen.open(browser(), 'tv', 'tv');
    await tv.page.goto(`http://${plainHost}:${house.app.port}/season/${name}/tv`);
    await tv.sees('On air now');
    const decide = async (id: string) =>
      ask(house, 'PUT', `/${name}/fixtures/${id}`, token, { by: 'walkover', places: [1, 2], reason: 'Away' });
    await decide('winners-1-2');
    await tv.sees('wins by walkover.');
    await decide('winners-2-1');
    await tv.page.locator('.win-screen .win-name', { hasText: 'Ann' }).waitFor();
    await tv.passesAxe();
    expect(tv.complaints).toEqual([]);
  });

test('a pasted list that is refused is shown with the reason and kept; the best of a qualifier are taken, and the others wait', async () => {
  const house = await Playhouse.open({ dist });
  const host = await Screen.open(browser(), 'cup-list', 'phone');
  await host.page.goto(`http://${plainHost}:${house.app.port}/season/new`);
  await host.page.getByLabel('What do you want to start?').selectOption('single');
  await host.page.getByLabel('Name of the cup').fill('Spring cup');
  const list = host.page.getByLabel('Who plays?');
  await list.fill(`Ann\nBen\n${'C'.repeat(61)}`);
  await host.press('Start the cup');
  await host.page.getByText('Everything is ready but the list.').waitFor();
  expect(await list.inputValue()).toContain('Ann\nBen\nC');
  expect(await host.page.getByRole('alert').first().innerText()).toMatch(/60/);
  await list.fill('Ann\nBen');
  await host.press('Send the list');
  await host.page.waitForURL(/\/season\/spring-cup#/);
  const token = new URL(host.page.url()).hash.slice(1);
  await ask(house, 'POST', '/spring-cup/episodes', token, {
    kind: 'qualifying',
    pack: { ask: 'How many?', answer: 100 },
  });
  const { episodes } = (await house.get('/api/seasons/spring-cup')).body as { episodes: { code: string }[] };
  const code = episodes[0]!.code;
  await house.app.rooms.ensure(code);
  const live = house.live(code);
  if (live.episode.state.phase === 'lobby') await live.move('host', { id: null, do: 'start' });
  for (const [i, name] of ['Eve', 'Fay', 'Gus'].entries())
    await live.move((await live.seats.sit(name))!.seat, { id: null, do: 'guess', value: 100 + i });
  await live.move('host', { id: null, do: 'close' });
  await host.page.reload();
  await host.page.getByLabel('How many of the 3 who qualified?').fill('2');
  await host.press('Take them from the qualifier');
  await expect.poll(() => host.page.getByLabel('Who plays?').inputValue()).toBe('Eve\nFay');
  await host.press('Close entries and draw');
  expect(host.complaints.filter(text => !text.includes('400'))).toEqual([]);
  await host.page.locator('.hero').first().click();
  const waiting = async () =>
    ((await house.get('/api/seasons/spring-cup')).body as { list: { name: string }[] }).list.map(({ name }) => name);
  await expect.poll(waiting).toEqual(['Gus']);
});
