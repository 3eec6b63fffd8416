/**
 * How much robots may play in all: they wait for each other, and people wait for none of them. A robot's move is booked ahead
 * in two books, the server's and that of the address for which its show was made; the later one says when it may be made.
 */
import { isOwn, networkOf } from '../networks.ts';

/** Moves of robots a second: on the whole server, and in all shows that one address made. */
const rates = { server: 400, address: 40 };

/** Seconds of moves that may come at once. */
const burst = 2;

/** A move costs one unit more for every this many seats, because all of them are shown to everybody. */
const seatsAMove = 50;

/** Shows whose maker is remembered; of older ones nobody knows, and they go by the server's book alone. */
const mostMakers = 10_000;

/** Up to when moves are booked, in milliseconds of the steady clock. */
class Book {
  readonly #each: number;
  #until = Number.NEGATIVE_INFINITY;

  constructor(rate: number) {
    this.#each = 1000 / rate;
  }

  get until(): number {
    return this.#until;
  }

  /** Milliseconds until a move that costs so much may be made. */
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
  readonly #makers = new Map<string, string>();

  constructor(steady: () => number) {
    this.#steady = steady;
  }

  /** The machine itself may do what the server can: rehearsals, benchmarks. */
  made(code: string, ip: string): void {
    if (isOwn(ip)) return;
    this.#makers.set(code, networkOf(ip));
    const oldest = this.#makers.size > mostMakers ? this.#makers.keys().next().value : undefined;
    if (oldest !== undefined) this.#makers.delete(oldest);
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
    // A book that has run out says the same as a new one.
    for (const [name, book] of this.#addresses) if (book.until < now - burst * 1000) this.#addresses.delete(name);
    const book = new Book(rates.address);
    this.#addresses.set(maker, book);
    return book;
  }
}
