/** Cups over HTTP, played by robots to their end, and their records, which verify as a whole. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { recordHash } from '../../shared/engine/record.ts';
import { type CupRecord, verifyCup } from '../../shared/season/cup-record.ts';
import { bookOf, figureOf } from '../../shared/season/ledger.ts';
import { fixedDice, Playhouse, until } from '../rooms/playhouse.ts';
import { CupHouse, eight, quick, type Season } from './cup-house.ts';

const verify = async (
  files: readonly string[],
): Promise<{ readonly verdict: string; readonly faults: readonly string[] }> => {
  const program = join(import.meta.dirname, '../../server/cli/verify.ts');
  try {
    return JSON.parse((await promisify(execFile)(process.execPath, [program, ...files])).stdout);
  } catch (error) {
    return JSON.parse((error as { readonly stdout: string }).stdout);
  }
};

const day = 86_400_000;

test('a cup of eight: sealed before anybody is on the list, drawn, played side by side by robots, and its record verifies', async () => {
  const house = await Playhouse.open();
  const cup = await CupHouse.open(house, 'cup', { rule: { kind: 'single', third: true } });
  const sealed = (await cup.read()).cup;
  expect(sealed).toMatchObject({ phase: 'entering', entrants: [], draw: { seed: '', seeds: [] } });
  expect(sealed.draw.commit).toMatch(/^[0-9a-f]{64}$/);
  expect((await cup.ask('POST', '/draw')).status).toBe(409);
  expect((await cup.ask('POST', '/episodes', { kind: 'main' })).status).toBe(409);
  await cup.does('PUT', '/entrants', { names: eight });
  expect((await cup.ask('POST', '/draw', {}, {})).status).toBe(403);
  await cup.does('POST', '/draw');
  expect((await cup.ask('PUT', '/entrants', { names: ['Zoe'] })).status).toBe(409);
  const drawn = (await cup.read()).cup;
  expect(drawn.draw.commit).toBe(sealed.draw.commit);
  const sumOfOdds = async () => (await cup.read()).cup.odds?.chances.reduce((sum, chance) => sum + chance, 0);
  await expect.poll(sumOfOdds, { timeout: 60_000 }).toBeCloseTo(1);

  const quarter = await cup.opens({ robots: true, pace: 0 });
  expect(quarter.length).toBe(4);
  await cup.played(quarter);
  // Nobody came to the first semifinal.
  const semifinals = (await cup.fixtures()).filter(({ id }) => id.startsWith('winners-2'));
  expect(semifinals.map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect(
    (await cup.ask('PUT', `/fixtures/${semifinals[0]!.id}`, { by: 'walkover', places: [1, 1], reason: 'x' })).status,
  ).toBe(400);
  await cup.does('PUT', `/fixtures/${semifinals[0]!.id}`, { by: 'walkover', places: [2, 1], reason: 'Nobody came' });
  for (let left = await cup.fixtures(); left.some(({ state }) => state === 'ready'); left = await cup.fixtures())
    await cup.played(await cup.opens({ robots: true, pace: 0 }));
  const { cup: over, faults, lines } = await cup.read();
  expect([over.phase, over.odds, faults]).toEqual(['over', null, []]);
  const final = over.rounds.find(({ round, side }) => side === 'winners' && round === 3)!.fixtures[0]!;
  expect(final.seats[0]!.name).toBe(semifinals[0]!.seats[1]!.name);
  expect(final.seats.find(({ place }) => place === 1)!.name).toBe(over.champion);
  expect(over.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 5, 5, 5]);
  expect(figureOf(bookOf(lines), 'played', over.champion)).toBeGreaterThan(1);

  // A champions' cup is fed by the tables of others.
  const next = await CupHouse.open(house, 'champions', { rule: { kind: 'single', seeding: 'list' } });
  await next.does('PUT', '/entrants', { seasons: ['cup'], top: 2 });
  expect((await next.read()).cup.entrants.map(({ name }) => name)).toEqual(
    over.standings.slice(0, 2).map(({ name }) => name),
  );

  // As a file it goes on elsewhere.
  const file = (await house.get('/api/seasons/cup/export', cup.token)).body;
  expect((await house.post('/api/seasons/import', { season: file, name: 'elsewhere' })).status).toBe(201);
  expect(((await house.get('/api/seasons/elsewhere')).body as Season).cup.champion).toBe(over.champion);
  expect((await house.get('/api/seasons/champions/export', next.token)).status).toBe(409);

  const files = await cup.files();
  expect(await verify(files)).toMatchObject({ verdict: 'ok', faults: [], missing: [], games: 7 });
  const text = JSON.stringify((await house.get('/api/seasons/cup/record')).body);
  const record = JSON.parse(text) as CupRecord;
  expect(verifyCup(record, new Map())).toMatchObject({ verdict: 'unchecked', faults: [] });
  for (const [from, to] of [
    ['Nobody came', 'Nobody cane'],
    [over.draw.seed, over.draw.seed.replace(/^./, first => (first === '0' ? '1' : '0'))],
  ] as const) {
    expect(text).toContain(from);
    expect(verifyCup(JSON.parse(text.replace(from, to)) as CupRecord, new Map())).toMatchObject({ verdict: 'fails' });
  }
  // Whoever makes the hash anew is found out by what follows from the ledger, and by the records of the games.
  const [other = ''] = eight.filter(name => name !== over.champion);
  const forged = { ...record, cup: { ...over, champion: other } };
  const [game] = record.games;
  const another = { hash: game!.hash, verdict: 'fails', names: [], scores: [], result: {} } as const;
  const { faults: found } = verifyCup(
    { ...forged, hash: recordHash(forged as never) },
    new Map([[game!.code, another]]),
  );
  expect(found).toEqual([
    'fixtures and table do not follow from the ledger',
    `game ${game!.code}: its record does not verify`,
  ]);
});

test('a round robin of five by post: a clock that jumps, a substitute, a walkover after the deadline, an end taken back', async () => {
  let now = 1_800_000_000_000;
  const house = await Playhouse.open({ now: () => now, timing: { away: 3_600_000, idle: 3_600_000 } });
  const cup = await CupHouse.open(house, 'five', { rule: { kind: 'round-robin', rounds: 1, days: 7 }, clock: 86_400 });
  // The nearer the guess, the better the place; whoever is not taken waits as a substitute.
  await cup.qualifies([...eight.slice(0, 5), 'Sub']);
  await cup.does('PUT', '/entrants', { list: true, top: 5 });
  expect((await cup.read()).cup.entrants.map(({ name }) => name)).toEqual(eight.slice(0, 5));
  await cup.does('POST', '/draw');
  expect((await cup.read()).list.map(({ name }) => name)).toEqual(['Sub']);
  // All ten are open at once, each at a desk of its own. Of nobody comes to the last.
  const all = await cup.opens();
  expect(all.length).toBe(10);
  expect((await cup.ask('POST', '/fixtures')).status).toBe(409);
  expect((await cup.ask('POST', '/fixtures', { fixtures: [all[0]!.fixture] })).status).toBe(409);
  for (const [i, { code, token, seats }] of all.slice(0, 9).entries()) {
    const host = await house.join(code, { as: 'host', token });
    expect(await host.move('start')).toMatchObject({ ok: true });
    if (i === 0) {
      const leaving = seats[0]!.name;
      expect(await host.tell({ do: 'substitute', seat: 0 })).toMatchObject({ ok: true });
      await host.sees(2);
      expect(host.state.seats.map(({ name }) => name)).toEqual(['Sub', seats[1]!.name]);
      expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
      // The substitute has won it for the one who left.
      const first = (await cup.fixtures()).find(({ id }) => id === all[0]!.fixture)!;
      expect(first.seats.find(({ place }) => place === 1)!.name).toBe(leaving);
      expect(await host.move('undo')).toMatchObject({ ok: true });
      expect((await cup.fixtures()).find(({ id }) => id === all[0]!.fixture)!.state).toBe('open');
    }
    expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  }
  const last = () => cup.fixtures().then(found => found.find(({ id }) => id === all[9]!.fixture)!);
  expect(await last()).toMatchObject({ state: 'open', due: now + 7 * day });
  now += 8 * day;
  expect((await last()).due).toBeLessThan(now);
  await cup.does('PUT', `/fixtures/${all[9]!.fixture}`, {
    by: 'walkover',
    places: [1, 2],
    reason: 'Past the deadline',
  });
  expect(await last()).toMatchObject({ state: 'decided', by: 'walkover', reason: 'Past the deadline' });
  const { cup: over, faults } = await cup.read();
  expect([over.phase, faults]).toEqual(['over', []]);
  expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(20);
  expect(over.standings.reduce((sum, { played }) => sum + played, 0)).toBe(20);
  // It was a mistake: the table follows.
  await cup.does('PUT', `/fixtures/${all[9]!.fixture}`, { by: 'corrected', places: [1, 1], reason: 'Both were ill' });
  const tied = (await cup.read()).cup.standings.filter(({ tied }) => tied === 1);
  expect(tied.length).toBe(2);
  await cup.does('DELETE', `/fixtures/${all[9]!.fixture}`);
  expect((await last()).state).toBe('ready');
  // A name that is put right keeps its place; nobody can be added any more.
  const { seq } = (await cup.read()).lines.findLast(({ account }) => account === 'entrants')!;
  const right = { line: seq, reason: 'misspelt', to: ['Anna', ...eight.slice(1, 5)] };
  await cup.does('POST', '/corrections', right);
  expect((await cup.read()).cup.standings.map(({ name }) => name).toSorted()).toEqual([...right.to].toSorted());
  expect((await cup.ask('POST', '/corrections', { ...right, to: eight })).status).toBe(400);
});

test('the odds of a cup go on from where its game is, which a score that is put right all but decides', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(1) });
  const cup = await CupHouse.open(house, 'two', {
    rule: { kind: 'single', seeding: 'list' },
    options: { target: 5000 },
  });
  await cup.does('PUT', '/entrants', { names: ['Ann', 'Ben'] });
  await cup.does('POST', '/draw');
  const [game] = await cup.opens();
  const host = await house.join(game!.code, { as: 'host', token: game!.token });
  expect(await host.move('start')).toMatchObject({ ok: true });
  const chances = async () => (await cup.read()).cup.odds?.chances ?? [];
  const first = game!.seats[0]!.name === 'Ann' ? 0 : 1;
  await expect.poll(chances, { timeout: 60_000 }).toHaveLength(2);
  // Of equals, whoever begins is a little ahead.
  expect((await chances())[first]).toBeLessThan(0.75);
  expect(await host.move('correct', { seat: 0, score: 4950, reason: 'A test' })).toMatchObject({ ok: true });
  await expect.poll(async () => (await chances())[first], { timeout: 60_000 }).toBeGreaterThan(0.9);
  expect(await host.move('undo')).toMatchObject({ ok: true });
  await expect.poll(async () => (await chances())[first], { timeout: 60_000 }).toBeLessThan(0.75);
});

test('an evening of several shows; what a cup cannot be is refused in words', async () => {
  const house = await Playhouse.open();
  const evening = await CupHouse.open(house, 'evening', {
    rule: { kind: 'evening', shows: ['six-dice', 'hot-hand'], points: [10, 6, 3] },
  });
  await evening.does('PUT', '/entrants', { names: eight.slice(0, 3) });
  await evening.does('POST', '/draw');
  const [first] = await evening.opens({ robots: true, pace: 0 });
  await evening.played([first!]);
  const viewer = await house.join(first!.code, { as: 'watch' });
  const [second] = await evening.opens({ robots: true, pace: 0 });
  // The room comes along.
  await until(() => viewer.state.next === second!.code, 'the way to the next show');
  await evening.played([second!]);
  const { cup, faults } = await evening.read();
  expect([cup.phase, faults]).toEqual(['over', []]);
  expect(cup.rounds.map(({ fixtures }) => fixtures[0]!.show)).toEqual(['six-dice', 'hot-hand']);
  expect(cup.standings[0]).toMatchObject({ place: 1, name: cup.champion, played: 2 });
  for (const wish of [
    { rule: { kind: 'swiss' }, seats: 3 },
    { rule: { kind: 'evening' } },
    { rule: { kind: 'evening', shows: ['no-show'] } },
    { rule: { kind: 'round-robin', rounds: 0 } },
    { rule: { kind: 'knock-out' } },
    { rule: { kind: 'single', points: [3] } },
  ]) {
    const { status, body } = await house.post('/api/seasons', { name: 'wrong', ...quick, ...wish });
    expect([status, (body as { detail: string }).detail], JSON.stringify(wish)).toEqual([400, expect.any(String)]);
  }
});
