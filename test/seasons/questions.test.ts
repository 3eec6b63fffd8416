import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecord, replay } from '../../shared/record.ts';
import { keysOf, playedPart, questionLists, questionsLeft, unusedOf } from '../../shared/season/questions.ts';
import { showNamed } from '../../shared/shows/index.ts';
import { usedPack } from '../../shared/used-pack.ts';
import { seasonPacks } from './season-packs.ts';

const folder = join(import.meta.dirname, '../episodes');
const golden = globSync('*.json', { cwd: folder }).sort();

describe('questions of a season', () => {
  test.each(golden)('%s: what was played is what its published record holds', file => {
    const { episode } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const played = replay(readRecord(episode, showNamed)).episode;
    const lists = questionLists(played.show);
    const lengths = (pack: object) =>
      Object.fromEntries(lists.map(list => [list, ((pack as Record<string, unknown[]>)[list] ?? []).length]));
    expect(lengths(playedPart(played))).toEqual(lengths(usedPack(played)));
  });

  test('what was played is gone from the next pack, by its text whatever its case, and prizes stay', () => {
    const show = showNamed('on-a-roll')!;
    const pack = seasonPacks['on-a-roll'] as Record<string, readonly Record<string, unknown>[]>;
    const [first] = pack.names!;
    const used = keysOf(show, { names: [{ ...first, name: String(first!.name).toLowerCase() }] });
    const left = unusedOf(show, pack, used) as typeof pack;
    expect(left.names).toHaveLength(pack.names!.length - 1);
    expect(left.names).not.toContain(first);
    expect(left.prizes).toEqual(pack.prizes);
    expect(questionsLeft(show, pack, used).names).toEqual({ left: 899, of: 900 });
  });
});
