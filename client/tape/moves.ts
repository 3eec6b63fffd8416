/** A page that only watches moves to the tape and back to a socket, shows nothing twice and leaves nothing out. */
import type { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import { type TapeNews, tapeDelays } from '../../shared/engine/tape.ts';
import { compare, isNext } from '../place.ts';
import type { RoomSocket } from '../room-socket.ts';
import type { ServerClock } from '../server-clock.ts';
import { JoinAttempts, noRoom, type Refused } from '../trouble.ts';
import { ClockSamples } from './clock-samples.ts';
import { StateOrder } from './state-order.ts';
import { TapeLine } from './tape-line.ts';

/**
 * `coming`: the tape is asked behind a socket, which ends with the first answer. `alone`: only the tape brings states. `leaving`:
 * a socket has opened, and the tape brings what came before.
 */
type Phase = 'none' | 'coming' | 'alone' | 'leaving';

/** Milliseconds among which the pages of a crowd choose when to move. */
const spread = 5000;
/** Milliseconds until a tape that has just begun has a full state. */
const firstState = 1500;
/** How long the tape may still bring what came before a socket's first state, milliseconds. */
const catchUp = 10_000;

/** What moves: the page's carriers. */
interface Moved {
  readonly code: string;
  /** Milliseconds. */
  readonly delay: number;
  readonly clock: ServerClock;
  readonly socket: RoomSocket;
  readonly status: Signal<'connecting' | 'live' | 'lost' | 'refused'>;
  readonly heard: ReadonlySignal<Mirrored | null>;
  readonly hears: {
    readonly show: (state: Mirrored, follows: boolean) => void;
    readonly over: () => void;
  };
  take(state: Mirrored, gap: boolean, wait: number): void;
  sentAway(why: Refused): void;
}

export class TapeMoves {
  readonly order: StateOrder;
  readonly attempts = new JoinAttempts();
  readonly #page: Moved;
  readonly #samples: ClockSamples;
  readonly #phase = signal<Phase>('none');
  /** No socket brings anything. */
  readonly isAlone = computed(() => this.#phase.value === 'alone');
  #line: TapeLine | undefined;
  /** Nothing lets a socket through. */
  #blocked = false;
  #moving: ReturnType<typeof setTimeout> | undefined;
  /** The first state of the socket to which the page goes back. */
  #first: Mirrored | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Moved) {
    this.#page = page;
    this.order = new StateOrder(page.hears.show, page.delay > 0 ? null : page.heard.peek());
    this.#samples = new ClockSamples(page.clock);
  }

  /** Milliseconds by which this page hears of the show later than by a socket. */
  get behind(): number {
    return this.isAlone.peek() ? (this.#line?.behind ?? 0) : 0;
  }

  /** The server sends this page to the tape. */
  begin(at: string): void {
    if (this.#phase.peek() === 'none') this.#read(at);
  }

  beginWithoutSocket(): void {
    this.#blocked = true;
    this.begin(`/e/${this.#page.code}/tape`);
  }

  /** Whether nothing is lost with a socket. */
  socketLost(): boolean {
    if (this.isAlone.peek()) return true;
    // A tape that was to go on behind this socket begins anew behind the next one.
    this.#end();
    return false;
  }

  /** Takes the first state of a socket to which the page goes back. False for any other. */
  bySocket(state: Mirrored, first: boolean): boolean {
    if (!first || !this.isAlone.peek()) return false;
    const page = this.#page;
    const newest = page.heard.peek();
    const isWhole = isNext(newest, state) || (newest !== null && compare(newest, state) >= 0);
    const more = this.behind + catchUp;
    this.#phase.value = 'leaving';
    page.take(state, first, page.delay + (isWhole ? 0 : catchUp));
    this.#first = state;
    if (isWhole && page.delay === 0) this.#leave();
    else this.#leaving = setTimeout(() => this.#leave(), more);
    return true;
  }

  /** Moves, in a moment, to where the newest state says that it is watched. */
  steer(): void {
    if (this.#moving !== undefined || !this.#isMisplaced()) return;
    const move = (): void => {
      this.#moving = undefined;
      if (!this.#isMisplaced()) return;
      const { at } = this.#news() ?? {};
      if (at === undefined) void this.#page.socket.open();
      else this.#read(at);
    };
    // A delayed tape that has just begun is empty for so long.
    const empty = this.#news() === undefined || this.#late === 0 ? 0 : this.#late * 1000 + firstState;
    this.#moving = setTimeout(move, empty + spread * Math.random());
  }

  hurry(): void {
    this.order.advance();
    this.#line?.hurry();
  }

  close(): void {
    clearTimeout(this.#moving);
    this.order.close();
    this.#end();
  }

  /** The tape has brought what came before the socket's first state, or brings no more. */
  #leave(): void {
    const first = this.#first;
    this.#end();
    if (first !== undefined) this.#page.take(first, true, this.#page.delay);
    this.steer();
  }

  /**
   * Seconds by which the tape comes late by itself, so that this page holds back little. Where nobody else may read the tape, only
   * that without a delay is there at once.
   */
  get #late(): number {
    return this.#blocked ? 0 : (tapeDelays.findLast(seconds => seconds * 1000 <= this.#page.delay) ?? 0);
  }

  #isMisplaced(): boolean {
    const { socket, status } = this.#page;
    if (status.value === 'refused') return false;
    if (this.#news() !== undefined) return this.#phase.value === 'none' && socket.room !== undefined;
    return this.isAlone.value && !this.#blocked && !socket.isOpening;
  }

  #news(): TapeNews | undefined {
    const line = this.#page.heard.peek()?.tape ?? '';
    return line === '' ? undefined : (JSON.parse(line) as TapeNews);
  }

  #read(at: string): void {
    const page = this.#page;
    const { room, options } = page.socket;
    this.#phase.value = room === undefined ? 'alone' : 'coming';
    this.attempts.reset();
    const late = this.#late;
    // A delayed tape has not come to where a socket is.
    const goesOn = late === 0 && page.heard.peek() !== null;
    const line: TapeLine = new TapeLine(
      {
        code: page.code,
        at,
        late,
        options,
        one: () => this.#news()?.one ?? 1,
        from: goesOn ? (room?.serializer as SchemaSerializer | undefined) : undefined,
      },
      {
        state: (state, gap) => {
          page.take(state, gap, page.delay - line.behind);
          if (this.#first !== undefined && compare(state, this.#first) >= 0) this.#leave();
        },
        time: atLeast => this.#samples.hear(atLeast),
        now: page.clock.now,
        works: isLate => {
          this.attempts.works(isLate ? 'slow' : null);
          if (this.#phase.value === 'coming') {
            page.socket.close();
            this.#phase.value = 'alone';
          }
          page.status.value = 'live';
        },
        failed: (code, what) => {
          this.attempts.failed(code, what);
          if (this.#first !== undefined) this.#leave();
          else if (this.isAlone.value && page.heard.value !== null && this.attempts.isLasting)
            page.status.value = 'lost';
        },
        published: next => this.#published(next),
        gone: () => page.sentAway({ code: noRoom, message: '' }),
        refused: why => page.sentAway(why),
      },
    );
    this.#line = line;
  }

  #published(next: string): void {
    const newest = this.#page.heard.peek();
    if (newest === null) this.#page.hears.over();
    // Its last frames may be gone already.
    else if (next !== '' && newest.next === '') this.#page.take({ ...newest, frame: newest.frame + 1, next }, false, 0);
  }

  #end(): void {
    clearTimeout(this.#leaving);
    this.#first = undefined;
    this.#line?.close();
    this.#line = undefined;
    this.#phase.value = 'none';
  }
}
