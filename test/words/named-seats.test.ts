/** No text names a seat that there is none of: while an entry is told, whose turn it is may be nobody's. */
import { expect, test } from 'vitest';
import { controlsOf } from '../../client/controls/index.ts';
import { shownAt } from '../../shared/engine/reveal.ts';
import type { View } from '../../shared/engine/show.ts';
import { narratorFor } from '../../shared/words/index.ts';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';
import { toldEntries } from '../shared/told-entries.ts';

/** What a computer says where a person has a name. */
const noWords = /\b(?:Seat|Platz) (?:0|-|NaN)|undefined|NaN|\bnull\b|\[object/;

test.each(goldenEpisodes)('%s: phones and desk name only who is there, at every beat', async name => {
  const { options, view } = goldenMoments(name)[0]!;
  await expect.poll(() => controlsOf(view.show, view.act).waiting).toBeDefined();
  for (const { before, after, time, name: entry } of toldEntries(name)) {
    for (const at of [0, ...(time.beats ?? []).map(beat => beat.at), time.shows]) {
      const shown: View = shownAt(before, after, time, at);
      const tell = narratorFor(after.seats.map((_, seat) => `Player ${seat + 1}`));
      const { waiting, desk } = controlsOf(shown.show, shown.act);
      const sighted = { view: shown, tell };
      const texts = [
        waiting?.(sighted),
        desk?.status?.({ ...sighted, options: options as never }),
        desk?.amount?.(sighted),
        ...(desk?.upcoming?.({ ...sighted, options: options as never }) ?? []),
      ];
      for (const text of texts) expect(text ?? '', `${entry}, ${at} ms`).not.toMatch(noWords);
    }
  }
});
