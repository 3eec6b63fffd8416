/** Who may open shows, where that is not everyone: by the API, by seasons and by the page that asks for the code. */
import { expect, test } from 'vitest';
import { Playhouse } from './playhouse.ts';

const wish = { show: 'six-dice' };
const season = { show: 'six-dice', name: 'friday' };

test('without the code nobody opens a show or a season, everybody is told what to do, and players need none', async () => {
  const house = await Playhouse.open({ openCodes: ['friday-club', 'operator-of-a-test'] });
  const refused = { status: 403, body: { error: expect.stringContaining('/open') } };
  expect(await house.post('/api/episodes', wish)).toMatchObject(refused);
  expect(await house.post('/api/episodes', wish, { Authorization: 'Bearer friday-clu' })).toMatchObject(refused);
  expect(await house.post('/api/seasons', season)).toMatchObject(refused);
  expect(await house.post('/api/seasons/import', { season: {} })).toMatchObject(refused);
  const german = await house.post('/api/episodes', wish, { 'Accept-Language': 'de' });
  expect(german.body).toMatchObject({ error: expect.stringContaining('Code') });

  const code = { Authorization: 'Bearer friday-club' };
  const { status, body } = await house.post('/api/episodes', wish, code);
  expect(status).toBe(201);
  expect((await house.post('/api/episodes', wish, { Authorization: 'Bearer operator-of-a-test' })).status).toBe(201);
  const begun = await house.post('/api/seasons', season, code);
  // Whoever has the season's link goes on with it.
  const { token } = begun.body as { token: string };
  const game = await house.post('/api/seasons/friday/episodes', { kind: 'main' }, { Authorization: `Bearer ${token}` });
  expect(game.status).toBe(201);
  await house.join((body as { code: string }).code, { as: 'play', name: 'Ann' });
});

test('the page at /open takes the code once, and not a wrong one', async () => {
  const house = await Playhouse.open({ openCodes: ['friday-club'], limits: { miss: 2 } });
  const page = (init: RequestInit = {}) => fetch(`${house.url}/open`, { redirect: 'manual', ...init });
  const type = (code: string) => page({ method: 'POST', body: new URLSearchParams({ code }) });
  expect(await (await page({ headers: { 'Accept-Language': 'de' } })).text()).toContain('Shows eröffnen');
  expect((await type('monday-club')).status).toBe(403);
  const letIn = await type(' friday-club ');
  expect([letIn.status, letIn.headers.get('location')]).toEqual([303, '/']);
  const [Cookie = ''] = letIn.headers.get('set-cookie')?.split(';') ?? [];
  expect(letIn.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
  expect((await house.post('/api/episodes', wish, { Cookie })).status).toBe(201);
  expect((await page({ headers: { Cookie } })).status).toBe(303);
  // Another site's page cannot use it.
  const elsewhere = { Cookie, Origin: 'https://evil.example' };
  expect((await house.post('/api/episodes', wish, elsewhere)).status).toBe(403);
});
