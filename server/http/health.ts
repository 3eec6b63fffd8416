/** For whoever watches over the process. */
import { Router } from 'express';
import type { Studio } from '../studio.ts';

/** `draining`: it goes down and wants no more visitors. */
export const health = (studio: Studio, draining: () => boolean): Router => {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.type('text').send('ok');
  });
  router.get('/readyz', async (_request, response) => {
    try {
      await studio.store.check();
      response
        .status(draining() ? 503 : 200)
        .type('text')
        .send(draining() ? 'going down' : 'ready');
    } catch {
      response.status(503).type('text').send('the store does not answer');
    }
  });
  router.get('/metrics', async (_request, response) => {
    response.type(studio.metrics.registry.contentType).send(await studio.metrics.registry.metrics());
  });
  return router;
};
