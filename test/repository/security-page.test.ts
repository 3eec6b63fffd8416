import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('every answer in SECURITY.md names tests that there are', () => {
  const rows = readFileSync(join(root, 'SECURITY.md'), 'utf8')
    .split('\n')
    .filter(line => /^\| (?!threat|---)/.test(line))
    .map(line => line.split(' | '));
  expect(rows.length).toBeGreaterThanOrEqual(20);
  for (const [threat = '', , tests = ''] of rows) {
    const files = tests.replace(/ \|$/, '').split('; ');
    for (const named of files) {
      const [, file = '', titles = ''] = /^`([^`]+)`: (.+)$/.exec(named) ?? [];
      expect(existsSync(join(root, file)), `${threat}: ${named}`).toBe(true);
      const source = readFileSync(join(root, file), 'utf8');
      const there = [
        ...source.matchAll(/^\s*(?:(?:test|it)\(|'[^']*%s [^']*',$|'in %s |(?:test.each\(.*\)|\])?\)?\().*$/gm),
      ]
        .map(([line]) => line)
        .join('\n');
      // A title may hold commas; what stands between them must all be found.
      for (const part of titles.split(', '))
        expect(there.includes(part), `${threat}: ${file} has no test “${part}”`).toBe(true);
    }
  }
});
