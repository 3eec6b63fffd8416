/**
 * An episode as it is played: moves, seats and the clock. It knows no sockets; the room shows what it says, robots and tests
 * use it alike.
 */
import { createHash } from 'node:crypto';
import type { Proposal } from '../../shared/episode.ts';
import type { Actor, Move } from '../../shared/moves.ts';
import { learnedBy, openedByLast, publicEntry } from '../../shared/opened.ts';
import type { MoveReply, Own, ServerCode, TurnedAway } from '../../shared/protocol.ts';
import { type Said, said, tell } from '../../shared/said.ts';
import { isActAlone } from '../../shared/shows/family.ts';
import { isFoul } from '../name-filter.ts';
import { atTheEnd, endTakenBack, type SeasonOfEpisode, seasonOf } from '../seasons/giving-back.ts';
import type { Chair, EpisodeState, LedgerWrite, OddsFor } from '../store/store.ts';
import type { Studio } from '../studio.ts';
import { newToken } from '../tokens.ts';
import { banOf, turnedAway, withBan } from './doors.ts';
import { KeptEpisode } from './kept-episode.ts';
import { byTheDay, clockAfter, clockMayRun, freshClock, pausedClock, resumedClock } from './move-clock.ts';
import { type Restored, restore, sourcesOf } from './restore.ts';
import { emptyChair, freeSeat, unlike } from './seating.ts';

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

export class LiveEpisode extends KeptEpisode {
  /** What it gives back to when it ends. */
  readonly #season: SeasonOfEpisode | undefined;

  /** From now on this process plays it, unless there is none, or another one that is alive (`sparing`: or not) does. */
  static async open(studio: Studio, code: string, sparing = false): Promise<LiveEpisode | 'none' | 'elsewhere'> {
    const taken = await studio.store.take(code, studio.owner, sparing);
    if (typeof taken === 'string') return taken;
    const restored = await restore(studio, code);
    if (restored === undefined) return 'none';
    const { season } = restored.stored;
    const given = season === undefined ? undefined : await seasonOf(studio, season.name);
    return new LiveEpisode(studio, restored, taken.epoch, given);
  }

  private constructor(studio: Studio, restored: Restored, epoch: number, season: SeasonOfEpisode | undefined) {
    super(studio, restored, epoch);
    this.#season = season;
  }

  /** Whether it has gone on for longer than anybody plays. */
  get full(): boolean {
    return this.episode.entries.length >= this.studio.mostEntries;
  }

  /** `id` is the client's own: sent again, it has no second effect and gets the same reply. */
  move(by: Actor, asked: Asked, hand?: 'host'): Promise<MoveReply> {
    return this.turn(async () => {
      const known = this.replies.to(keyOf(by, asked, hand));
      const reply = known ?? (await this.#move(by, asked, hand));
      this.studio.metrics.moves.inc({ result: known !== undefined ? 'repeated' : reply.ok ? 'accepted' : reply.code });
      return reply;
    });
  }

  /** Plays what the rules say for a deadline that passed, or goes on after a pause that ends by itself; else nothing. */
  expire(): Promise<void> {
    return this.turn(async () => {
      if (this.state.paused === 'store' || this.countdown.left > 0) return;
      if (this.state.paused !== '') {
        await this.change({ paused: '', ...resumedClock(this.state, this.studio.now()) });
        return;
      }
      this.studio.metrics.deadlineLag.observe(-this.countdown.left / 1000);
      const reply = await this.#move('clock', { id: null, do: 'expire' });
      if (reply.ok || reply.code === 'store') return;
      this.studio.log.warn({ episode: this.code, code: reply.code }, 'a deadline passed for nothing');
      await this.change({ deadline: 0 });
    });
  }

  /** Takes a free seat, or one that the host took back; undefined where there is none to take. */
  sit(typed: string, wanted?: number, pledge = '', visitor = ''): Promise<Seated | undefined> {
    return this.turn(async () => {
      if (this.state.locked || this.over || this.closed || this.turnedAway(typed, visitor) !== '') return undefined;
      const { chairs } = this.state;
      const seat = freeSeat(
        { show: this.show, robots: this.facts.robots, chairs, phase: this.episode.state.phase },
        wanted,
      );
      if (seat === undefined) return undefined;
      const name = this.#unlike(typed, seat);
      const { token, stored } = newToken(this.code, 'seat', seat, this.studio.now());
      await this.studio.store.addToken(stored);
      const chair: Chair = { ...emptyChair, name, open: false, pledge, visitor };
      const seated = { seat, token, id: stored.id };
      const grown = seat === this.state.chairs.length;
      if (grown || this.episode.state.phase === 'lobby') {
        const all = grown ? [...this.state.chairs, chair] : this.state.chairs.with(seat, chair);
        return (await this.reseat(all)) ? seated : undefined;
      }
      const reply = await this.#move('host', { id: null, do: 'replace', seat, name });
      if (!reply.ok) return undefined;
      const before = this.state.chairs[seat] ?? emptyChair;
      await this.change({ chairs: this.state.chairs.with(seat, { ...before, open: false, visitor }) });
      return seated;
    });
  }

  /**
   * Whoever looks on could not tell two people of one name apart, and in a season a name is somebody: who comes with another
   * one's gets a number behind it. Who comes back to a seat of their own name keeps it.
   */
  #unlike(name: string, seat: number): string {
    const others = this.episode.names.filter((_, other) => other !== seat);
    const entering = this.#season === undefined || this.show.name !== 'qualifying' ? [] : this.#season.contestants;
    const held = this.#season === undefined ? [] : this.state.chairs.map(chair => chair.name);
    const taken = [...new Set([...others, ...held, ...entering])].filter(other => other !== '');
    return unlike(taken, name);
  }

  /** Somebody came with the link of a seat that has no name yet, or that was kept for them. */
  claim(seat: number, name: string, pledge = '', visitor = ''): Promise<void> {
    return this.turn(async () => {
      if (this.state.doors.filter && isFoul(name)) return;
      const chair = this.state.chairs[seat];
      const kept = chair?.name === name && !chair.robot && chair.pledge === '';
      if (chair === undefined || !(chair.name === '' || kept) || this.episode.state.phase !== 'lobby') return;
      const from = chair.from === undefined ? {} : { from: chair.from };
      const called = kept ? name : this.#unlike(name, seat);
      const taken: Chair = { ...emptyChair, name: called, open: false, pledge, visitor, ...from };
      await this.reseat(this.state.chairs.with(seat, taken));
    });
  }

  /** A contestant's part of the public seed; ignored unless it is what was pledged and the show has not started. */
  reveal(seat: number, value: string): Promise<boolean> {
    return this.turn(async () => {
      const chair = this.state.chairs[seat];
      const hash = createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex');
      if (chair === undefined || this.state.sources !== null || chair.pledge !== hash) return false;
      return this.change({ chairs: this.state.chairs.with(seat, { ...chair, part: value }) });
    });
  }

  /** A new name for the same contestant; after the start it stands in the record, as a substitute's does. */
  rename(seat: number, name: string): Promise<MoveReply> {
    return this.turn(async () => {
      const chair = this.state.chairs[seat];
      if (chair === undefined || chair.name === '') return no('not-allowed', said('nobodyThere'));
      if (this.episode.state.phase !== 'lobby') return this.#move('host', { id: null, do: 'replace', seat, name });
      if (!(await this.reseat(this.state.chairs.with(seat, { ...chair, name })))) return no('store', standsStill);
      return { ok: true, entry: this.episode.entries.length - 1 };
    });
  }

  /** Everybody who has held a seat, whoever sits there now. */
  get everSeated(): readonly string[] {
    const came = this.episode.standing.flatMap(({ entry }) => (entry.do === 'replace' ? [String(entry.name)] : []));
    return [...new Set([...this.state.chairs.map(({ name }) => name), ...this.episode.names, ...came])];
  }

  /** Somebody else takes over a seat with all that hangs on it; its links are worthless. `from`: where they sat before. */
  substitute(seat: number, name: string, from?: string): Promise<MoveReply> {
    return this.turn(async () => {
      const before = this.state.chairs[seat];
      if (before === undefined) return no('not-allowed', said('noSeat'));
      const chair: Chair = { ...emptyChair, name, open: false, ...(from === undefined ? {} : { from }) };
      if (this.episode.state.phase === 'lobby') {
        await this.studio.store.revoke(this.code, { seat });
        if (!(await this.reseat(this.state.chairs.with(seat, chair)))) return no('store', standsStill);
        return { ok: true, entry: this.episode.entries.length - 1 };
      }
      const reply = await this.#move('host', { id: null, do: 'replace', seat, name });
      if (!reply.ok) return reply;
      await this.studio.store.revoke(this.code, { seat });
      // Name and part of the public seed stay with the chair: the record begins with them.
      const { name: first, pledge, part } = before;
      await this.change({ chairs: this.state.chairs.with(seat, { ...chair, name: first, pledge, part }) });
      return reply;
    });
  }

  /** Takes a seat back: its links are worthless, and whoever comes may take it. */
  vacate(seat: number): Promise<boolean> {
    return this.turn(async () => {
      const chair = this.state.chairs[seat];
      if (chair === undefined || this.over) return false;
      await this.studio.store.revoke(this.code, { seat });
      if (this.episode.state.phase === 'lobby') return this.reseat(this.state.chairs.with(seat, emptyChair));
      return this.change({ chairs: this.state.chairs.with(seat, { ...chair, robot: false, open: true }) });
    });
  }

  /** Why somebody may not sit down under this name, "" for no reason. */
  turnedAway(name: string, visitor: string): '' | TurnedAway {
    return turnedAway(this.state.doors, name, visitor);
  }

  /** Takes a seat back, and lets whoever sat there take none again; undefined where nobody sits. */
  async ban(seat: number): Promise<boolean> {
    const { chairs } = this.state;
    const chair = chairs[seat];
    const name = this.episode.names[seat] ?? '';
    if (chair === undefined || chair.robot || name === '') return false;
    const banned = banOf(chairs, seat, name);
    if (!(await this.vacate(seat))) return false;
    return this.turn(() => this.change({ doors: withBan(this.state.doors, banned) }));
  }

  /** Whoever was banned may sit down again; false where there is no such ban. */
  readmit(id: string): Promise<boolean> {
    return this.turn(async () => {
      const { doors } = this.state;
      const banned = doors.banned.filter(ban => ban.id !== id);
      return banned.length < doors.banned.length && this.change({ doors: { ...doors, banned } });
    });
  }

  /** Whether foul names are turned away. */
  filterNames(filter: boolean): Promise<boolean> {
    return this.turn(() => this.change({ doors: { ...this.state.doors, filter } }));
  }

  lock(locked: boolean): Promise<boolean> {
    return this.turn(() => this.change({ locked }));
  }

  /** Who is shown exact chances. */
  showOdds(odds: OddsFor): Promise<boolean> {
    return this.turn(() => this.change({ odds }));
  }

  /** Whether the audience may play along. */
  letPlayAlong(sideGame: boolean): Promise<boolean> {
    return this.turn(() => this.change({ sideGame }));
  }

  /** `until`: goes on by itself then; 0: when somebody lets it. */
  pause(why: 'host' | 'away', until = 0): Promise<boolean> {
    return this.turn(async () => {
      const state = this.state;
      const now = this.studio.now();
      if (!this.running || state.paused === 'store' || (why === 'away' && state.paused !== '')) return false;
      if (until > 0 && until <= now) return false;
      if (state.paused === why && state.deadline === until) return false;
      return this.change({ paused: why, ...pausedClock(state, now, until) });
    });
  }

  /** `why`: only if it stands still for this reason. */
  resume(why?: 'away'): Promise<boolean> {
    return this.turn(async () => {
      const state = this.state;
      if (state.paused === '' || state.paused === 'store' || (why !== undefined && state.paused !== why)) return false;
      return this.change({ paused: '', ...resumedClock(state, this.studio.now()) });
    });
  }

  /** How long a move may take from now on, also the one that is owed now. */
  setClock(seconds: number): Promise<boolean> {
    return this.turn(() => {
      const running = freshClock({ ...this.state, clock: seconds }, this.legal, this.studio.now());
      return this.change({ clock: seconds, ...running });
    });
  }

  /** The clock that runs now ends at this time, whatever a move may take: until then entries of a qualifying come in. */
  endClockAt(deadline: number): Promise<boolean> {
    return this.turn(async () => clockMayRun(this.legal) && this.change({ deadline, left: 0 }));
  }

  /** How many times as long as the others whoever sits there has from the next move on; false where there is no such seat. */
  giveTime(seat: number, time: number): Promise<boolean> {
    return this.turn(async () => {
      const chair = this.state.chairs[seat];
      return chair !== undefined && this.change({ chairs: this.state.chairs.with(seat, { ...chair, time }) });
    });
  }

  /** False when no clock runs. */
  extend(seconds: number): Promise<boolean> {
    return this.turn(async () => {
      const { deadline, left, paused } = this.state;
      const more = seconds * 1000;
      if (paused === '' ? deadline === 0 : left === 0) return false;
      return this.change(paused === '' ? { deadline: deadline + more } : { left: left + more });
    });
  }

  /**
   * Nobody hosts: the show pauses for all. Not by the day, when nobody needs to be there, not where robots host, nor in an act
   * by itself, which has no move of a host's.
   */
  hostAway(): Promise<boolean> {
    const hosted = this.facts.robots !== 'all' && this.state.clock < byTheDay && !isActAlone(this.show.name);
    return hosted ? this.pause('away') : Promise.resolve(false);
  }

  /** fairness.md 7: after this nothing is played any more. `breakOff`: also before the end. */
  close(breakOff = false): Promise<boolean> {
    return this.turn(async () => {
      if ((!this.over && !breakOff) || this.state.closed > 0) return false;
      return this.change({ closed: this.studio.now(), paused: '', deadline: 0, left: 0 });
    });
  }

  /** What the host or a seat knows beyond the audience, with what they may do. */
  own(viewer: 'host' | number): Own {
    const view = this.episode.view(viewer);
    const legal = this.legal.filter(({ by }) => by === viewer);
    if (viewer !== 'host') return { view, legal, undo: null };
    const { standing } = this.episode;
    const last = standing.at(-1);
    const opened = openedByLast(standing);
    const undo = last === undefined ? null : { entry: publicEntry(last, opened), known: learnedBy(standing, opened) };
    return { view, legal, undo, others: this.legal.filter(({ by }) => by !== 'host') };
  }

  /** A move that was not sent before. */
  async #move(by: Actor, given: Asked, hand?: 'host'): Promise<MoveReply> {
    const { id: _id, ...asked } = given;
    const sender = hand ?? by;
    const key = keyOf(by, given, hand);
    if (this.lost) return no('failed', said('movedAway'));
    const { paused } = this.state;
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
    if (by !== 'clock' && move.do !== 'end' && this.full) return no('not-allowed', said('tooManyEntries'));
    const refusal = this.episode.refusal(move);
    if (refusal !== undefined) return this.#refuse(key, refusal);
    if (move.do === 'start' && this.state.chairs.some(({ name }) => name === '')) {
      return no('lobby-not-full', said('lobbyNotFull'));
    }
    return this.#play(move, key, hand);
  }

  async #play(move: Move, key: string | null, hand?: 'host'): Promise<MoveReply> {
    const now = this.studio.now();
    const before = { act: this.episode.act, state: this.episode.state, names: this.episode.names };
    const fixed = this.state.sources === null ? { sources: sourcesOf(this.state.chairs) } : {};
    if (fixed.sources !== undefined) this.dice.use(this.studio.source(this.seed, this.code, fixed.sources));
    const marks = { at: new Date(now).toISOString(), ...(hand === undefined ? {} : { hand }) };
    const proposal = this.episode.propose(move, undefined, marks);
    if (!proposal.ok) return this.#refuse(key, proposal);
    const { next } = proposal;
    const over = next.state.phase !== 'over' ? 0 : this.state.over > 0 ? this.state.over : now;
    const change: Partial<EpisodeState> = {
      ...fixed,
      ...clockAfter(this.state, before, proposal, now),
      act: next.act.name,
      phase: next.state.phase,
      over,
      touched: now,
      // A pause holds nobody once the show is over.
      ...(over > 0 && this.state.paused !== '' ? { paused: '' as const, left: 0, deadline: 0 } : {}),
    };
    if (!(await this.append(proposal, key, change, this.#ledger(proposal, now))))
      return this.lost ? no('failed', said('movedAway')) : no('store', standsStill);
    const reply: MoveReply = { ok: true, entry: proposal.index };
    this.replies.accepted(key, proposal.index);
    this.studio.metrics.entries.inc({ show: this.show.name });
    this.tell('entry');
    return reply;
  }

  /** What this entry changes in the season's book. */
  #ledger({ next }: Proposal, now: number): LedgerWrite | undefined {
    const { code, facts, show, over } = this;
    const ends = next.state.phase === 'over';
    if (this.#season === undefined || facts.season === undefined || ends === over) return undefined;
    if (!ends) return endTakenBack(this.studio, this.#season, code, now);
    const { scores, result } = next.state;
    const { title, options } = facts;
    const ended = { code, kind: facts.season.kind, show: show.name, title, names: next.names, scores, options, result };
    return atTheEnd(this.studio, this.#season, ended, now);
  }

  #refuse(key: string | null, refusal: MoveReply & { ok: false }): MoveReply {
    const { ok, code, message, said } = refusal;
    const reply: MoveReply = { ok, code, message, ...(said === undefined ? {} : { said }) };
    this.replies.refused(key, reply);
    return reply;
  }
}

/** Names a move by its sender and the sender's own id; null: nobody sent it. */
const keyOf = (by: Actor, { id }: Asked, hand?: 'host'): string | null => (id === null ? null : `${hand ?? by}:${id}`);
