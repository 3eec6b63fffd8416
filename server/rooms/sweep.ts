/** Once a minute: what ended is published (fairness.md 7), and what was kept long enough is deleted with its names. */
import { day, type Studio } from '../studio.ts';

/** How long the shared demos are kept. */
const demos = day;

export const sweep = (studio: Studio): Promise<readonly string[]> => {
  const { closing, keep } = studio.timing;
  const now = studio.now();
  return studio.store.sweep({
    now,
    over: now - closing,
    abandoned: now - keep,
    kept: now - keep,
    demos: now - Math.min(demos, keep),
  });
};
