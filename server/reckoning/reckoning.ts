/**
 * What takes a whole record to say: a story, a record, its hash, a post, a picture. Any stranger may ask for it, so it is
 * reckoned once, in a thread of its own, one thing after another, and kept as it is sent; the loop that serves everybody
 * only hands it over.
 */
import { Worker } from 'node:worker_threads';
import type { Recorded } from '../records/record.ts';
import type { TaskName, Wish } from './tasks.ts';

/** A record as it crosses to the thread, which plays it again. */
export interface Carried {
  readonly facts: Recorded['facts'];
  readonly state: Recorded['state'];
  readonly seats: readonly string[];
  readonly entries: Recorded['episode']['entries'];
  readonly seed: Uint8Array;
}

export interface Question {
  readonly id: number;
  readonly task: TaskName;
  readonly wish: unknown;
  readonly carried: Carried;
}

export interface Reply {
  readonly id: number;
  readonly text?: Uint8Array;
  readonly error?: string;
}

interface Asker {
  readonly answer: (text: Buffer) => void;
  readonly fail: (error: Error) => void;
}

/** Milliseconds for one thing; the longest record takes a small part of it. */
const patience = 20_000;

/** Milliseconds after which a thread that nobody asks is given back. */
const rest = 60_000;

/** Things that wait for the thread. */
const mostWaiting = 200;

/** Bytes of answers that are kept, and of one of them. */
const keptBytes = 64 * 1024 * 1024;
const keptEach = 16 * 1024 * 1024;

const memory = { maxOldGenerationSizeMb: 512 };

let thread: Worker | undefined;
let resting: NodeJS.Timeout | undefined;
let late: NodeJS.Timeout | undefined;
let asked = 0;
const waiting = new Map<number, Asker>();
const kept = new Map<string, Buffer>();
let bytes = 0;
const underWay = new Map<string, Promise<Buffer>>();

const stop = (made: Worker, why: Error): void => {
  if (made !== thread) return;
  thread = undefined;
  clearTimeout(late);
  void made.terminate();
  for (const { fail } of waiting.values()) fail(why);
  waiting.clear();
};

/** From one answer to the next. */
const watch = (made: Worker): void => {
  clearTimeout(late);
  clearTimeout(resting);
  if (waiting.size > 0)
    late = setTimeout(() => stop(made, new Error('a record takes too long to reckon')), patience).unref();
  else resting = setTimeout(() => stop(made, new Error('nobody asked')), rest).unref();
};

const start = (): Worker => {
  const made = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: memory });
  made.unref();
  made.on('message', ({ id, text, error }: Reply) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    watch(made);
    if (text !== undefined) asker?.answer(Buffer.from(text.buffer, text.byteOffset, text.byteLength));
    else asker?.fail(new Error(error));
  });
  made.on('error', error => stop(made, error instanceof Error ? error : new Error(String(error))));
  made.on('exit', code => stop(made, new Error(`the thread of records ended with ${code}`)));
  return made;
};

const ask = (task: TaskName, wish: unknown, { facts, state, episode, seed }: Recorded): Promise<Buffer> =>
  new Promise((answer, fail) => {
    if (waiting.size >= mostWaiting) {
      fail(new Error('too many records are waited for'));
      return;
    }
    thread ??= start();
    asked += 1;
    waiting.set(asked, { answer, fail });
    if (waiting.size === 1) watch(thread);
    const carried: Carried = { facts, state, seats: episode.seats, entries: episode.entries, seed };
    thread.postMessage({ id: asked, task, wish, carried } satisfies Question);
  });

const keep = (key: string, text: Buffer): void => {
  if (text.length > keptEach) return;
  kept.set(key, text);
  bytes += text.length;
  for (const [oldest, { length }] of kept) {
    if (bytes <= keptBytes) break;
    kept.delete(oldest);
    bytes -= length;
  }
};

/** The text that a task makes of a record, as bytes. Rejects when it takes too long, or too many wait already. */
export const reckon = <T extends TaskName>(task: T, recorded: Recorded, wish: Wish<T>): Promise<Buffer> => {
  const { facts, state, episode } = recorded;
  // Nothing of a record changes without another entry, but for names in the lobby, pledges and alarms, and that it is closed.
  const { length } = episode.entries;
  const grown = [state.chains.length, state.alarms.length];
  const key = JSON.stringify([task, facts.code, length, state.closed > 0, episode.seats, grown, wish]);
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return Promise.resolve(known);
  }
  const before = underWay.get(key);
  if (before !== undefined) return before;
  const made = ask(task, wish, recorded).then(text => {
    keep(key, text);
    return text;
  });
  underWay.set(key, made);
  const done = () => void underWay.delete(key);
  made.then(done, done);
  return made;
};
