/** Asks the worker that reads files and checks packs, so that the page never stands still meanwhile. */
import type { PackTasks } from './pack-tasks.ts';

type Task = keyof PackTasks;

/** What a task finds. */
export type Told<T extends Task> = Awaited<ReturnType<PackTasks[T]>>;

export interface Asked {
  readonly id: number;
  readonly task: Task;
  readonly given: readonly unknown[];
}

export interface Answered {
  readonly id: number;
  readonly found?: unknown;
  readonly error?: string;
}

type Waiting = (answer: Answered) => void;

const waiting = new Map<number, Waiting>();
let last = 0;
let thread: Worker | undefined;

const opened = (): Worker => {
  if (thread !== undefined) return thread;
  thread = new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module' });
  thread.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // It could not be fetched, or ran out of memory: the next question gets a new one.
  thread.addEventListener('error', ({ message }) => {
    thread = undefined;
    for (const [id, answer] of waiting) answer({ id, error: message });
    waiting.clear();
  });
  return thread;
};

/** Rejects with what the task threw. */
export const inThread = <T extends Task>(task: T, ...given: Parameters<PackTasks[T]>): ReturnType<PackTasks[T]> =>
  new Promise<unknown>((resolve, reject) => {
    const id = ++last;
    waiting.set(id, ({ found, error }) => (error === undefined ? resolve(found) : reject(new Error(error))));
    opened().postMessage({ id, task, given } satisfies Asked);
  }) as ReturnType<PackTasks[T]>;
