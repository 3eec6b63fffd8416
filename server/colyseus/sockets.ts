/** The sockets under a room's clients: frames that are made once for many, the crowd, and slow readers. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Client, Room } from 'colyseus';
import { WebSocket } from 'ws';
import { type ServerContext, slowReader } from '../context.ts';

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

  /** `frame`: from `broadcastFrame`. Lost if the socket is closing. */
  write(frame: Uint8Array): void {
    if (this.isOpen) this.#wire.write(frame);
  }
}

const listeners = new WeakMap<WebSocket, Listener>();

/** Throws for a client of another transport. */
export const listenerOf = (client: Client): Listener => {
  const listener = listeners.get(socketOf(client));
  if (listener === undefined) throw new Error('the client uses a transport other than WebSocketTransport');
  return listener;
};

const finalBinary = 0x82;

/**
 * A message as one frame on the wire (RFC 6455, 5.2). `ws` makes a header for each socket and writes it separately from the
 * message. For a thousand spectators that costs a third more CPU.
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

/** Sends a message that was encoded once to some clients of WebSocketTransport that have joined. */
export const sendEach = (message: Uint8Array, clients: Iterable<Client>): void => {
  const frame = broadcastFrame(message);
  for (const client of clients) listenerOf(client).write(frame);
};

/**
 * Sends what belongs to one turn of the event loop (a patch, an own view, a reply) in one write. Each write costs as much as all
 * that the rules do for a move, and spectators wait for those to players.
 */
export class GatheringSocket extends WebSocket {
  wire: Socket | undefined;
  #gathers = false;

  override send(data: unknown, options?: unknown, done?: unknown): void {
    const { wire } = this;
    if (wire !== undefined) this.#gather(wire);
    const isWhole = this.readyState === WebSocket.OPEN && data instanceof Uint8Array && typeof options !== 'function';
    // The library would write the header of a frame and its payload separately.
    if (isWhole && wire !== undefined) wire.write(broadcastFrame(data), done as () => void);
    else super.send(data as never, options as never, done as never);
  }

  #gather(wire: Socket): void {
    if (this.#gathers) return;
    this.#gathers = true;
    wire.cork();
    process.nextTick(() => {
      this.#gathers = false;
      wire.uncork();
    });
  }
}

/** Must be called for every connection, with the request that was upgraded. */
export const rememberConnection = (socket: WebSocket, { socket: wire }: IncomingMessage): void => {
  listeners.set(socket, new Listener(socket, wire));
  if (socket instanceof GatheringSocket) socket.wire = wire;
};

const crowd = new WeakSet<WebSocket>();

/** `watches`: the client is one of many spectators, so it is pinged less often. */
export const markCrowd = (client: Client, watches: boolean): void => {
  if (watches) crowd.add(socketOf(client));
  else crowd.delete(socketOf(client));
};

export const isOfCrowd = (socket: WebSocket): boolean => crowd.has(socket);

/** Cuts off clients that leave too much unread, because all of it stays in memory. */
export const dropSlowReaders = (room: Room, { metrics, log }: ServerContext): void => {
  for (const client of [...(room.clients as Iterable<Client>)]) {
    const socket = socketOf(client);
    if (socket.bufferedAmount <= slowReader) continue;
    metrics.dropped.inc({ why: 'slow' });
    log.info({ room: room.roomId, waiting: socket.bufferedAmount }, 'a slow reader was dropped');
    socket.terminate();
  }
};

/** What Colyseus keeps of places that were reserved; whether each is taken now is its third value. */
interface Reservations {
  readonly _reservedSeats: Record<string, readonly [options: unknown, auth: unknown, taken: boolean]>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  _autoDisposeTimeout: NodeJS.Timeout | undefined;
}

/** A room that leaves would wait for whoever reserved a place and has not come for it, and its show with it. They ask again. */
export const giveUpReservations = (room: Room): void => {
  const kept = room as unknown as Reservations;
  for (const [id, [, , taken]] of Object.entries(kept._reservedSeats)) {
    if (taken) continue;
    clearTimeout(kept._reservedSeatTimeouts[id]);
    delete kept._reservedSeatTimeouts[id];
    delete kept._reservedSeats[id];
  }
  clearTimeout(kept._autoDisposeTimeout);
  kept._autoDisposeTimeout = undefined;
};

/** Rooms whose sockets are being closed. Colyseus knows only one room of an id, so the next one waits until the old one is gone. */
export class LeavingRooms {
  readonly #leaving = new Map<string, Promise<unknown>>();

  /** `done`: resolves or rejects once the room is gone. */
  add(code: string, done: Promise<unknown>): void {
    const left = done
      .catch(() => undefined)
      .finally(() => {
        if (this.#leaving.get(code) === left) this.#leaving.delete(code);
      });
    this.#leaving.set(code, left);
  }

  /** Resolves once no room of this code is being closed. */
  async gone(code: string): Promise<void> {
    await this.#leaving.get(code);
  }
}
