import { describe, expect, test } from 'vitest';
import { readField } from '../../shared/engine/fields.ts';
import type { Show } from '../../shared/engine/show.ts';
import { hotDiceHouse } from '../../shared/shows/hot-dice/house.ts';
import { hotDice } from '../../shared/shows/hot-dice/show.ts';
import { hotHandHouse } from '../../shared/shows/hot-hand/house.ts';
import { hotHand } from '../../shared/shows/hot-hand/show.ts';
import { familyOf, manifestOf } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { luckyNumbersHouse } from '../../shared/shows/lucky-numbers/house.ts';
import { luckyNumbers } from '../../shared/shows/lucky-numbers/show.ts';
import { luckyPuzzleHouse } from '../../shared/shows/lucky-puzzle/house.ts';
import { luckyPuzzle } from '../../shared/shows/lucky-puzzle/show.ts';
import { sixDice } from '../../shared/shows/six-dice/show.ts';
import { words } from '../../shared/words/index.ts';
import { pictureNames, pictureText, piecesOf, type RuleBook } from '../../shared/words/rule-book.ts';
import { Match } from '../rules/lucky-numbers/match-script.ts';

const rules = await words().rules();
const books: readonly RuleBook[] = await Promise.all(Object.values(rules.books).map(({ load }) => load()));
const bookOf = (show: string): RuleBook => books.find(book => book.show === show) ?? expect.fail(`${show} has no book`);

/** Every text of a book, with its place. */
const textsOf = ({ inShort, sections, rulings, origin }: RuleBook): readonly string[] => [
  inShort,
  ...sections.flatMap(({ heading, paragraphs, steps = [], table, example = '', picture, pictured }) => [
    heading,
    ...paragraphs,
    ...steps,
    ...(table === undefined ? [] : [...table.head, ...table.rows.flat()]),
    example,
    ...(picture === undefined
      ? []
      : [rules.pictures[picture].caption, rules.pictures[picture].description].map(text =>
          pictureText(text, pictured),
        )),
  ]),
  ...rulings.flatMap(({ question, ruling }) => [question, ruling]),
  ...origin,
];

const dollarsIn = (text: string) =>
  [...text.matchAll(/\$(\d[\d,]*(?:\.\d+)?)/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));

const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

const numbersMoney = luckyNumbersHouse.fallback.mainEvent;
const puzzleMoney = luckyPuzzleHouse.fallback.mainEvent;
const perPoint = hotDiceHouse.fallback.roll;

const defaultsOf = (show: Show) => numbersIn(readField(show.options, {}).value);

/** What the rules name without an option, by rule; and what an example comes to. */
const mainEvent = {
  'ME-09': 5000,
  'ME-11': 2500,
  'ME-14': 5000,
  'ME-16': 700,
  'ME-17': 1000,
  'three halves': 3 * 1000,
  'four halves': 4 * 1000,
};

const amounts: Readonly<Record<string, readonly number[]>> = {
  'lucky-numbers': [
    ...defaultsOf(luckyNumbers),
    ...numbersIn(numbersMoney),
    ...numbersMoney.allCash,
    ...new Match().board.numbers.map(({ cash }) => cash),
    ...numbersIn(mainEvent),
    ...numbersIn({
      'LN-15': 1500,
      'LN-17': 500,
      'LN-32': 25,
      'LN-20': 1500 + 375,
      'LN-14': [2000, 2000 + 500 + 375],
      'LN-25': [1500 + 500 + 375, 1500 + 500 + 375 + 500 + 500],
      'LN-A10': 1875 / 2,
      'LN-A11': 1500 / 2,
      'ME-25': numbersMoney.base + numbersMoney.sweep + numbersMoney.allCash.reduce((a, b) => a + b),
    }),
  ],
  'lucky-puzzle': [
    ...defaultsOf(luckyPuzzle),
    ...numbersIn(puzzleMoney),
    ...numbersIn(mainEvent),
    ...numbersIn({
      'LP-11': 1500 - 3 * 100,
      'LP-17': [7 * 100, 1500 - 7 * 100],
      'LP-A15': [1500 - 12 * 100, 2000 - 12 * 100, 1500 - 9 * 100, 2000 - 9 * 100],
      'ME-27': puzzleMoney.base + puzzleMoney.sweep + puzzleMoney.allCash.reduce((a, b) => a + b),
    }),
  ],
  'hot-dice': [
    ...defaultsOf(hotDice),
    perPoint,
    ...numbersIn({
      'HD-43': 1_000_000,
      'HD-48': 50,
      'HD-50': 250,
      'HD-55': [500, 11 * 500],
      'HD-57': [250 * 7, 250 * 7 + 500 * 11, 250 * 7 + 500 * 11 + 50000],
      'HD-65': [2500, 2500 * 2, 2500 * 12],
      'HD-81': [6 * perPoint, 9 * perPoint, 15 * perPoint, 2 * perPoint, 15 * perPoint + 3000],
      'FL-03': 1,
    }),
  ],
  'on-a-roll': numbersIn({
    'OR-29': [5000, 2 * 5000, 12 * 5000],
    'OR-37': [5000, 5000 / 2, 5000 / 4],
    'OR-40': 500,
    'OR-41': [2 * 2 * 5000, 2 * 12 * 5000, 2 * 5000, 2 * 500],
    'OR-43': [100_000, 250_000],
    'OR-47': [100, 11 * 100],
  }),
  'six-dice': numbersIn({ 'SD-13': [50_000, 50_000 * 12 * 10] }),
  'hot-hand': [],
  qualifying: [],
};

describe('the rule books', () => {
  test('every show of the registry has one, an act by itself that of its show, and no other has', () => {
    expect(books.map(({ show }) => show).sort()).toEqual([...new Set(shows.map(({ name }) => familyOf(name)))].sort());
    expect(Object.entries(rules.books).map(([show, { title }]) => [show, title])).toEqual(
      books.map(({ show, title }) => [show, title]),
    );
  });

  test.each(books)('$show: every figure of dollars is one of the rules’', ({ show, ...book }) => {
    const known = new Set(amounts[show]);
    const unknown = textsOf({ show, ...book }).flatMap(text =>
      dollarsIn(text)
        .filter(figure => !known.has(figure))
        .map(figure => `${figure}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(books)('$show: house rulings have ids of rules.md, once each, and every mark leads to one', book => {
    const ids = book.rulings.map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[A-Z]{2}-A[1-9]\d*$/);
    expect(new Set(ids).size).toBe(ids.length);
    const marks = textsOf(book).flatMap(text =>
      piecesOf(text).flatMap(piece => ('ruling' in piece ? [piece.ruling] : [])),
    );
    expect(marks.filter(mark => !ids.includes(mark))).toEqual([]);
    // A misspelled mark would appear in the text.
    expect(
      textsOf(book).filter(text => piecesOf(text).some(piece => 'text' in piece && /[[\]]/.test(piece.text))),
    ).toEqual([]);
  });

  const written = books.filter(({ show }) => manifestOf(show)?.book !== undefined);

  test.each(written)('$show: whole and printable', book => {
    expect(book.inShort.match(/[.!?](?= |$)/g)).toHaveLength(2);
    const headings = book.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(book.sections.some(({ picture }) => picture !== undefined)).toBe(true);
    for (const { heading, paragraphs, steps = [], table } of book.sections) {
      expect(paragraphs.length + steps.length, heading).toBeGreaterThan(0);
      for (const row of table?.rows ?? []) expect(row, heading).toHaveLength(table?.head.length ?? 0);
    }
    expect(book.rulings.length).toBeGreaterThan(0);
    expect(book.origin.join(' ')).toMatch(/real money/);
    expect(book.origin.join(' ')).toMatch(/claims? (no|any) right|belongs to nobody/);
  });

  test('every picture stands in a book', () => {
    const shown = new Set(books.flatMap(({ sections }) => sections.map(({ picture }) => picture)));
    expect(pictureNames.filter(name => !shown.has(name))).toEqual([]);
  });

  test('FL-01 FL-02 FL-03 FL-04 FL-05 FL-06 FL-A1 FL-A2: Hot Dice names the Florida lottery fragment as not playable', () => {
    const text =
      bookOf('hot-dice')
        .sections.find(({ heading }) => heading.includes('not playable'))
        ?.paragraphs.join(' ') ?? '';
    for (const fact of [
      '53ER18-53',
      'HOT DICE',
      '$1.00 per play',
      'Fast Play',
      'online terminal game',
      'authorised retailer',
      'breaks off',
      'No rule of play is left',
      'nothing with this show but the name',
    ])
      expect(text).toContain(fact);
  });

  test('both shows that end in it tell The Main Event with their own values', () => {
    const jackpots = { 'lucky-numbers': ['$50,000', '$1,000,000'], 'lucky-puzzle': ['$100,000', '$1,025,000'] };
    for (const [show, figures] of Object.entries(jackpots)) {
      const { sections } = bookOf(show);
      const from = sections.findIndex(({ heading }) => heading === 'The Main Event');
      const text = JSON.stringify(sections.slice(from, from + 6));
      for (const figure of figures) expect(text).toContain(figure);
    }
  });

  test('figures without a dollar sign: targets, banks, odds', () => {
    expect(textsOf(bookOf('six-dice')).join(' ')).toContain(
      `${(readField(sixDice.options, {}).value as { readonly target: number }).target.toLocaleString('en-US')} points`,
    );
    expect(textsOf(bookOf('hot-hand')).join(' ')).toContain(
      `${(readField(hotHand.options, {}).value as { readonly bank: number }).bank.toLocaleString('en-US')} points`,
    );
    const odds = bookOf('hot-hand').sections.flatMap(({ table }) =>
      table?.head[2] === 'Pays' ? table.rows.map(row => row[2]) : [],
    );
    const { 'flaming-four': four, 'sizzling-six': six, 'hot-hand': ten, nine } = hotHandHouse.fallback.pays;
    expect(odds).toEqual([four, six, ten, nine].map(x => `${x} to 1`));
  });
});
