/** What one page was shown of a show, whichever way it came. */
import { createHash } from 'node:crypto';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';

/** One state that a page was shown. */
export interface Sighting {
  /** Milliseconds of the monotonic clock. */
  readonly at: number;
  /** Counts the connections of the page. */
  readonly connection: number;
  /** The process that plays the show, as the page was told; "" if it was not. */
  readonly process: string;
  readonly epoch: number;
  readonly frame: number;
  /** How many entries there were. */
  readonly entries: number;
  /** A hash of the state. */
  readonly state: string;
  /** The latest cues with their entry, a `CueFrame` as JSON. */
  readonly cues: string;
}

export class Shown {
  readonly sightings: Sighting[] = [];
  #connections = 0;

  /** What it was shown beyond so many entries never was: the store has come back older. */
  forget(entries: number): void {
    this.sightings.splice(0, Infinity, ...this.sightings.filter(sighting => sighting.entries <= entries));
  }

  /** A new connection, to the process of this name: returns what takes the states that come by it. */
  connected(process = ''): (state: Mirrored) => void {
    this.#connections += 1;
    const connection = this.#connections;
    return state => {
      const { epoch, frame, entries, cues } = state;
      const hash = createHash('sha1').update(JSON.stringify(state)).digest('base64');
      const at = performance.now();
      this.sightings.push({ at, connection, process, epoch, frame, entries, state: hash, cues });
    };
  }
}
