/** Every line of commentary agrees with whoever reads it: “Ann rolls” on the television, “You roll” on Ann's own phone. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../server/languages.ts';
import { readRecord, steps } from '../../shared/engine/record.ts';
import type { Cue } from '../../shared/engine/show.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { loadTell, narratorFor } from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/languages.ts';

const folder = join(import.meta.dirname, '../episodes');
const golden = globSync('*.json', { cwd: folder }).map(file =>
  readRecord((JSON.parse(readFileSync(join(folder, file), 'utf8')) as { episode: unknown }).episode, showNamed),
);

interface Said {
  readonly show: string;
  readonly act: string;
  readonly cue: Cue;
  readonly names: readonly string[];
}

/** Every cue of every golden episode, once for each seat it is about. */
const said = (): readonly Said[] => {
  const known = new Map<string, Said>();
  for (const record of golden) {
    for (const { episode } of steps(record)) {
      for (const cue of episode.cues) {
        const act = episode.act.name;
        const key = JSON.stringify([record.show.name, act, cue.cue, cue.seat, cue.to, cue.winner, cue.by, cue.how]);
        if (!known.has(key))
          known.set(key, { show: record.show.name, act, cue, names: ['Ann', 'Ben', 'Cleo', 'Dirk'] });
      }
    }
  }
  return [...known.values()];
};

/** “You” followed by a verb as it goes with a name. */
const disagrees: Readonly<Record<string, RegExp>> = {
  en: /\b[Yy]ou (?!pass\b|miss\b)(?:\w*[^s\W]s)\b|\bYou’s\b|\b(?:Ann|Ben|Cleo|Dirk) (?:have|are|were|roll|take|win|pass|get)\b/,
  de: /\b[Dd]u (?!passt\b|löst\b|lässt\b|setzt\b|belässt\b|dich\b)(?:\w+(?<!s)t)\b|\b(?:an|für|kostet) [Dd]u\b|\b(?:von|zahlt|klaut) [Dd]u\b/,
};

describe.each(Object.keys(disagrees))('%s', language => {
  test('every cue reads right for every person', async () => {
    const catalogue = await wordsIn(language as Language);
    const wrong: string[] = [];
    let spokenTo = 0;
    for (const { show, act, cue, names } of said()) {
      const tell = await loadTell(show, ['main-event'], catalogue);
      for (const you of [-1, 0, 1, 2]) {
        const line = tell(cue, act, narratorFor(names, catalogue, you));
        if (disagrees[language]!.test(line) || /undefined|NaN|\[object/.test(line)) wrong.push(line);
        if (you >= 0 && cue.seat === you && line.includes(names[you]!))
          wrong.push(`by name on one's own phone: ${line}`);
        if (you >= 0 && /\b(?:[Yy]ou|[Dd]u|dir|dich|deine?)\b/.test(line)) spokenTo++;
      }
    }
    expect(wrong).toEqual([]);
    expect(spokenTo).toBeGreaterThan(100);
  });
});
