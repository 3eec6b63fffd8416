/** Server-sent events of a room: what each viewer may know, whenever it changes, and the cues of every entry. */
import type { ServerResponse } from 'node:http';
import type { Viewer } from '../../shared/engine/show.ts';
import type { Guest } from './audience.ts';
import type { LiveEpisode } from './live-episode.ts';

/** Who reads: `program` sees what everybody sees, and what the big button would do. */
export type Reader = Viewer | 'program';

interface Stream {
  readonly viewer: Reader;
  /** Whom the token belongs to. */
  readonly guest: Guest;
  readonly response: ServerResponse;
  /** Milliseconds by which everything comes later. */
  readonly delay: number;
}

/** Entries whose cues are kept for whoever was cut off. */
const mostFrames = 200;

/** Bytes that may wait for a slow reader. */
const mostWaiting = 1024 * 1024;

/** Seconds between two signs of life. */
const heartbeat = 15;

export class EventStreams {
  readonly #live: LiveEpisode;
  readonly #state: (viewer: Reader) => object;
  readonly #streams = new Set<Stream>();
  /** As events, from the first listener on. */
  readonly #frames = new Map<number, string>();
  #seconds = 0;
  #opened = false;

  constructor(live: LiveEpisode, state: (viewer: Reader) => object) {
    this.#live = live;
    this.#state = state;
  }

  /** `last`: the last entry that it has heard of; undefined for a new listener, who gets the cues of the latest. */
  open(stream: Stream, last: number | undefined): void {
    this.#opened = true;
    this.#keep();
    this.#streams.add(stream);
    stream.response.once('close', () => this.#streams.delete(stream));
    const { entry } = this.#live.staging.frame;
    const missed = last === undefined ? entry : last + 1;
    const known = [...this.#frames].filter(([at]) => at >= missed);
    const from = known[0]?.[0] ?? entry + 1;
    if (from > missed && missed >= 0)
      this.#send(stream, `event: gap\ndata: ${JSON.stringify({ from: missed, to: from - 1 })}\n\n`);
    for (const [, frame] of known) this.#send(stream, frame);
    this.#send(stream, this.#stateFor(stream.viewer));
  }

  /** Something has changed that may be seen. */
  changed(): void {
    if (!this.#opened) return;
    const frame = this.#keep();
    const states = new Map<Reader, string>();
    for (const stream of this.#streams) {
      const state = states.get(stream.viewer) ?? this.#stateFor(stream.viewer);
      states.set(stream.viewer, state);
      this.#send(stream, `${frame}${state}`);
    }
  }

  get viewers(): readonly Reader[] {
    return [...new Set([...this.#streams].map(({ viewer }) => viewer))];
  }

  /** Called once a second. Whether anybody listens. */
  tick(): boolean {
    this.#seconds = (this.#seconds + 1) % heartbeat;
    if (this.#seconds === 0) for (const { response } of this.#streams) response.write(':\n\n');
    return this.#streams.size > 0;
  }

  close(isAffected: (guest: Guest) => boolean = () => true): void {
    for (const { guest, response } of this.#streams) if (isAffected(guest)) response.end();
  }

  /** Keeps the cues of the latest entry. Returns them if they are new, also where a stage was hurried. */
  #keep(): string {
    const { frame } = this.#live.staging;
    const text = `id: ${frame.entry}\nevent: cues\ndata: ${JSON.stringify(frame)}\n\n`;
    if (frame.entry < 0 || this.#frames.get(frame.entry) === text) return '';
    this.#frames.set(frame.entry, text);
    const oldest = this.#frames.size > mostFrames ? this.#frames.keys().next().value : undefined;
    if (oldest !== undefined) this.#frames.delete(oldest);
    return text;
  }

  #stateFor(viewer: Reader): string {
    return `event: state\ndata: ${JSON.stringify(this.#state(viewer))}\n\n`;
  }

  #send(stream: Stream, text: string): void {
    const { response, delay } = stream;
    if (delay > 0) setTimeout(() => this.#write(response, text), delay);
    else this.#write(response, text);
  }

  #write(response: ServerResponse, text: string): void {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > mostWaiting) response.destroy();
  }
}
