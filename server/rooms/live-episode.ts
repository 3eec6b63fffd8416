/**
 * An episode as it is played: moves, seats and the clock. It knows no sockets; the room shows what it says, robots and tests
 * use it alike.
 */
import { type Chain, chainName, mostChains } from '../../shared/engine/chain.ts';
import type { Frame, Proposal } from '../../shared/engine/episode.ts';
import { fairVersionOf } from '../../shared/engine/fair.ts';
import { opinionIn } from '../../shared/engine/judge.ts';
import { type Actor, hostAsides, type Legal, legalBy, type Move } from '../../shared/engine/moves.ts';
import { learnedBy, openedByLast, publicEntry } from '../../shared/engine/opened.ts';
import type { AlarmKind, MoveReply, Own, ServerCode, TurnedAway } from '../../shared/engine/protocol.ts';
import { type Said, said, tell } from '../../shared/engine/said.ts';
import { byTheDay, type SettingsChange } from '../../shared/engine/settings.ts';
import { hasEntrants, isActAlone } from '../../shared/shows/index.ts';
import { isFoul } from '../name-filter.ts';
import { atTheEnd, endTakenBack, type SeasonOfEpisode, seasonOf } from '../seasons/giving-back.ts';
import { welcomeTo } from '../seasons/waiting.ts';
import {
  type Chair,
  type EpisodeState,
  houseHosts,
  type LedgerWrite,
  robotsPlay,
  type Starting,
} from '../store/store.ts';
import { mostRobotEntries, type Studio } from '../studio.ts';
import { newToken } from '../tokens.ts';
import { banOf, turnedAway, withBan } from './doors.ts';
import { KeptEpisode } from './kept-episode.ts';
import { clockAfter, clockMayRun, freshClock, pausedClock, resumedClock } from './move-clock.ts';
import { type Restored, restore, sourcesOf } from './restore.ts';
import { callsTime, mayCallTime, roundEndsAfter, turnOf } from './round-clock.ts';
import { emptyChair, freeSeat, unlike } from './seating.ts';
import { isStale } from './stale.ts';

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

/** What goes into an entry beside the move itself. */
interface Beside {
  /** Hex of the link that came with it, "" for none. */
  readonly reveal?: string;
  /** What its entry fixes and changes along with it. */
  readonly more?: Partial<EpisodeState>;
}

/** A `start` that waits for links is answered when it is accepted or refused. */
interface Later {
  readonly later: Promise<MoveReply>;
}

/** Milliseconds in which pages find the process that took their show over. */
const comingOver = 3000;

/** Of one name; who cries wolf more often is not heard. */
const mostAlarms = 12;

/** Moves of one seat within one phase that draw nothing; of bets, so many a hand. */
const mostInAPhase = 30;

const standsStill = said('standsStill');

const no = (code: ServerCode, why: Said): MoveReply & { ok: false } => ({
  ok: false,
  code,
  message: tell(why),
  said: why,
});

export class LiveEpisode extends KeptEpisode {
  /** Seats with a page that could give a link; whoever has the sockets says so. */
  present: () => readonly number[] = () => [];
  /** What it gives back to when it ends. */
  readonly #season: SeasonOfEpisode | undefined;
  /** Whose turn ran when the round was over by its clock; undefined while it is not. */
  #lastTurn: number | undefined;
  /** Since when `start` waits for links, by the steady clock; a process that takes over waits anew. */
  #asked: number;
  /** It was asked for in another process: pages of this one are on their way here. */
  #takenOver: boolean;
  #started = Promise.withResolvers<MoveReply>();

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
    this.#asked = studio.steady();
    this.#takenOver = this.state.starting !== null;
  }

  /** Whether it has gone on for longer than anybody plays. */
  get full(): boolean {
    const most = robotsPlay(this.facts.robots)
      ? Math.min(this.studio.mostEntries, mostRobotEntries)
      : this.studio.mostEntries;
    return this.episode.entries.length >= most;
  }

  /** `id` is the client's own: sent again, it has no second effect and gets the same reply. */
  async move(by: Actor, asked: Asked, hand?: 'host', at?: number): Promise<MoveReply> {
    const { moves } = this.studio.metrics;
    const reply = await this.turn(async () => {
      const known = this.replies.to(keyOf(by, asked, hand));
      if (known !== undefined) moves.inc({ result: 'repeated' });
      return known === undefined ? this.#move(by, asked, hand, {}, at) : { known };
    });
    if ('known' in reply) return reply.known;
    const answer = 'later' in reply ? await reply.later : reply;
    moves.inc({ result: answer.ok ? 'accepted' : answer.code });
    return answer;
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
      if ('later' in reply || reply.ok || reply.code === 'store') return;
      this.studio.log.warn({ episode: this.code, code: reply.code }, 'a deadline passed for nothing');
      await this.change({ deadline: 0 });
    });
  }

  #roundAfter(before: Frame, next: Frame, now: number): Partial<EpisodeState> {
    const { settings } = this.state;
    const roundEnds = roundEndsAfter(settings, before, next, now);
    return roundEnds === settings.roundEnds ? {} : { settings: { ...settings, roundEnds } };
  }

  get #frameNow(): Frame {
    return { act: this.episode.act, state: this.episode.state, names: this.episode.names, place: 0 } as Frame;
  }

  /** The round is over by its clock, and the turn that ran then is over too. */
  get roundCalls(): boolean {
    const { settings, paused } = this.state;
    if (settings.roundEnds === 0 || !this.running || paused !== '' || !this.idle) return false;
    if (this.studio.now() < settings.roundEnds) {
      this.#lastTurn = undefined;
      return false;
    }
    const turn = turnOf(this.#frameNow);
    this.#lastTurn ??= turn;
    return mayCallTime(this.legal) && (turn < 0 || turn !== this.#lastTurn);
  }

  /** Calls time as the host would. */
  callTime(): Promise<void> {
    return this.turn(async () => {
      if (this.studio.now() < this.state.settings.roundEnds || !mayCallTime(this.legal)) return;
      await this.#move('host', { id: null, do: callsTime });
    });
  }

  /** Takes a free seat, or one that the host took back; undefined where there is none to take. */
  sit(typed: string, wanted?: number, pledge = '', visitor = ''): Promise<Seated | undefined> {
    return this.turn(async () => {
      if (
        this.state.settings.locked ||
        this.studio.now() < this.state.settings.doors ||
        this.over ||
        this.closed ||
        this.turnedAway(typed, visitor) !== ''
      )
        return undefined;
      const { chairs } = this.state;
      const seat = freeSeat(
        { show: this.show, robots: this.facts.robots, chairs, phase: this.episode.state.phase },
        wanted,
      );
      if (seat === undefined || (await this.welcomeFrom(typed)) !== 0) return undefined;
      const name = this.#unlike(typed, seat);
      const { token, stored } = newToken(this.code, 'seat', seat, this.studio.now());
      await this.studio.store.addToken(stored);
      const chair: Chair = { ...emptyChair, name, open: false, visitor };
      const seated = { seat, token, id: stored.id };
      const grown = seat === this.state.chairs.length;
      if (grown || this.episode.state.phase === 'lobby') {
        const all = grown ? [...this.state.chairs, chair] : this.state.chairs.with(seat, chair);
        return (await this.reseat(all, this.#pledged(chainName(seat), pledge))) ? seated : undefined;
      }
      // Who comes back to the seat of their own name is no substitute (LN-A25).
      const back = this.episode.names[seat] === typed;
      const next = this.episode.entries.length + (back ? 0 : 1);
      // Entry, seat and pledge are written together: nobody sits there without a chain for a moment.
      const before = this.state.chairs[seat] ?? emptyChair;
      const more = {
        chairs: this.state.chairs.with(seat, { ...before, open: false, visitor }),
        ...this.#pledged(chainName(seat), pledge, next),
      };
      if (back) return (await this.change(more)) ? seated : undefined;
      const reply = await this.#move('host', { id: null, do: 'replace', seat, name }, undefined, more);
      return 'ok' in reply && reply.ok ? seated : undefined;
    });
  }

  /**
   * Whoever looks on could not tell two people of one name apart, and in a season a name is somebody: who comes with another
   * one's gets a number behind it. Who comes back to a seat of their own name keeps it.
   */
  #unlike(name: string, seat: number): string {
    const others = this.episode.names.filter((_, other) => other !== seat);
    const entering = this.#season === undefined || !hasEntrants(this.show.name) ? [] : this.#season.contestants;
    const held = this.#season === undefined ? [] : this.state.chairs.map(chair => chair.name);
    const taken = [...new Set([...others, ...held, ...entering])].filter(other => other !== '');
    return unlike(taken, name);
  }

  /** Somebody came with the link of a seat that has no name yet, or that was kept for them. */
  claim(seat: number, name: string, pledge = '', visitor = ''): Promise<void> {
    return this.turn(async () => {
      if (this.state.settings.filter && isFoul(name)) return;
      const chair = this.state.chairs[seat];
      const kept = chair?.name === name && !chair.robot && chair.visitor === undefined;
      if (chair === undefined || !(chair.name === '' || kept) || this.episode.state.phase !== 'lobby') return;
      const from = chair.from === undefined ? {} : { from: chair.from };
      const called = kept ? name : this.#unlike(name, seat);
      const taken: Chair = { ...emptyChair, name: called, open: false, visitor, ...from };
      await this.reseat(this.state.chairs.with(seat, taken), this.#pledged(chainName(seat), pledge));
    });
  }

  /** A chain more, where there may be one: `from` is the entry before which it is pledged, the next one if nothing is said. */
  #pledged(name: string, pledge: string, from = this.episode.entries.length): { readonly chains?: readonly Chain[] } {
    const { chains, starting } = this.state;
    // While `start` waits for links nothing is pledged: a chain chosen now could be chosen by the links.
    if (pledge === '' || !this.linked || this.closed || starting !== null) return {};
    if (this.chains.of(name).length >= mostChains || chains.some(chain => chain.pledge === pledge)) return {};
    return { chains: [...chains, { name, from, pledge }] };
  }

  /** fairness.md 2: a chain of a seat or of the host, in force from the next entry on. True if it stands now. */
  pledge(by: 'host' | number, pledge: string): Promise<boolean> {
    return this.turn(async () => {
      const name = chainName(by);
      if (this.chains.of(name).some(chain => chain.pledge === pledge)) return true;
      const change = this.#pledged(name, pledge);
      return change.chains !== undefined && this.change(change);
    });
  }

  /** fairness.md 10: what a page found wrong with its part, for the host and for good. The same is said once. */
  alarm(by: 'host' | number, what: AlarmKind, entry: number): Promise<boolean> {
    return this.turn(async () => {
      const { alarms } = this.state;
      const name = chainName(by);
      const said = alarms.some(alarm => alarm.name === name && alarm.what === what && alarm.entry === entry);
      const enough = alarms.filter(alarm => alarm.name === name).length >= mostAlarms;
      if (!this.linked || said || enough) return said;
      const late = this.state.closed > 0 ? ({ late: true } as const) : {};
      return this.change({ alarms: [...alarms, { name, what, entry, ...late }] });
    });
  }

  /** fairness.md 3: the link of a seat's page for the public seed. True if it is taken, or was before. */
  giveForStart(seat: number, link: string): Promise<boolean> {
    return this.turn(async () => {
      const { starting } = this.state;
      const name = chainName(seat);
      const before = starting?.links[name];
      if (starting === null || before !== undefined) return before === link;
      if (this.chains.find(name, link) === undefined) return false;
      if (!(await this.change({ starting: { ...starting, links: { ...starting.links, [name]: link } } }))) return false;
      if (this.#allGiven) await this.#begin();
      return true;
    });
  }

  /** Whether a `start` that waits for links need not wait any longer. */
  get startDue(): boolean {
    const { starting, paused } = this.state;
    if (starting === null || paused === 'store' || !this.idle) return false;
    return this.#allGiven || this.studio.steady() - this.#asked >= this.studio.timing.links;
  }

  /** Nobody's link is waited for; soon after another process had it, nobody knows yet who will be here. */
  get #allGiven(): boolean {
    const { links } = this.studio.timing;
    const settled = !this.#takenOver || this.studio.steady() - this.#asked >= Math.min(links, comingOver);
    return settled && this.#awaited.length === 0;
  }

  /** Accepts the `start` that waits, with the links that were given. */
  begin(): Promise<void> {
    return this.turn(() => this.#begin());
  }

  /** Seats whose page is there, has a chain and has not given its link yet; also where a person looks on from a robot's seat. */
  get #awaited(): readonly number[] {
    const { starting } = this.state;
    if (starting === null) return [];
    return this.present().filter(seat => {
      const name = chainName(seat);
      return this.chains.of(name).length > 0 && starting.links[name] === undefined;
    });
  }

  /** `start` in two steps, each on disk: it is asked for and shown, and accepted once the pages have given their links. */
  async #askForStart(key: string | null, reveal: string): Promise<MoveReply | Later> {
    const starting: Starting = { key, links: reveal === '' ? {} : { host: reveal } };
    if (!(await this.change({ starting }))) return no('store', standsStill);
    this.#asked = this.studio.steady();
    this.#takenOver = false;
    this.#started = Promise.withResolvers();
    const { promise } = this.#started;
    if (this.#awaited.length === 0) await this.#begin();
    return { later: promise };
  }

  async #begin(): Promise<void> {
    const { starting, chairs } = this.state;
    if (starting === null) return;
    const reply = await this.#accepted(starting, chairs);
    // Where the store is away it goes on waiting; whoever asked may ask again.
    if (!reply.ok && reply.code !== 'store' && !this.lost) await this.change({ starting: null });
    this.#started.resolve(reply);
  }

  #accepted({ key, links }: Starting, chairs: readonly Chair[]): Promise<MoveReply> | MoveReply {
    if (this.closed) return no('not-allowed', said('published'));
    if (chairs.some(({ name }) => name === '')) return no('lobby-not-full', said('lobbyNotFull'));
    const sources = sourcesOf({ show: this.show, rules: this.facts.rules, chairs }, links);
    return this.#play({ by: 'host', do: 'start' }, key, undefined, {
      reveal: links.host ?? '',
      more: { sources, starting: null },
    });
  }

  /**
   * A new name for the same contestant, who keeps what was brought along: the record is written as if the name had always been
   * so. A substitute's name is an entry; another one for them is an entry too, and takes nothing that is not gone already
   * (LN-A25, HD-A41).
   */
  rename(seat: number, name: string): Promise<MoveReply> {
    return this.turn(async () => {
      const chair = this.state.chairs[seat];
      if (chair === undefined || chair.name === '') return no('not-allowed', said('nobodyThere'));
      const came = this.episode.standing.some(({ entry }) => entry.do === 'replace' && entry.seat === seat);
      if (came || this.over) return this.#aside({ id: null, do: 'replace', seat, name });
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
      const reply = await this.#aside({ id: null, do: 'replace', seat, name });
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

  /** HD-A42: 0 for who may enter; -1 never; else the broadcast from which on the entry of this name is welcome. */
  welcomeFrom(name: string): Promise<number> {
    return welcomeTo(this.studio, this.facts, name);
  }

  /** Why somebody may not sit down under this name, "" for no reason. */
  turnedAway(name: string, visitor: string): '' | TurnedAway {
    return turnedAway(this.state, name, visitor);
  }

  /** Takes a seat back, and lets whoever sat there take none again; undefined where nobody sits. */
  async ban(seat: number): Promise<boolean> {
    const { chairs } = this.state;
    const chair = chairs[seat];
    const name = this.episode.names[seat] ?? '';
    if (chair === undefined || chair.robot || name === '') return false;
    const banned = banOf(chairs, seat, name);
    if (!(await this.vacate(seat))) return false;
    return this.turn(() => this.change({ banned: withBan(this.state.banned, banned) }));
  }

  /** Whoever was banned may sit down again; false where there is no such ban. */
  readmit(id: string): Promise<boolean> {
    return this.turn(async () => {
      const banned = this.state.banned.filter(ban => ban.id !== id);
      return banned.length < this.state.banned.length && this.change({ banned });
    });
  }

  /** Other settings, from now on. Another clock holds for the move that is owed now too. */
  set(change: SettingsChange): Promise<boolean> {
    return this.turn(() => {
      const settings = { ...this.state.settings, ...change };
      const clock =
        change.clock === undefined && change.sealedClock === undefined
          ? {}
          : freshClock({ ...this.state, settings }, this.legal, this.studio.now());
      return this.change({ settings, ...clock });
    });
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

  /** The clock that runs now ends at this time, whatever a move may take: until then whoever wishes enters. */
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
    const hosted =
      !houseHosts(this.facts.robots) && this.state.settings.clock < byTheDay && !isActAlone(this.show.name);
    return hosted ? this.pause('away') : Promise.resolve(false);
  }

  /** fairness.md 8: after this nothing is played any more. `breakOff`: also before the end. */
  close(breakOff = false): Promise<boolean> {
    return this.turn(async () => {
      if ((!this.over && !breakOff) || this.state.closed > 0) return false;
      const closed = await this.change({
        closed: this.studio.now(),
        paused: '',
        deadline: 0,
        left: 0,
        ...(this.state.starting === null ? {} : { starting: null }),
      });
      this.#started.resolve(no('not-allowed', said('published')));
      return closed;
    });
  }

  /** The same people play on in another show: pages of this one go there. */
  goesOn(next: string): Promise<boolean> {
    return this.turn(() => this.change({ next }));
  }

  /** What the host or a seat knows beyond the audience, with what they may do. */
  own(viewer: 'host' | number): Own {
    const view = this.episode.view(viewer);
    const legal = this.#marked(legalBy(this.legal, viewer));
    const { standing, entries } = this.episode;
    const chains = this.linked ? { chains: this.chains.given(chainName(viewer)) } : {};
    if (viewer !== 'host') return { entries: entries.length, view, legal, undo: null, ...chains };
    const last = standing.at(-1);
    const opened = openedByLast(standing);
    const undo = last === undefined ? null : { entry: publicEntry(last, opened), known: learnedBy(standing, opened) };
    const others = this.#marked(this.legal.filter(({ by }) => by !== 'host'));
    return { entries: entries.length, view, legal, undo, others, ...chains };
  }

  /** Says of each move whether a link goes with it. */
  #marked(legal: readonly Legal[]): readonly Legal[] {
    if (!this.linked) return legal;
    const { draws } = this.episode.act;
    return legal.map(item => (item.do === 'start' || draws.includes(item.do) ? { ...item, draws: true } : item));
  }

  /** A move of the host's that is never a `start`. */
  async #aside(asked: Asked): Promise<MoveReply> {
    const reply = await this.#move('host', asked);
    return 'later' in reply ? reply.later : reply;
  }

  /** A move that was not sent before. `more`: what its entry changes along with it. */
  async #move(
    by: Actor,
    given: Asked,
    hand?: 'host',
    more: Partial<EpisodeState> = {},
    at?: number,
  ): Promise<MoveReply | Later> {
    const { id: _id, reveal: link, ...asked } = given;
    const reveal = this.linked && typeof link === 'string' ? link : '';
    const sender = hand ?? by;
    const key = keyOf(by, given, hand);
    if (this.lost) return no('failed', said('movedAway'));
    const { paused } = this.state;
    if (paused === 'store') return no('store', standsStill);
    if (paused !== '' && !(sender === 'host' && hostAsides.includes(asked.do))) return no('paused', said('paused'));
    if (this.closed)
      return this.#refuse(key, {
        ok: false,
        code: 'not-now',
        message: tell(said('published')),
        said: said('published'),
      });
    const move: Move = { ...asked, by, do: asked.do };
    if (at !== undefined && isStale(this.episode, move, at))
      return { ...no('stale', said('stale')), entries: this.episode.entries.length };
    if (by !== 'clock' && move.do !== 'end' && this.full) return no('not-allowed', said('tooManyEntries'));
    if (typeof by === 'number' && this.#hasHadEnough(by)) return no('not-allowed', said('enoughOfThese'));
    const refusal = this.episode.refusal(move);
    if (refusal !== undefined) return this.#refuse(key, refusal);
    if (move.do === 'start' && this.state.chairs.some(({ name }) => name === '')) {
      return no('lobby-not-full', said('lobbyNotFull'));
    }
    const { starting } = this.state;
    if (starting !== null) {
      const again = key !== null && starting.key === key && move.do === 'start';
      return again ? { later: this.#started.promise } : no('not-allowed', said('starting'));
    }
    const name = chainName(by, hand);
    if (reveal !== '' && this.chains.find(name, reveal) === undefined) return this.#stale(name);
    if (move.do === 'start' && this.linked && this.state.sources === null) return this.#askForStart(key, reveal);
    return this.#play(move, key, hand, { reveal, more });
  }

  /** Whether a seat has moved so often while nothing went on, as with bet after bet. What draws something goes on. */
  #hasHadEnough(seat: number): boolean {
    const { standing, act, state } = this.episode;
    let same = 0;
    for (let i = standing.length - 1; i >= 0 && same < mostInAPhase; i--) {
      const { entry, before } = standing[i]!;
      if (before.act !== act || before.state.phase !== state.phase) return false;
      if (entry.by === seat && entry.drew === undefined) same += 1;
    }
    return same >= mostInAPhase;
  }

  /** Not remembered: the same move may come again with the right link. */
  #stale(name: string): MoveReply {
    return { ...no('stale', said('staleLink')), chains: this.chains.given(name), place: this.episode.place };
  }

  async #play(
    move: Move,
    key: string | null,
    hand: 'host' | undefined,
    { reveal = '', more = {} }: Beside,
  ): Promise<MoveReply> {
    const now = this.studio.now();
    const before = this.episode.now;
    const { show, facts, state } = this;
    const fixed =
      state.sources === null
        ? { sources: sourcesOf({ show, rules: facts.rules, chairs: state.chairs }), ...more }
        : more;
    if (fixed.sources !== undefined && fixed.sources !== null)
      this.dice.use(this.studio.source(this.seed, this.code, fixed.sources, fairVersionOf(facts.rules)));
    const marks = {
      at: new Date(now).toISOString(),
      ...(hand === undefined ? {} : { hand }),
      ...(reveal === '' ? {} : { reveal }),
    };
    const proposal = this.episode.propose(move, undefined, marks);
    if (!proposal.ok) return this.#refuse(key, proposal);
    const { next } = proposal;
    const time = this.timelineOf(proposal);
    const over = next.state.phase !== 'over' ? 0 : this.state.over > 0 ? this.state.over : now;
    const change: Partial<EpisodeState> = {
      ...fixed,
      // Nobody's time runs before they see what they owe.
      ...clockAfter(this.state, before, proposal, time.at + time.shows),
      ...this.#roundAfter(before, next, now),
      act: next.act.name,
      phase: next.state.phase,
      over,
      touched: now,
      // A pause holds nobody once the show is over.
      ...(over > 0 && this.state.paused !== '' ? { paused: '' as const, left: 0, deadline: 0 } : {}),
    };
    if (!(await this.append(proposal, key, change, this.#ledger(proposal, now), time)))
      return this.lost ? no('failed', said('movedAway')) : no('store', standsStill);
    const reply: MoveReply = { ok: true, entry: proposal.index };
    this.replies.accepted(key, proposal.index);
    this.studio.metrics.entries.inc({ show: this.show.name });
    this.tell('entry');
    if (move.do !== 'undo') await this.#judgeChoice();
    return reply;
  }

  /**
   * Whoever took another of the choices is wrong: the host is not asked (the rules would wait, contract.md 3), but may take it
   * back and decide otherwise.
   */
  async #judgeChoice(): Promise<void> {
    const { judging } = this.facts.options as { readonly judging?: string };
    if (judging !== 'assisted' || opinionIn(this.episode.view('host')) !== 'choice') return;
    await this.#move('host', { id: null, do: 'judge', correct: false });
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
