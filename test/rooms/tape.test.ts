/** The tape of a show: the same frames as over sockets, by number, as any cache may keep them (docs/contract.md 13). */
import { Protocol } from 'colyseus';
import { expect, test } from 'vitest';
import type { TapeHead } from '../../shared/engine/tape.ts';
import { TapeReader } from '../processes/tape-reader.ts';
import { Playhouse, until } from './playhouse.ts';

const settled = async (code: string, house: Playhouse) => {
  await house.looked(code, 2);
  return house.app.rooms.get(code)?.tape.frame ?? 0;
};

test('a tape carries what sockets carry, frame by frame', async () => {
  const house = await Playhouse.open();
  const { made, host, ann, ben } = await house.gather({ show: 'lucky-numbers', options: { judging: 'auto' } });
  const socket = await house.join(made.code, { as: 'watch' });
  const reader = new TapeReader(`${house.url}/e/${made.code}/tape`);
  await reader.begin();
  const from = socket.frames.length;
  const first = reader.frame;
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move)).toMatchObject({ ok: true });
  expect(await ann.move('buzz', { number: 5 })).toMatchObject({ ok: true });
  expect(await ben.move('buzz', { number: 6 })).toMatchObject({ ok: true });
  expect(await host.move('undo')).toMatchObject({ ok: true });
  const last = await settled(made.code, house);
  await reader.until(last);
  await until(() => socket.state.frame === last, 'the socket to have all');
  const patches = socket.frames.slice(from).filter(([kind]) => kind === Protocol.ROOM_STATE_PATCH);
  expect([...reader.messages.keys()]).toEqual(patches.map((_, i) => first + 1 + i));
  expect([...reader.messages.values()]).toEqual(patches);
  expect(reader.state).toEqual(socket.state);
  expect(reader.state).toMatchObject({ epoch: reader.epoch, frame: last, entries: 6 });
});

test('the next frame is waited for, and no other; each answer says for how long it may be kept', async () => {
  const house = await Playhouse.open();
  const { made, host } = await house.gather({ show: 'hot-hand', seats: 2 });
  const tape = `${house.url}/e/${made.code}/tape`;
  const reader = new TapeReader(tape);
  const head = await reader.head();
  await reader.begin();
  await reader.until(await settled(made.code, house));
  const ask = (path: string, init: RequestInit = {}) => fetch(`${tape}${path}`, { redirect: 'manual', ...init });
  const { epoch, frame } = reader;
  const waits = ask(`/${epoch}/${frame + 1}`);
  const seen = (path: string) => ask(path).then(({ status, headers }) => [status, headers.get('cache-control')]);
  expect(await seen(`/${epoch}/${frame + 2}`)).toEqual([404, 'public, max-age=1']);
  expect(await seen(`/${epoch - 1}/${frame + 1}`)).toEqual([404, 'public, max-age=1']);
  expect(await seen(`/${epoch}/${frame + 1}/state`)).toEqual([404, 'public, max-age=1']);
  expect(await seen('')).toEqual([200, 'public, max-age=1']);
  expect(await seen(`/${head.epoch}/${head.state}/state`)).toEqual([200, 'public, max-age=31536000, immutable']);
  // What would be another path for a cache is none here.
  expect(await seen(`/${epoch}/${frame + 1}?me`)).toEqual([301, 'public, max-age=10']);
  expect(await seen(`/${epoch}/0${frame + 1}`)).not.toEqual(expect.arrayContaining([200]));
  expect((await ask(`/${epoch}/${frame + 1}`, { method: 'HEAD' })).status).toBe(404);
  expect((await ask(`/${epoch}/${frame + 1}`, { method: 'POST' })).status).toBe(405);
  expect(await fetch(`${house.url}/e/ZZZZZZZZ/tape`).then(({ status }) => status)).toBe(404);
  expect(await host.move('start')).toMatchObject({ ok: true });
  const came = await waits;
  expect(came.status).toBe(200);
  expect([...came.headers.keys()].sort()).toEqual(
    [
      'access-control-allow-origin',
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'date',
      'keep-alive',
      'x-content-type-options',
    ].sort(),
  );
  expect(came.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a show that was taken over goes on under another epoch, with a full state', async () => {
  const house = await Playhouse.open();
  const { made } = await house.gather({ show: 'hot-hand', seats: 2 });
  const reader = new TapeReader(`${house.url}/e/${made.code}/tape`);
  await reader.begin();
  await reader.until(await settled(made.code, house));
  const before = reader.epoch;
  const waits = reader.next();
  house.app.rooms.get(made.code)?.retire(1000);
  expect(await waits).toBe(404);
  await reader.begin();
  expect(reader.epoch).toBeGreaterThan(before);
  expect(reader.state).toMatchObject({ code: made.code, epoch: reader.epoch, frame: reader.frame });
});

test('while many watch, those who only watch read the tape, and are counted', async () => {
  const house = await Playhouse.open({ tape: { from: 2 } });
  const { made } = await house.gather({ show: 'hot-hand', seats: 2 });
  const join = async (more: object = {}) => {
    const answer = await house.post(`/matchmake/joinById/${made.code}`, { as: 'watch', tape: true, ...more });
    return answer.body;
  };
  const socket = await house.join(made.code, { as: 'watch', tape: true });
  expect(socket.state.tape).toBe('');
  await house.join(made.code, { as: 'watch' });
  const at = `/e/${made.code}/tape`;
  await until(() => socket.state.tape === JSON.stringify({ at, one: 1 }), 'the tape to be named');
  expect(await join()).toEqual({ tape: at });
  // Televisions, and whoever cannot read it, come by socket.
  await house.join(made.code, { as: 'watch', screen: 'tv', tape: true });
  await house.join(made.code, { as: 'watch' });
  await until(() => socket.state.spectators === 3, 'all sockets to be counted');
  const { spectators } = socket.state;
  const secret = 'a'.repeat(32);
  const said = await house.post(`/api/episodes/${made.code}/room`, { do: 'watching', secret });
  expect(said.body).toEqual({ ok: true, watching: true });
  await until(() => socket.state.spectators === spectators + 1, 'the one who reads it to be counted');
});

test('a published show is named by the hash of its record', async () => {
  const house = await Playhouse.open();
  const { made, host } = await house.gather({ show: 'hot-hand', seats: 2 });
  expect(await host.move('start')).toMatchObject({ ok: true });
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  const head = async () => (await fetch(`${house.url}/e/${made.code}/tape`)).json() as Promise<TapeHead>;
  expect(await head()).toHaveProperty('epoch');
  expect(await host.tell({ do: 'close' })).toMatchObject({ ok: true });
  // Whoever watches later hears of it later.
  expect((await fetch(`${house.url}/e/${made.code}/tape-60`)).status).toBe(404);
  const { body } = await house.get(`/api/episodes/${made.code}`);
  expect(await head()).toEqual({
    record: (body as { hash: string }).hash,
    at: `/e/${made.code}/tape`,
    next: '',
    now: expect.any(Number),
  });
});
