import { expect, test } from 'vitest';
import type { Store } from '../../server/store/store.ts';
import type { BetReply, SideBoard, SideMessage, SideNews } from '../../shared/side-game/messages.ts';
import type { Ticket } from '../../shared/side-game/table.ts';
import { fixedDice, type Guest, type Made, Playhouse, type PlayhouseOptions, until } from './playhouse.ts';

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
  async (n: number, message: Omit<SideMessage, 'secret'>): Promise<BetReply> =>
    (await house.post(`/api/episodes/${code}/side`, { ...message, secret: secretOf(n) })).body as BetReply;

const bet = (ticket: Ticket) => ({ do: 'bet', ticket }) as never;
const enter = (name: string) => ({ do: 'enter', name }) as never;
const look = { do: 'look' } as never;
const news = ({ state }: Guest): SideNews => JSON.parse(state.side) as SideNews;

test('the audience bets points on the throws of the show, is paid at once, and touches nothing of it', async () => {
  const { house, made, ann, viewer } = await handOpen();
  const fan = fanOf(house, made);
  expect(viewer.state.side).toBe('');
  expect(await fan(1, look)).toMatchObject({ ok: false });
  expect(await fan(1, enter('Fan'))).toMatchObject({ ok: true, points: 1000, tickets: [] });
  await until(() => viewer.state.side !== '', 'what is open');
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
  await until(() => (JSON.parse(viewer.state.best) as SideBoard).some(([name]) => name === 'Fan'), 'the best');
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
  await until(() => viewer.state.side !== '', 'what is open');
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
  expect((await house.get(`/api/episodes/${made.code}/side`)).body).toEqual([['Fan', 900]]);
  await ann.leave();
});

test('the host turns it off, and nobody else’s secret opens anything', async () => {
  const { house, made, host, viewer } = await handOpen();
  const fan = fanOf(house, made);
  await fan(1, enter('Fan'));
  await until(() => viewer.state.side !== '', 'what is open');
  expect(viewer.state.side + viewer.state.best).not.toContain(secretOf(1));
  expect(await host.tell({ do: 'set', settings: { sideGame: false } })).toEqual({ ok: true });
  await until(() => !viewer.state.sideGame && viewer.state.side === '', 'the end of it');
  expect(await fan(1, bet({ on: 'total', total: 7, stake: 1 }))).toMatchObject({ ok: false });
  expect(await house.post(`/api/episodes/${made.code}/side`, { do: 'bet', secret: 'x' })).toMatchObject({
    status: 400,
  });
  expect(await house.post('/api/episodes/22222222/side', { do: 'look', secret: secretOf(1) })).toMatchObject({
    status: 404,
  });
});
