/**
 * The functions of a module in a worker thread, which keeps the event loop free. The thread starts with the first question and
 * works through questions in order. It stops after a quiet time, and is terminated when an answer takes too long.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What crosses to the thread and back. */
interface Question {
  readonly id: number;
  /** The name of a function, and its arguments. */
  readonly run: string;
  readonly given: readonly unknown[];
}

interface Answer {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}

interface Asker {
  readonly answer: (answer: never) => void;
  readonly fail: (error: Error) => void;
}

type Run = (...given: never[]) => unknown;

/** Milliseconds that one answer may take. */
const answerTimeout = 20_000;

/** Questions that may wait for the thread. */
const maxWaiting = 200;

const memory = { maxOldGenerationSizeMb: 512 };

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** `M`: the type of the module. Arguments and answers are copied to and fro. */
export class BackgroundWorker<M> {
  readonly #module: URL;
  /** As logs call it. */
  readonly #name: string;
  /** Milliseconds without a question after which the thread stops. */
  readonly #rest: number;
  readonly #waiting = new Map<number, Asker>();
  #thread: Worker | undefined;
  #resting: NodeJS.Timeout | undefined;
  #late: NodeJS.Timeout | undefined;
  #asked = 0;

  constructor(module: URL, name: string, rest = 60_000) {
    this.#module = module;
    this.#name = name;
    this.#rest = rest;
  }

  /** Rejects when the work takes too long or fails, or when too many questions wait already. */
  ask<F extends keyof M & string>(
    run: F,
    ...given: Parameters<Extract<M[F], Run>>
  ): Promise<Awaited<ReturnType<Extract<M[F], Run>>>> {
    return new Promise((answer, fail) => {
      if (this.#waiting.size >= maxWaiting) {
        fail(new Error(`${this.#name}: too many questions are waiting; try again later`));
        return;
      }
      this.#thread ??= this.#start();
      this.#asked += 1;
      this.#waiting.set(this.#asked, { answer, fail });
      if (this.#waiting.size === 1) this.#watch(this.#thread);
      try {
        this.#thread.postMessage({ id: this.#asked, run, given } satisfies Question);
      } catch (error) {
        // `postMessage` fails on values that are nested too deeply. Nobody sends those by accident.
        this.#waiting.delete(this.#asked);
        fail(Object.assign(asError(error), { status: 400 }));
      }
    });
  }

  #start(): Worker {
    const made = new Worker(new URL(import.meta.url), {
      resourceLimits: memory,
      workerData: { background: this.#module.href },
    });
    // A thread that waits does not keep the process alive.
    made.unref();
    made.on('message', ({ id, answer, error }: Answer) => {
      const asker = this.#waiting.get(id);
      this.#waiting.delete(id);
      this.#watch(made);
      if (error === undefined) asker?.answer(answer as never);
      else asker?.fail(new Error(error));
    });
    made.on('error', error => this.#stop(made, asError(error)));
    made.on('exit', code => this.#stop(made, new Error(`${this.#name}: the worker thread exited with code ${code}`)));
    return made;
  }

  /** Limits the time from one answer to the next. */
  #watch(made: Worker): void {
    clearTimeout(this.#late);
    clearTimeout(this.#resting);
    const stop = (why: string, after: number) =>
      setTimeout(() => this.#stop(made, new Error(`${this.#name}: ${why}`)), after).unref();
    if (this.#waiting.size > 0) this.#late = stop('an answer took too long', answerTimeout);
    else this.#resting = stop('nobody asked', this.#rest);
  }

  #stop(made: Worker, why: Error): void {
    if (made !== this.#thread) return;
    this.#thread = undefined;
    clearTimeout(this.#late);
    clearTimeout(this.#resting);
    void made.terminate();
    for (const { fail } of this.#waiting.values()) fail(why);
    this.#waiting.clear();
  }
}

/** In the thread: answers one question after another. */
const serve = (functions: Readonly<Record<string, Run>>): void => {
  const answered = async ({ id, run, given }: Question): Promise<Answer> => {
    try {
      return { id, answer: await functions[run]?.(...(given as never[])) };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  let queue = Promise.resolve();
  parentPort?.on('message', (question: Question) => {
    queue = queue.then(async () => parentPort?.postMessage(await answered(question)));
  });
};

const { background } = (workerData ?? {}) as { readonly background?: string };
// Nothing is awaited here: the module may itself import this one, and would wait for it for good.
if (background !== undefined) void import(background).then(serve);
