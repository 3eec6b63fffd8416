/**
 * The crowd of one episode: who plays along, their calls, points and open bets. It never affects the show. Calls and bets are timed
 * by the server's clock: they count for what happens after they arrived, however late the picture is.
 */
import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { openings, refusal, type Ticket } from '../../shared/crowd/bets.ts';
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
import type { Episode } from '../../shared/engine/episode.ts';
import { soundly } from '../../shared/engine/message-fields.ts';
import { type Phrase, phrase, textOf } from '../../shared/engine/phrase.ts';
import { manifestOf, originalPays } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import type { StoredCall, StoredFan } from '../store/stored.ts';
import type { Chat } from './chat.ts';
import { Counts, countDelay } from './crowd-counts.ts';
import { idOf, People, type Person } from './crowd-people.ts';
import { personName } from './entrance.ts';
import type { LiveEpisode } from './live-episode.ts';

/** Outcomes of one answer: an evening has fewer, and a longer list would cost more than its question. */
const maxOutcomes = 100;
/** Open bets of one person, at most. */
const maxTickets = 20;
const best = 5;

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

export class Crowd {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  /** The news have changed, besides with an entry. */
  readonly #changed: () => void;
  readonly #people: People;
  readonly #counts: Counts;
  readonly #throwsTwo: boolean;
  readonly #chat: Chat;
  #up: CalledUp | null = null;
  #shownCalls = 0;
  #table: Table = [];
  #news = '';

  /**
   * As it is after all entries so far. Bets that were decided meanwhile are paid. `made`: gets it before, so that it is told of each
   * entry.
   */
  static async open(
    context: ServerContext,
    live: LiveEpisode,
    chat: Chat,
    changed: () => void,
    made: (crowd: Crowd) => void,
  ): Promise<Crowd> {
    const [fans, calls] = await Promise.all([context.store.fans(live.code), context.store.calls(live.code)]);
    const crowd = new Crowd(context, live, chat, changed, fans, calls);
    made(crowd);
    await crowd.#counts.catchUp(pays => {
      crowd.#people.owe(pays);
      crowd.#people.payDue();
    });
    crowd.#tell();
    context.log.debug({ episode: live.code, people: fans.length }, 'the crowd’s game was opened');
    return crowd;
  }

  private constructor(
    context: ServerContext,
    live: LiveEpisode,
    chat: Chat,
    changed: () => void,
    fans: readonly StoredFan[],
    calls: readonly StoredCall[],
  ) {
    this.#context = context;
    this.#live = live;
    this.#changed = changed;
    this.#chat = chat;
    this.#throwsTwo = manifestOf(live.show.name)?.noBets !== true;
    this.#counts = new Counts(context, live, calls, () => this.#people.counted());
    live.window.room = () => ({ people: this.#people.size, called: this.#counts.called });
    this.#people = new People(context, live.code, fans, id => this.#counts.calls.tally(id).points);
  }

  /** JSON of `RoomNews`, for the synchronized state; "" while neither anybody nor a chat plays along. */
  get news(): string {
    return this.#people.size === 0 && this.#live.state.settings.chat === '' ? '' : this.#news;
  }

  /** All that may be known, for programs. */
  async facts(from = 0): Promise<RoomFacts> {
    await this.#counted();
    const { outcomes } = this.#counts.calls;
    return { ...this.#newsNow(), outcomes: outcomes.slice(from, from + maxOutcomes), of: outcomes.length };
  }

  /** Called after each entry. Returns at once. */
  entryPlayed(): void {
    const effect = this.#counts.next();
    if (effect === undefined) return;
    this.#people.owe(effect.pays);
    this.#shownCalls = this.#counts.called;
    // A task that ended is off the screens with the entry's own patch. What it told follows, as patches of throws come first.
    this.#tell();
    if (effect.told.length > 0 || effect.undo) void this.#counts.counted().then(() => this.#showNews());
    setTimeout(() => this.#people.payDue(), countDelay).unref();
  }

  async play(message: RoomMessage): Promise<RoomReply> {
    this.#people.payDue();
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
   * The chat calls: whoever is new enters with it, unless their name is turned away or nobody more fits. What comes too late or is
   * no call is dropped. Resolves once all is stored. No two calls are of the same person.
   */
  async callAll(
    key: string,
    calls: readonly { readonly id: string; readonly name: string; readonly value: string }[],
  ): Promise<void> {
    const { follower, calls: counted } = this.#counts;
    const { task } = follower;
    if (task === null || task.key !== key) return;
    const entered: Person[] = [];
    const put: StoredCall[] = [];
    for (const { id, name, value } of calls) {
      const call = callOf(task, value);
      const known = this.#people.get(id);
      if (call === undefined || (known === undefined && this.#live.seats.turnedAway(name, '') !== '')) continue;
      const person = known ?? (soundly(personName, name) === undefined ? undefined : this.#people.enter(id, name));
      if (person === undefined) continue;
      if (known === undefined) entered.push(person);
      counted.put(key, id, call);
      put.push({ task: key, fan: id, value: call });
    }
    await this.#people.save(...entered);
    if (put.length > 0) await this.#context.store.saveCalls(this.#live.code, put);
  }

  /**
   * Gives a seat to somebody who would like to play: by lot from the system's secure source, or the first of them in the table.
   * Their phone finds the seat's token in its account. The name of whoever got it, "" where nobody wants to; undefined where
   * no seat is free.
   */
  async callUp(by: 'lot' | 'best', wanted?: number): Promise<string | undefined> {
    await this.#counted();
    const seated = new Set(this.#live.episode.names);
    const willing = this.#people.ranked.filter(({ volunteers, name }) => volunteers && !seated.has(name));
    const person = by === 'best' ? willing[0] : willing[willing.length > 0 ? randomInt(willing.length) : 0];
    if (person === undefined) return '';
    const taken = await this.#live.seats.sit(person.name, wanted, '', '', true);
    if (taken === undefined) return undefined;
    const { seat, token } = taken;
    person.volunteers = false;
    person.seat = { seat, token };
    this.#up = { name: person.name, seat, of: by === 'lot' ? willing.length : 0, at: this.#context.now() };
    this.#people.touch(person);
    this.#showNews();
    return person.name;
  }

  /** Once a second: updates the table and the count of calls, and writes some of what changed. */
  tick(): void {
    this.#people.payDue();
    this.#people.write();
    this.#shownCalls = this.#counts.called;
    this.#showNews();
  }

  /** Writes what is not yet stored, because the room leaves memory. Never rejects. */
  close(): Promise<void> {
    return this.#people.close();
  }

  /** Somebody joins, or changes their name. */
  #enter(id: string, name: string): Promise<RoomReply> | RoomReply {
    if (this.#live.seats.turnedAway(name, '') !== '') return no('name', phrase('otherName'));
    const person = this.#people.enter(id, name);
    if (person === undefined) return no('full', phrase('gameFull'));
    // Those who come later are shown once a second.
    if (this.#people.size === 1) this.#showNews();
    return this.#stored(person);
  }

  /** Answered once it is stored. */
  async #stored(person: Person): Promise<RoomReply> {
    await this.#people.save(person);
    return this.#purse(person);
  }

  #bet(person: Person, ticket: Ticket): Promise<RoomReply> | RoomReply {
    if (person.tickets.length >= maxTickets) return no('enough', phrase('enoughBets'));
    const why = refusal(ticket, this.#open, this.#people.pointsOf(person));
    if (why !== undefined) return refused[why];
    if (isForeseen(this.#live.episode)) return refused.late;
    this.#people.bet(person, ticket);
    return this.#purse(person);
  }

  /** Answered once the call is stored, because it counts from then on, whatever happens to this process. */
  async #call(person: Person, key: string, value: string): Promise<RoomReply> {
    const { task } = this.#counts.follower;
    if (task === null || task.key !== key) return no('late', phrase('callLate'));
    const call = callOf(task, value);
    if (call === undefined) return no('bad-input', phrase('noCall'));
    this.#counts.calls.put(key, person.id, call);
    await this.#context.store.saveCalls(this.#live.code, [{ task: key, fan: person.id, value: call }]);
    return this.#purse(person);
  }

  async #counted(): Promise<void> {
    this.#people.payDue();
    await this.#counts.counted();
  }

  #showNews(): void {
    const before = this.#news;
    this.#tell();
    if (this.#news !== before) this.#changed();
  }

  get #open() {
    return openings(this.#counts.follower.table, this.#live.episode.names.length, this.#throwsTwo);
  }

  async #purse(person: Person): Promise<Purse> {
    await this.#counted();
    const { calls, follower } = this.#counts;
    const { points: _points, ...tally } = calls.tally(person.id);
    const { name, tickets, again = false, volunteers } = person;
    return {
      ok: true,
      name,
      points: this.#people.pointsOf(person),
      tickets,
      ...(again ? { again } : {}),
      ...tally,
      call: calls.of(follower.task?.key ?? '', person.id),
      place: this.#people.placeOf(person),
      of: this.#people.size,
      volunteers,
      ...(person.seat === undefined ? {} : { seat: person.seat }),
    };
  }

  #newsNow(): RoomNews {
    const { follower, calls } = this.#counts;
    const { table, task } = follower;
    const chat = this.#chat.news(this.#people.chatters);
    return {
      entries: this.#live.episode.entries.length,
      people: this.#people.size,
      task,
      calls: this.#shownCalls,
      until: this.#live.window.until,
      last: calls.outcomes.at(-1) ?? null,
      table: this.#table,
      hit: table.hit,
      open: this.#open,
      ...(isDeepStrictEqual(table.pays, originalPays) ? {} : { pays: table.pays }),
      volunteers: [...this.#people.all].filter(({ volunteers }) => volunteers).length,
      up: this.#up,
      ...(chat === undefined ? {} : { chat }),
    };
  }

  #tell(): void {
    this.#table = this.#people.ranked.slice(0, best).map(person => [person.name, this.#people.pointsOf(person)]);
    this.#news = JSON.stringify(this.#newsNow());
  }
}
