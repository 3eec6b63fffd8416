import { expect, test } from 'vitest';
import { isFoul } from '../../server/name-filter.ts';
import { emptyChair, freeSeat, maxSeats } from '../../server/rooms/seating.ts';
import type { Hello, JoinOptions } from '../../shared/engine/protocol.ts';
import type { OperatorNews } from '../../shared/operator.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { Playhouse, until } from './playhouse.ts';
import { RawClient } from './raw-client.ts';

const lucky = { show: 'lucky-numbers', options: { judging: 'auto' } };

/** Somebody from elsewhere: this machine's own addresses count as nobody's. */
const from = (house: Playhouse, ip: string) => ({
  join: (code: string, options: JoinOptions) => RawClient.join(house, code, options, { 'X-Forwarded-For': ip }),
  report: async (code: string, why = 'name') =>
    (
      await fetch(`${house.url}/api/episodes/${code}/report`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
        body: JSON.stringify({ why }),
      })
    ).status,
});

test('a banned player loses the seat and gets none again, under any name, until readmitted', async () => {
  const house = await Playhouse.open();
  const made = await house.make(lucky);
  const host = await house.host(made);
  const troll = from(house, '203.0.113.7');
  const first = await troll.join(made.code, { as: 'play', name: 'Troll' });
  await from(house, '203.0.113.8').join(made.code, { as: 'play', name: 'Ben' });
  await until(() => host.state.seats.map(({ name }) => name).join() === 'Troll,Ben', 'both');
  expect(await host.tell({ do: 'ban', seat: 0 })).toEqual({ ok: true });
  await until(() => first.closed === 4101, 'the troll to be sent away');
  await until(() => host.desk.at(-1)?.banned.length === 1, 'the desk to know');
  expect(host.desk.at(-1)?.banned).toMatchObject([{ name: 'Troll' }]);
  expect(JSON.stringify(host.desk)).not.toContain('203.0.113');
  for (const name of ['Troll', 'Somebody']) {
    const again = await troll.join(made.code, { as: 'play', name });
    expect(again.latest<Hello>('hello')).toMatchObject({ role: 'watch', turnedAway: 'banned' });
  }
  // The name alone is remembered from elsewhere.
  const renamed = await from(house, '198.51.100.1').join(made.code, { as: 'play', name: ' tRoLL ' });
  expect(renamed.latest<Hello>('hello')).toMatchObject({ role: 'watch', turnedAway: 'banned' });
  await until(() => host.state.seats[0]?.name === '', 'the empty seat');
  // And after a restart as well.
  house.app.rooms.get(made.code)?.retire(1000);
  const back = await house.host(made);
  expect((await troll.join(made.code, { as: 'play', name: 'Other' })).latest<Hello>('hello')).toMatchObject({
    turnedAway: 'banned',
  });
  const [ban] = back.desk.at(-1)?.banned ?? [];
  expect(await back.tell({ do: 'readmit', id: 'none' })).toMatchObject({ ok: false });
  expect(await back.tell({ do: 'readmit', id: ban?.id ?? '' })).toEqual({ ok: true });
  const nice = await troll.join(made.code, { as: 'play', name: 'Troll' });
  expect(nice.latest<Hello>('hello')).toMatchObject({ role: 'play', seat: 0 });
});

test('others behind the same address continue to play, and a valid link still opens its seat', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'six-dice', seats: 4 });
  const host = await house.host(made);
  const school = from(house, '192.0.2.9');
  for (const name of ['Ann', 'Ben']) await school.join(made.code, { as: 'play', name });
  expect(await host.tell({ do: 'ban', seat: 0 })).toEqual({ ok: true });
  const cleo = await school.join(made.code, { as: 'play', name: 'Cleo' });
  expect(cleo.latest<Hello>('hello')).toMatchObject({ role: 'play' });
  expect((await school.join(made.code, { as: 'play', name: 'Ann' })).latest<Hello>('hello')).toMatchObject({
    turnedAway: 'banned',
  });
  const link = await host.tell({ do: 'seat-link', seat: 3 });
  if (!link.ok) throw new Error('no link');
  const token = link.link?.split('#')[1] ?? '';
  const invited = await school.join(made.code, { as: 'play', name: 'Ann', token });
  expect(invited.latest<Hello>('hello')).toMatchObject({ role: 'play', seat: 3 });
  expect(await host.tell({ do: 'ban', seat: 2 })).toMatchObject({ ok: expect.any(Boolean) });
  expect(await (await house.join(made.code, { as: 'watch' })).tell({ do: 'ban', seat: 1 })).toMatchObject({
    ok: false,
    code: 'not-allowed',
  });
});

test('a show for any number of people has its limit, too', () => {
  const show = showNamed('qualifying');
  if (show === undefined) throw new Error('no such show');
  const taken = (n: number) => Array.from({ length: n }, (_, i) => ({ ...emptyChair, name: `Seat ${i}`, open: false }));
  const seating = (n: number) => freeSeat({ show, robots: '', chairs: taken(n), phase: 'open' });
  expect(seating(maxSeats - 1)).toBe(maxSeats - 1);
  expect(seating(maxSeats)).toBeUndefined();
});

test.each([
  ['Ann', false],
  ['Dick van Dyke', false],
  ['Alan Cumming', false],
  ['Scunthorpe United', false],
  ['Assassin', false],
  ['f.u.c.k', true],
  ['f u c k', true],
  ['fück you', true],
  ['sh1t', true],
  ['fu\u200Bck', true],
])('of the name %s the filter says %s', (name, foul) => {
  expect(isFoul(name)).toBe(foul);
});

test('rude names get no seat if the host blocks them, and rude titles do not appear in the lobby', async () => {
  const house = await Playhouse.open();
  const foul = 'shithead';
  const open = await house.make({ ...lucky, public: true });
  const host = await house.host(open);
  expect(host.state.filter).toBe(true);
  const crude = await house.join(open.code, { as: 'play', name: foul });
  expect(crude.hello).toMatchObject({ role: 'watch', turnedAway: 'name' });
  expect(host.state.seats.map(({ name }) => name)).toEqual(['', '']);
  expect(await host.tell({ do: 'set', settings: { filter: false } })).toEqual({ ok: true });
  expect((await house.join(open.code, { as: 'play', name: foul })).hello).toMatchObject({ role: 'play' });
  const link = await host.tell({ do: 'seat-link', seat: 1 });
  await host.tell({ do: 'set', settings: { filter: true } });
  const token = link.ok ? (link.link?.split('#')[1] ?? '') : '';
  const claims = await house.join(open.code, { as: 'play', name: foul, token });
  expect(claims.hello).toMatchObject({ role: 'play', seat: 1, turnedAway: 'name' });
  expect(claims.state.seats[1]?.name).toBe('');
  // Among friends anything goes, unless the host says otherwise.
  const friends = await house.make(lucky);
  expect((await house.join(friends.code, { as: 'play', name: foul })).hello).toMatchObject({ role: 'play' });
  const { status, body } = await house.post('/api/episodes', { ...lucky, public: true, name: `the ${foul} show` });
  expect(status).toBe(400);
  expect(body).toMatchObject({ faults: [{ path: 'name' }] });
  await house.make({ ...lucky, name: `the ${foul} show` });
});

test('three reports take a public show off the list; the operator looks, and puts it back or ends it', async () => {
  const house = await Playhouse.open({ operatorToken: 'operator-operator-1' });
  const made = await house.make({ ...lucky, public: true, name: 'Evening' });
  const other = await house.make({ ...lucky, public: true, name: 'Other' });
  const secret = await house.make(lucky);
  const listed = async () =>
    ((await house.get('/api/episodes')).body as { title: string }[]).map(({ title }) => title).sort();
  expect(await from(house, '203.0.113.1').report(secret.code)).toBe(403);
  expect(await from(house, '203.0.113.1').report('22222222')).toBe(404);
  expect(await from(house, '203.0.113.1').report(made.code, 'ugly')).toBe(400);
  for (let i = 0; i < 2; i++) expect(await from(house, '203.0.113.1').report(made.code)).toBe(204);
  expect(await from(house, '203.0.113.2').report(made.code, 'questions')).toBe(204);
  expect(await listed()).toEqual(['Evening', 'Other']);
  expect(await from(house, '203.0.113.3').report(made.code)).toBe(204);
  expect(await listed()).toEqual(['Other']);
  // Who reports without end is stopped.
  expect(await from(house, '203.0.113.1').report(other.code)).toBe(429);

  const operator = async () => (await house.get('/api/operator', 'operator-operator-1')).body as OperatorNews;
  expect((await operator()).reports).toMatchObject([
    { code: made.code, title: 'Evening', count: 3, reasons: expect.arrayContaining(['name', 'questions']) },
  ]);
  const act = (code: string, what: string, token = 'operator-operator-1') =>
    house.post(`/api/operator/episodes/${code}`, { do: what }, { Authorization: `Bearer ${token}` }).then(
      ({ status }) => status,
      // Nothing to read where all went well.
      () => 204,
    );
  expect(await act(made.code, 'dismiss')).toBe(204);
  expect(await listed()).toEqual(['Evening', 'Other']);
  const host = await house.host(made);
  expect(await act(made.code, 'close')).toBe(204);
  expect(await listed()).toEqual(['Other']);
  expect((await house.get(`/api/episodes/${made.code}`)).body).toMatchObject({ closed: true });
  expect(await host.move('start')).toMatchObject({ ok: false });
});

test('the operator’s page shows rooms and metrics, and nobody else can open it', async () => {
  const token = 'operator-operator-2';
  const house = await Playhouse.open({ operatorToken: token, limits: { miss: 8 }, disk: async () => 5e9 });
  const { made, host } = await house.gather({ ...lucky, name: 'Evening' });
  await host.move('start');
  await host.move('no-such-move');
  const { status, body } = await house.get('/api/operator', token);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    rooms: [
      { code: made.code, title: 'Evening', show: 'lucky-numbers', seats: ['Ann', 'Ben'], clients: 3, entries: 1 },
    ],
    reports: [],
    silent: 0,
    processes: [
      {
        rooms: 1,
        disk: 5e9,
        clients: { host: 1, play: 2 },
        moves: { accepted: 1, 'unknown-move': 1 },
        mismatches: 0,
        failures: 0,
      },
    ],
  });
  const [figures] = (body as OperatorNews).processes;
  expect(figures?.p99.commit).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(made.token);
  const none = await house.get('/api/nothing');
  for (const wrong of [undefined, '', 'operator-operator-', made.token])
    expect(await house.get('/api/operator', wrong)).toEqual(none);
  // Byte for byte, but for when it was asked.
  const headers = async (path: string) =>
    [...(await fetch(`${house.url}${path}`)).headers].filter(([header]) => header !== 'date');
  expect(await headers('/api/operator')).toEqual(await headers('/api/nothing'));
  const answers: number[] = [];
  for (let i = 0; i < 6; i++) answers.push((await house.get('/api/operator', `guess-${i}`)).status);
  expect(answers.at(-1)).toBe(429);
  const shut = await Playhouse.open();
  expect(await shut.get('/api/operator', '')).toEqual(none);
  expect((await shut.get('/api/operator', 'undefined')).status).toBe(404);
});
