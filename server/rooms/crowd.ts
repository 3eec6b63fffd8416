/**
 * The crowd of one episode: who plays along, their calls, points and open bets. It never affects the show. Calls and bets are timed
 * by the server's clock: they count for what happens after they arrived, however late the picture is.
 */
import { isDeepStrictEqual } from 'node:util';
import { openings, refusal, type Ticket } from '../../shared/crowd/bets.ts';
import { isForeseen } from '../../shared/crowd/follower.ts';
import type {
  CalledUp,
  Purse,
  RoomFacts,
  RoomMessage,
  RoomNews,
  RoomReply,
  Table,
} from '../../shared/crowd/messages.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { manifestOf, originalPays } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import type { StoredCall, StoredFan } from '../store/stored.ts';
import { CallWriter } from './call-writer.ts';
import { Calling } from './calling.ts';
import type { Chat } from './chat.ts';
import { Chatters } from './chatters.ts';
import { type CallUp, ComeOnDown } from './come-on-down.ts';
import { Counts, countDelay } from './crowd-counts.ts';
import { idOf, People, type Person } from './crowd-people.ts';
import type { LiveEpisode } from './live-episode.ts';
import { refused } from './replies.ts';
import { type Stagehands, Teams } from './teams.ts';

/** Outcomes of one answer: an evening has fewer, and a longer list would cost more than its question. */
const maxOutcomes = 100;
/** Open bets of one person, at most. */
const maxTickets = 20;
const best = 5;

type Refused = Extract<RoomReply, { readonly ok: false }>;

const refusals = {
  closed: refused('closed', phrase('betClosed')),
  stake: refused('stake', phrase('betStake')),
  late: refused('late', phrase('betLate')),
  nameless: refused('nameless', phrase('nameFirst')),
} as const;

/** What others do for the crowd. `changed`: the news have changed, besides with an entry. */
export interface Hands extends Omit<Stagehands, 'called'> {
  readonly changed: () => void;
}

export class Crowd {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  /** The news have changed, besides with an entry. */
  readonly #changed: () => void;
  readonly #people: People;
  readonly #counts: Counts;
  readonly teams: Teams;
  readonly #calling: Calling;
  readonly #writer: CallWriter;
  readonly #comeOnDown: ComeOnDown;
  readonly chatters: Chatters;
  readonly #throwsTwo: boolean;
  readonly #chat: Chat;
  #up: CalledUp | null = null;
  #shownCalls = 0;
  #table: Table = [];
  #ready = false;
  #news = '';

  /**
   * As it is after all entries so far. Bets that were decided meanwhile are paid. `made`: gets it before, so that it is told of each
   * entry.
   */
  static async open(
    context: ServerContext,
    live: LiveEpisode,
    chat: Chat,
    hands: Hands,
    made: (crowd: Crowd) => void,
  ): Promise<Crowd> {
    const { follows } = live.facts;
    const [fans, calls, before] = await Promise.all([
      context.store.fans(live.code),
      context.store.calls(live.code),
      follows === '' ? [] : context.store.fans(follows),
    ]);
    const crowd = new Crowd(context, live, chat, hands, fans, calls, before);
    made(crowd);
    await crowd.#counts.catchUp((pays, episode) => {
      crowd.#people.owe(pays);
      crowd.#people.payDue();
      crowd.teams.look(episode);
    });
    crowd.teams.caughtUp();
    crowd.#ready = true;
    crowd.#people.evening(live.over);
    crowd.#tell();
    context.log.debug({ episode: live.code, people: fans.length }, 'the crowd’s game was opened');
    return crowd;
  }

  private constructor(
    context: ServerContext,
    live: LiveEpisode,
    chat: Chat,
    { changed, send, revoked }: Hands,
    fans: readonly StoredFan[],
    calls: readonly StoredCall[],
    before: readonly StoredFan[],
  ) {
    this.#context = context;
    this.#live = live;
    this.#changed = changed;
    this.#chat = chat;
    this.#throwsTwo = manifestOf(live.show.name)?.noBets !== true;
    this.#counts = new Counts(context, live, calls, () => this.#people.counted());
    live.window.room = () => ({ people: this.#people.size, called: this.#counts.called });
    this.#people = new People(context, live.log, fans, before, id => this.#counts.calls.tally(id).points);
    this.teams = new Teams(context, live, this.#people, calls, {
      send,
      revoked,
      called: up => {
        this.#up = up;
        this.#showNews();
      },
    });
    this.#calling = new Calling(live, this.#counts, this.teams, calls);
    this.#writer = new CallWriter(context, live.log);
    this.#comeOnDown = new ComeOnDown(context, live, this.#people);
    this.chatters = new Chatters(context, live, this.#people, this.teams, this.#calling, this.#writer);
  }

  /** It has followed the show to its newest entry. */
  get ready(): boolean {
    return this.#ready;
  }

  /** JSON of `RoomNews`, for the synchronized state; "" while neither anybody nor a chat plays along. */
  get news(): string {
    const isPlayed =
      this.#people.size > 0 || this.teams.members.teams.length > 0 || this.#live.state.settings.chat !== '';
    return isPlayed ? this.#news : '';
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
    this.teams.entryPlayed();
    this.#shownCalls = this.#counts.called;
    // A task that ended is off the screens with the entry's own patch. What it told follows, as patches of throws come first.
    this.#tell();
    if (effect.told.length > 0 || effect.undo) void this.#counts.counted().then(() => this.#showNews());
    if (this.#live.over || effect.undo) void this.#counts.counted().then(() => this.#people.evening(this.#live.over));
    setTimeout(() => this.#people.payDue(), countDelay).unref();
  }

  /** `names`: for somebody who joins a team without one. */
  async play(message: RoomMessage, names: readonly string[] = []): Promise<RoomReply> {
    this.#people.payDue();
    const id = idOf(message.secret);
    const person = this.#people.get(id) ?? (await this.#comeBack(id));
    if (person !== undefined) person.seen = this.#context.steady();
    if (message.do === 'enter') return this.#enter(id, message.name);
    if (message.do === 'join') {
      const name = message.name ?? person?.name ?? this.#people.suggested(names);
      return this.#join(id, name, message.team);
    }
    if (person === undefined) return refusals.nameless;
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

  /** As `ComeOnDown.callUp`: the name of whoever was called, "" for nobody, undefined where no seat is free. */
  async callUp(call: CallUp): Promise<string | undefined> {
    await this.#counted();
    const up = await this.#comeOnDown.callUp(call);
    if (up === undefined || up === null) return up === null ? '' : undefined;
    this.#up = up;
    this.#showNews();
    return up.name;
  }

  /** Once a second: updates the table and the count of calls, and writes some of what changed. */
  tick(): void {
    this.#people.payDue();
    void this.#writer.write();
    this.#people.write();
    this.#shownCalls = this.#counts.called;
    this.#showNews();
  }

  /** Writes what is not yet stored, because the room leaves memory. Never rejects. */
  async close(): Promise<void> {
    await this.#writer.write();
    await this.#people.close();
  }

  /** Whoever was in the room of the show before plays on, under their name, in their team, and would still like to play. */
  async #comeBack(id: string): Promise<Person | undefined> {
    const was = this.#people.was(id);
    const person = was === undefined ? undefined : this.#entered(id, was.name);
    if (was === undefined || person === undefined || 'ok' in person) return undefined;
    person.volunteers = was.volunteers;
    person.listed = was.listed;
    const team = this.teams.members.has(was.team) ? this.teams.members.teamFor(person, was.team) : -1;
    if (team >= 0) this.#people.assign(person, team);
    await this.#people.save(person);
    if (team >= 0) await this.teams.joined(team, person);
    return person;
  }

  /** Somebody joins, or changes their name. */
  #enter(id: string, name: string): Promise<RoomReply> | RoomReply {
    const person = this.#entered(id, name);
    return 'ok' in person ? person : this.#stored(person);
  }

  #entered(id: string, name: string): Person | Refused {
    if (this.#live.seats.turnedAway(name, '') !== '') return refused('name', phrase('otherName'));
    const person = this.#people.enter(id, name);
    if (person === undefined) return refused('full', phrase('gameFull'));
    person.seen = this.#context.steady();
    // Those who come later are shown once a second.
    if (this.#people.size === 1) this.#showNews();
    return person;
  }

  /** Somebody becomes a member of a team. */
  async #join(id: string, name: string, wanted: number | undefined): Promise<RoomReply> {
    const team = this.teams.members.teamFor(this.#people.get(id), wanted);
    if (team < 0) return refused('not-allowed', phrase('noTeam'));
    const person = this.#entered(id, name);
    if ('ok' in person) return person;
    this.#people.assign(person, team);
    await this.#people.save(person);
    await this.teams.joined(team, person);
    return this.#purse(person);
  }

  /** Answered once it is stored. */
  async #stored(person: Person): Promise<RoomReply> {
    await this.#people.save(person);
    return this.#purse(person);
  }

  #bet(person: Person, ticket: Ticket): Promise<RoomReply> | RoomReply {
    if (person.tickets.length >= maxTickets) return refused('enough', phrase('enoughBets'));
    const why = refusal(ticket, this.#open, this.#people.pointsOf(person));
    if (why !== undefined) return refusals[why];
    if (isForeseen(this.#live.episode)) return refusals.late;
    this.#people.bet(person, ticket);
    return this.#purse(person);
  }

  /** Answered once the call is stored, because it counts from then on, whatever happens to this process. */
  async #call(person: Person, key: string, value: string): Promise<RoomReply> {
    const calls = this.#calling.put(person, key, value, this.#context.now());
    if (calls === 'late') return refused('late', phrase('callLate'));
    if (calls === 'bad-input') return refused('bad-input', phrase('noCall'));
    await this.#writer.save(calls);
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
    const seat = (await this.#comeOnDown.seatOf(person)) ?? (await this.teams.linkOf(person));
    const team = this.teams.own(person);
    const { calls, follower } = this.#counts;
    const { points: _points, ...tally } = calls.tally(person.id);
    const { name, tickets, again = false, volunteers, listed } = person;
    return {
      ok: true,
      name,
      points: this.#people.pointsOf(person),
      tickets,
      ...(again ? { again } : {}),
      ...tally,
      call: calls.of(follower.task?.key ?? '', person.id),
      ...this.#people.standingOf(person),
      of: this.#people.size,
      volunteers,
      ...(listed === '' ? {} : { listed }),
      ...(seat === undefined ? {} : { seat }),
      ...(team === undefined ? {} : { team }),
    };
  }

  #newsNow(): RoomNews {
    const { follower, calls } = this.#counts;
    const { table, task } = follower;
    const chat = this.#chat.news(this.#people.chatters);
    const { facts } = this.teams;
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
      ...(facts.length === 0 ? {} : { teams: facts }),
    };
  }

  #tell(): void {
    this.#table = this.#people.ranked.slice(0, best).map(person => [person.name, this.#people.pointsOf(person)]);
    this.#news = JSON.stringify(this.#newsNow());
  }
}
