/**
 * Who may open shows and seasons (OPEN_SHOWS): anyone, whoever has the operator's code, or the operator alone. A program sends
 * what opens them as its token. A browser is asked for it once, at /open, and keeps a cookie that holds until the code changes.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import { languageOf } from '../languages.ts';
import { bearer } from '../tokens.ts';
import type { Vault } from '../vault.ts';
import { fileBody } from '../web/bodies.ts';
import { documents, escaped } from '../web/documents.ts';
import { allow, type Limiter } from '../web/limits.ts';
import { plainPage } from '../web/plain-page.ts';
import { refusal } from '../web/refusals.ts';

const cookie = 'opens';
/** In seconds. */
const year = 31_536_000;

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

type Words = Awaited<ReturnType<typeof documents>>['open'];

const form = ({ ask, go, wrong }: Words, failed: boolean): string => `<form method="post" action="/open">
<label for="code">${escaped(ask)}</label>
<input id="code" name="code" type="password" autocomplete="current-password" required autofocus>
${failed ? `<p role="alert">${escaped(wrong)}</p>` : ''}
<button class="small">${escaped(go)}</button>
</form>`;

/** `codes`: each opens shows; none: anyone does. `dist`: the folder of the built pages. */
export const opening = (vault: Pick<Vault, 'secretFor'>, codes: readonly string[], misses: Limiter, dist: string) => {
  const pass = vault.secretFor(`who opens shows: ${codes.join(' ')}`);

  const may = (request: Request): boolean => {
    const [, kept = ''] = new RegExp(`(?:^|; *)${cookie}=(\\w+)`).exec(request.get('cookie') ?? '') ?? [];
    const token = bearer(request.get('authorization'));
    return codes.length === 0 || isSame(kept, pass) || codes.some(code => isSame(token, code));
  };

  const only: RequestHandler = (request, _response, next) => {
    if (!may(request)) throw refusal(403, phrase('whoOpens'));
    next();
  };

  const show = async (request: Request, response: Response, failed: boolean): Promise<void> => {
    const language = languageOf(request);
    const { open } = await documents(language);
    response
      .status(failed ? 403 : 200)
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(await plainPage(dist, { language, title: open.title, about: open.ask, main: form(open, failed) }));
  };

  const router = Router();
  router.get('/open', async (request, response) => {
    if (may(request)) response.redirect(303, '/');
    else await show(request, response, false);
  });
  router.post('/open', fileBody(500), async (request, response) => {
    const sent = Buffer.isBuffer(request.body) ? request.body.toString() : '';
    const typed = new URLSearchParams(sent).get('code')?.trim() ?? '';
    if (!codes.some(code => isSame(typed, code))) {
      await allow(misses, request);
      await show(request, response, true);
      return;
    }
    response.cookie(cookie, pass, { httpOnly: true, sameSite: 'strict', secure: request.secure, maxAge: year * 1000 });
    response.redirect(303, '/');
  });
  return { only, may, router };
};
