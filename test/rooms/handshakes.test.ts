/**
 * The handshakes of engines that are not on this machine, line by line as each of them sends it (test/engines joins with the
 * others). Each must be let in: one that is refused leaves every page of that engine waiting.
 */
import { type Decoder, Reflection } from '@colyseus/schema';
import { pack, unpack } from 'msgpackr';
import { expect, onTestFinished, test } from 'vitest';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import { type Asked, type Handshake, LightSocket } from '../bench/light-socket.ts';
import { type Made, Playhouse, until } from './playhouse.ts';
import { describedIn } from './raw-client.ts';

const agents = {
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
  webView:
    'Mozilla/5.0 (Linux; Android 7.0; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/88.0.4324.93 Mobile Safari/537.36',
} as const;

const start = ({ path, host }: Asked) => [`GET ${path} HTTP/1.1`, `Host: ${host}`];
const needed = ({ key }: Asked) => [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${key}`,
];

/** Chrome's, with whatever extensions are offered. */
const offering =
  (...offers: readonly string[]): Handshake =>
  asked => [
    ...start(asked),
    `Origin: http://${asked.host}`,
    ...needed(asked),
    ...offers.map(offer => `Sec-WebSocket-Extensions: ${offer}`),
  ];

const engines: Readonly<Record<string, Handshake>> = {
  'Safari 15 to 26': ({ path, host, key }) => [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Pragma: no-cache',
    'Accept: */*',
    `Sec-WebSocket-Key: ${key}`,
    'Sec-WebSocket-Version: 13',
    'Accept-Language: en-GB,en;q=0.9',
    'Sec-WebSocket-Extensions: permessage-deflate',
    'Cache-Control: no-cache',
    'Accept-Encoding: gzip, deflate',
    `Origin: http://${host}`,
    `User-Agent: ${agents.safari}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
  ],
  'Safari before it, and WebKitGTK’s own': ({ path, host, key }) => [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${key}`,
    `Origin: http://${host}`,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Extensions: x-webkit-deflate-frame, permessage-deflate',
    `User-Agent: ${agents.safari}`,
  ],
  'an old Android WebView': ({ path, host, key }) => [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Pragma: no-cache',
    'Cache-Control: no-cache',
    `User-Agent: ${agents.webView}`,
    'Upgrade: websocket',
    `Origin: http://${host}`,
    'Sec-WebSocket-Version: 13',
    'Accept-Encoding: gzip, deflate',
    'Accept-Language: en-US',
    'X-Requested-With: com.example.app',
    `Sec-WebSocket-Key: ${key}`,
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
  ],
  'Node’s ws': ({ path, host, key }) => [
    `GET ${path} HTTP/1.1`,
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
    `Host: ${host}`,
  ],
  'Node’s own, undici': ({ path, host, key }) => [
    `GET ${path} HTTP/1.1`,
    `host: ${host}`,
    'connection: upgrade',
    'upgrade: websocket',
    `sec-websocket-key: ${key}`,
    'sec-websocket-version: 13',
    'sec-websocket-extensions: permessage-deflate; client_max_window_bits',
    'accept: */*',
    'accept-language: *',
    'sec-fetch-mode: websocket',
    'user-agent: node',
    'pragma: no-cache',
    'cache-control: no-cache',
    'accept-encoding: gzip, deflate',
  ],
  'curl without extensions': ({ path, host, key }) => [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'User-Agent: curl/8.14.1',
    'Accept: */*',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
  ],
  'OBS’s browser, with nothing but what is needed': asked => [...start(asked), ...needed(asked)],
  'version 8 of the protocol': ({ path, host, key }) => [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Sec-WebSocket-Origin: http://${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 8',
    `Sec-WebSocket-Key: ${key}`,
  ],
};

const proxies: Readonly<Record<string, Handshake>> = {
  'nginx, which writes connection its own way': ({ path, host, key }) => [
    `GET ${path} HTTP/1.1`,
    'Upgrade: websocket',
    'Connection: upgrade',
    `Host: ${host}`,
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Proto: https',
    'X-Real-IP: 203.0.113.9',
    `Origin: http://${host}`,
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
  ],
  'nginx without proxy_set_header Host': ({ path, key }) => [
    `GET ${path} HTTP/1.1`,
    'Upgrade: websocket',
    'Connection: upgrade',
    'Host: boxcars_upstream',
    'Origin: https://dice.example.org',
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
  ],
  'one that names the usual port': ({ path, key }) => [
    `GET ${path} HTTP/1.1`,
    'Host: Dice.Example.org:443',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Origin: https://dice.example.org',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
  ],
  'one that strips extensions and agent': asked => [
    ...start(asked),
    `Origin: http://${asked.host}`,
    'Via: 1.1 proxy',
    ...needed(asked),
  ],
  'one that strips the origin': asked => [...start(asked), 'X-Forwarded-For: 198.51.100.7', ...needed(asked)],
  'a tunnel, with all that it adds': asked => [
    ...start(asked),
    ...needed(asked),
    `Origin: http://${asked.host}`,
    'CDN-Loop: cloudflare; loops=1',
    'CF-Connecting-IP: 203.0.113.9',
    'CF-Ray: 8a0b1c2d3e4f5a6b-FRA',
    'CF-Visitor: {"scheme":"https"}',
    'Forwarded: for=203.0.113.9;proto=https',
    'X-Forwarded-For: 203.0.113.9, 198.51.100.7',
    'X-Request-ID: 0f9e8d7c',
    `Cookie: ${'session=abcdefgh; '.repeat(40)}`,
    'Sec-WebSocket-Extensions: permessage-deflate',
  ],
  'one that writes in small letters and with odd spaces': ({ path, host, key }) => [
    `GET ${path} HTTP/1.1`,
    `host:${host}`,
    'upgrade:   WebSocket',
    'connection:keep-alive,   upgrade',
    `origin:\thttp://${host}`,
    'sec-websocket-version: 13',
    `sec-websocket-key: ${key}`,
    'sec-websocket-extensions:permessage-deflate',
  ],
};

const offers: Readonly<Record<string, Handshake>> = {
  'two offers, the second one bare': offering('permessage-deflate; client_max_window_bits=10, permessage-deflate'),
  'two lines of offers': offering('permessage-deflate; server_max_window_bits=9', 'permessage-deflate'),
  'the smallest windows': offering('permessage-deflate; server_max_window_bits=8; client_max_window_bits=8'),
  'no memory on either side': offering('permessage-deflate; server_no_context_takeover; client_no_context_takeover'),
  'a value in quotation marks': offering('permessage-deflate; client_max_window_bits="15"'),
  'one after another in any order': offering(
    'permessage-deflate;client_no_context_takeover;server_max_window_bits=12;client_max_window_bits;server_no_context_takeover',
  ),
  'extensions that nobody knows': offering('permessage-bzip2; level=9, x-example; a=1; b="two", bbf-usp-protocol'),
  'the draft’s name': offering('x-webkit-deflate-frame; max_window_bits=15; no_context_takeover'),
  'an invalid window': offering('permessage-deflate; client_max_window_bits=99'),
  'an unknown parameter': offering('permessage-deflate; strange=1'),
  'an empty line': offering(''),
};

const protocol = { joinRoom: 10, state: 14, patch: 15, request: 21, response: 22 } as const;

/** Somebody who speaks nothing but the protocol, over a handshake of their own. */
class HandWritten {
  readonly #socket: LightSocket;
  #decoder: Decoder | undefined;
  readonly seen = { state: 0, patches: 0 };
  readonly replies: unknown[] = [];

  static async join(house: Playhouse, made: Made, handshake: Handshake): Promise<HandWritten> {
    const { body } = await house.post(`/matchmake/joinById/${made.code}`, { as: 'host', token: made.token });
    const { roomId, processId, sessionId } = body as Record<string, string>;
    const address = `${house.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
    const early: Buffer[] = [];
    let hear = (frame: Buffer): unknown => early.push(frame);
    const socket = await LightSocket.open(address, { message: frame => hear(frame) }, handshake);
    onTestFinished(() => socket.close());
    const one = new HandWritten(socket);
    hear = frame => one.#hear(frame);
    for (const frame of early) one.#hear(frame);
    await until(() => one.seen.state > 0, 'the state');
    return one;
  }

  private constructor(socket: LightSocket) {
    this.#socket = socket;
  }

  get state(): Mirrored {
    if (this.#decoder === undefined) throw new Error('not in yet');
    return (this.#decoder.state as unknown as { toJSON(): Mirrored }).toJSON();
  }

  ask(id: number, type: string, payload: object): void {
    const name = Buffer.from(type);
    this.#socket.send(Buffer.concat([Buffer.of(protocol.request, id, 0xa0 | name.length), name, pack(payload)]));
  }

  #hear(frame: Buffer): void {
    const [code] = frame;
    if (code === protocol.joinRoom) {
      this.#decoder = Reflection.decode(describedIn(new Uint8Array(frame)));
      this.#socket.send(Uint8Array.of(protocol.joinRoom));
    } else if (code === protocol.response) this.replies.push(unpack(frame.subarray(3)));
    if (code !== protocol.state && code !== protocol.patch) return;
    this.#decoder?.decode(new Uint8Array(frame.subarray(1)));
    this.seen[code === protocol.state ? 'state' : 'patches'] += 1;
  }
}

for (const [kind, table] of Object.entries({ engines, proxies, offers })) {
  test(`${kind}: every handshake lets its page in, shows it the show and takes its move`, async () => {
    const house = await Playhouse.open();
    for (const [name, handshake] of Object.entries(table)) {
      const made = await house.make({ show: 'lucky-numbers', options: { judging: 'auto' } });
      for (const player of ['Ann', 'Ben']) await house.join(made.code, { as: 'play', name: player });
      const one = await HandWritten.join(house, made, handshake).catch(error => {
        throw new Error(`${name}: ${(error as Error).message}`);
      });
      expect([name, one.state.code, one.state.phase]).toEqual([name, made.code, 'lobby']);
      one.ask(1, 'move', { id: 'by-hand', at: 0, do: 'start' });
      await until(() => one.replies.length > 0 && one.state.entries === 1, `${name}: the move and its patch`);
      expect([name, one.replies[0]]).toEqual([name, { ok: true, entry: 0 }]);
      expect([name, one.seen.patches > 0]).toEqual([name, true]);
    }
  });
}
