/** A season keeps its set of house rules, says in its book when it changed, and its money belongs to its host. */
import { expect, test } from 'vitest';
import { houseOfShow, manifests } from '../../shared/shows/index.ts';
import { Playhouse } from '../rooms/playhouse.ts';

interface Made {
  readonly name: string;
  readonly token: string;
}

interface LedgerLine {
  readonly house: object;
  readonly rules: object;
  readonly limits: { readonly retiresAfter?: number; readonly base?: number };
  readonly lines: readonly { readonly account: string; readonly to: unknown; readonly why: string }[];
}

test('ME-07 ME-23: jackpot, prizes and streak of a season are its host’s, and the book tells a change of rules', async () => {
  const house = await Playhouse.open({});
  const friday = { name: 'Friday rules', pot: 2500, mainEvent: { base: 75000, retireAfter: 3 } };
  const prizes = ['A', 'B', 'C'].map(name => [{ name, value: 100 }]);
  const made = await house.post('/api/seasons', {
    name: 'fridays',
    show: 'lucky-numbers',
    options: { house: friday },
    prizes,
  });
  expect(made.status).toBe(201);
  const { token } = made.body as Made;
  const read = async () => (await house.get('/api/seasons/fridays')).body as LedgerLine;
  const began = await read();
  expect(began.house).toEqual(friday);
  expect(began.limits).toEqual({ retiresAfter: 3, base: 75000 });
  const first = (account: string) => began.lines.find(line => line.account === account)?.to;
  expect(first('jackpot')).toBe(75000);
  expect(first('prizes')).toEqual(prizes.flat());

  const put = (body: unknown, as = token) =>
    fetch(`http://127.0.0.1:${house.app.port}/api/seasons/fridays/house`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
      body: JSON.stringify(body),
    });
  expect((await put({ house: { pot: 1 } }, 'nobody')).status).toBeGreaterThan(400);
  expect((await put({ house: { pott: 1 } })).status).toBe(400);
  expect((await put({ house: {}, options: { jackpot: 1 } })).status).toBe(400);
  expect((await put({ house: { name: 'Later', wild: 1000 } })).status).toBe(200);
  const later = await read();
  expect(later.house).toEqual({ name: 'Later', wild: 1000 });
  expect(later.limits.retiresAfter).toBe(5);
  expect(later.lines.at(-1)).toMatchObject({ account: 'house', why: 'changed', to: { name: 'Later' } });
  // What was won or waits stands as it did.
  expect(later.lines.filter(({ account }) => account === 'jackpot')).toHaveLength(1);

  // What stands beside the set is a rule as well: the whole list is told, in the book too.
  expect((await put({ house: { wild: 1000 }, options: { lastRound: [3, 4] } })).status).toBe(200);
  const beside = await read();
  expect(beside.rules).toEqual({ house: { wild: 1000 }, lastRound: [3, 4] });
  expect(beside.lines.at(-1)).toMatchObject({ account: 'house', to: { wild: 1000, options: { lastRound: [3, 4] } } });
  expect((await put({ house: { name: 'Later', wild: 1000 }, options: {} })).status).toBe(200);
  expect((await read()).rules).toEqual({ house: { name: 'Later', wild: 1000 } });

  const opened = await house.post(
    '/api/seasons/fridays/episodes',
    { kind: 'main' },
    { authorization: `Bearer ${token}` },
  );
  const { code } = opened.body as { readonly code: string };
  const { options } = (await house.get(`/api/episodes/${code}`)).body as { readonly options: object };
  expect(options).toMatchObject({ house: { name: 'Later', wild: 1000 }, jackpot: 75000 });
  // A game that is on is played to its end by the rules that it began with.
  expect((await put({ house: {} })).status).toBe(409);
});

test('ME-07: a jackpot that is asked for is honoured or refused, never replaced', async () => {
  const house = await Playhouse.open({});
  const made = await house.post('/api/seasons', { name: 'rich', show: 'lucky-numbers', options: { jackpot: 75000 } });
  const { token } = made.body as Made;
  const { lines } = (await house.get('/api/seasons/rich')).body as LedgerLine;
  expect(lines.find(({ account }) => account === 'jackpot')?.to).toBe(75000);
  const asked = await house.post(
    '/api/seasons/rich/episodes',
    { kind: 'main', options: { jackpot: 1 } },
    { authorization: `Bearer ${token}` },
  );
  expect(asked.status).toBe(400);
  const alone = await house.post('/api/episodes', { show: 'lucky-numbers', options: { jackpot: 75000 } });
  const { code } = alone.body as { readonly code: string };
  // It is a number that a host changed. In a season it is the season's.
  expect((await house.get(`/api/episodes/${code}`)).body).toMatchObject({
    options: { jackpot: 75000 },
    rules: { jackpot: 75000 },
  });
  const opened = await house.post('/api/seasons/rich/episodes', { kind: 'main' }, { authorization: `Bearer ${token}` });
  const game = await house.get(`/api/episodes/${(opened.body as { readonly code: string }).code}`);
  expect(game.body).toMatchObject({ options: { jackpot: 75000 }, rules: {} });
  expect((game.body as { readonly rules: object }).rules).toEqual({});
});

test('a show tells as changed what its host changed, and nothing else', async () => {
  const house = await Playhouse.open({});
  for (const { name, of } of manifests) {
    if (of !== undefined) continue;
    const changed = async (options: object) => {
      const made = await house.post('/api/episodes', { show: name, options });
      const { code } = made.body as { readonly code: string };
      return ((await house.get(`/api/episodes/${code}`)).body as { readonly rules: object }).rules;
    };
    expect([name, await changed({})]).toEqual([name, {}]);
    for (const set of Object.values((await houseOfShow(name))?.sets ?? {}))
      expect([name, await changed(set)]).toEqual([name, set]);
  }
});

test('HD-70: a game of the audience has options, house rules and prizes of its own', async () => {
  const house = await Playhouse.open({});
  const made = await house.post('/api/seasons', { name: 'guests', show: 'hot-dice' });
  const { token } = made.body as Made;
  const prizes = ['A', 'B', 'C'].map(name => ({ name, value: 10 }));
  const opened = await house.post(
    '/api/seasons/guests/episodes',
    { kind: 'audience', show: 'main-event', options: { prizes, house: { mainEvent: { wild: 9000 } } } },
    { authorization: `Bearer ${token}` },
  );
  expect(opened.status).toBe(201);
  const { code } = opened.body as { readonly code: string };
  expect((await house.get(`/api/episodes/${code}`)).body).toMatchObject({
    options: { prizes, house: { mainEvent: { wild: 9000 } } },
  });
});
