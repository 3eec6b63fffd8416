/** Health checks for monitoring and load balancers. */

import { statfs } from 'node:fs/promises';
import { Router } from 'express';
import type { ServerContext } from '../context.ts';
import { sharing, within } from '../latest.ts';
import type { Store } from '../store/store.ts';

/** With fewer free bytes the process takes no more visitors: its own shows need the rest. */
export const leastDisk = 64 * 1024 * 1024;

interface HealthFacts {
  /** The server is shutting down and takes no more visitors. */
  readonly draining: () => boolean;
  /** Free bytes where the data is stored; left out where it is stored on another machine. */
  readonly disk?: () => Promise<number>;
  /** Milliseconds after which a store that does not answer counts as away. */
  readonly timeout?: number;
}

/** Milliseconds. Monitoring does not wait for long either. */
const usualTimeout = 2000;

type Watched = Pick<ServerContext, 'store' | 'metrics'>;

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

const watchOver = ({ store }: Watched, { draining, disk, timeout = usualTimeout }: HealthFacts) => {
  // A flood of requests writes and gathers no more than one does.
  const shared = sharing<string>();
  return async (): Promise<string> => {
    if (draining()) return 'going down';
    const looked = shared('look', () => obstacleIn(store, disk));
    return within(timeout, looked, silence);
  };
};

export const health = (context: Watched, facts: HealthFacts): Router => {
  const router = Router();
  const obstacle = watchOver(context, facts);
  const { registry } = context.metrics;
  const shared = sharing<string>();
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
    response.type(registry.contentType).send(await shared('figures', () => registry.metrics()));
  });
  return router;
};

/** Free bytes on the disk that holds a folder. */
export const freeAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
