import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { broadcastFrame, GatheringSocket, rememberConnection } from '../../server/colyseus/sockets.ts';

/** A server whose sockets gather what they send, and a plain client of it. */
const pair = async () => {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    WebSocket: GatheringSocket,
    perMessageDeflate: false,
  });
  server.on('connection', rememberConnection);
  await once(server, 'listening');
  const connected = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.terminate();
    server.close();
  });
  const [[socket]] = (await Promise.all([connected, once(client, 'open')])) as [[GatheringSocket], unknown];
  return { socket, client };
};

/** One byte count around each length of a frame's header. */
const sizes = [0, 1, 125, 126, 65_535, 65_536, 200_000];

test('ws reads every frame as it was sent, in order, whether it was made once for many or for one', async () => {
  const { socket, client } = await pair();
  const messages = sizes.map((size, i) => Buffer.alloc(size, i + 1));
  const received: Buffer[] = [];
  const all = new Promise<void>(resolve => {
    client.on('message', (data: Buffer) => {
      received.push(data);
      if (received.length === 2 * messages.length + 1) resolve();
    });
  });
  for (const message of messages) {
    socket.send(message);
    socket.wire?.write(broadcastFrame(message));
  }
  socket.send('text');
  await all;
  expect(received.slice(0, -1).map(data => data.toString('hex'))).toEqual(
    messages.flatMap(message => [message.toString('hex'), message.toString('hex')]),
  );
  expect(received.at(-1)?.toString()).toBe('text');
});

test('what is sent in one turn travels in one write', async () => {
  const { socket, client } = await pair();
  let chunks = 0;
  const wire = (client as unknown as { _socket: NodeJS.ReadableStream })._socket;
  wire.on('data', () => {
    chunks++;
  });
  const third = new Promise<void>(resolve => {
    let count = 0;
    client.on('message', () => {
      count++;
      if (count === 3) resolve();
    });
  });
  for (let i = 0; i < 3; i++) socket.send(Buffer.alloc(100, i));
  await third;
  expect(chunks).toBe(1);
});
