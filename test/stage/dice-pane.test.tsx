/** Dice as plain pictures give nothing away: not even for the frame before they are known to fly. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DicePane } from '../../client/stage/dice/dice-pane.tsx';
import { createStand } from '../../client/stage/dice/stand.ts';
import { putUp } from '../words/paper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1000);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a throw that has begun shows no face before its dice lie, however late the next frame is', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  Object.assign(document, { hidden: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const stand = createStand();
  stand.lay([6, 2]);
  const pane = putUp(
    <DicePane
      stand={stand}
      skin="ivory"
      width={800}
      height={400}
      middle={[400, 200]}
      edge={40}
      scale={1}
      awaited="no"
    />,
  );
  const shown = () => /dom-dice(?! in-air)/.test(pane.marked());
  expect(shown()).toBe(true);
  const lands = performance.now() + 3000;
  await stand.throw({ dice: [2, 5], lands, entry: 1, from: -1, tense: false });
  await vi.advanceTimersByTimeAsync(100);
  expect(stand.roll.value?.plan.order.faces).toEqual([2, 5]);
  expect(shown()).toBe(false);
  await vi.advanceTimersByTimeAsync(4000);
  for (const frame of frames.splice(0)) frame();
  await vi.advanceTimersByTimeAsync(100);
  for (const frame of frames.splice(0)) frame();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toBe(true);
  pane.takeDown();
});
