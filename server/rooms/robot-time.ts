/**
 * Limits how much robots play in all: they wait for each other, and people wait for none of them. Each move is booked ahead in
 * two books, the server's and that of the address that created the show. The later one decides when the move may be made.
 */
import { Latest } from '../latest.ts';
import { isOwn, networkOf } from '../origins.ts';

/** Moves per second: of all robots on the server, and in all shows that one address created. */
const rates = { server: 400, address: 40 };

/** Seconds' worth of moves that may come at once. */
const burst = 2;

/** A move costs one unit more per this many seats, because all of them are sent to everybody. */
const seatsAMove = 50;

/** Shows whose creators are remembered. Older shows use the server's book only. */
const maxMakers = 10_000;

/** Books moves up to a time, in milliseconds of the monotonic clock. */
class Book {
  readonly #each: number;
  #until = Number.NEGATIVE_INFINITY;

  constructor(rate: number) {
    this.#each = 1000 / rate;
  }

  get until(): number {
    return this.#until;
  }

  /** Milliseconds until a move of this cost may be made. */
  book(now: number, cost: number): number {
    const from = Math.max(this.#until, now - burst * 1000);
    this.#until = from + cost * this.#each;
    return Math.max(0, from - now);
  }
}

export class RobotTime {
  readonly #steady: () => number;
  readonly #server = new Book(rates.server);
  readonly #addresses = new Map<string, Book>();
  readonly #makers = new Latest<string>(maxMakers);

  constructor(steady: () => number) {
    this.#steady = steady;
  }

  /** Shows created on this machine have no book of their own: rehearsals, benchmarks. */
  made(code: string, ip: string): void {
    if (!isOwn(ip)) this.#makers.set(code, networkOf(ip));
  }

  /** Books a robot's move in a show with `seats` seats. Returns the milliseconds until it may be made. */
  book(code: string, seats: number): number {
    const now = this.#steady();
    const cost = 1 + seats / seatsAMove;
    const maker = this.#makers.get(code);
    const own = maker === undefined ? 0 : this.#bookOf(maker, now).book(now, cost);
    return Math.max(own, this.#server.book(now, cost));
  }

  #bookOf(maker: string, now: number): Book {
    const known = this.#addresses.get(maker);
    if (known !== undefined) return known;
    // A book that has run out is the same as a new one.
    for (const [name, book] of this.#addresses) if (book.until < now - burst * 1000) this.#addresses.delete(name);
    const book = new Book(rates.address);
    this.#addresses.set(maker, book);
    return book;
  }
}
