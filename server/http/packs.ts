/** Checks a host's own pack before a show is created with it. */

import { Router } from 'express';
import { anything, request as fields, line } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { dealingFields, dealingOf, freshOf, heardBy, playedIn } from '../creation/dealing.ts';
import { readUpload as readHandedIn } from '../creation/uploads.ts';
import { languageOf } from '../languages.ts';
import { jsonBody } from '../web/bodies.ts';
import { allow, limited } from '../web/limits.ts';
import { readBody, refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

const checkRequest = fields({
  show: line(200),
  /** JSON, or CSV with a header line. */
  text: line(2_000_000),
  options: anything,
});

const bankRequest = fields({ show: line(200), ...dealingFields });

/** A text counts once more against the limit for each this many letters, because reading it takes that much longer. */
const lettersPerPoint = 100_000;

export const packs = ({ context, finding, limiter }: Services): Router => {
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
