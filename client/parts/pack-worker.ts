/** The worker of pack-thread.ts. */

import { packTasks } from './pack-tasks.ts';
import type { Answered, Asked } from './pack-thread.ts';

addEventListener('message', ({ data: { id, task, given } }: MessageEvent<Asked>) => {
  const work = packTasks[task] as (...given: readonly unknown[]) => Promise<unknown>;
  work(...given).then(
    found => postMessage({ id, found } satisfies Answered),
    (error: Error) => postMessage({ id, error: error.message } satisfies Answered),
  );
});
