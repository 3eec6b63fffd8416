/**
 * The files in assets/ of the build, which carry a hash of what they hold in their name. A page asks for dozens of them, so they
 * come with few headers: policies are for documents, and what never changes is never asked for again.
 */
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { languageNames } from '../../shared/words/languages.ts';

const year = 31_536_000;

/** Of those in guards.ts, all that only a document obeys. A worker obeys a policy of its own, and keeps it. */
const ofDocuments = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Workers of any kind, and pictures that can be opened as documents. */
const isDocument = /\.(html|svg)(\.\w+)?$|worker|notices\.js/;

/** Takes off an answer what its file has no use for. */
export const withoutPolicies = (response: ServerResponse, file: string): void => {
  if (!isDocument.test(file)) for (const name of ofDocuments) response.removeHeader(name);
};

/** `dist`: where the built client lies, or will lie. */
export const assets = (dist: string): Router => {
  const router = Router();
  for (const language of languageNames) {
    // English is built into the folder itself, any other language into one of its name.
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
