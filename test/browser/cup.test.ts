/**
 * The pages of a cup at a real server, by names that are hard to set: the bracket and the table on the smallest phone, at a desk and
 * on a television. No text is cut or lies on another, and axe finds nothing.
 */
import { beforeAll, expect, test } from 'vitest';
import { hardNames } from '../../tools/preview/moments.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { layoutFaults } from './layout.ts';
import { smallLetters } from './letters.ts';
import { dist, plainHost, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

let house: Playhouse;
beforeAll(async () => {
  house = await Playhouse.open({ dist });
});

const ask = async (method: string, path: string, token: string, body?: object) => {
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

const readyIn = async (name: string): Promise<readonly Fixture[]> => {
  const { cup } = (await house.get(`/api/seasons/${name}`)).body as {
    cup: { rounds: { fixtures: Fixture[] }[] };
  };
  return cup.rounds.flatMap(({ fixtures }) => fixtures).filter(({ state }) => state === 'ready');
};

/** Begun, entered and drawn; so many fixtures of the first round are walkovers, and the next one is on the air. */
const cupOf = async (name: string, kind: string, names: readonly string[], walkovers: number): Promise<string> => {
  const rule = { kind, seeding: 'list', third: kind === 'single' };
  const made = await house.post('/api/seasons', { name, title: 'Spring cup', show: 'six-dice', seats: 2, rule });
  expect([made.status, made.status === 201 ? '' : made.body]).toEqual([201, '']);
  const { token } = made.body as { token: string };
  await ask('PUT', `/${name}/entrants`, token, { names });
  await ask('POST', `/${name}/draw`, token, {});
  for (let n = 0; n < walkovers; n++) {
    const [fixture] = await readyIn(name);
    await ask('PUT', `/${name}/fixtures/${fixture!.id}`, token, {
      by: 'walkover',
      places: [1, 2],
      reason: 'Did not show up',
    });
  }
  const [next] = await readyIn(name);
  if (next !== undefined) await ask('POST', `/${name}/fixtures`, token, { fixtures: [next.id] });
  return token;
};

const cups = [
  ['single', hardNames.slice(0, 6), 2],
  ['double', hardNames.slice(0, 8), 5],
  ['round-robin', hardNames.slice(0, 5), 3],
] as const;

test.each(cups)('%s: page and television hold hard names at every size', async (kind, names, walkovers) => {
  const token = await cupOf(`${kind}-cup`, kind, names, walkovers);
  const address = `http://${plainHost}:${house.app.port}/season/${kind}-cup`;
  const found: string[] = [];
  const page = await Screen.open(browser(), 'page', 'phone');
  for (const size of sizes) {
    await page.page.setViewportSize(size);
    // A fragment alone would open no page anew.
    await page.page.goto('about:blank');
    await page.page.goto(size.width < 1000 ? address : `${address}#${token}`);
    await page.page.getByText('Who wins the cup?').waitFor();
    await page.page.evaluate(() => document.fonts.ready);
    const faults = await layoutFaults(page.page, { scroll: 'down' });
    found.push(...faults.map(fault => `${size.width}: ${fault}`));
    await page.look(`cup/${kind}-${size.width}`);
  }
  const tv = await Screen.open(browser(), 'tv', 'tv');
  await tv.page.goto(`${address}/tv`);
  await tv.page.locator('.fixture').first().waitFor();
  await tv.page.evaluate(() => document.fonts.ready);
  found.push(...(await layoutFaults(tv.page, { scroll: 'none' })), ...(await smallLetters(tv.page)));
  await tv.look(`cup/${kind}-tv`);
  expect([...found, ...page.complaints, ...tv.complaints]).toEqual([]);
});

test('a television tells each result by itself, and the champion at the end', async () => {
  const name = 'two-of-us';
  const token = await cupOf(name, 'single', ['Ann', 'Ben', 'Cleo'], 0);
  const tv = await Screen.open(browser(), 'tv', 'tv');
  await tv.page.goto(`http://${plainHost}:${house.app.port}/season/${name}/tv`);
  await tv.sees('On air now');
  const decide = async (id: string) =>
    ask('PUT', `/${name}/fixtures/${id}`, token, { by: 'walkover', places: [1, 2], reason: 'Away' });
  await decide('winners-1-2');
  await tv.sees('goes on by walkover.');
  await decide('winners-2-1');
  await tv.page.locator('.win-screen .win-name', { hasText: 'Ann' }).waitFor();
  await tv.look('cup/champion');
  expect(tv.complaints).toEqual([]);
});
