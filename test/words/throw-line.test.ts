/** What a phone says over a throw at rest: the line of the throw, whatever else its entry told before (a lock, a pick, an answer). */
import { expect, test } from 'vitest';
import { linesOfThrow } from '../../client/pages/seat/throws.tsx';
import { linesOf } from '../../client/parts/commentary.ts';
import { facesOf } from '../../shared/engine/moments.ts';
import { loadTell, narratorFor } from '../../shared/words/index.ts';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';

test.each(goldenEpisodes)('%s: every throw heads its screen', async name => {
  const moments = goldenMoments(name);
  const tell = await loadTell(moments[0]?.view.show ?? '');
  for (const { frames } of moments) {
    const shown = frames.at(-1);
    const thrown = shown?.frame.cues.find(cue => facesOf(cue) !== null);
    if (shown === undefined || thrown === undefined) continue;
    const [about] = linesOfThrow(linesOf(shown, tell), shown.frame.entry);
    expect(about?.text).toBe(tell(thrown, shown.act, narratorFor(shown.names)));
  }
});
