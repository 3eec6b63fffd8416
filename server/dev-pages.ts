/** For `npm run dev`: Vite serves and reloads the pages on the server's own port. */
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { createServer } from 'vite';
import { isPage } from './http/site.ts';

export const devPages = async (http: Server): Promise<RequestHandler> => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server: http } } });
  const router = Router();
  router.use(vite.middlewares);
  router.get(/.*/, async (request, response, next) => {
    if (!isPage(request.path)) {
      next();
      return;
    }
    const index = await readFile(join(vite.config.root, 'index.html'), 'utf8');
    response.type('html').send(await vite.transformIndexHtml(request.originalUrl, index));
  });
  http.on('close', () => void vite.close());
  return router;
};
