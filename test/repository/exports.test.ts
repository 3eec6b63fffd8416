/** What is exported is imported somewhere: by another file, a page, a script or a test. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('{client,server,shared,tools,test}/**/*.{ts,tsx,mjs}', { cwd: root })
  .filter(file => !file.includes('node_modules'))
  .concat(globSync('*.ts', { cwd: root }));
const textOf = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));

/** All of a file is in use where it is loaded as a whole. */
const whole = new Set<string>();
const used = new Set<string>();
for (const [file, text] of textOf) {
  const at = (name: string) => relative(root, join(root, dirname(file), name));
  for (const [, list = '', from = ''] of text.matchAll(
    /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/gm,
  ))
    for (const name of list.split(','))
      used.add(
        `${at(from)}#${
          name
            .trim()
            .replace(/^type /, '')
            .split(/\s/)[0]
        }`,
      );
  for (const [, bare, , lazy] of text.matchAll(
    /^(?:import|export)\s+(?:type\s+)?\*[^'{]*from\s*'(\.[^']+)'|^import\s*'(\.[^']+)'|import\(\s*'(\.[^']+)'/gm,
  ))
    whole.add(at(bare ?? lazy ?? ''));
}

const exported = /^export (?:abstract |async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** Words are read by language, and what is in client/colyseus/ stands for a module of the SDK, as does preview/wire.ts. */
const elsewhere =
  /\/words\/[a-z]{2}\/|^client\/colyseus\/|^test\/(?:bench\/peers|pig\/(?:show|board))\/|^tools\/preview\/wire\.ts/;

test('nothing is exported that nobody imports', () => {
  const dead = [...textOf].flatMap(([file, text]) =>
    whole.has(file) || elsewhere.test(file)
      ? []
      : [...text.matchAll(exported)]
          .map(([, name = '']) => name)
          .filter(name => !used.has(`${file}#${name}`))
          .map(name => `${file}: ${name}`),
  );
  expect(dead).toEqual([]);
});

test('nothing is exported under two names', () => {
  const twice = [...textOf].flatMap(([file, text]) =>
    [...text.matchAll(/^export default (\w+);/gm)]
      .filter(([, name]) => new RegExp(`^export (?:const|function|class) ${name}\\b`, 'm').test(text))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(twice).toEqual([]);
});
