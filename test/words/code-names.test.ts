/** Commentary uses words of its language: no name that only the program knows is ever read, in any of them. */
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../server/languages.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { prizes } from '../../shared/words/en/prizes.ts';
import { loadTell, narratorFor } from '../../shared/words/index.ts';
import { languageNames } from '../../shared/words/languages.ts';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';

/** Cues, moves, phases and prizes that cannot be words of a language: with a hyphen, a capital within, or an English name elsewhere. */
const codeNames = (language: string): readonly string[] => {
  const phases = goldenEpisodes.flatMap(name => goldenMoments(name).map(({ view }) => view.phase));
  const acts = shows.flatMap(show => show.acts);
  const names = [...phases, ...acts.flatMap(({ moves, moments }) => [...moves, ...Object.keys(moments?.cues ?? {})])];
  const english = language === 'en' ? [] : Object.keys(prizes);
  // In English one of them is a word, too.
  const words = language === 'en' ? ['catch-up'] : [];
  const hidden = names.filter(name => /-|[a-z][A-Z]/.test(name) && !words.includes(name));
  return [...new Set([...hidden, ...english])];
};

describe.each(languageNames)('in %s', async language => {
  const catalogue = await wordsIn(language);
  const hidden = codeNames(language);

  test.each(goldenEpisodes)('%s: every line is made of words', async name => {
    const moments = goldenMoments(name);
    const tell = await loadTell(moments[0]?.view.show ?? '', catalogue);
    for (const { frames } of moments) {
      const { frame, act, names } = frames.at(-1) ?? { frame: { cues: [] }, act: '', names: [] };
      for (const cue of frame.cues) {
        const line = tell(cue, act, narratorFor(names, catalogue));
        expect(
          hidden.filter(code => new RegExp(`${code}(?![\\p{L}-])`, 'u').test(line)),
          line,
        ).toEqual([]);
        expect(line).not.toMatch(/undefined|\[object|NaN/);
      }
    }
  });
});

test('a German sentence gives the prizes of the house their article, and names others behind a colon', async () => {
  const german = await wordsIn('de');
  const tell = await loadTell('main-event', german);
  const voice = narratorFor(['Ann'], german);
  const line = (cue: string, names: readonly string[]) =>
    tell({ cue, seat: 0, cash: 5000, prizes: names }, 'main-event', voice).replaceAll('\u00a0', ' ');
  expect(line('kept', ['bronze prize', 'gold prize'])).toBe('Ann behält 5.000 $, den Bronzepreis und den Goldpreis.');
  expect(line('stopped', ['silver prize'])).toBe('Ann hört auf und nimmt 5.000 $ und den Silberpreis mit!');
  expect(line('stopped', ['Reise nach Rom'])).toBe('Ann hört auf und nimmt mit: 5.000 $ und Reise nach Rom!');
  expect(line('kept', ['Reise nach Rom'])).toBe('Ann behält: 5.000 $ und Reise nach Rom.');
  expect(line('kept', [])).toBe('Ann behält 5.000 $.');
});
