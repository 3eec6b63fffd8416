/** What a season remembers over HTTP, on each database: figures, records as they fall, names, and whoever is forgotten. */
import { expect, test } from 'vitest';
import { beatsOf, type Finale, posterAt } from '../../shared/engine/finale.ts';
import { readRecord } from '../../shared/engine/record.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import type { ShowFigures } from '../../shared/recap/figures.ts';
import { storyOf } from '../../shared/recap/story.ts';
import type { SeasonRecord } from '../../shared/season/records.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { fixedDice, freshFolder, Playhouse } from '../rooms/playhouse.ts';
import { HostedSeason, type Opened } from './hosted-season.ts';

/** Records of the ledger that fell. What the dice bring is another one every time. */
const falls = ({ finale }: { finale: Finale }) =>
  finale.awards.flatMap(award =>
    award.award === 'record'
      ? award.falls.flatMap(({ kind, figure, before }) =>
          kind === 'win' || kind === 'streak' ? [[kind, figure, before.who]] : [],
        )
      : [],
  );

test.each(databases)('a season remembers, and forgets whom it has to (%s)', async database => {
  const folder = freshFolder();
  const house = await Playhouse.open({ folder, place: await placeOn(database, folder), source: () => fixedDice(3) });
  const season = await HostedSeason.start(house, 'friday', ['Ann', 'Ben', 'Cal', 'Dot']);
  const first = await season.game(14, 0, 400);
  expect(falls(first)).toEqual([]);

  // The figures of the show are what its record says to anybody who reckons it again.
  const asked = async () =>
    (await season.get('/figures')).body as { figures: Record<string, ShowFigures>; reckoning: number };
  await expect.poll(async () => (await asked()).reckoning).toBe(0);
  const { figures } = await asked();
  const text = (await house.get(`/api/episodes/${first.code}/record`, first.token)).body;
  const story = storyOf(readRecord(text, showNamed));
  const stood = story.moments.filter(({ gone }) => !gone);
  const weighed = stood.flatMap((made, i) => {
    const before = stood[i - 1];
    if (before === undefined || typeof made.by !== 'number') return [];
    const worths = oddsOf(before.view, { options: story.options }).decisions.filter(({ do: move }) => move !== '');
    return worths.length < 2 || !worths.some(one => one.do === made.do) ? [] : [made.by];
  });
  expect(figures[first.code]?.seats.map(({ decisions }) => decisions)).toEqual(
    [0, 1].map(seat => weighed.filter(one => one === seat).length),
  );
  expect(figures[first.code]?.seats.map(({ pips }) => pips)).toEqual(
    [0, 1].map(seat =>
      story.throws.reduce((sum, one) => sum + (one.seat === seat ? one.dice.reduce((a, b) => a + b, 0) : 0), 0),
    ),
  );

  // A record falls in the second game, and is read before the poster.
  const second = await season.game(3, 0, 900, 'Zoe');
  expect(falls(second)).toEqual([
    ['win', 900, 'Ann'],
    ['streak', 2, 'Ann'],
  ]);
  expect(second.finale.begins).toBeGreaterThanOrEqual(second.finale.over);
  const record = beatsOf(second.finale).find(({ beat }) => beat === 'record');
  expect(record?.ms).toBeGreaterThan(3000);
  expect(posterAt(second.finale)).toBeGreaterThan(second.finale.begins + (record?.from ?? 0) + (record?.ms ?? 0));
  const hall = async () =>
    (await season.get('/hall')).body as { records: SeasonRecord[]; seasons: object[]; players: { name: string }[] };
  expect((await hall()).records.slice(0, 2)).toMatchObject([
    { kind: 'win', who: 'Ann', figure: 900, code: second.code, unit: 'points' },
    { kind: 'streak', who: 'Ann', figure: 2 },
  ]);

  // Names are merged and parted, a line each.
  expect((await season.post('/names', { name: 'Ben', into: 'Ann' })).status).toBe(409);
  expect((await season.post('/names', { name: 'Zoe', into: 'Ben' }, 'a'.repeat(32))).status).toBe(403);
  expect((await season.post('/names', { name: 'Zoe', into: 'Ben' })).status).toBe(201);
  const games = async (as: string) =>
    (await season.get(`/tables/games?as=${as}`)).body as { name: string; code: string }[];
  expect((await games('json')).filter(({ name }) => name === 'Ben').map(({ code }) => code)).toEqual([
    first.code,
    second.code,
  ]);
  expect((await season.post('/names', { name: 'Zoe' })).status).toBe(201);
  expect((await season.lines()).slice(-2).map(({ account, who, why }) => [account, who, why])).toEqual([
    ['same', 'Zoe', 'merged'],
    ['same', 'Zoe', 'parted'],
  ]);
  const csv = await fetch(`${house.url}/api/seasons/friday/tables/players`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await csv.text()).split('\r\n')[1]).toMatch(/^Ann,,2,2,1300,points,/);
  expect((await season.get('/tables/secrets')).status).toBe(404);
  // Tables hold what pages show.
  expect((await hall()).players).toMatchObject((await season.get('/tables/hall?as=json')).body as object[]);
  const moments = (await season.get('/tables/moments?as=json')).body as { code: string; recap: string }[];
  expect(moments.length).toBeGreaterThan(0);
  for (const { code, recap } of moments) expect(recap).toMatch(new RegExp(`/e/${code}/recap#\\d+$`));
  const given = (await season.get('/tables/games?as=json')).body as {
    code: string;
    name: string;
    givenPoints: number;
  }[];
  expect(given.find(({ code, name }) => code === first.code && name === 'Ann')?.givenPoints).toBe(
    figures[first.code]?.seats[0]?.given.points ?? '',
  );

  // Anybody may ask for themselves; the host sees it and decides.
  expect((await season.post('/forget', { name: 'Nobody' }, '')).status).toBe(409);
  expect((await season.post('/forget', { name: 'Zoe' }, '')).body).toEqual({ ok: true, asked: true, as: [] });
  expect((await season.get('/forget', season.token)).body).toMatchObject({ requests: [{ name: 'Zoe' }] });
  expect((await season.get('/forget')).status).toBe(403);
  // A show whose end may still be taken back would bring the name again.
  expect((await season.post('/forget', { name: 'Zoe' })).body).toMatchObject({ code: 'still-in-game' });
  await season.close(first);
  await season.close(second);
  const seats = (await season.lines()).length;
  expect((await season.post('/forget', { name: 'Zoe' })).body).toEqual({ ok: true, asked: false, as: ['Player 1'] });
  expect((await season.get('/forget', season.token)).body).toEqual({ requests: [] });
  // Ann presses it herself, with the link of her seat.
  const ann = first.seats[0]!.link.split('#')[1]!;
  expect((await season.post('/forget', {}, ann)).body).toEqual({ ok: true, asked: false, as: ['Player 2'] });
  expect((await season.post('/forget', {}, ann)).body).toEqual({ ok: true, asked: false, as: ['Player 2'] });

  const everything = async () =>
    JSON.stringify([
      (await season.get('')).body,
      (await season.get('/export', season.token)).body,
      await hall(),
      await games('json'),
      ...(await Promise.all(
        [first, second].flatMap(({ code }) =>
          ['', '/record', '/story', '/state'].map(async what => (await house.get(`/api/episodes/${code}${what}`)).body),
        ),
      )),
    ]);
  const known = await everything();
  expect(known).toContain('Player 1');
  expect(known).not.toMatch(/"Ann"|"Zoe"|Ann |Zoe /);
  expect((await season.get('')).body).toMatchObject({ faults: [] });
  expect((await season.lines()).length).toBe(seats + 2);
  expect((await season.lines()).at(-1)).toMatchObject({ account: 'forgotten', who: 'Player 2', why: 'forgotten' });
  expect((await hall()).records[0]).toMatchObject({ who: 'Player 2', figure: 900 });
  // The records are sound, and their shows tell their new hashes.
  for (const { code } of [first, second]) {
    const published = (await house.get(`/api/episodes/${code}/record`)).body as { hash: string };
    expect(verifyRecord(published, showNamed).faults).toEqual([]);
    expect((await house.get(`/api/episodes/${code}`)).body).toMatchObject({ hash: published.hash });
  }
  // The season goes on, and whoever was champion is nobody's name.
  expect(falls(await season.game(3, 1, 950)).map(([kind]) => kind)).toEqual(['win']);
});

test('seasons of one host share a hall; whoever lacks the token of one of them brings it nowhere', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(3) });
  const old = await HostedSeason.start(house, 'autumn', ['Ann', 'Ben']);
  const next = await HostedSeason.start(house, 'winter', ['Ann', 'Cal', 'Dot']);
  await old.game(3, 0, 5000);
  expect((await next.post('/hall', { season: 'autumn', token: next.token })).status).toBe(403);
  expect((await next.post('/hall', { season: 'autumn', token: old.token })).status).toBe(200);
  // What is less than in the season before is no record.
  expect(falls(await next.game(3, 0, 400))).toEqual([]);
  expect(falls(await next.game(3, 1, 6000))).toEqual([['win', 6000, 'Ann']]);
  for (const season of [old, next])
    expect((await season.get('/hall')).body).toMatchObject({
      seasons: [{ name: 'autumn' }, { name: 'winter' }],
      players: [{ name: 'Ann', seasons: 2, played: 3 }, { name: 'Dot' }, {}, {}],
    });
  const left = await fetch(`${house.url}/api/seasons/autumn/hall`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${old.token}` },
  });
  expect(left.status).toBe(204);
  const { seasons, records } = (await next.get('/hall')).body as { seasons: object[]; records: SeasonRecord[] };
  expect(seasons).toMatchObject([{ name: 'winter' }]);
  expect(records.map(({ season }) => season)).not.toContain('autumn');
});

test('whoever sat down under a name that others have made is forgotten by the host alone', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(3) });
  const season = await HostedSeason.start(house, 'spring', ['Ann', 'Ben']);
  await season.close(await season.game(3, 0, 400));
  const made = (await season.post('/episodes', { kind: 'audience', show: 'six-dice', name: 'Guests' })).body as Opened;
  const host = await house.join(made.code, { as: 'host', token: made.token });
  const guest = await house.join(made.code, { as: 'play', name: 'Ben' });
  await house.join(made.code, { as: 'play', name: 'Cal' });
  expect(await host.move('start')).toMatchObject({ ok: true });
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  await season.close(made);
  expect((await season.post('/forget', {}, guest.token)).body).toEqual({ ok: true, asked: true, as: [] });
  expect((await season.get('/forget', season.token)).body).toMatchObject({ requests: [{ name: 'Ben' }] });
});
