/** Who is in the crowd of one episode: names, open bets, places in the table, and what is stored of them. */
import { createHash, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bankroll, type Ticket } from '../../shared/crowd/bets.ts';
import type { Effect } from '../../shared/crowd/follower.ts';
import type { Purse } from '../../shared/crowd/messages.ts';
import type { ServerContext } from '../context.ts';
import { NotOwner } from '../store/failures.ts';
import type { StoredFan } from '../store/stored.ts';
import type { EpisodeLog } from './episode-log.ts';

export interface Person {
  readonly id: string;
  name: string;
  /** Of bets alone. */
  points: number;
  tickets: readonly Ticket[];
  /** Entries that were counted when they came from the store. */
  readonly settled: number;
  /** Lost everything and got new points; until the next bet. */
  again?: boolean;
  volunteers: boolean;
  /** The seat of their team; -1 for none. Changed by `People.assign`. */
  readonly team: number;
  /** What the evening brought, as it was written last; 0 before its end. */
  won: number;
  /** Their name on the season's list; "" for none. */
  listed: string;
  /** When they asked for something last, by the monotonic clock. */
  seen: number;
  /** The seat that they were called up to, until their phone has taken it. */
  seat?: Purse['seat'];
}

type Standing = Pick<Purse, 'place' | 'behind'>;

/** Whoever has as many points shares their place. */
const standingsOf = (ranked: readonly Person[], points: ReadonlyMap<Person, number>): ReadonlyMap<Person, Standing> => {
  const standings = new Map<Person, Standing>();
  for (let from = 0, to = 0; from < ranked.length; from = to) {
    while (to < ranked.length && points.get(ranked[to]!) === points.get(ranked[from]!)) to += 1;
    const standing = { place: from + 1, behind: ranked.length - to };
    for (const person of ranked.slice(from, to)) standings.set(person, standing);
  }
  return standings;
};

const maxPeople = 5000;
const maxChatters = 10_000;

/** The ids of chatters begin so, and nobody else's do. */
export const chatters = 'chat-';

export const isChatter = ({ id }: { readonly id: string }): boolean => id.startsWith(chatters);

/** People per batch, and milliseconds between two batches, so that a throw seldom waits for them. */
const batch = 25;
const breath = 20;

/** Whoever knows the secret of a browser plays with its points. The id does not reveal it. */
export const idOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 24);

export class People {
  readonly #context: ServerContext;
  readonly #log: Pick<EpisodeLog, 'code' | 'epoch' | 'lost'>;
  readonly #called: (id: string) => number;
  readonly #people = new Map<string, Person>();
  readonly #before: ReadonlyMap<string, StoredFan>;
  #chatters = 0;
  /** How many are in each team, by its seat. */
  readonly #inTeam = new Map<number, number>();
  /** People with open bets. Only they matter when dice fall. */
  readonly #betting = new Set<Person>();
  readonly #dirty = new Set<Person>();
  /** Payments of entries that have not been made yet, oldest first. */
  readonly #due: Effect['pays'][] = [];
  /** So many entries have been paid. */
  #paid = 0;
  /** In the table that is shown, best first. Sorting thousands for each request would cost more than it. */
  #standings: ReadonlyMap<Person, Standing> = new Map();
  /** Somebody's points have changed since. */
  #unsorted = true;
  #over = false;
  #writing: Promise<void> | undefined;
  #closes = false;

  /** `before`: the people of the show that this one follows. `called`: somebody's points for calls. */
  constructor(
    context: ServerContext,
    log: Pick<EpisodeLog, 'code' | 'epoch' | 'lost'>,
    stored: readonly StoredFan[],
    before: readonly StoredFan[],
    called: (id: string) => number,
  ) {
    this.#context = context;
    this.#before = new Map(before.map(fan => [fan.id, fan]));
    this.#log = log;
    this.#called = called;
    for (const fan of stored) {
      this.#people.set(fan.id, { ...fan, seen: 0 });
      this.#count(fan.team, 1);
    }
    this.#chatters = stored.filter(isChatter).length;
    for (const person of this.#people.values()) if (person.tickets.length > 0) this.#betting.add(person);
  }

  get size(): number {
    return this.#people.size;
  }

  /** How many of them are of the chat. */
  get chatters(): number {
    return this.#chatters;
  }

  get all(): Iterable<Person> {
    return this.#people.values();
  }

  get(id: string): Person | undefined {
    return this.#people.get(id);
  }

  /** Who somebody was in the show before, where they have not come to this one yet. */
  was(id: string): StoredFan | undefined {
    return this.#people.has(id) ? undefined : this.#before.get(id);
  }

  /** Somebody joins, or changes their name. undefined where nobody more fits. Not stored yet. */
  enter(id: string, name: string): Person | undefined {
    const known = this.#people.get(id);
    if (known === undefined) {
      const ofChat = isChatter({ id });
      if (ofChat ? this.#chatters >= maxChatters : this.#people.size - this.#chatters >= maxPeople) return undefined;
      if (ofChat) this.#chatters += 1;
    }
    const person = known ?? {
      id,
      name,
      points: bankroll,
      tickets: [],
      settled: 0,
      volunteers: false,
      team: -1,
      won: 0,
      listed: '',
      seen: 0,
    };
    person.name = name;
    if (known === undefined) this.#count(person.team, 1);
    this.#people.set(id, person);
    this.#unsorted = true;
    return person;
  }

  /** Somebody becomes a member of the team of a seat. Not stored yet. */
  assign(person: Person, team: number): void {
    this.#count(person.team, -1);
    Object.assign(person, { team });
    this.#count(team, 1);
  }

  /** How many are members of the team of a seat. */
  inTeam(seat: number): number {
    return this.#inTeam.get(seat) ?? 0;
  }

  /** A name that nobody has yet; "" without any to choose from. */
  suggested(names: readonly string[]): string {
    const taken = new Set([...this.#people.values()].map(({ name }) => name));
    const numbered = (number: number) => names.map(name => (number === 1 ? name : `${name} ${number}`));
    for (let number = 1; names.length > 0; number++) {
      const free = numbered(number).filter(name => !taken.has(name));
      if (free.length > 0) return free[randomInt(free.length)] ?? '';
    }
    return '';
  }

  bet(person: Person, ticket: Ticket): void {
    person.points -= ticket.stake;
    person.again = false;
    person.tickets = [...person.tickets, ticket];
    this.#betting.add(person);
    this.touch(person);
    this.#unsorted = true;
  }

  /** The next entry's payments, to be made before points are read, changed or written. */
  owe(pays: Effect['pays']): void {
    this.#due.push(pays);
  }

  payDue(): void {
    for (const pays of this.#due.splice(0)) {
      this.#paid += 1;
      for (const person of [...this.#betting]) if (person.settled < this.#paid) this.#pay(person, pays);
    }
  }

  /** Of bets and calls together. */
  pointsOf({ id, points }: Person): number {
    return points + this.#called(id);
  }

  /** Somebody's points for calls have changed. */
  counted(): void {
    this.#unsorted = true;
  }

  /** As of the last time that they were ranked. */
  standingOf(person: Person): Standing {
    return this.#standings.get(person) ?? { place: this.#people.size, behind: 0 };
  }

  /** Best first. */
  get ranked(): readonly Person[] {
    if (this.#unsorted) {
      const points = new Map([...this.#people.values()].map(person => [person, this.pointsOf(person)]));
      const ranked = [...points.keys()].sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
      this.#standings = standingsOf(ranked, points);
      this.#unsorted = false;
    }
    return [...this.#standings.keys()];
  }

  /** Resolves once they are stored. */
  save(...people: readonly Person[]): Promise<void> {
    this.payDue();
    const rows = people.map(person => this.#rowOf(person));
    for (const [i, person] of people.entries()) person.won = rows[i]?.won ?? 0;
    return rows.length === 0 ? Promise.resolve() : this.#context.store.saveFans(this.#log.code, this.#log.epoch, rows);
  }

  /** They are written with the next `write`. */
  touch(person: Person): void {
    this.#dirty.add(person);
  }

  /** The evening has ended, or its end was undone: what it brought everybody is written. Called once all is counted. */
  evening(over: boolean): void {
    this.payDue();
    this.#over = over;
    for (const person of this.#people.values()) if (this.#wonBy(person) !== person.won) this.touch(person);
  }

  /** Writes some of what changed. A failing store keeps nobody waiting. */
  write(): void {
    if (this.#writing !== undefined || this.#dirty.size === 0) return;
    this.#writing = this.#write()
      .catch(error =>
        this.#context.log.warn(
          { episode: this.#log.code, err: error },
          'points of the crowd could not be written; trying again',
        ),
      )
      .finally(() => {
        this.#writing = undefined;
      });
  }

  /** Writes what is not yet stored, because the room leaves memory. Never rejects. */
  async close(): Promise<void> {
    this.#closes = true;
    this.payDue();
    await this.#writing;
    this.write();
    await this.#writing;
  }

  #count(team: number, by: 1 | -1): void {
    this.#inTeam.set(team, this.inTeam(team) + by);
  }

  /** New points for whoever lost all are no winnings. */
  #wonBy(person: Person): number {
    return this.#over ? this.pointsOf(person) - bankroll : 0;
  }

  #rowOf(person: Person): StoredFan {
    const { id, name, points, tickets, volunteers, team, listed } = person;
    return { id, name, points, tickets, settled: this.#paid, volunteers, team, won: this.#wonBy(person), listed };
  }

  async #write(): Promise<void> {
    while (this.#dirty.size > 0) {
      const some = [...this.#dirty].slice(0, batch);
      for (const person of some) this.#dirty.delete(person);
      try {
        await this.save(...some);
      } catch (error) {
        // Nothing is stored of a show that was deleted, or that another process plays. One that is being taken again comes back.
        if (error instanceof NotOwner && this.#log.lost) return;
        for (const person of some) this.#dirty.add(person);
        throw error;
      }
      if (this.#dirty.size > 0 && !this.#closes) await pause(breath, undefined, { ref: false });
    }
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
    this.touch(person);
    this.#unsorted = true;
    if (open.length > 0) return;
    this.#betting.delete(person);
    // Nobody is out for good.
    if (this.pointsOf(person) > 0) return;
    person.points += bankroll - this.pointsOf(person);
    person.again = true;
  }
}
