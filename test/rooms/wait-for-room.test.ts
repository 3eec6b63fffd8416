/** The host waits for the room: a contestant's move that would end its task waits, and is theirs all the same. */
import { expect, test } from 'vitest';
import type { RoomFacts } from '../../shared/crowd/messages.ts';
import { Playhouse, until } from './playhouse.ts';

const secretOf = (n: number) => n.toString(16).padStart(32, '0');

/** A question of Lucky Numbers that one seat may answer, and two people who play along. */
const calledUp = async () => {
  const hand = { now: 1_800_000_000_000 };
  const house = await Playhouse.open({ now: () => hand.now, timing: { away: 3_600_000, idle: 3_600_000 } });
  const show = await house.asked();
  const path = `/api/episodes/${show.made.code}/room`;
  const fan = async (n: number, message: object) =>
    (await house.post(path, { ...message, secret: secretOf(n) })).body as Record<string, unknown>;
  const room = async () => (await house.get(path)).body as RoomFacts;
  for (const n of [1, 2]) await fan(n, { do: 'enter', name: `Fan ${n}` });
  const { task } = await room();
  const [choice = 'something'] = (task as { readonly choices?: readonly string[] } | null)?.choices ?? [];
  const call = (n: number) => fan(n, { do: 'call', task: task?.key, value: choice });
  const buzz = async () => {
    for (const seat of [show.ann, show.ben])
      expect(await seat.move('buzz', { number: 50 })).toMatchObject({ ok: true });
    await show.ann.sees(5);
    return show.ann.view.board.called === 0 ? show.ann : show.ben;
  };
  return { ...show, house, hand, room, call, buzz };
};

test('an answer waits until the least time is over, sealed numbers do not, and a restart forgets none of it', async () => {
  const { house, hand, host, made, room, call, buzz } = await calledUp();
  expect(await host.tell({ do: 'set', settings: { roomWait: 30 } })).toEqual({ ok: true });
  const { until: ends } = await room();
  expect(ends).toBeGreaterThan(hand.now);
  expect(ends).toBeLessThanOrEqual(hand.now + host.shows + 30_000);
  expect(await call(1)).toMatchObject({ ok: true });
  const answering = await buzz();
  const answer = { text: 'no idea' };
  expect(await answering.move('answer', answer)).toMatchObject({ ok: false, code: 'held', wait: ends - hand.now });
  house.app.rooms.get(made.code)?.retire(1000);
  await until(() => house.app.rooms.get(made.code) === undefined, 'the room to leave memory');
  // It is opened again by whoever asks; what pages show a moment later counts from the entry then.
  const again = (await room()).until;
  expect(again).toBeGreaterThan(hand.now);
  expect(again).toBeLessThanOrEqual(ends);
  const back = await house.join(made.code, { as: 'play', token: answering.token });
  expect(await back.move('answer', answer)).toMatchObject({ ok: false, code: 'held' });
  hand.now = again;
  expect(await call(2)).toMatchObject({ ok: true });
  expect(await back.move('answer', answer)).toMatchObject({ ok: true });
});

test('everybody has called, or the host waits no longer: nothing is held, and the host never is', async () => {
  const { hand, host, room, call, buzz } = await calledUp();
  expect((await room()).until).toBe(0);
  expect(await host.tell({ do: 'room-wait', on: true })).toEqual({ ok: true });
  expect((await room()).until).toBe(hand.now + 20_000);
  expect(await host.tell({ do: 'room-wait', on: false })).toEqual({ ok: true });
  expect((await room()).until).toBe(0);
  await host.tell({ do: 'room-wait', on: true });
  const answering = await buzz();
  expect(await answering.move('answer', { text: 'no idea' })).toMatchObject({ code: 'held' });
  await call(1);
  await call(2);
  expect((await room()).until).toBe(0);
  expect(await answering.move('answer', { text: 'no idea' })).toMatchObject({ ok: true });
  await host.tell({ do: 'room-wait', on: true });
  expect(await host.move('undo')).toMatchObject({ ok: true });
});
