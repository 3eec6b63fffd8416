/**
 * Loads the server's own code once for each process of a world, so that several live in one thread and share nothing: modules
 * keep what is theirs (Colyseus one set of rooms, for example). What only describes, as the shows, is loaded once for all.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';

const root = pathToFileURL(`${join(import.meta.dirname, '../..')}/`).href;

/** A change to the code that is meant to be found: `was` stands exactly once in `file`. */
export interface Slip {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
}

const life = /[?&]life=(\w+)/;
const thread = /[?&]thread=(\w+)/;

const isOwn = (url: string): boolean =>
  url.startsWith(`${root}server/`) ||
  url.startsWith(`${root}tools/cluster/`) ||
  /node_modules\/(?:@colyseus\/(?!schema|sdk)|colyseus\/)/.test(url);

/** The doors of each worker thread to its process, by name. */
interface Thread {
  readonly parentPort: unknown;
  readonly workerData: unknown;
}

interface Life {
  readonly Worker: typeof Worker;
  /** Opens databases, where it has a disk of its own. */
  readonly Database: unknown;
}

const lives = new Map<string, Life>();
const threads = new Map<string, Thread>();

/** What stands for worker threads and for the disk in one life of a process. */
export const beginLife = (name: string, life: Life): void => {
  lives.set(name, life);
};

export const endLife = (name: string): void => {
  lives.delete(name);
};

export const useThread = (name: string, made: Thread): void => {
  threads.set(name, made);
};

/** What stands in the place of these in a life, and the names that they export. */
const doors = {
  'node:worker_threads': ['Worker', 'parentPort', 'workerData'],
  'better-sqlite3': ['default'],
} as const;

type Door = keyof typeof doors;

const scheme = 'world:';

declare global {
  /** What a door of a life leads to, for the few lines that are its module. */
  var worldDoors: ((door: string, life: string, thread: string) => Readonly<Record<string, unknown>>) | undefined;
}

/** Call once, before anything of the server is loaded. `slips`: what is changed in it. */
export const hook = (slips: readonly Slip[] = []): void => {
  globalThis.worldDoors = (door, name, thread) =>
    door === 'better-sqlite3'
      ? { default: lives.get(name)?.Database }
      : { Worker: lives.get(name)?.Worker, ...(threads.get(thread) ?? { parentPort: null, workerData: null }) };
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL ?? '';
      const name = life.exec(parent)?.[1];
      if (name === undefined) return next(specifier, context);
      if (specifier in doors)
        return {
          url: `${scheme}${specifier}?life=${name}&thread=${thread.exec(parent)?.[1] ?? ''}`,
          format: 'module',
          shortCircuit: true,
        };
      const found = next(specifier, context);
      return isOwn(found.url) && !life.test(found.url) ? { ...found, url: `${found.url}?life=${name}` } : found;
    },
    load(url, context, next) {
      if (url.startsWith(scheme)) {
        const door = url.slice(scheme.length).split('?')[0] as Door;
        const given = [door, life.exec(url)?.[1] ?? '', thread.exec(url)?.[1] ?? ''];
        const parts = doors[door].map((part, i) => `const v${i} = door.${part}; export { v${i} as ${part} };`);
        const source = `const door = globalThis.worldDoors(...${JSON.stringify(given)}); ${parts.join(' ')}`;
        return { format: 'module', source, shortCircuit: true };
      }
      const slip = slips.filter(({ file }) => url.startsWith(`${root}${file}?`));
      const loaded = next(url, context);
      if (slip.length === 0) return loaded;
      return { ...loaded, source: slip.reduce(slipped, String(loaded.source)) };
    },
  });
};

const slipped = (source: string, { file, was, becomes }: Slip): string => {
  const parts = source.split(was);
  if (parts.length !== 2) throw new Error(`${file} has “${was}” ${parts.length - 1} times, and a slip needs it once`);
  return parts.join(becomes);
};

/** A module of this project as one life of a process has it. */
export const moduleOf = <T>(path: string, name: string): Promise<T> =>
  import(`${root}${path}?life=${name}`) as Promise<T>;
