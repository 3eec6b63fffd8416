/** What a tape keeps, holds and forgets, by its clock (docs/contract.md 13). */
import { beforeEach, expect, test, vi } from 'vitest';
import { type Held, Tape } from '../../server/rooms/tape.ts';
import { longestHold, timeBytes } from '../../shared/engine/tape.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const opened = () => {
  let epoch = 3;
  let used = false;
  const tape = new Tape({
    now: () => Date.now(),
    steady: () => performance.now(),
    isUsed: () => used,
    epoch: () => epoch,
    full: () => ({ described: Uint8Array.of(7), message: Uint8Array.of(14, tape.frame) }),
  });
  const held = (number: number, delay = 0, of = epoch) => {
    const given: Held[] = [];
    tape.reads();
    tape.ask(of, number, delay, one => given.push(one));
    return given;
  };
  return {
    tape,
    held,
    publish: () => {
      const number = tape.next();
      tape.publish(Uint8Array.of(15, number));
      vi.advanceTimersByTime(0);
    },
    use: () => {
      used = true;
    },
    takeOver: () => {
      epoch += 1;
    },
  };
};

/** The number in the message of a frame. */
const numberIn = (given: readonly Held[]) => given.map(one => (typeof one === 'string' ? one : one[timeBytes + 1]));

test('nothing is kept until somebody reads, and nothing long after', () => {
  const { tape, publish, held } = opened();
  publish();
  expect(held(1)).toEqual(['gone']);
  publish();
  expect(numberIn(held(2))).toEqual([2]);
  vi.advanceTimersByTime(301_000);
  tape.tick();
  expect(tape.keeps).toBe(false);
  expect(held(2)).toEqual(['gone']);
  // The numbers went on.
  publish();
  expect(tape.frame).toBe(3);
});

test('frames are kept before anybody reads, where those who watch are told to', () => {
  const { publish, held, use } = opened();
  use();
  publish();
  expect(numberIn(held(1))).toEqual([1]);
});

test('the next frame is given when it comes, and nothing after 25 s', () => {
  const { publish, held } = opened();
  const [soon, later] = [held(1), held(2)];
  expect(later).toEqual(['gone']);
  expect(soon).toEqual([]);
  publish();
  expect(numberIn(soon)).toEqual([1]);
  const waits = held(2);
  vi.advanceTimersByTime(longestHold);
  expect(waits).toEqual(['late']);
});

test('a delayed tape gives each frame that much later, also to whoever waits for it', () => {
  const { tape, publish, held } = opened();
  tape.reads();
  tape.head(0);
  vi.advanceTimersByTime(10_000);
  expect(tape.head(10)).toEqual({ epoch: 3, frame: 0, state: 0 });
  const early = held(1, 10);
  publish();
  vi.advanceTimersByTime(6000);
  const amid = held(1, 10);
  expect(held(2, 10)).toEqual(['gone']);
  expect([tape.head(0)?.frame, tape.head(10)?.frame]).toEqual([1, 0]);
  vi.advanceTimersByTime(3999);
  expect([early, amid]).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  expect([numberIn(early), numberIn(amid)]).toEqual([[1], [1]]);
  expect(tape.head(10)?.frame).toBe(1);
});

test('under an old epoch nothing comes any more, not even what was waited for', () => {
  const { tape, publish, held, takeOver } = opened();
  publish();
  const waits = held(2);
  takeOver();
  publish();
  expect(waits).toEqual(['gone']);
  expect(held(2, 0, 3)).toEqual(['gone']);
  expect(tape.head(0)).toEqual({ epoch: 4, frame: 2, state: 2 });
});

test('after 150 s frames are gone, and of full states few are left', () => {
  const { tape, publish } = opened();
  tape.reads();
  for (let second = 0; second < 400; second++) {
    tape.reads();
    publish();
    tape.head(0);
    tape.tick();
    vi.advanceTimersByTime(1000);
  }
  const states = Array.from({ length: 401 }, (_, n) => tape.state(3, n, 0)).filter(Boolean);
  expect(states.length).toBeLessThan(55);
  const frames = Array.from({ length: 401 }, (_, n) => {
    let there = false;
    tape.ask(
      3,
      n,
      0,
      held => {
        there = typeof held !== 'string';
      },
      false,
    );
    return there;
  });
  expect(frames.filter(Boolean).length).toBeGreaterThanOrEqual(150);
  expect(frames.filter(Boolean).length).toBeLessThan(155);
});

test('a delayed tape stands at a state for as long as nothing happens', () => {
  const { tape, publish, held } = opened();
  tape.reads();
  publish();
  tape.tick();
  for (let minute = 0; minute < 6; minute++) {
    vi.advanceTimersByTime(60_000);
    tape.reads();
    tape.tick();
  }
  expect(tape.head(120)).toEqual({ epoch: 3, frame: 1, state: 1 });
  const waits = held(2, 120);
  publish();
  vi.advanceTimersByTime(119_999);
  // It was told to wait for no longer than 25 s.
  expect(waits).toEqual(['late']);
  expect(held(2, 120)).toEqual([]);
});
