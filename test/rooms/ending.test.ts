/** After the end: who is named, and the next show with the same players, which the host lets come or stops. */
import { expect, test } from 'vitest';
import { type Finale, posterAt, untilNext } from '../../shared/engine/finale.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import type { Clip } from '../../shared/recap/clips.ts';
import { familyOf, hasEntrants, isActAlone } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { fixedDice, type Guest, Playhouse, until } from './playhouse.ts';

const begun = async () => {
  const hand = { now: 1_800_000_000_000 };
  const house = await Playhouse.open({
    source: () => fixedDice(1),
    now: () => hand.now,
    timing: { away: 3_600_000, idle: 3_600_000 },
  });
  const made = await house.make({ show: 'six-dice', seats: 2 });
  const host = await house.host(made);
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  const ben = await house.join(made.code, { as: 'play', name: 'Ben' });
  await host.move('start');
  await ben.sees(1);
  return { hand, house, made, host, ann, ben };
};

const finaleOn = async (guest: Guest): Promise<Finale> => {
  await until(() => guest.state.finale !== '', 'the finale');
  return JSON.parse(guest.state.finale) as Finale;
};

test('twenty seconds after the end the same players go on, and only the host may stop that', async () => {
  const { hand, house, made, host, ann } = await begun();
  const live = house.live(made.code);
  const luck = seededLuck(1);
  // Of a single throw none is the best.
  while (live.episode.entries.length < 16) {
    const { by, do: move, ...inputs } = robotMove(live.episode, luck);
    await live.move(by, { id: null, do: move, ...inputs });
  }
  await host.sees(live.episode.entries.length);
  await host.move('end', { winner: 0 });
  const finale = await finaleOn(ann);
  // Cut short, it has had no picture of a win: what everybody has comes first.
  expect(finale.told).toBeUndefined();
  expect(finale.over).toBe(hand.now);
  expect(finale.begins).toBeGreaterThanOrEqual(hand.now);
  expect(finale.awards.map(({ award }) => award)).toContain('roll');
  // Nobody watches, so nothing is waited for.
  expect(ann.state.nextAt).toBe(finale.begins + untilNext);
  expect(await ann.tell({ do: 'go-on', on: false })).toMatchObject({ ok: false });
  expect(await host.tell({ do: 'go-on', on: false })).toEqual({ ok: true });
  await until(() => ann.state.nextAt === 0, 'no countdown');
  hand.now += 5000;
  await host.tell({ do: 'go-on', on: true });
  await until(() => ann.state.nextAt === hand.now + untilNext, 'a new countdown');
});

test('a television has its ceremony and its poster before; the host may skip the ceremony', async () => {
  const { hand, house, made, host } = await begun();
  const tv = await house.join(made.code, { as: 'watch', screen: 'tv' });
  await host.move('end', { winner: 1 });
  const finale = await finaleOn(tv);
  expect(tv.state.nextAt).toBe(posterAt(finale) + untilNext);
  hand.now = finale.begins + 1000;
  await host.tell({ do: 'skip' });
  await until(() => tv.state.nextAt === hand.now + untilNext, 'the poster');
  expect(posterAt(await finaleOn(tv))).toBeLessThanOrEqual(hand.now);
});

test('who presses at the end of the countdown opens one show, in which everybody has their seat', async () => {
  const { house, made, host, ann, ben } = await begun();
  await host.move('end', { winner: 0 });
  await finaleOn(ann);
  const headers = { Authorization: `Bearer ${made.token}` };
  const [first, second] = await Promise.all(
    [1, 2].map(() => house.post(`/api/episodes/${made.code}/again`, {}, headers)),
  );
  const { code } = first!.body as { code: string };
  expect(second?.body).toMatchObject({ code });
  await until(() => ann.state.next === code && ann.state.nextAt === 0, 'the next show');
  for (const [guest, seat] of [
    [ann, 0],
    [ben, 1],
  ] as const) {
    const bearer = { Authorization: `Bearer ${guest.token}` };
    const { body } = await house.post(`/api/episodes/${made.code}/next`, {}, bearer);
    const there = await house.join(code, { as: 'play', token: (body as { token: string }).token });
    expect(there.seat).toBe(seat);
  }
});

test('without players nothing follows by itself, and an end that is taken back was none', async () => {
  const { host, ann, ben } = await begun();
  await ann.leave();
  await ben.leave();
  await host.move('end', { winner: 0 });
  await finaleOn(host);
  expect(host.state.nextAt).toBe(0);
  expect(await host.move('undo')).toMatchObject({ ok: true });
  await until(() => host.state.finale === '' && host.state.phase !== 'over', 'the show again');
});

test('the trailer has a clip of every show or its bonus act, for everybody', async () => {
  const house = await Playhouse.open();
  const { status, body } = await house.get('/api/trailer');
  expect(status).toBe(200);
  const families = new Set((body as Clip[]).map(({ show }) => familyOf(show)));
  expect([...families].toSorted()).toEqual(
    shows
      .map(({ name }) => name)
      .filter(name => !isActAlone(name) && !hasEntrants(name))
      .toSorted(),
  );
});
