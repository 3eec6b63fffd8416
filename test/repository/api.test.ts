/** The page at /api and the document agree, and no paper names a request that does not exist. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ApiDocument, Contract } from '../rooms/api-contract.ts';
import { Playhouse } from '../rooms/playhouse.ts';

const root = join(import.meta.dirname, '../..');

const openDocument = async (house: Playhouse) =>
  new Contract((await house.get('/api/openapi.json')).body as ApiDocument).operations;

test.each(['en', 'de'])(
  'every operation, token and shape stands on the page, and every link on it leads to one (%s)',
  async language => {
    const house = await Playhouse.open();
    const operations = await openDocument(house);
    const page = String((await house.get(`/api?lang=${language}`)).body);
    const places = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(places).size).toBe(places.length);
    expect(operations.filter(({ told }) => !places.includes(told.operationId))).toEqual([]);
    for (const { method, path } of operations) expect(page).toContain(`<b>${method}</b> ${path}</a>`);
    expect([...page.matchAll(/<article /g)].length).toBe(operations.length);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to);
    expect(links.filter(to => !places.includes(to))).toEqual([]);
  },
);

test('a refusal’s type leads to its code on the page', async () => {
  const house = await Playhouse.open();
  const page = String((await house.get('/api')).body);
  const asked = await Promise.all(
    ['/api/episodes/22222222', '/api/nothing', '/api/seasons/none'].map(path => house.get(path)),
  );
  for (const { body } of asked) expect(page).toContain(` id="${(body as { type: string }).type.split('#')[1]}"`);
});

test('every request that a paper names is one of the document', async () => {
  const house = await Playhouse.open();
  const known = (await openDocument(house)).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`);
  const papers = ['README.md', 'CHANGELOG.md', ...globSync('docs/*.md', { cwd: root })];
  const named = papers.flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/`(GET|POST|PUT|DELETE) ((?:\/api|…)[^`?\s[]*)/g)].map(
      ([, method = '', path = '']) => [file, method, path.replace(/\b[A-Z]{2,}\b/g, '*')] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  const isKnown = (method: string, path: string) =>
    path.startsWith('…')
      ? known.some(one => one.startsWith(method) && one.endsWith(path.slice(1)))
      : known.includes(`${method} ${path}`);
  expect(named.filter(([, method, path]) => !isKnown(method, path))).toEqual([]);
});
