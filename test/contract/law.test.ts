/** The specification of this project is in docs/: everything that sources cite is there, and it agrees with the original. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const docs = join(project, 'docs');
const spec = join(project, '../shared/spec');

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

const law = [
  'rules.md',
  'contract.md',
  'fairness.md',
  'odds.md',
  ...globSync(['scenarios/**/*', 'scenarios-next/**/*'], { cwd: docs }).filter(name => /\.\w+$/.test(name)),
];

// A clone by itself has nothing to compare with: that is no test left out.
if (existsSync(spec)) {
  test('docs/ says what the specification says, file by file', () => {
    for (const file of law) expect(read(docs, file) === read(spec, file), file).toBe(true);
    expect(law.filter(file => file.startsWith('scenarios/'))).toHaveLength(
      globSync('scenarios/**/*', { cwd: spec }).filter(name => /\.\w+$/.test(name)).length,
    );
  });
}

/** `LN-14`, `LN-A4`, `LN-N1`. */
const ruleNumber = /\b(?:LN|ME|LP|SD|SH|HD|HR|OR|FL)-[AN]?\d+\b/g;

/** Numbers of a list such as `LN-A25 and A26` or `HD-A40 to A42` count as well. */
const known = new Set(read(docs, 'rules.md').match(ruleNumber));
for (const [, of = '', from, to] of read(docs, 'rules.md').matchAll(
  /\b([A-Z]{2})-([AN]?\d+)(?:…| to | and )(?:[A-Z]{2}-)?([AN]?\d+)/g,
)) {
  const kind = /[AN]/.exec(from ?? '')?.[0] ?? '';
  const [first, last] = [from, to].map(number => Number(number?.replace(/\D/g, '')));
  for (let number = first ?? 0; number <= (last ?? 0); number++)
    known.add(`${of}-${kind}${String(number).padStart(kind === '' ? 2 : 1, '0')}`);
}

const sources = globSync('{shared,client,server,test,scripts}/**/*.{ts,tsx,mjs,css}', { cwd: project });

test('every rule number that a source cites stands in docs/rules.md', () => {
  const unknown = sources.flatMap(file =>
    [...new Set(read(project, file).match(ruleNumber))]
      .filter(number => !known.has(number))
      .map(number => `${file}: ${number}`),
  );
  expect(unknown).toEqual([]);
  expect(known.size).toBeGreaterThan(300);
});
