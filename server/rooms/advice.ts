/**
 * Advises robots of full strength by the exact odds. A first table may take a second or two, so it is computed in one worker
 * thread for the whole process. The thread starts with the first question and stops when no robot has asked for a while.
 */
import { Worker } from 'node:worker_threads';
import type { RobotMove } from '../../shared/engine/robots.ts';
import type { View } from '../../shared/engine/show.ts';

export interface Question {
  readonly id: number;
  /** The audience's view: a robot knows no more of the dice than everybody. */
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

/** Milliseconds without a question after which the thread stops and its tables are freed. */
const idleTime = 120_000;

let thread: Worker | undefined;
let resting: NodeJS.Timeout | undefined;
let requests = 0;
const waiting = new Map<number, Asker>();

const stop = (why: Error): void => {
  thread = undefined;
  for (const { fail } of waiting.values()) fail(why);
  waiting.clear();
};

const start = (): Worker => {
  const made = new Worker(new URL('./advice-thread.ts', import.meta.url));
  // A thread that waits does not keep the process alive.
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
    if (made === thread) stop(new Error(`the worker thread of the odds exited with code ${code}`));
  });
  return made;
};

const rest = (): void => {
  const idle = thread;
  if (waiting.size > 0 || idle === undefined) return;
  thread = undefined;
  void idle.terminate();
};

/** The move with the highest value by the odds; undefined if they do not apply. Rejects when the thread fails. */
export const advice = (view: View, options: unknown): Promise<RobotMove | undefined> =>
  new Promise((answer, fail) => {
    thread ??= start();
    clearTimeout(resting);
    resting = setTimeout(rest, idleTime).unref();
    requests += 1;
    waiting.set(requests, { answer, fail });
    thread.postMessage({ id: requests, view, options } satisfies Question);
  });
