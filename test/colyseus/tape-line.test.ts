/** A page on the tape says that it is there, as one of so many, and asks whether its link still opens anything. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ServerClock } from '../../client/server-clock.ts';
import { TapeLine } from '../../client/tape/tape-line.ts';
import type { JoinOptions } from '../../shared/engine/protocol.ts';
import { answering, TapeShow } from './tape-show.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const room = '/api/episodes/SHOW/room';
const door = '/matchmake/joinById/SHOW';

const watching = (options: JoinOptions, one: number) => {
  const show = new TapeShow(7);
  const clock = new ServerClock();
  const refused: number[] = [];
  const line = new TapeLine(
    { code: 'SHOW', at: '/e/SHOW/tape', late: 0, options, one: () => one, from: undefined },
    {
      state: () => undefined,
      time: () => undefined,
      now: clock.now,
      works: () => undefined,
      failed: () => undefined,
      published: () => undefined,
      gone: () => undefined,
      refused: ({ code }) => refused.push(code),
    },
  );
  onTestFinished(() => line.close());
  const asked = (path: string) => show.asked.filter(one => one === path).length;
  return { show, line, refused, asked };
};

/** Milliseconds. */
const minutes = (many: number) => vi.advanceTimersByTimeAsync(many * 60_000);

test('one in so many says every half minute that it is there, and no page more often', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.3);
  const everybody = watching({ as: 'watch', tape: true }, 1);
  everybody.show.way = path => (path === room ? Promise.resolve(Response.json({ ok: true })) : undefined);
  await minutes(10);
  expect(everybody.asked(room)).toBe(20);
  expect(everybody.asked(door)).toBe(0);
  everybody.line.close();
  await minutes(10);
  expect(everybody.asked(room)).toBe(20);
  random.mockReturnValue(0.26);
  const oneInFour = watching({ as: 'watch', tape: true }, 4);
  await minutes(10);
  expect(oneInFour.asked(room)).toBe(0);
  random.mockReturnValue(0.24);
  await minutes(10);
  expect(oneInFour.asked(room)).toBe(20);
});

test('an overlay asks every minute whether its link still holds, and goes when it does not', async () => {
  const { show, refused, asked } = watching({ as: 'watch', screen: 'overlay', token: 'secret', tape: true }, 1);
  const doorSays = (answer: () => Promise<Response>) => {
    show.way = path => (path === door ? answer() : path === room ? answering(200) : undefined);
  };
  doorSays(() => Promise.resolve(Response.json({ tape: '/e/SHOW/tape' })));
  await minutes(3);
  expect([asked(door), refused]).toEqual([3, []]);
  // A server that restarts has not refused anything.
  for (const status of [404, 503, 429]) {
    doorSays(() => answering(status));
    await minutes(1);
  }
  doorSays(() => Promise.reject(new TypeError('Failed to fetch')));
  await minutes(1);
  expect(refused).toEqual([]);
  doorSays(() => Promise.resolve(Response.json({ error: 'That link opens nothing.' }, { status: 403 })));
  await minutes(1);
  expect(refused).toEqual([403]);
});
