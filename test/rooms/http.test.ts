import { expect, test } from 'vitest';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { fixedDice, Playhouse, until } from './playhouse.ts';

const questions = (n: number, from = 0) =>
  Array.from({ length: n }, (_, i) => ({ ask: `Question ${from + i}?`, answer: `Answer ${from + i}` }));

test('every show is listed with its forms, and can be opened with nothing but its name', async () => {
  const house = await Playhouse.open();
  const { body } = await house.get('/api/shows');
  const listed = body as { name: string; options: { kind: string; of: object }; seats: unknown[] }[];
  expect(listed.map(({ name }) => name)).toEqual(shows.map(({ name }) => name));
  for (const { name, options } of listed) {
    expect(options.kind).toBe('record');
    const pack = name === 'qualifying' ? { pack: { ask: 'How many?', answer: 3 } } : {};
    const made = await house.make({ show: name, ...pack });
    expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({
      code: made.code,
      show: name,
      phase: 'lobby',
      over: false,
    });
  }
});

test('links are absolute, and the host’s holds a token that nothing else tells', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers' });
  expect(made.code).toMatch(/^[2-9A-HJKMNP-TW-Z]{8}$/);
  expect(made.links.host).toMatch(new RegExp(`^${house.url}/e/${made.code}/host#[\\w-]{32}$`));
  expect(made.links.play).toMatch(new RegExp(`^http://[\\d.]+:${house.app.port}/e/${made.code}$`));
  expect(made.links.watch).toBe(`${made.links.play}/watch`);
  expect(made.links.tv).toBe(`${made.links.play}/tv`);
  expect(JSON.stringify((await house.get(`/api/episodes/${made.code}`)).body)).not.toContain(made.token);
});

test('a public address stands in every link', async () => {
  const house = await Playhouse.open({ publicAddress: 'https://dice.example.org/boxcars' });
  const { links, code } = await house.make({ show: 'lucky-numbers' });
  expect(links.host).toContain(`https://dice.example.org/boxcars/e/${code}/host#`);
  expect(links.watch).toBe(`https://dice.example.org/boxcars/e/${code}/watch`);
});

test('what is wrong with a wish is said field by field, and nothing is made', async () => {
  const house = await Playhouse.open();
  const paths = async (wish: object) => {
    const { status, body } = await house.post('/api/episodes', wish);
    expect(status).toBe(400);
    return (body as { faults: { path: string }[] }).faults.map(({ path }) => path);
  };
  expect(await paths({})).toEqual(['show']);
  expect(await paths({ show: 'no-such-show' })).toEqual(['show']);
  expect(await paths({ show: 'lucky-numbers', clock: 4, pace: -1 })).toEqual(['clock', 'pace']);
  expect(await paths({ show: 'lucky-numbers', seats: 3 })).toEqual(['seats']);
  expect(await paths({ show: 'lucky-numbers', options: { judging: 'dice', lastRound: [3, 2] } })).toEqual([
    'options.judging',
    'options.lastRound',
  ]);
  const pack = { questions: [{ ask: 'A?', answer: 'a' }, { ask: '' }, { ask: 'C?', answer: 3 }] };
  expect(await paths({ show: 'lucky-numbers', pack })).toEqual([
    'pack.questions[1].ask',
    'pack.questions[1].answer',
    'pack.questions[2].answer',
  ]);
  expect((await house.get('/api/episodes')).body).toEqual([]);
});

test('an unknown name is refused with the nearest known one, and house rules with field and limits', async () => {
  const house = await Playhouse.open();
  const faults = async (wish: object) => {
    const { status, body } = await house.post('/api/episodes', { show: 'lucky-numbers', ...wish });
    expect(status).toBe(400);
    return (body as { faults: { path: string; message: string }[] }).faults.map(
      ({ path, message }) => `${path} ${message}`,
    );
  };
  expect(await faults({ robot: true })).toEqual([expect.stringMatching(/^robot .*“robots”/)]);
  expect(await faults({ options: { jackpott: 75000 } })).toEqual([
    expect.stringMatching(/^options\.jackpott .*“jackpot”/),
  ]);
  expect(await faults({ options: { house: { mainEvent: { chanses: 4 } } } })).toEqual([
    expect.stringMatching(/^options\.house\.mainEvent\.chanses .*“chances”/),
  ]);
  expect(await faults({ options: { house: { rounds: 61 } } })).toEqual([
    'options.house.rounds must be a whole number from 1 to 60',
  ]);
  expect(await faults({ options: { prizes: [{ name: 'a', valu: 1, value: 1 }] } })).toEqual([
    expect.stringMatching(/^options\.prizes\[0\]\.valu /),
    expect.stringMatching(/^options\.prizes /),
  ]);
  for (const { name, options } of shows)
    for (const known of Object.keys(options.of)) {
      const { body } = await house.post('/api/episodes', { show: name, options: { [`${known}x`]: 1 } });
      expect((body as { faults: { message: string }[] }).faults[0]?.message, name).toContain(`“${known}”`);
    }
});

test('house rules are kept as what differs, play, and stand in the record', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(3) });
  const set = { name: 'Friday rules', pot: 2500, mainEvent: { base: 75000 } };
  const made = await house.make({ show: 'lucky-numbers', options: { house: set }, robots: true, pace: 0 });
  await until(() => house.live(made.code).over, 'the robots are done');
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  const { options } = body as { options: { house: object; jackpot: number } };
  expect(options).toMatchObject({ house: set, jackpot: 75000 });
  expect(options.house).toEqual(set);
  expect(replay(readRecord(body, showNamed)).refused).toEqual([]);
});

test('a pack that is too short may be used, and what is missing is said', async () => {
  const house = await Playhouse.open();
  const { status, body } = await house.post('/api/episodes', {
    show: 'lucky-numbers',
    pack: { questions: questions(3), tieBreakers: questions(2, 50) },
  });
  expect(status).toBe(201);
  expect((body as { advice: { message: string }[] }).advice.map(({ message }) => message).join()).toContain(
    '19 more are needed',
  );
});

test('two shows to which the house deals do not begin with the same question, as a rule', async () => {
  const house = await Playhouse.open();
  const first = async () => {
    const made = await house.make({ show: 'lucky-numbers' });
    const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
    return (body as { pack: { questions: { ask: string }[] } }).pack.questions.map(({ ask }) => ask);
  };
  const orders = await Promise.all(Array.from({ length: 8 }, first));
  expect(new Set(orders.map(([ask]) => ask)).size).toBeGreaterThan(1);
});

test('public shows are listed while they are on', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(1) });
  const open = await house.make({ show: 'lucky-numbers', name: 'For all', public: true });
  await house.make({ show: 'lucky-numbers', name: 'For us' });
  const over = await house.make({ show: 'lucky-numbers', public: true, robots: true, pace: 0 });
  await until(() => house.live(over.code).over, 'the end');
  await house.join(open.code, { as: 'watch' });
  const { body } = await house.get('/api/episodes');
  expect(body).toMatchObject([
    { code: open.code, title: 'For all', show: 'lucky-numbers', phase: 'lobby', clients: 1 },
  ]);
});

test('the record of a show that is over holds what was used; nobody’s asking publishes its dice, the host’s press does', async () => {
  const house = await Playhouse.open();
  const made = await house.make({
    show: 'lucky-numbers',
    options: { judging: 'auto', lastRound: [3, 3] },
    robots: true,
    pace: 0,
  });
  await until(() => house.live(made.code).over, 'the end');
  const { episode } = house.live(made.code);
  const asked = episode.entries.filter(({ do: move }) => move === 'ask').length;
  type Recorded = {
    pack: { questions: object[] };
    seed?: string;
    entries: { drew?: object; at?: string }[];
    commitments: { value?: unknown }[];
  };
  // It holds draws that nobody has seen, and the host may still take the end back.
  expect((await house.get(`/api/episodes/${made.code}/record`)).status).toBe(403);
  const whole = (await house.get(`/api/episodes/${made.code}/record`, made.token)).body as Recorded;
  expect(whole.pack.questions.length).toBeGreaterThan(40);
  expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({ closed: false });
  expect((await house.get(`/api/episodes/${made.code}/record`)).status).toBe(403);
  expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({ closed: false });
  expect(whole).toMatchObject({ partial: true });
  expect(whole.seed).toBeUndefined();
  expect(await (await house.host(made)).tell({ do: 'close' })).toEqual({ ok: true });
  const published = (await house.get(`/api/episodes/${made.code}/record`)).body as Recorded;
  expect(published.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(published.commitments.every(({ value }) => value !== undefined)).toBe(true);
  expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({ closed: true });
  expect(published.pack.questions.length).toBeLessThanOrEqual(asked);
  for (const record of [
    published,
    { ...published, entries: published.entries.map(({ drew: _drew, ...entry }) => entry) },
  ]) {
    const again = replay(readRecord(JSON.parse(JSON.stringify(record)), showNamed));
    expect(again.refused).toEqual([]);
    expect(again.episode.view('audience')).toEqual(episode.view('audience'));
  }
  for (const entry of published.entries) expect(entry.at).toMatch(/^\d{4}-/);
});

test('once the dice are published nothing is taken back', async () => {
  const house = await Playhouse.open();
  const { host } = await house.gather({ show: 'lucky-numbers' });
  await host.move('start');
  expect(await host.tell({ do: 'close' })).toMatchObject({ ok: false });
  await host.move('end', { winner: 1 });
  await host.move('undo');
  await host.sees(3);
  expect(host.view.phase).not.toBe('over');
  await host.move('end', { winner: 1 });
  expect(await host.tell({ do: 'close' })).toEqual({ ok: true });
  expect(await host.move('undo')).toMatchObject({ ok: false, code: 'not-now' });
});

test('before the end the record is for the host, without what is sealed or not yet open', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(6) });
  const { made, host, ann, ben } = await house.asked();
  await ann.move('buzz', { number: 12 });
  type Partial = {
    partial: boolean;
    seed?: string;
    entries: { do: string; drew?: object; number?: number }[];
    commitments: object[];
  };
  const before = (await house.get(`/api/episodes/${made.code}/record`, made.token)).body as Partial;
  expect(before).toMatchObject({ partial: true, code: made.code, commit: host.state.commit });
  expect(before.seed).toBeUndefined();
  expect(before.entries).toMatchObject([
    { do: 'start' },
    { do: 'open-game', drew: { numbers: [expect.any(Number)] } },
    { do: 'ask' },
    { by: 0, do: 'buzz' },
  ]);
  expect(before.entries.map(({ drew }) => drew === undefined)).toEqual([true, false, true, true]);
  expect(before.entries[3]?.number).toBeUndefined();
  expect(before.commitments).toHaveLength(2);
  await ben.move('buzz', { number: 90 });
  const after = (await house.get(`/api/episodes/${made.code}/record`, made.token)).body as Partial;
  expect(after.entries.map(({ drew, number }) => [drew === undefined, number])).toEqual([
    [true, undefined],
    [false, undefined],
    [false, undefined],
    [true, 12],
    [true, 90],
  ]);
  expect(after.commitments).toMatchObject([
    { slot: '0.0:int:15-20' },
    { slot: '2.0:int:1-100', salt: expect.any(String), value: expect.any(Number) },
  ]);
  expect(after.commitments[0]).not.toHaveProperty('value');
});

test('a pasted table is read, with bars between the values of a cell', async () => {
  const house = await Playhouse.open();
  const table = [
    '\uFEFFask,answer,accept,choices,list',
    'Capital of Peru?,Lima,Ciudad de los Reyes | La Perla,,',
    '"Which is a fruit,\nreally?",Apple,,Apple|Chair|Shoe,',
    '',
    'How many?,"1,500",,,tieBreakers',
  ].join('\n');
  const { body } = await house.post('/api/packs/check', { show: 'lucky-numbers', text: table });
  const { pack, faults, counts, advice } = body as {
    pack: { questions: object[]; tieBreakers: object[] } | null;
    faults: object[];
    advice: { message: string }[];
    counts: Record<string, number>;
  };
  expect(faults).toEqual([]);
  expect(counts).toEqual({ questions: 2, tieBreakers: 1 });
  expect(pack?.questions).toEqual([
    { ask: 'Capital of Peru?', answer: 'Lima', accept: ['Ciudad de los Reyes', 'La Perla'] },
    { ask: 'Which is a fruit,\nreally?', answer: 'Apple', choices: ['Apple', 'Chair', 'Shoe'] },
  ]);
  expect(pack?.tieBreakers).toEqual([{ ask: 'How many?', answer: '1,500' }]);
  expect(advice.map(({ message }) => message).join()).toContain('20 more are needed');
});

test('pages, health and headers', async () => {
  const house = await Playhouse.open();
  for (const path of [
    '/',
    '/e/ABCDEFGH',
    '/e/ABCDEFGH/host',
    '/e/ABCDEFGH/overlay/dice',
    '/e/ABCDEFGH/overlay/odds',
    '/e/ABCDEFGH/recap',
    '/verify',
    '/odds/hot-dice',
    '/rules/lucky-numbers',
    '/packs',
    '/season/spring',
  ]) {
    const { status, body } = await house.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(String(body)).toContain('<title>Boxcars');
  }
  for (const path of ['/no-such-page', '/e/ABCDEFGH/nothing', '/api/nothing', '/e/ABCDEFGH/overlay/hat'])
    expect((await house.get(path)).status).toBe(404);
  // A mistyped address is answered by a page that leads on, a missing file is not.
  expect(String((await house.get('/no-such-page')).body)).toContain('<title>Boxcars');
  expect(String((await house.get('/no-such-picture.png')).body)).not.toContain('<title>');
  const { headers } = await fetch(`${house.url}/`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers.get('x-powered-by')).toBeNull();
  expect((await house.get('/healthz')).body).toBe('ok');
  expect((await house.get('/readyz')).body).toBe('ready');
});
