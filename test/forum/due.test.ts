/** Which reminders follow from what happened in a show, by hours of rest and by who is told. */
import { expect, test } from 'vitest';
import { everybody, type ShowSnapshot, theHost, updateOf } from '../../server/forum/due-reminders.ts';
import type { Known } from '../../server/records/known.ts';
import type { Target } from '../../server/store/reminders.ts';
import { readSettings } from '../../shared/engine/settings.ts';
import { eventsFor, type Listener } from '../../shared/forum/reminders.ts';

const hour = 3_600_000;
const at = (time: string) => Date.parse(`2026-11-25T${time}:00Z`);

const target = (about: string, listener: Listener, kind: Target['kind'] = 'mail') =>
  ({ id: `${kind} ${about}`, about, kind, events: eventsFor(listener), off: false }) as unknown as Target;

const targets = [
  target('0', 'seat'),
  target('1', 'seat'),
  target(theHost, 'host'),
  target(everybody, 'channel', 'hook'),
  target('', 'watcher', 'push'),
];

const snapshot = (more: Partial<ShowSnapshot> = {}): ShowSnapshot => ({
  ...{ act: 'game', phase: 'roll', waiting: [0], host: false, missed: {} },
  ...more,
});

/** Who is told what, and when, as `HH:MM`. */
const told = (
  before: ShowSnapshot,
  after: ShowSnapshot,
  { now = at('12:00'), deadline = 0, due = 0, rest = {} as object, over = 0, until = 0 } = {},
) => {
  const state = { deadline, over, settings: readSettings(rest), telling: [[6, until]] };
  const known = { facts: { code: 'K7QM4XRB' }, state, entries: 7 } as unknown as Known;
  const seen = { entries: 6, due, over: 0, seen: JSON.stringify(before) };
  return updateOf(known, after, seen, targets, now).notices.map(
    notice => `${notice.target} ${notice.event} ${new Date(notice.due).toISOString().slice(11, 16)}`,
  );
};

test('a missed deadline is told to whoever missed it, to the host and to channels; an undo to nobody', () => {
  const once = { Ann: { seat: 0, times: 1 } };
  expect(told(snapshot(), snapshot({ missed: once }))).toEqual([
    'mail 0 missed 12:00',
    'mail host missed 12:00',
    'hook all missed 12:00',
  ]);
  expect(told(snapshot({ missed: once }), snapshot({ missed: {} }))).toEqual([]);
  expect(told(snapshot({ missed: once }), snapshot({ missed: once }))).toEqual([]);
});

test('a snapshot that an older version wrote tells nobody of what was missed before', () => {
  const { missed: _none, ...old } = snapshot();
  expect(told(old, snapshot({ missed: { Ann: { seat: 0, times: 4 } } }))).toEqual([]);
});

test('who only watches hears of the end alone', () => {
  const end = told(snapshot(), snapshot({ phase: 'over', waiting: [] }), { over: at('12:00') });
  expect(end).toEqual([
    'mail 0 result 12:00',
    'mail 1 result 12:00',
    'mail host result 12:00',
    'hook all result 12:00',
    'push  result 12:00',
  ]);
});

test('while a live show is still telling what has happened, nobody is told', () => {
  const times = (after: ShowSnapshot, over: number) =>
    new Set(told(snapshot(), after, { over, until: at('12:01') }).map(line => line.slice(-5)));
  const events = [
    [snapshot({ phase: 'over', waiting: [] }), 1],
    [snapshot({ waiting: [1] }), 0],
    [snapshot({ missed: { Ann: { seat: 0, times: 1 } } }), 0],
  ] as const;
  for (const [after, over] of events) expect(times(after, over)).toEqual(new Set(['12:01']));
});

test('what is due while everybody rests waits until they wake, and two that would come together are one', () => {
  const rest = { quietFrom: 22, quietTo: 7, zone: 'UTC' };
  const [now, deadline] = [at('20:00'), at('20:00') + 18 * hour];
  // At 14:00 of the next day: eight hours before it everybody sleeps.
  expect(told(snapshot(), snapshot(), { now, deadline, rest }).filter(line => line.startsWith('mail 0'))).toEqual([
    'mail 0 hours8 07:00',
    'mail 0 hours1 13:00',
  ]);
  expect(
    told(snapshot(), snapshot(), { now, deadline: deadline - 6.5 * hour, rest }).filter(
      line => !line.startsWith('mail 1'),
    ),
  ).toEqual(['mail 0 hours1 07:00', 'hook all hours8 23:30', 'hook all hours1 06:30']);
});
