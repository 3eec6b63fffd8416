import { expect, test } from 'vitest';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import { Playhouse, until } from './playhouse.ts';

const tokenOf = (reply: DeskReply): string =>
  reply.ok && reply.link !== undefined ? new URL(reply.link).hash.slice(1) : '';

test('an overlay opens with the link that the desk made, until it is taken back', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers' });
  const host = await house.host(made);
  const reply = (await host.tell({ do: 'overlay' })) as Extract<DeskReply, { ok: true }>;
  expect(reply.link).toMatch(new RegExp(`/e/${made.code}/overlay/board#[\\w-]{32}$`));
  const token = tokenOf(reply);
  const overlay = await house.join(made.code, { as: 'watch', screen: 'overlay', token });
  expect(overlay.state.code).toBe(made.code);
  // It shows what everybody sees, and opens nothing else.
  await expect(house.join(made.code, { as: 'host', token })).rejects.toThrow();
  await expect(house.join(made.code, { as: 'play', token })).rejects.toThrow();
  expect((await house.get(`/api/episodes/${made.code}/record`, token)).status).toBe(403);
  await expect(house.join(made.code, { as: 'watch', screen: 'overlay' })).rejects.toThrow();

  expect(await host.tell({ do: 'revoke', id: reply.id ?? '' })).toEqual({ ok: true });
  await until(() => overlay.left === 4101, 'the overlay is sent away');
  await expect(house.join(made.code, { as: 'watch', screen: 'overlay', token })).rejects.toThrow();
});

test('a player with extra time has so many times as long as the clock says', async () => {
  let now = 1_800_000_000_000;
  const house = await Playhouse.open({ now: () => now, timing: { away: 3_600_000, idle: 3_600_000 } });
  const { host, ann } = await house.gather({ show: 'lucky-numbers', options: { judging: 'auto' }, clock: 30 });
  expect(await host.tell({ do: 'extra-time', seat: 1, times: 2 })).toEqual({ ok: true });
  expect(await host.tell({ do: 'extra-time', seat: 7, times: 2 })).toMatchObject({ ok: false });
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move)).toMatchObject({ ok: true });
  await ann.sees(3);
  // Both are waited for: who has the most time sets it.
  expect(ann.state).toMatchObject({ waiting: [0, 1], deadline: now + 60_000 });
  now += 59_000;
  expect(ann.view.phase).toBe('buzz');
  now += 1_500;
  await until(() => ann.view.phase === 'ready', 'nobody sent a number in time');
});
