/**
 * An episode as it is played: moves, seats and the clock, each on disk before anybody sees it. It knows no sockets; the room
 * shows what it says, robots and tests use it alike.
 */

import { createHash } from 'node:crypto';
import type { Draw } from '../../shared/chance.ts';
import { type Commitment, commitmentsBy } from '../../shared/commitments.ts';
import type { Episode, Proposal } from '../../shared/episode.ts';
import { seedCommit, throwCheck } from '../../shared/fair.ts';
import { type Actor, type Legal, type Move, waitingFor } from '../../shared/moves.ts';
import { learnedBy, openedIn, publicEntry } from '../../shared/opened.ts';
import type { CueFrame, MoveReply, Own, ServerCode, TurnedAway } from '../../shared/protocol.ts';
import { type Said, said, tell } from '../../shared/said.ts';
import { distinct } from '../../shared/season/rules.ts';
import type { Show } from '../../shared/show.ts';
import { isActAlone } from '../../shared/shows/family.ts';
import { isFoul } from '../name-filter.ts';
import { atTheEnd, endTakenBack, type SeasonOfEpisode, seasonOf } from '../seasons/giving-back.ts';
import {
  type Chair,
  type EpisodeFacts,
  type EpisodeState,
  type LedgerWrite,
  NotOwner,
  type OddsFor,
  StoreFailure,
} from '../store/store.ts';
import type { Studio } from '../studio.ts';
import { newToken } from '../tokens.ts';
import { Countdown } from './countdown.ts';
import { banOf, turnedAway, withBan } from './doors.ts';
import { byTheDay, clockAfter, clockMayRun, freshClock, pausedClock, resumedClock } from './move-clock.ts';
import { longestJump } from './pulse.ts';
import { Replies } from './replies.ts';
import { type Dice, namesOf, type Restored, restore, sourcesOf } from './restore.ts';
import { emptyChair, freeSeat } from './seating.ts';
import { Turns } from './turns.ts';

/** `entry`: something was played or seats changed names; `state`: only the shell changed; `lost`: another process has it. */
export type Change = 'entry' | 'state' | 'lost';

export interface Seated {
  readonly seat: number;
  readonly token: string;
  /** Names the token where it is listed or revoked. */
  readonly id: string;
}

/** What a move says beside who makes it; the rest are its inputs. */
export interface Asked {
  readonly id: string | null;
  readonly do: string;
  readonly [input: string]: unknown;
}

/** What the host may do while the show stands still: put things right. */
const asides: readonly string[] = ['undo', 'correct', 'replace', 'end'];

const standsStill = said('standsStill');

const no = (code: ServerCode, why: Said): MoveReply & { ok: false } => ({
  ok: false,
  code,
  message: tell(why),
  said: why,
});

const noFrame: CueFrame = { entry: -1, cues: [], check: '' };

export class LiveEpisode {
  readonly facts: EpisodeFacts;
  readonly show: Show;
  /** Published before any other source of the dice is known (fairness.md 1). */
  readonly commit: string;
  readonly #studio: Studio;
  readonly #seed: Uint8Array;
  readonly #turns = new Turns();
  readonly #replies = new Replies();
  readonly #listeners = new Set<(change: Change) => void>();
  /** What it gives back to when it ends. */
  readonly #season: SeasonOfEpisode | undefined;
  #epoch: number;
  #dice: Dice;
  #episode: Episode;
  #state: EpisodeState;
  #countdown: Countdown;
  #frame: CueFrame;
  #legal: readonly Legal[];
  /** When the store failed. */
  #halted = 0;
  #lost = false;

  /** From now on this process plays it, unless there is none, or another one that is alive does. */
  static async open(studio: Studio, code: string): Promise<LiveEpisode | 'none' | 'elsewhere'> {
    const taken = await studio.store.take(code, studio.owner);
    if (typeof taken === 'string') return taken;
    const restored = await restore(studio, code);
    if (restored === undefined) return 'none';
    const { season } = restored.stored;
    const given = season === undefined ? undefined : await seasonOf(studio, season.name);
    return new LiveEpisode(studio, restored, taken.epoch, given);
  }

  private constructor(studio: Studio, restored: Restored, epoch: number, season: SeasonOfEpisode | undefined) {
    const { stored, show, seed } = restored;
    this.#studio = studio;
    this.#seed = seed;
    this.facts = stored;
    this.show = show;
    this.commit = seedCommit(stored.code, seed);
    this.#epoch = epoch;
    this.#season = season;
    this.#dice = restored.dice;
    this.#episode = restored.episode;
    this.#state = stateOf(stored);
    this.#countdown = new Countdown(studio, stored.deadline);
    this.#legal = restored.episode.legal();
    this.#frame = this.#lastFrame();
    this.#replies.learn(restored.entries);
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

  get seed(): Uint8Array {
    return this.#seed;
  }

  /** Every move that would be accepted now, by whomever. */
  get legal(): readonly Legal[] {
    return this.#legal;
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

  /** fairness.md 7: the seed is public, or may be; nothing is played any more. */
  get closed(): boolean {
    const { closed, over } = this.#state;
    return closed > 0 || (over > 0 && this.#studio.now() >= over + this.#studio.timing.closing);
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

  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener);
  }

  /** Settles when everything asked for so far is on disk or refused. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  /** `id` is the client's own: sent again, it has no second effect and gets the same reply. */
  move(by: Actor, asked: Asked, hand?: 'host'): Promise<MoveReply> {
    return this.#turn(async () => {
      const known = this.#replies.to(keyOf(by, asked, hand));
      const reply = known ?? (await this.#move(by, asked, hand));
      this.#studio.metrics.moves.inc({ result: known !== undefined ? 'repeated' : reply.ok ? 'accepted' : reply.code });
      return reply;
    });
  }

  /** Plays what the rules say for a deadline that passed, or goes on after a pause that ends by itself; else nothing. */
  expire(): Promise<void> {
    return this.#turn(async () => {
      if (this.#state.paused === 'store' || this.#countdown.left > 0) return;
      if (this.#state.paused !== '') {
        await this.#change({ paused: '', ...resumedClock(this.#state, this.#studio.now()) });
        return;
      }
      this.#studio.metrics.deadlineLag.observe(-this.#countdown.left / 1000);
      const reply = await this.#move('clock', { id: null, do: 'expire' });
      if (reply.ok || reply.code === 'store') return;
      this.#studio.log.warn({ episode: this.code, code: reply.code }, 'a deadline passed for nothing');
      await this.#change({ deadline: 0 });
    });
  }

  /** Takes a free seat, or one that the host took back; undefined where there is none to take. */
  sit(typed: string, wanted?: number, pledge = '', visitor = ''): Promise<Seated | undefined> {
    return this.#turn(async () => {
      if (this.#state.locked || this.over || this.closed || this.turnedAway(typed, visitor) !== '') return undefined;
      const { chairs } = this.#state;
      const name = this.#unlike(typed);
      const seat = freeSeat(
        { show: this.show, robots: this.facts.robots, chairs, phase: this.#episode.state.phase },
        wanted,
      );
      if (seat === undefined) return undefined;
      const { token, stored } = newToken(this.code, 'seat', seat, this.#studio.now());
      await this.#studio.store.addToken(stored);
      const chair: Chair = { ...emptyChair, name, open: false, pledge, visitor };
      const seated = { seat, token, id: stored.id };
      const grown = seat === this.#state.chairs.length;
      if (grown || this.#episode.state.phase === 'lobby') {
        const all = grown ? [...this.#state.chairs, chair] : this.#state.chairs.with(seat, chair);
        return (await this.#seat(all)) ? seated : undefined;
      }
      const reply = await this.#move('host', { id: null, do: 'replace', seat, name });
      if (!reply.ok) return undefined;
      const before = this.#state.chairs[seat] ?? emptyChair;
      await this.#change({ chairs: this.#state.chairs.with(seat, { ...before, open: false, visitor }) });
      return seated;
    });
  }

  /** In a season a name is somebody: who comes with another one's gets a number behind it. */
  #unlike(name: string): string {
    if (this.#season === undefined) return name;
    const entering = this.show.name === 'qualifying' ? this.#season.contestants : [];
    const taken = new Set([...this.#state.chairs.map(chair => chair.name), ...entering]);
    return distinct([...taken, name]).at(-1) ?? name;
  }

  /** Somebody came with the link of a seat that has no name yet, or that was kept for them. */
  claim(seat: number, name: string, pledge = '', visitor = ''): Promise<void> {
    return this.#turn(async () => {
      if (this.#state.doors.filter && isFoul(name)) return;
      const chair = this.#state.chairs[seat];
      const kept = chair?.name === name && !chair.robot && chair.pledge === '';
      if (chair === undefined || !(chair.name === '' || kept) || this.#episode.state.phase !== 'lobby') return;
      const from = chair.from === undefined ? {} : { from: chair.from };
      await this.#seat(this.#state.chairs.with(seat, { ...emptyChair, name, open: false, pledge, visitor, ...from }));
    });
  }

  /** A contestant's part of the public seed; ignored unless it is what was pledged and the show has not started. */
  reveal(seat: number, value: string): Promise<boolean> {
    return this.#turn(async () => {
      const chair = this.#state.chairs[seat];
      const hash = createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex');
      if (chair === undefined || this.#state.sources !== null || chair.pledge !== hash) return false;
      return this.#change({ chairs: this.#state.chairs.with(seat, { ...chair, part: value }) });
    });
  }

  /** A new name for the same contestant; after the start it stands in the record, as a substitute's does. */
  rename(seat: number, name: string): Promise<MoveReply> {
    return this.#turn(async () => {
      const chair = this.#state.chairs[seat];
      if (chair === undefined || chair.name === '') return no('not-allowed', said('nobodyThere'));
      if (this.#episode.state.phase !== 'lobby') return this.#move('host', { id: null, do: 'replace', seat, name });
      if (!(await this.#seat(this.#state.chairs.with(seat, { ...chair, name })))) return no('store', standsStill);
      return { ok: true, entry: this.#episode.entries.length - 1 };
    });
  }

  /** Everybody who has held a seat, whoever sits there now. */
  get everSeated(): readonly string[] {
    const came = this.#episode.standing.flatMap(({ entry }) => (entry.do === 'replace' ? [String(entry.name)] : []));
    return [...new Set([...this.#state.chairs.map(({ name }) => name), ...this.#episode.names, ...came])];
  }

  /** Somebody else takes over a seat with all that hangs on it; its links are worthless. `from`: where they sat before. */
  substitute(seat: number, name: string, from?: string): Promise<MoveReply> {
    return this.#turn(async () => {
      const before = this.#state.chairs[seat];
      if (before === undefined) return no('not-allowed', said('noSeat'));
      const chair: Chair = { ...emptyChair, name, open: false, ...(from === undefined ? {} : { from }) };
      if (this.#episode.state.phase === 'lobby') {
        await this.#studio.store.revoke(this.code, { seat });
        if (!(await this.#seat(this.#state.chairs.with(seat, chair)))) return no('store', standsStill);
        return { ok: true, entry: this.#episode.entries.length - 1 };
      }
      const reply = await this.#move('host', { id: null, do: 'replace', seat, name });
      if (!reply.ok) return reply;
      await this.#studio.store.revoke(this.code, { seat });
      // Name and part of the public seed stay with the chair: the record begins with them.
      const { name: first, pledge, part } = before;
      await this.#change({ chairs: this.#state.chairs.with(seat, { ...chair, name: first, pledge, part }) });
      return reply;
    });
  }

  /** Takes a seat back: its links are worthless, and whoever comes may take it. */
  vacate(seat: number): Promise<boolean> {
    return this.#turn(async () => {
      const chair = this.#state.chairs[seat];
      if (chair === undefined || this.over) return false;
      await this.#studio.store.revoke(this.code, { seat });
      if (this.#episode.state.phase === 'lobby') return this.#seat(this.#state.chairs.with(seat, emptyChair));
      return this.#change({ chairs: this.#state.chairs.with(seat, { ...chair, robot: false, open: true }) });
    });
  }

  /** Why somebody may not sit down under this name, "" for no reason. */
  turnedAway(name: string, visitor: string): '' | TurnedAway {
    return turnedAway(this.#state.doors, name, visitor);
  }

  /** Takes a seat back, and lets whoever sat there take none again; undefined where nobody sits. */
  async ban(seat: number): Promise<boolean> {
    const { chairs } = this.#state;
    const chair = chairs[seat];
    const name = this.#episode.names[seat] ?? '';
    if (chair === undefined || chair.robot || name === '') return false;
    const banned = banOf(chairs, seat, name);
    if (!(await this.vacate(seat))) return false;
    return this.#turn(() => this.#change({ doors: withBan(this.#state.doors, banned) }));
  }

  /** Whoever was banned may sit down again; false where there is no such ban. */
  readmit(id: string): Promise<boolean> {
    return this.#turn(async () => {
      const { doors } = this.#state;
      const banned = doors.banned.filter(ban => ban.id !== id);
      return banned.length < doors.banned.length && this.#change({ doors: { ...doors, banned } });
    });
  }

  /** Whether foul names are turned away. */
  filterNames(filter: boolean): Promise<boolean> {
    return this.#turn(() => this.#change({ doors: { ...this.#state.doors, filter } }));
  }

  lock(locked: boolean): Promise<boolean> {
    return this.#turn(() => this.#change({ locked }));
  }

  /** Who is shown exact chances. */
  showOdds(odds: OddsFor): Promise<boolean> {
    return this.#turn(() => this.#change({ odds }));
  }

  /** Whether the audience may play along. */
  letPlayAlong(sideGame: boolean): Promise<boolean> {
    return this.#turn(() => this.#change({ sideGame }));
  }

  /** `until`: goes on by itself then; 0: when somebody lets it. */
  pause(why: 'host' | 'away', until = 0): Promise<boolean> {
    return this.#turn(async () => {
      const state = this.#state;
      const now = this.#studio.now();
      if (!this.running || state.paused === 'store' || (why === 'away' && state.paused !== '')) return false;
      if (until > 0 && until <= now) return false;
      if (state.paused === why && state.deadline === until) return false;
      return this.#change({ paused: why, ...pausedClock(state, now, until) });
    });
  }

  /** `why`: only if it stands still for this reason. */
  resume(why?: 'away'): Promise<boolean> {
    return this.#turn(async () => {
      const state = this.#state;
      if (state.paused === '' || state.paused === 'store' || (why !== undefined && state.paused !== why)) return false;
      return this.#change({ paused: '', ...resumedClock(state, this.#studio.now()) });
    });
  }

  /** How long a move may take from now on, also the one that is owed now. */
  setClock(seconds: number): Promise<boolean> {
    return this.#turn(() => {
      const running = freshClock({ ...this.#state, clock: seconds }, this.#legal, this.#studio.now());
      return this.#change({ clock: seconds, ...running });
    });
  }

  /** The clock that runs now ends at this time, whatever a move may take: until then entries of a qualifying come in. */
  endClockAt(deadline: number): Promise<boolean> {
    return this.#turn(async () => clockMayRun(this.#legal) && this.#change({ deadline, left: 0 }));
  }

  /** How many times as long as the others whoever sits there has from the next move on; false where there is no such seat. */
  giveTime(seat: number, time: number): Promise<boolean> {
    return this.#turn(async () => {
      const chair = this.#state.chairs[seat];
      return chair !== undefined && this.#change({ chairs: this.#state.chairs.with(seat, { ...chair, time }) });
    });
  }

  /** False when no clock runs. */
  extend(seconds: number): Promise<boolean> {
    return this.#turn(async () => {
      const { deadline, left, paused } = this.#state;
      const more = seconds * 1000;
      if (paused === '' ? deadline === 0 : left === 0) return false;
      return this.#change(paused === '' ? { deadline: deadline + more } : { left: left + more });
    });
  }

  /**
   * Nobody hosts: the show pauses for all. Not by the day, when nobody needs to be there, not where robots host, nor in an act
   * by itself, which has no move of a host's.
   */
  hostAway(): Promise<boolean> {
    const hosted = this.facts.robots !== 'all' && this.#state.clock < byTheDay && !isActAlone(this.show.name);
    return hosted ? this.pause('away') : Promise.resolve(false);
  }

  /** fairness.md 7: after this nothing is played any more. `breakOff`: also before the end. */
  close(breakOff = false): Promise<boolean> {
    return this.#turn(async () => {
      if ((!this.over && !breakOff) || this.#state.closed > 0) return false;
      return this.#change({ closed: this.#studio.now(), paused: '', deadline: 0, left: 0 });
    });
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
    this.#lose();
  }

  /** The store does not answer: the show stands still, and accepts nothing that is in memory only. */
  halt(): void {
    if (this.#lost || this.#state.paused === 'store') return;
    this.#halted = this.#studio.now();
    this.#state = { ...this.#state, paused: 'store' };
    this.#tell('state');
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
        if (typeof taken === 'string' || restored === undefined) return this.#lose();
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
        this.#legal = episode.legal();
        this.#frame = this.#lastFrame();
        this.#replies.learn(entries);
        this.#tell('entry');
      } catch (error) {
        this.#studio.log.warn({ episode: this.code, err: error }, 'the store is still away');
      }
    });
  }

  /** What the host or a seat knows beyond the audience, with what they may do. */
  own(viewer: 'host' | number): Own {
    const view = this.#episode.view(viewer);
    const legal = this.#legal.filter(({ by }) => by === viewer);
    if (viewer !== 'host') return { view, legal, undo: null };
    const { standing } = this.#episode;
    const last = standing.at(-1);
    const opened = openedIn(standing);
    const undo = last === undefined ? null : { entry: publicEntry(last, opened), known: learnedBy(standing, opened) };
    return { view, legal, undo, others: this.#legal.filter(({ by }) => by !== 'host') };
  }

  /** A move that was not sent before. */
  async #move(by: Actor, given: Asked, hand?: 'host'): Promise<MoveReply> {
    const { id: _id, ...asked } = given;
    const sender = hand ?? by;
    const key = keyOf(by, given, hand);
    if (this.#lost) return no('failed', said('movedAway'));
    const { paused } = this.#state;
    if (paused === 'store') return no('store', standsStill);
    if (paused !== '' && !(sender === 'host' && asides.includes(asked.do))) return no('paused', said('paused'));
    if (this.closed)
      return this.#refuse(key, {
        ok: false,
        code: 'not-now',
        message: tell(said('published')),
        said: said('published'),
      });
    const move: Move = { ...asked, by, do: asked.do };
    const refusal = this.#episode.refusal(move);
    if (refusal !== undefined) return this.#refuse(key, refusal);
    if (move.do === 'start' && this.#state.chairs.some(({ name }) => name === '')) {
      return no('lobby-not-full', said('lobbyNotFull'));
    }
    return this.#play(move, key, hand);
  }

  async #play(move: Move, key: string | null, hand?: 'host'): Promise<MoveReply> {
    const now = this.#studio.now();
    const before = { act: this.#episode.act, state: this.#episode.state, names: this.#episode.names };
    const fixed = this.#state.sources === null ? { sources: sourcesOf(this.#state.chairs) } : {};
    if (fixed.sources !== undefined) this.#dice.use(this.#studio.source(this.#seed, this.code, fixed.sources));
    const marks = { at: new Date(now).toISOString(), ...(hand === undefined ? {} : { hand }) };
    const proposal = this.#episode.propose(move, undefined, marks);
    if (!proposal.ok) return this.#refuse(key, proposal);
    const { next } = proposal;
    const over = next.state.phase !== 'over' ? 0 : this.#state.over > 0 ? this.#state.over : now;
    const change: Partial<EpisodeState> = {
      ...fixed,
      ...clockAfter(this.#state, before, proposal, now),
      act: next.act.name,
      phase: next.state.phase,
      over,
      touched: now,
      // A pause holds nobody once the show is over.
      ...(over > 0 && this.#state.paused !== '' ? { paused: '' as const, left: 0, deadline: 0 } : {}),
    };
    const countdown = this.#countdownTo(change);
    const stored = await this.#written(() =>
      this.#studio.store.append(
        this.code,
        this.#epoch,
        { seq: proposal.index, id: key, entry: proposal.entry },
        change,
        this.#ledger(proposal, now),
      ),
    );
    if (!stored) return this.#lost ? no('failed', said('movedAway')) : no('store', standsStill);
    this.#countdown = countdown;
    this.#accept(proposal, change);
    const reply: MoveReply = { ok: true, entry: proposal.index };
    this.#replies.accepted(key, proposal.index);
    this.#studio.metrics.entries.inc({ show: this.show.name });
    this.#tell('entry');
    return reply;
  }

  /** What this entry changes in the season's book. */
  #ledger({ next }: Proposal, now: number): LedgerWrite | undefined {
    const { code, facts, show, over } = this;
    const ends = next.state.phase === 'over';
    if (this.#season === undefined || facts.season === undefined || ends === over) return undefined;
    if (!ends) return endTakenBack(this.#studio, this.#season, code, now);
    const { scores, result } = next.state;
    const { title, options } = facts;
    const ended = { code, kind: facts.season.kind, show: show.name, title, names: next.names, scores, options, result };
    return atTheEnd(this.#studio, this.#season, ended, now);
  }

  #accept(proposal: Proposal, change: Partial<EpisodeState>): void {
    this.#episode.accept(proposal);
    this.#state = { ...this.#state, ...change };
    this.#legal = this.#episode.legal();
    this.#frame = this.#frameOf(proposal.index, proposal.draws);
  }

  /** Of the latest entry; one that was taken back drew nothing that stands. */
  #lastFrame(): CueFrame {
    const { entries, undoable } = this.#episode;
    if (entries.length === 0) return noFrame;
    return this.#frameOf(entries.length - 1, undoable?.index === entries.length - 1 ? undoable.draws : []);
  }

  #frameOf(entry: number, draws: readonly Draw[]): CueFrame {
    const { standing, cues, entries } = this.#episode;
    const byHand = entries[entry]?.hand === 'host' && typeof entries[entry]?.by === 'number';
    const check = throwCheck(this.#seed, this.code, draws);
    const stands = standing.at(-1)?.index === entry;
    const commitments: readonly Commitment[] = stands ? commitmentsBy(standing, this.#seed, this.code) : [];
    return {
      entry,
      cues,
      check,
      ...(byHand ? { hand: true } : {}),
      ...(commitments.length === 0 ? {} : { commitments }),
    };
  }

  #refuse(key: string | null, refusal: MoveReply & { ok: false }): MoveReply {
    const { ok, code, message, said } = refusal;
    const reply: MoveReply = { ok, code, message, ...(said === undefined ? {} : { said }) };
    this.#replies.refused(key, reply);
    return reply;
  }

  /** Other contestants, on disk and then in the episode. */
  async #seat(chairs: readonly Chair[]): Promise<boolean> {
    if (!(await this.#change({ chairs }, false))) return false;
    this.#episode = this.#episode.reseat(namesOf(chairs));
    this.#legal = this.#episode.legal();
    this.#tell('entry');
    return true;
  }

  async #change(given: Partial<EpisodeState>, tell = true): Promise<boolean> {
    const change = { ...given, touched: this.#studio.now() };
    const countdown = this.#countdownTo(change);
    if (!(await this.#written(() => this.#studio.store.change(this.code, this.#epoch, change)))) return false;
    this.#countdown = countdown;
    this.#state = { ...this.#state, ...change };
    if (tell) this.#tell('state');
    return true;
  }

  /** Begun before the write: the time that this takes counts. */
  #countdownTo({ deadline = this.#state.deadline }: Partial<EpisodeState>): Countdown {
    return deadline === this.#state.deadline ? this.#countdown : new Countdown(this.#studio, deadline);
  }

  /** One thing after another, each by a clock that has not jumped. */
  #turn<T>(job: () => Promise<T>): Promise<T> {
    return this.#turns.run(async () => {
      await this.#align();
      return job();
    });
  }

  /** After the machine's clock was set: what was left stays left, or, after a long jump ahead, waits for the host. */
  async #align(): Promise<void> {
    const { jump, left } = this.#countdown;
    if (jump === 0 || left <= 0 || this.#state.paused !== '') return;
    if (jump > longestJump) await this.#change({ paused: 'host', deadline: 0, left });
    else await this.#change({ deadline: this.#studio.now() + left });
  }

  /** False when it is not on disk; then nothing of it may be shown. */
  async #written(write: () => Promise<void>): Promise<boolean> {
    if (this.#lost || this.#state.paused === 'store') return false;
    const ended = this.#studio.metrics.commitTime.startTimer();
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
      this.#studio.log.error({ episode: this.code, err: error }, 'the store failed; the show is paused');
      this.#studio.metrics.failures.inc({ where: 'store' });
      this.halt();
      return false;
    }
  }

  #lose(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#tell('lost');
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** Names a move by its sender and the sender's own id; null: nobody sent it. */
const keyOf = (by: Actor, { id }: Asked, hand?: 'host'): string | null => (id === null ? null : `${hand ?? by}:${id}`);

const stateOf = ({
  chairs,
  locked,
  doors,
  odds,
  sideGame,
  clock,
  deadline,
  paused,
  left,
  sources,
  act,
  phase,
  over,
  closed,
  touched,
}: EpisodeState): EpisodeState => ({
  chairs,
  locked,
  doors,
  odds,
  sideGame,
  clock,
  deadline,
  paused,
  left,
  sources,
  act,
  phase,
  over,
  closed,
  touched,
});
