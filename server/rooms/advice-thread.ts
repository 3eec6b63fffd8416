/** The worker thread of `advice.ts`: reads a view and answers with the best move by the exact odds. */
import { bestMove } from '../../shared/odds/all.ts';
import { serve } from '../background-worker.ts';
import type { Question } from './advice.ts';

serve(({ view, options }: Question) => bestMove(view, { options }));
