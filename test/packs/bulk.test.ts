/** What a host does to many items at once, and how they are found. */
import { expect, test } from 'vitest';
import type { FieldFacts } from '../../client/api.ts';
import type { SavedPack } from '../../client/pack-shelf.ts';
import { listsLike, moved, without, withSpellings, withValue } from '../../client/pages/packs/bulk.ts';
import { type ListFacts, listsOf } from '../../client/pages/packs/fields.ts';
import { everything, placesOf } from '../../client/pages/packs/find.ts';
import { packFormat } from '../../shared/packs/document.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const lists = listsOf(showNamed('lucky-numbers')!.pack as unknown as FieldFacts);
const [questions, tieBreakers] = lists as [ListFacts, ListFacts];

const pack: SavedPack = {
  format: packFormat,
  id: 'mine',
  changed: 1,
  show: 'lucky-numbers',
  title: 'Mine',
  pack: {
    questions: [
      { ask: 'Which band sang Help!?', answer: 'The Beatles', category: 'Music', difficulty: 1 },
      { ask: 'Which river flows through Paris?', answer: 'Seine', choices: ['Seine', 'Rhône'], category: 'Places' },
      { ask: 'Who sang Halo?', answer: 'Beyoncé', accept: ['Beyonce'], category: 'Music', difficulty: 3 },
    ],
    tieBreakers: [],
  },
  used: [{ list: 'questions', key: 'who sang halo?', episode: 'K7QM4XRB' }],
};

const first = new Set([0, 2]);

test('spellings are added where players type, and not twice', () => {
  const { questions: items } = withSpellings(pack, questions, new Set([0, 1, 2]), 'en').pack;
  expect(items).toMatchObject([{ accept: ['Beatles'] }, { choices: ['Seine', 'Rhône'] }, { accept: ['Beyonce'] }]);
  expect((items as readonly object[])[1]).not.toHaveProperty('accept');
});

test('items move with the mark that they were asked, and only to a list that asks the same way', () => {
  const after = moved(pack, questions, first, tieBreakers);
  expect(after.pack.questions).toHaveLength(1);
  expect(after.pack.tieBreakers).toMatchObject([{ answer: 'The Beatles' }, { answer: 'Beyoncé' }]);
  expect(after.used).toEqual([{ list: 'tieBreakers', key: 'who sang halo?', episode: 'K7QM4XRB' }]);
  expect(listsLike(questions, lists)).toEqual([tieBreakers]);
  const rolling = listsOf(showNamed('on-a-roll')!.pack as unknown as FieldFacts);
  expect(rolling.flatMap(list => listsLike(list, rolling))).toEqual([]);
});

test('fields are set and emptied, items deleted, and nothing else changes', () => {
  const set = withValue(pack, questions, first, 'category', 'Songs');
  expect(set.pack.questions).toMatchObject([{ category: 'Songs' }, { category: 'Places' }, { category: 'Songs' }]);
  expect((withValue(set, questions, first, 'category', undefined).pack.questions as object[])[0]).not.toHaveProperty(
    'category',
  );
  expect(without(pack, questions, first).pack).toEqual({
    ...pack.pack,
    questions: [(pack.pack.questions as object[])[1]],
  });
});

test('items are found by words in any field, category, difficulty, and what is known of them', () => {
  const items = pack.pack.questions as never;
  const known = { used: (i: number) => i === 2, faulty: (i: number) => i === 1, twice: () => false };
  const found = (wanted: object) => placesOf(items, { ...everything, ...wanted }, known);
  expect(found({ text: 'SANG beat' })).toEqual([0]);
  expect(found({ text: 'rhône' })).toEqual([1]);
  expect(found({ category: 'Music' })).toEqual([0, 2]);
  expect(found({ category: 'Music', difficulty: 3 })).toEqual([2]);
  expect(found({ state: 'fresh' })).toEqual([0, 1]);
  expect(found({ state: 'used' })).toEqual([2]);
  expect(found({ state: 'faulty', text: 'paris' })).toEqual([1]);
});
