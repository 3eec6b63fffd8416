/** A WebSocket client that costs little beside the server it measures, and whose handshake may be written by hand. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { pack } from 'msgpackr';

const opcodes = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

interface LightListener {
  /** A message: what it holds, and its bytes on the wire. */
  message(payload: Buffer, wire: number, socket: LightSocket): void;
  closed?(): void;
}

/** What every handshake must say; `path` with its query. */
export interface Asked {
  readonly path: string;
  readonly host: string;
  readonly key: string;
}

/** The lines of a handshake's request, the first one included, without the empty one at its end. */
export type Handshake = (asked: Asked) => readonly string[];

const bare: Handshake = ({ path, host, key }) => [
  `GET ${path} HTTP/1.1`,
  `Host: ${host}`,
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${key}`,
];

export class LightSocket {
  readonly #socket: Socket;
  readonly #listener: LightListener;
  #rest: Buffer = Buffer.alloc(0);

  /** Fails with the answer's first line where it is refused. */
  static open(address: string, listener: LightListener, handshake: Handshake = bare): Promise<LightSocket> {
    const { hostname, port, pathname, search } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('connect', () => {
        const asked = {
          path: `${pathname}${search}`,
          host: `${hostname}:${port}`,
          key: randomBytes(16).toString('base64'),
        };
        socket.write(`${handshake(asked).join('\r\n')}\r\n\r\n`);
      });
      let head = Buffer.alloc(0);
      const greet = (data: Buffer) => {
        head = Buffer.concat([head, data]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', greet);
        const answer = head.subarray(0, end).toString();
        if (!answer.startsWith('HTTP/1.1 101')) {
          reject(new Error(answer.split('\r\n')[0]));
          socket.destroy();
          return;
        }
        const light = new LightSocket(socket, listener);
        socket.off('error', reject);
        resolve(light);
        light.#hear(head.subarray(end + 4));
      };
      socket.on('data', greet);
    });
  }

  private constructor(socket: Socket, listener: LightListener) {
    this.#socket = socket;
    this.#listener = listener;
    socket.on('data', data => this.#hear(data));
    socket.on('error', () => undefined);
    socket.on('close', () => listener.closed?.());
  }

  /** Up to 64 kB. */
  send(
    payload: Uint8Array | string,
    opcode: number = typeof payload === 'string' ? opcodes.text : opcodes.binary,
  ): void {
    const bytes = Buffer.from(payload as string);
    const { length } = bytes;
    const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
    // A mask of zeros is a mask.
    this.#socket.write(Buffer.concat([Buffer.of(0x80 | opcode, ...size, 0, 0, 0, 0), bytes]));
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(data: Buffer): void {
    let bytes = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    for (;;) {
      const [first = 0, short = 0] = bytes;
      if (bytes.length < 2) break;
      const header = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length < header) break;
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
      if (bytes.length < header + length) break;
      const payload = bytes.subarray(header, header + length);
      bytes = bytes.subarray(header + length);
      const opcode = first & 15;
      if (opcode === opcodes.ping) this.send(payload, opcodes.pong);
      else if (opcode === opcodes.binary || opcode === opcodes.text)
        this.#listener.message(payload, header + length, this);
    }
    this.#rest = bytes;
  }
}

/** Codes of Colyseus, the first byte of a message. */
const codes = { joinRoom: 10, data: 13, state: 14, patch: 15, request: 21, response: 22 } as const;

/** A request to a room as the SDK sends it. `id`: under 128; a message in flight has one of its own. */
export const requestOf = (id: number, type: string, message: object): Uint8Array => {
  const name = Buffer.from(type);
  return Buffer.concat([Buffer.of(codes.request, id, 0xa0 | name.length), name, pack(message)]);
};

/** A message to a room that nothing answers. */
export const messageOf = (type: string, message: object): Uint8Array => {
  const name = Buffer.from(type);
  return Buffer.concat([Buffer.of(codes.data, 0xa0 | name.length), name, pack(message)]);
};

/** A spectator of an episode; `heard` gets every patch, `answered` what a request is answered with. */
export const watch = async (
  url: string,
  code: string,
  heard: (payload: Buffer, wire: number) => void,
  answered: (id: number) => void = () => undefined,
): Promise<LightSocket> => {
  const answer = await fetch(`${url}/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"as":"watch"}',
  });
  if (!answer.ok) throw new Error(`no seat: ${answer.status} ${await answer.text()}`);
  const { processId, roomId, sessionId } = (await answer.json()) as Record<string, string>;
  const address = `${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
  let shown: () => void = () => undefined;
  const welcomed = new Promise<void>(resolve => {
    shown = resolve;
  });
  const socket = await LightSocket.open(address, {
    message(payload, wire, from) {
      if (payload[0] === codes.joinRoom) from.send(Uint8Array.of(codes.joinRoom));
      else if (payload[0] === codes.state) shown();
      else if (payload[0] === codes.patch) heard(payload, wire);
      else if (payload[0] === codes.response) answered(payload[1] ?? -1);
    },
  });
  await welcomed;
  return socket;
};

/** Somebody at a socket.io server: `namespace` like "/show,", "" for the main one; `first` is said on coming in. */
export const joinSocketIo = async (
  url: string,
  namespace: string,
  first: string,
  heard: (payload: Buffer, wire: number) => void,
): Promise<LightSocket> => {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  let shown: () => void = () => undefined;
  const welcomed = new Promise<void>(resolve => {
    shown = resolve;
  });
  const socket = await LightSocket.open(address, {
    message(payload, wire, from) {
      const text = payload.subarray(0, 2).toString();
      if (text[0] === '0') from.send(`40${namespace}`);
      else if (text === '2') from.send('3');
      else if (text === '40' && first !== '') from.send(`42${namespace}${first}`);
      else if (text === '42') {
        shown();
        heard(payload, wire);
      }
    },
  });
  await welcomed;
  return socket;
};
