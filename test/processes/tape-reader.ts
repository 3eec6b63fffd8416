/** Reads a show's tape over HTTP, as a page without a socket does, with the library's own decoder. */
import { Reflection } from '@colyseus/schema';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import { lengthBytes, type TapeHead, timeBytes } from '../../shared/engine/tape.ts';

type LiveHead = Extract<TapeHead, { readonly epoch: number }>;

/** A decoder that has read a full state: the body of `…/state`. */
const decoderOf = (body: Uint8Array) => {
  const from = timeBytes + lengthBytes;
  const described = new DataView(body.buffer, body.byteOffset).getUint32(timeBytes);
  const decoder = Reflection.decode(body.slice(from, from + described));
  // The first byte names the kind of message.
  decoder.decode(body.slice(from + described + 1));
  return decoder;
};

const ask = (path: string, signal: AbortSignal | undefined): Promise<Response> =>
  fetch(path, signal === undefined ? {} : { signal });

export class TapeReader {
  readonly #tape: string;
  #decoder: ReturnType<typeof decoderOf> | undefined;
  epoch = 0;
  /** Number of the last frame. */
  frame = 0;
  /** The message of each frame, by number. */
  readonly messages = new Map<number, Uint8Array>();

  /** `tape`: what its paths begin with. */
  constructor(tape: string) {
    this.#tape = tape;
  }

  get state(): Mirrored {
    if (this.#decoder === undefined) throw new Error('nothing was read yet');
    return (this.#decoder.state as unknown as { toJSON(): Mirrored }).toJSON();
  }

  async head(signal?: AbortSignal): Promise<LiveHead> {
    const answer = await ask(this.#tape, signal);
    if (!answer.ok) throw new Error(`no head: ${answer.status}`);
    return (await answer.json()) as LiveHead;
  }

  /** Reads the full state that the head names. */
  async begin(signal?: AbortSignal): Promise<void> {
    const { epoch, state } = await this.head(signal);
    const answer = await ask(`${this.#tape}/${epoch}/${state}/state`, signal);
    if (!answer.ok) throw new Error(`no state ${state}: ${answer.status}`);
    this.#decoder = decoderOf(new Uint8Array(await answer.arrayBuffer()));
    this.epoch = epoch;
    this.frame = state;
  }

  /** Asks for the next frame; returns the answer's status. */
  async next(signal?: AbortSignal): Promise<number> {
    const answer = await ask(`${this.#tape}/${this.epoch}/${this.frame + 1}`, signal);
    if (answer.status !== 200) return answer.status;
    const body = new Uint8Array(await answer.arrayBuffer());
    const message = body.slice(timeBytes);
    this.frame += 1;
    this.messages.set(this.frame, message);
    this.#decoder?.decode(message.slice(1));
    return 200;
  }

  /** Reads until this frame. */
  async until(frame: number): Promise<void> {
    while (this.frame < frame) {
      const status = await this.next();
      if (status !== 200 && status !== 204) throw new Error(`frame ${this.frame + 1}: ${status}`);
    }
  }
}
