/**
 * 2,500 broken files of quiz products: each is refused or read in under a second. What is read is whole and clean, and whatever fits
 * a show passes that show's own check.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bundledPack } from '../../../server/packs/bundled.ts';
import { readField } from '../../../shared/engine/fields.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { checkPack } from '../../../shared/packs/check.ts';
import type { PackItems } from '../../../shared/packs/document.ts';
import { fitFor } from '../../../shared/packs/files/fit.ts';
import { kahootOf } from '../../../shared/packs/files/out/kahoot.ts';
import { readFile } from '../../../shared/packs/files/recognise.ts';
import { showNamed, shows } from '../../../shared/shows/loaded.ts';

/** Milliseconds for a file of any kind. */
const longest = 1000;
const many = 2500;

const folder = join(import.meta.dirname, 'as-written');
const kahoot = kahootOf(bundledPack(showNamed('hot-dice')!) as PackItems, 'Friday').bytes;
const h5p = zipSync({
  'h5p.json': strToU8('{"title":"Set","mainLibrary":"H5P.QuestionSet"}'),
  'content/content.json': strToU8(
    '{"questions":[{"library":"H5P.MultiChoice 1.16","params":{"question":"<p>Largest planet?</p>","answers":[{"correct":true,"text":"<div>Jupiter</div>"},{"correct":false,"text":"Mars"}]}},{"library":"H5P.Blanks 1.14","params":{"questions":["<p>Oslo is in *Norway/Norge:north*.</p>"]}}]}',
  ),
});
const qti = zipSync({
  'imsmanifest.xml': strToU8(
    '<manifest><resources><resource type="imsqti_item_xmlv2p1" href="a.xml"><file href="a.xml"/></resource></resources></manifest>',
  ),
  'a.xml': strToU8(
    '<assessmentItem title="A"><responseDeclaration identifier="R"><correctResponse><value>B</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R"><prompt>Largest planet?</prompt><simpleChoice identifier="A">Mars</simpleChoice><simpleChoice identifier="B">Jupiter</simpleChoice></choiceInteraction></itemBody></assessmentItem>',
  ),
});

const sound: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ...readdirSync(folder).map(name => [name, readFileSync(join(folder, name))] as const),
  ['kahoot.xlsx', kahoot],
  ['set.h5p', h5p],
  ['qti.zip', qti],
];

/** What breaks files: signs that mean something, halves of pairs, and what no person would write. */
const tokens = [
  ...'{}[]<>=~#,;:|&%"\t\n\\/*',
  '</p>',
  '&nbsp;',
  '&#x202E;',
  '&#0;',
  '{{c1::',
  ']]>',
  '<![CDATA[',
  '@@PLUGINFILE@@/%E0%A4',
  '%ZZ',
  '\\u0000',
  'null',
  '1e999',
  '-1',
  '__proto__',
  '🎲',
  '\u202E',
  '\u200B',
  'x'.repeat(3000),
  '"a":'.repeat(50),
  '['.repeat(50),
];

/** A text with a few changes. */
const changed = (text: string, below: (n: number) => number): string => {
  let made = text;
  for (let changes = 1 + below(4); changes > 0; changes--) {
    const at = below(made.length + 1);
    const length = below(40);
    const token = tokens[below(tokens.length)]!;
    const piece = made.slice(at, at + length);
    const rest = made.slice(at + length);
    const ways = [
      () => made.slice(0, at) + rest,
      () => made.slice(0, at) + piece + piece + rest,
      () => made.slice(0, at) + token + made.slice(at),
      () => made.slice(0, at) + token + rest,
      () => made.replaceAll(piece, token),
      () => made.slice(0, at),
      () => made.replace(/\d+/, token),
    ];
    made = ways[below(ways.length)]!();
    if (made.length > 200_000) return made.slice(0, 200_000);
  }
  return made;
};

const broken = (bytes: Uint8Array, below: (n: number) => number): Uint8Array => {
  if (bytes[2] !== 3) return strToU8(changed(strFromU8(bytes), below));
  const files = unzipSync(bytes);
  const names = Object.keys(files).filter(name => !/rels|Content_Types|workbook/.test(name));
  const name = names[below(names.length)]!;
  return zipSync({ ...files, [name]: strToU8(changed(strFromU8(files[name]!), below)) });
};

/** Control characters, directions and blanks of no width. */
const unclean = /[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFFFD]/u;

const holds = (name: string, bytes: Uint8Array): 'read' | 'refused' => {
  const from = performance.now();
  const { items, tables, faults } = readFile(bytes);
  expect(performance.now() - from, name).toBeLessThan(longest);
  expect(faults.length > 0, name).toBe(items.length + tables.length === 0);
  for (const { ask, answers, choices, category = '', explain = '' } of items) {
    for (const text of [ask, category, explain, ...answers, ...choices]) {
      expect(text, name).not.toMatch(unclean);
      expect(text, name).toBe(text.trim());
    }
    expect(answers[0], name).toMatch(/./);
    if (choices.length > 0) expect(choices.length, name).toBeGreaterThan(1);
    if (choices.length > 0)
      expect(
        choices.map(choice => choice.toLowerCase()),
        name,
      ).toContain(answers[0]!.toLowerCase());
  }
  return faults.length > 0 ? 'refused' : 'read';
};

test(`${many.toLocaleString('en')} broken files`, () => {
  const luck = seededLuck(27);
  const below = (n: number) => Math.floor(luck() * n);
  const counts = { read: 0, refused: 0 };
  for (let i = 0; i < many; i++) {
    const [name, bytes] = sound[i % sound.length]!;
    counts[holds(`${name}, broken ${i}`, broken(bytes, below))] += 1;
  }
  // Most files survive a scratch; a test that refuses everything would test nothing.
  expect(counts.read).toBeGreaterThan(many / 3);
  expect(counts.refused).toBeGreaterThan(many / 20);
});

test('what fits a show passes its own check, also from broken files', () => {
  const luck = seededLuck(72);
  const below = (n: number) => Math.floor(luck() * n);
  let fits = 0;
  for (let i = 0; i < 8 * sound.length; i++) {
    const [name, bytes] = sound[i % sound.length]!;
    const { items } = readFile(broken(bytes, below));
    for (const show of shows) {
      const fit = fitFor(show, items, bundledPack(show) as PackItems);
      if (fit === undefined) continue;
      fits += 1;
      expect(checkPack(show, fit.pack, readField(show.options, {}).value).faults, `${name}, broken ${i}`).toEqual([]);
    }
  }
  expect(fits).toBeGreaterThan(sound.length);
});
