import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { drainingHeader, processHeader } from '../../server/peers/forwarding.ts';
import { Front } from '../../tools/cluster/front.ts';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

const behind = async (answer: RequestListener): Promise<string> => {
  const server = createServer((request, response) => {
    if (request.url === '/healthz') response.end();
    else {
      asked.push(`${request.method} ${request.url}`);
      answer(request, response);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const frontOf = async (...addresses: string[]): Promise<string> => {
  const front = new Front(addresses);
  const port = await front.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => front.close());
  return `http://127.0.0.1:${port}`;
};

/** Killed after it has read what it is asked, and perhaps done it. */
const dies: RequestListener = (request, response) => {
  request.resume();
  request.once('end', () => response.destroy());
};

test('work that killed a process is not repeated by another one, unless it is harmless', async () => {
  const front = await frontOf(await behind(dies), await behind(dies));
  const correction = await fetch(`${front}/api/seasons/x/corrections`, { method: 'POST', body: '{}' });
  expect([correction.status, correction.headers.get('retry-after')]).toEqual([503, '1']);
  expect(asked).toEqual(['POST /api/seasons/x/corrections']);
  await fetch(`${front}/matchmake/joinById/AAAAAAAA`, { method: 'POST', body: '{}' });
  await fetch(`${front}/api/shows`);
  expect(asked.slice(1)).toEqual([
    ...Array(2).fill('POST /matchmake/joinById/AAAAAAAA'),
    ...Array(2).fill('GET /api/shows'),
  ]);
});

test('a connection to a process that is used again and again collects no listeners', async () => {
  const warned: string[] = [];
  const hear = ({ name }: Error) => void warned.push(name);
  process.on('warning', hear);
  onTestFinished(() => void process.off('warning', hear));
  const front = await frontOf(await behind((_request, response) => response.end('done')));
  for (let n = 0; n < 15; n++) await (await fetch(`${front}/api/shows`)).text();
  expect(warned).toEqual([]);
});

test('a process that is not there, or goes down, has done nothing: the next one is asked', async () => {
  const there = await behind((_request, response) => response.end('done'));
  const drains = await behind((_request, response) => response.setHeader(drainingHeader, '1').writeHead(503).end());
  const front = await frontOf('http://127.0.0.1:1', drains, there);
  for (let n = 0; n < 3; n++) {
    const answer = await fetch(`${front}/api/seasons`, { method: 'POST', body: '{}' });
    expect(await answer.text()).toBe('done');
  }
});

test('a socket to a process that cannot be reached goes to another one, which may reach it', async () => {
  const away = createServer((_request, response) => response.setHeader(processHeader, 'away').end());
  await once(away.listen(0, '127.0.0.1'), 'listening');
  const there = createServer((_request, response) => response.end()).on('upgrade', (request, socket) => {
    asked.push(`socket ${request.url}`);
    socket.destroy();
  });
  await once(there.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void there.close());
  const addresses = [away, there].map(server => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const front = await frontOf(...addresses);
  away.closeAllConnections();
  away.close();
  await vi.waitFor(
    async () => {
      const socket = new WebSocket(`${front.replace('http', 'ws')}/away/room`);
      await once(socket, 'close').catch(() => undefined);
      expect(asked).toContain('socket /away/room');
    },
    { timeout: 30_000 },
  );
});
