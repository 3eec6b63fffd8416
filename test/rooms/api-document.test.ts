/**
 * /api/openapi.json holds: every route is in it, every operation is called, as it should be and not, and every answer is what the
 * document says.
 */
import { Validator } from '@seriousme/openapi-schema-validator';
import express from 'express';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { Receiver } from '../forum/receiver.ts';
import { type ApiDocument, ask, Contract, sample } from './api-contract.ts';
import {
  bringSeason,
  lastRoutesOf,
  lastRoutesOfSeason,
  makeCup,
  operatorToken,
  routesOf,
  routesOfCup,
  routesOfRunning,
  routesOfSeason,
  routesOfSite,
  withSeat,
} from './largest.ts';
import type { Ask } from './longest-turn.ts';
import { type Made, Playhouse } from './playhouse.ts';

const limits = { post: 1000, miss: 10_000, report: 1000, join: 10_000, robots: 1000 };

interface Layer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: { readonly stack?: readonly Layer[] };
  match(path: string): false | { readonly path: string };
}

/** Routes below a router, as `GET /api/shows`. */
const routesIn = (base: string, stack: readonly Layer[]): readonly string[] =>
  stack.flatMap(({ route, handle }) =>
    route === undefined
      ? routesIn(base, handle.stack ?? [])
      : [route.path]
          .flat()
          .flatMap(path =>
            Object.keys(route.methods).map(method => `${method.toUpperCase()} ${base}${path}`.replace(/(.)\/$/, '$1')),
          ),
  );

test('every route under /api is in the document, and nothing else', async () => {
  const opened = vi.spyOn(express.application, 'disable');
  const house = await Playhouse.open();
  const [app] = opened.mock.contexts as unknown as readonly { readonly router: { readonly stack: readonly Layer[] } }[];
  const { stack } = app!.router;
  const routes = stack
    .flatMap(layer => {
      const matched = layer.match('/api/operator/x');
      return matched === false ? [] : routesIn(matched.path, layer.handle.stack ?? []);
    })
    .filter(route => /^\w+ \/api/.test(route));
  const { body } = await house.get('/api/openapi.json');
  const told = new Contract(body as ApiDocument).operations.map(
    ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(routes.length).toBeGreaterThan(60);
  expect(told.filter(one => / \/api/.test(one)).toSorted()).toEqual(routes.toSorted());
});

test('the document is OpenAPI 3.1', async () => {
  const house = await Playhouse.open();
  const { body } = await house.get('/api/openapi.json');
  expect(await new Validator().validate(body as Record<string, unknown>)).toMatchObject({ valid: true });
});

/** Of all tests of this file. */
let contract: Contract | undefined;
const contractOf = async (house: Playhouse): Promise<Contract> => {
  contract ??= new Contract((await house.get('/api/openapi.json')).body as ApiDocument);
  return contract;
};

const inDocument = (contract: Contract) => (one: Ask) =>
  /^\/(api|e\/\w+\/\w+\.png)/.test(one.path) && contract.operationOf(one) !== undefined;

/** What longer texts cost is held in longest-block.test.ts. */
const isShort = (body: string | Uint8Array): boolean => typeof body !== 'string' || body.length <= 300_000;

/** Asks for each, one after another, and holds each answer to the document. */
const callAll = async (house: Playhouse, asks: readonly Ask[]) => {
  const contract = await contractOf(house);
  expect(asks.filter(({ path }) => path.startsWith('/api')).filter(one => !inDocument(contract)(one))).toEqual([]);
  for (const one of asks.filter(inDocument(contract)).filter(({ body = '' }) => isShort(body))) {
    const answered = await ask(house, one);
    contract.holds(one, answered);
    expect(answered.status, `${one.method} ${one.path} ${JSON.stringify(answered.body).slice(0, 300)}`).toSatisfy(
      (status: number) => (one.status === undefined ? status < 300 : status === one.status),
    );
  }
};

const isRefused = (status: number, body: unknown): boolean => status >= 400 || (body as { ok?: unknown }).ok === false;

/** Letters of a body beyond which it is not sent again and again. */
const longestBroken = 5000;

/** Asks for each as the document forbids it, without the token that it takes, and for what is not there. All of it is refused, and changes nothing. */
const breakAll = async (house: Playhouse, asks: readonly Ask[]) => {
  const contract = await contractOf(house);
  const good = asks.filter(one => (one.status ?? 200) < 300 && inDocument(contract)(one));
  const bodies = good.filter(({ body = '' }) => body.length <= longestBroken).flatMap(one => contract.broken(one));
  const tokens = good
    .filter(one => {
      const { security } = contract.operationOf(one)!.told;
      return security.length > 0 && security.every(holder => Object.keys(holder).length > 0);
    })
    .flatMap(one => [
      { ...one, token: undefined },
      { ...one, token: 'nobody-has-this-token' },
    ]);
  const astray = good.filter(({ body = '' }) => body.length <= longestBroken).flatMap(one => contract.astray(one));
  for (const one of [...bodies, ...tokens, ...astray]) {
    const answered = await ask(house, one);
    contract.holds(one, answered);
    expect(isRefused(answered.status, answered.body), `${one.method} ${one.path} ${one.body}: ${answered.status}`).toBe(
      true,
    );
  }
  return bodies.length + tokens.length;
};

/** A show of Ann and Ben, who have begun. */
const makeStarted = async (house: Playhouse, wish: object): Promise<Made> => {
  const made = await house.make({ show: 'six-dice', seats: 2, ...wish });
  await house.app.rooms.ensure(made.code);
  await house.live(made.code).seats.sit('Ann', 0);
  await house.live(made.code).seats.sit('Ben', 1);
  await house.live(made.code).move('host', { id: null, do: 'start' });
  return made;
};

const asHost = (made: Made, path: string, body: object): Ask => ({
  method: 'POST',
  path: `/api/episodes/${made.code}/${path}`,
  token: made.token,
  body: JSON.stringify(body),
});

/** Every form of a body that has several, as its schema alone describes it. */
const formsOf = async (house: Playhouse, asked: Ask): Promise<readonly Ask[]> => {
  const { schema = {} } =
    (await contractOf(house)).operationOf(asked)?.told.requestBody?.content['application/json'] ?? {};
  const forms = schema.oneOf as readonly Readonly<Record<string, unknown>>[];
  return forms.map(form => ({ ...asked, body: JSON.stringify(sample(form)) }));
};

/** What only some shows have, and what is left of a picture that a pack shares. */
const furtherRoutes = async (house: Playhouse): Promise<readonly Ask[]> => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const kept = await ask(house, { method: 'POST', path: '/api/media', body: picture });
  const { hash } = kept.body as { readonly hash: string };
  const questions = [{ ask: 'How many pips has a die?', answer: '21', picture: { hash, alt: 'A die' } }];
  const text = JSON.stringify({ questions, tieBreakers: [] });
  const shared = (await house.post('/api/packs', { show: 'lucky-numbers', text })).body as Record<
    'id' | 'secret',
    string
  >;
  const hosted = await withSeat(house, await house.make({ show: 'six-dice', robots: 'host' }));
  const show = await house.make({ show: 'lucky-numbers', pack: { questions, tieBreakers: [] } });
  const bearing = (token: string) => ({ Authorization: `Bearer ${token}` });
  const screens = `/api/episodes/${show.code}/screens`;
  const pinOf = async (screen: string) =>
    ((await house.post('/api/screen', {}, bearing(screen.repeat(32)))).body as { readonly pin: string }).pin;
  const typed = { pin: await pinOf('a'), name: 'Hall' };
  const { id } = (await house.post(screens, typed, bearing(show.token))).body as { readonly id: string };
  const another = JSON.stringify({ pin: await pinOf('b'), name: 'Bar' });
  const { media } = (await house.get(`/api/episodes/${show.code}/state`)).body as { readonly media: readonly string[] };
  const wish = { kind: 'network', value: '203.0.113.0/24', for: 'good' };
  const block = await house.post('/api/operator/blocks', wish, { Authorization: `Bearer ${operatorToken}` });
  return [
    { method: 'DELETE', path: `/api/operator/blocks/${(block.body as { id: string }).id}`, token: operatorToken },
    { method: 'POST', path: '/api/media', body: picture },
    { method: 'GET', path: `/api/packs/${shared.id}` },
    { method: 'GET', path: `/api/packs/${shared.id}/media/${hash}` },
    { method: 'DELETE', path: `/api/packs/${shared.id}`, token: shared.secret },
    { method: 'GET', path: `/api/episodes/${show.code}/media/${media[0]}` },
    { method: 'POST', path: `/api/episodes/${show.code}/seat`, body: '{"name":"Ann"}' },
    { ...asHost(hosted, 'seat/hold', { on: true }), token: hosted.seat },
    { method: 'POST', path: screens, token: show.token, body: another },
    { method: 'GET', path: screens, token: show.token },
    { method: 'PUT', path: `${screens}/${id}`, token: show.token, body: '{"name":"Foyer","view":"board"}' },
    { method: 'POST', path: '/api/screen', token: 'a'.repeat(32), body: '{}' },
    { method: 'DELETE', path: `${screens}/${id}`, token: show.token },
  ];
};

test('of a show that is over, and of the whole site', async () => {
  const house = await Playhouse.open({ limits, operatorToken });
  const show = await makeStarted(house, {});
  await house.live(show.code).move('host', { id: null, do: 'end', winner: -1 });
  await house.told(show.code);
  const asks = [...routesOf(await withSeat(house, show), 2), ...routesOfSite(show.code)];
  expect(await breakAll(house, asks)).toBeGreaterThan(50);
  await callAll(house, [...asks, ...(await furtherRoutes(house)), ...lastRoutesOf(show)]);
});

test('whatever desk, crowd, seats and host can do in a show that goes on', async () => {
  const house = await Playhouse.open({ limits });
  const show = await withSeat(house, await makeStarted(house, {}));
  const moves = [
    asHost(show, 'moves', { id: 'taken back', at: 1, do: 'undo' }),
    asHost(show, 'press', { id: 'again' }),
  ];
  await breakAll(house, moves);
  await callAll(house, moves);
  const crowd = { ...asHost(show, 'room', {}), token: undefined };
  for (const form of [...(await formsOf(house, asHost(show, 'desk', {}))), ...(await formsOf(house, crowd))]) {
    await breakAll(house, [form]);
    (await contractOf(house)).holds(form, await ask(house, form));
  }
});

test('reminders, calendars, chats, new links', async () => {
  const [receiver, timing] = [await Receiver.open(), { idle: 60_000, away: 1e9, looked: 1, reconnect: 60_000 }];
  const mail = { url: 'smtp://127.0.0.1:9', from: 'boxcars@example.org' };
  const reminders = { anywhere: true, every: 3_600_000, timeout: 60_000, mail };
  const house = await Playhouse.open({ limits, timing, operatorToken, reminders });
  const show = await withSeat(house, await makeStarted(house, { clock: 86_400, public: true }));
  const elsewhere = receiver.url('').replace(/\/$/, '');
  const hooked = asHost(show, 'hooks', { address: `${elsewhere}/first`, format: 'json', events: ['move'] });
  const { body } = await ask(house, hooked);
  await callAll(house, [asHost(show, 'desk', { do: 'set', settings: { doors: house.app.context.now() + 3_600_000 } })]);
  const word = {
    method: 'POST',
    path: `/api/episodes/${show.code}/words`,
    token: show.seat,
    body: '{"text":"Hello!"}',
  };
  const { id } = (await ask(house, word)).body as { readonly id: string };
  await callAll(house, [{ method: 'POST', path: `${word.path}/${id}/report`, token: show.token }]);
  const needs = { hook: (body as { id: string }).id, elsewhere, reconnection: 'gone' };
  const asks = routesOfRunning(show, 1, needs);
  await breakAll(house, asks);
  await callAll(house, asks);
});

test('of a season', async () => {
  const house = await Playhouse.open({ limits });
  const season = await bringSeason(house, 'held', 0, 20);
  const asks = routesOfSeason(season, false);
  await breakAll(house, asks);
  await callAll(house, asks);
  const { episodes } = (await house.get('/api/seasons/held')).body as { readonly episodes: readonly [Made] };
  const { seat } = await withSeat(house, episodes[0]);
  await callAll(house, [{ method: 'GET', path: '/api/seasons/held/seat', token: seat }, ...lastRoutesOfSeason(season)]);
});

test('of a cup', async () => {
  const house = await Playhouse.open({ limits });
  const asks = routesOfCup(await makeCup(house, 'held', 4, 'single'), 'winners-1-1');
  await breakAll(house, asks);
  await callAll(house, asks);
});

/** Only somebody at the machine itself, where it is in a network, can choose one. */
const elsewhere = ['post-networks'];

test('every operation has been called and has succeeded', async () => {
  const ids = contract?.operations.map(({ told }) => told.operationId) ?? [];
  expect(ids.filter(id => !contract?.succeeded.has(id) && !elsewhere.includes(id))).toEqual([]);
});
