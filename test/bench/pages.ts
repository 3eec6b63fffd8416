/**
 * How soon a phone shows the join page: its largest paint on loopback with a processor four times slower, compared with a page
 * of one line. Also the bytes of each page, and its Lighthouse scores.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { createApp } from '../../server/app.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { openVault } from '../../server/vault.ts';
import { flags } from '../browser/chromium-flags.ts';
import { budgets, weightOf } from '../browser/weight.ts';
import { makeShow } from '../processes/make-show.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder, silent } from './house.ts';
import { lighthouseFigures } from './lighthouse.ts';

const root = join(import.meta.dirname, '../..');
const slowdown = 4;
const visits = 7;

const emptyPage = '<!doctype html><meta name="viewport" content="width=device-width"><title>x</title><h1>Boxcars</h1>';

/** Milliseconds from the start of a visit, with nothing in the cache, to its largest paint. */
const largestPaint = async (browser: Browser, url: string, ready: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  await page.route('**/empty-page', route => route.fulfill({ contentType: 'text/html', body: emptyPage }));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  await page.waitForSelector(ready);
  // A paint is reported some time after it happened.
  await page.waitForTimeout(500);
  const time = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
};

export const pages = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const app = await createApp({
      store: await openSqlite(folder),
      vault: openVault(folder),
      log: silent,
      host: '127.0.0.1',
      port: 0,
      dist: join(root, 'dist'),
    });
    const url = `http://127.0.0.1:${app.port}`;
    const made = await makeShow(url, { show: 'lucky-numbers' });
    const token = `#${made.token}`;
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...flags],
    });
    try {
      const [joins, empties]: [number[], number[]] = [[], []];
      for (let visit = 0; visit < visits; visit++) {
        empties.push(await largestPaint(browser, `${url}/empty-page`, 'h1'));
        joins.push(await largestPaint(browser, `${url}/e/${made.code}`, 'form input'));
      }
      const figures = [
        figure(
          'pages',
          'join page: largest paint',
          quantile(joins, 0.5),
          quantile(empties, 0.5),
          `ms, processor ${slowdown}× slower (empty page)`,
          'below 8',
        ),
      ];
      const weighed = [
        ['join', `/e/${made.code}`, 'form input', budgets.small],
        ['desk', `/e/${made.code}/host${token}`, '.desk .grid', budgets.small],
        ['verify', '/verify', 'main', budgets.small],
        ['television', `/e/${made.code}/tv`, '.dice-pane[data-dice="canvas"]', budgets.stage],
      ] as const;
      for (const [name, path, ready, budget] of weighed)
        figures.push(
          figure(
            'pages',
            `${name}: weight`,
            await weightOf(browser, `${url}${path}`, ready),
            budget,
            'bytes as sent (budget)',
            'below 1',
          ),
        );
      figures.push(...(await lighthouseFigures(url)));
      return figures;
    } finally {
      await browser.close();
      await app.close();
    }
  });
