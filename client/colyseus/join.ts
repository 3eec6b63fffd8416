/**
 * Joins a room: a request reserves a place, and a socket takes it. The SDK's `Client` does the same, and brings accounts, other
 * kinds of requests, WebTransport settings and support of chat platforms along (docs/colyseus.md).
 */
import { Room } from '@colyseus/sdk/Room';
import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import type { TapeReply } from '../../shared/engine/tape.ts';

registerSerializer('schema', SchemaSerializer);

/** A place in a room, as the server reserves it. */
interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly processId: string;
  /** `host:port` of the process, if that is not where the page comes from. */
  readonly publicAddress?: string;
}

/** `code`: the HTTP status of the refusal, or why the socket was closed, 0 if it was given up. */
export class JoinError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Also asks whether this page may be here, or still may. Throws `JoinError`. */
export const reserve = async (id: string, options: object, signal: AbortSignal): Promise<Reservation | TapeReply> => {
  const answer = await fetch(`/matchmake/joinById/${id}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(options),
    signal,
  });
  if (answer.ok) return answer.json();
  const { error = answer.statusText } = await answer.json().catch(() => ({}));
  throw new JoinError(answer.status, error);
};

/**
 * Joins, or says where the tape is that the server shows in place of a room. `reserved`: called once the server has reserved a
 * place. `signal`: gives up; once joined, it does nothing. Throws `JoinError`.
 */
export const joinRoom = async (
  id: string,
  options: object,
  { signal, reserved }: { readonly signal: AbortSignal; readonly reserved: () => void },
): Promise<Room | TapeReply> => {
  const answer = await reserve(id, options, signal);
  if ('tape' in answer) return answer;
  const { name, roomId, sessionId, processId, publicAddress = location.host } = answer;
  reserved();
  const room = new Room(name);
  Object.assign(room, { roomId, sessionId });
  // Every kind of drop is handled by joining again with the token. The SDK's own reconnection cannot reach a new process.
  room.reconnection.enabled = false;
  return new Promise((resolve, reject) => {
    const failed = (code: number, message = '') => reject(new JoinError(code, message));
    // A socket that opens later would stay in the room, and nobody would know of it.
    const giveUp = () => {
      failed(0, 'timed out');
      room.connection.close();
    };
    room.onError.once(failed);
    // The SDK lets only its client see this.
    room['onJoin'].once(() => {
      signal.removeEventListener('abort', giveUp);
      room.onError.remove(failed);
      resolve(room);
    });
    signal.addEventListener('abort', giveUp);
    const socket = location.protocol.replace('http', 'ws');
    room.connect(`${socket}//${publicAddress}/${processId}/${roomId}?sessionId=${sessionId}`, {});
    if (signal.aborted) giveUp();
  });
};
