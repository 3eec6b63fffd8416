/** A tape as servers and caches tell it, over a `fetch` without a network, by the clock of the test. */
import { Encoder, Reflection, schema, t } from '@colyseus/schema';
import { onTestFinished, vi } from 'vitest';
import { lengthBytes, longestHold, timeBytes } from '../../shared/engine/tape.ts';

const State = schema({ epoch: t.number(), frame: t.number(), said: t.string() }, 'tape-show');

const timed = (time: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const size = parts.reduce((sum, part) => sum + part.length, timeBytes);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setFloat64(0, time);
  let at = timeBytes;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const lengthOf = (part: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(lengthBytes);
  new DataView(bytes.buffer).setUint32(0, part.length);
  return bytes;
};

/** What is done to a request on its way, in place of its answer; undefined for nothing. */
type Way = (path: string, answer: () => Promise<Response>, signal: AbortSignal) => Promise<Response> | undefined;

export class TapeShow {
  /** The server's clock is ahead of the page's by so many milliseconds. */
  ahead = 0;
  /** This tape is so many milliseconds late, and so is its time. */
  late = 0;
  way: Way = () => undefined;
  /** What was asked for, in its order. */
  readonly asked: string[] = [];
  /** null: no show has this code. */
  head: object | null | undefined;
  #epoch: number;
  #state = new State();
  #encoder: Encoder;
  #frame = 0;
  readonly #files = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #waits = new Map<string, (() => void)[]>();

  constructor(epoch: number) {
    this.#epoch = epoch;
    this.#encoder = this.#begin();
    vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => this.#fetch(path, signal));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
  }

  get now(): number {
    return Date.now() + this.ahead;
  }

  /** Whether it can be had by now. */
  has(path: string): boolean {
    return this.#files.has(path);
  }

  get described(): Uint8Array {
    return Reflection.encode(this.#encoder);
  }

  /** What a joining socket gets, and each patch. */
  get full(): Uint8Array {
    return Uint8Array.from([14, ...this.#encoder.encodeAll({ offset: 0 })]);
  }

  /** The next frame. Returns the message, as sockets get it. */
  says(said: string): Uint8Array {
    this.#frame += 1;
    Object.assign(this.#state, { epoch: this.#epoch, frame: this.#frame, said });
    const message = Uint8Array.from([15, ...this.#encoder.encode({ offset: 0 })]);
    this.#encoder.discardChanges();
    this.#put(`/${this.#epoch}/${this.#frame}`, timed(this.now, message));
    this.#keepState();
    return message;
  }

  /** Forgets frames and states up to this one. */
  forgets(frame: number): void {
    for (let number = 0; number <= frame; number++) {
      this.#files.delete(`/${this.#epoch}/${number}`);
      this.#files.delete(`/${this.#epoch}/${number}/state`);
    }
  }

  /** Another process plays the show from now on. */
  moves(): void {
    this.#files.clear();
    this.#epoch += 1;
    this.#frame = 0;
    this.#state = new State();
    this.#encoder = this.#begin();
  }

  #begin(): Encoder {
    Object.assign(this.#state, { epoch: this.#epoch, frame: 0, said: 'begins' });
    this.#encoder = new Encoder(this.#state);
    this.#encoder.discardChanges();
    this.#keepState();
    return this.#encoder;
  }

  #keepState(): void {
    const { described } = this;
    const path = `/${this.#epoch}/${this.#frame}/state`;
    this.#put(path, timed(this.now, lengthOf(described), described, this.full));
  }

  #put(path: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.#files.set(path, bytes);
    for (const answer of this.#waits.get(path) ?? []) answer();
    this.#waits.delete(path);
  }

  #fetch(path: string, signal: AbortSignal): Promise<Response> {
    const short = path.replace('/e/SHOW/tape', '');
    this.asked.push(short === '' ? 'head' : short);
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
    });
    const answer = () => this.#answer(short);
    return Promise.race([this.way(short, answer, signal) ?? answer(), ended]);
  }

  async #answer(path: string): Promise<Response> {
    if (path === '') {
      if (this.head === null) return new Response(null, { status: 404 });
      const head = { epoch: this.#epoch, frame: this.#frame, state: this.#frame, now: this.now - this.late, tape: '' };
      return Response.json(this.head ?? head);
    }
    if (!this.#files.has(path) && path === `/${this.#epoch}/${this.#frame + 1}`) {
      await new Promise<void>(resolve => {
        this.#waits.set(path, [...(this.#waits.get(path) ?? []), resolve]);
        setTimeout(resolve, longestHold);
      });
      if (!this.#files.has(path)) return new Response(null, { status: 204 });
    }
    const file = this.#files.get(path);
    return file === undefined ? new Response(null, { status: 404 }) : new Response(file);
  }
}

/** An answer of that status, from whoever is on the way. */
export const answering = (status: number): Promise<Response> => Promise.resolve(new Response(null, { status }));

/** Nothing answers at all. */
export const cutOff = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
