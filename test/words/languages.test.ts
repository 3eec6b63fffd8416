/** Every language says what English says: each text, each figure, each mark of a house ruling. */
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../shared/words/languages.ts';

const shared = join(import.meta.dirname, '../../shared');

/** Files of words below shared/: the general ones and those of every show, `LANGUAGE` for the folder of the language. */
const files = (language: string) =>
  globSync(`**/words/${language}/**/*.ts`, { cwd: shared })
    .map(file => file.replace(`words/${language}/`, 'words/LANGUAGE/'))
    .sort();

const inLanguage = (file: string, language: string) => join(shared, file.replace('LANGUAGE', language));

/** Every text and every function of a module by its path. */
const textsOf = (value: unknown, path = '', into = new Map<string, unknown>()): ReadonlyMap<string, unknown> => {
  if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) textsOf(item, `${path}.${name}`, into);
  else into.set(path, value);
  return into;
};

const wordsOf = async (language: string, file: string) => textsOf(await import(inLanguage(file, language)));

/** The visible parts of a text, or of the texts that a function combines. */
const readIn = (value: unknown): string => {
  const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g;
  const literal = typeof value === 'function' ? (value.toString().match(literals) ?? []).join(' ') : String(value);
  return literal.replace(/\$\{[^}]*\}/g, ' ');
};

const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length > 3;

/** Numbers of a text in the way of a language, in order of size; of English without those that others have words for. */
const figuresOf = (language: string, text: string): readonly number[] => {
  const parts = new Intl.NumberFormat(language).formatToParts(1234.5);
  const sign = (type: string) => `[${parts.find(part => part.type === type)?.value ?? ''}]`;
  const [group, decimal] = [sign('group'), sign('decimal')];
  const figure = new RegExp(
    `(?<!\\p{L})(?:\\d{1,3}(?:${group}\\d{3})+(?:${decimal}\\d+)?|\\d+(?:${decimal}\\d+)?)`,
    'gu',
  );
  return (text.replace(/\b\d+s\b|double \d|\b1 time\b/g, '').match(figure) ?? [])
    .map(found => Number(found.replace(new RegExp(group, 'g'), '').replace(new RegExp(decimal), '.')))
    .sort((a, b) => a - b);
};

/** House rulings, and marks of them. */
const rulingsIn = (text: string) => text.match(/\[?\b[A-Z]{2}-A\d+\b\]?/g) ?? [];

/** What a rule book says to the page and not to its readers. */
const isName = (path: string, text: string) => /\.(show|picture)$/.test(path) && /^[a-z-]+$/.test(text);

test('the folders of words are the languages there are', () => {
  const folders = readdirSync(join(shared, 'words'), { withFileTypes: true }).filter(entry => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(languages).sort());
});

describe.each(Object.keys(languages).filter(language => language !== 'en'))('%s', language => {
  test('has every file of English and no other', () => {
    expect(files(language)).toEqual(files('en'));
  });

  test.each(files('en'))('%s: says everything, and nothing in English', async file => {
    const [english, other] = [await wordsOf('en', file), await wordsOf(language, file)];
    const shape = (texts: ReadonlyMap<string, unknown>) =>
      [...texts].map(([path, value]) => `${path}: ${typeof value}`).sort();
    expect(shape(other)).toEqual(shape(english));
    // A sentence that is the same in both has been forgotten.
    const forgotten = [...english].filter(
      ([path, text]) => isSentence(readIn(text)) && readIn(text) === readIn(other.get(path)),
    );
    expect(forgotten.map(([path]) => path)).toEqual([]);
  });

  test.each(files('en'))('%s: the same figures and the same rulings in every text', async file => {
    const [english, other] = [await wordsOf('en', file), await wordsOf(language, file)];
    const texts = [...english].flatMap(([path, text]) => {
      const translated = other.get(path);
      return typeof text === 'string' && typeof translated === 'string' ? [[path, text, translated] as const] : [];
    });
    const facts = (way: string, text: string) => JSON.stringify([figuresOf(way, text), rulingsIn(text)]);
    const differ = texts.filter(([path, text, translated]) =>
      isName(path, text) ? text !== translated : facts('en', text) !== facts(language, translated),
    );
    expect(differ.map(([path, text, translated]) => `${path}: ${text} | ${translated}`)).toEqual([]);
  });
});
