/**
 * The crowd of one episode: who plays along, their calls, points and open bets. It never affects the show. Calls and bets are timed
 * by the server's clock: they count for what happens after they arrived, however late the picture is.
 */
import { createHash, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { bankroll, openings, refusal, type Ticket } from '../../shared/crowd/bets.ts';
import { Calls } from '../../shared/crowd/calls.ts';
import { type Effect, Follower, type Told } from '../../shared/crowd/follower.ts';
import type {
  CalledUp,
  Purse,
  RoomFacts,
  RoomMessage,
  RoomNews,
  RoomReply,
  Table,
} from '../../shared/crowd/messages.ts';
import { callOf } from '../../shared/crowd/task.ts';
import { Episode, partsOf } from '../../shared/engine/episode.ts';
import { type Phrase, phrase, textOf } from '../../shared/engine/phrase.ts';
import type { Decision } from '../../shared/odds/odds.ts';
import { manifestOf, originalPays, type Pays } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import { NotOwner } from '../store/failures.ts';
import type { StoredFan } from '../store/stored.ts';
import type { LiveEpisode } from './live-episode.ts';
import { adviser } from './robot-cast.ts';

interface Person {
  readonly id: string;
  name: string;
  /** Of bets alone. */
  points: number;
  tickets: readonly Ticket[];
  /** Lost everything and got new points; until the next bet. */
  again?: boolean;
  volunteers: boolean;
  /** The seat that they were called up to, until their phone has taken it. */
  seat?: Purse['seat'];
}

/** Milliseconds that playing a show again may take at once. */
const stepTime = 5;
/** Outcomes of one answer: an evening has fewer, and a longer list would cost more than its question. */
const maxOutcomes = 100;
/** Open bets of one person, at most. */
const maxTickets = 20;
const maxPeople = 5000;
/** People per batch, and milliseconds between two batches, so that a throw seldom waits for them. */
const batch = 25;
const breath = 20;
/** Milliseconds until an entry's bets and calls are counted, unless somebody asks before. */
const countDelay = 20;
const best = 5;

/** Whoever knows the secret of a browser plays with its points. The id does not reveal it. */
const idOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 24);

const no = (code: string, why: Phrase): RoomReply => ({ ok: false, code, message: textOf(why), phrase: why });

const refused = {
  closed: no('closed', phrase('betClosed')),
  stake: no('stake', phrase('betStake')),
  late: no('late', phrase('betLate')),
  nameless: no('nameless', phrase('nameFirst')),
} as const;

/**
 * Whether the next draw is known already: it was drawn, undone, and will come again (fairness.md 6). No bet is taken until the
 * show is past the last such draw.
 */
const isForeseen = ({ entries, standing }: Pick<Episode, 'entries' | 'standing'>): boolean => {
  /** The number of draws before the end of each standing entry, and at last how many stand now. */
  const drawn = [0];
  let seen = 0;
  for (const { do: move, drew } of entries) {
    if (move !== 'undo') drawn.push((drawn.at(-1) ?? 0) + (drew === undefined ? 0 : 1));
    else if (drawn.length > 1) drawn.pop();
    seen = Math.max(seen, drawn.at(-1) ?? 0);
  }
  return standing.length < entries.length && (drawn.at(-1) ?? 0) < seen;
};

/**
 * Hot Hand's bets pay the crowd what they pay at the table (contract.md 10). Beside other shows they pay by the original
 * rules.
 */
const paysOf = ({ episode }: LiveEpisode): Pays | undefined =>
  (episode.setting.options as { readonly house?: { readonly pays?: Pays } }).house?.pays;

export class Crowd {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  /** The news have changed, besides with an entry. */
  readonly #changed: () => void;
  readonly #people = new Map<string, Person>();
  readonly #calls = new Calls();
  /** People with open bets. Only they matter when dice fall. */
  readonly #betting = new Set<Person>();
  readonly #dirty = new Set<Person>();
  /** Payments of entries that have not been made yet, oldest first. */
  readonly #due: Effect['pays'][] = [];
  readonly #follower: Follower;
  readonly #throwsTwo: boolean;
  #settled = 0;
  /** It has caught up with the show. */
  #ready = false;
  /** Settles what entries told, one after another. */
  #counting: Promise<void> = Promise.resolve();
  /** Places in the table that is shown, from 1. Sorting thousands for each request would cost more than it. */
  #places: ReadonlyMap<Person, number> = new Map();
  /** Somebody's points have changed since. */
  #unsorted = true;
  #up: CalledUp | null = null;
  #shownCalls = 0;
  #table: Table = [];
  #news = '';
  #writing: Promise<void> | undefined;
  #closes = false;

  /**
   * As it is after all entries so far. Bets that were decided meanwhile are paid. `made`: gets it before, so that it is told of each
   * entry.
   */
  static async open(
    context: ServerContext,
    live: LiveEpisode,
    changed: () => void,
    made: (crowd: Crowd) => void,
  ): Promise<Crowd> {
    const [fans, calls] = await Promise.all([context.store.fans(live.code), context.store.calls(live.code)]);
    const crowd = new Crowd(context, live, changed, fans);
    made(crowd);
    for (const { task, fan, value } of calls) crowd.#calls.put(task, fan, value);
    await crowd.#catchUp(new Map(fans.map(({ id, settled }) => [id, settled])));
    await crowd.#counting;
    crowd.#tell();
    context.log.debug({ episode: live.code, people: fans.length }, 'the crowd’s game was opened');
    return crowd;
  }

  private constructor(context: ServerContext, live: LiveEpisode, changed: () => void, stored: readonly StoredFan[]) {
    this.#context = context;
    this.#live = live;
    this.#changed = changed;
    this.#throwsTwo = manifestOf(live.show.name)?.noBets !== true;
    this.#follower = new Follower(paysOf(live));
    for (const { settled: _settled, ...person } of stored) this.#people.set(person.id, person);
    for (const person of this.#people.values()) if (person.tickets.length > 0) this.#betting.add(person);
  }

  /** Plays the show again in small steps, until its newest entry. `settled`: up to which entry each person's bets are paid. */
  async #catchUp(settled: ReadonlyMap<string, number>): Promise<void> {
    const { show, episode } = this.#live;
    const replayed = new Episode(show, episode.setting, episode.seats);
    let began = performance.now();
    while (this.#settled < episode.entries.length) {
      const { move, drew } = partsOf(episode.entries[this.#settled]!);
      replayed.play(move, drew);
      const effect = this.#follower.next(replayed);
      this.#count(this.#settled, effect);
      this.#settled += 1;
      for (const person of [...this.#betting])
        if ((settled.get(person.id) ?? 0) < this.#settled) this.#pay(person, effect.pays);
      if (performance.now() - began < stepTime) continue;
      await new Promise(setImmediate);
      began = performance.now();
    }
    this.#ready = true;
  }

  /** JSON of `RoomNews`, for the synchronized state; "" while nobody plays along. */
  get news(): string {
    return this.#people.size === 0 ? '' : this.#news;
  }

  /** All that may be known, for programs. */
  async facts(from = 0): Promise<RoomFacts> {
    await this.#counted();
    const { outcomes } = this.#calls;
    return { ...this.#newsNow(), outcomes: outcomes.slice(from, from + maxOutcomes), of: outcomes.length };
  }

  /** Called after each entry. Returns at once. */
  entryPlayed(): void {
    const { episode } = this.#live;
    if (!this.#ready || episode.entries.length <= this.#settled) return;
    const entry = this.#settled;
    this.#settled = episode.entries.length;
    const effect = this.#follower.next(episode);
    this.#due.push(effect.pays);
    this.#shownCalls = this.#callsNow();
    // A task that ended is off the screens with the entry's own patch. What it told follows, as patches of throws come first.
    this.#tell();
    this.#count(entry, effect, countDelay);
    if (effect.told.length > 0 || effect.undo) void this.#counting.then(() => this.#showCounted());
    setTimeout(() => this.#payDue(), countDelay).unref();
  }

  async play(message: RoomMessage): Promise<RoomReply> {
    this.#payDue();
    const id = idOf(message.secret);
    if (message.do === 'enter') return this.#enter(id, message.name);
    const person = this.#people.get(id);
    if (person === undefined) return refused.nameless;
    switch (message.do) {
      case 'bet':
        return this.#bet(person, message.ticket);
      case 'call':
        return this.#call(person, message.task, message.value);
      case 'volunteer':
        person.volunteers = message.on;
        return this.#stored(person);
      default:
        return this.#purse(person);
    }
  }

  /**
   * Gives a seat to somebody who would like to play: by lot from the system's secure source, or the first of them in the table.
   * Their phone finds the seat's token in its account. The name of whoever got it, "" where nobody wants to; undefined where
   * no seat is free.
   */
  async callUp(by: 'lot' | 'best', wanted?: number): Promise<string | undefined> {
    await this.#counted();
    const seated = new Set(this.#live.episode.names);
    const willing = this.#ranked().filter(({ volunteers, name }) => volunteers && !seated.has(name));
    const person = by === 'best' ? willing[0] : willing[willing.length > 0 ? randomInt(willing.length) : 0];
    if (person === undefined) return '';
    const taken = await this.#live.seats.sit(person.name, wanted, '', '', true);
    if (taken === undefined) return undefined;
    const { seat, token } = taken;
    person.volunteers = false;
    person.seat = { seat, token };
    this.#up = { name: person.name, seat, of: by === 'lot' ? willing.length : 0, at: this.#context.now() };
    this.#dirty.add(person);
    this.#showCounted();
    return person.name;
  }

  /**
   * Once a second: updates the table and the count of calls, and writes some of what changed. A failing store keeps nobody
   * waiting.
   */
  tick(): void {
    this.#payDue();
    this.#writeDirty();
    this.#shownCalls = this.#callsNow();
    const before = this.#news;
    this.#tell();
    if (this.#news !== before) this.#changed();
  }

  /** Writes what is not yet stored, because the room leaves memory. Never rejects. */
  async close(): Promise<void> {
    this.#closes = true;
    this.#payDue();
    await this.#writing;
    this.#writeDirty();
    await this.#writing;
  }

  /** Somebody joins, or changes their name. */
  #enter(id: string, name: string): Promise<RoomReply> | RoomReply {
    if (this.#live.seats.turnedAway(name, '') !== '') return no('name', phrase('otherName'));
    const known = this.#people.get(id);
    if (known === undefined && this.#people.size >= maxPeople) return no('full', phrase('gameFull'));
    const person = known ?? { id, name, points: bankroll, tickets: [], volunteers: false };
    person.name = name;
    this.#people.set(id, person);
    this.#unsorted = true;
    // Those who come later are shown once a second.
    if (this.#people.size === 1) this.#showCounted();
    return this.#stored(person);
  }

  /** Answered once it is stored. */
  async #stored(person: Person): Promise<RoomReply> {
    await this.#context.store.saveFans(this.#live.code, [this.#rowOf(person)]);
    return this.#purse(person);
  }

  #rowOf({ id, name, points, tickets, volunteers }: Person): StoredFan {
    return { id, name, points, tickets, settled: this.#settled, volunteers };
  }

  #bet(person: Person, ticket: Ticket): Promise<RoomReply> | RoomReply {
    if (person.tickets.length >= maxTickets) return no('enough', phrase('enoughBets'));
    const why = refusal(ticket, this.#open, this.#pointsOf(person));
    if (why !== undefined) return refused[why];
    if (isForeseen(this.#live.episode)) return refused.late;
    person.points -= ticket.stake;
    person.again = false;
    person.tickets = [...person.tickets, ticket];
    this.#betting.add(person);
    this.#dirty.add(person);
    this.#unsorted = true;
    return this.#purse(person);
  }

  /** Answered once the call is stored, because it counts from then on, whatever happens to this process. */
  async #call(person: Person, key: string, value: string): Promise<RoomReply> {
    const { task } = this.#follower;
    if (task === null || task.key !== key) return no('late', phrase('callLate'));
    const call = callOf(task, value);
    if (call === undefined) return no('bad-input', phrase('noCall'));
    this.#calls.put(key, person.id, call);
    await this.#context.store.saveCall(this.#live.code, { task: key, fan: person.id, value: call });
    return this.#purse(person);
  }

  /** Bets of entries are paid before points are read, changed or written. */
  #payDue(): void {
    for (const pays of this.#due.splice(0)) for (const person of [...this.#betting]) this.#pay(person, pays);
  }

  #count(entry: number, effect: Effect, delay = 0): void {
    this.#counting = this.#counting.then(async () => {
      if (delay > 0) await pause(delay, undefined, { ref: false });
      await this.#calls.settle(entry, effect, told => this.#decisions(told));
      this.#unsorted = true;
    });
  }

  async #counted(): Promise<void> {
    this.#payDue();
    await this.#counting;
  }

  #showCounted(): void {
    const before = this.#news;
    this.#tell();
    if (this.#news !== before) this.#changed();
  }

  /** The exact values of a choice; none where they cannot be computed, and then nobody gets points for it. */
  async #decisions(told: Told): Promise<readonly Decision[]> {
    if (!('view' in told)) return [];
    try {
      return (await adviser.ask('oddsOf', told.view, { options: this.#live.facts.options })).decisions;
    } catch (error) {
      this.#context.log.warn({ episode: this.#live.code, err: error }, 'the crowd’s choices could not be weighed');
      return [];
    }
  }

  #writeDirty(): void {
    if (this.#writing !== undefined || this.#dirty.size === 0) return;
    this.#writing = this.#write()
      .catch(error =>
        this.#context.log.warn(
          { episode: this.#live.code, err: error },
          'points of the crowd could not be written; trying again',
        ),
      )
      .finally(() => {
        this.#writing = undefined;
      });
  }

  async #write(): Promise<void> {
    while (this.#dirty.size > 0) {
      this.#payDue();
      const some = [...this.#dirty].slice(0, batch);
      for (const person of some) this.#dirty.delete(person);
      try {
        await this.#context.store.saveFans(
          this.#live.code,
          some.map(person => this.#rowOf(person)),
        );
      } catch (error) {
        // Nothing is stored of a show that was deleted.
        if (error instanceof NotOwner) return;
        for (const person of some) this.#dirty.add(person);
        throw error;
      }
      if (this.#dirty.size > 0 && !this.#closes) await pause(breath, undefined, { ref: false });
    }
  }

  get #open() {
    return openings(this.#follower.table, this.#live.episode.names.length, this.#throwsTwo);
  }

  #pay(person: Person, pays: Effect['pays']): void {
    const open: Ticket[] = [];
    for (const ticket of person.tickets) {
      const paid = pays(ticket);
      if (paid < 0) open.push(ticket);
      else person.points += Math.floor(paid);
    }
    if (open.length === person.tickets.length) return;
    person.tickets = open;
    this.#dirty.add(person);
    this.#unsorted = true;
    if (open.length > 0) return;
    this.#betting.delete(person);
    // Nobody is out for good.
    if (this.#pointsOf(person) > 0) return;
    person.points += bankroll - this.#pointsOf(person);
    person.again = true;
  }

  #pointsOf({ id, points }: Person): number {
    return points + this.#calls.tally(id).points;
  }

  #callsNow(): number {
    const { task } = this.#follower;
    return task === null ? 0 : this.#calls.count(task.key);
  }

  async #purse(person: Person): Promise<Purse> {
    await this.#counted();
    const { points: _points, ...tally } = this.#calls.tally(person.id);
    const { name, tickets, again = false, volunteers } = person;
    return {
      ok: true,
      name,
      points: this.#pointsOf(person),
      tickets,
      ...(again ? { again } : {}),
      ...tally,
      call: this.#calls.of(this.#follower.task?.key ?? '', person.id),
      place: this.#places.get(person) ?? this.#people.size,
      of: this.#people.size,
      volunteers,
      ...(person.seat === undefined ? {} : { seat: person.seat }),
    };
  }

  /** Best first. */
  #ranked(): readonly Person[] {
    if (this.#unsorted) {
      const points = new Map([...this.#people.values()].map(person => [person, this.#pointsOf(person)]));
      const ranked = [...points.keys()].sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
      this.#places = new Map(ranked.map((person, i) => [person, i + 1]));
      this.#unsorted = false;
    }
    return [...this.#places.keys()];
  }

  #newsNow(): RoomNews {
    const { table, task } = this.#follower;
    return {
      entries: this.#live.episode.entries.length,
      people: this.#people.size,
      task,
      calls: this.#shownCalls,
      last: this.#calls.outcomes.at(-1) ?? null,
      table: this.#table,
      hit: table.hit,
      open: this.#open,
      ...(isDeepStrictEqual(table.pays, originalPays) ? {} : { pays: table.pays }),
      volunteers: [...this.#people.values()].filter(({ volunteers }) => volunteers).length,
      up: this.#up,
    };
  }

  #tell(): void {
    this.#table = this.#ranked()
      .slice(0, best)
      .map(person => [person.name, this.#pointsOf(person)]);
    this.#news = JSON.stringify(this.#newsNow());
  }
}
