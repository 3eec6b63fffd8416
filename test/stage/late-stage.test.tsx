/** A stage that comes on while something is told knows no more than everybody: it acts out the rest. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import { Stage } from '../../client/stage/stage.tsx';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { goldenMoments } from '../../tools/preview/moments.ts';
import { toldEntries } from '../shared/told-entries.ts';
import { putUp } from '../words/paper.ts';

vi.mock('../../client/stage/dice/dice-pane.tsx', () => ({ DicePane: () => null }));
vi.mock('../../client/stage/use-band.ts', () => ({ useBand: () => {} }));

beforeAll(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '' });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['hot-hand', 'lucky-numbers', 'six-dice-by-bj'])('%s: half through the longest entry', async name => {
  const entries = toldEntries(name, true);
  const at = entries.reduce((most, { before, after, time }, i) => {
    const longest = entries[most]!.time.shows;
    return before.act === after.act && before.phase !== 'lobby' && time.shows > longest ? i : most;
  }, 1);
  const { before, after, cues, time } = entries[at]!;
  const moments = goldenMoments(name);
  const shellOf = (i: number, frame: object): Shell => ({ ...moments[i]!.shell, cues: JSON.stringify(frame) });
  const told = { shell: shellOf(at, { entry: at - 1, cues: [], check: '' }), view: before };
  const live = (passed: number) =>
    shellOf(at + 1, { entry: at, cues, check: '', time: { ...time, at: Date.now() - passed } });
  await boardFor(before.show, before.act);
  const seen = async (first: { shell: Shell; view: View } | undefined, view: View, passed: number) => {
    const stage = putUp(<Stage shell={live(passed)} view={view} {...(first && { told: first })} />);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(200);
    const shown = stage.marked();
    stage.takeDown();
    return shown;
  };
  const other: View = { ...after, seats: after.seats.map(seat => ({ ...seat, score: seat.score + 7777 })) };
  const scored = time.beats?.find(({ opens, steps = {} }) => [...opens, ...Object.keys(steps)].includes('scores'));
  const early = (scored?.at ?? time.shows) - 1000;
  expect(early).toBeGreaterThan(0);
  expect(await seen(told, other, early)).toBe(await seen(told, after, early));
  expect(await seen(told, other, time.ends)).not.toBe(await seen(told, after, time.ends));
  // What it would show as if nothing were being told.
  expect(await seen(undefined, other, early)).not.toBe(await seen(undefined, after, early));
});
