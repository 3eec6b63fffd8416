/** Rule books under house rules: every number that a host may change is the host's in them, in every language. */
import { afterEach, describe, expect, test } from 'vitest';
import { newWords, originalsOf } from '../../client/pages/rules/differences.ts';
import { wordsIn } from '../../server/languages.ts';
import { readField } from '../../shared/engine/fields.ts';
import { type HouseFields, type HouseRule, type HouseSection, rulesAmong } from '../../shared/engine/house.ts';
import { countIn } from '../../shared/engine/money.ts';
import { houseOfShow, manifests } from '../../shared/shows/index.ts';
import { narratorFor, words } from '../../shared/words/index.ts';
import { languageNames } from '../../shared/words/languages.ts';
import { pictureText, type RuleBook } from '../../shared/words/rule-book.ts';
import { filledIn } from '../../shared/words/template.ts';

/** Shows with a book and numbers that a host may change. */
const whole = manifests.filter(({ of, book, house }) => of === undefined && book !== undefined && house !== undefined);

/** Every text of a book. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textOf).join('\n')
      : '';

/** Gives each amount of a show a value that appears nowhere else. */
const strangeAmounts = (of: HouseFields) => {
  const amounts: number[] = [];
  let n = 0;
  const next = (): number => {
    n += 1;
    const amount = 700_003 + 7_001 * n;
    amounts.push(amount);
    return amount;
  };
  const set = (fields: HouseFields): object =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): readonly (readonly [string, unknown])[] => {
        if (field.kind === 'house') return [[name, set((field as HouseSection).of as HouseFields)]];
        const { house, fallback } = field as HouseRule<unknown>;
        if (house?.unit !== 'dollars' && house?.unit !== 'dollars-a-point') return [];
        return [[name, Array.isArray(fallback) ? fallback.map(next) : next()]];
      }),
    );
  return { rules: set(of), told: amounts };
};

describe.each(languageNames)('in %s', async language => {
  const catalogue = await wordsIn(language);
  const { books, pictures } = await catalogue.rules();
  const tell = narratorFor([], catalogue);
  afterEach(() => countIn('dollars'));

  test('the book of the original has no mark, whichever cells its tables repeat', async () => {
    for (const { name } of manifests) {
      const [now, was] = [await books[name]?.load(), await books[name]?.load()];
      if (now !== undefined && was !== undefined) expect([name, [...originalsOf(now, was)]]).toEqual([name, []]);
    }
  });

  test.each(whole.map(({ name }) => name))('%s: every amount of the book is the host’s', async show => {
    const found = await houseOfShow(show);
    const { rules, told } = strangeAmounts(rulesAmong(found!.options, {}));
    expect(readField(found!.options, rules).faults).toEqual([]);
    const text = textOf(await books[show]?.load(rules)).replaceAll('\u00a0', ' ');
    // An amount for each point is told by what some points come to as well.
    for (const amount of told) expect(text, String(amount)).toContain(tell.money(amount).replaceAll('\u00a0', ' '));
  });

  test.each(whole.map(({ name }) => name))('%s: every set that comes with it has a whole book', async show => {
    const original = textOf(await books[show]?.load());
    const found = await houseOfShow(show);
    for (const [name, house] of Object.entries(found?.sets ?? {})) {
      const text = textOf(await books[show]?.load(house));
      expect(text, name).not.toMatch(/undefined|NaN|\$\{|Infinity/);
      // Values that a set changes only between shows are in no book. All others are.
      expect(text, name).not.toBe(original);
    }
  });

  test.each(Object.keys(books))('%s: in a show of cyber-dollars the book says no dollars', async show => {
    countIn('cyber-dollars');
    const sets = Object.values((await houseOfShow(show))?.sets ?? {});
    for (const house of [{}, ...sets]) {
      const book = (await books[show]?.load(house)) ?? expect.fail(`${show} has no book`);
      const drawn = book.sections.flatMap(({ picture, pictured }) =>
        picture === undefined
          ? []
          : [pictures[picture].caption, pictures[picture].description].map(text => pictureText(text, pictured)),
      );
      expect(textOf([book, drawn]).match(/.*(?<!CY|US)\$.*/)?.[0]).toBeUndefined();
    }
  });
});

/** What languages have in common: pictures, steps, tables, examples and rulings, in their order. */
const shapeOf = ({ sections, rulings, origin }: RuleBook) => [
  sections.map(({ paragraphs, picture, pictured = [], steps = [], table, example }) => [
    ...[paragraphs.length, picture, pictured.length, steps.length, table?.rows.map(row => row.length), !!example],
  ]),
  rulings.map(({ id }) => id),
  origin.length,
];

test.each(whole.map(({ name }) => name))('%s: every language tells the same, whatever the host chose', async show => {
  const [ours, ...others] = await Promise.all(
    languageNames.map(async name => (await (await wordsIn(name)).rules()).books[show]!),
  );
  for (const options of [undefined, {}, ...Object.values((await houseOfShow(show))?.sets ?? {})])
    for (const other of others) expect(shapeOf(await other.load(options))).toEqual(shapeOf(await ours!.load(options)));
});

test('a text that names what no show has, or is not closed, is refused', () => {
  const facts = { pays: [3, 0], each: (n: number, one: string) => (n === 1 ? one : `${n} of them`) };
  const text =
    "{*spaces}{?at > 1}, {/}{at}{/}: {=sum}{pays[0] + 2 * (pays[1] + 1)}{/}{sum}{?!pays[1]} {each(1, 'one')}{:} x{/}";
  expect(filledIn(text, { ...facts, spaces: [{ at: 1 }, { at: 2 }] })).toBe('1, 2: 5 one');
  for (const wrong of [
    '{pay}',
    '{pays.none}',
    '{pays[0}',
    '{pays[0]',
    '{?pays}x',
    'x{/}',
    '{*pays}{:}',
    '{3 +}',
    '{3 § 4}',
  ])
    expect(() => filledIn(wrong, facts), wrong).toThrow();
});

const bookOf = async (show: string, options: object) => {
  const book = await (await words().rules()).books[show]?.load(options);
  if (book === undefined) throw new Error(`${show} has no book`);
  return book;
};

test('HD-15 HD-24 HD-44: other busts, a custom board and no elimination are explained in words', async () => {
  const show =
    whole.find(({ alone = [] }) => alone.some(({ sign }) => sign.join(' ') === 'Mega Roll'))?.name ?? 'hot-dice';
  const spaces = ['cash 9000', 'cash 250', 'free-rolls 3', 'bust', 'bust', 'lose-loss'];
  const text = textOf(await bookOf(show, { house: { busts: [5, 8], spaces, lossesOut: 0, megaAt: 6 } }));
  expect(text).toContain('a 5 or an 8');
  expect(text).toContain('$9,000, $250');
  expect(text).toContain('3 free rolls');
  expect(text).toContain('bust (2 spaces)');
  expect(text).toContain('6 wins in a row');
  expect(text).not.toContain('You are out.');
  const none = textOf(await bookOf(show, { house: { busts: [2, 12], bonanza: { busts: [] } } }));
  expect(none).not.toMatch(/Like a |before a \d/);
});

test.each(languageNames)(
  'SH-A6: in %s a show’s book tells the rule set in play alone, and the general one both',
  async language => {
    const { books } = await (await wordsIn(language)).rules();
    const told = async (options?: object) => {
      const book = (await books['six-dice']?.load(options)) ?? expect.fail('no book');
      const text = textOf(book);
      return { bj: /BJ/.test(text), hotDice: /Hot Dice/.test(text), marks: text.match(/\[S[DH]-A\d+\]/g) ?? [], book };
    };
    expect(await told()).toMatchObject({ bj: true, hotDice: true });
    expect(await told({})).toMatchObject({ bj: true, hotDice: false });
    expect(await told({ rules: 'by-bj', target: 900 })).toMatchObject({ bj: true, hotDice: false });
    expect(await told({ rules: 'hot-dice' })).toMatchObject({ bj: false, hotDice: true });
    for (const options of [undefined, { rules: 'by-bj' }, { rules: 'hot-dice' }]) {
      const { book, marks } = await told(options);
      const known = book.rulings.map(({ id }) => `[${id}]`);
      expect(marks.filter(mark => !known.includes(mark))).toEqual([]);
    }
  },
);

test('LN-A9 LN-27 ME-A16: what becomes of an open game, the last rounds and what carries over', async () => {
  const [show = ''] = whole.map(({ name }) => name);
  const text = textOf(
    await bookOf(show, { house: { rounds: 8, unresolved: 'void', mainEvent: { carry: false, chances: 1 } } }),
  );
  expect(text).toContain('after round 3, 4, 5, 6, 7 or 8');
  expect(text).toContain('it is closed, and nobody gets anything for it');
  expect(text).toContain('you have one roll left');
  expect(text).toContain('Prizes that were not won do not wait');
});

const german = await wordsIn('de');

test('what differs from the original is marked word by word, and nothing else', async () => {
  const [show = ''] = whole.map(({ name }) => name);
  const [book, original] = [await bookOf(show, { house: { pot: 2500 } }), await bookOf(show, {})];
  const originals = originalsOf(book, original);
  const marked = [...originals].map(([now, was]) =>
    newWords(now, was)
      .filter(({ isNew }) => isNew)
      .map(({ word }) => word.replaceAll(/[.:,]/g, '')),
  );
  expect(marked.length).toBeGreaterThan(4);
  for (const found of marked) expect(found.length).toBeGreaterThan(0);
  expect(marked.flat().every(word => /^\$\d+$/.test(word))).toBe(true);
  expect(originalsOf(original, original).size).toBe(0);
  // An amount and its sign are one word, whatever a language sets between them.
  const [now, was] = [2500, 1500].map(pot => `Der Topf beginnt bei ${narratorFor([], german).money(pot)}, jedes Mal.`);
  expect(newWords(now!, was!).flatMap(({ word, isNew }) => (isNew ? [word] : []))).toEqual(['2.500\u00a0$,']);
});
