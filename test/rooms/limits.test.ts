/** How much anybody may ask for, send, open and keep open. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Playhouse, until } from './playhouse.ts';
import { RawClient } from './raw-client.ts';

const lucky = { show: 'lucky-numbers', options: { judging: 'auto' } };

test('a body that is small only while it is packed is not unpacked', async () => {
  const house = await Playhouse.open();
  const send = (path: string, size: number) =>
    fetch(`${house.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: gzipSync(`{"show":"lucky-numbers","text":"${' '.repeat(size)}"}`),
    });
  for (const path of ['/api/packs/check', '/api/episodes', '/matchmake/joinById/22222222'])
    for (const size of [10, 3_000_000, 20_000_000]) expect((await send(path, size)).status).toBe(415);
});

test('a socket that is open on one side only is noticed, and its seat stands empty', async () => {
  const house = await Playhouse.open({ timing: { ping: 300, reconnect: 50 } });
  const made = await house.make(lucky);
  const host = await house.host(made);
  const deaf = await RawClient.join(house, made.code, { as: 'play', name: 'Ann' }, {}, { autoPong: false });
  await until(() => deaf.closed !== 0, 'the deaf one to be cut off');
  await until(() => host.state.seats[0]?.connected === false, 'the seat to stand empty');
  expect(host.left).toBe(0);
});

test('one address may hold only so many connections open', async () => {
  // This machine itself may do thirty times as much.
  const house = await Playhouse.open({ limits: { sockets: 1 } });
  const open = Array.from({ length: 40 }, () => {
    const socket = connect(house.app.port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let closed = false;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      closed = true;
    });
    return { socket, isClosed: () => closed };
  });
  await until(() => open.filter(({ isClosed }) => isClosed()).length >= 10, 'ten to be turned away');
  for (const { socket } of open) socket.destroy();
  await until(() => open.every(({ isClosed }) => isClosed()), 'all to go');
  const metrics = String((await house.get('/metrics')).body);
  expect(metrics).toContain('boxcars_limited_total{what="sockets"} 10');
});

test('joining without end is stopped, and so are shows made all day long', async () => {
  const house = await Playhouse.open({ limits: { join: 0.5, createDaily: 0.2 } });
  const made = await house.make(lucky);
  const answers: number[] = [];
  for (let i = 0; i < 25; i++)
    answers.push((await house.post(`/matchmake/joinById/${made.code}`, { as: 'watch' })).status);
  expect(answers.filter(status => status === 200)).toHaveLength(15);
  expect(answers.filter(status => status === 429)).toHaveLength(10);
  const more: number[] = [];
  for (let i = 0; i < 10; i++) more.push((await house.post('/api/episodes', lucky)).status);
  expect(more.filter(status => status === 201)).toHaveLength(5);
  expect(more.at(-1)).toBe(429);
  const asking = await Playhouse.open({ limits: { ask: 0.5 } });
  const asked = await Promise.all(Array.from({ length: 20 }, () => asking.get('/api/shows')));
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(5);
  // Whether it lives may be asked as often as anybody likes.
  expect((await asking.get('/healthz')).status).toBe(200);
  // Places that were asked for and never taken are given up.
  const places = () => house.app.rooms.get(made.code)?.clientCount;
  expect(places()).toBe(0);
});

test('a show does not grow without end, and can be ended all the same', async () => {
  const house = await Playhouse.open({ mostEntries: 4 });
  const made = await house.make({ ...lucky, robots: 'seats', pace: 0 });
  const host = await house.host(made);
  await host.move('start', {}, 'first');
  for (const name of ['Cem', 'Dov', 'Eva']) await host.move('replace', { seat: 0, name });
  const refused = await host.move('replace', { seat: 0, name: 'Fay' });
  expect(refused).toMatchObject({ ok: false, code: 'not-allowed', message: expect.stringContaining('too long') });
  expect(await host.move('start', {}, 'first')).toMatchObject({ ok: true, entry: 0 });
  // Robots do not ask again and again.
  await host.move('ready');
  expect(house.live(made.code).episode.entries.length).toBe(4);
  expect(await host.tell({ do: 'close', breakOff: true })).toEqual({ ok: true });
});

test('sockets that never say who they are do not stay', async () => {
  const house = await Playhouse.open();
  const socket = new WebSocket(house.url.replace('http', 'ws'));
  onTestFinished(() => socket.terminate());
  let closed = false;
  socket.on('close', () => {
    closed = true;
  });
  await until(() => closed, 'the stranger to be sent away');
});

test('every path that anybody may ask for has a limit, probes and pages as well', async () => {
  const few = { probe: 3, ask: 3, post: 3, join: 3, check: 3, bet: 3, create: 3, report: 3, miss: 3 };
  const from = { 'X-Forwarded-For': '198.51.100.7' };
  const paths: readonly (readonly [string, string])[] = [
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/'],
    ['GET', '/verify'],
    ['GET', '/e/22222222'],
    ['GET', '/e/22222222/board.png'],
    ['GET', '/e/22222222/card.png'],
    ['GET', '/api/shows'],
    ['GET', '/api/boards'],
    ['GET', '/api/episodes'],
    ['GET', '/api/episodes/22222222'],
    ['GET', '/api/episodes/22222222/story'],
    ['GET', '/api/seasons/nobody'],
    ['GET', '/api/networks'],
    ['POST', '/matchmake/joinById/22222222'],
  ];
  for (const [method, path] of paths) {
    const house = await Playhouse.open({ limits: few });
    const statuses: number[] = [];
    // Those that count by the second may begin anew meanwhile.
    for (let i = 0; i < 40 && !statuses.includes(429); i++) {
      const body = method === 'POST' ? { body: '{"as":"watch"}' } : {};
      const headers = { ...from, 'Content-Type': 'application/json' };
      const answer = await fetch(`${house.url}${path}`, { method, headers, ...body });
      await answer.arrayBuffer();
      statuses.push(answer.status);
      if (answer.status === 429) expect([path, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, true]);
    }
    expect([path, statuses.includes(429)]).toEqual([path, true]);
    await house.app.close();
  }
});

test('a connection that a proxy keeps for the next request is not closed before the proxy closes it', async () => {
  const house = await Playhouse.open();
  const caddy = 120_000;
  expect(house.app.http.keepAliveTimeout).toBeGreaterThan(caddy);
});

test('one network cannot say without end that it watches, and may still play along', async () => {
  const house = await Playhouse.open({ limits: { watching: 0.1 } });
  const { code } = await house.make(lucky);
  const secret = '0'.repeat(32);
  const signs: number[] = [];
  for (let i = 0; i < 5; i++)
    signs.push((await house.post(`/api/episodes/${code}/room`, { do: 'watching', secret })).status);
  expect(signs).toEqual([200, 200, 200, 429, 429]);
  expect((await house.post(`/api/episodes/${code}/room`, { do: 'look', secret })).status).toBe(200);
});
