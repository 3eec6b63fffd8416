/** Worker threads of a simulated process: the same code with a life of its own, and messages that take their time. */
import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { between, type Chances } from './luck.ts';
import { useThread } from './modules.ts';
import type { Timeline } from './timeline.ts';

let count = 0;

/** The class that a process of that life starts its threads with. */
export const workersOf = (name: string, timeline: Timeline, chances: Chances): typeof Worker => {
  class WorldWorker extends EventEmitter {
    readonly #inside = new EventEmitter();
    #ended = false;

    constructor(module: URL, { workerData }: { readonly workerData: unknown }) {
      super();
      const thread = `${name}t${++count}`;
      const inside = this.#inside;
      const answer = (message: unknown) => this.#carry(this, message);
      useThread(thread, { workerData, parentPort: Object.assign(inside, { postMessage: answer }) });
      void timeline.outside(import(`${module.href}&thread=${thread}`)).catch(error => this.emit('error', error));
    }

    postMessage(message: unknown): void {
      this.#carry(this.#inside, message);
    }

    /** Copied, as between threads. */
    #carry(to: EventEmitter, message: unknown): void {
      const copy: unknown = structuredClone(message);
      timeline.after(between(chances.of('threads'), 0.1, 3), () => {
        if (!this.#ended) to.emit('message', copy);
      });
    }

    unref(): void {}

    async terminate(): Promise<number> {
      this.#ended = true;
      timeline.after(0, () => this.emit('exit', 1));
      return 1;
    }
  }
  return WorldWorker as unknown as typeof Worker;
};
