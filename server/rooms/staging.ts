/** What pages get of the latest entry, and when they show it. */
import { type Proposal, viewOf } from '../../shared/engine/episode.ts';
import { cutAt, type Timeline } from '../../shared/engine/moments.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import { startOf, timelineOf } from '../../shared/engine/timeline.ts';
import { frameOf, latestFrame } from './cue-frames.ts';
import type { Appended, EpisodeLog, LogReader } from './episode-log.ts';
import type { Fairness } from './fairness.ts';

export class Staging implements LogReader {
  readonly #now: () => number;
  readonly #log: EpisodeLog;
  readonly #fairness: Fairness;
  #frame: CueFrame;
  /** Whether a television shows it. The room knows. */
  #televised: () => boolean = () => false;

  constructor(now: () => number, log: EpisodeLog, fairness: Fairness) {
    this.#now = now;
    this.#log = log;
    this.#fairness = fairness;
    this.#frame = this.#latest();
  }

  get frame(): CueFrame {
    return this.#frame;
  }

  /** Milliseconds until the stage is free for what comes next. */
  get actedFor(): number {
    const { time } = this.#frame;
    return time === undefined ? 0 : Math.max(0, time.at + time.ends - this.#now());
  }

  /** `televised` is asked at every entry. */
  shownOn(televised: () => boolean): void {
    this.#televised = televised;
  }

  /** Ends on every page what is being acted out. */
  skip(): void {
    const { time } = this.#frame;
    const now = this.#now();
    if (time === undefined || time.at + time.ends <= now) return;
    this.#frame = { ...this.#frame, time: cutAt(time, now) };
    this.#log.notify('state');
  }

  /** When pages will show the effects of a proposal. Asked before it is accepted. */
  timelineOf({ entry, cues, next }: Proposal): Timeline {
    const { episode } = this.#log;
    const { act } = episode;
    const acts = act === next.act ? [act.moments] : [act.moments, next.act.moments];
    const now = this.#now();
    const happening = {
      cues,
      acts,
      before: episode.view('audience'),
      after: viewOf(episode.show, next),
      televised: this.#televised(),
    };
    // What is undone disappears at once.
    return timelineOf(happening, entry.do === 'undo' ? now : startOf(this.#frame.time, now));
  }

  restored(): void {
    this.#frame = this.#latest();
  }

  appended({ proposal: { index, draws }, time }: Appended): void {
    this.#frame = frameOf(this.#log.episode, this.#fairness.keys, index, draws, time);
  }

  #latest(): CueFrame {
    return latestFrame(this.#log.episode, this.#fairness.keys);
  }
}
