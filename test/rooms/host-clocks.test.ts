/** Clocks that belong to the host: quiet hours of games by post, doors that open at a time, and rounds that end by a clock. */
import { expect, test } from 'vitest';
import { afterQuiet } from '../../server/rooms/clocks.ts';
import { Playhouse, until } from './playhouse.ts';

const hour = 3_600_000;
const at = (text: string): number => Date.parse(text);
const isoMinute = (moment: number): string => new Date(moment).toISOString().slice(0, 16);
const none = { quietFrom: 0, quietTo: 0, restWeekends: false, zone: '' };

test('quiet hours and weekends stop the time of games by post, by the time zone that the host names', () => {
  const night = { ...none, quietFrom: 22, quietTo: 8 };
  // A Tuesday in November.
  expect(isoMinute(afterQuiet(at('2026-11-24T20:00Z'), 4 * hour, none))).toBe('2026-11-25T00:00');
  expect(isoMinute(afterQuiet(at('2026-11-24T20:00Z'), 4 * hour, night))).toBe('2026-11-25T10:00');
  expect(isoMinute(afterQuiet(at('2026-11-24T20:00Z'), 4 * hour, { ...night, zone: 'Europe/Berlin' }))).toBe(
    '2026-11-25T10:00',
  );
  expect(isoMinute(afterQuiet(at('2026-11-24T20:00Z'), 4 * hour, { ...night, zone: 'America/New_York' }))).toBe(
    '2026-11-25T00:00',
  );
  // What would end in the night ends in the morning; minutes of a live show run through.
  expect(isoMinute(afterQuiet(at('2026-11-24T20:00Z'), 2 * hour, night))).toBe('2026-11-25T08:00');
  expect(afterQuiet(at('2026-11-24T23:00Z'), 60_000, night)).toBe(at('2026-11-24T23:01Z'));
  const weekdays = { ...none, restWeekends: true, zone: 'Asia/Kathmandu' };
  // Friday 18:00 in Kathmandu: six hours are left of it.
  expect(isoMinute(afterQuiet(at('2026-11-27T12:15Z'), 24 * hour, weekdays))).toBe('2026-11-30T12:15');
  // The clock that is set back makes a night an hour longer, and no evening.
  const berlin = { ...night, zone: 'Europe/Berlin' };
  expect(isoMinute(afterQuiet(at('2026-10-24T19:00Z'), 2 * hour, berlin))).toBe('2026-10-25T08:00');
});

test('before the doors open nobody takes a free seat; then everybody may', async () => {
  const hand = { now: at('2026-11-24T20:00Z') };
  const house = await Playhouse.open({ now: () => hand.now, timing: { away: hour, idle: hour } });
  const doors = hand.now + 2 * hour;
  const made = await house.make({ show: 'lucky-numbers', doors });
  const early = await house.join(made.code, { as: 'play', name: 'Ann' });
  expect(early.state.doors).toBe(doors);
  expect(early.state.seats.every(({ open }) => open)).toBe(true);
  const calendar = await (await fetch(`${house.url}/api/episodes/${made.code}/doors.ics?lang=de`)).text();
  expect(calendar).toContain('DTSTART:20261124T220000Z');
  expect(calendar).toContain('SUMMARY:Lucky Numbers: Die Türen öffnen');
  hand.now = doors;
  const late = await house.join(made.code, { as: 'play', name: 'Ann' });
  await until(() => late.state.seats.some(({ name }) => name === 'Ann'), 'a seat');
});

test('LP-07: a round ends by its clock once the turn that runs is over', async () => {
  const hand = { now: at('2026-11-24T20:00Z') };
  const house = await Playhouse.open({ now: () => hand.now, timing: { away: hour, idle: hour } });
  const { made, host, ann, ben } = await house.gather({
    show: 'lucky-puzzle',
    options: { judging: 'auto', champion: 1 },
    roundClock: 5,
  });
  expect(await host.move('start')).toMatchObject({ ok: true });
  expect(await host.move('puzzle')).toMatchObject({ ok: true });
  await until(() => ann.state.roundEnds === hand.now + 5 * 60_000, 'the clock of the round');
  await until(() => ann.view.phase === 'roll' && ben.view.phase === 'roll', 'the first roll');
  const { round, control } = ann.view.board as { readonly round: number; readonly control: number };
  const [mover, other] = control === 0 ? [ann, ben] : [ben, ann];
  hand.now += 4 * 60_000;
  expect(await mover.move('roll')).toMatchObject({ ok: true });
  expect(ann.state.roundEnds).toBe(hand.now + 60_000);
  hand.now += 61_000;
  // The turn that runs is played to its end.
  await house.looked(made.code);
  expect((ann.view.board as { readonly round: number }).round).toBe(round);
  await until(() => mover.view.phase === 'pick', 'the letters');
  const [a = 0, b = 0] = (mover.view.board as { readonly dice: readonly number[] }).dice;
  const numbers = a !== b ? [a, b] : a === 1 ? [2] : [a - 1, a + 1];
  expect(await mover.move('pick', { numbers })).toMatchObject({ ok: true });
  expect(await mover.move('pass')).toMatchObject({ ok: true });
  await until(
    () => (other.view.board as { readonly round: number }).round !== round || other.view.phase === 'ready',
    'time',
  );
  await host.sees(6);
  expect(host.own.undo?.entry).toMatchObject({ by: 'host', do: 'call-time' });
});
