/** “No host? Let the house run it”: two people, no desk, and the show goes on by itself. */
import { expect, test } from 'vitest';
import { Playhouse, until } from './playhouse.ts';

const questions = Array.from({ length: 8 }, (_, i) => ({ ask: `What is ${i}?`, answer: String(i) }));
const pack = { questions, tieBreakers: [{ ask: 'And now?', answer: 'then' }] };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const opened = async () => {
  const house = await Playhouse.open({ timing: { gather: 20 } });
  const made = await house.make({ show: 'lucky-numbers', robots: 'host', pace: 0, pack, options: { judging: 'host' } });
  return { house, ...made, live: () => house.live(made.code) };
};

test('it begins when everybody is there, asks, and judges by the pack', async () => {
  const { house, code, live } = await opened();
  const ann = await house.join(code, { as: 'play', name: 'Ann' });
  // One seat is free: nobody is started without.
  await house.looked(code);
  expect(live().episode.state.phase).toBe('lobby');
  expect(ann.state).toMatchObject({ house: true, robots: false, hostPresent: true, clock: 90 });
  const ben = await house.join(code, { as: 'play', name: 'Ben' });
  await until(() => live().episode.state.phase === 'buzz', 'the first question');
  for (const [player, number] of [
    [ann, 1],
    [ben, 100],
  ] as const)
    await player.move('buzz', { number });
  const called = live().episode.view('audience').board.called as number;
  await [ann, ben][called]!.move('answer', { text: '0' });
  // No judge is waited for.
  await until(() => live().episode.state.phase === 'roll', 'the roll');
  expect(live().state.chairs.map(({ name, robot }) => [name, robot])).toEqual([
    ['Ann', false],
    ['Ben', false],
  ]);
});

test('every player may stop it and let it go on; who only watches may not', async () => {
  const { house, code, live } = await opened();
  const ann = await house.join(code, { as: 'play', name: 'Ann' });
  await house.join(code, { as: 'play', name: 'Ben' });
  const watcher = await house.join(code, { as: 'watch' });
  await until(() => live().episode.state.phase === 'buzz', 'the first question');
  expect(await watcher.room.request('hold', { on: true })).toBe(false);
  expect(await ann.room.request('hold', { on: true })).toBe(true);
  expect(live().state.paused).toBe('host');
  expect(await ann.move('buzz', { number: 1 })).toMatchObject({ ok: false, code: 'paused' });
  expect(await ann.room.request('hold', { on: false })).toBe(true);
  // So may a player's program, which has no socket.
  const hold = async (on: boolean) =>
    (await house.post(`/api/episodes/${code}/seat/hold`, { on }, { Authorization: `Bearer ${ann.token}` })).body;
  expect([await hold(true), live().state.paused]).toEqual([{ ok: true }, 'host']);
  expect([await hold(false), live().state.paused]).toEqual([{ ok: true }, '']);
  expect(await ann.move('buzz', { number: 1 })).toMatchObject({ ok: true });
});

test('the house’s next step is announced so that its lines can be read; a host’s is not', async () => {
  const house = await Playhouse.open({ timing: { gather: 20 } });
  const made = await house.make({
    show: 'lucky-numbers',
    robots: 'host',
    pace: 700,
    pack,
    options: { judging: 'host' },
  });
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  const steps: string[] = [];
  ann.room.onStateChange(state => {
    const { step } = state as unknown as { step: string };
    if (steps.at(-1) !== step) steps.push(step);
  });
  await house.join(made.code, { as: 'play', name: 'Ben' });
  await until(() => house.live(made.code).episode.state.phase === 'buzz', 'the first question');
  await until(() => ann.state.phase === 'buzz', 'the page to hear of it');
  expect(steps.filter(step => step !== '')).toEqual(['start', 'open-game', 'ask']);
  expect(steps.at(-1)).toBe('');
  const { code } = await house.make({ show: 'lucky-numbers' });
  expect((await house.join(code, { as: 'watch' })).state.step).toBe('');
});

test('where a person hosts, a player neither stops the show nor skips its titles', async () => {
  const house = await Playhouse.open();
  const { code, token } = await house.make({ show: 'lucky-numbers', pack });
  await house.join(code, { as: 'watch', screen: 'tv' });
  const ann = await house.join(code, { as: 'play', name: 'Ann' });
  await house.join(code, { as: 'play', name: 'Ben' });
  expect(await ann.room.request('hold', { on: true })).toBe(false);
  expect(house.live(code).state.paused).toBe('');
  const host = await house.join(code, { as: 'host', token });
  expect(await host.move('start')).toMatchObject({ ok: true });
  expect(house.live(code).staging.titled).toBe(true);
  expect(await ann.room.request('skip')).toBe(false);
  expect(house.live(code).staging.titled).toBe(true);
});

test('where the house hosts, a player skips the titles, and nothing after them; who only watches does not', async () => {
  const house = await Playhouse.open({ timing: { gather: 20 } });
  const { code } = await house.make({ show: 'lucky-numbers', robots: 'host', pace: 700, pack });
  const tv = await house.join(code, { as: 'watch', screen: 'tv' });
  const ann = await house.join(code, { as: 'play', name: 'Ann' });
  expect(await ann.room.request('skip')).toBe(false);
  await house.join(code, { as: 'play', name: 'Ben' });
  const live = house.live(code);
  const { staging } = live;
  await until(() => staging.titled, 'the titles');
  const [left, begun] = [staging.actedFor, live.episode.entries.length];
  expect(await tv.room.request('skip')).toBe(false);
  expect(staging.titled).toBe(true);
  expect(await ann.room.request('skip')).toBe(true);
  expect([staging.titled, staging.actedFor, left > 0]).toEqual([false, 0, true]);
  await until(() => live.episode.entries.length > begun, 'the next entry');
  const { actedFor } = staging;
  expect(await ann.room.request('skip')).toBe(false);
  expect(staging.actedFor).toBeGreaterThan(actedFor - 500);
});

test('same players, again: one press of a player, and everybody holds their seat in one show more', async () => {
  const { house, code, token, live } = await opened();
  const ann = await house.join(code, { as: 'play', name: 'Ann' });
  const ben = await house.join(code, { as: 'play', name: 'Ben' });
  await until(() => live().episode.state.phase !== 'lobby', 'the start');
  const desk = await house.join(code, { as: 'host', token });
  expect(await desk.move('end', { winner: 0 })).toMatchObject({ ok: true });
  const again = (held: string) => house.post(`/api/episodes/${code}/again`, {}, bearer(held));
  // A host who is there decides.
  expect((await again(ann.token)).status).toBe(403);
  await desk.leave();
  await until(() => house.app.rooms.get(code)?.hosted === false, 'the host is gone');
  const presses = await Promise.all([again(ann.token), again(ben.token)]);
  expect(presses.map(({ status }) => status)).toEqual([201, 201]);
  const [next] = new Set(presses.map(({ body }) => (body as { code: string }).code));
  expect(presses[1]?.body).toEqual({ code: next });
  await until(() => ann.state.next === next && ben.state.next === next, 'all pages are told');
  const follow = (held: string) => house.post(`/api/episodes/${code}/next`, {}, bearer(held));
  const { body } = await follow(ben.token);
  const there = await house.join(next!, { as: 'play', token: (body as { token: string }).token });
  expect([there.seat, there.state.seats.map(({ name }) => name)]).toEqual([1, ['Ann', 'Ben']]);
  const hosts = (await follow(token)).body as { token: string };
  expect((await house.join(next!, { as: 'host', token: hosts.token })).hello?.role).toBe('host');
  for (const wrong of ['', 'x'.repeat(32)]) expect((await follow(wrong)).status).toBe(403);
});
