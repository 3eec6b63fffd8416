/** Packs that go out and come back as they were. */
import { expect, test } from 'vitest';
import { bundledPack } from '../../../server/packs/bundled.ts';
import { type Field, type Fields, readField } from '../../../shared/engine/fields.ts';
import { checkPackText } from '../../../shared/packs/check.ts';
import type { PackItems } from '../../../shared/packs/document.ts';
import { fitFor } from '../../../shared/packs/files/fit.ts';
import { csvOf } from '../../../shared/packs/files/out/csv.ts';
import { giftOf } from '../../../shared/packs/files/out/gift.ts';
import { kahootOf } from '../../../shared/packs/files/out/kahoot.ts';
import { readFile } from '../../../shared/packs/files/recognise.ts';
import { showNamed, shows } from '../../../shared/shows/loaded.ts';
import { told } from './told.ts';

const show = (name: string) => showNamed(name)!;
const house = (name: string) => bundledPack(show(name)) as PackItems;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Signs that mean something in one of the formats, and a long text. */
const hard: PackItems = {
  questions: [
    { ask: 'Is 2 + 2 = 4 {or} ~5#? C:\\dir', answer: '=4', choices: ['~5', '=4', '{4}', 'a:b #c'] },
    { ask: '<b>Tags</b> & &amp; entities; “quotes”, "more"', answer: 'Yes & no', accept: ['Yes, no', '1:2'] },
    { ask: 'How many keys has a piano?', answer: '88' },
    {
      ask: `${'Long '.repeat(30)}?`,
      answer: 'A',
      choices: ['A', 'B'],
      explain: 'Because: {so}.',
      category: 'Art/Design',
    },
    { ask: 'Five?', answer: '5', choices: ['1', '2', '3', '4', '5'] },
  ],
  tieBreakers: [{ ask: 'True?', answer: 'True', choices: ['True', 'False'] }],
};

test('GIFT: signs that mean something come back as they were', () => {
  const { text, left } = giftOf(hard);
  const found = readFile(bytes(text));
  expect(left).toBe(0);
  expect(found.format).toBe('gift');
  expect(told({ ...found, items: found.items.map(item => ({ ...item, at: { line: 0, part: '' } })) })).toEqual([
    '0: Is 2 + 2 = 4 {or} ~5#? C:\\dir =4 [~5, =4, {4}, a:b #c]',
    '0: <b>Tags</b> & &amp; entities; “quotes”, "more" Yes & no / Yes, no / 1:2',
    '0: How many keys has a piano? 88',
    `0: ${'Long '.repeat(30)}? A [A, B] (in Art/Design; because Because: {so}.)`,
    '0: Five? 5 [1, 2, 3, 4, 5]',
    '0: True? True [True, False]',
  ]);
});

test('Kahoot: what fits its sheet comes back, and the rest is counted', () => {
  const { bytes: sheet, left } = kahootOf(hard, 'A & B');
  const found = readFile(sheet);
  expect(left).toBe(4);
  expect(found.format).toBe('kahoot');
  expect(told(found)).toEqual([
    '9: Is 2 + 2 = 4 {or} ~5#? C:\\dir =4 [~5, =4, {4}, a:b #c]',
    '10: True? True [True, False]',
  ]);
});

test.each(['hot-dice', 'lucky-numbers'])('the whole pack of %s goes to GIFT and back', name => {
  const pack = house(name);
  const found = readFile(bytes(giftOf(pack).text));
  expect(found.leftOut).toEqual([]);
  const fit = fitFor(show(name), found.items, {});
  // Other spellings of a choice have no place in it.
  const asked = (of: PackItems) =>
    Object.values(of)
      .flat()
      .map(item => item as { readonly choices?: readonly string[]; readonly accept?: readonly string[] })
      .map(({ accept, ...item }) => JSON.stringify(item.choices === undefined ? { ...item, accept } : item))
      .toSorted();
  expect(asked(fit?.pack ?? {})).toEqual(asked(pack));
  expect(fit?.misses).toEqual([]);
});

const lists = (of: Fields) =>
  Object.entries(of).flatMap(([name, { kind, of }]) =>
    kind === 'list' ? [{ name, fields: (of as Field<unknown>).of as Fields }] : [],
  );

test.each(shows.filter(({ pack }) => lists((pack.of ?? {}) as Fields).length > 0))(
  'the whole pack of $name goes to a table and back',
  show => {
    const pack = bundledPack(show) as PackItems;
    const csv = csvOf(pack, lists(show.pack.of as Fields));
    const { pack: read, faults } = checkPackText(show, csv, readField(show.options, {}).value);
    expect(faults).toEqual([]);
    expect(read).toEqual(pack);
  },
);
