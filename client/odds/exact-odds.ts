/** Exact odds, computed in one worker per page. Only the newest question of each caller is answered. */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../shared/engine/show.ts';
import type { Odds } from '../../shared/odds/odds.ts';
import OldOddsWorker from './old-worker.ts?worker';
import type { Answer, Question } from './worker.ts';
import OddsWorker from './worker.ts?worker';

let thread: Worker | undefined;
let lastRequest = 0;
const waiting = new Map<number, (odds: Odds | null) => void>();

/** The odds of any moment; null if it has none. `view` is the audience's. */
export const oddsAt = (view: View, options: unknown): Promise<Odds | null> => {
  thread ??= start();
  lastRequest += 1;
  const id = lastRequest;
  const answered = new Promise<Odds | null>(resolve => waiting.set(id, resolve));
  thread.postMessage({ id, view, options } satisfies Question);
  return answered;
};

const start = (): Worker => {
  const made = 'toSorted' in Array.prototype ? new OddsWorker() : new OldOddsWorker();
  made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.odds);
    waiting.delete(data.id);
  });
  made.addEventListener('error', () => {
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  });
  return made;
};

interface KnownOdds {
  readonly odds: Odds;
  /** The view to which they belong. */
  readonly view: View;
  /** They belong to the previous view, because those of the newest are still being computed. */
  readonly stale: boolean;
}

/**
 * The odds of `view`, null if nothing is thrown or decided. While they are computed, those of the previous view, marked as stale.
 */
export const useOdds = (view: View | null, options: unknown, wanted: boolean): KnownOdds | null => {
  const [known, setKnown] = useState<{ readonly view: View; readonly odds: Odds | null } | null>(null);
  const asking = wanted && options !== null;
  useEffect(() => {
    if (view === null || !asking) return;
    let gone = false;
    void oddsAt(view, options).then(odds => {
      if (!gone) setKnown({ view, odds });
    });
    return () => {
      gone = true;
    };
  }, [view, asking, options]);
  if (!asking || view === null || known === null) return null;
  const { odds, view: of } = known;
  const empty = odds === null || (odds.throw.length === 0 && odds.decisions.length === 0);
  return empty || of.show !== view.show || of.act !== view.act ? null : { odds, view: of, stale: of !== view };
};
