/** What the documents promise is there: files behind links, scripts behind commands, doors of the API, variables of the server. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const guides = [
  'README.md',
  'SECURITY.md',
  ...globSync('docs/*.md', { cwd: root }),
  ...globSync('{CONTRIBUTING,CHANGELOG}.md', { cwd: root }),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
const sources = (pattern: string) => globSync(pattern, { cwd: root }).map(read).join('\n');

test('README is read in three minutes and shows a moving picture', () => {
  const readme = read('README.md');
  expect(readme.split('\n').length).toBeLessThanOrEqual(151);
  const [, picture = ''] = /!\[[^\]]+\]\(([^)]+\.(?:webp|gif))\)/.exec(readme) ?? [];
  const bytes = readFileSync(join(root, picture));
  expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
  // An animated WebP says so in its header.
  expect(bytes.includes('ANIM')).toBe(true);
});

test.each(guides)('%s: every link leads somewhere', file => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
  for (const link of links) expect(existsSync(join(root, dirname(file), link)), link).toBe(true);
});

test.each(guides)('%s: every command is a script of the project, and the script is there', file => {
  const named = [...read(file).matchAll(/\bnpm (?:run (?:-s |--silent )?([\w:-]*\w)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  );
  for (const name of named) {
    const command = scripts[name] ?? '';
    const program = /[\w/.-]+\.(?:mjs|ts)\b/.exec(command)?.[0] ?? '';
    expect(existsSync(join(root, program)) && program !== '', `npm run ${name}: ${command}`).toBe(true);
  }
});

test('every script of the project is in the documents', () => {
  const all = guides.map(read).join('\n');
  const missing = Object.keys(scripts).filter(name => !new RegExp(`npm (?:run (?:-s )?)?${name}\\b`).test(all));
  expect(missing).toEqual([]);
});

test('every variable in operating.md is read by the server, and none that it reads is missing', () => {
  const read_ = sources('{server,tools}/**/*.{ts,mjs}');
  const documented = [...read('docs/operating.md').matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(documented.length).toBeGreaterThan(10);
  for (const name of documented) expect(read_.includes(name), name).toBe(true);
});
