/** Televisions without a keyboard: a code of four digits that a host types, and what such a screen is told from then on. */
import { expect, test } from 'vitest';
import type { ScreenFacts, ScreenNews } from '../../shared/engine/screens.ts';
import { freshFolder, type Made, Playhouse, type PlayhouseOptions, stopwatch } from './playhouse.ts';

const bearing = (token: string) => ({ Authorization: `Bearer ${token}` });

const screenAt = (house: Playhouse, secret: string) => {
  const ask = async (known = '') => (await house.post('/api/screen', { known }, bearing(secret))).body as ScreenNews;
  return {
    ask,
    async pin(known = ''): Promise<string> {
      const news = await ask(known);
      if (!('pin' in news)) throw new Error(`shows ${news.code}`);
      return news.pin;
    },
    leave: () => house.delete('/api/screen', secret),
  };
};

const deskOf = (house: Playhouse, { code, token }: Pick<Made, 'code' | 'token'>) => {
  const path = `/api/episodes/${code}/screens`;
  return {
    claim: (pin: string, name = 'Screen 1', as = token) => house.post(path, { pin, name }, bearing(as)),
    list: async () => ((await house.get(path, token)).body as { screens: readonly ScreenFacts[] }).screens,
    change: (id: string, change: object) =>
      fetch(`${house.url}${path}/${id}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...bearing(token) },
        body: JSON.stringify(change),
      }),
    sendAway: (id: string) => house.delete(`${path}/${id}`, token),
  };
};

const made = async (options: PlayhouseOptions = {}) => {
  const house = await Playhouse.open(options);
  const show = await house.make({ show: 'lucky-numbers', name: 'Kitchen table' });
  return { house, show, desk: deskOf(house, show), screen: screenAt(house, 'a'.repeat(32)) };
};

test('the four digits of a screen, typed by a host, put the show on it within a second, and it learns of every change', async () => {
  const { house, show, desk, screen } = await made();
  const pin = await screen.pin();
  expect(pin).toMatch(/^\d{4}$/);
  expect(await screen.pin()).toBe(pin);
  const passed = stopwatch();
  const waits = screen.ask(pin);
  const claimed = await desk.claim(pin);
  expect(claimed).toMatchObject({ status: 201, body: { name: 'Screen 1', view: 'tv', connected: true } });
  const { id } = claimed.body as ScreenFacts;
  const first = await waits;
  expect(first).toMatchObject({ code: show.code, view: 'tv', show: 'lucky-numbers', title: 'Kitchen table' });
  expect(passed()).toBeLessThan(1000);
  expect(await desk.list()).toEqual([{ id, name: 'Screen 1', view: 'tv', connected: true }]);

  const next = screen.ask(first.known);
  expect((await desk.change(id, { name: 'Hall', view: 'scores' })).status).toBe(204);
  const second = await next;
  expect(second).toMatchObject({ code: show.code, view: 'scores', name: 'Hall' });

  const last = screen.ask(second.known);
  expect(await desk.sendAway(id)).toBe(204);
  const anew = await last;
  expect(anew).toMatchObject({ pin: expect.stringMatching(/^\d{4}$/) });
  // A code that was used is not given away again soon.
  expect(anew).not.toMatchObject({ pin });
  expect(await desk.list()).toEqual([]);
  expect((await desk.claim(pin)).status).toBe(404);
  await house.app.close();
});

test('a host brings a screen to another of their shows, and nobody brings one to a show they do not host', async () => {
  const { house, show, desk, screen } = await made();
  const { body } = await desk.claim(await screen.pin());
  const { id } = body as ScreenFacts;
  const known = (await screen.ask()).known;
  const other = await house.make({ show: 'hot-dice', name: 'Next week' });
  const to = ({ code, token }: Pick<Made, 'code' | 'token'>) => desk.change(id, { to: { code, token } });
  expect((await to({ code: other.code, token: show.token })).status).toBe(403);
  expect((await to({ code: 'ZZZZZZZZ', token: other.token })).status).toBe(403);
  expect(await desk.list()).toHaveLength(1);
  const waits = screen.ask(known);
  expect((await to(other)).status).toBe(204);
  expect(await waits).toMatchObject({ code: other.code, show: 'hot-dice', name: 'Screen 1' });
  expect(await desk.list()).toEqual([]);
  expect(await deskOf(house, other).list()).toMatchObject([{ id, name: 'Screen 1' }]);
  await house.app.close();
});

test('“Not this show” on the screen takes it from whoever claimed it', async () => {
  const { desk, screen } = await made();
  await desk.claim(await screen.pin());
  expect(await screen.leave()).toBe(204);
  expect(await screen.pin()).toMatch(/^\d{4}$/);
  expect(await desk.list()).toEqual([]);
});

test('a screen tells nobody anything that the audience does not know', async () => {
  const { show, desk, screen } = await made();
  await desk.claim(await screen.pin());
  expect(Object.keys(await screen.ask()).sort()).toEqual(['code', 'known', 'name', 'season', 'show', 'title', 'view']);
  expect(JSON.stringify(await screen.ask())).not.toContain(show.token);
});

test('only a desk of the show sees, claims, changes and sends away; bad requests are refused in words', async () => {
  const { house, show, desk, screen } = await made();
  const other = deskOf(house, await house.make({ show: 'hot-dice' }));
  const pin = await screen.pin();
  expect(await desk.claim(pin, 'Screen 1', 'x'.repeat(32))).toMatchObject({ status: 403, body: { code: 'host-only' } });
  const { id } = (await desk.claim(pin)).body as ScreenFacts;
  expect(await other.list()).toEqual([]);
  expect((await other.change(id, { name: 'Mine' })).status).toBe(404);
  expect(await other.sendAway(id)).toBe(404);
  expect((await house.get(`/api/episodes/${show.code}/screens`)).status).toBe(403);
  for (const wrong of [{ view: 'host' }, { view: 'overlay' }, { name: '' }])
    expect((await desk.change(id, wrong)).status).toBe(400);
  for (const wrong of ['123', '12345', 'abcd', ''])
    expect(await desk.claim(wrong)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  expect((await house.post('/api/screen', {}, bearing('short'))).status).toBe(403);
  expect(await desk.list()).toMatchObject([{ name: 'Screen 1', view: 'tv' }]);
});

test('whoever guesses codes is slowed down, and a right guess is not told from a wrong one then', async () => {
  const { desk, screen } = await made({ limits: { guess: 3 } });
  const pin = await screen.pin();
  const wrong = (n: number) => String((Number(pin) + n) % 10_000).padStart(4, '0');
  for (const n of [1, 2, 3])
    expect(await desk.claim(wrong(n))).toMatchObject({ status: 404, body: { code: 'no-screen' } });
  expect(await desk.claim(wrong(4))).toMatchObject({ status: 429, body: { code: 'too-often' } });
  expect((await desk.claim(pin)).status).toBe(429);
});

test('a code holds as long as its screen shows it: ten minutes, then another one, and the old one rests', async () => {
  let now = Date.now();
  const { desk, screen } = await made({ now: () => now, steady: () => performance.now() });
  const pin = await screen.pin();
  now += 9.9 * 60_000;
  expect(await screen.pin()).toBe(pin);
  now += 0.2 * 60_000;
  const next = await screen.pin(pin);
  expect(next).not.toBe(pin);
  expect((await desk.claim(pin)).status).toBe(404);
  // Switched off without a word: it asks no more, and its code is worth nothing.
  now += 40_000;
  expect((await desk.claim(next)).status).toBe(404);
  expect(await screen.pin()).toBe(next);
  expect((await desk.claim(next)).status).toBe(201);
  now += 40_000;
  expect(await desk.list()).toMatchObject([{ connected: false }]);
});

test('a screen that goes is off at once, and returns to its show', async () => {
  const { house, show, desk, screen } = await made();
  await desk.claim(await screen.pin());
  const { known } = await screen.ask();
  const gone = new AbortController();
  const waits = fetch(`${house.url}/api/screen`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearing('a'.repeat(32)) },
    body: JSON.stringify({ known }),
    signal: gone.signal,
  });
  await expect.poll(() => desk.list()).toMatchObject([{ connected: true }]);
  gone.abort();
  await expect(waits).rejects.toThrow();
  await expect.poll(() => desk.list()).toMatchObject([{ connected: false }]);
  expect(await screen.ask()).toMatchObject({ code: show.code });
  expect(await desk.list()).toMatchObject([{ connected: true }]);
});

test('the same players, again: the screens follow; a show that is deleted gives them back', async () => {
  const house = await Playhouse.open();
  const { made: show, host } = await house.asked();
  const screen = screenAt(house, 'b'.repeat(32));
  await deskOf(house, show).claim(await screen.pin());
  const { known } = await screen.ask();
  const waits = screen.ask(known);
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  const again = await house.post(`/api/episodes/${show.code}/again`, {}, bearing(show.token));
  const { code, links } = again.body as Made;
  expect(await waits).toMatchObject({ code });
  const token = links.host.split('#')[1] ?? '';
  expect(await deskOf(house, { code, token }).list()).toHaveLength(1);
  expect(await house.delete(`/api/episodes/${code}`, token)).toBe(204);
  expect(await screen.pin()).toMatch(/^\d{4}$/);
});

test('after a restart of the server the screens are where they were', async () => {
  const folder = freshFolder();
  const { house, show, desk, screen } = await made({ folder });
  await desk.claim(await screen.pin());
  const waiting = await screenAt(house, 'c'.repeat(32)).pin();
  await house.app.close();
  const anew = await Playhouse.open({ folder });
  expect(await screenAt(anew, 'a'.repeat(32)).ask()).toMatchObject({ code: show.code, name: 'Screen 1' });
  expect(await screenAt(anew, 'c'.repeat(32)).pin()).toBe(waiting);
});
