/** For whoever watches over the process. */
import { Router } from 'express';
import type { Store } from '../store/store.ts';
import type { Studio } from '../studio.ts';

/** With less than this free, in bytes, the process wants no more visitors: the shows that it has need the rest. */
export const leastDisk = 64 * 1024 * 1024;

interface HealthFacts {
  /** It goes down and wants no more visitors. */
  readonly draining: () => boolean;
  /** Bytes that are free where the data lies; left out where the data lies elsewhere. */
  readonly disk?: () => Promise<number>;
  /** Milliseconds after which a store that says nothing counts as away. */
  readonly patience?: number;
}

/** Milliseconds; whoever watches does not wait for long either. */
const usualPatience = 2000;

type Watched = Pick<Studio, 'store' | 'metrics'>;

const silence = 'the store does not answer';

/** Why no visitors should be sent here, "" for no reason. */
const obstacleIn = async (store: Store, disk: HealthFacts['disk']): Promise<string> => {
  try {
    if (disk !== undefined && (await disk()) < leastDisk) return 'the disk is almost full';
    await store.check();
    return '';
  } catch {
    return silence;
  }
};

/** Whoever asks while the store is being looked at hears the same: a flood of questions writes no more than one does. */
const watchOver = ({ store }: Watched, { draining, disk, patience = usualPatience }: HealthFacts) => {
  let looking: Promise<string> | undefined;
  return async (): Promise<string> => {
    if (draining()) return 'going down';
    looking ??= obstacleIn(store, disk).finally(() => {
      looking = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>(resolve => {
      timer = setTimeout(resolve, patience, silence);
    });
    const why = await Promise.race([looking, late]);
    clearTimeout(timer);
    return why;
  };
};

export const health = (studio: Watched, facts: HealthFacts): Router => {
  const router = Router();
  const obstacle = watchOver(studio, facts);
  router.get('/healthz', (_request, response) => {
    response.type('text').send('ok');
  });
  router.get('/readyz', async (_request, response) => {
    const why = await obstacle();
    response
      .status(why === '' ? 200 : 503)
      .type('text')
      .send(why === '' ? 'ready' : why);
  });
  router.get('/metrics', async (_request, response) => {
    const { registry } = studio.metrics;
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
};
