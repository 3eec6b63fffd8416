/**
 * Televisions without a keyboard. A screen at /tv keeps a secret of its own and asks, under it, what to show. Until it has a show
 * that is a pin of four digits, which a host types at the desk. Everything about it is in the database, so it finds its show
 * again after a restart and may ask any process: all that ask at one process look there together.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { Request } from 'express';
import { record } from '../../shared/engine/fields.ts';
import { request as fields, line, maybe, or } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { type ScreenFacts, type ScreenNews, screenView } from '../../shared/engine/screens.ts';
import type { ServerContext } from '../context.ts';
import { isDesk, personName, tokenIn } from '../rooms/entrance.ts';
import type { StoredScreen } from '../store/screens.ts';
import { bearer, hashOf, readCode } from '../tokens.ts';
import { first, jsonBody } from '../web/bodies.ts';
import { allow, refuseMiss } from '../web/limits.ts';
import { either, facts, listOf, Routes, texts, yes } from '../web/operations.ts';
import { readAs, readBody, refusal } from '../web/refusals.ts';
import type { Services } from './services.ts';

const minute = 60_000;

/** Milliseconds that a screen shows a pin, and that pass before another one may show it. */
const pinTime = 10 * minute;
const pinRest = 20 * minute;

/** So many pins are tried for a screen before it is told to come again. */
const draws = 40;

/** Milliseconds that a request of a screen waits for news, at most, and between two looks for all of them. */
const patience = 20_000;
const look = 400;

/** A screen that has not asked for this long is switched off, milliseconds. */
const silence = patience + 10_000;

/** Screens of a show. */
const mostScreens = 50;

const askFields = fields({ known: or(line(200), '') });
const claimFields = fields({ pin: line(4, { pattern: /^\d{4}$/ }), name: personName });
const changeFields = fields({
  name: maybe(personName),
  view: maybe(screenView),
  to: maybe(record({ code: line(20), token: line(100) })),
});

const shown = facts({ id: texts, name: texts, view: screenView, connected: yes });
const news = either(
  facts({ known: texts, pin: texts }),
  facts({ known: texts, code: texts, view: screenView, name: texts, show: texts, title: texts, season: texts }),
);

const stateOf = ({ code, view, name }: StoredScreen): string => `${code} ${view} ${name}`;

interface Waiting {
  readonly hash: string;
  /** Of the screen when it began to wait; "" without a show. */
  readonly state: string;
  readonly wake: () => void;
}

/** The screens that ask at this process. */
class Asking {
  readonly #context: ServerContext;
  readonly #waiting = new Set<Waiting>();
  readonly #open = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** A request of this screen is open. Returns a function that ends it, and says whether it was its last one here. */
  begin(hash: string): () => boolean {
    this.#open.set(hash, (this.#open.get(hash) ?? 0) + 1);
    return () => {
      const left = (this.#open.get(hash) ?? 1) - 1;
      if (left > 0) this.#open.set(hash, left);
      else this.#open.delete(hash);
      return left === 0;
    };
  }

  /** Resolves once something else holds of the screen, after that time, or when `gone` resolves. */
  async news(hash: string, state: string, milliseconds: number, gone: Promise<void>): Promise<void> {
    let limit: NodeJS.Timeout | undefined;
    let one: Waiting | undefined;
    const changed = new Promise<void>(wake => {
      limit = setTimeout(wake, milliseconds).unref();
      one = { hash, state, wake };
      this.#waiting.add(one);
    });
    this.#timer ??= setInterval(() => void this.#look(), look).unref();
    await Promise.race([changed, gone]);
    clearTimeout(limit);
    if (one !== undefined) this.#waiting.delete(one);
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #look(): Promise<void> {
    const asked = [...this.#waiting];
    try {
      const found = await this.#context.store.screensAt([...new Set(asked.map(({ hash }) => hash))]);
      const states = new Map(found.map(screen => [screen.hash, stateOf(screen)]));
      for (const { hash, state, wake } of asked) if ((states.get(hash) ?? '') !== state) wake();
    } catch {
      // The store is away. They go on waiting, and are answered in time.
    }
  }
}

/** The secret of a screen. It makes it up, so one that nobody could guess is asked for. */
const screenOf = (request: Pick<Request, 'get'>): string => {
  const secret = bearer(request.get('authorization'));
  if (secret.length < 22) throw refusal(403, phrase('badJoin'));
  return hashOf(secret);
};

export const screens = ({ context, finding, misses, limiter, streams }: Services): Routes => {
  const routes = new Routes('Screens');
  const { store, now } = context;
  const asking = new Asking(context);
  const pins = limiter('create');
  const guesses = limiter('guess');

  const pinFor = async (request: Request, hash: string) => {
    const time = now();
    const times = { now: time, until: time + pinTime, rested: time - pinRest };
    const held = await store.takePin(hash, [], times);
    // Nobody has so many screens; somebody could use up the pins.
    if (held === undefined) await allow(pins, request);
    const drawn = Array.from({ length: draws }, () => String(randomInt(10_000)).padStart(4, '0'));
    const pin = held ?? (await store.takePin(hash, drawn, times));
    if (pin === undefined) throw refusal(503, phrase('notJustNow'));
    return { pin: pin.pin, left: pin.until - time, isNew: held === undefined };
  };

  const toldTo = async (request: Request, hash: string): Promise<{ news: ScreenNews; state: string; left: number }> => {
    const [screen] = await store.screensAt([hash]);
    const found = screen && (await finding.find(screen.code));
    if (screen === undefined || found === undefined) {
      const { pin, left, isNew } = await pinFor(request, hash);
      // A host may have typed the one before just now.
      if (isNew && (await store.screensAt([hash])).length > 0) return toldTo(request, hash);
      return { news: { known: pin, pin }, state: '', left };
    }
    const { code, view, name } = screen;
    const { show, title, season } = found.facts;
    const state = stateOf(screen);
    const news = { known: state, code, view, name, show, title, season: season?.name ?? '' };
    return { news, state, left: patience };
  };

  routes.post('/screen', {
    does: 'What a screen at /tv shows: a pin until a host has typed it, then a show.',
    about:
      'With `known` of its last answer it is told once something else holds, after 20 s at the latest. A pin holds for ten minutes, and while its screen asks.',
    by: ['screen'],
    body: askFields,
    answers: { 200: news },
  })(jsonBody(1024), async (request, response) => {
    const hash = screenOf(request);
    const { known } = readAs(askFields, request.body ?? {});
    const release = streams.take(request.ip ?? '');
    if (release === undefined) throw refusal(429, phrase('tooOften', 5), {}, { 'Retry-After': '5' });
    const end = asking.begin(hash);
    const gone = new Promise<void>(resolve => {
      response.once('close', () => {
        release();
        const wasLast = end();
        resolve();
        // It was switched off, or went to another page.
        if (wasLast && !response.writableFinished) void store.screenSeen(hash, 0).catch(() => undefined);
      });
    });
    await store.screenSeen(hash, now());
    let told = await toldTo(request, hash);
    if (told.news.known === known) {
      await asking.news(hash, told.state, Math.min(patience, told.left), gone);
      if (response.destroyed) return;
      told = await toldTo(request, hash);
    }
    response.set('Cache-Control', 'no-store').json(told.news);
  });

  routes.delete('/screen', {
    does: 'Not this show: the screen gets a pin again.',
    by: ['screen'],
    answers: { 204: null },
  })(async (request, response) => {
    await store.removeScreen({ hash: screenOf(request) });
    response.status(204).end();
  });

  const factsOf = ({ id, name, view, seen }: StoredScreen): ScreenFacts => ({
    id,
    name,
    view,
    connected: seen > now() - silence,
  });

  const refuseMore = async (code: string): Promise<void> => {
    if ((await store.screensOf(code)).length >= mostScreens) throw refusal(409, phrase('tooManyLinks'));
  };

  /** The code of a show at whose desk this token sits, and which has room for another screen. */
  const showOf = async (request: Request, to: { readonly code: string; readonly token: string }): Promise<string> => {
    const code = readCode(to.code);
    const token = await tokenIn(context, code, to.token);
    if (token === undefined || !isDesk(token)) return finding.refuseToken(request, phrase('hostOnly'), token);
    await refuseMore(code);
    return code;
  };

  routes.get('/episodes/:code/screens', {
    does: 'The screens of a show, and which of them are on.',
    by: ['desk'],
    answers: { 200: facts({ screens: listOf(shown) }) },
  })(async (request, response) => {
    const { code } = await finding.atDesk(request);
    response.set('Cache-Control', 'no-store').json({ screens: (await store.screensOf(code)).map(factsOf) });
  });

  routes.post('/episodes/:code/screens', {
    does: 'Puts the show on the screen that shows this pin.',
    about: 'An address may try ten pins a minute.',
    by: ['desk'],
    body: claimFields,
    answers: { 201: shown },
    refuses: [409],
  })(first(finding.atDesk), jsonBody(1024), async (request, response) => {
    const { code } = await finding.atDesk(request);
    const { pin, name } = readBody(claimFields, request);
    // Four digits are guessed soon, so right ones count too: otherwise they would tell themselves apart from the others.
    await allow(guesses, request);
    await refuseMore(code);
    const screen = { id: randomBytes(6).toString('base64url'), name, view: 'tv' as const };
    const time = now();
    if (!(await store.claimPin(pin, { ...screen, code, now: time, awake: time - silence })))
      return refuseMiss(misses, request, refusal(404, phrase('noScreen')));
    response
      .status(201)
      .set('Cache-Control', 'no-store')
      .json({ ...screen, connected: true });
  });

  routes.put('/episodes/:code/screens/:screen', {
    does: 'Names a screen, shows something else on it, or gives it to another show.',
    about: '`to` is that show, with a token of its desk.',
    by: ['desk'],
    body: changeFields,
    answers: { 204: null },
    refuses: [409],
  })(first(finding.atDesk), jsonBody(1024), async (request, response) => {
    const { code } = await finding.atDesk(request);
    const { to, ...asked } = readBody(changeFields, request);
    const change = to === undefined ? asked : { ...asked, code: await showOf(request, to) };
    if (!(await store.changeScreen(code, request.params.screen, change))) throw refusal(404, phrase('noLink'));
    response.status(204).end();
  });

  routes.delete('/episodes/:code/screens/:screen', {
    does: 'Sends a screen away: it gets a pin again.',
    by: ['desk'],
    answers: { 204: null },
  })(async (request, response) => {
    const { code } = await finding.atDesk(request);
    const gone = await store.removeScreen({ code, id: request.params.screen });
    if (!gone) throw refusal(404, phrase('noLink'));
    response.status(204).end();
  });

  return routes;
};
