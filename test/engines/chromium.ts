/** Chromium, by Playwright. */
import { chromium } from 'playwright-core';
import { flags } from '../browser/chromium-flags.ts';
import { plainDice } from '../browser/evening.ts';
import { type Launcher, sizes } from './engine.ts';

export const launchChromium: Launcher = async ({ webgl, language = 'en-US' }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...flags, ...(webgl ? [] : plainDice)],
  });
  return {
    name: 'Chromium',
    async open(size) {
      const [width, height] = sizes[size];
      const context = await browser.newContext({ viewport: { width, height }, locale: language });
      const page = await context.newPage();
      return {
        goto: async address => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        evaluate: expression => page.evaluate(expression),
        click: selector => page.click(selector, { timeout: 2000 }),
        // A click is tried again by whoever asked for it; what is typed is typed once.
        async type(selector, text) {
          await page.click(selector);
          await page.keyboard.type(text);
        },
        picture: async path => void (await page.screenshot({ path })),
      };
    },
    close: () => browser.close(),
  };
};
