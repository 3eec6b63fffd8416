/**
 * Reads a tape: a show's audience view as numbered frames over HTTP, which any cache in between may keep (docs/contract.md 13). It
 * asks for one after another, as sockets bring them, and finds its way again after whatever goes wrong.
 */
import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import { lengthBytes, type TapeHead } from '../../shared/engine/tape.ts';
import type { Place } from '../place.ts';
import type { Trouble } from '../trouble.ts';
import { opened, type TapeAnswer, TapeRequests } from './requests.ts';

/** What a reader tells. */
export interface TapeHears {
  /** `gap`: others may be missing before it. */
  readonly state: (state: Mirrored, gap: boolean) => void;
  /** The server's clock is at least here, milliseconds since 1970. */
  readonly time: (atLeast: number) => void;
  /** Milliseconds of the server's clock, as far as it is known. */
  readonly now: () => number;
  /** An answer has come that brings the show on. `isLate`: like the last ones it was long on its way. */
  readonly works: (isLate: boolean) => void;
  /** `code`: the status of the answer, undefined for none. `what`: what is the matter, where that is known. */
  readonly failed: (code: number | undefined, what?: Trouble) => void;
  /** The show is over and published, and the tape has no frames any more. `next`: where its people play on, "" for nowhere. */
  readonly published: (next: string) => void;
  /** There is no such show any more. */
  readonly gone: () => void;
}

/** Milliseconds that requests may take: held ones, those where something on the way never answers what is held, and all others. */
const patience = { held: 35_000, hung: 4000, other: 10_000 } as const;
/** So many that hung in a row are no accident. */
const hungInARow = 2;
/** Milliseconds after failures in a row. */
const backOff = [1000, 2000, 4000] as const;
const longestBackOff = 8000;
/** Milliseconds, from and to: after a 204 that nobody held, and after a 404. */
const soon = [400, 800] as const;
const later = [300, 1300] as const;
/** An answer was held if it took longer, milliseconds. */
const notHeld = 500;
/** A request that hung for so long before it failed was cut off on its way, which proxies do with what waits, milliseconds. */
const cutAfter = 3000;
/** What comes later than this, or says that it is older, is late, milliseconds; and so many in a row are no accident. */
const late = 5000;
const lateInARow = 3;
/** A head that is older comes from a cache that keeps it too long, milliseconds. */
const oldHead = 10_000;
/** The server keeps frames longer than this. Missing ones are in a cache's error, milliseconds. */
const keptFor = 120_000;
/** Behind by more frames, a page takes a full state. */
const farBehind = 50;
/** A frame that there is, and that was asked for so often in vain, is passed over by a full state. */
const triesOfFrame = 2;
/** How long a show may be unknown before it counts as gone, milliseconds. */
const unknownFor = 30_000;
/** How often the head of a published show is read: its people may play on, milliseconds. */
const restsFor = 30_000;

const patch = 15;
const among = ([from, to]: readonly [number, number]): number => from + (to - from) * Math.random();

/** An answer that is none. `code`: its status, undefined if there was none. */
class Failure extends Error {
  readonly code: number | undefined;
  /** Something that is there could not be had, or it was cut off while it waited. */
  readonly what: Trouble | 'cut' | undefined;

  constructor(code: number | undefined, what?: Trouble | 'cut') {
    super(String(code));
    this.code = code;
    this.what = what;
  }
}

export class TapeReader {
  /** Milliseconds by which this tape comes later than what a socket brings. */
  readonly #behind: number;
  readonly #hears: TapeHears;
  readonly #requests: TapeRequests;
  #decoder: SchemaSerializer | undefined;
  /** What was read last; undefined before anything. */
  #place: Place | undefined;
  /** A socket reads with the same decoder, until the first answer has come. */
  #shares: boolean;
  /** Something went wrong: the head says how to go on. */
  #unsure: boolean;
  /** The page wants no pause before the next try. */
  #hurries = false;
  /** The last request for a frame was cut off while it waited. */
  #wasCut = false;
  /** How often in a row a frame had come when a request for it was cut off. */
  #hung = 0;
  /** How often the next frame could not be had, although it exists. */
  #missed = 0;
  #failures = 0;
  #late = 0;
  #readAt = 0;
  #unknownSince = 0;
  #closed = false;
  #wake: (() => void) | undefined;

  /**
   * `at`: what its paths begin with, the delay included. `from`: the decoder of a socket, which may go on reading until the first
   * answer has come.
   */
  constructor(at: string, behind: number, hears: TapeHears, from?: SchemaSerializer) {
    this.#behind = behind;
    this.#hears = hears;
    this.#requests = new TapeRequests(at);
    this.#decoder = from;
    this.#shares = from !== undefined;
    this.#unsure = from === undefined;
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#requests.end();
    this.#wake?.();
  }

  /** Tries at once: the network or the page has come back. What was asked before the page slept gets no answer any more. */
  hurry(): void {
    if (this.#requests.olderThan(patience.held)) {
      this.#hurries = true;
      this.#requests.end();
    }
    this.#wake?.();
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      try {
        if (this.#shares && this.#decoder !== undefined) this.#place = stateOf(this.#decoder);
        await (this.#unsure || this.#place === undefined ? this.#orient() : this.#follow(this.#place));
      } catch (error) {
        if (!this.#closed) await this.#failed(error);
      }
    }
  }

  /** The next frame. It comes at once, or when there is one. */
  async #follow({ epoch, frame }: Place): Promise<void> {
    const path = `/${epoch}/${frame + 1}`;
    const answer = await this.#requests.get(path, this.#hung < hungInARow ? patience.held : patience.hung);
    if (answer.status === 404) {
      this.#unsure = true;
      await this.#pause(among(later));
      return;
    }
    if (answer.status === 204) {
      this.#works();
      if (answer.took < notHeld) await this.#pause(among(soon));
      return;
    }
    if (answer.status !== 200) throw new Failure(answer.status, answer.took > cutAfter ? 'cut' : undefined);
    const { time, message } = opened(answer);
    if (message[0] !== patch) throw new Failure(undefined);
    this.#hears.time(time + this.#behind);
    this.#judge(Math.min(answer.took, this.#hears.now() - time - this.#behind));
    this.#missed = 0;
    if (answer.took > notHeld) this.#hung = 0;
    this.#works();
    const decoder = this.#decoder as SchemaSerializer;
    // A socket with the same decoder may have brought it meanwhile.
    if ((this.#place?.frame ?? 0) > frame) return;
    this.#decode(() => decoder.patch(message, { offset: 1 }));
    this.#take(decoder, false);
  }

  /** Asks the head where the show is, and takes a full state if the frames of before do not lead there. */
  async #orient(): Promise<void> {
    const answer = await this.#requests.get('', patience.other);
    if (answer.status === 404) return this.#unknown(answer);
    this.#unknownSince = 0;
    if (answer.status !== 200) throw new Failure(answer.status);
    const head = headOf(answer);
    this.#judge(answer.took);
    const now = head.now + this.#behind;
    this.#hears.time(now);
    if (this.#hears.now() - now > oldHead) throw new Failure(200, 'stale');
    if ('record' in head) {
      this.#hears.published(head.next);
      await this.#pause(restsFor);
      return;
    }
    const place = this.#place;
    if (place !== undefined && head.epoch === place.epoch) {
      if (head.frame > place.frame) {
        this.#missed += 1;
        if (this.#wasCut) this.#hung += 1;
      }
      const isFar = head.frame - place.frame > farBehind;
      if (head.state <= place.frame || !(isFar || this.#missed >= triesOfFrame)) {
        this.#unsure = false;
        if (this.#missed > triesOfFrame) throw new Failure(404, 'stale');
        return;
      }
    }
    // An old head of a process that has lost the show since.
    if (place !== undefined && head.epoch < place.epoch) throw new Failure(200, 'stale');
    await this.#takeState(head);
  }

  async #takeState({ epoch, state }: { readonly epoch: number; readonly state: number }): Promise<void> {
    const answer = await this.#requests.get(`/${epoch}/${state}/state`, patience.other);
    if (answer.status !== 200) throw new Failure(answer.status, 'stale');
    this.#judge(answer.took);
    const { message } = opened(answer);
    const length = new DataView(message.buffer, message.byteOffset).getUint32(0);
    const description = message.subarray(lengthBytes, lengthBytes + length);
    const decoder = new SchemaSerializer();
    this.#decode(() => {
      decoder.handshake(description, { offset: 0 });
      decoder.setState(message.subarray(lengthBytes + length), { offset: 1 });
    });
    // A socket that is still there goes on with its own.
    this.#shares = false;
    this.#decoder = decoder;
    this.#unsure = false;
    this.#missed = 0;
    this.#works();
    this.#take(decoder, true);
  }

  /** What cannot be read says nothing of what comes after it. */
  #decode(read: () => void): void {
    try {
      read();
    } catch {
      this.#place = undefined;
      throw new Failure(undefined);
    }
  }

  #take(decoder: SchemaSerializer, gap: boolean): void {
    const state = stateOf(decoder);
    this.#place = state;
    this.#readAt = performance.now();
    this.#hears.state(state, gap);
  }

  /** An answer has come. A socket that read with the same decoder ends with the first one. */
  #works(): void {
    this.#readAt = performance.now();
    this.#failures = 0;
    this.#hears.works(this.#late >= lateInARow);
    if (this.#shares && this.#decoder !== undefined) this.#place = stateOf(this.#decoder);
    this.#shares = false;
  }

  /** `took`: how long an answer was on its way, milliseconds. */
  #judge(took: number): void {
    this.#late = took > late ? this.#late + 1 : 0;
  }

  async #unknown({ status }: TapeAnswer): Promise<void> {
    const now = performance.now();
    if (this.#unknownSince === 0) this.#unknownSince = now;
    // A delayed tape may not have begun.
    if (now - this.#unknownSince < unknownFor + this.#behind) throw new Failure(status);
    this.close();
    this.#hears.gone();
  }

  async #failed(error: unknown): Promise<void> {
    const { code, what } = error instanceof Failure ? error : new Failure(undefined, this.#cutOff());
    this.#unsure = true;
    if (this.#hurries) {
      this.#hurries = false;
      return;
    }
    this.#wasCut = what === 'cut';
    // Proxies that let nothing wait for long are no trouble, as long as the head can be read.
    if (what === 'cut' && this.#failures === 0) {
      await this.#pause(this.#hung < hungInARow ? backOff[0] : 0);
      return;
    }
    this.#failures += 1;
    // Frames that the server has forgotten are nobody's fault.
    const isOld = this.#readAt > 0 && performance.now() - this.#readAt > keptFor;
    this.#hears.failed(code, what === 'cut' || (isOld && what === 'stale') ? undefined : what);
    await this.#pause((backOff[this.#failures - 1] ?? longestBackOff) * (0.8 + 0.4 * Math.random()));
  }

  /** Whether what failed without an answer had waited for long. */
  #cutOff(): 'cut' | undefined {
    return this.#requests.olderThan(cutAfter) ? 'cut' : undefined;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const stateOf = (decoder: SchemaSerializer): Mirrored =>
  (decoder.getState() as unknown as { toJSON(): Mirrored }).toJSON();

const headOf = ({ bytes }: TapeAnswer): TapeHead => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as TapeHead;
  } catch {
    throw new Failure(undefined);
  }
};
