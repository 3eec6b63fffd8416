/** The worker thread of `robot-cast.ts`: reads a view and answers with the best move by the exact odds. */
import { bestMove } from '../../shared/odds/all.ts';
import { serve } from '../background-worker.ts';
import type { Question } from './robot-cast.ts';

serve(({ view, options }: Question) => bestMove(view, { options }));
