/** Every dependency is used, and whatever is used is declared. */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;
const declared = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const textsIn = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter(file => !/node_modules|bench\/peers\//.test(file))
    .map(file => [file, readFileSync(join(root, file), 'utf8')] as const);

/** Packages that each file loads, by name. */
const loads = textsIn('{client,server,shared,tools,test}/**/*.{ts,tsx,mjs}')
  .concat(textsIn('*.{ts,mjs}'))
  .flatMap(([file, text]) =>
    [
      ...text
        .replace(/`[^`]*`/g, '')
        .matchAll(
          /^(?:import|export)\b[^;'=]*?\bfrom\s*'([^'.][^']*)'|^import\s*'([^'.][^']*)'|\bimport\(\s*'([^'.][^']*)'/gm,
        ),
    ].map(([, from, bare, lazy]) => [file, packageOf(from ?? bare ?? lazy ?? '')] as const),
  )
  .filter(([, name]) => !isBuiltin(name) && !name.startsWith('node:') && !/^[/$]/.test(name));

/** Installed by hand to remake the fonts, which happens once in years. */
const byHand = ['subset-font'];

test('what is imported is declared', () => {
  expect(
    loads.filter(([, name]) => !declared.has(name) && !byHand.includes(name)).map(([file, name]) => `${file}: ${name}`),
  ).toEqual([]);
});

test('what is declared is used: imported, resolved by its path, or a type of what is', () => {
  const imported = new Set(loads.map(([, name]) => name));
  const texts = [
    ...textsIn('{client,server,shared,tools,test}/**/*.{ts,tsx,mjs,css,json}'),
    ...textsIn('*.{ts,mjs,json}'),
  ]
    .filter(([file]) => !/^package(-lock)?\.json$/.test(file))
    .map(([, text]) => text)
    .join('\n');
  const isUsed = (name: string) =>
    imported.has(name) ||
    (name.startsWith('@types/') && (imported.has(name.slice(7)) || name === '@types/node')) ||
    new RegExp(`['"/]${name}['"/]`).test(texts);
  expect([...declared].filter(name => !isUsed(name))).toEqual([]);
});
