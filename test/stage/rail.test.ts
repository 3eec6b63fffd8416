/** The rail is read at a glance: whatever is told, at most two sentences of it stand there, and they fit at a size for the sofa. */
import { expect, test, vi } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { firstShown, maxLetters, maxSentences, sentencesIn } from '../../client/stage/standing.ts';
import { wordsIn } from '../../server/languages.ts';
import { loadTell, narratorFor } from '../../shared/words/index.ts';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';

vi.mock('../../client/stage/dice/dice-pane.tsx', () => ({ DicePane: () => null }));

const shown = (lines: readonly string[], prompt = {}) => [
  ...lines.slice(firstShown(lines, prompt)),
  ...Object.values<string>(prompt),
];

test.each(goldenEpisodes)(
  '%s: no line, and no prompt, is longer than two sentences',
  { timeout: 60_000 },
  async name => {
    const moments = goldenMoments(name);
    for (const language of ['en', 'de'] as const) {
      const catalogue = await wordsIn(language);
      const tell = await loadTell(moments[0]?.view.show ?? '', catalogue);
      for (const { view, shell, frames } of moments) {
        const { frame, act, names } = frames.at(-1) ?? { frame: { cues: [] }, act: '', names: [] };
        const voice = narratorFor(names, catalogue);
        const lines = frame.cues.map(cue => tell(cue, act, voice)).filter(line => line !== '');
        // In German the stage is another build; its commentary is checked here.
        const board = await boardFor(view.show, view.act);
        const told = { view, board: view.board, shell, cue: null, told: [], rolling: false, portrait: false };
        const prompt = language === 'en' ? board.prompt?.({ ...told, tell: narratorOf(view), now: () => 0 }) : {};
        for (let from = 1; from <= lines.length; from++) {
          const text = shown(lines.slice(0, from), from === lines.length ? prompt : {}).join(' ');
          expect(sentencesIn(text), text).toBeLessThanOrEqual(maxSentences);
          expect(text.length, text).toBeLessThanOrEqual(maxLetters);
        }
      }
    }
  },
);

test('a new line replaces those that it cannot be read with, and a prompt whatever there is no room for', () => {
  expect(shown(['Ann rolls 9.', 'Ann takes the 9.'])).toEqual(['Ann rolls 9.', 'Ann takes the 9.']);
  expect(shown(['Ann rolls 9.', 'Wild! Roll again.'])).toEqual(['Wild! Roll again.']);
  expect(shown(['Ann rolls 9.', 'Ann takes it.'], { stake: 'A 7 loses all.' })).toEqual([
    'Ann takes it.',
    'A 7 loses all.',
  ]);
  expect(shown(['Ann rolls 9.'], { stake: 'A 7 loses all.', ask: 'Roll or bank?' })).toEqual([
    'A 7 loses all.',
    'Roll or bank?',
  ]);
  expect(sentencesIn('Your hint: “It is a fruit. It is round.”')).toBe(1);
});
