import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { usedPack } from '../../shared/engine/used-pack.ts';
import {
  keysOf,
  playedPart,
  questionLists,
  questionsLeft,
  unusedOf,
  withPlayed,
} from '../../shared/season/questions.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { Match as OnARoll } from '../rules/on-a-roll/match-script.ts';
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
    expect(questionsLeft(show, pack, used)).not.toHaveProperty('prizes');
    expect(questionsLeft(show, pack, used).names).toEqual({ left: 899, of: 900 });
  });

  test('OR-A32: prizes never won come first; once all were played for, those that were longest ago', () => {
    const show = showNamed('on-a-roll')!;
    const prizes = Array.from({ length: 8 }, (_, i) => ({ name: `Prize ${i + 1}`, value: 1000 }));
    const order = (used: readonly string[]) =>
      (unusedOf(show, { prizes }, used).prizes as typeof prizes).map(({ name }) => Number(name.slice(6)));
    const [first, second] = [prizes.slice(0, 4), prizes.slice(4)].map(four => keysOf(show, { prizes: four }));
    expect(order([])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(order(first!)).toEqual([5, 6, 7, 8, 1, 2, 3, 4]);
    expect(order(withPlayed(first!, second!))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(order(withPlayed(withPlayed(first!, second!), first!))).toEqual([5, 6, 7, 8, 1, 2, 3, 4]);
  });

  test('OR-A32: of prizes a published record holds whole sets, those that were played for', () => {
    const match = OnARoll.on({
      changes: { prizes: Array.from({ length: 12 }, (_, i) => ({ name: `Prize ${i + 1}`, value: 1000 })) },
    })
      .winFirst(0)
      .missSix(0)
      .lucky(0, 'L')
      .roll(0, 2, 2);
    expect(usedPack(match.episode).prizes).toHaveLength(4);
    match.puzzle(1, 1, 1).win(0, 'Rolls-Royce', 10).missSix(0).lucky(0, 'U');
    expect(usedPack(match.episode).prizes).toHaveLength(8);
    expect(playedPart(match.episode).prizes).toHaveLength(8);
  });
});
