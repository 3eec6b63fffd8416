import { expect, test } from 'vitest';
import { alikeIn } from '../../shared/packs/duplicates.ts';
import { variantsOf } from '../../shared/packs/variants.ts';

const asked = (...texts: readonly string[]) =>
  texts.map(text => {
    const [ask, answer] = text.split(' | ');
    return { ask, answer };
  });

test('what asks the same is found: word for word, in other signs, in nearly the same words', () => {
  const items = asked(
    'Which river flows through Lisbon? | Tagus',
    'which RIVER flows, through Lisbon | Tejo',
    'Through the city of Lisbon flows which river? | Tagus',
    'Which river flows through Paris? | Seine',
    'What is 1 and 1? | 2',
    'What is 2 and 2? | 4',
  );
  expect([...alikeIn(items)]).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect([...alikeIn([{ solution: 'LUCKY NUMBERS' }, { solution: 'Lucky-Numbers' }, {}, {}])]).toEqual([[1, 0]]);
});

test.each([
  ['en', 'The Beatles', ['Beatles']],
  ['en', 'Beyoncé', ['Beyonce']],
  ['en', 'Antonín Dvořák', ['Antonin Dvorak']],
  ['en', 'Simon & Garfunkel', ['Simon and Garfunkel']],
  ['en', 'Salt and pepper', ['Salt & pepper']],
  ['en', 'Jean-Luc Picard', ['Jean Luc Picard', 'JeanLuc Picard']],
  ['en', 'O’Brien', ["O'Brien", 'OBrien']],
  ['en', 'St. Louis', ['St Louis']],
  ['en', 'U.S.A.', ['USA']],
  ['en', '7', ['seven']],
  ['en', 'Twenty-one', ['Twenty one', 'Twentyone', '21']],
  ['en', 'The Magnificent Seven', ['Magnificent Seven', 'The Magnificent 7', 'Magnificent 7']],
  ['en', '1989', []],
  ['en', '3.14', []],
  ['en', '10,000', ['10000']],
  ['en', 'lions', ['lion']],
  ['en', 'Mars', []],
  ['en', 'bus', []],
  ['en', 'Mississippi', []],
  ['en', 'Москва', []],
  ['en', 'Paris', []],
  ['de', 'Die Räuber', ['Die Raeuber', 'Die Rauber', 'Räuber', 'Raeuber', 'Rauber']],
  ['de', 'Straße', []],
  ['de', 'Max und Moritz', ['Max & Moritz']],
  ['de', 'einundzwanzig', ['21']],
  ['de', '5', ['fünf', 'fuenf', 'funf']],
  [
    'de',
    'Baden-Württemberg',
    expect.arrayContaining(['Baden-Wuerttemberg', 'Baden Württemberg', 'Baden Wuerttemberg']),
  ],
] as const)('%s: %s may be spelt otherwise', (language, answer, spellings) => {
  expect(variantsOf(answer, [], language)).toEqual(spellings);
});

test('nothing is proposed twice, and only in the ways that are wished', () => {
  expect(variantsOf('The Café', ['THE CAFE'], 'en')).toEqual(['Café', 'Cafe']);
  expect(variantsOf('The Café', [], 'en', ['accents'])).toEqual(['The Cafe']);
  expect(variantsOf('', [], 'en')).toEqual([]);
});
