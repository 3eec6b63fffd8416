/**
 * Puts the world in the place of what Node gives every program: clocks, timers, chance and connections. The server's code asks
 * for them as it always does, and so do its libraries; whoever runs now on the timeline is who asked.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import promises from 'node:fs/promises';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import timers from 'node:timers/promises';
import zlib from 'node:zlib';
import type { Chances } from './luck.ts';
import type { Wires } from './network.ts';
import type { Event, Owner, Timeline } from './timeline.ts';

/** What the globals stand for now. Worlds come one after another in the same thread. */
interface Here {
  readonly timeline: Timeline;
  readonly chances: Chances;
  readonly wires: Wires;
}

let here: Here | undefined;

export const enter = (world: Here): void => {
  here = world;
};

const world = (): Here => {
  if (here === undefined) throw new Error('no world has begun');
  return here;
};

/** When every world begins, milliseconds since 1970. */
const genesis = Date.UTC(2026, 0, 1);

/** What the wall clock of an owner shows, milliseconds since 1970. */
export const wallClockOf = (owner: Owner): number => {
  const { now } = world().timeline;
  return Math.round(genesis + now + owner.lead(now));
};

/** That of whoever runs now. */
const wallClock = (): number => (here === undefined ? genesis : wallClockOf(here.timeline.current));

const steadyClock = (): number => (here === undefined ? 0 : here.timeline.current.steady(here.timeline.now));

class WorldTimer {
  #event: Event;
  readonly #every: number | undefined;
  readonly #run: () => void;
  readonly #after: number;

  constructor(run: () => void, after: number, repeats: boolean) {
    this.#run = run;
    // As Node does it.
    this.#after = after >= 1 && after < 2 ** 31 ? after : 1;
    this.#every = repeats ? this.#after : undefined;
    this.#event = this.#plan();
  }

  #plan(): Event {
    const { timeline } = world();
    return timeline.after(this.#after / timeline.current.rate, () => {
      if (this.#every !== undefined) this.#event = this.#plan();
      this.#run();
    });
  }

  close(): this {
    here?.timeline.cancel(this.#event);
    return this;
  }

  refresh(): this {
    this.close();
    this.#event = this.#plan();
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return true;
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

const clear = (timer: unknown): void => {
  if (timer instanceof WorldTimer) timer.close();
};

type Run = (...given: unknown[]) => void;

const timer =
  (repeats: boolean) =>
  (run: Run, after = 0, ...given: unknown[]) =>
    new WorldTimer(() => run(...given), Number(after), repeats);

/** An immediate, or a pause, that can be given up. */
const pause = <T>(after: number, value: T, { signal }: { readonly signal?: AbortSignal } = {}): Promise<T> =>
  new Promise((resolve, reject) => {
    const set = new WorldTimer(() => resolve(value), after, false);
    signal?.addEventListener('abort', () => {
      set.close();
      reject(signal.reason);
    });
  });

const nextTurn = (run: Run, ...given: unknown[]) => {
  const { timeline } = world();
  const event = timeline.after(0, () => run(...given));
  return { event, ref: () => undefined, unref: () => undefined, hasRef: () => true };
};

const RealDate = Date;

/** Without a time given it is that of whoever runs now. */
class WorldDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(wallClock());
    else super(...(given as [number]));
  }

  static override now(): number {
    return wallClock();
  }
}

/** HTTP by the world's connections. The platform's own `fetch` opens its sockets where nobody can take their place. */
const ask = (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
  const url = new URL(String(address));
  const { signal } = init;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(new TypeError('fetch failed', { cause: error }));
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const request = http.request(
      {
        host: url.hostname,
        port: Number(url.port || 80),
        path: `${url.pathname}${url.search}`,
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        agent: false,
      },
      answer => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          const headers = new Headers();
          for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
          const body = status === 204 || status === 304 ? null : Buffer.concat(parts);
          resolve(new Response(body, { status, headers }));
        });
      },
    );
    signal?.addEventListener('abort', () => {
      request.destroy();
      reject(signal.reason);
    });
    request.on('error', fail);
    request.end(init.body as string | undefined);
  });
};

/** Of each program, so that none takes another for itself. */
const processNumbers = new WeakMap<object, number>();
let processes = 1_000_000;

const processNumber = (): number => {
  if (here === undefined) return processes;
  const { current } = here.timeline;
  const known = processNumbers.get(current) ?? ++processes;
  processNumbers.set(current, known);
  return known;
};

/** Once in a thread, before anything of the server is loaded. */
export const takeOver = (): void => {
  Object.assign(globalThis, {
    setTimeout: timer(false),
    setInterval: timer(true),
    setImmediate: nextTurn,
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: (turn?: { readonly event: Event } | null) => {
      if (turn?.event !== undefined) here?.timeline.cancel(turn.event);
    },
    Date: WorldDate,
    fetch: ask,
  });
  performance.now = steadyClock;
  Math.random = () => (here === undefined ? 0.5 : here.chances.of('random')());
  AbortSignal.timeout = milliseconds => {
    const { signal, abort } = ((made: AbortController) => ({ signal: made.signal, abort: made.abort.bind(made) }))(
      new AbortController(),
    );
    new WorldTimer(() => abort(new DOMException('timed out', 'TimeoutError')), milliseconds, false);
    return signal;
  };
  Object.assign(timers, {
    setTimeout: (after: number, value: unknown, options?: object) => pause(after, value, options),
    setImmediate: (value: unknown) => new Promise(resolve => nextTurn(() => resolve(value))),
  });
  const bytes = (count: number) => world().chances.bytes('crypto', count);
  // Libraries fill pools with these, which outlive a world: what they take must not move what the world draws.
  const fill = <T extends ArrayBufferView>(view: T): T => {
    const { buffer, byteOffset, byteLength } = view;
    new Uint8Array(buffer, byteOffset, byteLength).set(world().chances.bytes('pools', byteLength));
    return view;
  };
  Object.assign(crypto, {
    randomBytes: (count: number, done?: (error: null, bytes: Buffer) => void) => {
      if (done === undefined) return bytes(count);
      process.nextTick(done, null, bytes(count));
      return undefined;
    },
    randomFillSync: fill,
    randomInt: (least: number, most?: number) => {
      const [from, to] = most === undefined ? [0, least] : [least, most];
      return from + Math.floor(world().chances.of('crypto')() * (to - from));
    },
    randomUUID: () => {
      const hex = bytes(16).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  });
  globalThis.crypto.getRandomValues = fill as never;
  globalThis.crypto.randomUUID = () => crypto.randomUUID();
  // Files are read and texts are packed at once: the world cannot say when the machine's threads are done.
  Object.assign(promises, { readFile: async (...given: [string]) => fs.readFileSync(...given) });
  for (const [name, atOnce] of [
    ['gzip', zlib.gzipSync],
    ['brotliCompress', zlib.brotliCompressSync],
  ] as const)
    Object.assign(zlib, {
      [name]: (data: Buffer, ...rest: unknown[]) => {
        const [done, options] = [rest.at(-1), rest.length > 1 ? rest[0] : {}];
        process.nextTick(done as () => void, null, atOnce(data, options as object));
      },
    });
  const connect = (...given: unknown[]) => world().wires.connect(given[0] as { host?: string; port?: number });
  Object.assign(net, { connect, createConnection: connect });
  Object.assign(http.Agent.prototype, { createConnection: connect });
  Object.assign(net.Server.prototype, {
    listen(this: net.Server, ...given: unknown[]) {
      return world().wires.listen(this, given);
    },
  });
  Object.defineProperty(process, 'pid', { get: processNumber });
  syncBuiltinESMExports();
};
