/**
 * What brings a show to a page: a socket, and on pages that only watch the tape, where the server says so or nothing lets a socket
 * through. What only the tape needs is loaded with it (tape/moves.ts).
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Mirrored } from '../shared/engine/mirror-read.ts';
import type { JoinOptions } from '../shared/engine/protocol.ts';
import { compare, isNext } from './place.ts';
import { RoomSocket } from './room-socket.ts';
import type { ServerClock } from './server-clock.ts';
import type { TapeMoves } from './tape/moves.ts';
import type { Refused, Trouble } from './trouble.ts';
import { serverIsBack } from './upgraded.ts';

/** `lost`: was connected and is trying to reconnect. `refused`: the server refused, and retrying is pointless. */
type Status = 'connecting' | 'live' | 'lost' | 'refused';

type Room = NonNullable<RoomSocket['room']>;

interface CarrierHears {
  readonly joined: (room: Room) => void;
  /** A state that may be shown. `follows`: nothing is missing before it. */
  readonly show: (state: Mirrored, follows: boolean) => void;
  /** The show was over and published before this page came. */
  readonly over: () => void;
}

export class Carriers {
  readonly code: string;
  readonly status = signal<Status>('connecting');
  readonly refused = signal<Refused | null>(null);
  /** Why nothing comes, once that is worth showing. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** The newest state that has come, which a page with a delay does not show yet. */
  readonly heard = signal<Mirrored | null>(null);
  /** Milliseconds by which states are shown later. */
  readonly delay: number;
  readonly clock: ServerClock;
  readonly socket: RoomSocket;
  readonly hears: CarrierHears;
  readonly #tape = signal<TapeMoves | undefined>(undefined);
  /** Rises with everything after which the tape is no longer wanted. */
  #turn = 0;

  constructor(code: string, options: JoinOptions, delay: number, clock: ServerClock, hears: CarrierHears) {
    this.code = code;
    this.delay = delay;
    this.clock = clock;
    this.hears = hears;
    this.socket = new RoomSocket(code, options, {
      joined: room => this.#joined(room),
      state: (state, first) => {
        if (this.#tape.peek()?.bySocket(state, first) !== true) this.take(state, first, delay);
      },
      lost: () => {
        if (this.#tape.peek()?.socketLost() !== true && this.heard.value !== null) this.status.value = 'lost';
      },
      refused: why => this.sentAway(why),
      toTape: at => void this.#withTape(tape => tape.begin(at)),
      blocked: () => void this.#withTape(tape => tape.beginWithoutSocket()),
      wasThere: () => this.heard.value !== null,
    });
    const { attempts } = this.socket;
    this.trouble = computed(() => {
      const tape = this.#tape.value;
      return (tape?.isAlone.value === true ? tape.attempts : attempts).trouble.value;
    });
    void this.socket.open();
  }

  /** Milliseconds by which `heard` comes later than the show itself. */
  get behind(): number {
    return this.#tape.peek()?.behind ?? 0;
  }

  /** Joins again in another role. */
  rejoin(options: JoinOptions): void {
    this.#end();
    batch(() => {
      this.socket.options = options;
      this.socket.attempts.reset();
      this.refused.value = null;
      this.status.value = 'connecting';
    });
    void this.socket.open();
  }

  /** Tries now instead of at the next turn. */
  tryAgain(): void {
    this.socket.tryAgain();
    this.#tape.peek()?.hurry();
  }

  /** The network is back, or the page is seen again. */
  hurry(): void {
    this.tryAgain();
    const { room } = this.socket;
    if (document.visibilityState === 'visible' && room !== undefined && !room.connection.isOpen)
      this.socket.dropped(room);
  }

  close(): void {
    this.#end();
    this.socket.close();
  }

  /** Takes a state from a socket or the tape. `gap`: others may be missing before it. `wait`: milliseconds until it is shown. */
  take(state: Mirrored, gap: boolean, wait: number): void {
    const newest = this.heard.peek();
    const isNewer = newest === null || compare(state, newest) > 0;
    if (isNewer) this.heard.value = state;
    if (this.#tape.peek() === undefined && this.delay === 0) {
      if (isNewer) this.hears.show(state, !gap || isNext(newest, state));
      if (this.socket.options.tape === true && state.tape !== '') void this.#withTape(moves => moves.steer());
      return;
    }
    void this.#withTape(moves => {
      // Nothing has been told yet in a lobby, and a page without one would be empty.
      moves.order.take(state, gap, newest === null && state.phase === 'lobby' ? 0 : wait);
      if (this.socket.options.tape === true) moves.steer();
    });
  }

  /** It opens nothing any more. */
  sentAway(why: Refused): void {
    this.#end();
    this.socket.close();
    batch(() => {
      this.refused.value = why;
      this.status.value = 'refused';
    });
  }

  #joined(room: Room): void {
    this.hears.joined(room);
    this.socket.attempts.reset();
    if (this.status.value === 'lost') void serverIsBack();
    this.status.value = 'live';
  }

  async #withTape(act: (tape: TapeMoves) => void): Promise<void> {
    const turn = this.#turn;
    const known = this.#tape.peek();
    if (known !== undefined) {
      act(known);
      return;
    }
    const part = await import('./tape/moves.ts').catch(() => undefined);
    if (turn !== this.#turn) return;
    if (part !== undefined) {
      this.#tape.value ??= new part.TapeMoves(this);
      act(this.#tape.value);
    } else if (this.socket.room === undefined) void this.socket.open();
  }

  #end(): void {
    this.#turn++;
    this.#tape.peek()?.close();
    this.#tape.value = undefined;
  }
}
