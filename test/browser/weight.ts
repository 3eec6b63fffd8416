import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { dist } from './studio-pages.ts';

/** Most that pages may weigh: bytes of scripts and styles as they are sent, in brotli (docs/architecture.md). */
export const budgets = { small: 80_000, stage: 300_000 } as const;

/** Most that may be sent in all, with headers, letters, pictures and answers: until a player can act, and until a television plays. */
export const sentBudgets = { act: 90_000, play: 300_000 } as const;

/**
 * Counts what is sent from now on, as it goes over the wire: of all requests, or of those made before `ready` was there. Letters
 * that the thing itself asks for as it is painted come later.
 */
export const counting = async (page: Page, ready = ''): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  /** When each was made, in seconds since 1970. */
  const made = new Map<string, number>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => void made.set(requestId, wallTime));
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void bytes.set(requestId, encodedDataLength),
  );
  await page.addInitScript(selector => {
    if (selector === '') return;
    const look = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      Object.assign(window, { readySince: (performance.timeOrigin + performance.now()) / 1000 });
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
  }, ready);
  return async () => {
    await page.waitForLoadState('networkidle');
    const until = ready === '' ? Infinity : await page.evaluate(() => Reflect.get(window, 'readySince') as number);
    return [...made].reduce((sum, [id, at]) => sum + (at <= until ? (bytes.get(id) ?? 0) : 0), 0);
  };
};

/** What each file weighs, by its name, which follows from what it holds: many pages fetch the same ones. */
const weights = new Map<string, number>();

/** Weighs what a page fetches from now on: bytes of scripts and styles until nothing comes any more, in brotli one by one. */
export const weighing = (page: Page): (() => Promise<number>) => {
  const sizes: Promise<number>[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname)) return;
    const weigh = (body: Buffer) => {
      // The build has compressed all but the smallest.
      const sent = statSync(join(dist, `${pathname}.br`), { throwIfNoEntry: false })?.size;
      const bytes = weights.get(pathname) ?? sent ?? brotliCompressSync(body).byteLength;
      weights.set(pathname, bytes);
      return bytes;
    };
    sizes.push(response.body().then(weigh, () => 0));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
};

/** The weight of a page that nobody has visited before. */
export const weightOf = async (browser: Browser, url: string, ready: string): Promise<number> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const weight = weighing(page);
    await page.goto(url);
    await page.waitForSelector(ready, { state: 'attached' });
    return await weight();
  } finally {
    await context.close();
  }
};
