/** The socket by which a page is in its room: it joins, joins again after any drop, and ends when the server refuses. */
import type { Room } from '@colyseus/sdk/Room';
import type { Mirrored } from '../shared/engine/mirror-read.ts';
import { closeCode, type JoinOptions } from '../shared/engine/protocol.ts';
import { ownLanguage } from '../shared/words/index.ts';
import { timeLimit } from './api.ts';
import { JoinError, joinRoom } from './colyseus/join.ts';
import { heartbeat, pause } from './requests.ts';
import { badToken, isFinal, JoinAttempts, noRoom, type Refused } from './trouble.ts';

/** Milliseconds for one attempt. */
export const joinPatience = 4000;
const retries = [100, 300, 600, 1000] as const;

/** So many sockets in a row that did not open, although the server had reserved a place: something on the way lets none through. */
const blockedAfter = 2;

/** What a socket tells. */
interface SocketHears {
  /** Listens to what else the room says, before its first message. */
  readonly joined: (room: Room) => void;
  /** `first`: of this socket. */
  readonly state: (state: Mirrored, first: boolean) => void;
  /** It was dropped, or could not be opened. It tries again. */
  readonly lost: () => void;
  readonly refused: (why: Refused) => void;
  /** The server shows the tape to whoever only watches. The socket tries no further. */
  readonly toTape: (at: string) => void;
  /** Nothing lets a socket through, and the page can read the tape. The socket tries no further. */
  readonly blocked: () => void;
  /** Whether this page has seen its show. */
  readonly wasThere: () => boolean;
}

export class RoomSocket {
  readonly attempts = new JoinAttempts();
  /** As whom the page joins, from the next attempt on. */
  options: JoinOptions;
  readonly #code: string;
  readonly #hears: SocketHears;
  #room: Room | undefined;
  /** It is being joined. */
  isOpening = false;
  /** Rises with every call of join, so that an older attempt knows that it is no longer wanted. */
  #attempt = 0;
  #wake: (() => void) | undefined;
  #stopBeat: (() => void) | undefined;

  constructor(code: string, options: JoinOptions, hears: SocketHears) {
    this.#code = code;
    this.options = options;
    this.#hears = hears;
  }

  /** The room that was joined last, while it has not been dropped. */
  get room(): Room | undefined {
    return this.#room;
  }

  /** Joins until it works, is refused, or is no longer wanted. */
  async open(): Promise<void> {
    this.close();
    const attempt = ++this.#attempt;
    this.isOpening = true;
    for (let turn = 0; attempt === this.#attempt; turn++) {
      this.attempts.begin();
      try {
        const place = await joinRoom(
          this.#code,
          { ...this.options, language: ownLanguage() },
          { signal: timeLimit(joinPatience), reserved: () => this.attempts.admitted() },
        );
        if (attempt !== this.#attempt) {
          if (!('tape' in place)) void place.leave();
          return;
        }
        this.isOpening = false;
        if ('tape' in place) this.#hears.toTape(place.tape);
        else this.#joined(place);
        return;
      } catch (error) {
        // A request that took too long has a code as well, which no server gave it.
        const { code, message } = error instanceof JoinError ? error : { code: undefined, message: '' };
        if (attempt !== this.#attempt) return;
        this.attempts.failed(code);
        if (isFinal(code, this.#hears.wasThere() && !this.attempts.isLost)) {
          this.attempts.reset();
          this.isOpening = false;
          this.#hears.refused({ code, message });
          return;
        }
        if (this.options.tape === true && this.attempts.unopened >= blockedAfter) {
          this.attempts.reset();
          this.isOpening = false;
          this.#hears.blocked();
          return;
        }
        this.#hears.lost();
        await Promise.race([
          pause((retries[Math.min(turn, retries.length - 1)] ?? 1000) * (0.8 + 0.4 * Math.random())),
          new Promise<void>(resolve => {
            this.#wake = resolve;
          }),
        ]);
      }
    }
  }

  /** Ends it, and all attempts. */
  close(): void {
    const room = this.#room;
    this.#room = undefined;
    this.isOpening = false;
    this.#attempt++;
    this.#stopBeat?.();
    if (room === undefined) return;
    room.removeAllListeners();
    // What still arrives must not reach a decoder with which the tape is read on.
    room.connection.events.onmessage = () => undefined;
    room.connection.close();
  }

  /** Tries to join now instead of at the next turn. */
  tryAgain(): void {
    this.#wake?.();
  }

  /** Joins again, if this is still the room in use. */
  dropped(room: Room): void {
    if (room !== this.#room) return;
    this.close();
    this.#hears.lost();
    void this.open();
  }

  #joined(room: Room): void {
    this.#room = room;
    let first = true;
    room.onStateChange(state => {
      this.#hears.state((state as { toJSON(): Mirrored }).toJSON(), first);
      first = false;
    });
    room.onMessage('*', () => {});
    room.onError(() => {});
    room.onLeave(code => {
      if (code === closeCode.revoked) this.#sentAway(room, badToken);
      else if (code === closeCode.deleted) this.#sentAway(room, noRoom);
      else this.dropped(room);
    });
    this.#stopBeat = heartbeat(room, () => this.dropped(room));
    this.#hears.joined(room);
  }

  /** The host took back the seat or the link, or deleted the show. The token opens nothing any more. */
  #sentAway(room: Room, why: number): void {
    if (room !== this.#room) return;
    this.close();
    this.#hears.refused({ code: why, message: '' });
  }
}
