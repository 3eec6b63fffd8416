/**
 * Compresses answers that are generated per request; the build has compressed the files of the pages.
 * An answer that holds a secret beside a text that a stranger chose must never be compressed, because its length would reveal
 * the secret bit by bit (BREACH). Tokens are handed out by POST and asked for with `Authorization`, so only GET without it is
 * compressed.
 */
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler } from 'express';

const isForAnybody = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && request.get('authorization') === undefined;

/** Brotli at level 5 takes about as long as gzip at its default, and compresses better. */
export const compressed = (): RequestHandler =>
  compression({
    filter: (request, response) => isForAnybody(request) && compression.filter(request, response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
