/** The sockets under a room's clients: frames made once for many, who only watches, and who takes nothing of what is sent. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Client, Room } from '@colyseus/core';
import { WebSocket } from 'ws';
import { type Studio, slowReader } from '../studio.ts';

const socketOf = (client: Client): WebSocket => client.ref as unknown as WebSocket;

/** Takes frames that were made once for many. */
export class Listener {
  readonly #socket: WebSocket;
  readonly #wire: Socket;

  constructor(socket: WebSocket, wire: Socket) {
    this.#socket = socket;
    this.#wire = wire;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** `frame`: of `broadcastFrame`; lost where the socket is closing. */
  write(frame: Uint8Array): void {
    if (this.isOpen) this.#wire.write(frame);
  }
}

const listeners = new WeakMap<WebSocket, Listener>();

/**
 * What is sent in one turn (a patch, one's own view, an answer) goes out in one write. Each write costs as much as all that the
 * rules have to do for a move, and whoever watches waits for those to the players.
 */
export class GatheringSocket extends WebSocket {
  wire: Socket | undefined;
  #gathers = false;

  override send(data: unknown, options?: unknown, done?: unknown): void {
    this.#gather();
    super.send(data as never, options as never, done as never);
  }

  #gather(): void {
    const { wire } = this;
    if (this.#gathers || wire === undefined) return;
    this.#gathers = true;
    wire.cork();
    process.nextTick(() => {
      this.#gathers = false;
      wire.uncork();
    });
  }
}

/** To be called for every connection, with the request that became it. */
export const rememberConnection = (socket: WebSocket, { socket: wire }: IncomingMessage): void => {
  listeners.set(socket, new Listener(socket, wire));
  if (socket instanceof GatheringSocket) socket.wire = wire;
};

/** Throws for a client of another transport. */
export const listenerOf = (client: Client): Listener => {
  const listener = listeners.get(socketOf(client));
  if (listener === undefined) throw new Error('a client came over a socket of another kind');
  return listener;
};

const finalBinary = 0x82;

/**
 * A message as one frame on the wire (RFC 6455, 5.2). `ws` makes a header for each socket and writes it apart from the message:
 * for a thousand spectators that is a third more of CPU.
 */
export const broadcastFrame = (message: Uint8Array): Uint8Array => {
  const { length } = message;
  const header = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  header[0] = finalBinary;
  header[1] = length < 126 ? length : length < 65_536 ? 126 : 127;
  if (header.length === 4) header.writeUInt16BE(length, 2);
  if (header.length === 10) header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, message]);
};

const crowd = new WeakSet<WebSocket>();

/** `watches`: this client is one of many who only watch, and is asked less often whether it is still there. */
export const markCrowd = (client: Client, watches: boolean): void => {
  if (watches) crowd.add(socketOf(client));
  else crowd.delete(socketOf(client));
};

export const isOfCrowd = (socket: WebSocket): boolean => crowd.has(socket);

/** Cuts off clients that leave too much unread, because all of it would be kept in memory. */
export const dropSlowReaders = (room: Room, { metrics, log }: Studio): void => {
  for (const client of [...(room.clients as Iterable<Client>)]) {
    const socket = socketOf(client);
    if (socket.bufferedAmount <= slowReader) continue;
    metrics.dropped.inc({ why: 'slow' });
    log.info({ room: room.roomId, waiting: socket.bufferedAmount }, 'a slow reader was dropped');
    socket.terminate();
  }
};
