/** Real pages in real Chromium at a real server: what a whole show is watched with. */
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { flags } from './chromium-flags.ts';

export const root = join(import.meta.dirname, '../..');

/** The pages as `npm test` has built them, or those of another build. */
export const dist = process.env.BOXCARS_PAGES ?? join(root, 'dist');

/** A name that is not localhost and has no certificate: no secure context helps the pages (docs/architecture.md). */
export const plainHost = 'boxcars.test';

const sizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
  tv: { width: 1920, height: 1080 },
  smallTv: { width: 1280, height: 720 },
} as const;

/** Pages come in English and by this clock, whatever the machine's own are, and move no more than they must. */
export const somewhere = { locale: 'en-US', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' } as const;

/** `more`: further flags of Chromium. */
export const openBrowser = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...flags, ...more, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
  });

/**
 * What axe finds wrong with a page, in the page itself: no other is opened for it, and only what is wrong is described.
 * It is asked when everything that enters is there, since what fades in does not have its colours yet.
 */
export const violations = async (page: Page) => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  return (
    await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
  ).violations;
};

/** One page, everything its sockets and its questions to the server brought, and everything it complained about. */
export class Screen {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[] = [];
  readonly #frames: Buffer[] = [];

  static async open(browser: Browser, name: string, size: keyof typeof sizes, { calm = true } = {}): Promise<Screen> {
    const context = await browser.newContext({
      viewport: sizes[size],
      ...somewhere,
      hasTouch: size === 'phone',
      isMobile: size === 'phone',
      ...(calm ? {} : { reducedMotion: 'no-preference' as const }),
    });
    onTestFinished(() => context.close());
    return new Screen(name, context, await context.newPage());
  }

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    page.setDefaultTimeout(30_000);
    page.on('console', message => {
      if (message.type() === 'error') this.complaints.push(`${name}: ${message.text()}`);
    });
    page.on('pageerror', error => this.complaints.push(`${name}: ${error.message}`));
    page.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) => this.#frames.push(Buffer.from(payload)));
    });
    page.on('response', response => {
      if (!response.headers()['content-type']?.startsWith('application/json')) return;
      // A page that has gone on takes its answers with it.
      void response.body().then(
        body => this.#frames.push(body),
        () => {},
      );
    });
  }

  /** Whether anything received so far holds this text, in the encodings a patch or a message may use. */
  hasReceived(text: string): boolean {
    return this.#frames.some(frame => frame.includes(text, 0, 'utf8') || frame.includes(text, 0, 'utf16le'));
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor({ state: 'attached' });
  }

  /** Everything that the page says, to the eye and to a screen reader. */
  async text(): Promise<string> {
    return this.page
      .locator('body')
      .evaluate(body =>
        [
          body.textContent,
          ...[...body.querySelectorAll('[aria-label]')].map(item => item.getAttribute('aria-label')),
        ].join(' '),
      );
  }

  /** Axe finds nothing seriously wrong. */
  async passesAxe(): Promise<void> {
    const serious = (await violations(this.page)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${this.name}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  }
}
