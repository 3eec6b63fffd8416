/** Pictures and sounds: kept for packs, and given to the pages of a show, encrypted until they are told the key. */
import { createCipheriv } from 'node:crypto';
import { list } from '../../shared/engine/fields.ts';
import { request as fields, line } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { nonce, padded } from '../../shared/engine/sealed-media.ts';
import { Latest } from '../latest.ts';
import { biggestFile, hashOfFile } from '../packs/file-media.ts';
import type { Store } from '../store/store.ts';
import { readCode } from '../tokens.ts';
import { fileBody, jsonBody } from '../web/bodies.ts';
import { limited, refuseMiss } from '../web/limits.ts';
import { amount, either, facts, listOf, Routes, texts, whole } from '../web/operations.ts';
import { readBody, refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

/** Media that many pages fetch at the same moment. */
const fetchedAtOnce = 24;

const askRequest = fields({ hashes: list(line(64, { pattern: /^[0-9a-f]{64}$/ }), 0, 4000) });

/** A picture or a sound of a show as pages fetch it (docs/contract.md 12); undefined where the show has none of that name. */
export const sealedMedium = async (
  store: Pick<Store, 'mediumNamed'>,
  code: string,
  name: string,
): Promise<Buffer | undefined> => {
  const medium = await store.mediumNamed(code, name);
  if (medium === undefined) return undefined;
  const cipher = createCipheriv('chacha20-poly1305', Buffer.from(medium.key, 'base64url'), nonce, {
    authTagLength: 16,
  });
  const hidden = cipher.update(padded(medium.type, medium.bytes));
  return Buffer.concat([hidden, cipher.final(), cipher.getAuthTag()]);
};

export const media = ({ context, limiter, misses, keepMedium }: Services): Routes => {
  const { store } = context;
  const checks = limiter('check');
  const routes = new Routes('Questions');

  routes.post('/media', {
    does: 'Keeps a picture or a sound for packs, which name it by its hash.',
    about:
      'Pictures: JPEG, PNG, WebP, GIF, AVIF of at most 6 MB. Sounds: MP3, Ogg, M4A, WAV of at most 20 seconds and 1 MB. The body is the file. Of a picture is kept what is seen, at most 1600 pixels wide or high. What no show and no shared pack has goes after a week.',
    body: 'file',
    answers: {
      201: either(facts({ hash: texts, seconds: amount }), facts({ hash: texts, width: whole, height: whole })),
    },
    refuses: [422],
  })(limited(checks), fileBody(biggestFile), async (request, response) => {
    const file: unknown = request.body;
    if (!Buffer.isBuffer(file) || file.length === 0) throw refusal(400, phrase('noMedium'));
    const hash = hashOfFile(file);
    const kept = await keepMedium(request, { hash, bytes: file });
    if ('say' in kept) throw refusal(422, kept);
    const { width, height, seconds } = kept;
    response.status(201).json(seconds > 0 ? { hash, seconds } : { hash, width, height });
  });

  /** Which of these are not kept here. */
  routes.post('/media/missing', {
    does: 'Which of these pictures and sounds the server does not have. It keeps the others on from now.',
    body: askRequest,
    answers: { 200: facts({ missing: listOf(texts) }) },
  })(limited(checks), jsonBody(300 * 1024), async (request, response) => {
    const { hashes } = readBody(askRequest, request);
    const kept = new Set(await store.mediaKept(hashes, context.now()));
    response.json({ missing: hashes.filter(hash => !kept.has(hash)) });
  });

  const sealed = new Latest<Buffer>(fetchedAtOnce);

  routes.get('/episodes/:code/media/:medium', {
    does: 'A picture or a sound of a show, encrypted (docs/contract.md 12). It never changes.',
    answers: { 200: ['application/octet-stream'] },
  })(async (request, response) => {
    const { medium: name } = request.params;
    const code = readCode(request.params.code);
    const place = `${code} ${name}`;
    let bytes = sealed.get(place);
    if (bytes === undefined) {
      bytes = await sealedMedium(store, code, name);
      if (bytes === undefined) return refuseMiss(misses, request, refusal(404, phrase('nothingHere')));
      sealed.set(place, bytes);
    }
    response.type('application/octet-stream').set('Cache-Control', 'public, max-age=31536000, immutable').send(bytes);
  });
  return routes;
};
