/** The slow commands of the guides, each with as little to do as it can be given. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, typed } from '../typed.ts';

test('npm run check', () => typed('npm run -s check'));

test('npm run build builds the pages', async () => {
  await typed('npm run -s build');
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
});

test('npm run bench measures a part', async () => {
  expect(await typed('npm run -s bench -- bytes')).toContain('bytes');
});

test('npm run pictures takes one page of a show', () =>
  typed('npm run -s pictures -- --on tv-laptop --moment end qualifying'));

test('npm run sounds writes a piece', async () => {
  await typed('npm run -s sounds -- six-dice --only right');
  expect(readdirSync(join(root, 'sounds')).length).toBeGreaterThan(0);
});

test('npm run world tells the story of a seed', async () => {
  expect(await typed('npm run -s world -- guide-1')).toContain('all holds');
});

test('npm run test:faults', () => typed('npm run -s test:faults'));

test('npm run test:container', () => typed('npm run -s test:container'));
