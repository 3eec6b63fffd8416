/** The tapes of shows that other processes play: each path is asked for once, however many wait for it here. */

import { longestHold } from '../../shared/engine/tape.ts';
import { Latest } from '../latest.ts';
import type { Place } from '../store/stored.ts';
import type { Peers } from './peers.ts';

interface TapeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Milliseconds for which a process is taken to play a show without asking the database again, and for an answer to come. */
const placeStands = 5000;
const patience = longestHold + 5000;

/** Frames that are kept for those who ask later, of all shows together. */
const mostKept = 1000;

const passed = ['cache-control', 'content-type', 'access-control-allow-origin', 'x-content-type-options'] as const;

export class PeerTapes {
  readonly #peers: Peers;
  readonly #steady: () => number;
  readonly #places = new Latest<{ readonly place: Place; readonly at: number }>(mostKept);
  readonly #answers = new Latest<Promise<TapeAnswer | undefined>>(mostKept);

  constructor(peers: Peers, steady: () => number) {
    this.#peers = peers;
    this.#steady = steady;
  }

  /** Whether another process was found to play it a moment ago. */
  knows(code: string): boolean {
    const known = this.#places.get(code);
    return known !== undefined && this.#steady() - known.at < placeStands;
  }

  /** What the process that plays the show answers; undefined where none does. */
  async ask(code: string, path: string): Promise<TapeAnswer | undefined> {
    const before = this.#answers.get(path);
    if (before !== undefined) return before;
    const place = this.knows(code) ? this.#places.get(code)?.place : await this.#peers.playing(code);
    if (place === undefined) return undefined;
    if (!this.knows(code)) this.#places.set(code, { place, at: this.#steady() });
    const asked = this.#answers.get(path) ?? this.#fetched(place, path);
    this.#answers.set(path, asked);
    const answer = await asked;
    // What may change is asked for again. Whoever plays the show may have changed too.
    if (answer === undefined || !answer.headers['cache-control']?.includes('immutable')) this.#answers.delete(path);
    if (answer === undefined) this.#places.delete(code);
    return answer;
  }

  async #fetched(place: Place, path: string): Promise<TapeAnswer | undefined> {
    try {
      const answer = await this.#peers.fetch(place, path, patience);
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.status >= 500) return undefined;
      const headers = passed.flatMap(name => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return { status: answer.status, headers: Object.fromEntries(headers), body };
    } catch {
      return undefined;
    }
  }
}
