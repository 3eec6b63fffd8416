/** Dealing from the house's bank: fresh first, then what was asked longest ago, for ten weeks and a thousand hosts. */
import { describe, expect, test } from 'vitest';
import { bankOf, sharesOf } from '../../server/packs/bank.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { type BankItem, dealt, wantedOf } from '../../shared/packs/deal.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { languageNames } from '../../shared/words/languages.ts';

const randomOf = (seed: number) => {
  const luck = seededLuck(seed);
  return (n: number) => Math.floor(luck() * n);
};

const cards = (categories: Readonly<Record<string, number>>): BankItem[] =>
  Object.entries(categories).flatMap(([category, many]) =>
    Array.from({ length: many }, (_, i) => ({
      key: `${category} ${i}`,
      category,
      difficulty: 1 as const,
      spared: false,
      item: {},
    })),
  );

describe('dealing', () => {
  test('fresh ones come first, then what waits elsewhere, then what was asked longest ago', () => {
    const heard = new Map([
      ['a 0', 2],
      ['a 1', 0],
      ['a 2', -1],
      ['a 3', 1],
    ]);
    const order = dealt(cards({ a: 6 }), heard, 9, randomOf(1)).map(({ key }) => key);
    expect(new Set(order.slice(0, 2))).toEqual(new Set(['a 4', 'a 5']));
    expect(order.slice(2)).toEqual(['a 2', 'a 1', 'a 3', 'a 0']);
  });

  test('no category comes twice in a row while there is another one', () => {
    for (let seed = 0; seed < 200; seed++) {
      const order = dealt(cards({ a: 9, b: 3, c: 1 }), new Map(), 99, randomOf(seed)).map(({ category }) => category);
      const twice = order.findIndex((category, i) => i > 0 && category === order[i - 1]);
      expect(order).toHaveLength(13);
      if (twice >= 0) expect(new Set(order.slice(twice)).size).toBe(1);
    }
  });

  test('two shows in a row do not begin alike', () => {
    const bank = cards({ a: 300, b: 300 });
    const firsts = new Set(Array.from({ length: 50 }, (_, seed) => dealt(bank, new Map(), 1, randomOf(seed))[0]!.key));
    expect(firsts.size).toBeGreaterThan(40);
  });

  test('categories that a list does not have leave it whole', () => {
    const words = cards({ words: 5 });
    expect(wantedOf(words, { categories: ['history'], difficulties: [] })).toEqual(words);
    expect(wantedOf(cards({ words: 5, history: 2 }), { categories: ['history'], difficulties: [] })).toHaveLength(2);
    expect(wantedOf(words, { categories: [], difficulties: [2, 3] })).toEqual([]);
  });
});

/** What an evening may use of each list: as `advise` asks for, and a question thrown out now and then. */
const evening: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'lucky-numbers': { questions: 20, tieBreakers: 1 },
  'hot-dice': { questions: 7, tieBreakers: 1 },
  'lucky-puzzle': { puzzles: 9, tieBreakers: 1 },
  'on-a-roll': { names: 9, puzzles: 3, bigSix: 3 },
  qualifying: { '': 1 },
};

const weeks = 10;
const hosts = 1000;

test.each(languageNames)('ten weeks of every show without a repeat, for a thousand hosts (%s)', language => {
  const dealtShows = shows.filter(({ name }) => name in evening);
  expect(dealtShows.map(({ name }) => name).toSorted()).toEqual(
    shows
      .filter(show => Object.keys(sharesOf(show)).length > 1 || show.name === 'qualifying')
      .map(({ name }) => name)
      .toSorted(),
  );
  for (let host = 0; host < hosts; host++) {
    const random = randomOf(host);
    // Questions of one show are known in the other, too.
    const heard = new Map<string, number>();
    for (let week = 0; week < weeks; week++)
      for (const { name } of dealtShows) {
        const bank = bankOf(showNamed(name)!, language);
        for (const [list, uses] of Object.entries(evening[name]!))
          for (const { key } of dealt(bank[list]!, heard, uses, random)) {
            if (heard.has(key)) throw new Error(`week ${week + 1} of host ${host}: ${name} repeats ${key}`);
            heard.set(key, heard.size);
          }
      }
  }
});
