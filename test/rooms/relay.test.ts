import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getMessageBytes, Protocol } from 'colyseus';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Relay, type RelayListener, relayedTeam } from '../../server/colyseus/relay.ts';
import { until } from './playhouse.ts';

/**
 * A relay to a process that shows one picture. `answers`: whether it does when it is asked if it is there. `described`: what it
 * says about its state.
 */
const relayTo = async (answers: boolean, described = new Uint8Array(), heard: Partial<RelayListener> = {}) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: answers });
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  await once(server, 'listening');
  let pings = 0;
  server.on('connection', socket => {
    socket.on('ping', () => {
      pings += 1;
    });
    const more = [{ tag: 9, bytes: Uint8Array.of(1, 2, 3) }];
    socket.send(getMessageBytes[Protocol.JOIN_ROOM]('token', 'schema', described, more));
    socket.once('message', () => socket.send(Uint8Array.of(Protocol.ROOM_STATE, 1)));
  });
  const closed: number[] = [];
  const listener = {
    state: () => undefined,
    frame: () => undefined,
    team: () => undefined,
    ...heard,
    closed: (code: number) => closed.push(code),
  };
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seat = { name: 'episode', processId: 'P', roomId: 'ROOM', sessionId: 'S' };
  const relay = await Relay.open({ id: 'P', address, publicAddress: '' }, seat, listener);
  onTestFinished(() => relay.close());
  const send = (frame: Uint8Array) => {
    for (const client of server.clients) client.send(frame);
  };
  return { relay, closed, send, pings: () => pings };
};

test('a process that stands still, or whose machine is gone, is not shown any more', async () => {
  const { relay, closed } = await relayTo(false);
  for (let n = 0; n < 3; n++) relay.ask(3);
  expect(closed).toEqual([]);
  relay.ask(3);
  await until(() => closed.length > 0, 'the relay to end');
  expect(closed).toEqual([1006]);
});

test('one that answers is asked on and on', async () => {
  const { relay, closed, pings } = await relayTo(true);
  for (let n = 1; n <= 10; n++) {
    relay.ask(3);
    await until(() => pings() === n, 'the question to come');
  }
  expect(closed).toEqual([]);
});

test.each([0, 1, 127, 128, 255, 256, 65_535, 65_536])(
  'a description of %d bytes is found in the frame',
  async length => {
    const described = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    const { relay } = await relayTo(true, described);
    expect(Buffer.compare(relay.described, described)).toBe(0);
  },
);

test('the news of a team go to those who know its key, and every other message goes to all', async () => {
  const heard: [string, unknown][] = [];
  const { relay, send } = await relayTo(true, new Uint8Array(), {
    frame: frame => heard.push(['all', frame[0]]),
    team: team => heard.push(['team', team]),
  });
  const news = { key: 'k', news: { seat: 1, counts: [['Zürich', 2]] } } as never;
  send(relayedTeam(news));
  send(getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, 'other', undefined, Uint8Array.of(1)));
  send(getMessageBytes.raw(Protocol.ROOM_DATA, 'sound-check'));
  await until(() => heard.length === 3, 'three frames');
  expect(heard).toEqual([
    ['team', news],
    ['all', Protocol.ROOM_DATA_BYTES],
    ['all', Protocol.ROOM_DATA],
  ]);
  relay.close();
});
