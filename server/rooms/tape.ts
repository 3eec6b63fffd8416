/**
 * The tape of a room: each patch of its audience's view by number, and full states between them, as sockets carry them. It keeps
 * what whoever reads it may still want, and nothing while nobody does.
 */
import { lengthBytes, longestHold, tapeDelays, timeBytes } from '../../shared/engine/tape.ts';

/** A frame as it is sent over HTTP. */
interface Frame {
  readonly number: number;
  /** When it came, by the monotonic clock. */
  readonly at: number;
  readonly body: Buffer;
}

/** `gone`: it will never be there under this name. `late`: it is not there yet. */
export type Held = Buffer | 'gone' | 'late';

interface Wait {
  readonly number: number;
  readonly give: ((held: Held) => void)[];
  readonly ends: NodeJS.Timeout;
}

/** Milliseconds for which frames are kept: longer than the longest delay and a request that is held. */
const keptFor = 1000 * (tapeDelays[tapeDelays.length - 1] ?? 0) + longestHold + 5000;

/** Milliseconds for which every full state stays that was told of, and between two that stay longer. */
const toldFor = 20_000;
const statesApart = 5000;

/** Milliseconds without a reader after which nothing more is kept. */
const unreadFor = 300_000;

/** Milliseconds for which a reader may be silent between two requests, even one whose answers come out of a cache. */
const readerRests = longestHold + 15_000;

/** Answers in one turn of the event loop, so that no move waits until thousands are served. */
const portion = 256;

/** The message that a socket gets first, and the description of the state that comes before it. */
interface FullState {
  readonly described: Uint8Array;
  readonly message: Uint8Array;
}

interface TapeOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
  /** Those who watch are told to read it. */
  readonly isUsed: () => boolean;
  /** The epoch under which this process plays the show. */
  readonly epoch: () => number;
  readonly full: () => FullState;
}

export class Tape {
  readonly #options: TapeOptions;
  /** Consecutive, oldest first. */
  #frames: Frame[] = [];
  #states: Frame[] = [];
  readonly #waits = new Map<string, Wait>();
  #newest = 0;
  /** When the newest frame came. */
  #newestAt: number;
  #epoch: number;
  #read = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(options: TapeOptions) {
    this.#options = options;
    this.#epoch = options.epoch();
    this.#newestAt = options.steady();
  }

  /** Number of the newest frame. */
  get frame(): number {
    return this.#newest;
  }

  get epoch(): number {
    return this.#options.epoch();
  }

  /** Somebody reads it, or has a moment ago. */
  get isRead(): boolean {
    return this.#since(this.#read) < readerRests;
  }

  /** Frames must be encoded, even if nobody has a socket. */
  get keeps(): boolean {
    return !this.#closed && (this.#options.isUsed() || this.#since(this.#read) < unreadFor);
  }

  /** Somebody asks for something of it. */
  reads(): void {
    this.#read = this.#options.steady();
  }

  /** The number of the patch that is being made. */
  next(): number {
    if (this.epoch !== this.#epoch) {
      // Under the old epoch nothing comes any more: another process could have published a number of it.
      this.#epoch = this.epoch;
      this.#forget();
    }
    this.#newest += 1;
    this.#newestAt = this.#options.steady();
    return this.#newest;
  }

  /** `message`: the patch of the number that `next` gave, as sockets get it. */
  publish(message: Uint8Array): void {
    if (!this.keeps) {
      if (this.#frames.length > 0) this.#forget();
      return;
    }
    this.#drop();
    const frame = this.#made(this.#newest, [message]);
    this.#frames.push(frame);
    for (const delay of [0, ...tapeDelays]) {
      const key = keyOf(frame.number, delay);
      if (!this.#waits.has(key)) continue;
      // Sockets are served first.
      if (delay === 0) setImmediate(() => this.#answer(key, frame.body));
      else setTimeout(() => this.#answer(key, frame.body), delay * 1000);
    }
  }

  /** What exists `delay` seconds after it was sent; undefined while nothing does. Makes a full state where there is none yet. */
  head(delay: number): { readonly epoch: number; readonly frame: number; readonly state: number } | undefined {
    if (this.#states.at(-1)?.number !== this.#newest) this.#makeState();
    const state = this.#states.findLast(one => this.#isOut(one, delay));
    if (state === undefined) return undefined;
    const frame = this.#frames.findLast(one => this.#isOut(one, delay));
    return { epoch: this.#epoch, frame: Math.max(frame?.number ?? 0, state.number), state: state.number };
  }

  state(epoch: number, number: number, delay: number): Buffer | undefined {
    const state = epoch === this.#epoch ? this.#states.find(one => one.number === number) : undefined;
    return state !== undefined && this.#isOut(state, delay) ? state.body : undefined;
  }

  /**
   * Gives a frame at once, or when it is there: only the one after the newest is waited for. `waits`: false to be told `late` in
   * place of waiting.
   */
  ask(epoch: number, number: number, delay: number, give: (held: Held) => void, waits = true): void {
    const frame = this.#frameOf(number);
    if (epoch !== this.#epoch || this.#closed) give('gone');
    else if (frame !== undefined && this.#isOut(frame, delay)) give(frame.body);
    else if (!this.#isNext(number, delay)) give('gone');
    else if (!waits) give('late');
    else this.#hold(number, delay, give);
  }

  /** Called once a second. States lie close enough that whoever comes to a delayed tape needs few frames. */
  tick(): void {
    if (this.keeps) {
      this.#drop();
      const last = this.#states.at(-1);
      const isDue =
        last === undefined || this.#newestAt - last.at >= statesApart || this.#since(last.at) >= statesApart;
      if (isDue && last?.number !== this.#newest) this.#makeState();
    } else if (this.#frames.length + this.#states.length > 0) this.#forget();
  }

  close(): void {
    this.#closed = true;
    this.#forget();
  }

  #since(then: number): number {
    return this.#options.steady() - then;
  }

  #isOut({ at }: Frame, delay: number): boolean {
    return this.#since(at) >= delay * 1000;
  }

  #frameOf(number: number): Frame | undefined {
    return this.#frames[number - (this.#frames[0]?.number ?? 0)];
  }

  /** Whether it is the one after the newest that exists after this delay. */
  #isNext(number: number, delay: number): boolean {
    if (delay === 0) return number === this.#newest + 1;
    return number <= this.#newest + 1 && this.#isLastOut(number - 1, delay);
  }

  /** Whether the frame, or the state after it, has come out. Frame 0 is the state in which a room begins. */
  #isLastOut(number: number, delay: number): boolean {
    const before = this.#frameOf(number) ?? this.#states.find(one => one.number === number);
    return before !== undefined && this.#isOut(before, delay);
  }

  #hold(number: number, delay: number, give: (held: Held) => void): void {
    const key = keyOf(number, delay);
    const wait = this.#waits.get(key) ?? {
      number,
      give: [],
      ends: setTimeout(() => this.#answer(key, 'late'), longestHold),
    };
    wait.give.push(give);
    if (this.#waits.has(key)) return;
    this.#waits.set(key, wait);
    const frame = this.#frameOf(number);
    // It exists already, but not after this delay.
    if (frame !== undefined) setTimeout(() => this.#answer(key, frame.body), delay * 1000 - this.#since(frame.at));
  }

  #answer(key: string, held: Held): void {
    const wait = this.#waits.get(key);
    if (wait === undefined) return;
    this.#waits.delete(key);
    clearTimeout(wait.ends);
    const serve = (from: number): void => {
      for (const give of wait.give.slice(from, from + portion)) give(held);
      if (from + portion < wait.give.length) setImmediate(() => serve(from + portion));
    };
    serve(0);
  }

  #makeState(): void {
    const { described, message } = this.#options.full();
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(described.length);
    this.#states.push({ ...this.#made(this.#newest, [length, described, message]), at: this.#newestAt });
  }

  #made(number: number, parts: readonly Uint8Array[]): Frame {
    const time = Buffer.alloc(timeBytes);
    time.writeDoubleBE(this.#options.now());
    return { number, at: this.#newestAt, body: Buffer.concat([time, ...parts]) };
  }

  /** Of states that have been told of for a while a few suffice. The last one stays: a delayed tape may stand at it. */
  #drop(): void {
    const since = (frame: Frame) => this.#since(frame.at);
    while (this.#frames[0] !== undefined && since(this.#frames[0]) > keptFor) this.#frames.shift();
    let before = Number.NEGATIVE_INFINITY;
    this.#states = this.#states.filter((state, i, { length }) => {
      const isFew = state.at - before >= statesApart;
      const stays = i === length - 1 || since(state) < toldFor || (isFew && since(state) <= keptFor);
      if (stays) before = state.at;
      return stays;
    });
  }

  #forget(): void {
    this.#frames = [];
    this.#states = [];
    for (const key of [...this.#waits.keys()]) this.#answer(key, 'gone');
  }
}

const keyOf = (number: number, delay: number): string => `${number}-${delay}`;
