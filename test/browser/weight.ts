import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** Most that pages may weigh, bytes of scripts and styles gzipped (design.md 7). */
export const budgets = { small: 80_000, stage: 300_000 } as const;

/** Bytes of scripts and styles that a page fetches until it stands, gzipped one by one. */
export const weightOf = async (browser: Browser, url: string, ready: string): Promise<number> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', response => {
      if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
      sizes.push(
        response.body().then(
          body => gzipSync(body).byteLength,
          () => 0,
        ),
      );
    });
    await page.goto(url);
    await page.waitForSelector(ready, { state: 'attached' });
    await page.waitForLoadState('networkidle');
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await context.close();
  }
};
