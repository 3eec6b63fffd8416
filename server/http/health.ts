/** For whoever watches over the process. */
import { Router } from 'express';
import type { Studio } from '../studio.ts';

/** With less than this free, in bytes, the process wants no more visitors: the shows that it has need the rest. */
export const leastDisk = 64 * 1024 * 1024;

export interface HealthFacts {
  /** It goes down and wants no more visitors. */
  readonly draining: () => boolean;
  /** Bytes that are free where the data lies; left out where the data lies elsewhere. */
  readonly disk?: () => Promise<number>;
}

/** Why no visitors should be sent here, "" for no reason. */
const obstacle = async ({ store }: Studio, { draining, disk }: HealthFacts): Promise<string> => {
  if (draining()) return 'going down';
  try {
    if (disk !== undefined && (await disk()) < leastDisk) return 'the disk is almost full';
    await store.check();
    return '';
  } catch {
    return 'the store does not answer';
  }
};

export const health = (studio: Studio, facts: HealthFacts): Router => {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.type('text').send('ok');
  });
  router.get('/readyz', async (_request, response) => {
    const why = await obstacle(studio, facts);
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
