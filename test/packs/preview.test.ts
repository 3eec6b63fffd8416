import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameOf } from '../../shared/packs/document.ts';
import { nextItems } from '../../shared/packs/preview.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const packOf = (show: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../shared/shows', show, 'pack.json'), 'utf8')) as Record<
    string,
    Record<string, unknown>[]
  >;

/** Where an item's own words stand on the board; a solution and a subject stay hidden, their cells do not. */
const cases: readonly (readonly [show: string, list: string, field: string])[] = [
  ['lucky-numbers', 'questions', 'ask'],
  ['lucky-numbers', 'tieBreakers', 'ask'],
  ['hot-dice', 'questions', 'ask'],
  ['hot-dice', 'tieBreakers', 'ask'],
  ['lucky-puzzle', 'puzzles', 'category'],
  ['on-a-roll', 'names', 'ask'],
  ['on-a-roll', 'puzzles', 'kind'],
  ['on-a-roll', 'bigSix', 'hint'],
  ['on-a-roll', 'prizes', 'name'],
];

test.each(cases)('an item of %s, %s comes up as the players will see it, without its answer', (name, list, field) => {
  const show = showNamed(name);
  const pack = packOf(name);
  const item = pack[list]?.at(-1);
  if (show === undefined || item === undefined) throw new Error(`no ${list} of ${name}`);
  const episode = nextItems(show, list, item, pack, ['Ann', 'Ben']);
  const seen = JSON.stringify(episode?.view('audience'));
  expect(seen).toContain(JSON.stringify(item[field]).slice(1, -1));
  const hidden = item.answer ?? item.solution ?? item.subject ?? item.word;
  if (item.choices === undefined && typeof hidden === 'string') expect(seen).not.toContain(hidden);
});

test('what has faults does not come up', () => {
  const show = showNamed('lucky-puzzle');
  if (show === undefined) throw new Error('no lucky-puzzle');
  expect(nameOf({ solution: 'SHORT' })).toBe('SHORT');
  expect(nextItems(show, 'puzzles', { solution: 'SHORT' }, packOf('lucky-puzzle'), ['Ann', 'Ben'])).toBeNull();
});
