/**
 * Answers that are made as they are asked for travel compressed; the files of the pages were compressed when they were built.
 *
 * An answer that holds a secret beside a text that a stranger chose must never be: its length would tell the secret bit by bit
 * (BREACH). Tokens are handed out by POST and asked for with `Authorization`, so only what anybody gets by GET is compressed.
 */
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler } from 'express';

const isForAnybody = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && request.get('authorization') === undefined;

/** Brotli at 5 takes about as long as gzip at its default, and makes less of it. */
export const compressing = (): RequestHandler =>
  compression({
    filter: (request, response) => isForAnybody(request) && compression.filter(request, response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
