/**
 * What the exact odds advise a robot of full strength. A first table may take a second or two, so they are computed in a
 * thread of their own, one for the whole process; it is started when the first robot asks and ends when none has for a while.
 */
import { Worker } from 'node:worker_threads';
import type { RobotMove } from '../../shared/engine/robots.ts';
import type { View } from '../../shared/engine/show.ts';

export interface Question {
  readonly id: number;
  /** The audience's: a robot knows no more of the dice than everybody. */
  readonly view: View;
  readonly options: unknown;
}

export interface Reply {
  readonly id: number;
  readonly move?: RobotMove | undefined;
  readonly error?: string;
}

interface Asker {
  readonly answer: (move: RobotMove | undefined) => void;
  readonly fail: (error: Error) => void;
}

/** Milliseconds after which a thread that nobody asks is given back with its tables. */
const patience = 120_000;

let thread: Worker | undefined;
let resting: NodeJS.Timeout | undefined;
let asked = 0;
const waiting = new Map<number, Asker>();

const stop = (why: Error): void => {
  thread = undefined;
  for (const { fail } of waiting.values()) fail(why);
  waiting.clear();
};

const start = (): Worker => {
  const made = new Worker(new URL('./advice-thread.ts', import.meta.url));
  // A server that has nothing else to do may end.
  made.unref();
  made.on('message', ({ id, move, error }: Reply) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asker?.answer(move);
    else asker?.fail(new Error(error));
  });
  made.on('error', error => {
    if (made === thread) stop(error instanceof Error ? error : new Error(String(error)));
  });
  made.on('exit', code => {
    if (made === thread) stop(new Error(`the thread of the odds ended with ${code}`));
  });
  return made;
};

const rest = (): void => {
  const idle = thread;
  if (waiting.size > 0 || idle === undefined) return;
  thread = undefined;
  void idle.terminate();
};

/** The move worth most of those that the odds weigh now; undefined for none. Rejects when the thread fails. */
export const advice = (view: View, options: unknown): Promise<RobotMove | undefined> =>
  new Promise((answer, fail) => {
    thread ??= start();
    clearTimeout(resting);
    resting = setTimeout(rest, patience).unref();
    asked += 1;
    waiting.set(asked, { answer, fail });
    thread.postMessage({ id: asked, view, options } satisfies Question);
  });
