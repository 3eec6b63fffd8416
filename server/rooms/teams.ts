/**
 * The teams of one episode: who holds their seats, what they advise, and the votes by which they decide
 * (contract.md 11). What a team advises goes to its own members and to the page of its seat, and to nobody else.
 */
import type { CalledUp, OwnTeam, TeamFacts, TeamNews } from '../../shared/crowd/messages.ts';
import { type Advice, hasOneWay, type TeamTask } from '../../shared/crowd/team.ts';
import type { Episode } from '../../shared/engine/episode.ts';
import type { ServerContext } from '../context.ts';
import type { StoredCall, Team } from '../store/stored.ts';
import { Ballot } from './ballot.ts';
import { beginsRound } from './clocks.ts';
import { isChatter, type People, type Person } from './crowd-people.ts';
import type { LiveEpisode } from './live-episode.ts';
import { Members } from './members.ts';

/** What others do for the teams. */
export interface Stagehands {
  /** Sends the news of a team to its phones. */
  readonly send: (news: TeamNews) => void;
  /** The links to a seat were revoked. */
  readonly revoked: (seat: number) => void;
  /** Somebody became captain. */
  readonly called: (up: CalledUp) => void;
}

/** Milliseconds that the page of the seat has to make what was voted. */
const handTime = 3000;
/** Milliseconds between two messages to the phones of a team: of thousands less often, because each costs as many messages. */
const newsEvery = (members: number): number => Math.max(200, members / 2);
/** Milliseconds: whoever asked for something as lately as this is taken for present. */
const present = 90_000;

interface Kept {
  readonly ballot: Ballot;
  /** When the vote was closed; 0 while it is open. By the monotonic clock. */
  closed: number;
  /** There are news for its phones, and when they were sent last. */
  dirty: boolean;
  sent: number;
  /** How its phones know that it decides; the host may change it in the middle of a move. */
  decides: string;
  /** Attempts to make what was voted. */
  tries: number;
  /** Its captain has had something to decide. */
  served: boolean;
}

export class Teams {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #people: People;
  readonly #hands: Stagehands;
  readonly members: Members;
  readonly #kept = new Map<number, Kept>();
  /** Seats whose round has begun and whose next captain is not yet called. */
  readonly #due = new Set<number>();
  /** Calls of the store, until the show has been followed to its newest entry. */
  #stored = new Map<string, Map<string, Advice>>();
  #making = false;

  constructor(
    context: ServerContext,
    live: LiveEpisode,
    people: People,
    stored: readonly StoredCall[],
    hands: Stagehands,
  ) {
    this.#context = context;
    this.#live = live;
    this.#people = people;
    this.#hands = hands;
    this.members = new Members(live, people);
    for (const { task, fan, value, at } of stored) {
      const calls = this.#stored.get(task) ?? new Map<string, Advice>();
      this.#stored.set(task, calls.set(fan, { call: value, at }));
    }
  }

  /** Follows the show, entry by entry. `episode`: as it is after one. */
  look(episode: Episode): void {
    const { length } = episode.entries;
    for (const [seat, { since }] of this.members.teams) {
      const kept = this.#of(seat);
      const before = kept.ballot.task;
      // What was owed before is done, by the captain or by the clock.
      kept.served = length > since && (kept.served || before !== null);
      kept.ballot.look(episode, this.#stored);
      if (kept.ballot.task !== before) Object.assign(kept, { closed: 0, tries: 0 });
      kept.dirty = true;
    }
    const last = episode.standing.at(-1);
    // What an undo brings back is not begun again.
    if (last === undefined || last.index < length - 1 || episode.over) return;
    for (const [seat, { decides, since }] of this.members.teams) {
      const kept = this.#of(seat);
      if (decides !== 'turns' || !kept.served || !beginsRound(last.before, episode.now, seat)) continue;
      kept.served = false;
      if (length > since) this.#due.add(seat);
    }
  }

  /** After the newest entry: another round may have another captain. */
  entryPlayed(): void {
    this.look(this.#live.episode);
    this.#relieve();
  }

  /** It has followed the show to its newest entry. Teams may have been made after the last one. */
  caughtUp(): void {
    const { episode } = this.#live;
    for (const [seat] of this.members.teams)
      if (!this.#kept.has(seat)) this.#of(seat).ballot.look(episode, this.#stored);
    this.#stored = new Map();
    this.#relieve();
  }

  /** Captains whose round is over. */
  #relieve(): void {
    for (const seat of this.#due) void this.nextCaptain(seat);
    this.#due.clear();
  }

  /** A member has come. The first one of a team whose seat nobody holds becomes its captain. */
  async joined(seat: number, member: Person): Promise<void> {
    const { team } = this.#live.state.chairs[seat] ?? {};
    this.#of(seat).dirty = true;
    if (team === undefined || team.captain !== '' || isChatter(member)) return;
    if (!(await this.#live.seats.isHeld(seat))) await this.nextCaptain(seat);
  }

  /**
   * Gives a team's seat to another member. They take turns in the order of their ids, which nobody chose and no restart forgets.
   * False where nobody else could be captain.
   */
  async nextCaptain(seat: number): Promise<boolean> {
    const { team } = this.#live.state.chairs[seat] ?? {};
    if (team === undefined) return false;
    // A chatter has no page that could hold a seat.
    const others = this.members.of(seat).filter(person => person.id !== team.captain && !isChatter(person));
    const now = this.#context.steady();
    const here = others.filter(({ seen }) => now - seen < present);
    const inTurn = (here.length > 0 ? here : others).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const next = inTurn.find(({ id }) => id > team.captain) ?? inTurn[0];
    if (next === undefined) return false;
    const token = await this.#live.seats.captain(seat, next.id);
    if (token === undefined) return false;
    for (const person of this.#people.all) if (person.seat?.seat === seat) delete person.seat;
    next.seat = { seat, token };
    this.#hands.revoked(seat);
    Object.assign(this.#of(seat), { dirty: true, served: false });
    this.#hands.called({ name: next.name, seat, of: -1, at: this.#context.now() });
    return true;
  }

  /** A captain whose link is not in memory, because another process gave it, gets one more. */
  async linkOf(person: Person): Promise<Person['seat']> {
    const seat = this.members.teamOf(person);
    if (person.seat !== undefined || this.#live.state.chairs[seat]?.team?.captain !== person.id) return person.seat;
    const token = await this.#live.seats.captain(seat, person.id);
    if (token !== undefined) person.seat = { seat, token };
    return person.seat;
  }

  /** What teams are asked now and have not voted on. */
  get tasks(): readonly TeamTask[] {
    return this.members.teams.flatMap(([seat]) => {
      const { task, voted } = this.#of(seat).ballot;
      return task === null || voted !== undefined ? [] : [task];
    });
  }

  /** The open task of somebody's team; null for none. */
  taskOf(person: Person): TeamTask | null {
    return this.#kept.get(this.members.teamOf(person))?.ballot.task ?? null;
  }

  /** What a member's call counts as; undefined for none. */
  read(person: Person, value: string): string | undefined {
    return this.#kept.get(this.members.teamOf(person))?.ballot.read(value);
  }

  hasVoted(person: Person): boolean {
    return this.#kept.get(this.members.teamOf(person))?.ballot.voted !== undefined;
  }

  put(person: Person, advice: Advice): void {
    const kept = this.#of(this.members.teamOf(person));
    kept.ballot.put(person.id, advice);
    kept.dirty = true;
  }

  /** undefined for nobody's member. */
  own(person: Person): OwnTeam | undefined {
    const seat = this.members.teamOf(person);
    const { team } = this.#live.state.chairs[seat] ?? {};
    if (team === undefined) return undefined;
    return { ...this.newsOf(seat, team), key: team.key, call: this.#of(seat).ballot.of(person.id) };
  }

  get facts(): readonly TeamFacts[] {
    const sizes = this.members.sizes();
    return this.members.teams.map(([seat, { decides, seconds, everybody, captain }]) => ({
      seat,
      decides,
      seconds,
      everybody,
      members: sizes.get(seat) ?? 0,
      called: this.#of(seat).ballot.called,
      captain: this.#nameOf(captain),
    }));
  }

  /** What the record says of the advice on a seat's next move; undefined for nothing. */
  adviceOn(seat: number): Readonly<Record<string, number>> | undefined {
    const ballot = this.#live.state.chairs[seat]?.team === undefined ? undefined : this.#kept.get(seat)?.ballot;
    return ballot === undefined || ballot.called === 0 ? undefined : Object.fromEntries(ballot.counts);
  }

  /** Whether a seat may not make this move, because its team votes and has not voted for it. */
  refuses(seat: number, move: object): boolean {
    if (this.#live.state.chairs[seat]?.team?.decides !== 'vote') return false;
    const ballot = this.#kept.get(seat)?.ballot;
    return ballot !== undefined && ballot.task !== null && !ballot.isVoted(move);
  }

  /** The clock of a move is over: closes the votes. Whether anything that was voted has still to be made. */
  timeIsUp(): boolean {
    let any = false;
    for (const [seat, { decides }] of this.members.teams) {
      const kept = this.#of(seat);
      if (decides !== 'vote' || kept.ballot.task === null) continue;
      if (this.#close(kept)) any = true;
    }
    return any;
  }

  /** Called ten times a second. */
  tick(): void {
    const now = this.#context.steady();
    const { paused, deadline } = this.#live.state;
    const sizes = this.members.sizes();
    for (const [seat, team] of this.members.teams) {
      const kept = this.#of(seat);
      const { ballot } = kept;
      if (kept.decides !== team.decides) Object.assign(kept, { decides: team.decides, dirty: true });
      if (team.decides === 'vote' && paused === '' && ballot.called > 0 && kept.closed === 0) {
        const only = ballot.task !== null && hasOneWay(ballot.task);
        // Where nobody had called in time and no clock runs, the first call decides.
        if (only || deadline === 0 || ballot.called >= (sizes.get(seat) ?? 0)) this.#close(kept);
      }
      if (kept.closed > 0 && now - kept.closed >= handTime && paused === '') this.#make(seat, kept);
      if (!kept.dirty || now - kept.sent < newsEvery(sizes.get(seat) ?? 0)) continue;
      Object.assign(kept, { dirty: false, sent: now });
      this.#hands.send(this.newsOf(seat, team));
    }
  }

  #close(kept: Kept): boolean {
    if (kept.closed > 0) return true;
    if (!kept.ballot.close(this.#live.episode)) return false;
    kept.closed = this.#context.steady();
    Object.assign(kept, { dirty: true, sent: 0 });
    return true;
  }

  /** The page of the seat has not made what was voted, so the server does, without a link. */
  #make(seat: number, kept: Kept): void {
    const { voted, task } = kept.ballot;
    if (this.#making || voted === undefined || task === null) return;
    this.#making = true;
    kept.tries += 1;
    this.#live
      .move(seat, { ...voted.move, id: `${task.key} ${kept.tries}` }, 'team')
      .then(reply => {
        if (reply.ok || kept.ballot.task !== task) return;
        this.#context.log.warn({ episode: this.#live.code, seat, code: reply.code }, 'a vote could not be made');
        kept.ballot.reopen();
        kept.closed = 0;
      })
      .catch(error => this.#context.log.error({ episode: this.#live.code, err: error }, 'a vote failed'))
      .finally(() => {
        this.#making = false;
      });
  }

  #of(seat: number): Kept {
    const known = this.#kept.get(seat);
    if (known !== undefined) return known;
    const kept: Kept = {
      ballot: new Ballot(seat),
      closed: 0,
      dirty: true,
      sent: 0,
      decides: '',
      tries: 0,
      served: false,
    };
    kept.ballot.look(this.#live.episode);
    this.#kept.set(seat, kept);
    return kept;
  }

  /** As it is now. */
  newsOf(seat: number, { decides, captain }: Team): TeamNews {
    const { ballot } = this.#of(seat);
    return {
      seat,
      entries: this.#live.episode.entries.length,
      decides,
      captain: this.#nameOf(captain),
      members: this.members.sizes().get(seat) ?? 0,
      task: ballot.task,
      counts: ballot.counts,
      called: ballot.called,
      ...(ballot.voted === undefined ? {} : { voted: ballot.voted }),
    };
  }

  #nameOf(captain: string): string {
    return (this.#people.get(captain) ?? this.#people.was(captain))?.name ?? '';
  }
}
