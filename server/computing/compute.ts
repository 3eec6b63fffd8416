/**
 * Results computed from a whole record: a story, a record, its hash, a post, a picture. Any stranger may ask for them. So each is
 * computed once, in worker threads that read what is stored, and cached as it is sent. The event loop only hands it over.
 */

import { availableParallelism } from 'node:os';
import { BackgroundWorker } from '../background-worker.ts';
import { FairQueue } from '../fair-queue.ts';
import { sharing } from '../latest.ts';
import type { Known } from '../records/known.ts';
import type { Store } from '../store/store.ts';
import type { Shown } from '../store/stored.ts';
import type { TaskInput, TaskName } from './thread.ts';

/** Bytes of all cached results, and of a single one. */
const cacheBytes = 64 * 1024 * 1024;
const longestCached = 16 * 1024 * 1024;

/** One core is for the event loop. */
const threads = Array.from({ length: Math.max(1, Math.min(3, availableParallelism() - 1)) }, () => ({
  worker: new BackgroundWorker<typeof import('./thread.ts')>(new URL('./thread.ts', import.meta.url), 'records'),
  queue: new FairQueue(),
}));

/** Always the same thread for a show, because it holds the show as it was replayed before. */
const threadOf = (code: string) =>
  threads[[...code].reduce((sum, symbol) => (31 * sum + symbol.charCodeAt(0)) % 65_536, 0) % threads.length]!;

const cached = new Map<string, Buffer>();
let bytes = 0;
const underWay = sharing<Buffer>();

const cache = (key: string, text: Buffer): void => {
  if (text.length > longestCached) return;
  cached.set(key, text);
  bytes += text.length;
  for (const [oldest, { length }] of cached) {
    if (bytes <= cacheBytes) break;
    cached.delete(oldest);
    bytes -= length;
  }
};

const ask = (store: Store, known: Known, task: TaskName, input: unknown): Promise<Buffer> => {
  const { facts, state, entries: count, seed } = known;
  const { code } = facts;
  const { worker, queue } = threadOf(code);
  return queue.run(code, async () => {
    const held = await worker.ask('heldOf', code, count);
    const pack = held < 0 ? await store.packText(code) : '';
    const entries = await store.entryTexts(code, Math.max(0, held), count);
    if (pack === undefined || entries.length !== count - Math.max(0, held)) throw new Error(`${code} was deleted`);
    const made = await worker.ask('answer', { task, input, facts, state, seed, pack, held, entries });
    return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  });
};

/**
 * What a task makes of a record, as bytes. Rejects with `Busy` when too many requests wait already, and otherwise when it takes
 * too long.
 */
export const compute = <T extends TaskName>(
  store: Store,
  task: T,
  known: Known,
  input: TaskInput<T>,
): Promise<Buffer> => {
  const { facts, state, entries } = known;
  // A record changes only with an entry, except for names in the lobby, pledges, alarms, the currency, and whether it is closed.
  const names = state.chairs.map(({ name }) => name);
  const grown = [state.chains.length, state.alarms.length, state.settings.currency];
  const key = JSON.stringify([task, facts.code, entries, state.closed > 0, names, grown, input]);
  const before = cached.get(key);
  if (before !== undefined) {
    cached.delete(key);
    cached.set(key, before);
    return Promise.resolve(before);
  }
  return underWay(key, async () => {
    const text = await ask(store, known, task, input);
    cache(key, text);
    return text;
  });
};

/** Drops what is held of a show whose record was written anew. */
export const forgetShow = async (code: string): Promise<void> => {
  for (const [key, { length }] of cached) {
    if ((JSON.parse(key) as readonly string[])[1] !== code) continue;
    cached.delete(key);
    bytes -= length;
  }
  await threadOf(code).worker.ask('heldOf', code, -1);
};

/** The hash of a show's published record; "" until it is published. */
export const publishedIn = async (store: Store, known: Known): Promise<string> =>
  known.state.closed > 0 ? ((await shownIn(store, known)).hash ?? '') : '';

/** What everybody may ask of a show. Worked out once where it is not stored: after publication, and where older versions wrote. */
export const shownIn = async (store: Store, known: Known): Promise<Shown> => {
  const { facts, state, entries } = known;
  if (state.shown !== null && (state.closed === 0 || state.shown.hash !== undefined)) return state.shown;
  const shown = JSON.parse((await compute(store, 'shown', known, null)).toString()) as Shown;
  await store.keepShown(facts.code, entries, shown);
  return shown;
};
