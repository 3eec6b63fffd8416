import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requestTimes } from '../../server/http/sockets.ts';
import { Playhouse, until } from './playhouse.ts';

const megabyte = 1024 * 1024;

/** Says that a long body comes, and sends only its beginning. */
class Sender {
  text = '';
  readonly #socket: Socket;

  constructor(house: Playhouse, path: string, length: number, headers: readonly string[] = []) {
    const lines = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers];
    this.#socket = connect(house.app.port, '127.0.0.1', () => {
      this.#socket.write(`${lines.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n{"a":"`);
    });
    this.#socket.on('data', data => {
      this.text += data.toString('latin1');
    });
    this.#socket.on('error', () => undefined);
    onTestFinished(() => void this.#socket.destroy());
  }

  get status(): number {
    return Number(/^HTTP\/1.1 (\d+)/.exec(this.text)?.[1] ?? 0);
  }

  finish(length: number): void {
    this.#socket.write(`${'x'.repeat(length - 8)}"}`);
  }

  hangUp(): void {
    this.#socket.destroy();
  }
}

test('nobody’s body is read before it is known that they may send it', async () => {
  const house = await Playhouse.open();
  const { code } = await house.make({ show: 'six-dice', seats: 2 });
  const season = { name: 'friday', show: 'lucky-numbers' };
  expect((await house.post('/api/seasons', season)).status).toBe(201);
  const doors: readonly (readonly [string, number, number])[] = [
    ['/api/seasons/friday/episodes', 4 * megabyte, 403],
    ['/api/seasons/friday/corrections', 4 * megabyte, 403],
    ['/api/seasons/friday/questions', 4 * megabyte, 403],
    ['/api/seasons/friday/links', 1000, 403],
    [`/api/episodes/${code}/desk`, 2000, 403],
    [`/api/episodes/${code}/hooks`, 8000, 403],
    ['/api/operator/episodes/AAAAAAAA', 1000, 404],
    ['/peers/seats/AAAAAAAA', 4000, 404],
  ];
  for (const [path, length, status] of doors) {
    // The rest never comes: whoever waited for it would not answer.
    const sender = new Sender(house, path, length);
    await until(() => sender.status > 0, `an answer at ${path}`);
    expect([path, sender.status]).toEqual([path, status]);
    sender.hangUp();
  }
});

test('bodies under way from one address, and in all, find room or are asked to come later', async () => {
  const house = await Playhouse.open({ bodies: { address: 3 * megabyte, all: 5 * megabyte } });
  const send = (from: string, length = megabyte) =>
    new Sender(house, '/api/packs/check', length, [`X-Forwarded-For: ${from}`]);
  const many = Array.from({ length: 6 }, () => send('198.51.100.7'));
  await until(() => many.filter(({ status }) => status === 503).length === 3, 'no room for three of one address');
  const others = Array.from({ length: 4 }, () => send('203.0.113.9'));
  await until(() => others.filter(({ status }) => status === 503).length === 2, 'no room for more of all');
  // What goes makes room again.
  for (const one of many) one.hangUp();
  await until(() => {
    const next = send('203.0.113.9', 2000);
    next.finish(2000);
    others.push(next);
    return others.some(({ status }) => status === 400);
  }, 'room again');
});

test('a body that trickles is ended, and one that comes at the pace of a slow phone is read', async () => {
  const house = await Playhouse.open({ bodyPace: { atLeast: 200, bytes: megabyte } });
  const trickle = new Sender(house, '/api/packs/check', 20_000);
  await until(() => trickle.status > 0, 'the end of what trickles');
  expect([trickle.status, /Connection: close/i.test(trickle.text)]).toEqual([408, true]);
  const whole = new Sender(house, '/api/packs/check', megabyte);
  whole.finish(megabyte);
  await until(() => whole.status > 0, 'an answer');
  expect(whole.status).toBe(400);
});

test('the head of a request has its time, too, and no route waits longer than Node is told', async () => {
  const house = await Playhouse.open();
  const { headersTimeout, requestTimeout } = requestTimes;
  const { http } = house.app;
  expect([http.headersTimeout, http.requestTimeout]).toEqual([headersTimeout, requestTimeout]);
  expect([headersTimeout! <= 15_000, requestTimeout! <= 90_000]).toEqual([true, true]);
});
