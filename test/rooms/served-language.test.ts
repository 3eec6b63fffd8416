/** Which language somebody gets, and that all of it is there. The pages are those that `npm test` has built. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lobby as german } from '../../shared/words/de/lobby.ts';
import { lobby as english } from '../../shared/words/en/lobby.ts';
import { Playhouse } from './playhouse.ts';

const dist = process.env.BOXCARS_PAGES ?? join(import.meta.dirname, '../../dist');

const languageOf = (page: string) => /<html lang="(\w+)">/.exec(page)?.[1];

const asked = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(url, { headers });
  return { answer, page: await answer.text() };
};

test('a browser that prefers German gets German pages, every other one English', async () => {
  const { url } = await Playhouse.open({ dist });
  const served = async (preferred?: string) =>
    languageOf((await asked(url, preferred === undefined ? {} : { 'Accept-Language': preferred })).page);
  expect(await served('de')).toBe('de');
  expect(await served('de-AT,de;q=0.9,en;q=0.5')).toBe('de');
  expect(await served('fr,de;q=0.8,en;q=0.5')).toBe('de');
  expect(await served('en-GB,en;q=0.9,de;q=0.8')).toBe('en');
  expect(await served('fr')).toBe('en');
  expect(await served()).toBe('en');
  for (const path of ['/e/K7QM4XRB', '/e/K7QM4XRB/tv', '/rules/hot-dice', '/verify', '/packs', '/season/summer'])
    expect(languageOf((await asked(`${url}${path}`, { 'Accept-Language': 'de' })).page), path).toBe('de');
});

test('a language chosen by a link is kept, whatever the browser prefers', async () => {
  const { url } = await Playhouse.open({ dist });
  const { answer, page } = await asked(`${url}/?lang=de`, { 'Accept-Language': 'en' });
  expect(languageOf(page)).toBe('de');
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(languageOf((await asked(`${url}/verify`, { 'Accept-Language': 'en', Cookie: cookie })).page)).toBe('de');
  expect(languageOf((await asked(`${url}/?lang=en`, { Cookie: cookie })).page)).toBe('en');
  // What is kept between them may not hand out one for the other.
  expect(answer.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
  const unknown = await asked(`${url}/?lang=../../etc`, { 'Accept-Language': 'de' });
  expect(languageOf(unknown.page)).toBe('de');
  expect(unknown.answer.headers.get('set-cookie')).toBeNull();
});

test('everything that a German page loads is there, and none of it is English', async () => {
  const { url } = await Playhouse.open({ dist });
  const start = await asked(`${url}/?lang=de`);
  const wanted = [...start.page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(wanted.length).toBeGreaterThan(2);
  const read = new Map<string, string>();
  for (const path of wanted) {
    if (read.has(path)) continue;
    const { answer, page } = await asked(`${url}${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type'), path).not.toContain('html');
    if (path.includes('/assets/')) expect(answer.headers.get('cache-control'), path).toContain('immutable');
    read.set(path, page);
    if (path.endsWith('.js'))
      for (const [, name = ''] of page.matchAll(/["'`](?:\.\/|\/?de\/assets\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g))
        wanted.push(`/de/assets/${name}`);
    if (path.endsWith('.css')) for (const [, font = ''] of page.matchAll(/url\(["']?(\/[^"')]+)/g)) wanted.push(font);
  }
  const scripts = [...read.values()].join('\n');
  for (const text of ['haveCode', 'noCode', 'unknownCode'] as const) {
    expect(scripts).toContain(german[text]);
    expect(scripts).not.toContain(english[text]);
  }
  expect([...read.keys()].filter(path => path.endsWith('.js')).length).toBeGreaterThan(30);
});

test('the check of records as one file is there in German, and runs nothing but what it names', async () => {
  const { url } = await Playhouse.open({ dist });
  const { answer, page } = await asked(`${url}/de/boxcars-verify.html`);
  expect(answer.status).toBe(200);
  expect(languageOf(page)).toBe('de');
  const script = /<script type="module">([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
  expect(page).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(page).not.toBe(readFileSync(join(dist, 'boxcars-verify.html'), 'utf8'));
  expect(page).not.toMatch(/(?:src|href)="\//);
});
