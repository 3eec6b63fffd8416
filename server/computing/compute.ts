/**
 * Results computed from a whole record: a story, a record, its hash, a post, a picture. Any stranger may ask for them. So each
 * is computed once, in a worker thread, and cached as it is sent; the event loop only hands it over.
 */
import { BackgroundWorker } from '../background-worker.ts';
import type { Recorded } from '../records/record.ts';
import type { TaskInput, TaskName } from './tasks.ts';

/** A record as it is sent to the thread, which replays it. */
export interface SentRecord {
  readonly facts: Recorded['facts'];
  readonly state: Recorded['state'];
  readonly seats: readonly string[];
  readonly entries: Recorded['episode']['entries'];
  readonly seed: Uint8Array;
}

export interface Question {
  readonly task: TaskName;
  readonly input: unknown;
  readonly carried: SentRecord;
}

/** Bytes of all cached results, and of a single one. */
const cacheBytes = 64 * 1024 * 1024;
const longestCached = 16 * 1024 * 1024;

const thread = new BackgroundWorker<Question, Uint8Array>(new URL('./thread.ts', import.meta.url), 'records');
const cached = new Map<string, Buffer>();
let bytes = 0;
const underWay = new Map<string, Promise<Buffer>>();

const ask = async (task: TaskName, input: unknown, { facts, state, episode, seed }: Recorded): Promise<Buffer> => {
  const carried: SentRecord = { facts, state, seats: episode.seats, entries: episode.entries, seed };
  const text = await thread.ask({ task, input, carried });
  return Buffer.from(text.buffer, text.byteOffset, text.byteLength);
};

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

/** The text that a task makes of a record, as bytes. Rejects when it takes too long, or when too many requests wait already. */
export const compute = <T extends TaskName>(task: T, recorded: Recorded, input: TaskInput<T>): Promise<Buffer> => {
  const { facts, state, episode } = recorded;
  // A record changes only with an entry, except for names in the lobby, pledges, alarms, and whether it is closed.
  const { length } = episode.entries;
  const grown = [state.chains.length, state.alarms.length];
  const key = JSON.stringify([task, facts.code, length, state.closed > 0, episode.seats, grown, input]);
  const known = cached.get(key);
  if (known !== undefined) {
    cached.delete(key);
    cached.set(key, known);
    return Promise.resolve(known);
  }
  const before = underWay.get(key);
  if (before !== undefined) return before;
  const made = ask(task, input, recorded).then(text => {
    cache(key, text);
    return text;
  });
  underWay.set(key, made);
  const done = () => void underWay.delete(key);
  made.then(done, done);
  return made;
};
