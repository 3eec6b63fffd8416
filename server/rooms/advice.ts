/**
 * Advises robots of full strength by the exact odds. A first table may take a second or two, so it is computed in one worker
 * thread for the whole process, which keeps its tables for two minutes after the last question.
 */
import type { RobotMove } from '../../shared/engine/robots.ts';
import type { View } from '../../shared/engine/show.ts';
import { BackgroundWorker } from '../background-worker.ts';

export interface Question {
  /** The audience's view: a robot knows no more of the dice than everybody. */
  readonly view: View;
  readonly options: unknown;
}

const thread = new BackgroundWorker<Question, RobotMove | undefined>(
  new URL('./advice-thread.ts', import.meta.url),
  'odds',
  120_000,
);

/** The move with the highest value by the odds; undefined if they do not apply. Rejects when the thread fails. */
export const advice = (view: View, options: unknown): Promise<RobotMove | undefined> => thread.ask({ view, options });
