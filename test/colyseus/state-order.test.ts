/** States come in their order and once, whatever carries them, and as late as their page is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StateOrder } from '../../client/tape/state-order.ts';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const state = (epoch: number, frame: number) => ({ epoch, frame }) as Mirrored;

const ordering = () => {
  const shown: string[] = [];
  const order = new StateOrder(({ epoch, frame }, follows) => shown.push(`${epoch}/${frame}${follows ? '' : ' anew'}`));
  return { order, news: () => shown.splice(0) };
};

test('of two carriers each state is shown once, and an older one never', () => {
  const { order, news } = ordering();
  order.take(state(7, 3), true, 0);
  order.take(state(7, 4), false, 0);
  for (const [epoch, frame] of [
    [7, 4],
    [7, 3],
    [6, 99],
  ] as const)
    order.take(state(epoch, frame), true, 0);
  expect(news()).toEqual(['7/3 anew', '7/4']);
  // Nothing is missing before the first state of a socket that has just opened.
  order.take(state(7, 5), true, 0);
  order.take(state(8, 1), true, 0);
  expect(news()).toEqual(['7/5', '8/1 anew']);
});

test('a state behind a gap waits for what the other carrier still brings, and no longer than it was told to', () => {
  const { order, news } = ordering();
  order.take(state(7, 3), true, 0);
  order.take(state(7, 6), true, 2000);
  order.take(state(7, 7), false, 0);
  expect(news()).toEqual(['7/3 anew']);
  for (const frame of [4, 5, 6]) order.take(state(7, frame), false, 0);
  expect(news()).toEqual(['7/4', '7/5', '7/6', '7/7']);
  order.take(state(7, 9), true, 2000);
  vi.advanceTimersByTime(1999);
  expect(news()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(news()).toEqual(['7/9 anew']);
});

test('a delayed page shows each state as long after it came', () => {
  const { order, news } = ordering();
  order.take(state(7, 1), true, 5000);
  vi.advanceTimersByTime(1000);
  order.take(state(7, 2), false, 5000);
  vi.advanceTimersByTime(3999);
  expect(news()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(news()).toEqual(['7/1 anew']);
  // The tape of that delay has it sooner.
  order.take(state(7, 2), true, 0);
  expect(news()).toEqual(['7/2']);
  order.take(state(7, 3), false, 5000);
  order.close();
  vi.advanceTimersByTime(60_000);
  expect(news()).toEqual([]);
});
