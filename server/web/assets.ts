/**
 * The files in assets/ of the build, whose names contain a hash. A page asks for dozens of them, so they are sent with few
 * headers: policies are for documents, and what never changes is never requested again.
 */
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { languageNames } from '../../shared/words/languages.ts';

const year = 31_536_000;

/** The headers of guards.ts that only documents need. A worker keeps its own policy. */
const ofDocuments = ['Content-Security-Policy', 'Referrer-Policy', 'X-Frame-Options', 'X-XSS-Protection'];

/** Workers of any kind, and pictures that can be opened as documents. */
const isDocument = /\.(html|svg)(\.\w+)?$|worker|notices\.js/;

/** Removes headers that the file does not need. */
export const withoutPolicies = (response: ServerResponse, file: string): void => {
  if (!isDocument.test(file)) for (const name of ofDocuments) response.removeHeader(name);
};

/** `dist`: the folder of the built client, which may not exist yet. */
export const assets = (dist: string): Router => {
  const router = Router();
  for (const language of languageNames) {
    // English is built into the folder itself, every other language into a subfolder.
    const path = language === 'en' ? '/assets' : `/${language}/assets`;
    router.use(
      path,
      expressStaticGzip(join(dist, path), {
        index: false,
        enableBrotli: true,
        orderPreference: ['br', 'gz'],
        serveStatic: {
          redirect: false,
          etag: false,
          lastModified: false,
          acceptRanges: false,
          setHeaders(response, file) {
            response.setHeader('Cache-Control', `public, max-age=${year}, immutable`);
            withoutPolicies(response, file);
          },
        },
      }),
    );
  }
  return router;
};
