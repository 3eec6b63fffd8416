import { request } from 'node:http';
import { expect, test } from 'vitest';
import { AddressBook, homeAddresses } from '../../server/addresses.ts';
import type { Networks } from '../../shared/networks.ts';
import { Playhouse } from './playhouse.ts';

const network = (address: string, internal = false) => ({
  address,
  internal,
  family: 'IPv4' as const,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

const laptop = () => ({
  lo: [network('127.0.0.1', true)],
  docker0: [network('172.17.0.1')],
  tun0: [network('100.64.0.7')],
  wlan0: [network('192.168.1.20')],
  eth0: [network('10.0.0.5')],
  eth1: [network('169.254.3.4')],
});

const book = (listensAt: string, interfaces = laptop, publicAddress = '', unknown = (_host: string) => {}) =>
  new AddressBook({ publicAddress, listensAt, port: () => 2567, interfaces, name: () => 'studio', unknown });

test('home networks come first, networks inside the machine last, addresses that nobody gave never', () => {
  expect(homeAddresses(laptop()).map(({ address }) => address)).toEqual([
    '192.168.1.20',
    '10.0.0.5',
    '100.64.0.7',
    '172.17.0.1',
  ]);
});

test('a page opened at localhost names the machine’s address in its network, for others', () => {
  for (const host of ['localhost:2567', '127.0.0.1:2567', '[::1]:2567', undefined])
    expect([host, book('').of(host).everywhere]).toEqual([host, 'http://192.168.1.20:2567']);
  expect(book('').of('localhost:2567').here).toBe('http://localhost:2567');
});

test('links begin with the machine’s own addresses and names alone, and a name that is not its own is reported once', () => {
  const unknown: string[] = [];
  const own = book('', laptop, '', host => unknown.push(host));
  for (const host of ['192.168.1.20:2567', '10.0.0.5', 'studio:2567', 'Studio.local:8080', 'studio.home.arpa'])
    expect([host, own.of(host)]).toEqual([host, { here: `http://${host}`, everywhere: `http://${host}` }]);
  expect(unknown).toEqual([]);
  for (const host of ['evil.example', 'studio.evil.example', '192.168.1.21:2567', 'localhost.evil.example', 'a@b/c'])
    expect([host, own.of(host)]).toEqual([
      host,
      { here: 'http://192.168.1.20:2567', everywhere: 'http://192.168.1.20:2567' },
    ]);
  own.of('evil.example');
  expect(unknown).toEqual(['evil.example', 'studio.evil.example', '192.168.1.21:2567', 'localhost.evil.example']);
  const named = book('', laptop, 'https://dice.example.org');
  expect(named.of('evil.example').everywhere).toBe('https://dice.example.org');
});

test('no answer holds a Host that somebody made up, except where the page itself may open sockets', async () => {
  const house = await Playhouse.open();
  const { code, token } = await house.make({ show: 'lucky-numbers' });
  const { token: season } = (await house.post('/api/seasons', { name: 'forged', show: 'lucky-numbers' })).body as {
    token: string;
  };
  const ask = async (method: string, path: string, body?: object, as?: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = {
        Host: 'evil.example',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(as === undefined ? {} : { Authorization: `Bearer ${as}` }),
      };
      const asked = request(`${house.url}${path}`, { method, headers }, async answer => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const { 'content-security-policy': _policy, ...others } = answer.headers;
        resolve(`${answer.statusCode} ${JSON.stringify(others)} ${Buffer.concat(chunks)}`);
      });
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  const answers = [
    await ask('POST', '/api/episodes', { show: 'lucky-numbers' }),
    await ask('POST', '/api/practice', { show: 'main-event', name: 'Ann' }),
    await ask('POST', '/api/seasons', { name: 'forged-too', show: 'lucky-numbers' }),
    await ask('POST', '/api/seasons/forged/episodes', { kind: 'main' }, season),
    await ask('POST', '/api/seasons/forged/links', {}, season),
    await ask('POST', `/api/episodes/${code}/host-link`, {}, token),
    await ask('GET', `/api/episodes/${code}/post`),
    await ask('GET', '/api/networks'),
    await ask('GET', `/e/${code}`),
    await ask('GET', '/security.txt'),
  ];
  for (const answer of answers) expect(answer).not.toContain('evil.example');
  expect(answers.map(answer => answer.slice(0, 3)).filter(status => !status.startsWith('20'))).toEqual([]);
});

test('a server that listens to its own machine alone names no network, and says so', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1']) {
    expect(book(host).of('localhost:2567').everywhere).toBe('http://localhost:2567');
    expect(book(host).networks('localhost:2567')).toMatchObject({ ways: [], noWay: 'only-here', home: false });
  }
});

test('a server that listens at one address names that one', () => {
  expect(book('10.0.0.5').of('localhost:2567').everywhere).toBe('http://10.0.0.5:2567');
  expect(book('10.0.0.5').networks('localhost:2567').ways).toHaveLength(1);
});

test('a machine without a network says so; with a public address there is nothing to say', () => {
  const alone = () => ({ lo: [network('127.0.0.1', true)] }) as unknown as ReturnType<typeof laptop>;
  expect(book('', alone).networks('localhost:2567')).toMatchObject({ ways: [], noWay: 'no-network' });
  expect(book('', alone, 'https://dice.example.org').networks('localhost:2567')).toEqual({
    address: 'https://dice.example.org',
    ways: [],
    noWay: '',
    home: false,
  });
});

test('the network that is chosen stands in every link from then on; one that is not there cannot be chosen', () => {
  const chosen = book('');
  expect(chosen.choose('http://10.0.0.5:2567')).toBe(true);
  expect(chosen.of('localhost:2567').everywhere).toBe('http://10.0.0.5:2567');
  expect(chosen.choose('http://203.0.113.5:2567')).toBe(false);
  expect(chosen.of('localhost:2567').everywhere).toBe('http://10.0.0.5:2567');
});

test('over HTTP: HOST=127.0.0.1 makes no link of the network, and nobody chooses one', async () => {
  const house = await Playhouse.open({ host: '127.0.0.1' });
  const { body } = await house.get('/api/networks');
  expect(body as Networks).toMatchObject({ address: house.url, noWay: 'only-here', ways: [] });
  const made = await house.make({ show: 'lucky-numbers' });
  expect(made.links.play).toBe(`${house.url}/e/${made.code}`);
  expect((await house.post('/api/networks', { address: 'http://203.0.113.5:2567' })).status).toBe(403);
});

test('a code typed behind the address leads to its show, however it is written; other paths do not', async () => {
  const house = await Playhouse.open();
  const go = (path: string) => fetch(`${house.url}${path}`, { redirect: 'manual' });
  for (const path of ['/K7QM4XRB', '/k7qm-4xrb', '/k7qm%204xrb', '/K7QM4XRB/']) {
    const answer = await go(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/e/K7QM4XRB']);
  }
  for (const path of ['/packs', '/verify', '/operator', '/K7QM4XR', '/assets'])
    expect([path, (await go(path)).status === 302]).toEqual([path, false]);
});
