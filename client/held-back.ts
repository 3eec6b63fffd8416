/**
 * What a page may know by now. The server answers at once; what a throw, a door or an answer comes to waits here for its moment
 * on the clock of the show, so that no phone, desk or commentary is ahead of the television.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Mirrored } from '../shared/engine/mirror-read.ts';
import { cutAt, facesOf, landingOf, type Timeline } from '../shared/engine/moments.ts';
import type { CueFrame, Own } from '../shared/engine/protocol.ts';
import { settingNames } from '../shared/engine/setting-names.ts';
import type { EpisodeSettings } from '../shared/engine/settings.ts';
import type { Cue } from '../shared/engine/show.ts';
import { pageTime } from './stage/pace.ts';

/** A frame with the act it happened in and the names of that moment, so that its lines can be told later. */
export interface Told {
  readonly frame: CueFrame;
  readonly act: string;
  readonly names: readonly string[];
}

/** A throw that is under way. */
export interface Air {
  readonly entry: number;
  readonly seat: number;
  readonly dice: readonly number[];
  readonly tense: boolean;
  /** When the last die lies still, milliseconds of the server's clock. */
  readonly lands: number;
}

interface Pending {
  mirrored: Mirrored;
  readonly frame: CueFrame;
  readonly act: string;
  readonly names: readonly string[];
  time: Timeline;
  /** Cues that have been told; all of them where they are history. */
  told: number;
  /** This page came when they had happened. */
  readonly late: boolean;
  shown: boolean;
}

const frameLimit = 200;

/** Longest wait of one timer: the server's clock may have been measured anew by then. */
const longest = 1000;

/** What says nothing of the game and holds at once. */
const atOnce = (shown: Mirrored, newest: Mirrored): Mirrored => ({
  ...shown,
  paused: newest.paused,
  hostPresent: newest.hostPresent,
  ...(Object.fromEntries(settingNames.map(name => [name, newest[name]])) as unknown as EpisodeSettings),
  televised: newest.televised,
  next: newest.next,
  spectators: newest.spectators,
  seats: shown.seats.map((seat, i) => ({ ...seat, connected: newest.seats[i]?.connected ?? seat.connected })),
});

export class HeldBack {
  readonly mirrored = signal<Mirrored | null>(null);
  readonly own = signal<Own | null>(null);
  /** What happened since this page joined, oldest first; of the newest entry what has been told so far. */
  readonly frames = signal<readonly Told[]>([]);
  /** What had happened last when this page came; null for nothing. */
  readonly before = signal<Told | null>(null);
  readonly air: ReadonlySignal<Air | null>;
  /** Something is still being acted out on the stage: its host may go on sooner. */
  readonly acting: ReadonlySignal<boolean>;
  readonly #air = signal<Air | null>(null);
  readonly #acting = signal(false);
  #ends = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #clock: () => number;
  readonly #pending: Pending[] = [];
  #nextOwn: Own | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `clock`: the server's, milliseconds since 1970. */
  constructor(clock: () => number) {
    this.air = this.#air;
    this.acting = this.#acting;
    this.#clock = clock;
  }

  /** The state as it is now. `news`: its cues have just happened; they are history in the first state a page gets. */
  take(mirrored: Mirrored, frame: CueFrame, news: boolean): void {
    const last = this.#pending.at(-1);
    const now = this.#clock();
    const { time } = frame;
    this.#ends = time === undefined ? 0 : time.at + time.ends;
    this.#look();
    if (!news && last !== undefined && last.frame.entry === frame.entry) {
      last.mirrored = mirrored;
      const shown = this.mirrored.peek();
      if (last.shown) this.mirrored.value = mirrored;
      else if (shown !== null) this.mirrored.value = atOnce(shown, mirrored);
      // The host went on.
      if (time !== undefined && time.at + time.ends < last.time.at + last.time.ends) this.#cut(time.at + time.ends);
      this.advance();
      return;
    }
    const waits = time !== undefined && time.at + time.ends > now;
    if (last === undefined && !(waits && (news || this.mirrored.peek()?.entries !== mirrored.entries))) {
      const told = { frame, act: mirrored.act, names: namesIn(mirrored) };
      if (news) this.#tell(told);
      else if (this.mirrored.peek() === null && frame.cues.length > 0) this.before.value = told;
      this.mirrored.value = mirrored;
      this.#giveOwn();
      return;
    }
    const timed = pageTime(time ?? over(now), mirrored.televised);
    this.#cut(timed.at);
    this.#pending.push({
      mirrored,
      frame,
      act: mirrored.act,
      names: namesIn(mirrored),
      time: timed,
      told: news ? 0 : frame.cues.length,
      late: !news,
      shown: false,
    });
    this.advance();
  }

  /** The own view of a seat or the host; it is seen together with the state of its entry. */
  takeOwn(own: Own): void {
    this.#nextOwn = own;
    this.#giveOwn();
  }

  /** Nothing of this page's own role holds any more. */
  forgetOwn(): void {
    this.#nextOwn = null;
    this.own.value = null;
  }

  /** Shows and tells what has come due; a page that was asleep calls it when it wakes. */
  readonly advance = (): void => {
    clearTimeout(this.#timer);
    const now = this.#clock();
    batch(() => {
      for (let item = this.#pending[0]; item !== undefined; item = this.#pending[0]) {
        this.#act(item, now - item.time.at);
        if (!item.shown || item.told < item.frame.cues.length) break;
        this.#pending.shift();
      }
    });
    const [next] = this.#pending;
    if (next === undefined) return;
    const due = this.#due(next) + next.time.at - now;
    this.#timer = setTimeout(this.advance, Math.max(0, Math.min(longest, due)));
  };

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#rest);
  }

  /** Whether the stage is busy, now and when it will not be any more. */
  readonly #look = (): void => {
    clearTimeout(this.#rest);
    const left = this.#ends - this.#clock();
    this.#acting.value = left > 0;
    if (left > 0) this.#rest = setTimeout(this.#look, Math.min(longest, left));
  };

  /** One entry as it stands `passed` milliseconds after its beginning. */
  #act(item: Pending, passed: number): void {
    const { frame, time, act, names } = item;
    const before = item.told;
    while (item.told < frame.cues.length && (time.tells[item.told] ?? 0) <= passed) item.told++;
    if (item.told > before) {
      const cues = frame.cues.slice(0, item.told);
      this.#tell({ frame: { ...frame, cues }, act, names });
    }
    const cue = frame.cues[item.told];
    const faces = cue === undefined ? null : facesOf(cue);
    const started = cue !== undefined && (time.starts[item.told] ?? 0) <= passed;
    if (cue !== undefined && faces !== null && started) {
      if (this.#air.peek()?.entry !== frame.entry) this.#air.value = airOf(item, cue, faces);
    } else this.#air.value = null;
    if (time.shows <= passed && !item.shown) {
      item.shown = true;
      if (item.late && frame.cues.length > 0) this.before.value = { frame, act, names };
      this.mirrored.value = item.mirrored;
      this.#giveOwn();
    }
  }

  /** When something of this entry comes due next, milliseconds after its beginning. */
  #due({ frame, time, told, shown }: Pending): number {
    const tells = told < frame.cues.length ? (time.tells[told] ?? 0) : Number.POSITIVE_INFINITY;
    const cue = frame.cues[told];
    const opens = this.#air.peek() === null && cue !== undefined && facesOf(cue) !== null;
    const starts = opens ? (time.starts[told] ?? 0) : Number.POSITIVE_INFINITY;
    return Math.min(tells, starts, shown ? Number.POSITIVE_INFINITY : time.shows);
  }

  #cut(now: number): void {
    for (const item of this.#pending) if (item.time.at + item.time.ends > now) item.time = cutAt(item.time, now);
  }

  /** The newest frame grows as it is told. */
  #tell(told: Told): void {
    const frames = this.frames.peek();
    const grows = frames.at(-1)?.frame.entry === told.frame.entry;
    this.frames.value = [...(grows ? frames.slice(0, -1) : frames), told].slice(-frameLimit);
  }

  #giveOwn(): void {
    const own = this.#nextOwn;
    const shown = this.mirrored.peek();
    if (own === null || shown === null || own.entries > shown.entries) return;
    this.#nextOwn = null;
    this.own.value = own;
  }
}

const namesIn = ({ seats }: Mirrored): readonly string[] => seats.map(({ name }) => name);

/** Of what is over already. */
const over = (at: number): Timeline => ({ at, starts: [], tells: [], shows: 0, ends: 0 });

const airOf = ({ frame, time, told }: Pending, cue: Cue, dice: readonly number[]): Air => ({
  entry: frame.entry,
  seat: typeof cue.seat === 'number' ? cue.seat : -1,
  dice,
  tense: time.tense === true,
  lands: time.at + landingOf(time, told),
});
