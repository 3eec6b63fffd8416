/** One socket from an audience room to the room of the episode in another process. */
import { decode } from '@colyseus/schema';
import { getMessageBytes, Protocol } from 'colyseus';
import { WebSocket } from 'ws';
import { PeerUnavailable, type Reservation } from '../peers/peers.ts';
import type { Place } from '../store/stored.ts';

export interface Crowd {
  readonly spectators: number;
  readonly screens: number;
}

/** Messages from a relay to the room it represents. */
export const relayed = { crowd: 'crowd', state: 'state' } as const;

/** Milliseconds. */
const timeout = 3000;

/** Bytes. A full state is a few kilobytes. */
const biggestFrame = 16 * 1024 * 1024;

/** The schema's description in the join frame, after two short texts. */
const describedIn = (frame: Buffer): Buffer => {
  const it = { offset: 1 };
  for (let text = 0; text < 2; text++) it.offset += 1 + (frame[it.offset] ?? 0);
  const length = decode.number(frame, it);
  return frame.subarray(it.offset, it.offset + length);
};

export interface RelayListener {
  /** Replaces everything that was shown before. */
  state(frame: Buffer): void;
  /** A patch, or a message to everybody. */
  frame(frame: Buffer): void;
  /** `code`: why the room closed the socket. */
  closed(code: number): void;
}

export class Relay {
  readonly described: Buffer;
  readonly #socket: WebSocket;
  #unanswered = 0;

  /** Resolves after the first full state. Throws `PeerUnavailable`. */
  static open(place: Place, { processId, roomId, sessionId }: Reservation, listener: RelayListener): Promise<Relay> {
    const address = `${place.address.replace(/^http/, 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(address, {
      handshakeTimeout: timeout,
      maxPayload: biggestFrame,
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      let described: Buffer | undefined;
      let opened = false;
      const late = setTimeout(() => socket.terminate(), timeout);
      socket.on('error', () => undefined);
      socket.on('close', code => {
        clearTimeout(late);
        if (opened) listener.closed(code);
        else reject(new PeerUnavailable(`${place.address} does not let a relay in: ${code}`));
      });
      socket.on('message', (frame: Buffer) => {
        switch (frame[0]) {
          case Protocol.JOIN_ROOM:
            described = describedIn(frame);
            socket.send(Uint8Array.of(Protocol.JOIN_ROOM));
            return;
          case Protocol.ROOM_STATE:
            listener.state(frame);
            if (opened || described === undefined) return;
            opened = true;
            clearTimeout(late);
            resolve(new Relay(socket, described));
            return;
          case Protocol.ROOM_STATE_PATCH:
          case Protocol.ROOM_DATA:
          case Protocol.ROOM_DATA_BYTES:
            listener.frame(frame);
        }
      });
    });
  }

  private constructor(socket: WebSocket, described: Buffer) {
    this.#socket = socket;
    this.described = described;
    socket.on('pong', () => {
      this.#unanswered = 0;
    });
  }

  /**
   * Pings the other side, and ends the socket after `most` pings without an answer. A process that hangs, or whose machine is
   * gone, does not close its sockets.
   */
  ask(most: number): void {
    if (this.#unanswered >= most) {
      this.#socket.terminate();
      return;
    }
    this.#unanswered += 1;
    this.#socket.ping();
  }

  askState(): void {
    this.#socket.send(getMessageBytes.raw(Protocol.ROOM_DATA, relayed.state));
  }

  sendCrowd(crowd: Crowd): void {
    this.#socket.send(getMessageBytes.raw(Protocol.ROOM_DATA, relayed.crowd, crowd));
  }

  close(): void {
    this.#socket.close();
  }
}
