/** The worker thread of `handed-in.ts`. */
import { serve } from '../errand-thread.ts';
import type { HandedInQuestion } from './handed-in.ts';
import { handedInTasks } from './handed-in-tasks.ts';

serve(({ task, wish }: HandedInQuestion) => handedInTasks[task](wish as never));
