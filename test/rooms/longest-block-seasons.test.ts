/** How long the loop stands still for one request on the largest seasons that the limits allow. */
import { expect, test } from 'vitest';
import { maxLetters, maxLines } from '../../server/seasons/ledger-writes.ts';
import { mostEntries, write } from '../../shared/season/ledger.ts';
import { seasonTableNames } from '../../shared/season/tables.ts';
import { PlayedSeason } from '../seasons/played-season.ts';
import { bringSeason, fillRooms, lastRoutesOfSeason, routesOfSeason } from './largest.ts';
import { longest, tell, worstOf } from './longest-turn.ts';
import { Playhouse } from './playhouse.ts';

interface SeasonRoom {
  readonly people: readonly object[];
  readonly of: number;
}

test('no request on the largest season stops the loop for long', async () => {
  const house = await Playhouse.open();
  // The thread is started, and what all of them need is loaded once.
  await worstOf(house, routesOfSeason(await bringSeason(house, 'small', 1, 200), false));
  const kinds = [
    ['as many lines as there may be', 0, maxLines - 1, true],
    ['as many lines as a game may be begun with', 2, maxLines - 210, false],
    ['lists of a thousand names', 18, 1000, false],
  ] as const;
  for (const [what, lists, lines, full] of kinds) {
    const season = await bringSeason(house, `with-${lists}-lists`, lists, lines);
    const turns = await worstOf(house, [...routesOfSeason(season, full), ...lastRoutesOfSeason(season)]);
    tell(`a season with ${what}, ${JSON.stringify(season.file.lines).length} letters`, turns);
    expect(turns[0]?.[0], turns[0]?.[1]).toBeLessThanOrEqual(longest);
  }
});

test('the rooms of twenty evenings of thousands are added up without stopping the loop for long', async () => {
  const house = await Playhouse.open();
  const season = await bringSeason(house, 'full-rooms', 0, 20);
  await worstOf(house, routesOfSeason(season, false).slice(0, 4));
  await fillRooms(house, season);
  const turns = await worstOf(house, routesOfSeason(season, false));
  tell('a season with full rooms', turns);
  expect(turns[0]?.[0], turns[0]?.[1]).toBeLessThanOrEqual(longest);
  const { people, of } = (await house.get(`/api/seasons/${season.name}/room`)).body as SeasonRoom;
  expect([of, people.length, people[0]]).toEqual([1000, 20, { name: 'Fan 4999', points: 99_980, evenings: 20 }]);
});

test('the pages of a season of 200 games, all of them reckoned, are read without stopping the loop for long', async () => {
  const house = await Playhouse.open();
  const token = ((await house.post('/api/seasons', { name: 'long', show: 'six-dice' })).body as { token: string })
    .token;
  const file = (await house.get('/api/seasons/long/export', token)).body as object;
  const played = new PlayedSeason();
  const seat = { throws: 30, dice: 120, pips: 420, decisions: 40, best: 30, given: { points: 812.5 } };
  const moment = { kind: 'gain', seat: 0, amount: 1000, chance: 0, step: 40 } as const;
  const call = { seat: 1, unit: 'points', came: true, step: 12 } as const;
  for (let game = 0; game < 200; game++)
    played.play([`Ann ${game % 20}`, `Ben ${game % 17}`, 'Cal'], [game, 2 * game, 500], game % 3);
  const season = { ...file, lines: played.lines };
  expect((await house.post('/api/seasons/import', { season, name: 'brought' })).status).toBe(201);
  for (const [game, { code }] of played.played.entries())
    await house.app.context.store.keepFigures('brought', {
      code,
      entries: 300,
      figures: {
        seats: [seat, seat, seat],
        moments: Array.from({ length: 6 }, () => moment),
        calls: Array.from({ length: 6 }, () => ({ ...call, stake: game })),
      },
    });
  const tables = seasonTableNames.map(table => `/tables/${table}`);
  const asks = ['', '/figures', '/hall', ...tables].map(path => ({
    method: 'GET',
    path: `/api/seasons/brought${path}`,
  }));
  const turns = await worstOf(house, asks);
  tell('a season of 200 games', turns);
  expect(turns[0]?.[0], turns[0]?.[1]).toBeLessThanOrEqual(longest);
  const { records } = (await house.get('/api/seasons/brought/hall')).body as { readonly records: readonly object[] };
  expect(records).toContainEqual(expect.objectContaining({ kind: 'call', figure: 199, who: 'Ben 12' }));
});

test('a book that is longer than anybody should have to read is not brought here', async () => {
  const house = await Playhouse.open();
  const { file } = await bringSeason(house, 'short', 0, 20);
  const endless = Array.from({ length: maxLines + 1 }, (_, i) => ({ ...file.lines.at(-1), seq: i + 1 }));
  expect((await house.post('/api/seasons/import', { season: { ...file, lines: endless }, name: 'a-a' })).status).toBe(
    400,
  );
  const wordy = file.lines.map(line => ({ ...line, reason: 'x'.repeat(200) }));
  const many = Array.from({ length: Math.ceil(maxLetters / 250) }, (_, i) => ({ ...wordy.at(-1), seq: i + 1 }));
  expect((await house.post('/api/seasons/import', { season: { ...file, lines: many }, name: 'a-b' })).status).toBe(400);
});

test('a list with more entries than anybody may have is refused at import in one sentence, and the most is no burden', async () => {
  const house = await Playhouse.open();
  const { file } = await bringSeason(house, 'lists', 0, 20);
  const names = (count: number) => Array.from({ length: count }, (_, i) => i.toString(36));
  const withList = (account: string, to: unknown) => ({
    ...file,
    lines: [
      ...file.lines,
      { ...file.lines.at(-1), seq: file.lines.length + 1, account, who: '', from: [], to, reason: '', of: 0 },
    ],
  });
  const bring = async (account: string, to: unknown, name: string) =>
    house.post('/api/seasons/import', { season: withList(account, to), name });
  for (const [account, most] of Object.entries(mostEntries)) {
    if (account === 'prizes' || account === 'goods') continue;
    const tooMany = await bring(account, names(20_000), `many-${account}`);
    expect([account, tooMany.status]).toEqual([account, 400]);
    expect(tooMany.body).toMatchObject({
      faults: [{ path: 'lines', message: `line 21: ${account} has 20000 entries, and ${most} is the most` }],
    });
    expect([account, (await bring(account, names(most), `most-${account}`)).status]).toEqual([account, 201]);
  }
});

test('a season that nothing was added to is read and reckoned once, however often it is asked for', async () => {
  const house = await Playhouse.open();
  const { name } = await bringSeason(house, 'kept', 10, 4000);
  const { store } = house.app.context;
  const before = await store.season(name);
  expect(await store.season(name)).toBe(before);
  const first = await house.get(`/api/seasons/${name}`);
  expect(await house.get(`/api/seasons/${name}`)).toEqual(first);
  await store.addLines({
    season: name,
    lines: lines => write(lines, [{ account: 'jackpot', who: '', to: 5, why: 'corrected' }], { at: 1, episode: '' }),
  });
  const after = await store.season(name);
  expect([after === before, after?.lines.length]).toEqual([false, 4001]);
  expect((await house.get(`/api/seasons/${name}`)).body).not.toEqual(first.body);
  await store.removeSeason(name);
  expect((await house.get(`/api/seasons/${name}`)).status).toBe(404);
});
