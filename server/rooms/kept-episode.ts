/**
 * An episode in memory and in the store: every change is on disk before it holds here, one after another, and only as long as
 * this process is the one that plays it. While the store is away it stands still.
 */
import { type Chain, type Chains, chainsAfter } from '../../shared/engine/chain.ts';
import type { Episode, Proposal } from '../../shared/engine/episode.ts';
import { type FairKeys, fairKeys, fairVersionOf, seedCommit } from '../../shared/engine/fair.ts';
import { cutAt, startOf, type Timeline, timelineOf } from '../../shared/engine/moments.ts';
import { type Legal, waitingFor } from '../../shared/engine/moves.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import { drawsAnything, type Show } from '../../shared/engine/show.ts';
import { NotOwner, StoreFailure } from '../store/failures.ts';
import type { Chair, EpisodeFacts, EpisodeState, LedgerWrite } from '../store/store.ts';
import type { Studio } from '../studio.ts';
import { Countdown } from './countdown.ts';
import { frameOf, latestFrame } from './cue-frames.ts';
import { longestJump } from './pulse.ts';
import { Replies } from './replies.ts';
import { type Dice, namesOf, type Restored, restore } from './restore.ts';
import { Turns } from './turns.ts';

/** `entry`: something was played or seats changed names; `state`: only the shell changed; `lost`: another process has it. */
export type Change = 'entry' | 'state' | 'lost';

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

export abstract class KeptEpisode {
  readonly facts: EpisodeFacts;
  readonly show: Show;
  /** Published before any other source of the dice is known (fairness.md 1). */
  readonly commit: string;
  readonly seed: Uint8Array;
  protected readonly studio: Studio;
  protected readonly replies = new Replies();
  readonly #turns = new Turns();
  readonly #listeners = new Set<(change: Change) => void>();
  #epoch: number;
  #dice: Dice;
  #episode: Episode;
  #state: EpisodeState;
  #countdown: Countdown;
  #frame: CueFrame;
  #legal: readonly Legal[];
  /** Whether a television shows it: its room knows. */
  #televised: () => boolean = () => false;
  #chains: Chains;
  #keys: { readonly sources: EpisodeState['sources']; readonly keys: FairKeys } | undefined;
  /** When the store was asked what it did not answer. */
  #halted = 0;
  #lost = false;

  protected constructor(studio: Studio, restored: Restored, epoch: number) {
    const { stored, show, seed } = restored;
    this.studio = studio;
    this.seed = seed;
    this.facts = stored;
    this.show = show;
    this.commit = seedCommit(stored.code, seed, fairVersionOf(stored.rules));
    this.#epoch = epoch;
    this.#dice = restored.dice;
    this.#episode = restored.episode;
    this.#state = stateOf(stored);
    this.#countdown = new Countdown(studio, stored.deadline);
    this.#legal = restored.episode.legal();
    this.#chains = chainsAfter(stored.chains, stored.sources, restored.episode.entries);
    this.#frame = latestFrame(restored.episode, this.keys, this.#chains);
    this.replies.learn(restored.entries);
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

  /** Every move that would be accepted now, by whomever. */
  get legal(): readonly Legal[] {
    return this.#legal;
  }

  /** What check codes and commitments are made with; the public seed is that of `start`, once it was accepted. */
  get keys(): FairKeys {
    const { sources } = this.#state;
    if (this.#keys?.sources !== sources) {
      const keys = fairKeys(this.seed, this.code, sources ?? [], fairVersionOf(this.facts.rules));
      this.#keys = { sources, keys };
    }
    return this.#keys.keys;
  }

  /** What pages pledged, and how far they have given it away. */
  get chains(): Chains {
    return this.#chains;
  }

  /** Pages pledge chains and give links: not under rules 1, and not where nothing is ever drawn (fairness.md 2). */
  get linked(): boolean {
    return this.facts.rules > 1 && drawsAnything(this.show);
  }

  get frame(): CueFrame {
    return this.#frame;
  }

  /** Seats that owe a move. */
  get waiting(): readonly number[] {
    return waitingFor(this.#legal);
  }

  get over(): boolean {
    return this.#episode.over;
  }

  /** Between the start and the end. */
  get running(): boolean {
    return !this.over && !this.closed && this.#episode.state.phase !== 'lobby';
  }

  /** Nothing is being written. */
  get idle(): boolean {
    return this.#turns.idle;
  }

  /** fairness.md 8: the seed is public, or may be; nothing is played any more. */
  get closed(): boolean {
    const { closed, over } = this.#state;
    return closed > 0 || (over > 0 && this.studio.now() >= over + this.studio.timing.closing);
  }

  /** Its end is long enough ago to be published. */
  get ripe(): boolean {
    const { closed, over, paused } = this.#state;
    return closed === 0 && over > 0 && this.closed && paused !== 'store' && this.idle;
  }

  /** A deadline has come, or the clock that it was set by was changed. */
  get clockCalls(): boolean {
    const { paused } = this.#state;
    const jumped = paused === '' && this.#countdown.jump !== 0;
    return paused !== 'store' && (this.#countdown.left <= 0 || jumped) && this.idle;
  }

  /** `televised` is asked with every entry. */
  shownOn(televised: () => boolean): void {
    this.#televised = televised;
  }

  /** What is being acted out is over for every page. */
  skip(): void {
    const { time } = this.#frame;
    const now = this.studio.now();
    if (time === undefined || time.at + time.ends <= now) return;
    this.#frame = { ...this.#frame, time: cutAt(time, now) };
    this.tell('state');
  }

  /** Milliseconds until the stage is free for what comes next. */
  get actedFor(): number {
    const { time } = this.#frame;
    return time === undefined ? 0 : Math.max(0, time.at + time.ends - this.studio.now());
  }

  /** When pages will see what a proposal makes happen; asked before it is accepted. */
  protected timelineOf({ entry, cues, next }: Proposal): Timeline {
    const { act } = this.#episode;
    const acts = act === next.act ? [act.moments] : [act.moments, next.act.moments];
    const now = this.studio.now();
    const happening = {
      cues,
      acts,
      before: this.#episode.view('audience'),
      phase: next.state.phase,
      televised: this.#televised(),
    };
    // What is taken back is gone at once.
    return timelineOf(happening, entry.do === 'undo' ? now : startOf(this.#frame.time, now));
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener);
  }

  /** Settles when everything asked for so far is on disk or refused. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  /** Another process plays it, or nobody. */
  protected get lost(): boolean {
    return this.#lost;
  }

  protected get dice(): Dice {
    return this.#dice;
  }

  protected get countdown(): Countdown {
    return this.#countdown;
  }

  /** Nobody plays it any more: it leaves memory. */
  release(): Promise<void> {
    return this.#turns.run(async () => {
      if (this.#lost) return;
      this.#lost = true;
      await this.studio.store.release(this.code, this.#epoch);
    });
  }

  /** Another process has it now. */
  taken(): void {
    this.#lose();
  }

  /**
   * The store does not answer: the show stands still, and accepts nothing that is in memory only. `since`: when it was asked,
   * in milliseconds since 1970.
   */
  halt(since: number): void {
    if (this.#lost || this.#state.paused === 'store') return;
    this.#halted = since;
    this.#state = { ...this.#state, paused: 'store' };
    this.tell('state');
  }

  /** After the store failed: takes the episode anew, reads what is really there, and goes on. */
  async recover(): Promise<void> {
    // One try at a time.
    if (this.#state.paused !== 'store' || !this.idle) return;
    await this.#turns.run(async () => {
      try {
        // A write that was under way when the store failed can have no effect after this.
        const taken = await this.studio.store.take(this.code, this.studio.owner);
        const restored = typeof taken === 'string' ? undefined : await restore(this.studio, this.code);
        if (typeof taken === 'string' || restored === undefined) return this.#lose();
        const { stored, episode, dice, entries } = restored;
        const state = stateOf(stored);
        // Nobody could move, so nobody's time went by.
        const stood = state.paused === '' && state.deadline > this.#halted ? this.studio.now() - this.#halted : 0;
        const deadline = state.deadline + stood;
        if (stood > 0) await this.studio.store.change(this.code, taken.epoch, { deadline });
        this.#epoch = taken.epoch;
        this.#episode = episode;
        this.#dice = dice;
        this.#state = { ...state, deadline };
        this.#countdown = new Countdown(this.studio, deadline);
        this.#legal = episode.legal();
        this.#chains = chainsAfter(state.chains, state.sources, episode.entries);
        this.#frame = latestFrame(episode, this.keys, this.#chains);
        this.replies.learn(entries);
        this.tell('entry');
      } catch (error) {
        this.studio.log.warn({ episode: this.code, err: error }, 'the store is still away');
      }
    });
  }

  /** A move, on disk and then in the episode. */
  protected async append(
    proposal: Proposal,
    id: string | null,
    change: Partial<EpisodeState>,
    ledger: LedgerWrite | undefined,
    time: Timeline,
  ): Promise<boolean> {
    const countdown = this.#countdownTo(change);
    const { index: seq, entry, draws } = proposal;
    const stored = await this.#written(() =>
      this.studio.store.append(this.code, this.#epoch, { seq, id, entry }, newIn(change, this.#state), ledger),
    );
    if (!stored) return false;
    this.#countdown = countdown;
    this.#episode.accept(proposal);
    this.#state = { ...this.#state, ...change };
    this.#legal = this.#episode.legal();
    this.#pledged(change.chains);
    this.#chains.hear(entry, seq, seq === 0 ? (this.#state.sources ?? []) : []);
    this.#frame = frameOf(this.#episode, this.keys, this.#chains, seq, draws, time);
    return true;
  }

  /** Other contestants, on disk and then in the episode. */
  protected async reseat(chairs: readonly Chair[], more: Partial<EpisodeState> = {}): Promise<boolean> {
    if (!(await this.change({ ...more, chairs }, false))) return false;
    this.#episode = this.#episode.reseat(namesOf(chairs));
    this.#legal = this.#episode.legal();
    this.tell('entry');
    return true;
  }

  protected async change(given: Partial<EpisodeState>, tell = true): Promise<boolean> {
    const change = { ...given, touched: this.studio.now() };
    const countdown = this.#countdownTo(change);
    if (!(await this.#written(() => this.studio.store.change(this.code, this.#epoch, change)))) return false;
    this.#countdown = countdown;
    this.#state = { ...this.#state, ...change };
    this.#pledged(change.chains);
    if (tell) this.tell('state');
    return true;
  }

  /** Chains are only ever added. */
  #pledged(chains: readonly Chain[] = []): void {
    for (const chain of chains.slice(this.#chains.all.length)) this.#chains.pledge(chain);
  }

  /** Begun before the write: the time that this takes counts. */
  #countdownTo({ deadline = this.#state.deadline }: Partial<EpisodeState>): Countdown {
    return deadline === this.#state.deadline ? this.#countdown : new Countdown(this.studio, deadline);
  }

  /** One thing after another, each by a clock that has not jumped. */
  protected turn<T>(job: () => Promise<T>): Promise<T> {
    return this.#turns.run(async () => {
      await this.#align();
      return job();
    });
  }

  /** After the machine's clock was set: what was left stays left, or, after a long jump ahead, waits for the host. */
  async #align(): Promise<void> {
    const { jump, left } = this.#countdown;
    if (jump === 0 || left <= 0 || this.#state.paused !== '') return;
    if (jump > longestJump) await this.change({ paused: 'host', deadline: 0, left });
    else await this.change({ deadline: this.studio.now() + left });
  }

  /** False when it is not on disk; then nothing of it may be shown. */
  async #written(write: () => Promise<void>): Promise<boolean> {
    if (this.#lost || this.#state.paused === 'store') return false;
    const ended = this.studio.metrics.commitTime.startTimer();
    const since = this.studio.now();
    try {
      await write();
      ended();
      return true;
    } catch (error) {
      if (error instanceof NotOwner) {
        this.#lose();
        return false;
      }
      if (!(error instanceof StoreFailure)) throw error;
      this.studio.log.error({ episode: this.code, err: error }, 'the store failed; the show is paused');
      this.studio.metrics.failures.inc({ where: 'store' });
      this.halt(since);
      return false;
    }
  }

  #lose(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.tell('lost');
  }

  protected tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}
