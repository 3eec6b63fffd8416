/** What pages other than a stage are shown of an entry, and when. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RevealQueue } from '../../client/reveal-queue.ts';
import { pageTime, televisionLag } from '../../client/stage/pace.ts';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { CueFrame, Own } from '../../shared/engine/protocol.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = (entries: number, pot: number, phase: string): Mirrored =>
  ({
    entries,
    phase,
    act: 'a',
    seats: [{ name: 'Ann', score: 0 }],
    board: { pot, door: 'x' },
    result: 'null',
  }) as never;

const own = (entries: number, pot: number, legal: readonly string[]): Own =>
  ({
    entries,
    legal: legal.map(move => ({ by: 0, do: move })),
    view: { act: 'a', seats: [], board: { pot } },
  }) as never;

/** The pot is told after 400 ms, everything after 900 ms. */
const frame: CueFrame = {
  entry: 1,
  cues: [{ cue: 'door' }, { cue: 'won' }],
  check: '',
  time: {
    at: 0,
    starts: [0, 900],
    tells: [400, 900],
    beats: [{ at: 400, opens: ['pot'] }],
    shows: 900,
    ends: 1500,
  },
};

test('a phone shows what has been told, and its buttons once everything has', async () => {
  const pages = new RevealQueue(Date.now);
  pages.take(state(1, 5, 'p'), { entry: 0, cues: [], check: '' }, false);
  pages.takeOwn(own(1, 5, ['roll']));
  pages.take(state(2, 9, 'q'), frame, true);
  pages.takeOwn(own(2, 9, ['bank']));
  const shown = () => [
    pages.mirrored.value?.board.pot,
    pages.mirrored.value?.phase,
    pages.own.value?.view.board.pot,
    pages.own.value?.legal.map(({ do: move }) => move).join(),
    pages.ownWaits.value,
  ];
  await vi.advanceTimersByTimeAsync(390);
  expect(shown()).toEqual([5, 'p', 5, 'roll', true]);
  await vi.advanceTimersByTimeAsync(20);
  expect(shown()).toEqual([9, 'p', 9, 'roll', true]);
  // Names and presence do not wait.
  const seats = [{ name: 'Ann', score: 0, connected: false, open: false }];
  pages.take({ ...state(2, 9, 'q'), seats }, frame, false);
  expect([pages.mirrored.value?.seats[0]?.connected, ...shown()]).toEqual([false, 9, 'p', 9, 'roll', true]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toEqual([9, 'q', 9, 'bank', false]);
  pages.close();
});

test('dice that are taken back in the air are told by nobody', async () => {
  const pages = new RevealQueue(Date.now);
  const thrown: CueFrame = { ...frame, cues: [{ cue: 'rolled', seat: 0, dice: [6, 1] }, { cue: 'won' }] };
  pages.take(state(1, 5, 'p'), { entry: 0, cues: [], check: '' }, false);
  pages.take(state(2, 9, 'q'), thrown, true);
  await vi.advanceTimersByTimeAsync(100);
  const time = { at: Date.now(), starts: [0], tells: [0], shows: 0, ends: 900 };
  // What came before it stands, and is told at once.
  const early: CueFrame = {
    ...thrown,
    entry: 2,
    cues: [{ cue: 'rolled', seat: 1, dice: [2, 2] }],
    time: { ...time, tells: [900] },
  };
  pages.take({ ...state(3, 9, 'q') }, early, true);
  const undo: CueFrame = { entry: 3, cues: [{ cue: 'undo', by: 1, do: 'roll' }], check: '', time };
  pages.take({ ...state(2, 5, 'p'), entries: 4 }, undo, true);
  await vi.advanceTimersByTimeAsync(2000);
  const told = pages.frames.value.flatMap(({ frame: { cues } }) => cues.map(({ cue, seat }) => `${cue} ${seat ?? ''}`));
  expect(told).toEqual(['rolled 0', 'won ', 'undo ']);
  expect(pages.mirrored.value?.board.pot).toBe(5);
  pages.close();
});

test('who prefers reduced motion waits for nothing, but a page beside a stage waits for it', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const time = frame.time!;
  expect(pageTime(time, false, 'alone')).toMatchObject({ shows: 0, ends: 0 });
  for (const shows of ['stage', 'beside'] as const) expect(pageTime(time, false, shows)).toEqual(time);
  expect(pageTime(time, true, 'alone').shows).toBe(time.shows);
});

test('beside a television a phone tells nothing before the television can have drawn it', async () => {
  const pages = new RevealQueue(Date.now);
  const televised = (state: Mirrored) => ({ ...state, televised: true });
  pages.take(televised(state(1, 5, 'p')), { entry: 0, cues: [], check: '' }, false);
  pages.take(televised(state(2, 9, 'q')), frame, true);
  const shown = () => pages.mirrored.value?.board.pot;
  expect(pageTime(frame.time!, true, 'stage')).toBe(frame.time);
  await vi.advanceTimersByTimeAsync(400 + televisionLag - 10);
  expect(shown()).toBe(5);
  await vi.advanceTimersByTimeAsync(20);
  expect(shown()).toBe(9);
  // The host goes on: it is over for everybody.
  pages.take(televised(state(2, 9, 'q')), { ...frame, time: { ...frame.time!, shows: 600, ends: 600 } }, false);
  await vi.advanceTimersByTimeAsync(200);
  expect(pages.mirrored.value?.phase).toBe('q');
  pages.close();
});
