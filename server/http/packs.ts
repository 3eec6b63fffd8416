/** A host's own packs: checked before a show is created with them, and given away by a link. */

import { choice, list } from '../../shared/engine/fields.ts';
import {
  anything,
  dictionary,
  request as fields,
  line,
  maybe,
  message,
  or,
} from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { day } from '../context.ts';
import { dealingFields, dealingOf, freshOf, heardBy, playedIn } from '../creation/dealing.ts';
import { packFile } from '../creation/episodes.ts';
import { readUpload as readHandedIn, readWithMedia } from '../creation/uploads.ts';
import { languageOf } from '../languages.ts';
import { bearer, hashOf, newSecret } from '../tokens.ts';
import { jsonBody } from '../web/bodies.ts';
import { allow, limited, refuseMiss } from '../web/limits.ts';
import { byName, facts, listOf, orNull, Routes, texts, time, whole } from '../web/operations.ts';
import { readBody, refusal, refusedFields } from '../web/refusals.ts';
import { faults } from './answers.ts';
import type { Services } from './services.ts';

/** Letters of a pack. */
const longestPack = 2_000_000;

const checkRequest = fields({
  show: line(200),
  /** JSON, or CSV with a header line. */
  text: maybe(line(longestPack)),
  /** A file of another product instead. */
  file: maybe(packFile),
  options: anything,
});

const readRequest = fields({
  files: list(message({ name: or(line(300), ''), data: packFile }), 1, 20),
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

/** Of a list, or of all. */
const share = { of: whole, fresh: whole };

const checkedPack = facts({
  pack: orNull(dictionary),
  faults,
  advice: faults,
  counts: byName(whole),
  draft: maybe(dictionary),
  format: maybe(texts),
  leftOut: maybe(listOf(fields({ text: texts, why: texts }))),
});

/** A text counts once more against the limit for each this many letters, because reading it takes that much longer. */
const lettersPerPoint = 100_000;

/** A packed file takes longer than its letters say. */
const pointsFor = (files: readonly string[]): number =>
  files.reduce((points, data) => points + 3 + Math.floor(data.length / lettersPerPoint), 0);

export const packs = ({ context, finding, limiter, creates, keepMedium, misses }: Services): Routes => {
  const checks = limiter('check');
  const routes = new Routes('Questions');
  routes.post('/packs/check', {
    does: 'Checks a pack and returns it, or its faults, with advice.',
    about:
      '`text` is JSON, or CSV with a header line. `file` is a file of another product in base64 (docs/packs.md); its pictures and sounds are kept, and `leftOut` lists what could not be used.',
    body: checkRequest,
    answers: { 200: checkedPack },
  })(limited(checks), jsonBody(4 * 1024 * 1024), async (request, response) => {
    const { text, file, options, ...asked } = readBody(checkRequest, request, phrase('packAndShow'));
    const show = showNamed(asked.show);
    if (show === undefined || (file ?? text) === undefined) throw refusal(400, phrase('packAndShow'));
    await allow(
      checks,
      request,
      file === undefined ? Math.floor((text ?? '').length / lettersPerPoint) : pointsFor([file]),
    );
    const shared = { show: show.name, options, language: languageOf(request) };
    const checked =
      file === undefined
        ? await readHandedIn('text', { ...shared, text: text ?? '' })
        : await readWithMedia('file', { ...shared, file }, medium => keepMedium(request, medium));
    response.type('json').send(Buffer.from(checked));
  });

  /** What files of other products hold, and which shows that fits. */
  routes.post('/packs/read', {
    does: 'What files of other products hold, and which shows that fits.',
    body: readRequest,
    answers: {
      200: facts({
        files: listOf(fields({ name: texts, format: texts, items: listOf(dictionary), faults: listOf(texts) })),
        fits: listOf(facts({ show: texts, counts: byName(whole), misses: faults })),
      }),
    },
  })(limited(checks), jsonBody(4 * 1024 * 1024), async (request, response) => {
    const { files } = readBody(readRequest, request);
    await allow(checks, request, pointsFor(files.map(({ data }) => data)));
    const asked = { files, language: languageOf(request) };
    const told = await readWithMedia('files', asked, medium => keepMedium(request, medium));
    response.type('json').send(Buffer.from(told));
  });

  routes.post('/packs', {
    does: 'Shares a pack without faults by a link: `/packs#shared=` and its `id`.',
    body: shareRequest,
    answers: { 201: facts({ id: texts, secret: texts, until: time }) },
  })(creates, jsonBody(4 * 1024 * 1024), async (request, response) => {
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

  routes.get('/packs/:pack', {
    does: 'A shared pack, for whoever has its link.',
    answers: { 200: fields({ format: texts, show: texts, title: texts, pack: dictionary }) },
  })(async (request, response) => {
    const document = await context.store.sharedPack(hashOf(request.params.pack), context.now());
    if (document === undefined) return refuseMiss(misses, request, refusal(404, phrase('notShared')));
    response.type('json').send(Buffer.from(document));
  });

  /** For whoever copies the pack. */
  routes.get('/packs/:pack/media/:hash', {
    does: 'A picture or a sound of a shared pack.',
    answers: { 200: ['image/webp', 'image/gif', 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'] },
  })(async (request, response) => {
    const { pack: id, hash } = request.params;
    const medium = /^[0-9a-f]{64}$/.test(hash)
      ? await context.store.sharedMedium(hashOf(id), hash, context.now())
      : undefined;
    if (medium === undefined) return refuseMiss(misses, request, refusal(404, phrase('nothingHere')));
    response.type(medium.type).send(Buffer.from(medium.bytes));
  });

  routes.delete('/packs/:pack', {
    does: 'Shares a pack no longer.',
    by: ['pack'],
    answers: { 204: null },
  })(async (request, response) => {
    const secret = hashOf(bearer(request.headers.authorization));
    if (!(await context.store.unsharePack(hashOf(request.params.pack), secret)))
      return refuseMiss(misses, request, refusal(403, phrase('notShared')));
    response.status(204).end();
  });

  /** How much of the house's bank there is, and how much of it a host has not asked yet. */
  routes.post('/bank', {
    does: 'How much the house can deal to a show, and how much of it this host has not asked yet.',
    body: bankRequest,
    answers: { 200: facts({ ...share, lists: byName(facts(share)), categories: byName(facts(share)) }) },
    refuses: [404],
  })(limited(checks), jsonBody(16 * 1024), async (request, response) => {
    const asked = readBody(bankRequest, request);
    const show = showNamed(asked.show);
    if (show === undefined) throw refusal(404, phrase('noSuchShow'));
    const { host, wish } = dealingOf(asked, languageOf(request));
    response.json(freshOf(show, wish, await heardBy(context, playedIn(context, finding), host)));
  });
  return routes;
};
