/** What a page holds before any of its scripts has run, and how light everything comes that it asks for. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, Playhouse } from './playhouse.ts';

const index = '<!doctype html><html><head><title>x</title></head><body><div id="page"></div></body></html>';

/** What a build says of its files, as little as it takes. */
const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base-1.js', css: ['assets/base-1.css'] },
  'pages/lobby.tsx': { file: 'assets/lobby-1.js', imports: ['_base.js'] },
  'pages/play.tsx': { file: 'assets/play-1.js', imports: ['_base.js', '_wire.js'], css: ['assets/phone-1.css'] },
  '_wire.js': { file: 'assets/wire-1.js' },
  'pages/tv.tsx': { file: 'assets/tv-1.js', imports: ['_base.js'] },
  'stage/stage.tsx': { file: 'assets/stage-1.js', imports: ['_base.js'] },
  '../shared/shows/lucky-numbers/words/en/show.ts': { file: 'assets/said-1.js' },
  '../shared/shows/six-dice/words/en/show.ts': { file: 'assets/said-2.js' },
  'style/fonts/files/barlow-condensed-500.woff2': { file: 'assets/barlow-1.woff2' },
};

const files = ['page-1.js', 'page-1.css', 'letters-1.woff2', 'worker-1.js', 'picture-1.svg'];

const built = (): string => {
  const dist = join(freshFolder(), 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'index.html'), index);
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of files) writeFileSync(join(dist, 'assets', file), 'x');
  for (const file of ['floor.js', 'notices.js', 'icon.svg']) writeFileSync(join(dist, file), 'x');
  return dist;
};

test('a page arrives with its title and purpose, and names all that it needs in any case', async () => {
  const house = await Playhouse.open({ dist: built() });
  const { code } = await house.make({ show: 'lucky-numbers', name: '<b>Mine</b>' });
  const page = async (path: string) => String((await house.get(path)).body);
  const named = (html: string) =>
    [...html.matchAll(/<link rel="(\w+)"[^>]*href="\/assets\/([\w.-]+)"/g)].map(([, rel, file]) => `${rel} ${file}`);

  const join = await page(`/e/${code}`);
  expect(join).toContain('<body data-page="play"><div id="page"><div class="arriving"><p>Join Lucky Numbers</p><p>');
  expect(named(join)).toEqual([
    'preload barlow-1.woff2',
    'stylesheet phone-1.css',
    'modulepreload base-1.js',
    'modulepreload play-1.js',
    'modulepreload wire-1.js',
    'modulepreload said-1.js',
  ]);
  expect(named(await page(`/e/${code}/tv`))).toContain('modulepreload stage-1.js');
  // Words of all shows, and of none that nobody knows.
  expect(named(await page('/')).join()).toContain('said-1.js');
  expect(await page('/rules/six-dice')).toMatch(/class="arriving"><p>[^<]*Six Dice[^<]*<\/p><p>Six dice, 1s and 5s/);
  for (const wrong of ['/rules/constructor', '/odds/__proto__', '/rules/.*'])
    expect(await page(wrong)).not.toMatch(/undefined|\[object/);
  expect(await page('/no-such-page')).toContain('<p>Page not found</p>');
  // A part of a picture for a stream has nothing behind it.
  expect(await page(`/e/${code}/overlay/dice`)).toContain('<body data-page="overlay"><div id="page"></div>');
});

test('files requested by the dozen have few headers; documents and workers keep their policies', async () => {
  const house = await Playhouse.open({ dist: built() });
  const headers = async (path: string) => (await fetch(`${house.url}${path}`)).headers;
  for (const path of ['/assets/page-1.js', '/assets/page-1.css', '/assets/letters-1.woff2']) {
    const sent = await headers(path);
    expect([path, sent.get('cache-control')]).toEqual([path, 'public, max-age=31536000, immutable']);
    expect([path, sent.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect([path, sent.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
    expect([path, sent.get('content-security-policy')]).toEqual([path, null]);
    const bytes = [...sent].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    expect(bytes, path).toBeLessThan(400);
  }
  expect((await headers('/floor.js')).get('content-security-policy')).toBeNull();
  for (const path of ['/', '/assets/worker-1.js', '/assets/picture-1.svg', '/icon.svg', '/notices.js'])
    expect([path, (await headers(path)).get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("script-src 'self'"),
    ]);
});

const dist = join(import.meta.dirname, '../../dist');

test.runIf(existsSync(join(dist, 'assets')))('every built page tells search engines and links what it is', async () => {
  const house = await Playhouse.open({ dist });
  const { code } = await house.make({ show: 'hot-hand' });
  const paths = ['/', '/packs', '/verify', '/rules/hot-hand', '/odds/hot-hand', '/season/new', '/no-such-page'];
  for (const path of [...paths, ...['', '/host', '/watch', '/tv', '/recap'].map(page => `/e/${code}${page}`)])
    for (const language of ['en', 'de']) {
      const answer = await fetch(`${house.url}${path}`, { headers: { 'Accept-Language': language } });
      const html = await answer.text();
      for (const hint of [
        /<html lang="(\w+)">/,
        /<title>([^<]{8,}) · Boxcars<|<title>(Boxcars: [^<]+)</,
        /<meta name="description" content="([^"]{20,})">/,
        /<meta property="og:title" content="([^"]+)">/,
        /<meta property="og:description" content="([^"]+)">/,
      ])
        expect([path, language, html]).toEqual([path, language, expect.stringMatching(hint)]);
      expect([path, /<html lang="(\w+)">/.exec(html)?.[1]]).toEqual([path, language]);
    }
  for (const file of [
    'robots.txt',
    'icon.svg',
    'touch-icon.png',
    'manifest.webmanifest',
    'licences.txt',
    'security.md',
  ])
    expect([file, (await house.get(`/${file}`)).status]).toEqual([file, 200]);
});
