/** The worker's side of `background-worker.ts`: answers one question after another. */
import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer, WorkerQuestion } from './background-worker.ts';

export const serve = <Q, A>(answer: (question: Q) => A | Promise<A>): void => {
  const brought = async ({ id, question }: WorkerQuestion<Q>): Promise<WorkerAnswer<A>> => {
    try {
      return { id, answer: await answer(question) };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  let queue = Promise.resolve();
  parentPort?.on('message', (question: WorkerQuestion<Q>) => {
    queue = queue.then(async () => parentPort?.postMessage(await brought(question)));
  });
};
