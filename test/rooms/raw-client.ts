/** A client without the SDK, which reads when it wants to and sends what it likes. */
import { type Decoder, Reflection } from '@colyseus/schema';
import { unpackMultiple } from 'msgpackr';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { JoinOptions } from '../../shared/engine/protocol.ts';
import { type Playhouse, until } from './playhouse.ts';

/** Colyseus protocol codes that matter here. */
const joinRoom = 10;
const roomData = 13;
const roomState = 14;
const roomPatch = 15;

/** The schema's description in the join frame, after two short texts and a length. */
export const describedIn = (frame: Uint8Array): Uint8Array => {
  const afterToken = 2 + (frame[1] ?? 0);
  const afterSerializer = afterToken + 1 + (frame[afterToken] ?? 0);
  // The length takes one, three or five bytes.
  const wide = frame[afterSerializer] ?? 0;
  const bytes = wide < 0x80 ? 1 : wide === 0xcc ? 2 : wide === 0xcd ? 3 : 5;
  return frame.slice(afterSerializer + bytes);
};

export class RawClient {
  readonly socket: WebSocket;
  decoder: Decoder | undefined;
  /** The state's title after each patch. */
  readonly titles: string[] = [];
  closed = 0;
  readonly #messages: { readonly type: string; readonly payload: unknown }[] = [];

  static async join(
    house: Playhouse,
    code: string,
    options: JoinOptions,
    headers: Record<string, string> = {},
    how: { readonly autoPong?: boolean } = {},
  ): Promise<RawClient> {
    const { body } = await house.post(`/matchmake/joinById/${code}`, options, headers);
    const { roomId, processId, sessionId } = body as { roomId: string; processId: string; sessionId: string };
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`, {
      headers,
      ...how,
    });
    const client = new RawClient(socket);
    await until(
      () => client.decoder !== undefined && client.titles.length > 0 && client.#messages.length > 0,
      'a raw client to be in',
    );
    return client;
  }

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.binaryType = 'nodebuffer';
    socket.on('message', (data: Buffer) => this.#hear(new Uint8Array(data)));
    socket.on('error', () => undefined);
    socket.on('close', code => {
      this.closed = code;
    });
    onTestFinished(() => socket.terminate());
  }

  get state(): Mirrored {
    if (this.decoder === undefined) throw new Error('not in yet');
    return (this.decoder.state as unknown as { toJSON(): Mirrored }).toJSON();
  }

  /** The first message of this type. */
  latest<T>(type: string): T {
    const bare = this.#messages.find(message => message.type === type);
    if (bare === undefined) throw new Error(`no ${type} yet`);
    return bare.payload as T;
  }

  /** Sends a message of a type with raw bytes of a payload. */
  send(type: string, payload: Uint8Array = new Uint8Array()): void {
    const name = new TextEncoder().encode(type);
    this.socket.send(Uint8Array.from([roomData, 0xa0 | name.length, ...name, ...payload]));
  }

  #hear(frame: Uint8Array): void {
    const [code] = frame;
    if (code === joinRoom) {
      this.decoder = Reflection.decode(describedIn(frame));
      this.socket.send(Uint8Array.from([joinRoom]));
    }
    if (code === roomData) {
      const [type, payload] = unpackMultiple(frame.subarray(1)) as [string, unknown];
      this.#messages.push({ type, payload });
    }
    if (code !== roomState && code !== roomPatch) return;
    this.decoder?.decode(frame.slice(1));
    this.titles.push(this.state.title);
  }
}
