/** What pages get of the latest entry, and when they show it. */

import { saidBy } from '../../shared/crowd/team.ts';
import { partOf } from '../../shared/engine/chain.ts';
import type { Draw } from '../../shared/engine/chance.ts';
import { type Commitment, commitmentsBy } from '../../shared/engine/commitments.ts';
import { type Episode, type Proposal, viewOf } from '../../shared/engine/episode.ts';
import { type FairKeys, throwCheck } from '../../shared/engine/fair.ts';
import { cutAt, type Timeline } from '../../shared/engine/moments.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import { startOf, timelineOf } from '../../shared/engine/timeline.ts';
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

  /** Whether the titles are running. */
  get titled(): boolean {
    const { time } = this.#frame;
    return time?.titles !== undefined && this.#now() < time.at + time.titles;
  }

  /** `televised` is asked at every entry. */
  shownOn(televised: () => boolean): void {
    this.#televised = televised;
  }

  /** Whether ceremonies get their whole time. */
  get televised(): boolean {
    return this.#televised();
  }

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

const noFrame: CueFrame = { entry: -1, cues: [], check: '' };

const frameOf = (
  { standing, cues, entries }: Episode,
  keys: FairKeys,
  entry: number,
  draws: readonly Draw[],
  time?: Timeline,
): CueFrame => {
  const byHand = entries[entry]?.hand === 'host' && typeof entries[entry]?.by === 'number';
  const check = throwCheck(keys, draws);
  const stands = standing.at(-1)?.index === entry;
  const link = entries[entry]?.reveal ?? '';
  const part = partOf(entries, entry, draws);
  const last = standing.at(-1);
  const said = stands && last?.sealed === false ? saidBy(last.entry, last.before) : undefined;
  const commitments: readonly Commitment[] = stands ? commitmentsBy(standing, keys) : [];
  return {
    entry,
    cues,
    check,
    ...(byHand ? { hand: true } : {}),
    ...(link === '' ? {} : { link }),
    ...(part === undefined ? {} : { part }),
    ...(said === undefined ? {} : { said }),
    ...(commitments.length === 0 ? {} : { commitments }),
    ...(time === undefined ? {} : { time }),
  };
};

/** The same for an episode that was restored. An entry that was undone has no draws in force. */
const latestFrame = (episode: Episode, keys: FairKeys): CueFrame => {
  const { entries, undoable } = episode;
  if (entries.length === 0) return noFrame;
  const last = entries.length - 1;
  return frameOf(episode, keys, last, undoable?.index === last ? undoable.draws : []);
};
