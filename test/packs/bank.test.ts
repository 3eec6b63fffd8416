/** The house's bank as an editor would read it: enough of it, sound, nothing twice, and no answer that gives itself away. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bankOf, sharesOf } from '../../server/packs/bank.ts';
import { readField } from '../../shared/engine/fields.ts';
import { normal } from '../../shared/engine/judge.ts';
import { nameOf } from '../../shared/packs/document.ts';
import { alikeIn } from '../../shared/packs/duplicates.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { aKind } from '../../shared/shows/on-a-roll/words/de/kinds.ts';
import { bank as german } from '../../shared/words/de/bank.ts';
import { bank as english } from '../../shared/words/en/bank.ts';
import { languageNames } from '../../shared/words/languages.ts';

interface Item {
  readonly ask?: string;
  readonly answer?: string | number;
  readonly accept?: readonly string[];
  readonly choices?: readonly string[];
  readonly kind?: string;
  readonly followUp?: Item;
  readonly difficulty?: number;
  readonly source?: string;
  readonly explain?: string;
}

const shared = join(import.meta.dirname, '../../shared');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path))
    .filter(path => /\/bank\/\w+\/\w+\/[\w-]+\.json$/.test(path) && statSync(path).isFile());

const files = [...new Set([...filesIn(join(shared, 'bank')), ...filesIn(join(shared, 'shows'))])];
const languageOf = (file: string): string => /\/bank\/(\w+)\//.exec(file)![1]!;
const categoryOf = (file: string): string => /([\w-]+)\.json$/.exec(file)![1]!;
const itemsOf = (file: string): readonly Item[] => JSON.parse(readFileSync(file, 'utf8')) as Item[];

/** By list of a language: the fewest that it must have (issue 27), and half of them in other languages. */
const fewest = {
  'bank/questions': 600,
  'lucky-puzzle/puzzles': 200,
  'lucky-puzzle/tieBreakers': 40,
  'on-a-roll/names': 200,
  'on-a-roll/puzzles': 120,
  'on-a-roll/bigSix': 150,
  'qualifying/questions': 60,
} as const;

const listOf = (file: string): string =>
  file.includes('/shows/')
    ? /\/shows\/([\w-]+)\/bank\/\w+\/(\w+)\//.exec(file)!.slice(1).join('/')
    : `bank/${/\/bank\/\w+\/(\w+)\//.exec(file)![1]}`;

describe.each(languageNames)('the bank (%s)', language => {
  const own = files.filter(file => languageOf(file) === language);
  const items = own.flatMap(file => itemsOf(file).map(item => ({ file, item })));
  const at = (file: string, item: Item) => `${file.slice(shared.length + 1)}: ${nameOf(item)}`;

  test('there is enough of everything', () => {
    const counts = Object.fromEntries(
      Object.keys(fewest).map(list => [list, items.filter(({ file }) => listOf(file) === list).length]),
    );
    for (const [list, least] of Object.entries(fewest))
      expect([list, counts[list]! >= (language === 'en' ? least : least / 2)]).toEqual([list, true]);
    const questions = items.filter(({ file }) => listOf(file) === 'bank/questions');
    expect(new Set(questions.map(({ file }) => categoryOf(file))).size).toBe(10);
    const withChoices = questions.filter(({ item }) => item.choices !== undefined).length;
    expect(Math.abs(withChoices / questions.length - 0.5)).toBeLessThan(0.05);
    for (const level of [1, 2, 3])
      expect(questions.filter(({ item }) => item.difficulty === level).length / questions.length).toBeGreaterThan(0.25);
  });

  test('every item is sound: the show takes it, and it has a source and a difficulty', () => {
    for (const { file, item } of items) {
      expect([at(file, item), [1, 2, 3].includes(item.difficulty ?? 0)]).toEqual([at(file, item), true]);
      expect([at(file, item), (item.source ?? '').length >= 6]).toEqual([at(file, item), true]);
      expect((item.explain ?? '').length, at(file, item)).toBeLessThanOrEqual(200);
      for (const { ask = '', answer, accept = [], choices } of [item, item.followUp ?? {}]) {
        expect(ask.length, at(file, item)).toBeLessThanOrEqual(120);
        if (choices !== undefined)
          expect([at(file, item), choices]).toEqual([at(file, item), expect.arrayContaining([answer])]);
        const spellings = [...accept, ...(answer === undefined ? [] : [String(answer)])].map(normal);
        expect([at(file, item), new Set(spellings).size]).toEqual([at(file, item), spellings.length]);
      }
    }
    for (const show of shows)
      for (const [list, part] of Object.entries(bankOf(show, language))) {
        expect([show.name, list, part.length >= sharesOf(show)[list]!.many]).toEqual([show.name, list, true]);
        for (const { item } of part) {
          // As the only one of its list.
          const path = list === '' ? '' : `${list}[0]`;
          const { faults } = readField(show.pack, list === '' ? item : { [list]: [item] });
          expect([item, faults.filter(fault => fault.path.startsWith(path))]).toEqual([item, []]);
        }
      }
  });

  test('nothing twice: no wording, and no question much like another', () => {
    const questions = items.filter(({ item }) => item.ask !== undefined && typeof item.answer === 'string');
    const where = (i: number) => at(questions[i]!.file, questions[i]!.item);
    const alike = [...alikeIn(questions.map(({ item }) => item))].map(
      ([one, other]) => `${where(one)} ~ ${where(other)}`,
    );
    expect(alike).toEqual([]);
    for (const list of Object.keys(fewest)) {
      const names = items.filter(({ file }) => listOf(file) === list).map(({ item }) => normal(nameOf(item)));
      expect([list, names.filter((name, i) => names.indexOf(name) !== i)]).toEqual([list, []]);
    }
  });

  test('choices are no giveaway, by place or by length, and no question holds its answer', () => {
    const choosing = items.flatMap(({ file, item }) =>
      item.choices !== undefined && listOf(file) === 'bank/questions'
        ? [{ answer: String(item.answer), of: item.choices }]
        : [],
    );
    const share = (holds: (one: (typeof choosing)[number]) => boolean) =>
      choosing.filter(holds).length / choosing.length;
    for (const place of [0, 1, 2, 3])
      expect(Math.abs(share(({ answer, of }) => of[place] === answer) - 0.25)).toBeLessThan(0.05);
    const longest = share(({ answer, of }) => of.every(choice => choice === answer || choice.length < answer.length));
    const shortest = share(({ answer, of }) => of.every(choice => choice === answer || choice.length > answer.length));
    expect(longest).toBeLessThan(0.3);
    expect(shortest).toBeLessThan(0.3);
    for (const { file, item } of items)
      if (typeof item.answer === 'string' && item.answer.length > 4 && item.ask !== undefined)
        expect([at(file, item), normal(item.ask).includes(normal(item.answer))]).toEqual([at(file, item), false]);
  });

  test('pages know its categories, and German sentences its kinds', () => {
    const lists = Object.groupBy(own, listOf);
    for (const part of Object.values(lists))
      if (part!.length > 1)
        for (const file of part!)
          for (const { category } of [english, german])
            expect(category(categoryOf(file)), file).not.toBe(categoryOf(file));
    for (const { item } of items) if (item.kind !== undefined) expect(aKind(item.kind)).not.toBe(item.kind);
  });
});
