/**
 * When the commentary mentions money without a change of score, it says what the money depends on. Nobody should wait for money
 * that is not theirs yet.
 */
import { expect, test } from 'vitest';
import { wordsIn } from '../../server/languages.ts';
import { loadTell, narratorFor } from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';

/** Pots, jackpots, values, offers, and wins that are still to come or long since scored. */
const conditions: Readonly<Record<string, RegExp>> = {
  en: /\bif\b|pot\b|jackpot|worth|playing for|offer|prize|to hit|behind|door|loses|tied at|home|keeps|with \$|joke|it’s the|for \w+!/i,
  de: /\bbei einem Sieg\b|Topf|Jackpot|wert|es geht um|Angebot|Hauptpreis|für eine Sieben|zurück|Tür|verliert|Gleichstand|nimmt|behält|mit \d|Witz|für \w+!/i,
};

test.each(Object.keys(conditions))('%s: in every golden episode', async language => {
  const catalogue = await wordsIn(language as Language);
  const bare: string[] = [];
  let count = 0;
  for (const name of goldenEpisodes) {
    const moments = goldenMoments(name, ['Ann', 'Ben', 'Cleo', 'Dirk']);
    const show = moments[0]?.view.show ?? '';
    const tell = await loadTell(show, catalogue);
    for (const [i, { frames, view }] of moments.entries()) {
      const last = frames.at(-1);
      const before = moments[i - 1];
      const rose = view.seats.some(({ score }, seat) => score > (before?.view.seats[seat]?.score ?? 0));
      if (last === undefined || rose) continue;
      const voice = narratorFor(
        view.seats.map(seat => seat.name),
        catalogue,
      );
      for (const cue of last.frame.cues) {
        const line = tell(cue, last.act, voice);
        if (!line.includes('$')) continue;
        count += 1;
        if (!conditions[language]?.test(line)) bare.push(`${name} ${last.frame.entry}: ${line}`);
      }
    }
  }
  expect(bare).toEqual([]);
  expect(count).toBeGreaterThan(80);
});

test('LN-38: a number that is taken or stolen pays only with the game', async () => {
  const lines: string[] = [];
  for (const [language, if_] of [
    ['en', / more if (Ann|Ben) wins this game\.$/],
    ['de', / mehr bei einem Sieg in diesem Spiel\.$/],
  ] as const) {
    const catalogue = await wordsIn(language);
    const tell = await loadTell('lucky-numbers', catalogue);
    for (const cue of ['took', 'stole']) {
      const line = tell(
        { cue, seat: 0, from: 1, number: 4, cash: 500 },
        'match',
        narratorFor(['Ann', 'Ben'], catalogue),
      );
      expect(line).toMatch(if_);
      lines.push(line);
    }
    // To the reader's own eyes, too.
    const own = tell(
      { cue: 'took', seat: 0, number: 4, cash: 500 },
      'match',
      narratorFor(['Ann', 'Ben'], catalogue, 0),
    );
    expect(own).toMatch(/if you win this game\.$|bei einem Sieg in diesem Spiel\.$/);
  }
  expect(new Set(lines).size).toBe(4);
});
