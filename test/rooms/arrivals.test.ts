/** What a proxy loses on the way is said by the log, and to the host, with what to change. */
import { get } from 'node:http';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Playhouse, type PlayhouseOptions } from './playhouse.ts';

const listening = async (options: PlayhouseOptions = {}) => {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: line => void said.push((JSON.parse(line) as { msg: string }).msg) });
  return { house: await Playhouse.open({ ...options, log }), said };
};

/** As a proxy sends it. */
const send = ({ url }: Playhouse, path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    get(`${url}${path}`, { headers }, response => resolve(response.resume().statusCode ?? 0)).once('error', reject);
  });

/** A socket without its `Upgrade`. */
const stripped = { 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version': '13' };

test('a host whose live connection lost its upgrade on the way is told so, once, and nobody else is', async () => {
  const { house, said } = await listening();
  const { code, token } = await house.make({ show: 'six-dice' });
  const join = (options: object) => house.post(`/matchmake/joinById/${code}`, options);
  const host = { as: 'host', token, language: 'de' };
  const { sessionId } = (await join(host)).body as { sessionId: string };
  expect(await send(house, `/process/room?sessionId=somebody-elses`, stripped)).toBe(426);
  expect((await join(host)).status).toBe(200);
  const again = (await join(host)).body as { sessionId: string };
  expect(await send(house, `/process/room?sessionId=${sessionId}`, stripped)).toBe(426);
  expect((await join(host)).status).toBe(200);
  const last = (await join(host)).body as { sessionId: string };
  expect(last.sessionId).not.toBe(again.sessionId);
  await send(house, `/process/room?sessionId=${last.sessionId}`, stripped);
  expect((await join({ as: 'watch' })).status).toBe(200);
  expect(await join(host)).toMatchObject({ status: 400, body: { error: expect.stringContaining('WebSockets') } });
  expect((await join(host)).status).toBe(200);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('proxy_set_header Upgrade $http_upgrade');
});

test('addresses and names that are lost are logged once each, and what is in order is not', async () => {
  const site = 'https://dice.example.org';
  const usual = { Host: 'dice.example.org', 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' };
  const { house, said } = await listening({ publicAddress: site });
  for (const headers of [usual, { Host: 'localhost:2567' }]) await send(house, '/api/shows', headers);
  expect(said).toEqual([]);
  const faults: readonly (readonly [Record<string, string>, string])[] = [
    [{ Host: 'dice.example.org' }, 'X-Forwarded-For $proxy_add_x_forwarded_for'],
    [{ ...usual, Host: 'localhost', Origin: site, 'Sec-Fetch-Site': 'same-origin' }, 'Host $http_host'],
    [{ ...usual, Host: 'other.example.org' }, `links begin with ${site}`],
  ];
  for (const [headers, advice] of faults) {
    for (let i = 0; i < 2; i++) await send(house, '/api/shows', headers);
    expect(said.splice(0)).toEqual([expect.stringContaining(advice)]);
  }
});

test('a proxy that is not believed is named, and what arrived of a request is told to whoever sent it', async () => {
  const { house, said } = await listening({ proxies: '192.0.2.1' });
  const headers = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };
  const answer = await fetch(`${house.url}/api/arrival`, { headers });
  expect(await answer.json()).toMatchObject({ address: '127.0.0.1', hops: 2, trusted: false, publicAddress: '' });
  expect(said).toEqual([expect.stringContaining('set TRUST_PROXY=127.0.0.1')]);
});
