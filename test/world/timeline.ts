/**
 * The virtual clock: everything that happens in a simulated world is an event on it, and exactly one of them runs at a time, to
 * its last promise, before the next begins.
 */
// The module's own is not the world's, which takes the place of the global one.
import { setImmediate as nextTurn } from 'node:timers';

/** Whatever has a life of its own: a server process, a page's browser, the database. */
export class Owner {
  readonly name: string;
  /** Dead: what it had planned does not happen. */
  alive = true;
  /** Suspended (SIGSTOP): what comes due waits, in its order. */
  stopped = false;
  /** Milliseconds that its wall clock is ahead of the world's. */
  ahead = 0;
  /** How fast its clocks run, 1 for right, and what its monotonic clock showed when that began. */
  #rate = 1;
  #since: number;
  #shown = 0;

  /** `born`: when it began, by the world's time. */
  constructor(name: string, born = 0) {
    this.name = name;
    this.#since = born;
  }

  get rate(): number {
    return this.#rate;
  }

  /** What its monotonic clock shows, milliseconds since it began. */
  steady(now: number): number {
    return this.#shown + (now - this.#since) * this.#rate;
  }

  /** From now on its clocks run at another rate. What they gained by then they keep. */
  run(rate: number, now: number): void {
    const shown = this.steady(now);
    this.ahead += (now - this.#since) * (this.#rate - 1);
    this.#shown = shown;
    this.#since = now;
    this.#rate = rate;
  }

  /** Milliseconds that its wall clock shows beyond the world's time. */
  lead(now: number): number {
    return this.ahead + (now - this.#since) * (this.#rate - 1);
  }
}

export interface Event {
  at: number;
  readonly order: number;
  readonly owner: Owner;
  run: (() => void) | undefined;
}

const isBefore = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A binary heap: the library's sorted lists would copy themselves at each of the millions of events. */
class Heap {
  readonly #events: Event[] = [];

  get size(): number {
    return this.#events.length;
  }

  add(event: Event): void {
    const events = this.#events;
    let place = events.push(event) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(event, events[parent]!)) break;
      events[place] = events[parent]!;
      place = parent;
    }
    events[place] = event;
  }

  take(): Event | undefined {
    const events = this.#events;
    const first = events[0];
    const last = events.pop();
    if (last === undefined || first === last) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= events.length) break;
      if (child + 1 < events.length && isBefore(events[child + 1]!, events[child]!)) child += 1;
      if (!isBefore(events[child]!, last)) break;
      events[place] = events[child]!;
      place = child;
    }
    events[place] = last;
    return first;
  }
}

export class Timeline {
  /** Milliseconds since the world began. */
  now = 0;
  /** Who runs now. */
  current: Owner;
  /** How many events have run. */
  steps = 0;
  readonly #heap = new Heap();
  readonly #waiting = new Map<Owner, Event[]>();
  readonly #outside = new Set<Promise<unknown>>();
  #order = 0;

  constructor(first: Owner) {
    this.current = first;
  }

  /** `owner` does something after so many milliseconds. Returns what `cancel` takes. */
  after(milliseconds: number, run: () => void, owner = this.current): Event {
    const event: Event = { at: this.now + Math.max(0, milliseconds), order: this.#order++, owner, run };
    this.#heap.add(event);
    return event;
  }

  cancel(event: Event): void {
    event.run = undefined;
  }

  /** Something that the world cannot order, as loading a module: it is waited for before anything else happens. */
  outside<T>(work: Promise<T>): Promise<T> {
    const known = work.finally(() => this.#outside.delete(known));
    known.catch(() => undefined);
    this.#outside.add(known);
    return known;
  }

  resume(owner: Owner): void {
    owner.stopped = false;
    const waiting = this.#waiting.get(owner) ?? [];
    this.#waiting.delete(owner);
    for (const event of waiting) {
      event.at = this.now;
      this.#heap.add(event);
    }
  }

  /** Runs what is next. False when nothing is left to happen. */
  async step(): Promise<boolean> {
    const event = this.#heap.take();
    if (event === undefined) return false;
    const { owner, run } = event;
    if (run === undefined || !owner.alive) return true;
    if (owner.stopped) {
      const waiting = this.#waiting.get(owner);
      if (waiting === undefined) this.#waiting.set(owner, [event]);
      else waiting.push(event);
      return true;
    }
    this.now = Math.max(this.now, event.at);
    this.steps += 1;
    this.current = owner;
    event.run = undefined;
    run();
    await this.settle();
    return true;
  }

  /** Until all promises of the event have come to rest: nothing of it goes on by itself after a turn of the event loop. */
  async settle(): Promise<void> {
    do await new Promise(resolve => nextTurn(resolve));
    while (await this.#awaited());
  }

  async #awaited(): Promise<boolean> {
    if (this.#outside.size === 0) return false;
    await Promise.allSettled(this.#outside);
    return true;
  }
}
