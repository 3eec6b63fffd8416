/** The worker's side of `errands.ts`: answers one question after another. */
import { parentPort } from 'node:worker_threads';
import type { Brought, Errand } from './errands.ts';

export const serve = <Q, A>(answer: (question: Q) => A | Promise<A>): void => {
  const brought = async ({ id, question }: Errand<Q>): Promise<Brought<A>> => {
    try {
      return { id, answer: await answer(question) };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  let queue = Promise.resolve();
  parentPort?.on('message', (errand: Errand<Q>) => {
    queue = queue.then(async () => parentPort?.postMessage(await brought(errand)));
  });
};
