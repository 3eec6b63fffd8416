/** In German a point groups figures: a sum and then money, "8. 800 $", would be read as 8.800 $. */
import { expect, test } from 'vitest';
import { wordsIn } from '../../server/languages.ts';
import { loadTell, narratorFor } from '../../shared/words/index.ts';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';

test.each(goldenEpisodes)(
  'no line of the German commentary on %s begins with a figure after one that ends with one',
  async name => {
    const german = await wordsIn('de');
    const moments = goldenMoments(name);
    const show = moments[0]?.view.show ?? '';
    const tell = await loadTell(show, german);
    const misread: string[] = [];
    for (const { frames, view } of moments) {
      const { frame, act } = frames.at(-1) ?? {};
      if (frame === undefined || act === undefined) continue;
      const voice = narratorFor(
        view.seats.map(seat => seat.name),
        german,
      );
      const line = frame.cues.map(cue => tell(cue, act, voice)).join(' ');
      if (/\d\. \d{1,3}(?:\.\d{3})* \$/.test(line.replace(/\s/g, ' '))) misread.push(line);
    }
    expect(misread).toEqual([]);
  },
);
