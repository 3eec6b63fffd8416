/** The built scripts need nothing that engines at the floor (.browserslistrc) lack. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transformAsync } from '@babel/core';
import polyfills from 'babel-plugin-polyfill-corejs3';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const scripts = globSync('dist/assets/*.js', { cwd: root }).filter(name => !/old-(engine|worker)/.test(name));

/**
 * What core-js would add although nothing here needs it. A tool that sees only names takes any `.map(` for an iterator's and
 * any `.has(` for that of a newer set. Types take care of the rest: tsconfig.json has no library after ES2024.
 */
const notNeeded: Readonly<Record<string, string>> = {
  'es.iterator': 'helpers of iterators are ES2025, which the types do not know; the names are those of lists',
  'es.set.': 'set methods are ES2025, which the types do not know; the names are those of boards and keys',
  'es.map.get-or-insert': 'newer than the types; the name is that of a library’s own class',
  'es.weak-map.get-or-insert': 'newer than the types; the name is that of a library’s own class',
  'es.uint8-array': 'newer than the types; @noble/hashes asks whether it is there',
  'es.array-buffer': 'newer than the types; libraries ask whether it is there',
  'es.symbol.dispose': 'Preact’s signals ask whether it is there',
  'es.array.includes': 'mends a detail of sparse lists',
  'es.array.push': 'mends the length of frozen lists',
  'es.array.unshift': 'mends the length of frozen lists',
  'es.error.cause': 'a cause is for reading by people, and only left out',
  'es.reflect.to-string-tag': 'mends what Reflect calls itself, which nobody reads',
  'es.json': 'mends details of lone halves of signs',
  'es.regexp.flags': 'mends a detail of flags that nobody sets',
  'es.typed-array.set': 'mends a detail of Android before its Chromium',
  'web.dom-exception': 'mends the text of a stack',
  'web.self': 'mends what workers call themselves; all engines have it',
  'web.url-search-params': 'mends second arguments that nobody gives',
};

const brought = [...readFileSync(join(root, 'client/old-engine.ts'), 'utf8').matchAll(/core-js\/actual\/([\w/-]+)/g)]
  .map(([, path]) => `es.${(path ?? '').replace('/', '.')}`)
  // core-js calls it so.
  .map(name => (name === 'es.string.at' ? 'es.string.at-alternative' : name));

test('what the scripts use beyond the floor is brought by old-engine.ts, and nothing else is', async () => {
  expect(scripts.length).toBeGreaterThan(50);
  const needed = new Map<string, string>();
  for (const name of scripts) {
    const made = await transformAsync(readFileSync(join(root, name), 'utf8'), {
      configFile: false,
      babelrc: false,
      compact: false,
      browserslistConfigFile: join(root, '.browserslistrc'),
      plugins: [[polyfills, { method: 'usage-global', version: '3.51' }]],
    });
    for (const [, module] of (made?.code ?? '').matchAll(/import "core-js\/modules\/([\w.-]+)\.js"/g))
      needed.set(module ?? '', name);
  }
  const missing = [...needed].filter(
    ([module]) => !brought.includes(module) && !Object.keys(notNeeded).some(start => module.startsWith(start)),
  );
  expect(missing).toEqual([]);
  expect(brought.filter(module => !needed.has(module))).toEqual([]);
  expect(Object.keys(notNeeded).filter(start => ![...needed.keys()].some(module => module.startsWith(start)))).toEqual(
    [],
  );
});

test('every engine at the floor can read the scripts', async () => {
  const run = promisify(execFile);
  const esCheck = join(root, 'node_modules/.bin/es-check');
  // Chromium 85 lacks class static blocks, waiting at the top of modules and patterns of ES2022; ES2021 is what it has.
  await run(process.execPath, [esCheck, 'es2021', './dist/**/*.js', '--module', '--quiet', '--noCache'], { cwd: root });
});

/** Interfaces and options that are no part of the language, which core-js does not know, by the version that all engines have. */
const notThere: Readonly<Record<string, RegExp>> = {
  'AbortSignal.timeout: Chromium 103, Safari 16; client/api.ts does it': /AbortSignal\.(timeout|any)\(/,
  'structuredClone: Chromium 98': /\bstructuredClone\(/,
  'crypto.randomUUID: not over plain http': /crypto\.randomUUID\(/,
  'trailingZeroDisplay: Chromium 106': /trailingZeroDisplay/,
  'lookbehind: Safari 16.4': /\(\?<[=!]/,
  'workers that are modules: Firefox 114': /new Worker\([^)]*type: ?[`'"]module/,
  'navigator.language may be C, which Intl does not take': /Intl\.\w+\(navigator\.language/,
};

test('interfaces of browsers that are newer than the floor are not called', () => {
  const found = scripts.flatMap(name => {
    const text = readFileSync(join(root, name), 'utf8');
    return Object.entries(notThere).flatMap(([what, use]) => (use.test(text) ? [`${name}: ${what}`] : []));
  });
  expect(found).toEqual([]);
});
