/** The specification of this project is in docs/: everything that sources cite is there, and it agrees with the original. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const docs = join(project, 'docs');
const spec = join(project, '../shared/spec');

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

const texts = ['rules.md', 'contract.md', 'fairness.md', 'odds.md'];
const episodesIn = (folder: string, pattern: string) => globSync(pattern, { cwd: folder }).sort();

// A clone by itself has nothing to compare with: that is no test left out.
if (existsSync(spec)) {
  // The contract goes on where the specification ends, with the section that is being added to it.
  const added: Readonly<Record<string, RegExp>> = { 'contract.md': /^(\n## 11\. [\s\S]*)?$/ };
  test.each(texts)('docs/%s says what the specification says', file => {
    const law = read(spec, file);
    expect(read(docs, file).slice(0, law.length) === law).toBe(true);
    expect(read(docs, file).slice(law.length)).toMatch(added[file] ?? /^$/);
  });

  test('docs/scenarios holds every worked episode of the specification, and no other', () => {
    // What is being built has its episodes in scenarios-next/CAPABILITY; they move here when it stands.
    const next = new Map(
      episodesIn(join(spec, 'scenarios-next'), '*/*/*.json').map(file => [file.slice(file.indexOf('/') + 1), file]),
    );
    const ours = episodesIn(join(docs, 'scenarios'), '*/*.json');
    const settled = episodesIn(join(spec, 'scenarios'), '*/*.json');
    expect(settled.filter(file => !ours.includes(file))).toEqual([]);
    for (const file of ours) {
      const original = settled.includes(file)
        ? join('scenarios', file)
        : join('scenarios-next', next.get(file) ?? file);
      expect(read(docs, 'scenarios', file) === read(spec, original), file).toBe(true);
    }
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

const sources = globSync('{shared,client,server,test,tools}/**/*.{ts,tsx,mjs,css}', { cwd: project });

test('every rule number that a source cites stands in docs/rules.md', () => {
  const unknown = sources.flatMap(file =>
    [...new Set(read(project, file).match(ruleNumber))]
      .filter(number => !known.has(number))
      .map(number => `${file}: ${number}`),
  );
  expect(unknown).toEqual([]);
  expect(known.size).toBeGreaterThan(300);
});
