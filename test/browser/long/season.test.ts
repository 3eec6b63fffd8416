/**
 * A season by clicking and typing: a qualifying with six entrants and a tie, the winners take the seats that are kept for them,
 * a game, its recap, and the next game with the champion and the jackpot as it stood. Robots make the moves of the game.
 */
import { expect, test } from 'vitest';
import { robotMove } from '../../../shared/engine/robot-play.ts';
import { type Luck, seededLuck } from '../../../shared/engine/robots.ts';
import type { Line } from '../../../shared/season/ledger.ts';
import { bookOf, entryOf, figureOf } from '../../../shared/season/ledger.ts';
import { Playhouse } from '../../rooms/playhouse.ts';
import { codeOf, oneBrowser, plainDice, pressNext } from '../evening.ts';
import { dist, plainHost, Screen } from '../studio-pages.ts';

const browser = oneBrowser(...plainDice);

const sourceOf = (luck: Luck) => {
  const number = (lo: number, hi: number) => lo + Math.floor(luck() * (hi - lo + 1));
  return {
    dice: (n: number) => Array.from({ length: n }, () => number(1, 6)),
    number,
    order: (n: number) => Array.from({ length: n }, (_, i) => i + 1),
  };
};

const pack = {
  questions: Array.from({ length: 24 }, (_, n) => ({ ask: `What is ${n} and 1?`, answer: String(n + 1) })),
  tieBreakers: Array.from({ length: 6 }, (_, n) => ({ ask: `What is ${n} and 2?`, answer: String(n + 2) })),
};

/** In the order in which they enter; a piano has 88 keys, so Ben and Dot are equally near, and Ben was earlier. */
const guesses = { Ann: 70, Ben: 86, Cal: 120, Dot: 90, Eve: 88, Fay: 61 };
const ranking = ['Eve', 'Ben', 'Dot', 'Ann', 'Fay', 'Cal'];

test('HD-02 HD-04 LN-36 ME-22: from a qualifying to the second game of a season', async () => {
  const luck = seededLuck(3);
  // The games play themselves: that a show waits for its host is told elsewhere.
  const house = await Playhouse.open({ dist, source: () => sourceOf(luck), luck, timing: { away: 600_000 } });
  const address = `http://${plainHost}:${house.app.port}`;
  const host = await Screen.open(browser(), 'host', 'desk');

  await host.page.goto(`${address}/season/new`);
  await host.page.getByLabel('Name of the season').fill('Friday nights');
  await host.page.getByText('House rules', { exact: true }).click();
  await host.page.getByText('How long, and how it ends').click();
  const rounds = host.page.getByRole('group', { name: /buzzer sounds/ }).getByRole('spinbutton');
  for (const i of [0, 1]) {
    await rounds.nth(i).fill('2');
    await rounds.nth(i).blur();
  }
  await host.page.getByText('Rules and money').click();
  await host.page.getByLabel('Who judges the answers').selectOption('auto');
  await host.page
    .getByLabel(/own questions/)
    .setInputFiles({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) });
  await host.press('Start the season');
  await host.page.waitForURL(/\/season\/friday-nights#/);
  await host.sees('No champion yet');

  // The question is open until tomorrow, and to everybody who has the link.
  await host.page.locator('summary', { hasText: 'Run a qualifier' }).click();
  await host.page.getByLabel('A question with a number for an answer').fill('How many keys has a piano?');
  await host.page.getByLabel('The answer').fill('88');
  await host.press('Post the question');
  const enter = host.page.getByRole('link', { name: 'Enter the qualifier' });
  await enter.waitFor();
  const qualifying = codeOf((await enter.getAttribute('href')) ?? '');

  const phones: Record<string, Screen> = {};
  for (const name of ['Ben', 'Dot', 'Eve']) phones[name] = await Screen.open(browser(), name, 'phone');
  for (const [name, guess] of Object.entries(guesses)) {
    const phone = phones[name];
    if (phone === undefined) {
      const entrant = await house.join(qualifying, { as: 'play', name });
      expect(await entrant.move('guess', { value: guess })).toMatchObject({ ok: true });
      continue;
    }
    await phone.page.goto(`${address}/e/${qualifying}`);
    await phone.page.getByLabel('Your name').fill(name);
    await phone.press('Take the seat');
    await phone.sees('How many keys has a piano?');
    await phone.page.getByRole('button', { name: 'plus or minus' }).waitFor();
    await phone.page.keyboard.type(String(guess));
    await phone.page.keyboard.press('Enter');
    await phone.sees(`You sent ${guess}.`);
  }
  const links = await house.post(
    '/api/seasons/friday-nights/links',
    {},
    { Authorization: `Bearer ${await tokenOf(host)}` },
  );
  const season = host.page.url();
  await host.page.goto((links.body as { desk: string }).desk.replace(/^http:\/\/[^/]+/, address));
  await pressNext(host, /^Close and open the guesses/);
  for (const [place, name] of ranking.entries()) await phones[name]?.sees(`You’re number ${place + 1} of 6.`);
  await phones.Dot!.sees('You’re number 3 of 6 substitutes.');
  await phones.Ben!.sees('You’re in the next game.');
  await phones.Ben!.passesAxe();

  // The winners find their seats by themselves.
  await host.page.goto(season);
  await host.press('Open the next game');
  await host.page.getByRole('link', { name: /^To the desk/ }).waitFor();
  for (const name of ['Eve', 'Ben']) {
    await phones[name]!.page.getByRole('link', { name: 'Take your seat' }).click();
    await phones[name]!.sees('You’re in!');
  }
  const first = codeOf(phones.Eve!.page.url());
  const live = house.live(first);
  expect(live.episode.names).toEqual(['Eve', 'Ben']);
  // Both phones have their part in the dice.
  const pledged = () => new Set(live.state.chains.map(chain => chain.name));
  await expect.poll(() => ['player:0', 'player:1'].every(name => pledged().has(name))).toBe(true);
  const play = async (game: typeof live) => {
    while (!game.over) {
      const { by, do: move, ...inputs } = robotMove(game.episode, luck);
      expect(await game.move(by, { ...inputs, id: null, do: move })).toMatchObject({ ok: true });
    }
  };
  await play(live);

  const { lines } = (await house.get('/api/seasons/friday-nights')).body as { lines: Line[] };
  const book = bookOf(lines);
  const champion = entryOf(book, 'champion') as string;
  const jackpot = new Intl.NumberFormat('en-US').format(figureOf(book, 'jackpot'));
  expect(['Eve', 'Ben']).toContain(champion);
  const everybody = await Screen.open(browser(), 'everybody', 'desk');
  await everybody.page.goto(`${address}/season/friday-nights`);
  await everybody.page.getByRole('img', { name: `$${jackpot}` }).waitFor();
  await everybody.sees('1 of 5 wins in a row');
  await everybody.page.locator('.line-chart canvas').waitFor();
  await everybody.passesAxe();
  expect(await everybody.text()).not.toContain('Host of the season');
  await everybody.page.getByRole('link', { name: 'Recap' }).first().click();
  await everybody.page.waitForURL(`${address}/e/${first}/recap`);
  // The recap computes the luck of every throw before it appears, which takes a busy machine a while.
  await everybody.page.getByText(champion).first().waitFor({ state: 'attached', timeout: 45_000 });

  // The next game: the champion's phone is asked back, the next of the list sits opposite, and the jackpot waits.
  await host.page.reload();
  await host.press('Open the next game');
  await host.page.getByRole('link', { name: /^To the desk/ }).waitFor();
  for (const name of [champion, 'Dot']) {
    await phones[name]!.page.getByRole('link', { name: 'Take your seat' }).click();
    await phones[name]!.sees('You’re in!');
  }
  const second = codeOf(phones.Dot!.page.url());
  expect(house.live(second).episode.names).toEqual([champion, 'Dot']);
  expect(house.live(second).facts.options).toMatchObject({ wins: [1, 0], jackpot: figureOf(book, 'jackpot') });
  expect([host, everybody, phones.Eve!, phones.Ben!, phones.Dot!].flatMap(screen => screen.complaints)).toEqual([]);
});

const tokenOf = async (host: Screen): Promise<string> => new URL(host.page.url()).hash.slice(1);
