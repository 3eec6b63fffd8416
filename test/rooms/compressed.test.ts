import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { freshFolder, Playhouse } from './playhouse.ts';

const text = 'Seven is an event. '.repeat(200);

/** Pages as the build leaves them: each file of text with its two copies. */
const built = (): string => {
  const dist = join(freshFolder(), 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const name of ['assets/page-abc.js', 'assets/page-abc.css', 'icon.svg']) {
    writeFileSync(join(dist, name), text);
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(dist, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(dist, 'index.html'), `<!doctype html><html><head></head><body>${text}</body></html>`);
  return dist;
};

const ask = (house: Playhouse, path: string, encodings: string, init: RequestInit = {}) =>
  fetch(`${house.url}${path}`, { ...init, headers: { 'Accept-Encoding': encodings, ...init.headers } });

test('scripts, styles, pictures, pages and JSON come as brotli or gzip, whichever is taken, or plain', async () => {
  const house = await Playhouse.open({ dist: built() });
  for (const path of ['/assets/page-abc.js', '/assets/page-abc.css', '/icon.svg', '/', '/api/shows']) {
    const plain = await ask(house, path, 'identity');
    expect([path, plain.headers.get('content-encoding')]).toEqual([path, null]);
    const body = await plain.text();
    for (const [asked, sent] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
    ] as const) {
      const answer = await ask(house, path, asked);
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, sent]);
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(answer.headers.get('content-type')?.toLowerCase()).toBe(plain.headers.get('content-type')?.toLowerCase());
      // Each answer about the shows suggests other prizes.
      const sentBody = await answer.text();
      if (path === '/api/shows') expect(JSON.parse(sentBody)).toHaveLength((JSON.parse(body) as unknown[]).length);
      else expect(sentBody).toBe(body);
    }
  }
});

test('no answer is compressed that may hold a secret beside what a stranger wrote', async () => {
  const house = await Playhouse.open({ dist: built() });
  const json = { 'Content-Type': 'application/json' };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(house, path, 'gzip, br', { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const opened = await post('/api/episodes', { show: 'lucky-numbers', name: 'A title of a stranger' });
  const made = (await opened.clone().json()) as { code: string; links: { host: string } };
  const token = made.links.host.split('#')[1] ?? '';
  expect(token).not.toBe('');
  const asHost = { Authorization: `Bearer ${token}` };
  const season = await post('/api/seasons', { name: 'a-season', show: 'lucky-numbers', title: 'Mine' });
  const answers = [
    opened,
    season,
    await post('/api/practice', { show: 'big-six', name: 'Ann', options: {} }),
    await ask(house, `/api/episodes/${made.code}/record`, 'gzip, br', { headers: asHost }),
    await post(`/api/episodes/${made.code}/host-link`, {}, asHost),
  ];
  for (const answer of answers) {
    expect([answer.url, answer.status]).toEqual([answer.url, answer.status < 300 ? answer.status : 'refused']);
    expect([answer.url, answer.headers.get('content-encoding')]).toEqual([answer.url, null]);
  }
});

const dist = join(import.meta.dirname, '../../dist');

test.runIf(existsSync(join(dist, 'assets')))('every text of the built pages has its copies', () => {
  const names = readdirSync(dist, { recursive: true }).map(String);
  const texts = names.filter(name => /\.(js|css|svg|html)$/.test(name));
  expect(texts.length).toBeGreaterThan(100);
  for (const name of texts) {
    const whole = readFileSync(join(dist, name));
    if (whole.length < 600) continue;
    expect(brotliDecompressSync(readFileSync(join(dist, `${name}.br`))).equals(whole), name).toBe(true);
    expect(gunzipSync(readFileSync(join(dist, `${name}.gz`))).equals(whole), name).toBe(true);
  }
});
