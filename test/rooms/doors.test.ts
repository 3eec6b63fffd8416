import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isFileServingAllowed, resolveConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Store } from '../../server/store/store.ts';
import { Playhouse, until } from './playhouse.ts';
import { RawClient } from './raw-client.ts';

const lucky = { show: 'lucky-numbers', options: { judging: 'auto' } };

/** What the store is asked, in order. */
const overheard = () => {
  const asked: string[] = [];
  const listen = (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          // Signs of life come when they come.
          if (
            !/^(renewLease|recordTime|latestTime|due|sweep|correctClocks|processes|places|playedBy|endLease)$/.test(
              String(name),
            )
          )
            asked.push(String(name));
          return (value as (...all: unknown[]) => unknown).apply(target, given);
        };
      },
    });
  const during = async <T>(work: () => Promise<T>) => {
    asked.length = 0;
    const answer = await work();
    return { answer, asked: [...asked] };
  };
  return { listen, during };
};

test('a wrong token and none, a wrong code and no code get the same answer after the same work', async () => {
  const { listen, during } = overheard();
  const house = await Playhouse.open({ store: listen });
  const made = await house.make(lucky);
  await house.host(made);
  const wrong = 'A'.repeat(32);
  const join = (code: string, options: object) => during(() => house.post(`/matchmake/joinById/${code}`, options));
  const stale = await join(made.code, { as: 'host', token: wrong });
  expect(stale.answer.status).toBe(403);
  expect(stale.asked).toContain('token');
  expect(await join(made.code, { as: 'host' })).toEqual(stale);
  expect(await join(made.code, { as: 'play', token: wrong })).toEqual(stale);
  expect(await join(made.code, { as: 'play', token: made.token })).toEqual(stale);
  const nowhere = await join('22222222', { as: 'watch' });
  expect(nowhere.answer.status).toBe(404);
  expect(await join('nonsense', { as: 'watch' })).toEqual(nowhere);
  const lost = await join('22222222', { as: 'host', token: wrong });
  expect(await join('22222222', { as: 'host', token: made.token })).toEqual(lost);
  expect(lost.answer).toEqual(nowhere.answer);

  const record = (token?: string) => during(() => house.get(`/api/episodes/${made.code}/record`, token));
  expect((await record(wrong)).answer.status).toBe(403);
  expect(await record()).toEqual(await record(wrong));
  const remove = (token?: string) => during(() => house.delete(`/api/episodes/${made.code}`, token));
  expect((await remove(wrong)).answer).toBe(403);
  expect(await remove()).toEqual(await remove(wrong));
});

test('hostile names come out as one plain line, or not at all', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice', seats: 8 });
  const host = await house.host(made);
  const seated = async (name: string) => {
    const guest = await house.join(made.code, { as: 'play', name });
    return guest.state.seats[guest.seat]?.name;
  };
  expect(await seated('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  expect(await seated('\u202Egnol\u202C \u2067si\u2069 \u0000\u0007\n this')).toBe('gnol si this');
  expect(await seated('An\u200Bn\uFEFF\u00AD\u2060a')).toBe('Anna');
  expect(await seated(`Z${'\u0301\u0302'.repeat(15)}algo`)).toMatch(/^[^\p{M}]\p{M}{0,4}algo$/u);
  // What such signs are for stays: pictures of several people, and joiners inside of words.
  expect(await seated('\u{1F469}\u200D\u{1F680} می\u200Cخواهم')).toBe('\u{1F469}\u200D\u{1F680} می\u200Cخواهم');
  for (const name of ['\u3164\u2800\u115F', '\u200B\u200D', '\u0301\u0302', 'x'.repeat(41), 'x'.repeat(10_000), ''])
    expect((await house.post(`/matchmake/joinById/${made.code}`, { as: 'play', name })).status).toBeOneOf([400, 413]);
  await until(() => host.state.seats.filter(({ name }) => name !== '').length === 5, 'five seats');
  expect(await host.tell({ do: 'rename', seat: 0, name: '\u200B' })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'rename', seat: 0, name: 'x'.repeat(3900) })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'rename', seat: 0, name: ' \u202EBo\u202C ' })).toEqual({ ok: true });
  await until(() => host.state.seats[0]?.name === 'Bo', 'the new name');
  const titled = await house.make({ show: 'hot-hand', name: '\u202Elive\u0000\u200B  show' });
  expect((await house.get(`/api/episodes/${titled.code}`)).body).toMatchObject({ title: 'live show' });
});

test('what is typed into moves cannot turn or hide other text either', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  for (const name of ['Ann', 'Ben']) await house.join(made.code, { as: 'play', name });
  await host.move('start');
  expect(await host.move('replace', { seat: 1, name: '\u2800\u200B' })).toMatchObject({ ok: false });
  expect(await host.move('replace', { seat: 1, name: '\u202EB\u0000o\u200Bb' })).toMatchObject({ ok: true });
  expect(await host.move('correct', { seat: 0, score: 5, reason: '\u2066a gift\u2069' })).toMatchObject({ ok: true });
  expect(house.live(made.code).episode.entries.slice(1)).toMatchObject([
    { do: 'replace', name: 'B ob' },
    { do: 'correct', reason: 'a gift' },
  ]);
});

interface Checked {
  readonly pack: { readonly questions: readonly { readonly ask: string; readonly answer: string }[] } | null;
  readonly faults: readonly { readonly message: string; readonly line: number; readonly field: string }[];
  readonly advice: readonly { readonly message: string; readonly path: string }[];
}

const checkedAt = async (house: Playhouse, text: string) =>
  (await house.post('/api/packs/check', { show: 'lucky-numbers', text })).body as Checked;

test('markup in a pack stays text, and what nobody can see is taken out and said', async () => {
  const house = await Playhouse.open();
  const ask = '<script>alert(1)</script>\nTwo lines?';
  const text = JSON.stringify({ questions: [{ ask, answer: '\u202Eevil\u202C\u0000' }] });
  const { pack, advice } = await checkedAt(house, text);
  expect(pack?.questions).toEqual([{ ask, answer: 'evil' }]);
  expect(advice).toContainEqual(expect.objectContaining({ path: 'questions[0].answer' }));
  const made = await house.make({ show: 'lucky-numbers', pack: JSON.parse(text) });
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  expect(body).toMatchObject({ pack: { questions: [{ ask, answer: 'evil' }] } });
});

test('packs, options and moves that name prototypes change nothing but themselves', async () => {
  const house = await Playhouse.open();
  const text =
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"questions":[{"ask":"a","answer":"b","__proto__":{"polluted":1}}]}';
  const read = await checkedAt(house, text);
  expect(read.pack).toBeNull();
  expect(read.faults.map(({ field }) => field)).toEqual(['__proto__', 'constructor', '__proto__']);
  const table = await checkedAt(house, 'ask,answer,__proto__.polluted,constructor.prototype.polluted\na,b,1,1');
  expect(table.pack).toBeNull();
  expect(table.faults.map(({ field }) => field)).toEqual(['polluted', 'polluted']);
  const open = (body: string) =>
    fetch(`${house.url}/api/episodes`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  for (const more of [`"options":${text}`, `"pack":${text}`, '"__proto__":{"robots":true}'])
    expect((await open(`{"show":"lucky-numbers",${more}}`)).status, more).toBe(400);
  const host = await house.host(await house.make({ show: 'lucky-numbers' }));
  expect(host.state.robots).toBe(false);
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(await host.move(name)).toMatchObject({ ok: false, code: 'unknown-move' });
  const inputs = JSON.parse('{"seat":0,"name":"x","__proto__":{"polluted":1}}') as object;
  expect(await host.room.request('move', { ...inputs, id: 'p', at: 0, do: 'replace' })).toMatchObject({ ok: false });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test('tables and texts made to cost much are refused by line and field', async () => {
  const house = await Playhouse.open();
  const n = 250_000;
  const bombs: Record<string, string> = {
    // Each of these would have made work for minutes or hours.
    'a heading as long as a book': `${'a'.repeat(n)}[x`,
    'many columns, many rows': `ask,answer${',ask'.repeat(n / 8)}\n${'a,\n'.repeat(n / 6)}`,
    'rows without end': `ask,answer\n${'a,b\n'.repeat(n / 4)}`,
    'lines without anything': `ask,answer\n${'\n'.repeat(n)}x,y`,
    'a cell of many values': `ask,answer,accept\na,b,${'|x'.repeat(n / 2)}`,
    'quotes that never close': `ask,answer\n"${'x"'.repeat(n / 2)}`,
    'items without end': `[${'{},'.repeat(n / 3)}{}]`,
    'lists in lists': `{"questions":${'['.repeat(n / 2)}${']'.repeat(n / 2)}}`,
  };
  for (const [name, text] of Object.entries(bombs)) {
    const { pack, faults } = await checkedAt(house, text);
    expect([name, pack]).toEqual([name, null]);
    expect(faults.length, name).toBeGreaterThan(0);
    expect(faults.length, name).toBeLessThanOrEqual(101);
    expect(JSON.stringify(faults).length, name).toBeLessThan(20_000);
  }
  // Answers are texts that are compared, not patterns: this one would take longer than the universe.
  const pattern = { ask: 'a?', answer: '(a+)+$', accept: ['(.*a){25}'] };
  expect((await checkedAt(house, JSON.stringify([pattern]))).pack?.questions).toEqual([pattern]);
});

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

/** The status of a request exactly as it is written: clients tidy paths up before they send them. */
const raw = (house: Playhouse, path: string, method = 'GET'): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(house.app.port, '127.0.0.1', () => {
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', data => {
      text += data.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
  });

test('no path leads out of the pages’ folder', async () => {
  const house = await Playhouse.open({ dist: join(import.meta.dirname, '../../client') });
  const key = readFileSync(join(house.folder, 'key'), 'utf8');
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/pages/../../package.json',
    '/pages/%2e%2e%2f%2e%2e%2fpackage.json',
    '/....//package.json',
    '//etc/passwd',
    '/etc/passwd%00.html',
    '/.git/config',
    '/rules/..%2f..%2f..%2fetc%2fpasswd/x',
    '/api/episodes/..%2f..%2fkey/record',
    '/api/demo/..%2f..%2fkey',
    '/%ff%fe',
    '/api/episodes/%E0%A4%A',
    `/${'../'.repeat(20)}${house.folder}/key`,
  ]) {
    const { status, text } = await raw(house, path);
    expect([path, status]).toEqual([path, expect.toBeOneOf([400, 403, 404])]);
    expect(text).not.toContain(key);
    expect(text).not.toMatch(/"devDependencies"|root:|at \S+ \(|node_modules/);
  }
  expect((await raw(house, '/index.html')).status).toBe(200);
});

test('nothing that frameworks leave behind answers: no monitor, no playground, no room lists, no sources', async () => {
  const house = await Playhouse.open();
  await house.make(lucky);
  for (const path of [
    '/colyseus',
    '/monitor',
    '/playground',
    '/__playground',
    '/__healthcheck',
    '/__apidocs',
    '/matchmake',
    '/matchmake/',
    '/matchmake/episode',
    '/auth',
    '/graphql',
    '/admin',
    '/debug',
    '/debug/pprof',
    '/server/main.ts',
    '/@vite/client',
    '/stage.html',
    '/tools/preview/stage.html',
    '/main.tsx',
    '/.env',
    '/package.json',
    '/boxcars.sqlite',
    '/data/key',
  ])
    expect([path, (await raw(house, path)).status]).toEqual([path, 404]);
  for (const method of ['TRACE', 'TRACK', 'CONNECT', 'PUT', 'PATCH'])
    expect([method, (await raw(house, '/api/episodes', method)).status]).toEqual([
      method,
      expect.toBeOneOf([0, 400, 403, 404, 405, 501]),
    ]);
});

test('while pages are developed, the data folder and the server stay closed as well', async () => {
  const root = join(import.meta.dirname, '../..');
  const config = await resolveConfig({ configFile: join(root, 'vite.config.ts'), logLevel: 'silent' }, 'serve');
  const served = (file: string) => isFileServingAllowed(config, `/@fs${join(root, file)}`);
  const files = [
    'data/key',
    'data/boxcars.sqlite',
    '.git/config',
    'server/vault.ts',
    'package.json',
    '../../etc/passwd',
  ];
  expect(files.filter(served)).toEqual([]);
  expect(['client/main.tsx', 'shared/engine/moves.ts', 'node_modules/preact/package.json'].every(served)).toBe(true);
});

test('pages hold no script of their own but files from here, and none would run', async () => {
  const dist = join(import.meta.dirname, '../../dist');
  const house = await Playhouse.open({ dist });
  const made = await house.make({ ...lucky, name: '<script>alert(1)</script>' });
  for (const path of ['/', `/e/${made.code}`, `/e/${made.code}/host`, '/verify', '/operator']) {
    const html = String((await house.get(path)).body);
    expect(html).toContain('/assets/');
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src="\/[^/]/);
    expect(html).not.toMatch(/<[^>]*\son\w+=|javascript:|alert\(1\)<\/script>/i);
  }
  for (const path of ['/', '/api/shows', '/api/nothing', '/no-such-page', `/e/${made.code}/watch`, '/metrics']) {
    const policy = (await fetch(`${house.url}${path}`)).headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect([path, scripts]).toEqual([path, "'self'"]);
    expect(policy).toMatch(/object-src 'none'.*base-uri 'none'/);
  }
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

test('a move for another seat is refused however it is dressed up', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  const ben = await house.join(made.code, { as: 'play', name: 'Ben' });
  for (const move of ['start', 'open-game', 'ask']) await host.move(move);
  expect(await ann.move('buzz', { number: 7 })).toMatchObject({ ok: true });
  const before = house.live(made.code).episode.entries.length;
  expect(await ann.move('buzz', { number: 8, for: 1 })).toMatchObject({ ok: false, code: 'not-allowed' });
  for (const dress of [{ by: 1 }, { by: 'host' }, { seat: 1 }, { hand: 'host' }, { as: 'host', token: made.token }])
    expect(await ann.move('buzz', { number: 8, ...dress })).toMatchObject({ ok: false });
  for (const move of ['undo', 'end', 'correct', 'replace', 'ask', 'expire'])
    expect(await ann.move(move, { by: 'host', seat: 1, winner: 0, score: 1, name: 'x', reason: 'x' })).toMatchObject({
      ok: false,
    });
  expect(house.live(made.code).episode.entries.length).toBe(before);
  // What was drawn, and when, is the server's to say.
  const drew = { numbers: [1], dice: [6, 6], orders: [[1]] };
  const past = '1970-01-01T00:00:00.000Z';
  expect(await ben.move('buzz', { number: 9, at: past })).toMatchObject({ ok: false, code: 'bad-message' });
  // A number is a place, not a time.
  expect(await ben.move('buzz', { number: 9, by: 0, drew, at: before })).toMatchObject({ ok: true });
  const entry = house.live(made.code).episode.entries[before];
  expect(entry).toMatchObject({ by: 1, do: 'buzz', number: 9 });
  expect(entry?.drew).toBeUndefined();
  expect(entry?.at).not.toContain('1970');
});

test('a move that is sent again after the socket broke counts once', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  await house.join(made.code, { as: 'play', name: 'Ben' });
  for (const move of ['start', 'open-game', 'ask']) await host.move(move);
  const reply = await ann.move('buzz', { number: 7 }, 'once');
  await ann.leave();
  const again = await house.join(made.code, { as: 'play', token: ann.token });
  expect(await again.move('buzz', { number: 7 }, 'once')).toEqual(reply);
  expect(await again.move('buzz', { number: 99 }, 'once')).toEqual(reply);
  // The same id of somebody else is another move.
  expect(await host.move('no-such-move', {}, 'once')).toMatchObject({ ok: false });
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  expect((body as { entries: object[] }).entries).toHaveLength(4);
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

test('a page may open sockets at its own host alone, and at the processes that were configured', async () => {
  const house = await Playhouse.open();
  const policy = (await fetch(house.url)).headers.get('content-security-policy') ?? '';
  const { host } = new URL(house.url);
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ws://${host} wss://${host}`);
});
