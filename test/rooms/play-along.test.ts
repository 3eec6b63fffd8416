import { expect, test, vi } from 'vitest';
import { StoreFailure } from '../../server/store/failures.ts';
import type { Store } from '../../server/store/store.ts';
import type { StoredCall } from '../../server/store/stored.ts';
import type { Ticket } from '../../shared/crowd/bets.ts';
import type { Applause, Purse, RoomFacts, RoomNews, RoomReply } from '../../shared/crowd/messages.ts';
import { fixedDice, type Guest, type Made, Playhouse, type PlayhouseOptions, until } from './playhouse.ts';
import { storeThrough } from './store-through.ts';

const secretOf = (n: number) => n.toString(16).padStart(32, '0');

/** A hand of Hot Hand that waits for its shooter, and people who play along. */
const handOpen = async (more: PlayhouseOptions = {}, options: object = {}) => {
  let sharedStore: Store | undefined;
  const house = await Playhouse.open({
    ...more,
    store: store => {
      sharedStore = store;
      return store;
    },
  });
  const made = await house.make({ show: 'hot-hand', options: { bank: 100, hands: 50, ...options } });
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  for (const move of ['start', 'close']) expect(await host.move(move)).toMatchObject({ ok: true });
  const viewer = await house.join(made.code, { as: 'watch' });
  return { house, made, host, ann, viewer, fans: async () => (await sharedStore?.fans(made.code)) ?? [] };
};

const fanOf =
  (house: Playhouse, { code }: Made) =>
  async (n: number, message: object): Promise<RoomReply> =>
    (await house.post(`/api/episodes/${code}/room`, { ...message, secret: secretOf(n) })).body as RoomReply;

const bet = (ticket: Ticket) => ({ do: 'bet', ticket }) as never;
const enter = (name: string) => ({ do: 'enter', name }) as never;
const look = { do: 'look' } as never;
const news = ({ state }: Guest): RoomNews => JSON.parse(state.room) as RoomNews;

test('the audience bets points on the throws of the show, is paid at once, and touches nothing of it', async () => {
  const { house, made, ann, viewer } = await handOpen();
  const fan = fanOf(house, made);
  expect(viewer.state.room).toBe('');
  expect(await fan(1, look)).toMatchObject({ ok: false });
  expect(await fan(1, enter('Fan'))).toMatchObject({ ok: true, points: 1000, tickets: [] });
  await until(() => viewer.state.room !== '', 'what is open');
  expect(news(viewer)).toMatchObject({ hit: [], open: { hand: true, total: true } });
  // All eleven totals: exactly one of them comes, and at fair odds it pays 36/ways of its stake.
  for (const total of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(await fan(1, bet({ on: 'total', total, stake: 10 }))).toMatchObject({ ok: true });
  expect(await fan(1, bet({ on: 'hot-hand', stake: 5000 }))).toMatchObject({ ok: false });
  const before = viewer.view;
  const rolled = await ann.move('roll');
  expect(rolled).toMatchObject({ ok: true });
  await until(() => (viewer.view.board.dice as readonly number[]).length === 2, 'the dice');
  const total = (viewer.view.board.dice as readonly number[]).reduce((sum, face) => sum + face, 0);
  const paid = Math.floor(10 * (36 / (6 - Math.abs(total - 7))));
  expect(await fan(1, look)).toMatchObject({ ok: true, points: 890 + paid, tickets: [] });
  expect(viewer.view.seats).toEqual(before.seats);
  await until(() => news(viewer).table.some(([name]) => name === 'Fan'), 'the best');
});

/** Throws of these dice from the third entry on: no 7 among the first three. */
const dice =
  Array.from({ length: 100 }, (_, seed) => seed).find(seed =>
    [2, 3, 4].every(
      place =>
        fixedDice(seed)
          .dice(2, { place, k: 0 })
          .reduce((a, b) => a + b) !== 7,
    ),
  ) ?? 0;

test('nobody bets on a throw that was seen and taken back', async () => {
  // A hand that goes on for three throws.
  const { house, made, host, ann, viewer } = await handOpen({ source: () => fixedDice(dice) });
  const fan = fanOf(house, made);
  await fan(1, enter('Fan'));
  const total = (): number => (viewer.view.board.dice as readonly number[]).reduce((sum, face) => sum + face, 0);
  const totals: number[] = [];
  for (let i = 1; i <= 2; i++) {
    expect(await ann.move('roll')).toMatchObject({ ok: true });
    await viewer.sees(2 + i);
    totals.push(total());
  }
  for (let i = 0; i < 2; i++) expect(await host.move('undo')).toMatchObject({ ok: true });
  const known = bet({ on: 'total', total: totals[0] ?? 2, stake: 900 });
  expect(await fan(1, known)).toMatchObject({ ok: false });
  await ann.move('roll');
  await viewer.sees(7);
  expect(total()).toBe(totals[0]);
  expect(await fan(1, bet({ on: 'total', total: totals[1] ?? 2, stake: 900 }))).toMatchObject({ ok: false });
  await ann.move('roll');
  await viewer.sees(8);
  expect(total()).toBe(totals[1]);
  // What comes now nobody has seen.
  expect(await fan(1, bet({ on: 'total', total: 2, stake: 1 }))).toMatchObject({ ok: true });
});

test('what Hot Hand pays by house rules it pays the audience too, and says so', async () => {
  const four: readonly (readonly [number, number])[] = [
    [1, 1],
    [1, 2],
    [5, 6],
    [6, 6],
  ];
  const source = () => ({
    ...fixedDice(0),
    dice: (_: number, { place }: { place: number }) => four[(place + 1) % 4] ?? [1, 1],
  });
  const pays = { 'flaming-four': 150, nine: 0 };
  const { house, made, ann, viewer } = await handOpen({ source }, { house: { pays } });
  const fan = fanOf(house, made);
  await fan(1, enter('Fan'));
  await until(() => viewer.state.room !== '', 'what is open');
  expect(news(viewer).pays).toMatchObject(pays);
  expect(await fan(1, bet({ on: 'flaming-four', stake: 10 }))).toMatchObject({ ok: true });
  for (let i = 1; i <= 4; i++) {
    expect(await ann.move('roll')).toMatchObject({ ok: true });
    await viewer.sees(2 + i);
  }
  expect(await fan(1, look)).toMatchObject({ ok: true, points: 1000 + 150 * 10, tickets: [] });
});

test('who has lost all points gets new ones, and is told that they are no winnings', async () => {
  const { house, made, ann, viewer } = await handOpen();
  const fan = fanOf(house, made);
  await fan(1, enter('Fan'));
  expect(await fan(1, bet({ on: 'total', total: 12, stake: 1000 }))).toMatchObject({ ok: true, points: 0 });
  expect(await ann.move('roll')).toMatchObject({ ok: true });
  await until(() => (viewer.view.board.dice as readonly number[]).length === 2, 'the dice');
  const [one, other] = viewer.view.board.dice as readonly number[];
  const boxcars = one === 6 && other === 6;
  expect(await fan(1, look)).toMatchObject(boxcars ? { points: 36_000 } : { points: 1000, again: true });
  const reply = await fan(1, bet({ on: 'total', total: 12, stake: 10 }));
  expect(reply).toMatchObject({ ok: true });
  expect(reply).not.toHaveProperty('again');
  await ann.leave();
});

test('points and open bets outlive a restart, and what was decided meanwhile is paid', async () => {
  const { house, made, ann, fans } = await handOpen();
  const fan = fanOf(house, made);
  await fan(1, enter('Fan'));
  expect(await fan(1, bet({ on: 'sizzling-six', stake: 100 }))).toMatchObject({ points: 900 });
  // Points are written once a second; what the last one brought is written as the room leaves memory.
  const room = house.app.rooms.get(made.code);
  room?.retire(1000);
  await until(() => house.app.rooms.get(made.code) === undefined, 'the room to leave memory');
  expect(await fan(1, look)).toMatchObject({ ok: true, points: 900, tickets: [{ on: 'sizzling-six', stake: 100 }] });
  expect((await fans())[0]?.points).toBe(900);
  // For the recap: names and points, and nothing by which somebody could play on.
  expect((await house.get(`/api/episodes/${made.code}/room`)).body).toMatchObject({ table: [['Fan', 900]] });
  await ann.leave();
});

test('the host turns it off, and nobody else’s secret opens anything', async () => {
  const { house, made, host, viewer } = await handOpen();
  const fan = fanOf(house, made);
  await fan(1, enter('Fan'));
  await until(() => viewer.state.room !== '', 'what is open');
  expect(viewer.state.room).not.toContain(secretOf(1));
  expect(await host.tell({ do: 'set', settings: { sideGame: false } })).toEqual({ ok: true });
  await until(() => !viewer.state.sideGame && viewer.state.room === '', 'the end of it');
  expect(await fan(1, bet({ on: 'total', total: 7, stake: 1 }))).toMatchObject({ ok: false });
  expect(await house.post(`/api/episodes/${made.code}/room`, { do: 'bet', secret: 'x' })).toMatchObject({
    status: 400,
  });
  expect(await house.post('/api/episodes/22222222/room', { do: 'look', secret: secretOf(1) })).toMatchObject({
    status: 404,
  });
});

const call = (task: string, value: string) => ({ do: 'call', task, value });

test('the crowd answers along: nobody learns what it said before it is told, and the right ones get points', async () => {
  const house = await Playhouse.open();
  const questions = Array.from({ length: 30 }, (_, i) => ({
    ask: `What comes after ${i}?`,
    answer: `Number ${i + 1}`,
  }));
  const wanted = { show: 'lucky-numbers', options: { judging: 'auto' }, pack: { questions, tieBreakers: questions } };
  const { made, host, ann, ben } = await house.asked(wanted);
  const viewer = await house.join(made.code, { as: 'watch' });
  const fan = fanOf(house, made);
  const facts = async () => (await house.get(`/api/episodes/${made.code}/room`)).body as RoomFacts;
  await fan(1, enter('Right'));
  await fan(2, enter('Wrong'));
  await until(() => viewer.state.room !== '', 'the task');
  const { task } = news(viewer);
  if (task?.kind !== 'answer') throw new Error('no question to answer');
  expect(task.ask).toBe(viewer.view.board.question);
  const card = host.own.view.own?.card as { readonly answer: string };
  expect(await fan(1, call('question 99.0', 'x'))).toMatchObject({ ok: false, code: 'late' });
  expect(await fan(2, call(task.key, card.answer))).toMatchObject({ ok: true });
  // Changed while it is open.
  expect(await fan(2, call(task.key, 'sealed nonsense'))).toMatchObject({ ok: true, call: 'sealed nonsense' });
  expect(await fan(1, call(task.key, card.answer.toLowerCase()))).toMatchObject({ ok: true, points: 1000 });
  await until(() => news(viewer).calls === 2, 'the count of calls');
  const heard = [viewer, host, ann, ben].map(({ state, owns }) => JSON.stringify([state, owns])).join();
  expect(heard).not.toContain('sealed nonsense');
  expect(JSON.stringify(await facts())).not.toContain('sealed nonsense');
  for (const seat of [ann, ben]) await seat.move('buzz', { number: 50 });
  await viewer.sees(5);
  const called = viewer.view.board.called === 0 ? ann : ben;
  await called.move('answer', { text: card.answer });
  await until(() => news(viewer).last !== null, 'the outcome');
  expect(news(viewer)).toMatchObject({
    last: { key: task.key, right: expect.arrayContaining([card.answer]), calls: 2, hits: 1 },
    table: [
      ['Right', 1100],
      ['Wrong', 1000],
    ],
  });
  expect(await fan(1, call(task.key, card.answer))).toMatchObject({ ok: false, code: 'late' });
  expect(await fan(1, look)).toMatchObject({ points: 1100, streak: 1, place: 1, of: 2 });
  // Taken back, it counts for nobody, and nobody answers a question again whose answer has been told.
  await host.move('undo');
  await until(() => news(viewer).last === null, 'the outcome to be gone');
  expect(await fan(1, look)).toMatchObject({ points: 1000, streak: 0 });
  expect(news(viewer).task).toBeNull();
});

test('a call is stored before it is answered ok, and counts after the show was played again from the store', async () => {
  let store: Store | undefined;
  const house = await Playhouse.open({
    store: opened => {
      store = opened;
      return opened;
    },
  });
  const { made, host, ann, ben } = await house.asked();
  const fan = fanOf(house, made);
  const card = host.own.view.own?.card as { readonly answer: string };
  await fan(1, enter('Fan'));
  const { task } = (await house.get(`/api/episodes/${made.code}/room`)).body as RoomFacts;
  expect(await fan(1, call(task?.key ?? '', card.answer))).toMatchObject({ ok: true });
  expect(await store?.calls(made.code)).toMatchObject([{ task: task?.key, value: card.answer }]);
  for (const seat of [ann, ben]) await seat.move('buzz', { number: 50 });
  await ann.sees(5);
  await (ann.view.board.called === 0 ? ann : ben).move('answer', { text: card.answer });
  house.app.rooms.get(made.code)?.retire(1000);
  await until(() => house.app.rooms.get(made.code) === undefined, 'the room to leave memory');
  expect(await fan(1, look)).toMatchObject({ ok: true, points: 1100, streak: 1 });
});

test('somebody from the room comes on down: by lot, with a seat of their own', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers' });
  const host = await house.host(made);
  const viewer = await house.join(made.code, { as: 'watch' });
  const fan = fanOf(house, made);
  expect(await host.tell({ do: 'call-up', by: 'lot' })).toMatchObject({ ok: false, code: 'not-allowed' });
  for (const n of [1, 2, 3]) {
    await fan(n, enter(`Fan ${n}`));
    await fan(n, { do: 'volunteer', on: n < 3 });
  }
  expect(await viewer.room.request('desk', { do: 'call-up', by: 'best' })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'call-up', by: 'lot' })).toEqual({ ok: true });
  await until(() => news(viewer).up !== null, 'the name');
  expect(news(viewer).up).toMatchObject({ seat: 0, of: 2 });
  const { name = '' } = news(viewer).up ?? {};
  expect(['Fan 1', 'Fan 2']).toContain(name);
  expect(viewer.state.seats[0]).toMatchObject({ name, open: false });
  const purses = await Promise.all([1, 2, 3].map(n => fan(n, look)));
  const mine = purses.filter(purse => 'seat' in purse) as Purse[];
  expect(mine.map(purse => purse.name)).toEqual([name]);
  const seat = await house.join(made.code, { as: 'play', token: mine[0]?.seat?.token ?? '' });
  expect(seat.seat).toBe(0);
});

test('hands are counted once a second, a flood from one hand once, and the host can switch them off', async () => {
  const house = await Playhouse.open();
  const { made, host } = await house.gather({ show: 'lucky-numbers' });
  const viewer = await house.join(made.code, { as: 'watch' });
  const fan = fanOf(house, made);
  const applauded = () => (viewer.state.applauded === '' ? null : (JSON.parse(viewer.state.applauded) as Applause));
  for (let i = 0; i < 20; i++) await fan(1, { do: 'react', with: 'clap' });
  await fan(2, { do: 'react', with: 'groan' });
  await until(() => applauded() !== null, 'applause');
  const hands = Object.values(applauded()?.hands ?? {});
  expect(hands.reduce((sum, times) => sum + times, 0)).toBeLessThanOrEqual(2);
  await host.tell({ do: 'set', settings: { applause: false } });
  await until(() => viewer.state.applauded === '', 'silence');
});

test('after the end everybody finds their place, shared by equals, and gets a picture of their own', async () => {
  const house = await Playhouse.open();
  const { made, host } = await house.asked();
  const fan = fanOf(house, made);
  for (let n = 1; n <= 6; n++) await fan(n, enter(`Fan ${n}`));
  for (const [n, stake] of [
    [1, 400],
    [2, 100],
    [3, 100],
  ] as const)
    expect(await fan(n, bet({ on: 'winner', seat: 0, stake }))).toMatchObject({ ok: true });
  const pictureOf = (n: number) =>
    fetch(`${house.url}/api/episodes/${made.code}/room/card.png`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret: secretOf(n) }),
    });
  expect((await pictureOf(1)).status).toBe(409);
  expect(await host.move('end', { winner: 0 })).toMatchObject({ ok: true });
  // The table is sorted once a second.
  await until(() => news(host).table[0]?.[1] === 1400, 'the table');
  const standings = await Promise.all([1, 2, 3, 4, 5, 6].map(n => fan(n, look)));
  expect(standings.map(purse => 'place' in purse && [purse.points, purse.place, purse.behind])).toEqual([
    [1400, 1, 5],
    [1100, 2, 3],
    [1100, 2, 3],
    [1000, 4, 0],
    [1000, 4, 0],
    [1000, 4, 0],
  ]);
  const picture = await pictureOf(2);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await pictureOf(7)).status).toBe(404);
});

test('somebody from the room takes over a seat in the middle of a show, and its old link opens nothing', async () => {
  const house = await Playhouse.open();
  const { made, host, ann } = await house.asked();
  const fan = fanOf(house, made);
  await fan(1, enter('Fan'));
  await fan(1, { do: 'volunteer', on: true });
  expect(await host.tell({ do: 'call-up', by: 'best', seat: 0 })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'call-up', by: 'best', seat: 0, instead: true })).toEqual({ ok: true });
  const { seat } = (await fan(1, look)) as Purse;
  const taken = await house.join(made.code, { as: 'play', token: seat?.token ?? '' });
  expect([taken.seat, taken.view.seats[0]?.name]).toEqual([0, 'Fan']);
  await until(() => ann.left !== 0, 'the former contestant to be shown out');
  await expect(house.join(made.code, { as: 'play', token: ann.token })).rejects.toThrow();
});

test('names and texts of the room pass the host’s filter and bans, and nobody asks without end', async () => {
  const house = await Playhouse.open({ limits: { bet: 1 } });
  const { made, host } = await house.asked();
  const fan = fanOf(house, made);
  await host.tell({ do: 'set', settings: { filter: true } });
  expect(await host.tell({ do: 'ban', seat: 0 })).toEqual({ ok: true });
  for (const name of ['fuck you', 'ANN', '\u200b'])
    expect([name, await fan(1, enter(name))]).not.toMatchObject([name, { ok: true }]);
  expect(await fan(1, enter('Fan'))).toMatchObject({ ok: true });
  const { task } = (await house.get(`/api/episodes/${made.code}/room`)).body as RoomFacts;
  expect(await fan(1, call(task?.key ?? '', 'fuck'))).toMatchObject({ ok: false, code: 'bad-input' });
  expect(await fan(1, call(task?.key ?? '', 'x'.repeat(151)))).not.toMatchObject({ ok: true });
  expect(await fan(1, look)).toMatchObject({ call: '' });
  const asking = Array.from({ length: 30 }, () => house.get(`/api/episodes/${made.code}/room`));
  expect((await Promise.all(asking)).map(({ status }) => status)).toContain(429);
});

test('a call that the store does not take is refused, counts, and is stored as soon as it can be', async () => {
  let [full, calls]: [boolean, () => Promise<readonly StoredCall[]>] = [true, async () => []];
  const house = await Playhouse.open({
    source: () => fixedDice(3),
    store: store => {
      calls = () => store.calls(made.code);
      return storeThrough((name, pass) =>
        full && name === 'saveCalls' ? Promise.reject(new StoreFailure('disk is full')) : pass(),
      )(store);
    },
  });
  const made: Made = await house.make({ show: 'six-dice', seats: 2 });
  const fan = fanOf(house, made);
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  await house.join(made.code, { as: 'play', name: 'Ben' });
  expect(await (await house.host(made)).move('start')).toMatchObject({ ok: true });
  expect(await fan(1, enter('Fan'))).toMatchObject({ ok: true });
  expect(await ann.move('roll')).toMatchObject({ ok: true });
  const { task } = (await house.get(`/api/episodes/${made.code}/room`)).body as RoomFacts;
  const key = task?.key ?? '';
  expect(await fan(1, { do: 'call', task: key, value: 'bank' })).not.toMatchObject({ ok: true });
  expect(await fan(1, look)).toMatchObject({ ok: true, call: 'bank' });
  full = false;
  await vi.waitFor(async () => expect(await calls()).toMatchObject([{ task: key, value: 'bank' }]), { timeout: 5000 });
});
