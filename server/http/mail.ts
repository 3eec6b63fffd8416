/** Reminders by e-mail: a player or host asks for them, whoever reads the mail agrees, and one press ends them. */
import { randomBytes } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { request as fields, line } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { eventsFor } from '../../shared/forum/reminders.ts';
import type { Language } from '../../shared/words/languages.ts';
import { longestBounce, readBounce } from '../forum/bounces.ts';
import { listenerOf, theHost } from '../forum/due-reminders.ts';
import { addressMark, type MailSecret, mailFormats, mailKey } from '../forum/mail.ts';
import { languageOf, wordsIn } from '../languages.ts';
import { isDesk, tokenIn } from '../rooms/entrance.ts';
import type { Target } from '../store/reminders.ts';
import type { StoredToken } from '../store/stored.ts';
import { bearer } from '../tokens.ts';
import { fileBody, first, jsonBody, once } from '../web/bodies.ts';
import { escaped } from '../web/documents.ts';
import { allow } from '../web/limits.ts';
import { facts, Routes, texts, whole, yes } from '../web/operations.ts';
import { plainPage } from '../web/plain-page.ts';
import { readBody, refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

/** Addresses of one show. */
const most = 100;

/** What mail servers take: one @, a name before it and a domain behind it, nothing that begins another header. */
const mailAddress = line(200, {
  min: 3,
  pattern: /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]+$/,
});

const wish = fields({ address: mailAddress });

const mailNews = facts({ sends: yes, state: texts, address: texts, problem: texts });

type Asker = { readonly code: string; readonly stored: StoredToken; readonly token: string };

/** Undefined where the key is not that of its mails. */
const mailTarget = async (
  { store, vault }: Services['context'],
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Target | undefined> => {
  const target = key === mailKey(vault, id) ? await store.reminders.targets.get(id) : undefined;
  return target?.kind === 'mail' ? target : undefined;
};

/** Enough of an address to know it again. */
const hint = (address: string): string => address.replace(/^(.).*(@.*)$/, '$1…$2');

/** `sends`: the server has somebody to send mails. */
export const mailRoutes = ({ context, finding, limiter, posts }: Services, sends: boolean): Routes => {
  const routes = new Routes('Reminders');
  const { targets, notices } = context.store.reminders;
  const perAddress = limiter('mail');

  const asker = once(async (request): Promise<Asker> => {
    const { code } = (await finding.findRequested(request)).facts;
    const token = bearer(request.get('authorization'));
    const stored = await tokenIn(context, code, token);
    if (stored === undefined || !(isDesk(stored) || stored.role === 'seat'))
      return finding.refuseToken(request, phrase('closedDoor'), stored);
    return { code, stored, token };
  });

  const ownOf = async ({ code, stored }: Asker): Promise<Target | undefined> =>
    (await targets.of(code)).find(({ kind, token }) => kind === 'mail' && token === stored.id);

  const newsOf = (target: Target | undefined) => {
    const state =
      target === undefined ? '' : target.off ? 'stopped' : target.format === mailFormats.on ? 'on' : 'asked';
    const { to = '' }: Partial<MailSecret> =
      target === undefined ? {} : JSON.parse(Buffer.from(context.vault.open(target.secret, target.id)).toString());
    return { sends, state, address: to === '' ? '' : hint(to), problem: target?.problem ?? '' };
  };

  routes.get('/episodes/:code/mail', {
    does: 'Whether this server sends mails, and what becomes of those of the token’s seat or desk.',
    about:
      '`state`: "" for none, `asked` until the link in the first mail was opened, `on`, or `stopped` where the address is refused.',
    by: ['seat', 'desk'],
    answers: { 200: mailNews },
  })(async (request, response) => {
    response.set('Cache-Control', 'no-store').json(newsOf(await ownOf(await asker(request))));
  });

  routes.post('/episodes/:code/mail', {
    does: 'Asks for reminders by e-mail, of the moves of the token’s seat or desk. The first mail asks whether they are wanted.',
    by: ['seat', 'desk'],
    body: wish,
    answers: { 201: mailNews },
    refuses: [409],
  })(posts, first(asker), jsonBody(1024), async (request, response) => {
    const asked = await asker(request);
    const { code, stored, token } = asked;
    if (!sends) throw refusal(409, phrase('noMail'));
    const { address: to } = readBody(wish, request, phrase('badMail'));
    const mails = (await targets.of(code)).filter(({ kind }) => kind === 'mail');
    if (mails.length >= most) throw refusal(409, phrase('mostMails', most));
    const mark = addressMark(context.vault, to);
    // Whoever is asked too often by strangers is left alone.
    const seconds = await perAddress.take(mark);
    if (seconds > 0) throw refusal(429, phrase('mailTooOften'), {}, { 'Retry-After': String(seconds) });
    const before = await ownOf(asked);
    if (before !== undefined) await targets.remove(code, { id: before.id });
    const id = randomBytes(9).toString('base64url');
    const target: Target = {
      id,
      code,
      kind: 'mail',
      address: mark,
      secret: context.vault.seal(Buffer.from(JSON.stringify({ to, token } satisfies MailSecret)), id),
      format: mailFormats.asked,
      // Nothing else is sent until somebody has agreed.
      events: [],
      about: stored.seat >= 0 ? String(stored.seat) : theHost,
      created: context.now(),
      failures: 0,
      problem: '',
      worked: 0,
      off: false,
      language: languageOf(request),
      token: stored.id,
    };
    await targets.add(target);
    await notices.add({
      id: randomBytes(12).toString('base64url'),
      target: id,
      code,
      key: 'asked',
      event: 'test',
      facts: JSON.stringify({ seats: [], deadline: 0, entries: 0 }),
      due: context.now(),
    });
    response.status(201).json(newsOf(target));
  });

  routes.delete('/episodes/:code/mail', {
    does: 'Ends the mails to the token’s seat or desk.',
    by: ['seat', 'desk'],
    answers: { 204: null },
  })(async (request, response) => {
    const asked = await asker(request);
    const own = await ownOf(asked);
    if (own !== undefined) await targets.remove(asked.code, { id: own.id });
    response.status(204).end();
  });

  routes.post('/mail/bounces', {
    does: 'Takes a mail that came back, as the mail server has it (RFC 3464), and ends the reminders to an address that nobody reads.',
    about:
      'It must quote the headers of the reminder, whose link proves that it was ours. `ended`: how many seats and desks get no more mails; 0 for any other mail, and for what may still arrive.',
    body: 'file',
    answers: { 200: facts({ ended: whole }) },
  })(posts, fileBody(longestBounce), async (request, response) => {
    const bounce = Buffer.isBuffer(request.body) ? readBounce(request.body) : undefined;
    const target = bounce === undefined ? undefined : await mailTarget(context, bounce);
    if (bounce === undefined || target === undefined) return void response.json({ ended: 0 });
    const problem = bounce.problem.slice(0, 200);
    context.log.info({ episode: target.code, target: target.id, why: problem }, 'a reminder came back');
    response.json({ ended: await targets.stopMails(target.address, problem) });
  });

  return routes;
};

type Words = Awaited<ReturnType<Awaited<ReturnType<typeof wordsIn>>['forum']>>['mail'];

const button = (action: string, text: string): string =>
  `<form method="post" action="${escaped(action)}"><button class="small">${escaped(text)}</button></form>`;

/** The page that every mail links to. Programs that look into mails open links, so only a press does anything. */
export const mailPages = ({ context, misses }: Pick<Services, 'context' | 'misses'>, dist: string): Router => {
  const router = Router();
  const { targets } = context.store.reminders;

  const targetAt = async (request: Request): Promise<Target | undefined> => {
    const { id, key } = request.params as { readonly id: string; readonly key: string };
    if (key !== mailKey(context.vault, id)) await allow(misses, request);
    return mailTarget(context, { id, key });
  };

  const show = async (response: Response, language: Language, text: string, more = '') => {
    const { mail } = await (await wordsIn(language)).forum();
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type('html');
    const main = `<p role="status">${escaped(text)}</p>\n${more}`;
    response.send(await plainPage(dist, { language, title: mail.title, about: mail.title, main }));
  };

  const wordsOf = async (language: Language): Promise<Words> => (await (await wordsIn(language)).forum()).mail;

  router.get('/mail/:id/:key', async (request, response) => {
    const target = await targetAt(request);
    const language = target?.language ?? languageOf(request);
    const words = await wordsOf(language);
    if (target === undefined || target.off) return show(response, language, words.over);
    const at = request.path;
    if (target.format === mailFormats.on) return show(response, language, words.isOn, button(at, words.no));
    return show(response, language, words.wanted, `${button(`${at}/yes`, words.yes)}\n${button(at, words.no)}`);
  });

  router.post('/mail/:id/:key/yes', async (request, response) => {
    const target = await targetAt(request);
    const language = target?.language ?? languageOf(request);
    const words = await wordsOf(language);
    if (target === undefined || target.off) return show(response, language, words.over);
    await targets.agree(target.id, mailFormats.on, eventsFor(listenerOf(target)));
    return show(response, language, words.isOn, button(`/mail/${target.id}/${request.params.key}`, words.no));
  });

  // Also what the button of a mail program posts to (RFC 8058).
  router.post('/mail/:id/:key', async (request, response) => {
    const target = await targetAt(request);
    if (target !== undefined) await targets.remove(target.code, { id: target.id });
    const language = target?.language ?? languageOf(request);
    return show(response, language, (await wordsOf(language)).over);
  });

  return router;
};
