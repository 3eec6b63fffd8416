/** WebKitGTK's MiniBrowser, over WebDriver, by Selenium, in a screen that nobody sees. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { ownPort } from '../processes/own-port.ts';
import { type Launcher, sizes } from './engine.ts';
import { openScreen } from './screen.ts';

const library = '/usr/lib';

/** The browser lies beside the library that it shows: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
const miniBrowser = (): string => {
  for (const triplet of readdirSync(library).filter(name => name.endsWith('-linux-gnu'))) {
    for (const version of readdirSync(join(library, triplet)).filter(name => /^webkit(2gtk|gtk)-/.test(name))) {
      const path = join(library, triplet, version, 'MiniBrowser');
      if (existsSync(path)) return path;
    }
  }
  throw new Error('WebKitGTK has no MiniBrowser here');
};

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

export const launchWebKit: Launcher = async ({ webgl, language = 'en-US' }) => {
  const screen = await openScreen();
  const port = await ownPort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Painted layer by layer, a page takes twice the time on a processor. Dice are drawn with WebGL either way.
      ...(process.env.LONG === undefined && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
      LANGUAGE: language.replace('-', '_'),
      LANG: 'C.UTF-8',
    },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    screen.close();
  };
  let driver: WebDriver;
  try {
    while (!(await answers(url))) await new Promise(resolve => setTimeout(resolve, 50));
    driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', ...(webgl ? [] : ['--enable-webgl=false'])],
        },
      })
      .build();
  } catch (error) {
    stop();
    throw error;
  }
  let first = true;
  let busy: Promise<unknown> = Promise.resolve();
  /** One window at a time is spoken to, so two tabs wait for each other. */
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const done = busy.then(work);
    busy = done.catch(() => undefined);
    return done;
  };
  return {
    name: 'WebKitGTK',
    async open(size) {
      const [width, height] = sizes[size];
      const handle = await alone(async () => {
        if (!first) await driver.switchTo().newWindow('window');
        first = false;
        await driver
          .manage()
          .window()
          .setRect({ width, height: height + 40 });
        return driver.getWindowHandle();
      });
      const here = <T>(work: () => Promise<T>): Promise<T> =>
        alone(async () => {
          await driver.switchTo().window(handle);
          return work();
        });
      return {
        goto: address => here(() => driver.get(address)),
        reload: () => here(() => driver.navigate().refresh()),
        evaluate: expression => here(() => driver.executeScript(`return (${expression})`)),
        click: selector => here(() => driver.findElement(By.css(selector)).click()),
        type: (selector, text) => here(() => driver.findElement(By.css(selector)).sendKeys(text)),
        picture: path => here(async () => writeFileSync(path, await driver.takeScreenshot(), 'base64')),
      };
    },
    async close() {
      await driver.quit().catch(() => undefined);
      stop();
    },
  };
};
