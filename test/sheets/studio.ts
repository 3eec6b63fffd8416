/** The real pages over moments instead of a server: Vite serves them, wire.ts feeds them. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { oneLanguage } from '../../client/one-language.ts';
import { leanSdk } from '../../client/wire/lean-sdk.ts';
import type { Moment } from './moments.ts';

const root = join(import.meta.dirname, '../..');

const inPlaceOfTheWire: Plugin = {
  name: 'moments',
  enforce: 'pre',
  resolveId(source) {
    return source.endsWith('parts/hooks.ts') ? join(import.meta.dirname, 'wire.ts') : null;
  },
  configureServer(server) {
    const script = `/@fs${join(import.meta.dirname, 'empty-stage.ts')}`;
    server.middlewares.use('/empty-stage', (_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><body style="margin:0"><script type="module" src="${script}"></script>`);
    });
  },
};

export interface PictureStudio {
  readonly url: string;
  close(): Promise<void>;
}

export const openStudio = async (): Promise<PictureStudio> => {
  const server: ViteDevServer = await createServer({
    configFile: false,
    root: join(root, 'client'),
    cacheDir: join(root, '.cache/vite-pictures'),
    plugins: [
      inPlaceOfTheWire,
      oneLanguage(process.env.BOXCARS_LANGUAGE ?? 'en'),
      leanSdk(join(root, 'client/wire/message-pack.ts')),
    ],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    },
    optimizeDeps: {
      include: ['preact', 'preact/hooks', '@preact/signals', 'pixi.js', 'pixi.js/unsafe-eval', 'lean-qr', 'zzfx'],
    },
    logLevel: 'error',
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || typeof address !== 'object') throw new Error('the pictures have no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

/** The pages of a show by name; `seat` counts from 0. */
export const addressOf = (page: 'tv' | 'watch' | 'host' | 'play' | `overlay/${string}`, seat = 0): string =>
  page === 'play' ? `/e/K7QM4XRB?seat=${seat}` : `/e/K7QM4XRB/${page}`;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ShownPage {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Puts a moment on, and waits until nothing moves any more. */
  show(moment: Moment): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a page; it shows nothing before its first moment. `calm`: motion is reduced, so that pictures show the end of it.
 */
export const openPage = async (browser: Browser, url: string, size: Size, { calm = true } = {}): Promise<ShownPage> => {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: calm ? 'reduce' : 'no-preference',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  let options: unknown = {};
  await page.route('**/api/**', route =>
    /record/.test(route.request().url())
      ? route.fulfill({ json: { options, pack: {} } })
      : route.fulfill({ status: 404, json: {} }),
  );
  await page.goto(url);
  await page.waitForFunction(() => 'showMoment' in globalThis, undefined, { timeout: 60_000 });
  return {
    page,
    complaints,
    async show(moment) {
      options = moment.options;
      await page.evaluate(
        next => (globalThis as unknown as { showMoment(next: unknown): void }).showMoment(next),
        moment as never,
      );
      const staged = /\/(tv|watch|overlay)/.test(new URL(url).pathname);
      await settled(page, staged ? `${moment.view.show}/${moment.view.act}` : '');
    },
    close: () => context.close(),
  };
};

/** Until the page has what it needs, and everything that ends has ended. */
/** `act`: that of the stage, "" where there is none. */
const settled = async (page: Page, act: string): Promise<void> => {
  await page.waitForFunction(
    wanted => {
      const loading = document.querySelector('.curtain, .desk-loading') !== null;
      const stage = document.querySelector<HTMLElement>('.stage');
      return !loading && (wanted === '' || (stage?.dataset.busy === 'no' && stage.dataset.act === wanted));
    },
    act,
    { timeout: 60_000 },
  );
  // A font that is first needed now is on its way; the fallback is not what people see.
  await page.waitForFunction(() => document.fonts.status === 'loaded', undefined, { timeout: 60_000 });
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          one => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    undefined,
    { timeout: 60_000 },
  );
  await page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
};
