import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { consoleToLog, createLog, watchUncaught } from '../../server/console.ts';
import { health, leastDisk } from '../../server/http/health.ts';
import { createMetrics } from '../../server/metrics.ts';
import { StoreFailure } from '../../server/store/failures.ts';
import type { Store } from '../../server/store/store.ts';
import { fixedDice, Playhouse, until } from './playhouse.ts';
import { storeThrough } from './store-through.ts';

const lucky = { show: 'lucky-numbers', options: { judging: 'auto' } };

/** The value of a line of `/metrics`, undefined where there is none. */
const figure = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find(each => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

const figures = async (house: Playhouse) => String((await house.get('/metrics')).body);

test('metrics show moves by result, rooms, clients by role and durations, and no code or name', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(3), metrics: createMetrics({ process: true }) });
  const made = await house.make({ ...lucky, name: 'Qzevening', clock: 30 });
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'Qzann' });
  await house.join(made.code, { as: 'play', name: 'Qzben' });
  await house.join(made.code, { as: 'watch' });
  await house.join(made.code, { as: 'watch', screen: 'tv' });
  for (const move of ['start', 'open-game', 'ask']) await host.move(move);
  await ann.move('buzz', { number: 5 }, 'again');
  await ann.move('buzz', { number: 5 }, 'again');
  await ann.move('buzz', { number: 6 });
  await host.move('qz-no-such-move');
  const text = await figures(house);
  expect(figure(text, 'boxcars_moves_total{result="accepted"}')).toBe(4);
  expect(figure(text, 'boxcars_moves_total{result="repeated"}')).toBe(1);
  expect(figure(text, 'boxcars_moves_total{result="not-now"}')).toBe(1);
  expect(figure(text, 'boxcars_moves_total{result="unknown-move"}')).toBe(1);
  expect(figure(text, 'boxcars_entries_total{show="lucky-numbers"}')).toBe(4);
  expect(figure(text, 'boxcars_rooms')).toBe(1);
  for (const [role, count] of Object.entries({ host: 1, play: 2, watch: 1, screen: 1 }))
    expect(figure(text, `boxcars_clients{role="${role}"}`)).toBe(count);
  expect(figure(text, 'boxcars_commit_seconds_count')).toBeGreaterThanOrEqual(4);
  expect(figure(text, 'boxcars_patch_seconds_count')).toBeGreaterThanOrEqual(4);
  expect(figure(text, 'boxcars_move_seconds_count')).toBeGreaterThanOrEqual(6);
  expect(figure(text, 'boxcars_replay_mismatches_total')).toBe(0);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toMatch(new RegExp(`${made.code}|${made.token}|qz`, 'i'));
  await ann.leave();
  await until(() => host.state.seats[0]?.connected === false, 'Ann to be gone');
  expect(figure(await figures(house), 'boxcars_clients{role="play"}')).toBe(1);
});

test('what has not happened yet is told as 0', async () => {
  const text = await figures(await Playhouse.open());
  for (const line of [
    'boxcars_clients{role="host"}',
    'boxcars_moves_total{result="accepted"}',
    'boxcars_failures_total{where="store"}',
    'boxcars_dropped_total{why="slow"}',
    'boxcars_dropped_total{why="stalled"}',
    'boxcars_limited_total{what="sockets"}',
    'boxcars_replay_mismatches_total',
  ])
    expect(figure(text, line), line).toBe(0);
});

test('how late a deadline was noticed is told', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(3) });
  const { made, host } = await house.gather({ ...lucky, clock: 15 });
  for (const move of ['start', 'open-game', 'ask']) await host.move(move);
  const live = house.live(made.code);
  await live.set({ clock: 0 });
  const before = live.episode.entries.length;
  const from = performance.now();
  await live.set({ clock: 15 });
  await live.clock.extend(-15);
  await until(() => live.episode.entries.length > before, 'the clock to be heard');
  const most = (performance.now() - from) / 1000;
  const text = await figures(house);
  expect(figure(text, 'boxcars_deadline_lag_seconds_count')).toBe(1);
  expect(figure(text, 'boxcars_deadline_lag_seconds_sum')).toBeLessThanOrEqual(most + 0.05);
});

test('a record that does not come to the same is counted when the show is over', async () => {
  const forged = new Set<string>();
  const house = await Playhouse.open({
    source: () => fixedDice(9),
    // A disk that gives back something else than it was given.
    store: storeThrough((name, pass, [code]) =>
      name === 'entryTexts' && forged.has(String(code))
        ? (pass() as Promise<string[]>).then(all => all.map(entry => entry.replace('"score":700', '"score":1')))
        : pass(),
    ),
  });
  const finish = async (isForged: boolean) => {
    const made = await house.make(lucky);
    if (isForged) forged.add(made.code);
    const host = await house.host(made);
    for (const name of ['Ann', 'Ben']) await house.join(made.code, { as: 'play', name });
    for (const [move, inputs] of [
      ['start', {}],
      ['correct', { seat: 0, score: 700, reason: 'a gift' }],
      ['end', { winner: 0 }],
    ] as const)
      expect(await host.move(move, inputs)).toMatchObject({ ok: true });
  };
  await finish(false);
  await finish(true);
  await expect.poll(async () => figure(await figures(house), 'boxcars_replay_mismatches_total')).toBe(1);
});

test('no visitors are wanted while the disk is full or the store is away', async () => {
  let free = leastDisk;
  let away = false;
  const house = await Playhouse.open({
    disk: async () => free,
    store: storeThrough((name, pass) => (away && name === 'check' ? Promise.reject(new StoreFailure('gone')) : pass())),
  });
  const ready = () => house.get('/readyz');
  expect(await ready()).toEqual({ status: 200, body: 'ready' });
  free = leastDisk - 1;
  expect(await ready()).toEqual({ status: 503, body: 'the disk is almost full' });
  expect(await house.get('/healthz')).toEqual({ status: 200, body: 'ok' });
  free = leastDisk;
  away = true;
  expect(await ready()).toEqual({ status: 503, body: 'the store does not answer' });
  away = false;
  expect(await ready()).toEqual({ status: 200, body: 'ready' });
});

test('a connection that is open already hears that the server goes down; no other is taken any more', async () => {
  const asked = Promise.withResolvers<void>();
  const house = await Playhouse.open({
    // Going down takes as long as this test looks.
    store: storeThrough((name, pass) => (name === 'endLease' ? asked.promise.then(pass) : pass())),
  });
  const socket = connect(house.app.port, '127.0.0.1');
  await once(socket, 'connect');
  // Connections are taken in order: the one before this is known to the server as well.
  expect((await house.get('/readyz')).status).toBe(200);
  const closing = house.app.close();
  socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let output = '';
  for await (const part of socket) output += String(part);
  expect(output).toMatch(/^HTTP\/1\.1 503 .*going down$/s);
  await expect(fetch(`${house.url}/readyz`)).rejects.toThrow();
  asked.resolve();
  await closing;
});

test('a silent store soon counts as away, and gets one request however many wait', async () => {
  const check = vi.fn(() => new Promise<void>(() => undefined));
  const silent = { check } as Partial<Store> as Store;
  const app = express().use(
    health({ store: silent, metrics: createMetrics() }, { draining: () => false, timeout: 30 }),
  );
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/readyz`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(503));
  expect(await answers[0]?.text()).toBe('the store does not answer');
  expect(check).toHaveBeenCalledOnce();
});

test('figures are told also where the folder of the data is gone', async () => {
  const gone = () => Promise.reject(new Error('ENOENT'));
  const operatorToken = 'operator-operator-3';
  const metrics = createMetrics({ disk: gone });
  const house = await Playhouse.open({ metrics, disk: gone, operatorToken });
  expect(await figures(house)).toMatch(/^boxcars_disk_free_bytes Nan$/im);
  expect((await house.get('/readyz')).status).toBe(503);
  expect((await house.get('/api/operator', operatorToken)).body).toMatchObject({ processes: [{ disk: -1 }] });
});

const secret = 'hN3kQ_9-zzzzzzzzzzzzzzzzzzzzzzzz';

/** A log that is kept in memory. */
const kept = () => {
  const lines: string[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLog('trace', to), lines, text: () => lines.join('') };
};

test('logs are lines of JSON without anything that opens a door', async () => {
  const { log, lines, text } = kept();
  log.info({ token: secret, seed: 'ab'.repeat(32), headers: { authorization: `Bearer ${secret}` } }, 'once');
  log.warn({ links: { host: `http://10.0.0.1:2567/e/ABCDEFGH/host#${secret}` } }, 'twice');
  log.error({ err: new Error(`cannot reach postgres://boxcars:${secret}@db/x`) }, `at /e/ABCDEFGH#${secret}`);
  log.info({ body: JSON.stringify({ as: 'host', token: secret }), url: `/x?sessionId=${secret}` }, 'thrice');
  expect(text()).not.toContain(secret);
  expect(text()).not.toContain('abababab');
  expect(text()).not.toContain(`${secret.slice(0, 8)}`);
  expect(lines).toHaveLength(4);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    links: { host: 'http://10.0.0.1:2567/e/ABCDEFGH/host#[secret]' },
  });
});

test.each([
  `the desk of a season is http://dice.example/season/friday#${secret}`,
  `http://dice.example/e/ABCDEFGH/overlay/board?lang=de#${secret}`,
  `cannot reach postgres://boxcars:p@${secret}@db:5432/boxcars`,
  `cannot reach postgres://db/boxcars?user=boxcars&password=${secret}`,
  `cannot read rediss://default:a/${secret}@cache:6379/0`,
  `DATABASE_URL=postgres://boxcars:${secret}@db/x OPERATOR_TOKEN=${secret}`,
  `{ host: 'db', password: '${secret}', accessToken: "${secret}" }`,
  `authorization: Basic ${secret}`,
  JSON.stringify(JSON.stringify({ token: secret, value: secret })),
])('no secret inside a text is logged at any level: %s', logLevel => {
  const { log, lines, text } = kept();
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    log[level](logLevel);
    log[level](
      { err: Object.assign(new Error(logLevel, { cause: new Error(logLevel) }), { address: logLevel }) },
      'failed',
    );
    log[level]({ tokens: [secret], seed: { bytes: secret }, operatorToken: secret, said: logLevel }, 'once');
  }
  expect(text()).not.toContain(secret.slice(8));
  expect(lines).toHaveLength(18);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
});

test('what a whole evening logs holds no token, no seed and no answer', async () => {
  const { log, text } = kept();
  const house = await Playhouse.open({ log });
  const pack = { questions: [{ ask: 'Qzask?', answer: 'Qzanswer' }], tieBreakers: [] };
  const made = await house.make({ ...lucky, pack });
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'Qzann' });
  await house.join(made.code, { as: 'play', name: 'Qzben' });
  const link = await host.tell({ do: 'co-host' });
  await house.post(`/matchmake/joinById/${made.code}`, { as: 'host', token: 'Q'.repeat(32) });
  for (const move of ['start', 'open-game', 'ask', 'nonsense']) await host.move(move);
  await host.move('end', { winner: 0 });
  await host.tell({ do: 'close' });
  const { body } = await house.get(`/api/episodes/${made.code}/record`);
  await house.app.close();
  const { seed } = body as { seed: string };
  if (!link.ok || link.link === undefined) throw new Error('no link');
  expect(text()).toContain('an episode was created');
  for (const secret of [made.token, ann.token, link.link.split('#')[1] ?? '', seed, 'Q'.repeat(32)])
    expect(text()).not.toContain(secret);
  expect(text()).not.toMatch(/qz(answer|ann|ben)/i);
});

test('what libraries write to the console is told in the log, but not without end', () => {
  const { log, lines } = kept();
  let now = 0;
  const restore = consoleToLog(log, () => now);
  try {
    for (let i = 0; i < 500; i++) console.error('nonsense %d from somebody', i);
    now = 61_000;
    console.warn('again');
    console.info('by the way');
  } finally {
    restore();
  }
  const entries = lines.map(line => JSON.parse(line) as { level: number; msg: string; from: string });
  expect(entries.every(({ from }) => from === 'console')).toBe(true);
  // Ten a minute are warnings; the rest is for whoever asks for everything.
  expect(entries.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
    ...Array.from({ length: 10 }, (_, i) => `nonsense ${i} from somebody`),
    'again',
  ]);
  expect(entries.filter(({ level }) => level === 20)).toHaveLength(491);
});

test('a promise that nobody kept is counted, an exception that nobody caught ends the process', async () => {
  const { log, lines, text } = kept();
  const metrics = createMetrics();
  const process_ = new EventEmitter();
  const ended: number[] = [];
  watchUncaught(process_, { log, metrics, exit: status => void ended.push(status) });
  process_.emit('unhandledRejection', new Error('cannot reach redis://:secretsecret@redis'));
  expect(ended).toEqual([]);
  expect((await metrics.failures.get()).values.filter(({ value }) => value > 0)).toMatchObject([
    { labels: { where: 'promise' }, value: 1 },
  ]);
  process_.emit('uncaughtException', new Error('lost'));
  expect(ended).toEqual([1]);
  expect(lines.map(line => (JSON.parse(line) as { level: number }).level)).toEqual([50, 60]);
  expect(text()).not.toContain('secretsecret');
});
