/** Who gets reminders: the host's webhooks, and the devices of players, hosts and spectators. */

import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { checkedBy, choice, list } from '../../shared/engine/fields.ts';
import { request as fields, line, maybe } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { channelEvents, eventsFor, reminderEvents } from '../../shared/forum/reminders.ts';
import { languageNames } from '../../shared/words/languages.ts';
import { everybody, listenerOf, theHost } from '../forum/due-reminders.ts';
import type { ReminderService } from '../forum/reminder-service.ts';
import { BadAddress, readTarget } from '../forum/sender.ts';
import { languageOf } from '../languages.ts';
import { isDesk, tokenIn } from '../rooms/entrance.ts';
import type { Target } from '../store/reminders.ts';
import { bearer } from '../tokens.ts';
import { first, jsonBody } from '../web/bodies.ts';
import { facts, listOf, Routes, texts, time, whole, yes } from '../web/operations.ts';
import { readBody, refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

const small = 8 * 1024;

const maxHooks = 10;
const maxPushes = 200;

const hook = fields({
  address: line(2000),
  format: choice(['json', 'discord'], 'json'),
  /** The language of the reminders. By default the page's. */
  language: maybe(choice(languageNames)),
  events: list(choice(channelEvents), 1, channelEvents.length),
});

const push = fields({
  endpoint: checkedBy(line(2000), address => (URL.canParse(address) ? undefined : phrase('noSubscription'))),
  keys: fields({
    p256dh: line(200, { pattern: /^[\w-]{80,100}={0,2}$/ }),
    auth: line(200, { pattern: /^[\w-]{20,30}={0,2}$/ }),
  }),
});

/** Whoever knows a hook's address can write to its channel. So only enough of it is shown to tell two apart. */
const hint = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return pathname.length <= 12 ? `${origin}${pathname}` : `${origin}/…${pathname.slice(-6)}`;
};

const publicTarget = ({ id, address, format, language, events, failures, problem, worked, off }: Target) => ({
  id,
  address: hint(address),
  format,
  language,
  events,
  failures,
  problem,
  worked,
  off,
});

const publicHook = {
  id: texts,
  address: texts,
  format: texts,
  language: texts,
  events: listOf(choice(channelEvents)),
  failures: whole,
  problem: texts,
  worked: time,
  off: yes,
};

const pushGone = fields({ endpoint: line(2000) });

/** `anywhere`: hooks may reach private networks. */
export const reminderRoutes = (
  { context, finding, posts: limit, misses }: Services,
  reminding: ReminderService,
  anywhere: boolean,
): Routes => {
  const routes = new Routes('Reminders');
  const { reminders } = context.store;

  const { atDesk, findRequested } = finding;

  const targetAt = (typed: string): string => {
    try {
      return readTarget(typed, anywhere).href;
    } catch (error) {
      if (!(error instanceof BadAddress)) throw error;
      throw refusal(400, error.phrase);
    }
  };

  type NewTarget = Pick<Target, 'code' | 'kind' | 'address' | 'format' | 'events' | 'about' | 'language' | 'token'>;

  const target = (values: NewTarget, secret: string) => {
    const id = randomBytes(9).toString('base64url');
    return {
      ...values,
      id,
      secret: context.vault.seal(Buffer.from(secret), id),
      created: context.now(),
      failures: 0,
      problem: '',
      worked: 0,
      off: false,
    } satisfies Target;
  };

  const hooksOf = async (code: string) => (await reminders.targets.of(code)).filter(({ kind }) => kind === 'hook');

  routes.get('/episodes/:code/hooks', {
    does: 'The webhooks of a show. Of their addresses only enough is shown to tell two apart.',
    by: ['desk'],
    answers: { 200: listOf(facts(publicHook)) },
  })(async (request, response) => {
    const { code } = await atDesk(request);
    response.set('Cache-Control', 'no-store').json((await hooksOf(code)).map(publicTarget));
  });

  routes.post('/episodes/:code/hooks', {
    does: 'Registers a webhook.',
    about:
      '`json` ones are signed with the `secret` that comes once (docs/api.md). An address that is there already is replaced.',
    by: ['desk'],
    body: hook,
    answers: { 201: facts({ ...publicHook, secret: maybe(texts) }) },
    refuses: [409],
  })(limit, first(atDesk), jsonBody(small), async (request, response) => {
    const { code, token } = await atDesk(request);
    const asked = readBody(hook, request, phrase('hookNeeds'));
    const { format, events, language = languageOf(request) } = asked;
    const hooks = await hooksOf(code);
    const address = targetAt(asked.address);
    if (hooks.length >= maxHooks && hooks.every(other => other.address !== address))
      throw refusal(409, phrase('mostHooks', maxHooks));
    const secret = `whsec_${randomBytes(24).toString('base64')}`;
    // A co-host's hook is deleted with the co-host's link.
    const maker = token.role === 'host' ? '' : token.id;
    const added = target(
      { code, kind: 'hook', address, format, events, about: everybody, language, token: maker },
      secret,
    );
    await reminders.targets.add(added);
    response.status(201).json({ ...publicTarget(added), ...(format === 'json' ? { secret } : {}) });
  });

  routes.delete('/episodes/:code/hooks/:hook', {
    does: 'Deletes a webhook.',
    by: ['desk'],
    answers: { 204: null },
  })(async (request, response) => {
    const { code } = await atDesk(request);
    const removed = await reminders.targets.remove(code, { id: String(request.params.hook) });
    if (!removed) throw refusal(404, phrase('noHook'));
    response.status(204).end();
  });

  routes.post('/episodes/:code/hooks/:hook/test', {
    does: 'Sends a test reminder to a webhook.',
    by: ['desk'],
    answers: { 202: facts({ id: texts }) },
  })(limit, async (request, response) => {
    const { code } = await atDesk(request);
    const id = String(request.params.hook);
    if (!(await hooksOf(code)).some(one => one.id === id)) throw refusal(404, phrase('noHook'));
    const name = randomBytes(12).toString('base64url');
    const facts = JSON.stringify({ seats: [], deadline: 0, entries: 0 });
    await reminders.notices.add({
      id: name,
      target: id,
      code,
      key: `test:${name}`,
      event: 'test',
      facts,
      due: context.now(),
    });
    response.status(202).json({ id: name });
  });

  routes.get('/push-key', {
    does: 'The key with which a browser subscribes to notices (VAPID).',
    answers: { 200: facts({ key: texts }) },
  })(async (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ key: (await reminding.keys()).publicKey });
  });

  /** Which moves a device is reminded of: those of the seat or desk that the token belongs to. Everybody may get the result. */
  const aboutAsker = async (request: Request, code: string): Promise<Pick<Target, 'about' | 'token'>> => {
    const token = bearer(request.get('authorization'));
    if (token === '') return { about: '', token: '' };
    const stored = await tokenIn(context, code, token);
    if (stored === undefined) {
      await misses.take(request.ip ?? '');
      return { about: '', token: '' };
    }
    const about = stored.seat >= 0 ? String(stored.seat) : isDesk(stored) ? theHost : '';
    return { about, token: stored.id };
  };

  routes.post('/episodes/:code/push', {
    does: 'Lets a device get notices: of its moves with the token of a seat or a desk, of the result without one.',
    by: ['nobody', 'seat', 'desk'],
    body: push,
    answers: { 201: facts({ events: listOf(choice(reminderEvents)) }) },
    refuses: [409],
  })(limit, jsonBody(small), async (request, response) => {
    const { code } = (await findRequested(request)).facts;
    const { endpoint, keys } = readBody(push, request, phrase('noSubscription'));
    const pushes = (await reminders.targets.of(code)).filter(({ kind }) => kind === 'push');
    if (pushes.length >= maxPushes && pushes.every(({ address }) => address !== endpoint))
      throw refusal(409, phrase('mostDevices'));
    const address = targetAt(endpoint);
    const { about, token } = await aboutAsker(request, code);
    const language = languageOf(request);
    const events = eventsFor(listenerOf({ kind: 'push', about }));
    await reminders.targets.add(
      target({ code, kind: 'push', address, format: 'push', events, about, language, token }, JSON.stringify(keys)),
    );
    response.status(201).json({ events });
  });

  /** Only the browser knows its endpoint, so knowing it is permission enough. */
  routes.delete('/episodes/:code/push', {
    does: 'Ends the notices of a device.',
    body: pushGone,
    answers: { 204: null },
  })(jsonBody(small), async (request, response) => {
    const found = await findRequested(request);
    const { endpoint } = readBody(pushGone, request, phrase('noSubscription'));
    await reminders.targets.remove(found.facts.code, { address: endpoint });
    response.status(204).end();
  });

  return routes;
};
