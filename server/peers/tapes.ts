/** The tapes of shows that other processes play: each path is asked for once, however many wait for it here. */
import { longestHold } from '../../shared/engine/tape.ts';
import { Latest } from '../latest.ts';
import type { Place } from '../store/leases.ts';
import type { Peers } from './peers.ts';

interface TapeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Who plays a show, as long as something is asked of it. */
interface Followed {
  readonly place: Place;
  /** Ends what is being asked: another process plays the show now. */
  readonly left: AbortController;
  asked: number;
  readonly timer: NodeJS.Timeout;
}

/** Milliseconds between two looks at who plays a show. A process that hangs does not close what is asked of it. */
const lookEvery = 2000;

/** Milliseconds within which an answer comes, even to what is held. */
const patience = longestHold + 5000;

/** Frames that are kept for those who ask later, of all shows together. */
const mostKept = 1000;

const passedOn = ['cache-control', 'content-type', 'access-control-allow-origin', 'x-content-type-options'] as const;

export class PeerTapes {
  readonly #peers: Peers;
  readonly #followed = new Map<string, Followed>();
  readonly #answers = new Latest<Promise<TapeAnswer | undefined>>(mostKept);

  constructor(peers: Peers) {
    this.#peers = peers;
  }

  /** Whether another process plays it, and has been asked for it just now. */
  knows(code: string): boolean {
    return this.#followed.has(code);
  }

  /** What the process that plays the show answers; undefined where none does, or no longer. */
  async ask(code: string, path: string): Promise<TapeAnswer | undefined> {
    const asked = this.#answers.get(path) ?? this.#ask(code, path);
    this.#answers.set(path, asked);
    const answer = await asked;
    // What may change is asked for again.
    if (answer?.headers['cache-control']?.includes('immutable') !== true) this.#answers.delete(path);
    return answer;
  }

  async #ask(code: string, path: string): Promise<TapeAnswer | undefined> {
    const followed = await this.#follow(code);
    if (followed === undefined) return undefined;
    followed.asked += 1;
    try {
      const answer = await this.#peers.fetch(followed.place, path, patience, followed.left.signal);
      if (answer.status >= 500) return undefined;
      const headers = passedOn.flatMap(name => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return {
        status: answer.status,
        headers: Object.fromEntries(headers),
        body: Buffer.from(await answer.arrayBuffer()),
      };
    } catch {
      this.#leave(code, followed);
      return undefined;
    } finally {
      followed.asked -= 1;
    }
  }

  async #follow(code: string): Promise<Followed | undefined> {
    const known = this.#followed.get(code);
    if (known !== undefined) return known;
    const place = await this.#peers.playing(code);
    if (place === undefined) return undefined;
    const followed: Followed = this.#followed.get(code) ?? {
      place,
      left: new AbortController(),
      asked: 0,
      timer: setInterval(() => void this.#look(code, followed), lookEvery).unref(),
    };
    this.#followed.set(code, followed);
    return followed;
  }

  async #look(code: string, followed: Followed): Promise<void> {
    // While the store is away, nobody else can have taken the show.
    const place = await this.#peers.playing(code).catch(() => followed.place);
    if (followed.asked === 0 || place?.id !== followed.place.id) this.#leave(code, followed);
  }

  #leave(code: string, followed: Followed): void {
    clearInterval(followed.timer);
    if (this.#followed.get(code) === followed) this.#followed.delete(code);
    followed.left.abort();
  }
}
