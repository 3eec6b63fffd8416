/** Who the operator keeps away from the whole server: by name, address and network. */
import { get } from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Hello } from '../../shared/engine/protocol.ts';
import type { BlockTime, OperatorBlock, OperatorNews } from '../../shared/operator.ts';
import type { Line } from '../../shared/season/ledger.ts';
import { Playhouse, type PlayhouseOptions, until } from './playhouse.ts';
import { RawClient } from './raw-client.ts';

const token = 'operator-of-the-blocks';
const bearer = { Authorization: `Bearer ${token}` };
const wish = { show: 'six-dice', seats: 4 };
const day = 86_400_000;

interface Wish {
  readonly kind?: string;
  readonly value: string;
  readonly for?: BlockTime;
  readonly reason?: string;
  readonly sure?: boolean;
}

const open = (options: PlayhouseOptions = {}) => Playhouse.open({ operatorToken: token, ...options });

const block = (house: Playhouse, given: Wish, headers: Record<string, string> = {}) =>
  house.post('/api/operator/blocks', { kind: 'network', for: 'week', ...given }, { ...bearer, ...headers });

const listed = async (house: Playhouse): Promise<readonly OperatorBlock[]> =>
  ((await house.get('/api/operator', token)).body as OperatorNews).blocks ?? [];

/** The server as somebody at that address finds it. */
const at = (house: Playhouse, ip: string) => {
  const headers = { 'X-Forwarded-For': ip };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${house.url}${path}`, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } });
  const send = (path: string, body: object) =>
    ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  /** The status with which a socket is refused; 101 if it is not. */
  const knock = (path: string) =>
    new Promise<number>(resolve => {
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}${path}`, { headers });
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
      socket.on('error', () => undefined);
    });
  return { ask, send, knock, headers };
};

test('whoever is blocked by network gets one sentence and nothing else, and what they have open ends', async () => {
  const house = await open();
  const made = await house.make(wish);
  const troll = at(house, '203.0.113.7');
  const guest = at(house, '198.51.100.1');
  const [inside, other] = await Promise.all([
    RawClient.join(house, made.code, { as: 'play', name: 'Tim' }, troll.headers),
    RawClient.join(house, made.code, { as: 'play', name: 'Ann' }, guest.headers),
  ]);
  const rooms = ((await house.get('/api/operator', token)).body as OperatorNews).rooms;
  expect(rooms[0]?.addresses.slice(0, 2).sort()).toEqual(['198.51.100.1', '203.0.113.7']);
  let streaming = true;
  const stream = get(`${house.url}/api/episodes/${made.code}/events`, { headers: troll.headers }, answer => {
    answer.resume().once('close', () => {
      streaming = false;
    });
  });
  stream.on('error', () => undefined);
  await until(() => stream.socket?.connecting === false, 'the stream');

  expect(await block(house, { value: '203.0.113.9/24', reason: 'shouts' })).toMatchObject({
    status: 201,
    body: { value: '203.0.113.0/24' },
  });
  await until(() => inside.closed !== 0 && !streaming, 'socket and stream to end');
  const page = await troll.ask('/', { headers: { 'Accept-Language': 'de' } });
  expect([page.status, await page.text()]).toEqual([403, 'Wer diesen Server betreibt, hat dein Netz hier gesperrt.\n']);
  const refused = { status: 403, code: 'blocked-here' };
  for (const answer of await Promise.all([
    troll.ask('/api/episodes'),
    troll.ask(`/api/episodes/${made.code}/events`),
    troll.send('/api/episodes', wish),
    troll.send(`/matchmake/joinById/${made.code}`, { as: 'watch' }),
    troll.send(`/matchmake/reconnect/${made.code}`, { reconnectionToken: 'gone' }),
    troll.send(`/api/episodes/${made.code}/seat`, { name: 'Tim' }),
  ])) {
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject(refused);
  }
  for (const path of ['/healthz', '/open', `/e/${made.code}`, `/e/${made.code}/card.png`, '/robots.txt'])
    expect((await troll.ask(path)).status, path).toBe(403);
  for (const path of ['/', `/process/${made.code}?sessionId=x`, `/?reconnectionToken=x`])
    expect(await troll.knock(path)).toBe(403);

  // Everybody else plays on, and so does the machine itself.
  expect(other.closed).toBe(0);
  expect((await guest.ask('/api/episodes')).status).toBe(200);
  expect((await house.get('/api/episodes')).status).toBe(200);
  const [kept] = await listed(house);
  expect(kept).toMatchObject({ kind: 'network', value: '203.0.113.0/24', reason: 'shouts' });
  expect(kept?.hits.who).toEqual(['203.0.113.7']);
  expect(kept?.hits.count).toBeGreaterThan(10);

  expect(await house.delete(`/api/operator/blocks/${kept?.id}`, token)).toBe(204);
  expect(await house.delete(`/api/operator/blocks/${kept?.id}`, token)).toBe(404);
  expect((await troll.ask('/api/episodes')).status).toBe(200);
  expect(await listed(house)).toEqual([]);
});

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
  ['10.1.2.3/16', '10.1.255.1', '10.2.0.1'],
  ['2001:db8::1', '2001:db8::ffff', '2001:db8:0:1::1'],
  ['2001:db8::/32', '2001:db8:9::1', '2001:db9::1'],
  ['::ffff:203.0.113.7', '203.0.113.7:4711', '203.0.113.70'],
])('%s is the network of %s, and not of %s', async (value, within, without) => {
  const house = await open();
  expect((await block(house, { value })).status).toBe(201);
  expect((await at(house, within).ask('/api/shows')).status).toBe(403);
  expect((await at(house, without).ask('/api/shows')).status).toBe(200);
});

test('nobody joins by a blocked name, however it is written: no seat, audience, team, chat or practice', async () => {
  const house = await open();
  const made = await house.make({ ...wish, teams: { decides: 'vote', names: ['Reds', 'Blues'] } });
  const host = await house.host(made);
  const plain = await house.make(wish);
  const desk = await house.host(plain);
  await house.join(plain.code, { as: 'play', name: 'Hannah' });
  expect((await block(house, { kind: 'name', value: 'Troll' })).status).toBe(201);
  expect((await block(house, { kind: 'name', value: 'Ann' })).status).toBe(201);
  for (const name of ['Troll', ' tRoLL', 'T r ö l l', 'Tr0ll', 'Тroll', 'Troll 2', 'T.r.o.l.l']) {
    const guest = await RawClient.join(house, plain.code, { as: 'play', name });
    expect(guest.latest<Hello>('hello'), name).toMatchObject({ role: 'watch', turnedAway: 'name' });
  }
  const api = `/api/episodes/${plain.code}`;
  expect(await house.post(`${api}/seat`, { name: 'TROLL' })).toMatchObject({
    status: 409,
    body: { turnedAway: 'name' },
  });
  const asked = { secret: '1'.repeat(32), name: 'Troll' };
  expect((await house.post(`${api}/room`, { do: 'enter', ...asked })).body).toMatchObject({ ok: false, code: 'name' });
  expect((await house.post(`/api/episodes/${made.code}/room`, { do: 'join', ...asked })).body).toMatchObject({
    ok: false,
    code: 'name',
  });
  expect(await house.post('/api/practice', { show: 'main-event', name: 'Troll' })).toMatchObject({
    body: { faults: [{ path: 'name' }] },
  });
  expect(await desk.tell({ do: 'rename', seat: 0, name: 'Troll' })).toMatchObject({ ok: false });
  const link = await desk.tell({ do: 'seat-link', seat: 2 });
  const claims = await house.join(plain.code, {
    as: 'play',
    name: 'Troll',
    token: link.ok ? (link.link?.split('#')[1] ?? '') : '',
  });
  expect(claims.hello).toMatchObject({ seat: 2, turnedAway: 'name' });
  expect(claims.state.seats[2]?.name).toBe('');
  // What only holds the name within it is another name, and whoever sits there already stays.
  expect(desk.state.seats[0]?.name).toBe('Hannah');
  expect((await house.join(plain.code, { as: 'play', name: 'Annika' })).hello).toMatchObject({ role: 'play' });
  expect((await listed(house)).find(({ value }) => value === 'Troll')?.hits.who).toContain('Тroll');

  const chat = { page: '2'.repeat(32), state: 'reading', task: '', calls: [] as object[] };
  expect(await host.tell({ do: 'set', settings: { chat: 'boxcars' } })).toEqual({ ok: true });
  const say = (name: string, id: string) => ({ ...chat, calls: [{ id, name, value: '!join', team: -1 }] });
  for (const [name, id] of [
    ['Troll', 'chat-1'],
    ['Zoe', 'chat-2'],
  ] as const)
    await house.post(`/api/episodes/${made.code}/room/chat`, say(name, id), { Authorization: `Bearer ${made.token}` });
  const people = await house.app.context.store.fans(made.code);
  expect(people.map(({ name }) => name)).toEqual(['Zoe']);
});

test.each(['champion', 'returning', 'list', 'audience'] as const)(
  'no host writes a blocked name into the account “%s” of a season; whoever is in it already stays',
  async account => {
    const house = await open();
    const { token: old } = (await house.post('/api/seasons', { name: 'first', show: 'lucky-numbers' })).body as {
      readonly token: string;
    };
    const file = (await house.get('/api/seasons/first/export', old)).body as { readonly lines: readonly Line[] };
    const isList = account !== 'champion';
    const as = (...names: readonly string[]) => (isList ? names : (names.at(-1) ?? ''));
    const seq = file.lines.length + 1;
    const line = {
      ...file.lines.at(-1),
      seq,
      account,
      who: '',
      from: isList ? [] : '',
      to: as('Troll'),
      why: 'played',
    };
    const season = { ...file, lines: [...file.lines, line] };
    const made = await house.post('/api/seasons/import', { season, name: 'second' });
    expect(made.status).toBe(201);
    const host = { Authorization: `Bearer ${(made.body as { readonly token: string }).token}` };
    const correct = (...names: readonly string[]) =>
      house.post('/api/seasons/second/corrections', { line: seq, to: as(...names), reason: 'Missed' }, host);
    for (const value of ['Troll', 'Ogre']) await block(house, { kind: 'name', value });
    expect(await correct('Troll', '0gre')).toMatchObject({ status: 400, body: { faults: [{ path: 'to' }] } });
    expect((await correct('Troll', 'Ann')).status).toBe(201);
    const { lines } = (await house.get('/api/seasons/second')).body as { readonly lines: readonly Line[] };
    expect(lines.at(-1)?.to).toEqual(as('Troll', 'Ann'));
  },
);

test('a block holds after a restart, and ends and is deleted by itself', async () => {
  const started = 1_800_000_000_000;
  let now = started;
  const folder = (await open()).folder;
  const options = { folder, now: () => now, timing: { confirmed: 0 } };
  const first = await open(options);
  for (const time of ['day', 'week', 'month', 'good'] as const)
    expect((await block(first, { kind: 'name', value: `Troll ${time}`, for: time })).status).toBe(201);
  await block(first, { value: '203.0.113.7', for: 'week' });
  await first.app.close();

  const house = await open(options);
  const code = (await house.make(wish)).code;
  const isOut = async () => (await at(house, '203.0.113.7').ask('/api/shows')).status === 403;
  const untils = (await listed(house)).map(({ until: end }) => (end === 0 ? 0 : (end - started) / day));
  expect(untils.sort((a, b) => a - b)).toEqual([0, 1, 7, 7, 30]);
  expect(await isOut()).toBe(true);
  expect((await house.post(`/api/episodes/${code}/seat`, { name: 'Troll day' })).status).toBe(409);
  now += 8 * day;
  expect(await isOut()).toBe(false);
  expect((await house.post(`/api/episodes/${code}/seat`, { name: 'Troll day' })).status).toBe(201);
  expect((await listed(house)).map(({ value }) => value).sort()).toEqual(['Troll good', 'Troll month']);
  await house.app.context.store.sweep({
    ...{ now, confirmed: true, over: 0, abandoned: 0, retainedSince: 0, demos: 0, media: 0, hosts: 0 },
  });
  expect(await house.app.context.store.blocks(started)).toHaveLength(2);
});

test('blocking the same again replaces it', async () => {
  const house = await open();
  await block(house, { value: '203.0.113.7', for: 'day', reason: 'first' });
  await block(house, { value: '203.0.113.7/32', for: 'good', reason: 'second' });
  expect(await listed(house)).toMatchObject([{ value: '203.0.113.7', until: 0, reason: 'second' }]);
});

test('an operator is asked before blocking the own network, and the operator’s page stays open', async () => {
  const house = await open();
  const own = { 'X-Forwarded-For': '192.0.2.44' };
  const value = '192.0.2.0/24';
  const asked = await block(house, { value }, own);
  expect(asked).toMatchObject({
    status: 409,
    body: { code: 'blocks-you', error: expect.stringContaining('own network') },
  });
  expect(await listed(house)).toEqual([]);
  expect((await block(house, { value, sure: true }, own)).status).toBe(201);
  const operator = at(house, '192.0.2.44');
  expect((await operator.ask('/api/shows')).status).toBe(403);
  for (const path of ['/operator', '/api/operator'])
    expect((await operator.ask(path, { headers: bearer })).status, path).toBe(200);
  const [kept] = await listed(house);
  const lifted = await operator.ask(`/api/operator/blocks/${kept?.id}`, { method: 'DELETE', headers: bearer });
  expect(lifted.status).toBe(204);
  expect((await operator.ask('/api/shows')).status).toBe(200);
});

test.each([
  [{ value: 'nowhere' }, 400, 'IP address'],
  [{ value: '1.2.3' }, 400, 'IP address'],
  [{ value: '203.0.113.0/33' }, 400, 'IP address'],
  [{ value: '0.0.0.0/0' }, 400, '/8'],
  [{ value: '2001::/16' }, 400, '/24'],
  [{ value: '127.0.0.1' }, 409, 'server itself'],
  [{ value: '::1' }, 409, 'server itself'],
  [{ value: '' }, 400, '1 to 100'],
  [{ kind: 'seat', value: 'Troll' }, 400, 'name, network'],
  [{ kind: 'name', value: 'Troll', for: 'ever' }, 400, 'day, week, month, good'],
  [{ kind: 'name', value: 'Troll', reason: 'x'.repeat(201) }, 400, '200'],
] as readonly (readonly [Wish, number, string])[])('%j is refused', async (wished, status, says) => {
  const house = await open();
  const { status: answered, body } = await block(house, wished);
  expect(answered).toBe(status);
  expect(JSON.stringify(body)).toContain(says);
  expect(await listed(house)).toEqual([]);
});

test('only the operator blocks', async () => {
  const house = await open();
  const body = { kind: 'name', value: 'Troll', for: 'day' };
  expect((await house.post('/api/operator/blocks', body)).status).toBe(404);
  expect(await house.delete('/api/operator/blocks/x')).toBe(404);
  expect(await listed(house)).toEqual([]);
});
