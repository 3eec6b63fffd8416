/**
 * What a page may show by now. The server sends the result of a move at once. Each part of it waits here until it is told by the
 * server's clock, so that no phone, desk or commentary is ahead of the television.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Mirrored } from '../shared/engine/mirror-read.ts';
import { cutAt, facesOf, isUndo, landingOf, type Timeline } from '../shared/engine/moments.ts';
import type { CueFrame, Own } from '../shared/engine/protocol.ts';
import { shownAt } from '../shared/engine/reveal.ts';
import { settingNames } from '../shared/engine/setting-names.ts';
import type { EpisodeSettings } from '../shared/engine/settings.ts';
import type { Cue } from '../shared/engine/show.ts';
import { pageTime, type Shows } from './stage/pace.ts';

/** A frame with its act and the names of that time, so that its lines can be written later. */
export interface ShownFrame {
  readonly frame: CueFrame;
  readonly act: string;
  readonly names: readonly string[];
}

/** A throw that is under way. */
export interface ThrowInAir {
  readonly entry: number;
  readonly seat: number;
  readonly dice: readonly number[];
  readonly tense: boolean;
  readonly near: Timeline['near'];
  /** When the last die lies still, milliseconds of the server's clock. */
  readonly lands: number;
}

interface Pending {
  mirrored: Mirrored;
  frame: CueFrame;
  readonly act: string;
  readonly names: readonly string[];
  time: Timeline;
  /** Number of cues that have been revealed: all of them if the page came later. */
  revealed: number;
  /** Number of beats that have been shown, -1 before any. */
  beats: number;
  /** What was shown when it came to be told; null for nothing, undefined until then. */
  before?: Mirrored | null;
  /** The page was opened after the entry. */
  readonly late: boolean;
  shown: boolean;
}

const frameLimit = 200;

/** Whoever waits at least so long for a cue that has begun is told that something is coming, milliseconds. */
const suspense = 800;

/** Longest wait of one timer, milliseconds. The server's clock may be measured again meanwhile. */
const longest = 1000;

/** Everything that gives nothing of the game away is shown at once. */
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

export class RevealQueue {
  readonly mirrored = signal<Mirrored | null>(null);
  readonly own = signal<Own | null>(null);
  /** What happened since this page joined, oldest first. The newest frame holds only the cues that have been revealed. */
  readonly frames = signal<readonly ShownFrame[]>([]);
  /** The last thing that had happened when this page joined, null for nothing. */
  readonly before = signal<ShownFrame | null>(null);
  readonly air: ReadonlySignal<ThrowInAir | null>;
  /** Something is still being acted out on the stage. The host may cut it short. */
  readonly acting: ReadonlySignal<boolean>;
  /** There is a newer private view. It waits until its entry has been told. */
  readonly ownWaits: ReadonlySignal<boolean>;
  readonly #ownWaits = signal(false);
  /** The entry that is being told, -1 for none. While something is told, nobody is waited for. */
  readonly telling: ReadonlySignal<number>;
  readonly #telling = signal(-1);
  /** Something has begun that is told only later: a drum rolls, a door swings open. The line before it has had its time. */
  readonly coming: ReadonlySignal<boolean>;
  readonly #coming = signal(false);
  readonly #air = signal<ThrowInAir | null>(null);
  readonly #acting = signal(false);
  #ends = 0;
  #endTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #clock: () => number;
  readonly #pending: Pending[] = [];
  #nextOwn: Own | null = null;
  /** The private view of an entry that has been told whole. */
  #wholeOwn: Own | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  shows: Shows = 'alone';

  /** `clock`: the server's, milliseconds since 1970. */
  constructor(clock: () => number) {
    this.air = this.#air;
    this.acting = this.#acting;
    this.ownWaits = this.#ownWaits;
    this.telling = this.#telling;
    this.coming = this.#coming;
    this.#clock = clock;
  }

  /** Takes the newest state. `news`: its cues have just happened, which is not so in the first state that a page gets. */
  take(mirrored: Mirrored, frame: CueFrame, news: boolean): void {
    const last = this.#pending.at(-1);
    const now = this.#clock();
    const { time } = frame;
    this.#ends = time === undefined ? 0 : time.at + time.ends;
    this.#watchEnd();
    const timed = pageTime(time ?? over(now), mirrored.televised, this.shows);
    if (!news && last !== undefined && last.frame.entry === frame.entry) {
      last.mirrored = mirrored;
      if (last.shown) this.mirrored.value = mirrored;
      this.#tellAnew();
      // The host ended the entry early.
      if (time !== undefined && timed.at + timed.ends < last.time.at + last.time.ends) this.#cut(timed.at + timed.ends);
      this.advance();
      return;
    }
    const waits = time !== undefined && time.at + time.ends > now;
    if (last === undefined && !(waits && (news || this.mirrored.peek()?.entries !== mirrored.entries))) {
      const whole = { frame, act: mirrored.act, names: namesIn(mirrored) };
      if (news) this.#reveal(whole);
      else if (this.mirrored.peek() === null && frame.cues.length > 0) this.before.value = whole;
      this.mirrored.value = mirrored;
      this.#showOwn();
      return;
    }
    if (isUndo(frame)) this.#silence();
    this.#cut(timed.at);
    this.#pending.push({
      mirrored,
      frame,
      act: mirrored.act,
      names: namesIn(mirrored),
      time: timed,
      revealed: news ? 0 : frame.cues.length,
      beats: -1,
      late: !news,
      shown: false,
    });
    this.advance();
  }

  /** Takes the private view of a seat or the host, which is shown together with the state of its entry. */
  takeOwn(own: Own): void {
    this.#nextOwn = own;
    this.#showOwn();
    this.#tellAnew();
    this.advance();
  }

  /** The page has lost its seat or its desk. */
  forgetOwn(): void {
    this.#nextOwn = null;
    this.#wholeOwn = null;
    this.own.value = null;
  }

  /** Reveals what has come due. A page that was hidden calls it when it is seen again. */
  readonly advance = (): void => {
    clearTimeout(this.#timer);
    const now = this.#clock();
    batch(() => {
      for (let item = this.#pending[0]; item !== undefined; item = this.#pending[0]) {
        this.#act(item, now - item.time.at);
        if (!item.shown || item.revealed < item.frame.cues.length) break;
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
    clearTimeout(this.#endTimer);
  }

  /** Keeps `acting` up to date until the entry ends. */
  readonly #watchEnd = (): void => {
    clearTimeout(this.#endTimer);
    const left = this.#ends - this.#clock();
    this.#acting.value = left > 0;
    if (left > 0) this.#endTimer = setTimeout(this.#watchEnd, Math.min(longest, left));
  };

  /** Reveals an entry as far as it goes `passed` milliseconds after its beginning. */
  #act(item: Pending, passed: number): void {
    const { frame, time, act, names } = item;
    const before = item.revealed;
    while (item.revealed < frame.cues.length && (time.tells[item.revealed] ?? 0) <= passed) item.revealed++;
    if (item.revealed > before) {
      const cues = frame.cues.slice(0, item.revealed);
      this.#reveal({ frame: { ...frame, cues }, act, names });
    }
    const cue = frame.cues[item.revealed];
    const faces = cue === undefined ? null : facesOf(cue);
    const started = cue !== undefined && (time.starts[item.revealed] ?? 0) <= passed;
    if (cue !== undefined && faces !== null && started) {
      if (this.#air.peek()?.entry !== frame.entry) this.#air.value = airOf(item, cue, faces);
    } else this.#air.value = null;
    this.#coming.value = started && faces === null && isLong(time, item.revealed);
    if (!item.shown) this.#tell(item, passed);
    if (time.shows <= passed && !item.shown) {
      item.shown = true;
      if (item.late && frame.cues.length > 0) this.before.value = { frame, act, names };
      this.mirrored.value = item.mirrored;
      this.#telling.value = -1;
      this.#showOwn();
    }
  }

  /** Something else than the time has changed. */
  #tellAnew(): void {
    const [first] = this.#pending;
    if (first !== undefined) first.beats = -1;
  }

  /** Shows what has been told of an entry so far. */
  #tell(item: Pending, passed: number): void {
    const { time, mirrored } = item;
    const told = time.beats?.filter(({ at }) => at <= passed).length ?? 0;
    if (told === item.beats || time.shows <= passed) return;
    item.beats = told;
    if (item.before === undefined) item.before = this.mirrored.peek();
    const newest = this.#pending.at(-1)?.mirrored ?? mirrored;
    this.#telling.value = item.frame.entry;
    if (item.before !== null)
      this.mirrored.value = { ...shownAt(atOnce(item.before, newest), mirrored, time, passed), waiting: [] };
    const own = this.#wholeOwn;
    const next = this.#nextOwn;
    if (own === null || next?.entries !== mirrored.entries) return;
    // Phase and result belong to the moves that are legal, which change in the end.
    const { board, seats } = shownAt(own.view, next.view, time, passed);
    this.own.value = { ...own, view: { ...own.view, board, seats } };
  }

  /** When the next part of this entry comes due, milliseconds after its beginning. */
  #due({ frame, time, revealed, beats, shown }: Pending): number {
    const spokenAt = revealed < frame.cues.length ? (time.tells[revealed] ?? 0) : Number.POSITIVE_INFINITY;
    const cue = frame.cues[revealed];
    const opens =
      cue !== undefined &&
      (facesOf(cue) === null ? isLong(time, revealed) && !this.#coming.peek() : this.#air.peek() === null);
    const starts = opens ? (time.starts[revealed] ?? 0) : Number.POSITIVE_INFINITY;
    const opensAt = time.beats?.[Math.max(0, beats)]?.at ?? time.shows;
    return Math.min(spokenAt, starts, shown ? Number.POSITIVE_INFINITY : Math.min(opensAt, time.shows));
  }

  /** Dice that are taken back in the air come again: nobody learns how they would have fallen. */
  #silence(): void {
    const item = this.#pending.findLast(({ frame }) => !isUndo(frame));
    if (item !== undefined) item.frame = { ...item.frame, cues: item.frame.cues.slice(0, item.revealed) };
  }

  #cut(now: number): void {
    for (const item of this.#pending) if (item.time.at + item.time.ends > now) item.time = cutAt(item.time, now);
  }

  /** Adds a frame, or replaces the newest one by a longer version of itself. */
  #reveal(shown: ShownFrame): void {
    const frames = this.frames.peek();
    const grows = frames.at(-1)?.frame.entry === shown.frame.entry;
    this.frames.value = [...(grows ? frames.slice(0, -1) : frames), shown].slice(-frameLimit);
  }

  #showOwn(): void {
    const own = this.#nextOwn;
    const shown = this.mirrored.peek();
    this.#ownWaits.value = own !== null && shown !== null && own.entries > shown.entries;
    if (own === null || shown === null || own.entries > shown.entries) return;
    this.#nextOwn = null;
    this.#wholeOwn = own;
    this.own.value = own;
  }
}

const namesIn = ({ seats }: Mirrored): readonly string[] => seats.map(({ name }) => name);

const isLong = ({ starts, tells }: Timeline, cue: number): boolean =>
  (tells[cue] ?? 0) - (starts[cue] ?? 0) >= suspense;

/** Of an entry that has ended. */
const over = (at: number): Timeline => ({ at, starts: [], tells: [], shows: 0, ends: 0 });

const airOf = ({ frame, time, revealed }: Pending, cue: Cue, dice: readonly number[]): ThrowInAir => ({
  entry: frame.entry,
  seat: typeof cue.seat === 'number' ? cue.seat : -1,
  dice,
  tense: time.tense === true,
  near: time.near,
  lands: time.at + landingOf(time, revealed),
});
