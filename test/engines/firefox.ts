/** Firefox, over WebDriver BiDi, by Puppeteer. */
import { launch, type Page, ProtocolError } from 'puppeteer-core';
import { type Launcher, sizes } from './engine.ts';
import { openScreen } from './screen.ts';

/** Puppeteer turns the screen as well, for which ESR 140 has no command: the size holds there, too. */
const resize = async (page: Page, [width, height]: readonly [number, number]): Promise<void> => {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    const unknown = error instanceof ProtocolError && error.message.includes('unknown command emulation.');
    if (!unknown) throw error;
    await page.waitForFunction(`innerWidth === ${width} && innerHeight === ${height}`);
  }
};

export const launchFirefox: Launcher = async ({ webgl, language = 'en-US' }) => {
  const screen = await openScreen();
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      // Drawn in software, which it takes for too slow by itself.
      'webgl.force-enabled': webgl,
      'webgl.disabled': !webgl,
      'intl.accept_languages': language,
    },
  }).catch(error => {
    screen.close();
    throw error;
  });
  return {
    name: 'Firefox',
    async open(size) {
      const page = await browser.newPage();
      await resize(page, sizes[size]);
      /** Tabs at the back get neither frames nor timers in time. */
      const front = () => page.bringToFront();
      return {
        async goto(address) {
          await front();
          await page.goto(address);
        },
        async reload() {
          await front();
          await page.reload();
        },
        evaluate: expression => page.evaluate(expression) as Promise<never>,
        async click(selector) {
          await front();
          await page.click(selector);
        },
        async type(selector, text) {
          await front();
          await page.click(selector);
          await page.keyboard.type(text);
        },
        async picture(path) {
          await front();
          await page.screenshot({ path: path as `${string}.png` });
        },
      };
    },
    async close() {
      await browser.close();
      screen.close();
    },
  };
};
