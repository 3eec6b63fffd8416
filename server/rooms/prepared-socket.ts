import type { Client } from '@colyseus/core';
import { WebSocket } from 'ws';

/** The part of ws that stands behind its types: the connection itself. */
interface Connected {
  readonly _socket: { write(bytes: Uint8Array): void; cork(): void; uncork(): void } | null;
}

/** A memory of 16 kB holds the last hundred rolls. */
export const windowBits = 14;

/** What some sockets have got compressed, and may be referred to (`SharedDeflate`). */
export interface Memory {
  bytes: Buffer;
  /** Frames of the room before it began. */
  readonly since: number;
  /** What it has become a part of. */
  into: Memory | undefined;
}

/**
 * A socket that also takes whole frames, made once for many sockets. The library never compresses by itself here: what is
 * compressed for one socket alone would stand between the frames that all of them share.
 */
export class PreparedSocket extends WebSocket {
  /** Whoever it belongs to only watches. */
  crowd = false;
  /** What may be referred to in its next frame, and how many frames of its room it has got or came after. */
  memory: Memory | undefined;
  seen = -1;
  #corked = false;
  #remembers: boolean | undefined;

  /** What is sent in one turn (a patch, one's own view, an answer) goes out together. */
  override send(data: unknown, options?: unknown, done?: unknown): void {
    const [given, after] = typeof options === 'function' ? [undefined, options] : [options, done];
    this.#cork();
    super.send(data as never, { ...(given as object | undefined), compress: false }, after as never);
  }

  #cork(): void {
    const { _socket: socket } = this as unknown as Connected;
    if (this.#corked || socket === null) return;
    this.#corked = true;
    socket.cork();
    process.nextTick(() => {
      this.#corked = false;
      socket.uncork();
    });
  }

  /** A frame as it goes over the wire. */
  write(frame: Uint8Array): void {
    if (this.readyState === WebSocket.OPEN) (this as unknown as Connected)._socket?.write(frame);
  }

  /** Whether frames may be compressed with a memory of those before them. */
  get remembers(): boolean {
    // What was agreed on does not change; asking is dear.
    this.#remembers ??= this.extensions.includes('permessage-deflate') && !this.#forgetful;
    return this.#remembers;
  }

  /** Whoever asked for a smaller memory than is used here, or for none, gets frames as they are. */
  get #forgetful(): boolean {
    const { _extensions: agreed } = this as unknown as {
      readonly _extensions: Record<string, { readonly params: Record<string, unknown> } | undefined>;
    };
    const params = agreed['permessage-deflate']?.params ?? {};
    return params.server_no_context_takeover === true || Number(params.server_max_window_bits ?? 15) < windowBits;
  }
}

/** What a client came over; throws for a client of another transport. */
export const socketOf = ({ ref }: Client): PreparedSocket => {
  const socket = ref as unknown;
  if (!(socket instanceof PreparedSocket)) throw new Error('a client came over a socket of another kind');
  return socket;
};

export const markCrowd = (client: Client, crowd: boolean): void => {
  socketOf(client).crowd = crowd;
};

/** What sockets agree on (RFC 7692): a crowd's frames are compressed once; what clients send is short. */
export const agreedCompression = {
  clientNoContextTakeover: true,
  clientMaxWindowBits: 10,
} as const;
