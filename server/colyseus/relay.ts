/** One socket from an audience room to the room of the episode in another process. */
import { decode } from '@colyseus/schema';
import { getMessageBytes, Protocol } from 'colyseus';
import { WebSocket } from 'ws';
import type { TeamNews } from '../../shared/crowd/messages.ts';
import { teamMessage } from '../../shared/engine/protocol.ts';
import { PeerUnavailable, type Reservation } from '../peers/peers.ts';
import type { Place } from '../store/stored.ts';

export interface Crowd {
  readonly spectators: number;
  readonly screens: number;
}

/** Messages from a relay to the room it represents. */
export const relayed = { crowd: 'crowd', state: 'state' } as const;

/** What a room tells its relays of a team: for those who know its key. */
export interface RelayedTeam {
  readonly key: string;
  readonly news: TeamNews;
}

/** The news of a team as its phones get them. */
export const teamFrame = (news: TeamNews): Uint8Array => getMessageBytes.raw(Protocol.ROOM_DATA, teamMessage, news);

/** A frame of its own kind, because every other frame goes on to everybody. */
export const relayedTeam = (team: RelayedTeam): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, teamMessage, undefined, Buffer.from(JSON.stringify(team)));

/** undefined for another frame. */
const teamIn = (frame: Buffer): RelayedTeam | undefined => {
  const it = { offset: 1 };
  const type = decode.stringCheck(frame, it) ? decode.string(frame, it) : '';
  return type === teamMessage ? (JSON.parse(frame.toString('utf8', it.offset)) as RelayedTeam) : undefined;
};

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
  team(team: RelayedTeam): void;
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
          case Protocol.ROOM_DATA_BYTES: {
            const team = teamIn(frame);
            if (team === undefined) listener.frame(frame);
            else listener.team(team);
            return;
          }
          case Protocol.ROOM_STATE_PATCH:
          case Protocol.ROOM_DATA:
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
