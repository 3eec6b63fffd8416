/**
 * The log of an episode, on disk and in memory: every change is written before it holds here, one after another, and only as long
 * as this process is the one that plays the episode. While the store is away it stands still.
 */
import type { Episode, Proposal } from '../../shared/engine/episode.ts';
import type { Timeline } from '../../shared/engine/moments.ts';
import type { Show } from '../../shared/engine/show.ts';
import { NotOwner, StoreFailure } from '../store/failures.ts';
import type { Chair, EpisodeFacts, EpisodeState, StoredEntry } from '../store/stored-episode.ts';
import type { LedgerWrite } from '../store/stored-season.ts';
import type { Studio } from '../studio.ts';
import { Countdown } from './countdown.ts';
import { longestJump } from './pulse.ts';
import { type Dice, namesOf, type Restored, restore } from './restore.ts';
import { Turns } from './turns.ts';

/** `entry`: something was played or seats changed names; `state`: only the shell changed; `lost`: another process has it. */
export type Change = 'entry' | 'state' | 'lost';

/** An entry with all that is written along with it. */
export interface Appended {
  readonly proposal: Proposal;
  /** Names the move by its sender and the sender's own id; null: nobody sent it. */
  readonly id: string | null;
  readonly change: Partial<EpisodeState>;
  /** What it changes in the season's book. */
  readonly ledger: LedgerWrite | undefined;
  /** When pages see what it makes happen. */
  readonly time: Timeline;
}

/** A part of an episode that is derived from its log, and is brought up to date in the same step. */
export interface LogReader {
  /** The log was read again from the store. */
  restored?(entries: readonly StoredEntry[]): void;
  changed?(change: Partial<EpisodeState>): void;
  /** Without a call of `changed` for what the entry changes. */
  appended?(appended: Appended): void;
}

/** What changes of an episode, without what is settled when it is made. */
const stateFields = [
  'chairs',
  'settings',
  'banned',
  'deadline',
  'paused',
  'left',
  'sources',
  'chains',
  'starting',
  'alarms',
  'act',
  'phase',
  'over',
  'closed',
  'next',
  'touched',
] as const satisfies readonly (keyof EpisodeState)[];

const stateOf = (stored: EpisodeState): EpisodeState => {
  const picked: Pick<EpisodeState, (typeof stateFields)[number]> = Object.fromEntries(
    stateFields.map(field => [field, stored[field]]),
  ) as never;
  return picked;
};

/** What of a change is not so already: most moves change little, and what is not written costs nothing. */
const newIn = (change: Partial<EpisodeState>, state: EpisodeState): Partial<EpisodeState> =>
  Object.fromEntries(Object.entries(change).filter(([field, value]) => value !== state[field as keyof EpisodeState]));

export class EpisodeLog {
  readonly facts: EpisodeFacts;
  readonly show: Show;
  readonly seed: Uint8Array;
  readonly #studio: Studio;
  readonly #turns = new Turns();
  readonly #readers: LogReader[] = [];
  readonly #listeners = new Set<(change: Change) => void>();
  /** Every write names it; the store refuses those of an epoch that is over. */
  #epoch: number;
  #dice: Dice;
  #episode: Episode;
  #state: EpisodeState;
  #countdown: Countdown;
  /** When the store was asked what it did not answer. */
  #halted = 0;
  #lost = false;

  constructor(studio: Studio, { stored, show, seed, dice, episode }: Restored, epoch: number) {
    this.#studio = studio;
    this.seed = seed;
    this.facts = stored;
    this.show = show;
    this.#epoch = epoch;
    this.#dice = dice;
    this.#episode = episode;
    this.#state = stateOf(stored);
    this.#countdown = new Countdown(studio, stored.deadline);
  }

  get code(): string {
    return this.facts.code;
  }

  get episode(): Episode {
    return this.#episode;
  }

  get state(): EpisodeState {
    return this.#state;
  }

  get dice(): Dice {
    return this.#dice;
  }

  /** The time left until the deadline. */
  get countdown(): Countdown {
    return this.#countdown;
  }

  get over(): boolean {
    return this.#episode.over;
  }

  /** Between the start and the end. */
  get running(): boolean {
    return !this.over && !this.closed && this.#episode.state.phase !== 'lobby';
  }

  /** fairness.md 8: the seed is public, or may be; nothing is played any more. */
  get closed(): boolean {
    const { closed, over } = this.#state;
    return closed > 0 || (over > 0 && this.#studio.now() >= over + this.#studio.timing.closing);
  }

  /** Nothing is being written. */
  get idle(): boolean {
    return this.#turns.idle;
  }

  /** Another process plays it, or nobody. */
  get lost(): boolean {
    return this.#lost;
  }

  /** Readers are told in the order in which they came. */
  follow(...readers: readonly LogReader[]): void {
    this.#readers.push(...readers);
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener);
  }

  notify(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** One thing after another, each by a clock that has not jumped. */
  turn<T>(job: () => Promise<T>): Promise<T> {
    return this.#turns.run(async () => {
      await this.#align();
      return job();
    });
  }

  /** Settles when everything asked for so far is on disk or refused. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  /** Puts a move on disk and then in the episode; whoever calls notifies. False where it is not on disk. */
  async append(appended: Appended): Promise<boolean> {
    const { proposal, id, change, ledger } = appended;
    const countdown = this.#countdownTo(change);
    const { index: seq, entry } = proposal;
    const stored = await this.#written(() =>
      this.#studio.store.append(this.code, this.#epoch, { seq, id, entry }, newIn(change, this.#state), ledger),
    );
    if (!stored) return false;
    this.#countdown = countdown;
    this.#episode.accept(proposal);
    this.#state = { ...this.#state, ...change };
    for (const reader of this.#readers) reader.appended?.(appended);
    return true;
  }

  async change(given: Partial<EpisodeState>): Promise<boolean> {
    if (!(await this.#changed(given))) return false;
    this.notify('state');
    return true;
  }

  /** Other contestants, on disk and then in the episode. */
  async reseat(chairs: readonly Chair[], more: Partial<EpisodeState> = {}): Promise<boolean> {
    if (!(await this.#changed({ ...more, chairs }))) return false;
    this.#episode = this.#episode.reseat(namesOf(chairs));
    this.notify('entry');
    return true;
  }

  /** Nobody plays it any more: it leaves memory. */
  release(): Promise<void> {
    return this.#turns.run(async () => {
      if (this.#lost) return;
      this.#lost = true;
      await this.#studio.store.release(this.code, this.#epoch);
    });
  }

  /** Another process has it now. */
  taken(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.notify('lost');
  }

  /**
   * The store does not answer: the show stands still, and accepts nothing that is in memory only. `since`: when it was asked,
   * in milliseconds since 1970.
   */
  halt(since: number): void {
    if (this.#lost || this.#state.paused === 'store') return;
    this.#halted = since;
    this.#state = { ...this.#state, paused: 'store' };
    this.notify('state');
  }

  /** After the store failed: takes the episode anew, reads what is really there, and goes on. */
  async recover(): Promise<void> {
    // One try at a time.
    if (this.#state.paused !== 'store' || !this.idle) return;
    await this.#turns.run(async () => {
      try {
        // A write that was under way when the store failed can have no effect after this.
        const taken = await this.#studio.store.take(this.code, this.#studio.owner);
        const restored = typeof taken === 'string' ? undefined : await restore(this.#studio, this.code);
        if (typeof taken === 'string' || restored === undefined) return this.taken();
        const { stored, episode, dice, entries } = restored;
        const state = stateOf(stored);
        // Nobody could move, so nobody's time went by.
        const stood = state.paused === '' && state.deadline > this.#halted ? this.#studio.now() - this.#halted : 0;
        const deadline = state.deadline + stood;
        if (stood > 0) await this.#studio.store.change(this.code, taken.epoch, { deadline });
        this.#epoch = taken.epoch;
        this.#episode = episode;
        this.#dice = dice;
        this.#state = { ...state, deadline };
        this.#countdown = new Countdown(this.#studio, deadline);
        for (const reader of this.#readers) reader.restored?.(entries);
        this.notify('entry');
      } catch (error) {
        this.#studio.log.warn({ episode: this.code, err: error }, 'the store is still away');
      }
    });
  }

  async #changed(given: Partial<EpisodeState>): Promise<boolean> {
    const change = { ...given, touched: this.#studio.now() };
    const countdown = this.#countdownTo(change);
    if (!(await this.#written(() => this.#studio.store.change(this.code, this.#epoch, change)))) return false;
    this.#countdown = countdown;
    this.#state = { ...this.#state, ...change };
    for (const reader of this.#readers) reader.changed?.(change);
    return true;
  }

  /** Begun before the write: the time that this takes counts. */
  #countdownTo({ deadline = this.#state.deadline }: Partial<EpisodeState>): Countdown {
    return deadline === this.#state.deadline ? this.#countdown : new Countdown(this.#studio, deadline);
  }

  /** After the machine's clock was set: what was left stays left, or, after a long jump ahead, waits for the host. */
  async #align(): Promise<void> {
    const { jump, left } = this.#countdown;
    if (jump === 0 || left <= 0 || this.#state.paused !== '') return;
    if (jump > longestJump) await this.change({ paused: 'host', deadline: 0, left });
    else await this.change({ deadline: this.#studio.now() + left });
  }

  /** False when it is not on disk; then nothing of it may be shown. */
  async #written(write: () => Promise<void>): Promise<boolean> {
    if (this.#lost || this.#state.paused === 'store') return false;
    const ended = this.#studio.metrics.commitTime.startTimer();
    const since = this.#studio.now();
    try {
      await write();
      ended();
      return true;
    } catch (error) {
      if (error instanceof NotOwner) {
        this.taken();
        return false;
      }
      if (!(error instanceof StoreFailure)) throw error;
      this.#studio.log.error({ episode: this.code, err: error }, 'the store failed; the show is paused');
      this.#studio.metrics.failures.inc({ where: 'store' });
      this.halt(since);
      return false;
    }
  }
}
