/** A host's own packs: checked before a show is created with them, and given away by a link. */

import { Router } from 'express';
import { choice } from '../../shared/engine/fields.ts';
import { anything, request as fields, line, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { day } from '../context.ts';
import { dealingFields, dealingOf, freshOf, heardBy, playedIn } from '../creation/dealing.ts';
import { readUpload as readHandedIn } from '../creation/uploads.ts';
import { languageOf } from '../languages.ts';
import { bearer, hashOf, newSecret } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { allow, limited, refuseMiss } from '../web/limits.ts';
import { readBody, refusal, refusedFields } from '../web/refusals.ts';
import type { Services } from './services.ts';

/** Letters of a pack. */
const longestPack = 2_000_000;

const checkRequest = fields({
  show: line(200),
  /** JSON, or CSV with a header line. */
  text: line(longestPack),
  options: anything,
});

const shareRequest = fields({
  show: line(200),
  title: or(line(80, { clean: plainLine }), ''),
  text: line(longestPack),
  /** For how many days. */
  days: choice([7, 30, 365], 30),
});

/** Letters of all packs that are shared at a time. They are the only thing of that size that outlives a show. */
const mostShared = 256_000_000;

const bankRequest = fields({ show: line(200), ...dealingFields });

/** A text counts once more against the limit for each this many letters, because reading it takes that much longer. */
const lettersPerPoint = 100_000;

export const packs = ({ context, finding, limiter, creates, misses }: Services): Router => {
  const checks = limiter('check');
  const router = Router();
  router.post('/packs/check', limited(checks), jsonBody(4 * 1024 * 1024), async (request, response) => {
    const { text, options, ...asked } = readBody(checkRequest, request, phrase('packAndShow'));
    const show = showNamed(asked.show);
    if (show === undefined) throw refusal(400, phrase('packAndShow'));
    await allow(checks, request, Math.floor(text.length / lettersPerPoint));
    const language = languageOf(request);
    const checked = await readHandedIn('text', { show: show.name, options, text, language });
    response.type('json').send(Buffer.from(checked));
  });

  router.post('/packs', creates, jsonBody(4 * 1024 * 1024), async (request, response) => {
    const { show, title, text, days } = readBody(shareRequest, request);
    if (showNamed(show) === undefined) throw refusal(400, phrase('noSuchShow'));
    const read = await readHandedIn('shared', { show, title, text });
    if ('faults' in read) throw refusedFields(read.faults);
    const [id, secret] = [newSecret(), newSecret()];
    const until = context.now() + days * day;
    const pack = { id: hashOf(id), secret: hashOf(secret), document: read.document, until };
    if (!(await context.store.sharePack(pack, mostShared))) throw refusal(503, phrase('sharedFull'));
    response.status(201).json({ id, secret, until });
  });

  router.get('/packs/:id', async (request, response) => {
    const document = await context.store.sharedPack(hashOf(request.params.id), context.now());
    if (document === undefined) return refuseMiss(misses, request, refusal(404, phrase('notShared')));
    response.type('json').send(Buffer.from(document));
  });

  router.delete('/packs/:id', async (request, response) => {
    const secret = hashOf(bearer(request.headers.authorization));
    if (!(await context.store.unsharePack(hashOf(request.params.id), secret)))
      return refuseMiss(misses, request, refusal(403, phrase('notShared')));
    response.status(204).end();
  });

  /** How much of the house's bank there is, and how much of it a host has not asked yet. */
  router.post('/bank', limited(checks), jsonBody(16 * 1024), async (request, response) => {
    const asked = readBody(bankRequest, request);
    const show = showNamed(asked.show);
    if (show === undefined) throw refusal(404, phrase('noSuchShow'));
    const { host, wish } = dealingOf(asked, languageOf(request));
    response.json(freshOf(show, wish, await heardBy(context, playedIn(context, finding), host)));
  });
  return router;
};
