/**
 * The log of an episode, on disk and in memory. Changes are written one after another, and each takes effect only once it is on
 * disk, while this process holds the lease of the episode. While the store is away, nothing changes.
 */
import type { Episode, Proposal } from '../../shared/engine/episode.ts';
import { isSame } from '../../shared/engine/json.ts';
import type { Timeline } from '../../shared/engine/moments.ts';
import type { Show } from '../../shared/engine/show.ts';
import { winningsOf } from '../../shared/engine/taken-home.ts';
import type { ServerContext } from '../context.ts';
import { NotOwner, StoreFailure } from '../store/failures.ts';
import type { Chair, EpisodeFacts, EpisodeState, LedgerWrite, Shown, StoredEntry } from '../store/stored.ts';
import { Countdown } from './clocks.ts';
import { longestJump } from './lease-renewal.ts';
import { type Dice, namesOf, type Restored, restore, shownOf } from './restore.ts';

/** `entry`: something was played or seats changed names; `state`: only the shell changed; `lost`: another process has it. */
export type Change = 'entry' | 'state' | 'lost';

/** An entry with everything that is written with it. */
export interface Appended {
  readonly proposal: Proposal;
  /** Identifies the move by its sender and the sender's own id; null if nobody sent it. */
  readonly id: string | null;
  readonly change: Partial<EpisodeState>;
  readonly ledger: LedgerWrite | undefined;
  readonly time: Timeline;
}

/** A part of an episode that is derived from its log and updated in the same step. */
export interface LogReader {
  restored?(entries: readonly StoredEntry[]): void;
  changed?(change: Partial<EpisodeState>): void;
  /** Includes what the entry changes; `changed` is not called for that. */
  appended?(appended: Appended): void;
}

/** The columns that may change after the episode was created. */
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
  'shown',
  'telling',
  'touched',
] as const satisfies readonly (keyof EpisodeState)[];

const stateOf = (stored: EpisodeState): EpisodeState => {
  const picked: Pick<EpisodeState, (typeof stateFields)[number]> = Object.fromEntries(
    stateFields.map(field => [field, stored[field]]),
  ) as never;
  return picked;
};

/** The fields of a change that differ from the state. Most moves change little, and what is not written costs nothing. */
const newIn = (change: Partial<EpisodeState>, state: EpisodeState): Partial<EpisodeState> =>
  Object.fromEntries(Object.entries(change).filter(([field, value]) => value !== state[field as keyof EpisodeState]));

export class EpisodeLog {
  readonly facts: EpisodeFacts;
  readonly show: Show;
  readonly seed: Uint8Array;
  readonly #context: ServerContext;
  readonly #turns = new SerialQueue();
  readonly #readers: LogReader[] = [];
  readonly #listeners = new Set<(change: Change) => void>();
  /** Every write names it. The store refuses older epochs. */
  #epoch: number;
  #dice: Dice;
  #episode: Episode;
  #state: EpisodeState;
  #countdown: Countdown;
  /** When the store was asked and did not answer. */
  #halted = 0;
  #lost = false;

  constructor(context: ServerContext, { stored, show, seed, dice, episode }: Restored, epoch: number) {
    this.#context = context;
    this.seed = seed;
    this.facts = stored;
    this.show = show;
    this.#epoch = epoch;
    this.#dice = dice;
    this.#episode = episode;
    this.#state = stateOf(stored);
    this.#countdown = new Countdown(context, stored.deadline);
  }

  /** Under which this process plays the show. */
  get epoch(): number {
    return this.#epoch;
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

  get countdown(): Countdown {
    return this.#countdown;
  }

  get over(): boolean {
    return this.#episode.over;
  }

  /** Started and not over. */
  get running(): boolean {
    return !this.over && !this.closed && this.#episode.state.phase !== 'lobby';
  }

  /** fairness.md 8: the seed is public, or may be. No further move is accepted. */
  get closed(): boolean {
    const { closed, over } = this.#state;
    return closed > 0 || (over > 0 && this.#context.now() >= over + this.#context.timing.closing);
  }

  get idle(): boolean {
    return this.#turns.idle;
  }

  get lost(): boolean {
    return this.#lost;
  }

  /** Readers are called in this order. */
  follow(...readers: readonly LogReader[]): void {
    this.#readers.push(...readers);
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener);
  }

  notify(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Runs jobs one after another, each with the clock aligned. */
  turn<T>(job: () => Promise<T>): Promise<T> {
    return this.#turns.run(async () => {
      await this.#align();
      return job();
    });
  }

  /** Resolves when everything requested so far is on disk or refused. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  /** Writes a move to disk and then applies it to the episode. The caller notifies. False if it is not on disk. */
  async append(appended: Appended): Promise<boolean> {
    const { proposal, id, ledger } = appended;
    const change = { ...appended.change, shown: this.#shownAfter(proposal) };
    const countdown = this.#countdownTo(change);
    const { index: seq, entry } = proposal;
    const stored = await this.#written(() =>
      this.#context.store.append(this.code, this.#epoch, { seq, id, entry }, newIn(change, this.#state), ledger),
    );
    if (!stored) return false;
    this.#countdown = countdown;
    this.#episode.accept(proposal);
    this.#state = { ...this.#state, ...change };
    for (const reader of this.#readers) reader.appended?.(appended);
    return true;
  }

  async change(changes: Partial<EpisodeState>): Promise<boolean> {
    if (!(await this.#changed(changes))) return false;
    this.notify('state');
    return true;
  }

  async reseat(chairs: readonly Chair[], more: Partial<EpisodeState> = {}): Promise<boolean> {
    const episode = this.#episode.reseat(namesOf(chairs));
    if (!(await this.#changed({ ...more, chairs, shown: this.#shownIn(episode) }))) return false;
    this.#episode = episode;
    this.notify('entry');
    return true;
  }

  /** Gives up the lease, because the episode leaves memory. */
  release(): Promise<void> {
    return this.#turns.run(async () => {
      if (this.#lost) return;
      this.#lost = true;
      await this.#context.store.release(this.code, this.#epoch);
    });
  }

  taken(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.notify('lost');
  }

  /**
   * Stops the show because the store does not answer: nothing is accepted that would be in memory only. `since`: when the store
   * was asked, in milliseconds since 1970.
   */
  halt(since: number): void {
    if (this.#lost || this.#state.paused === 'store') return;
    this.#halted = since;
    this.#state = { ...this.#state, paused: 'store' };
    this.notify('state');
  }

  /** After a failure of the store: takes the lease again, reads what is really there, and goes on. */
  async recover(): Promise<void> {
    // One attempt at a time.
    if (this.#state.paused !== 'store' || !this.idle) return;
    await this.#turns.run(async () => {
      try {
        // After this, a write that was under way when the store failed can have no effect.
        const taken = await this.#context.store.take(this.code, this.#context.owner);
        const restored = typeof taken === 'string' ? undefined : await restore(this.#context, this.code);
        if (typeof taken === 'string' || restored === undefined) return this.taken();
        const { stored, episode, dice, entries } = restored;
        const state = stateOf(stored);
        // Nobody could move, so the time does not count.
        const stood = state.paused === '' && state.deadline > this.#halted ? this.#context.now() - this.#halted : 0;
        const deadline = state.deadline + stood;
        if (stood > 0) await this.#context.store.change(this.code, taken.epoch, { deadline });
        this.#epoch = taken.epoch;
        this.#episode = episode;
        this.#dice = dice;
        this.#state = { ...state, deadline };
        this.#countdown = new Countdown(this.#context, deadline);
        for (const reader of this.#readers) reader.restored?.(entries);
        this.notify('entry');
      } catch (error) {
        this.#context.log.warn({ episode: this.code, err: error }, 'the store still does not answer');
      }
    });
  }

  #shownIn(episode: Episode): Shown {
    return shownOf({ facts: this.facts, state: this.#state, episode, seed: this.seed });
  }

  /** The same object if everybody would get the same answers, because then nothing is written. */
  #shownAfter(proposal: Proposal): Shown {
    const { shown } = this.#state;
    const { entry, draws, opens, next } = proposal;
    const isOpen = entry.do !== 'undo' && opens.length === 0 && draws.every(({ hidden }) => hidden === undefined);
    if (shown === null || !isOpen) {
      const episode = this.#episode.fork();
      episode.accept(proposal);
      return this.#shownIn(episode);
    }
    const scores = winningsOf(next.state);
    const same = next.names === this.#episode.names && isSame(scores, shown.scores);
    return same ? shown : { ...shown, names: next.names, scores };
  }

  async #changed(changes: Partial<EpisodeState>): Promise<boolean> {
    const change = { ...changes, touched: this.#context.now() };
    const countdown = this.#countdownTo(change);
    if (!(await this.#written(() => this.#context.store.change(this.code, this.#epoch, change)))) return false;
    this.#countdown = countdown;
    this.#state = { ...this.#state, ...change };
    for (const reader of this.#readers) reader.changed?.(change);
    return true;
  }

  /** Started before the write, so that the time of the write counts. */
  #countdownTo({ deadline = this.#state.deadline }: Partial<EpisodeState>): Countdown {
    return deadline === this.#state.deadline ? this.#countdown : new Countdown(this.#context, deadline);
  }

  /**
   * After the machine's clock was set: the remaining time stays the same. After a long jump ahead the show waits for the host.
   */
  async #align(): Promise<void> {
    const { jump, left } = this.#countdown;
    if (jump === 0 || left <= 0 || this.#state.paused !== '') return;
    if (jump > longestJump) await this.change({ paused: 'host', deadline: 0, left });
    else await this.change({ deadline: this.#context.now() + left });
  }

  /** False if it is not on disk. Then nothing of it may be shown. */
  async #written(write: () => Promise<void>): Promise<boolean> {
    if (this.#lost || this.#state.paused === 'store') return false;
    const ended = this.#context.metrics.commitTime.startTimer();
    const since = this.#context.now();
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
      this.#context.log.error({ episode: this.code, err: error }, 'the store failed; the show is paused');
      this.#context.metrics.failures.inc({ where: 'store' });
      this.halt(since);
      return false;
    }
  }
}

/** Runs jobs one after another, so that changes of an episode never overlap. */
class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Runs when all earlier jobs have settled. Their failures do not matter to it. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#last.then(job).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  get idle(): boolean {
    return this.#waiting === 0;
  }

  async settled(): Promise<void> {
    await this.#last;
  }
}
