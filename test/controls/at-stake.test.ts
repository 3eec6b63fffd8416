/** While dice roll, players' pages say what for, in every act, for each seat. */
import { expect, test, vi } from 'vitest';
import { controlsOf } from '../../client/controls/index.ts';
import { readCues } from '../../shared/engine/mirror-read.ts';
import { facesOf } from '../../shared/engine/moments.ts';
import { narratorFor, words } from '../../shared/words/index.ts';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';

test.each(goldenEpisodes)('%s: what every roll is for', async name => {
  const moments = goldenMoments(name);
  const silent: string[] = [];
  for (const [i, { shell, name: entry }] of moments.entries()) {
    const { view } = moments[i - 1] ?? {};
    if (view === undefined || !readCues(shell).cues.some(cue => facesOf(cue) !== null)) continue;
    await expect.poll(() => controlsOf(view.show, view.act).Board).toBeDefined();
    const { Turn } = controlsOf(view.show, view.act);
    (Turn as { readonly ahead?: () => void }).ahead?.();
    await vi.dynamicImportSettled();
    const names = view.seats.map(seat => seat.name);
    for (const seat of names.keys()) {
      const said =
        controlsOf(view.show, view.act).stake?.({ view, tell: narratorFor(names, words(), seat), seat }) ?? '';
      if (said === '' || /undefined|NaN/.test(said)) silent.push(`${entry}: ${said}`);
    }
  }
  expect(silent).toEqual([]);
});
