/** What a team had said stands in the corner with the move it was about, however far the server is ahead of the stage. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import type { Scene } from '../../client/stage/board.ts';
import { createDirector } from '../../client/stage/director.ts';
import type { Said } from '../../shared/crowd/team.ts';
import { readCues } from '../../shared/engine/mirror-read.ts';
import { goldenMoments, timed } from '../../tools/preview/moments.ts';
import { putUp } from '../words/paper.ts';
import { Television } from './television.tsx';

vi.mock('../../client/stage/dice/dice-pane.tsx', () => ({ DicePane: () => null }));
vi.mock('../../client/stage/use-band.ts', () => ({ useBand: () => {} }));

test('a team’s word comes when its move is told, and not while the one before it is', async () => {
  vi.useFakeTimers({ now: 0 });
  const frame = (draw: (now: number) => void) => setTimeout(() => draw(performance.now()), 16);
  vi.stubGlobal('requestAnimationFrame', frame);
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '' });
  const said: Said = { seat: 0, kind: 'answer', call: 'Rome', times: 41, of: 53, next: 12, otherwise: false };
  const moments = timed(goldenMoments('hot-dice-bonanza'));
  const throwAt = moments.findIndex(({ shell }) => readCues(shell).cues.some(({ cue }) => cue === 'rolled'));
  const [before, thrown, next] = moments.slice(throwAt - 1, throwAt + 2) as unknown as readonly [Scene, Scene, Scene];
  const board = await boardFor(before.view.show, before.view.act);
  const told = readCues(thrown.shell).time?.ends ?? 0;
  const { time, ...rest } = readCues(next.shell);
  const answer = { ...rest, said, time: { ...time, at: told } };
  const ahead: Scene = { ...next, shell: { ...next.shell, cues: JSON.stringify(answer) } };
  const director = createDirector(
    before,
    () => board,
    () => {},
  );
  const stage = putUp(<Television director={director} board={board} live={ahead} />);
  onTestFinished(() => {
    stage.takeDown();
    director.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  vi.setSystemTime(0);
  director.update(thrown);
  director.update(ahead);
  for (let passed = 0; passed < told - 50; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.within('said-place'), `at ${passed} of ${told} ms`).toBe('');
  }
  await vi.advanceTimersByTimeAsync(200);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(200);
  expect(stage.within('said-place')).toContain('41 of 53');
});
