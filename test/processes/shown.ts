/** What one page was shown of a show, whichever way it came, and what of it contradicts itself. */
import { createHash } from 'node:crypto';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';

export class Shown {
  /** The text of every cue frame, by entry. A second one for the same entry must be equal. */
  readonly cues = new Map<number, string>();
  /** A hash of every state by `EPOCH.FRAME`. */
  readonly states = new Map<string, string>();
  /** Frames that differed from an earlier one of the same name, and steps back. */
  readonly contradictions: string[] = [];
  #most = 0;
  #last = { epoch: 0, frame: 0 };

  see(state: Mirrored): void {
    this.#seeState(state);
    const { entries, cues } = state;
    if (entries < this.#most) this.contradictions.push(`${entries} entries after ${this.#most}`);
    this.#most = Math.max(this.#most, entries);
    // The time of showing does not count: after a restart the frame is history.
    const { time: _time, ...frame } = JSON.parse(cues) as CueFrame;
    const { entry } = frame;
    if (entry < 0) return;
    const text = JSON.stringify(frame);
    const before = this.cues.get(entry);
    if (before !== undefined && before !== text) this.contradictions.push(`${before} and then ${text}`);
    this.cues.set(entry, text);
  }

  #seeState(state: Mirrored): void {
    const { epoch, frame } = state;
    const last = this.#last;
    if (epoch < last.epoch || (epoch === last.epoch && frame < last.frame))
      this.contradictions.push(`frame ${epoch}.${frame} after ${last.epoch}.${last.frame}`);
    this.#last = { epoch, frame };
    const key = `${epoch}.${frame}`;
    const hash = createHash('sha1').update(JSON.stringify(state)).digest('base64');
    const before = this.states.get(key);
    if (before !== undefined && before !== hash) this.contradictions.push(`two states of frame ${key}`);
    this.states.set(key, hash);
  }
}
