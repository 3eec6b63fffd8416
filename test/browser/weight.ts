import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** Most that pages may weigh: bytes of scripts and styles as they are sent, in brotli (design.md 7). */
export const budgets = { small: 80_000, stage: 300_000 } as const;

/** Weighs what a page fetches from now on: bytes of scripts and styles until nothing comes any more, in brotli one by one. */
export const weighing = (page: Page): (() => Promise<number>) => {
  const sizes: Promise<number>[] = [];
  page.on('response', response => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    sizes.push(
      response.body().then(
        body => brotliCompressSync(body).byteLength,
        () => 0,
      ),
    );
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
