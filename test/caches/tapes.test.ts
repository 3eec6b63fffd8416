/** Varnish and nginx, as deploy/ configures them, in front of a real server: what they spare it, and what they must not keep. */
import { Agent, request } from 'node:http';
import { ColyseusSDK } from '@colyseus/sdk';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { timeBytes } from '../../shared/engine/tape.ts';
import { TapeReader } from '../processes/tape-reader.ts';
import { Guest, Playhouse, stopwatch, until } from '../rooms/playhouse.ts';
import { Door } from './door.ts';
import { Engine } from './engine.ts';

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** `cut` for an answer that breaks off. */
type Ending = Got | 'cut';

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Ending> =>
  new Promise(resolve => {
    const sent = request(url, { agent, headers, method }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', (data: Buffer) => parts.push(data));
      answer.on('error', () => resolve('cut'));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', () => resolve('cut'));
    sent.end();
  });

const statusOf = (ending: Ending): number | 'cut' => (ending === 'cut' ? ending : ending.status);
const asking = (url: string): Promise<number | 'cut'> => ask(url).then(statusOf);

describe.each([
  ['Varnish', Engine.varnish],
  ['nginx', Engine.nginx],
] as const)('%s', (name, start) => {
  let door: Door;
  let engine: Engine;
  beforeAll(async () => {
    door = await Door.open();
    engine = await start(door.ownPort);
  });
  afterAll(async () => {
    agent.destroy();
    await engine.stop();
    door.close();
  });

  /** A show behind the engine, with the last frame that everybody has seen. */
  const onAir = async () => {
    const house = await Playhouse.open();
    door.port = house.app.port;
    door.instead = undefined;
    const { made, host } = await house.gather({ show: 'hot-hand', seats: 2 });
    const socket = await house.join(made.code, { as: 'watch' });
    const reader = new TapeReader(`${house.url}/e/${made.code}/tape`);
    await reader.begin();
    await house.looked(made.code, 2);
    await reader.until(house.app.rooms.get(made.code)?.tape.frame ?? 0);
    const { epoch, frame } = reader;
    door.asked = [];
    const path = `/e/${made.code}/tape/${epoch}`;
    return { house, code: made.code, host, socket, frame, path, url: `${engine.url}${path}` };
  };

  test('two hundred who wait for the next frame are one request, and get the bytes that sockets get', async () => {
    const { host, socket, frame, path, url } = await onAir();
    const own = `${path}/${frame + 1}`;
    const waiting = Array.from({ length: 200 }, (_, i) =>
      // Whatever says who asks.
      ask(`${url}/${frame + 1}`, { Host: `site-${i % 3}.example`, Cookie: `me=${i}` }),
    );
    await until(() => door.asked.length > 0, 'the door to be asked');
    // All have been read once another request is answered.
    expect(await asking(`${engine.url}/healthz`)).toBe(200);
    expect(await host.move('start')).toMatchObject({ ok: true });
    const all = await Promise.all(waiting);
    await until(() => socket.state.frame > frame, 'the socket to have it');
    const sent = socket.frames.find(([kind]) => kind === 15);
    expect(sent).toBeDefined();
    const bodies = new Set(all.map(got => (got === 'cut' ? got : `${got.status} ${got.body.toString('hex')}`)));
    expect(bodies.size).toBe(1);
    const [first] = all;
    if (first === 'cut' || first === undefined) throw new Error('cut');
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(socket.frames.map(bytes => Buffer.from(bytes).toString('hex'))).toContain(
      first.body.subarray(timeBytes).toString('hex'),
    );
    expect(door.times(own)).toBe(1);
  });

  test('an error is for those who waited, and for nobody after them', async () => {
    const { host, frame, url } = await onAir();
    let faults = 0;
    let fail: () => void = () => undefined;
    door.instead = (asked, response) => {
      if (faults++ > 0) return door.pass(asked, response);
      fail = () => response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
    };
    const parked = () => (name === 'Varnish' ? engine.count('MAIN.busy_sleep') : 0);
    const before = parked();
    const waiting = Array.from({ length: 20 }, () => asking(`${url}/${frame + 1}`));
    await until(() => faults > 0, 'the one that fails');
    if (name === 'Varnish') await until(() => parked() - before === 19, 'the others to wait for it');
    fail();
    expect(await Promise.race(waiting)).toBe(503);
    const after = asking(`${url}/${frame + 1}`);
    expect(await host.move('start')).toMatchObject({ ok: true });
    expect(await after).toBe(200);
    const all = await Promise.all(waiting);
    // nginx lets the others ask again, one of them at a time.
    expect(all.filter(one => one === 503).length).toBe(name === 'Varnish' ? 20 : 1);
    expect(faults).toBeLessThanOrEqual(2);
  });

  test('a frame that broke off is asked for again', async () => {
    const { host, frame, url, house, path } = await onAir();
    expect(await host.move('start')).toMatchObject({ ok: true });
    const whole = await ask(`${house.url}${path}/${frame + 1}`);
    let faults = 0;
    door.instead = (asked, response) => door.pass(asked, response, faults++ === 0 ? 5 : undefined);
    expect(await asking(`${url}/${frame + 1}`)).toBe(name === 'Varnish' ? 503 : 'cut');
    const again = await ask(`${url}/${frame + 1}`);
    if (again === 'cut' || whole === 'cut') throw new Error('cut');
    expect(again).toMatchObject({ status: 200, body: whole.body });
    expect(faults).toBe(2);
  });

  test.each([404, 204])(
    '%i is kept no longer than its second, and whoever waits afterwards is one request again',
    async status => {
      const { host, frame, path, url } = await onAir();
      const [own, asked] = [`${url}/${frame + 1}`, () => door.times(`${path}/${frame + 1}`)];
      door.instead = (_, response) => response.writeHead(status, { 'Cache-Control': 'public, max-age=1' }).end();
      expect(await asking(own)).toBe(status);
      door.instead = undefined;
      const passed = stopwatch();
      const answers: Promise<number | 'cut'>[] = [];
      await until(() => {
        if (asked() === 1) answers.push(asking(own));
        return asked() > 1;
      }, 'the server to be asked again');
      expect(passed()).toBeLessThan(3000);
      answers.push(...Array.from({ length: 50 }, () => asking(own)));
      expect(await asking(`${engine.url}/healthz`)).toBe(200);
      expect(await host.move('start')).toMatchObject({ ok: true });
      const all = await Promise.all(answers);
      expect(all.slice(-50)).toEqual(Array(50).fill(200));
      expect(asked()).toBe(2);
      // nginx keeps neither.
      expect(all.filter(one => one === status).length > 10).toBe(name === 'Varnish');
    },
  );

  test('with a query nobody parks more, and HEAD is not held', async () => {
    const { host, frame, path, url } = await onAir();
    const waiting = Array.from({ length: 30 }, async (_, i) => {
      const got = await ask(`${url}/${frame + 1}?me=${i}`);
      if (got === 'cut') return got;
      return got.status === 301 ? asking(new URL(String(got.headers.location), engine.url).href) : got.status;
    });
    await until(() => door.asked.length > 0, 'the door to be asked');
    expect(await ask(`${url}/${frame + 1}`, {}, 'HEAD')).toMatchObject({ status: 404 });
    expect(await host.move('start')).toMatchObject({ ok: true });
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
    expect(door.asked.filter(one => one.startsWith('GET'))).toEqual([`GET ${path}/${frame + 1}`]);
  });

  test('everything else is passed on: pages, requests with what they bring, sockets', async () => {
    const { code } = await onAir();
    const came = await ask(`${engine.url}/api/arrival?x=1`, { Host: 'dice.example', 'X-Forwarded-For': '203.0.113.9' });
    if (came === 'cut') throw new Error('cut');
    expect(JSON.parse(came.body.toString())).toMatchObject({ host: 'dice.example', address: '203.0.113.9' });
    const posted = await fetch(`${engine.url}/api/episodes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"show":"six-dice"}',
    });
    expect(posted.status).toBe(201);
    const guest = new Guest(await new ColyseusSDK(engine.url).joinById(code, { as: 'watch' }));
    onTestFinished(() => guest.leave());
    await until(() => guest.state.code === code, 'a welcome');
  });
});
