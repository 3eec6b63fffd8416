/** What the desk gives a host to say: a line at every step of every show, in every language, and nothing secret in it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../server/languages.ts';
import { readRecord, steps } from '../../shared/engine/record.ts';
import { timelineOf } from '../../shared/engine/timeline.ts';
import { familyOf, manifestOf } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { narratorFor } from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import { lineFor, type Script, withJoy } from '../../shared/words/script.ts';

const folder = join(import.meta.dirname, '../episodes');
const shared = join(import.meta.dirname, '../../shared');
const episodeIn = (file: string) =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { episode: { show: string } }).episode;
/** Of shows that suggest what to say. */
const golden = globSync('*.json', { cwd: folder }).filter(
  file => manifestOf(familyOf(episodeIn(file).show))?.script !== undefined,
);

const scriptOf = async (file: string): Promise<readonly Script[]> => {
  const path = join(shared, file);
  return globSync(path).length === 0 ? [] : [((await import(path)) as { script: Script }).script];
};

describe.each(['en', 'de'])('%s', language => {
  test.each(golden)('%s: a line at every step, made of what the audience knows', async file => {
    const record = readRecord(episodeIn(file), showNamed);
    const catalogue = await wordsIn(language as Language);
    const [general] = await scriptOf(`words/${language}/script.ts`);
    const { won: congratulation } = (await import(join(shared, `words/${language}/script.ts`))) as {
      readonly won: (name: string) => string;
    };
    const own = await scriptOf(`shows/${familyOf(record.show.name)}/words/${language}/script.ts`);
    for (const { episode } of steps(record)) {
      const act = await scriptOf(`shows/${episode.act.name}/words/${language}/script.ts`);
      const view = episode.view('audience');
      const tell = narratorFor(episode.names, catalogue);
      const move = episode
        .legal()
        .find(({ by, do: name }) => by === 'host' && !['undo', 'replace', 'award', 'end', 'correct'].includes(name));
      const scene = { view, tell };
      const line = lineFor([...act, ...own, general!], move?.do ?? '', scene);
      expect(line, `${view.act} ${view.phase} ${move?.do}`).not.toMatch(/undefined|NaN|\$0\b|^$/);
      // A name that is missing leaves a gap before the comma.
      expect(line, `${view.act} ${view.phase} ${move?.do}`).not.toMatch(/(^|\s)[,.!?]|\s{2}/);
      const { cues } = episode;
      const happened = { cues, acts: [episode.act.moments], before: view, after: view, televised: false };
      const time = timelineOf(happened, 0);
      const [won] = cues.filter((_, i) => ['win', 'champion'].includes(time.tones?.[i] ?? '')).slice(-1);
      if (typeof won?.seat === 'number')
        expect(withJoy(line, { entry: 0, cues, check: '', time }, scene, congratulation)).toContain(
          tell.name(won.seat),
        );
    }
  });
});
