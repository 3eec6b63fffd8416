/** The worker thread of `advice.ts`: reads a view and answers with the best move by the exact odds. */
import { parentPort } from 'node:worker_threads';
import { bestMove } from '../../shared/odds/all.ts';
import type { Question, Reply } from './advice.ts';

parentPort?.on('message', ({ id, view, options }: Question) => {
  let reply: Reply;
  try {
    reply = { id, move: bestMove(view, { options }) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
});
