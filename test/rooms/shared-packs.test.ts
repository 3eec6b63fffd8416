/** A pack that is given away by a link: to read for whoever has it, until it ends or its owner takes it back. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { packFormat } from '../../shared/packs/document.ts';
import { Playhouse } from './playhouse.ts';

const show = 'lucky-numbers';
const questions = [{ ask: 'How many pips has a die?', answer: '21', accept: ['twenty-one'] }];
const text = JSON.stringify({ questions, tieBreakers: [] });

test('whoever has the link reads it, only its owner takes it back, and nobody finds it without', async () => {
  const house = await Playhouse.open();
  const made = await house.post('/api/packs', { show, title: 'Pips\u202E', text });
  expect(made.status).toBe(201);
  const { id, secret, until } = made.body as { id: string; secret: string; until: number };
  const { now } = house.app.context;
  expect(Math.round((until - now()) / 86_400_000)).toBe(30);
  const read = () => house.get(`/api/packs/${id}`);
  const document = { format: packFormat, show, title: 'Pips', pack: { questions, tieBreakers: [] }, used: [] };
  expect(await read()).toMatchObject({ status: 200, body: document });
  // Whoever reads the database opens neither.
  const rows = await house.app.context.store.sharedPack(id, now());
  expect(rows).toBeUndefined();

  const take = (token: string) =>
    fetch(`${house.url}/api/packs/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  expect((await take('somebody-else')).status).toBe(403);
  expect((await take(id)).status).toBe(403);
  expect((await read()).status).toBe(200);
  expect((await take(secret)).status).toBe(204);
  expect(await read()).toMatchObject({ status: 404, body: { error: expect.stringContaining('isn’t shared') } });
});

test('it ends by itself, and is gone from the disk once the clock is trusted', async () => {
  const house = await Playhouse.open();
  const { context } = house.app;
  const { id } = (await house.post('/api/packs', { show, text, days: 7 })).body as { id: string };
  const began = context.now();
  const times = { over: 0, abandoned: 0, retainedSince: 0, demos: 0, media: 0, hosts: 0, confirmed: true };
  await context.store.sweep({ ...times, now: began + 6 * 86_400_000 });
  expect((await house.get(`/api/packs/${id}`)).status).toBe(200);
  await context.store.sweep({ ...times, now: began + 8 * 86_400_000 });
  expect((await house.get(`/api/packs/${id}`)).status).toBe(404);
});

test('what no show could play is refused with its place, and so is more than a server keeps', async () => {
  const house = await Playhouse.open();
  const faulty = await house.post('/api/packs', { show, text: '{ "questions": [{ "ask": "Why?" }] }' });
  expect(faulty).toMatchObject({ status: 400, body: { faults: [{ path: 'questions[0].answer' }] } });
  expect((await house.post('/api/packs', { show: 'nothing', text })).status).toBe(400);
  expect((await house.post('/api/packs', { show, text, days: 10_000 })).status).toBe(400);
  const { store } = house.app.context;
  const pack = { id: 'a', secret: 'b', document: 'x'.repeat(100), until: 1 };
  expect(await store.sharePack(pack, 150)).toBe(true);
  expect(await store.sharePack({ ...pack, id: 'c' }, 150)).toBe(false);
});

test('its pictures go with it, for whoever has the link and as long as it is shared', async () => {
  const house = await Playhouse.open();
  const { context } = house.app;
  const file = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const sent = await fetch(`${house.url}/api/media`, { method: 'POST', body: Buffer.from(file) });
  const { hash } = (await sent.json()) as { hash: string };
  const pictured = JSON.stringify([{ ...questions[0], picture: { hash, alt: 'Red' } }]);
  const { id } = (await house.post('/api/packs', { show, text: pictured, days: 30 })).body as { id: string };
  const picture = (of: string, named = hash) => fetch(`${house.url}/api/packs/${of}/media/${named}`);
  expect([(await picture(id)).status, (await picture('none')).status]).toEqual([200, 404]);
  expect((await picture(id, 'ab'.repeat(32))).status).toBe(404);
  const late = context.now() + 29 * 86_400_000;
  const times = { over: 0, abandoned: 0, retainedSince: 0, demos: 0, media: late, hosts: 0, confirmed: true };
  await context.store.sweep({ ...times, now: late });
  expect((await picture(id)).headers.get('content-type')).toMatch(/^image/);
  for (let sweep = 0; sweep < 2; sweep++) await context.store.sweep({ ...times, now: late + 2 * 86_400_000 });
  expect(await context.store.mediumFacts(hash)).toBeUndefined();
});
