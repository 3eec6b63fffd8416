/** People who play one episode over sockets, whatever happens to the server, and remember everything they were promised. */
import type { Legal } from '../../shared/engine/moves.ts';
import type { JoinOptions } from '../../shared/engine/protocol.ts';
import { anyMove, type Luck, pick } from '../../shared/engine/robots.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { TapeFollower } from '../processes/tape-follower.ts';
import { Visitor } from '../processes/visitor.ts';
import { Along } from './along.ts';
import type { Operation } from './history.ts';
import { pause } from './sizes.ts';

/** What a host does now and then: chances by move, of those that are no part of the show. */
const interventions: Readonly<Record<string, number>> = { undo: 0.05, correct: 0.03, replace: 0.02, end: 0.002 };

/** How often players do what is sensible, and not anything that is legal. */
const sensible = 0.7;

/** Whoever plays along looks so many times less often than players do. */
const alongRests = 4;

/** Milliseconds between two moves of one person, if nothing else is said. */
const usualPace = 12;

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
}

const post = async (url: string, wanted: object): Promise<{ code: string; links: { host: string } } | undefined> => {
  try {
    const response = await fetch(`${url}/api/episodes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wanted),
      signal: AbortSignal.timeout(3000),
    });
    return response.status === 201 ? ((await response.json()) as { code: string; links: { host: string } }) : undefined;
  } catch {
    return undefined;
  }
};

export class Cast {
  readonly code: string;
  readonly show: string;
  readonly host: Visitor | undefined;
  readonly seats: readonly Visitor[];
  readonly viewer: Visitor;
  readonly tape: TapeFollower;
  readonly along: Along;
  /** Every move that was ever sent. */
  readonly operations: Operation[] = [];
  readonly #luck: Luck;
  readonly #between: number;
  #stopping = false;

  /** Made as soon as a server is there, with everybody in; undefined when `stopped` by then. */
  static async open(url: string, wish: CastRequest, luck: Luck, stopped: () => boolean): Promise<Cast | undefined> {
    const { robots = false, pace: between = usualPace, beats = false, ...wanted } = wish;
    while (!stopped()) {
      const made = await post(url, { ...wanted, robots, pace: 25 });
      if (made === undefined) {
        await pause(50);
        continue;
      }
      const { code, links } = made;
      const come = (options: JoinOptions) => new Visitor(url, code, options, beats);
      const host = robots ? undefined : come({ as: 'host', token: links.host.split('#')[1] ?? '' });
      const fewest = showNamed(wish.show)?.seats[0] ?? 0;
      const seats = robots
        ? []
        : Array.from({ length: wish.seats ?? fewest }, (_, seat) => come({ as: 'play', name: `Seat ${seat}`, seat }));
      const viewer = come({ as: 'watch' });
      await Promise.all([host, ...seats, viewer].map(visitor => visitor?.join()));
      if (seats.every(({ token, hello }, seat) => token !== '' && hello?.seat === seat)) {
        const cast = new Cast(
          url,
          wish.show,
          code,
          luck,
          between,
          host,
          seats,
          viewer,
          new Along(url, code, between * alongRests),
        );
        // A name is no entry: until every page shows it, a page and the replay may differ before the first move.
        while (!stopped() && !cast.allIntroduced) await pause(10);
        if (cast.allIntroduced) return cast;
        cast.leave();
        return undefined;
      }
      // A seat was taken and nobody heard of it: nobody holds its token, or another seat was given in its place.
      for (const visitor of [host, ...seats, viewer]) visitor?.leave();
    }
    return undefined;
  }

  private constructor(
    url: string,
    show: string,
    code: string,
    luck: Luck,
    between: number,
    host: Visitor | undefined,
    seats: readonly Visitor[],
    viewer: Visitor,
    along: Along,
  ) {
    this.show = show;
    this.code = code;
    this.#luck = luck;
    this.#between = between;
    this.host = host;
    this.seats = seats;
    this.viewer = viewer;
    this.along = along;
    this.tape = new TapeFollower(`${url}/e/${code}/tape`);
  }

  get all(): readonly Visitor[] {
    return [...(this.host === undefined ? [] : [this.host]), ...this.seats, this.viewer];
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
    const players = this.seats.map((visitor, seat) => this.#act(visitor, seat));
    const along = this.along.play(() => this.#stopping || this.over || this.viewer.gone);
    await Promise.all([
      ...players,
      along,
      ...(this.host === undefined ? [this.#watch()] : [this.#act(this.host, 'host')]),
    ]);
  }

  stop(): void {
    this.#stopping = true;
  }

  leave(): void {
    for (const visitor of this.all) visitor.leave();
    this.tape.leave();
  }

  async #watch(): Promise<void> {
    while (!this.#stopping && !this.over) await pause(50);
  }

  async #act(visitor: Visitor, by: 'host' | number): Promise<void> {
    for (let n = 0; !this.#stopping && !this.over; await pause(this.#between)) {
      const move = this.#wish(visitor, by);
      if (move === undefined || !visitor.here) continue;
      const id = `m${n++}`;
      const key = `${by}:${id}`;
      const { do: name, ...inputs } = move;
      const asked = { key, do: name, asked: performance.now() };
      const place = this.operations.push(asked) - 1;
      const reply = await visitor.move(id, name, inputs, visitor.own?.entries);
      if (reply === undefined) return;
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
