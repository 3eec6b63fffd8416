import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { alarmMessage, deskMessage, linkMessage, moveMessage, soundMessage } from '../../server/rooms/messages.ts';
import type { Field } from '../../shared/engine/fields.ts';
import { luckyNumbers } from '../../shared/shows/lucky-numbers/show.ts';
import { type Made, Playhouse, until } from './playhouse.ts';
import { RawClient } from './raw-client.ts';

const cast = async (
  house: Playhouse,
): Promise<{ made: Made; host: Awaited<ReturnType<Playhouse['host']>>; play: () => Promise<void> }> => {
  const { made, host, ann, ben } = await house.gather({ show: 'lucky-numbers', options: { judging: 'auto' } });
  await host.move('start');
  await host.move('open-game');
  /** One question from asking to answer: the show goes on. */
  const play = async () => {
    expect(await host.move('ask')).toMatchObject({ ok: true });
    expect(await ann.move('buzz', { number: 1 })).toMatchObject({ ok: true });
    expect(await ben.move('buzz', { number: 100 })).toMatchObject({ ok: true });
    await until(() => ben.view.phase === 'answer', 'a called seat');
    const called = (ben.view.board as { called: number }).called;
    expect(await [ann, ben][called]?.move('answer', { text: 'no idea' })).toMatchObject({ ok: true });
    await until(() => ben.view.phase !== 'answer', 'the answer to be heard');
    while (['roll', 'choice'].includes(ben.view.phase)) {
      const { control } = ben.view.board as { control: number };
      const before = ben.state.entries;
      expect(await [ann, ben][control]?.move('roll')).toMatchObject({ ok: true });
      await until(() => ben.state.entries > before, 'the roll');
    }
    await host.caughtUp();
    if (host.own.legal.some(({ do: move }) => move === 'open-game')) await host.move('open-game');
  };
  return { made, host, play };
};

test('an exception in a handler harms neither its room nor another', async () => {
  const house = await Playhouse.open();
  const [one, other] = [await cast(house), await cast(house)];
  const act = luckyNumbers.acts[0];
  if (act === undefined) throw new Error('no act');
  const legal = act.legal.bind(act);
  const broken = vi.spyOn(act, 'play').mockImplementation(() => {
    throw new Error('a mistake of our own');
  });
  expect(await one.host.move('ask')).toMatchObject({ ok: false, code: 'failed' });
  broken.mockRestore();
  expect(act.legal.name).toBe(legal.name.replace('bound ', ''));
  await one.play();
  await other.play();
  expect(String((await house.get('/metrics')).body)).toContain('boxcars_failures_total{where="move"} 1');
});

test('who floods a room is cut off, and gets no place held', async () => {
  const house = await Playhouse.open();
  const { made, play } = await cast(house);
  const flood = await RawClient.join(house, made.code, { as: 'watch' });
  for (let i = 0; i < 500; i++) flood.send('move');
  await until(() => flood.closed !== 0, 'the flood to be cut off');
  expect(flood.closed).toBe(4002);
  await play();
});

test('a frame that is too long closes its socket only', async () => {
  const house = await Playhouse.open();
  const { made, play } = await cast(house);
  const heavy = await RawClient.join(house, made.code, { as: 'watch' });
  heavy.socket.send(new Uint8Array(100_000));
  await until(() => heavy.closed !== 0, 'the socket to be closed');
  expect(heavy.closed).toBe(1009);
  await play();
});

test('messages of no known kind, and bytes of none, are ignored', async () => {
  const house = await Playhouse.open();
  const { made, play } = await cast(house);
  const odd = await RawClient.join(house, made.code, { as: 'watch' });
  odd.send('no-such-message', Uint8Array.from([0xc1, 0xff, 0x00]));
  const other = await RawClient.join(house, made.code, { as: 'watch' });
  other.send('no-such-message');
  other.socket.send(Uint8Array.from([250, 1, 2, 3]));
  other.socket.send(new Uint8Array());
  await play();
  expect(other.closed).toBe(0);
});

test('moves and desk messages of a wrong form are refused, whoever sends them', async () => {
  const house = await Playhouse.open();
  const { made, host, play } = await cast(house);
  const watcher = await house.join(made.code, { as: 'watch' });
  const bad = { ok: false, code: 'bad-message' };
  for (const message of [
    undefined,
    null,
    7,
    [],
    {},
    { do: 'ask' },
    { id: '', do: 'ask' },
    { id: 'x'.repeat(65), do: 'ask' },
    { id: 'a\u00e9', do: 'ask' },
    { id: 1.5, do: 'ask' },
    { id: 'a', do: 5 },
    { id: 'a', do: '' },
    { id: 'a', do: 'x'.repeat(41) },
    { id: 'a', do: 'ask', for: -1 },
    { id: 'a', do: 'ask', at: 0.5 },
    { id: 'a', do: 'ask', reveal: 'AB'.repeat(32) },
  ]) {
    expect(await host.room.request('move', message)).toMatchObject(bad);
  }
  for (const message of [
    {},
    { do: 'fly' },
    { do: 'set', settings: { clock: 4 } },
    { do: 'rename', seat: 0, name: ' ' },
    { do: 'set', settings: { locked: 1 } },
    { do: 'set', settings: { unheard: true } },
    { do: 'set', locked: true },
  ]) {
    expect(await host.room.request('desk', message)).toMatchObject(bad);
  }
  expect(await host.move('no-such-move')).toMatchObject({ ok: false, code: 'unknown-move' });
  expect(await host.move('constructor')).toMatchObject({ ok: false, code: 'unknown-move' });
  expect(await host.move('ask', { by: 0, drew: { numbers: [1] }, hand: 'host' })).toMatchObject({ ok: true });
  expect(house.live(made.code).episode.entries.at(-1)).toMatchObject({ by: 'host', do: 'ask' });
  await host.move('undo');
  expect(await watcher.move('ask')).toMatchObject({ ok: false, code: 'not-allowed' });
  expect(await watcher.tell({ do: 'pause' })).toMatchObject({ ok: false, code: 'not-allowed' });
  await play();
});

test('what somebody who only watches says is not even read', async () => {
  const house = await Playhouse.open();
  const { made, host, play } = await cast(house);
  const watcher = await house.join(made.code, { as: 'watch' });
  const forms = { moveMessage, deskMessage, alarmMessage, linkMessage, soundMessage };
  const reads = Object.values(forms).map(form => vi.spyOn(form as Field<unknown>, 'read'));
  onTestFinished(() => {
    for (const read of reads) read.mockRestore();
  });
  const link = 'ab'.repeat(32);
  expect(await watcher.room.request('move', { id: 'a', do: 'ask' })).toMatchObject({ code: 'not-allowed' });
  expect(await watcher.room.request('desk', { do: 'pause' })).toMatchObject({ code: 'not-allowed' });
  expect(await watcher.room.request('pledge', { value: link })).toBe(false);
  expect(await watcher.room.request('dice-alarm', { what: 'link', entry: 0 })).toBe(false);
  expect(await watcher.room.request('start-link', { value: link })).toBe(false);
  for (const type of ['heard', 'crowd']) watcher.room.send(type, { on: true, spectators: 9, screens: 9 });
  await watcher.caughtUp();
  expect(reads.map(read => read.mock.calls.length)).toEqual(reads.map(() => 0));
  // The host's are.
  expect(await host.room.request('desk', { do: 'fly' })).toMatchObject({ code: 'bad-message' });
  expect(reads.some(read => read.mock.calls.length > 0)).toBe(true);
  await play();
});

const upgrade = (house: Playhouse, headers: Record<string, string>): Promise<number> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/x/y?sessionId=z`, { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('error', () => undefined);
  });

test('pages of other sites may neither join nor open a socket nor make a show', async () => {
  const house = await Playhouse.open({ publicAddress: 'https://dice.example.org' });
  const { made, play } = await cast(house);
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:1',
    'https://dice.example.org.evil.example',
  ]) {
    expect(await upgrade(house, { origin })).toBe(403);
    expect((await house.post(`/matchmake/joinById/${made.code}`, { as: 'watch' }, { origin })).status).toBe(403);
    expect((await house.post('/api/episodes', { show: 'lucky-numbers' }, { origin })).status).toBe(403);
  }
  expect(await upgrade(house, { origin: 'https://dice.example.org' })).toBe(101);
  expect(await upgrade(house, { origin: house.url })).toBe(101);
  // They read what everybody may, and nothing that a token opens.
  const reads = async (headers: Record<string, string>) => {
    const path = `${house.url}/api/episodes/${made.code}`;
    const response = await fetch(path, { headers: { origin: 'https://evil.example', ...headers } });
    return response.headers.get('access-control-allow-origin');
  };
  expect(await reads({})).toBe('*');
  expect(await reads({ authorization: `Bearer ${made.token}` })).toBeNull();
  await play();
});

test('rooms cannot be made over the socket’s door, and only joining and coming back are open', async () => {
  const house = await Playhouse.open();
  for (const method of ['create', 'joinOrCreate', 'join']) {
    expect((await house.post(`/matchmake/${method}/episode`, {})).status).toBe(404);
  }
  expect((await house.post('/matchmake/joinById/episode', {})).status).toBe(404);
  expect((await house.post('/matchmake/joinById/AAAAAAAA', { as: 'watch', name: 'x'.repeat(5000) })).status).toBe(413);
});

test('guessing codes and tokens ends soon, and every wrong one gets the same answer', async () => {
  const house = await Playhouse.open({ limits: { miss: 12 } });
  const made = await house.make({ show: 'lucky-numbers' });
  const wrong = await house.get('/api/episodes/22222222');
  expect(wrong).toEqual(await house.get('/api/episodes/nonsense'));
  expect(wrong.status).toBe(404);
  const token = { as: 'host', token: 'A'.repeat(32) };
  const stale = await house.post(`/matchmake/joinById/${made.code}`, token);
  expect(stale.status).toBe(403);
  expect(await house.post(`/matchmake/joinById/${made.code}`, { as: 'host' })).toEqual(stale);
  const answers: number[] = [];
  for (let i = 0; i < 12; i++) answers.push((await house.post('/matchmake/joinById/33333333', { as: 'watch' })).status);
  expect(answers).toContain(404);
  expect(answers.at(-1)).toBe(429);
});

test('valid requests succeed although others behind the same address guess without end', async () => {
  const house = await Playhouse.open({ limits: { miss: 12 }, operatorToken: 'operator-operator-3' });
  const made = await house.make({ show: 'lucky-numbers' });
  const wrong = { as: 'host', token: 'A'.repeat(32) };
  for (let i = 0; i < 20; i++) await house.post(`/matchmake/joinById/${made.code}`, wrong);
  expect((await house.post(`/matchmake/joinById/${made.code}`, wrong)).status).toBe(429);
  expect((await house.get('/api/episodes/33333333')).status).toBe(429);
  expect((await house.get('/api/operator', 'B'.repeat(32))).status).toBe(429);
  // The class goes on.
  expect((await house.get(`/api/episodes/${made.code}`)).status).toBe(200);
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  await ann.leave();
  expect((await house.join(made.code, { as: 'play', token: ann.token })).seat).toBe(0);
  expect(await host.move('nonsense')).toMatchObject({ code: 'unknown-move' });
  expect((await house.get(`/api/episodes/${made.code}/record`, made.token)).status).toBe(200);
  expect((await house.get('/api/operator', 'operator-operator-3')).status).toBe(200);
});

test('making shows without end is stopped', async () => {
  const house = await Playhouse.open({ limits: { create: 0.2 } });
  const made = await Promise.all(
    Array.from({ length: 12 }, () => house.post('/api/episodes', { show: 'lucky-numbers' })),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(6);
  expect(made.filter(({ status }) => status === 429)).toHaveLength(6);
});
