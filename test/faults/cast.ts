/** People who play one episode over sockets, whatever happens to the server, and remember everything they were promised. */
import type { StoredCall } from '../../server/store/stored.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import type { JoinOptions } from '../../shared/engine/protocol.ts';
import { anyMove, type Luck, pick } from '../../shared/engine/robots.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { TapeFollower } from '../processes/tape-follower.ts';
import { Visitor } from '../processes/visitor.ts';
import { Along, type Fan } from './along.ts';
import type { Operation } from './history.ts';
import { Members } from './members.ts';
import { type Opener, opening } from './openings.ts';
import { pause } from './sizes.ts';

/** What a host does now and then: chances by move, of those that are no part of the show. */
const interventions: Readonly<Record<string, number>> = { undo: 0.05, correct: 0.03, replace: 0.02, end: 0.002 };

/** How often players do what is sensible, and not anything that is legal. */
const sensible = 0.7;

/** Whoever plays along looks so many times less often than players do. */
const alongRests = 4;

/** Milliseconds that a host of teams waits before the next move, at least: they would have had no time to say anything. */
const teamsNeed = 2000;

/** Milliseconds between two moves of one person, if nothing else is said. */
export const usualPace = 12;

export interface CastRequest {
  readonly show: string;
  readonly options?: object;
  readonly seats?: number;
  /** The server plays it by itself. */
  readonly robots?: boolean;
  /** Milliseconds between two moves of one person. */
  readonly pace?: number;
  /** Its pages leave a connection that answers no pings. */
  readonly beats?: boolean;
  /** Seconds for a move. By default there is no clock. */
  readonly clock?: number;
  /** Each show is the next game of one season. */
  readonly season?: boolean;
  /** Every seat is a team that votes. */
  readonly teams?: boolean;
}

/** Nobody of a season has the name of another, who may be in its next game. */
let guests = 0;

let moves = 0;

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(50);
};

const nameOf = ({ season = false }: CastRequest, seat: number): string =>
  season ? `Guest ${++guests}` : `Seat ${seat}`;

/** Who plays a show. */
interface People {
  readonly host: Visitor | undefined;
  readonly seats: Visitor[];
  readonly viewer: Visitor;
  readonly members: Members | undefined;
}

export class Cast {
  readonly code: string;
  readonly show: string;
  readonly host: Visitor | undefined;
  readonly viewer: Visitor;
  readonly tape: TapeFollower;
  readonly along: Along;
  readonly members: Members | undefined;
  /** Every move that was ever sent. */
  readonly operations: Operation[] = [];
  readonly #url: string;
  readonly #seats: Visitor[];
  /** Whoever had a seat before somebody else took it. */
  readonly #former: Visitor[] = [];
  /** Whoever wants to take a seat over. */
  readonly #coming = new Set<Visitor>();
  readonly #luck: Luck;
  readonly #between: number;
  readonly #beats: boolean;
  /** Its store has come back older, and its pages say so. */
  wentBack = false;
  /** Somebody of it has seen the end, and does nothing more. */
  ended = false;
  /** Entries that were there before it came, or asked for. */
  before = 0;
  #stopping = false;

  /** Made as soon as a server is there, with everybody in; undefined when `stopped` by then. */
  static async open(
    url: string,
    wish: CastRequest,
    open: Opener,
    luck: Luck,
    stopped: () => boolean,
  ): Promise<Cast | undefined> {
    const { robots = false, beats = false, teams = false } = wish;
    while (!stopped()) {
      const opened = await opening(open, stopped);
      if (opened === undefined) return undefined;
      const { code } = opened;
      const come = (options: JoinOptions) => new Visitor(url, code, options, beats);
      const host = robots ? undefined : come({ as: 'host', token: opened.host });
      const fewest = showNamed(wish.show)?.seats[0] ?? 0;
      const count = wish.seats ?? fewest;
      const seats = Array.from({ length: robots || teams ? 0 : count }, (_, seat) => {
        const token = opened.seats[seat];
        return come(token === undefined ? { as: 'play', name: nameOf(wish, seat), seat } : { as: 'play', token });
      });
      const viewer = come({ as: 'watch' });
      const members = teams ? new Members(url, code, count, wish, luck) : undefined;
      for (const page of [host, viewer]) if (page !== undefined) members?.overhear(page);
      const all = [host, ...seats, viewer, ...(members?.pages ?? [])];
      await Promise.race([Promise.all(all.map(visitor => visitor?.join())), until(stopped)]);
      if (seats.every(({ token, hello }, seat) => token !== '' && hello?.seat === seat)) {
        const cast = new Cast(url, code, wish, luck, { host, seats, viewer, members });
        // A name is no entry: until every page shows it, a page and the replay may differ before the first move.
        while (!stopped() && !cast.allIntroduced) await pause(10);
        const { entries = 0, starting = '' } = viewer.state ?? {};
        cast.before = starting === '' ? entries : entries + 1;
        if (!stopped() && cast.allIntroduced) return cast;
        cast.leave();
        return undefined;
      }
      // A seat was taken and nobody heard of it: nobody holds its token, or another seat was given in its place.
      for (const visitor of all) visitor?.leave();
    }
    return undefined;
  }

  private constructor(url: string, code: string, wish: CastRequest, luck: Luck, people: People) {
    const { show, pace = usualPace, beats = false } = wish;
    this.show = show;
    this.code = code;
    this.#url = url;
    this.#luck = luck;
    this.#between = pace;
    this.#beats = beats;
    this.host = people.host;
    this.#seats = people.seats;
    this.viewer = people.viewer;
    this.members = people.members;
    this.along = new Along(url, code, pace * alongRests, luck);
    this.tape = new TapeFollower(`${url}/e/${code}/tape`);
  }

  get seats(): readonly Visitor[] {
    return this.#seats;
  }

  /** Everybody of its room who calls. */
  get fans(): readonly Fan[] {
    return [this.along, ...(this.members?.fans ?? [])];
  }

  get all(): readonly Visitor[] {
    const { host, viewer, members } = this;
    return [...(host === undefined ? [] : [host]), ...this.#seats, viewer, ...(members?.pages ?? []), ...this.#former];
  }

  /** Every page shows the names of those who took seats. */
  get allIntroduced(): boolean {
    // A page has a state without anything in it until the first one comes.
    const named = ({ state }: Visitor) => (state?.seats ?? []).filter(({ name }) => name !== '').length;
    return this.all.every(visitor => named(visitor) >= this.seats.length);
  }

  /** Moves that were answered "ok". */
  get promised(): readonly Operation[] {
    return this.operations.filter(({ answer }) => answer?.reply.ok === true);
  }

  get over(): boolean {
    return this.viewer.state?.phase === 'over';
  }

  /** Until the show is over, or everybody was told to stop and has had the last answer. */
  async play(): Promise<void> {
    const players = this.#seats.map((_, seat) => this.#act(() => this.#seats[seat], seat));
    const stopped = () => this.#stopping || this.over || this.viewer.gone;
    const parts = [
      ...players,
      this.along.play(stopped),
      this.members?.play(stopped),
      this.host === undefined ? this.#watch() : this.#act(() => this.host, 'host'),
    ];
    const leaves = async (part: Promise<void> | undefined) => {
      await part;
      this.ended = true;
    };
    await Promise.all(parts.map(leaves));
  }

  /** Somebody else, with this link to a seat, plays on in place of whoever has it. Resolves once they are there. */
  async takeOver(seat: number, token: string): Promise<void> {
    const before = this.#seats[seat];
    if (this.viewer.gone) return;
    const visitor = new Visitor(this.#url, this.code, { as: 'play', token }, this.#beats);
    this.#coming.add(visitor);
    await visitor.join();
    this.#coming.delete(visitor);
    if (before === undefined || before.gone || this.#seats[seat] !== before) {
      visitor.leave();
      return;
    }
    this.#seats[seat] = visitor;
    this.#former.push(before);
    before.leave();
  }

  /** The store has come back older, with so many entries and these calls: what was promised and shown since is lost. */
  goBack(entries: number, calls: readonly StoredCall[]): void {
    this.wentBack = true;
    for (const [i, { answer, ...asked }] of this.operations.entries())
      if (answer?.reply.ok === true && answer.reply.entry >= entries) this.operations[i] = asked;
    for (const visitor of this.all) visitor.goBack(entries);
    this.tape.shown.forget(entries);
    for (const fan of this.fans) fan.goBack(entries, calls);
    this.members?.goBack();
  }

  stop(): void {
    this.#stopping = true;
  }

  leave(): void {
    for (const visitor of [...this.all, ...this.#coming]) visitor.leave();
    this.tape.leave();
  }

  async #watch(): Promise<void> {
    while (!this.#stopping && !this.over) await pause(50);
  }

  /** `who`: whoever has the seat now. */
  async #act(who: () => Visitor | undefined, by: 'host' | number): Promise<void> {
    const rest = Math.max(this.#between, by === 'host' && this.members !== undefined ? teamsNeed : 0);
    for (; !this.#stopping && !this.over; await pause(rest)) {
      const visitor = who();
      const move = visitor?.here === true ? this.#wish(visitor, by) : undefined;
      if (visitor === undefined || move === undefined) continue;
      const id = `m${++moves}`;
      const key = `${by}:${id}`;
      const { do: name, ...inputs } = move;
      const asked = { key, do: name, asked: performance.now() };
      const place = this.operations.push(asked) - 1;
      const reply = await visitor.move(id, name, inputs, visitor.own?.entries);
      if (reply === undefined && visitor === who()) return;
      if (reply === undefined) continue;
      this.operations[place] = { ...asked, answer: { at: performance.now(), reply } };
    }
  }

  #wish(visitor: Visitor, by: 'host' | number): { readonly do: string; readonly [input: string]: unknown } | undefined {
    const { own } = visitor;
    // Nobody takes back an end that they see.
    if (own === undefined || own.view.phase === 'over') return undefined;
    const usual = own.legal.filter(({ do: move }) => interventions[move] === undefined);
    const aside = own.legal.filter(({ do: move }) => this.#luck() < (interventions[move] ?? 0));
    const choice: readonly Legal[] = aside.length > 0 ? aside : usual;
    if (choice.length === 0) return undefined;
    const view = this.host?.own?.view;
    if (aside.length === 0 && view !== undefined && this.#luck() < sensible) {
      try {
        const wish = showNamed(this.show)?.robot(by, { view, legal: own.legal, luck: this.#luck });
        return wish ?? undefined;
      } catch {
        // What the host's page shows may be of another moment than what this one may do.
      }
    }
    const { by: _by, ...move } = anyMove(pick(choice, this.#luck), this.#luck);
    return move;
  }
}
