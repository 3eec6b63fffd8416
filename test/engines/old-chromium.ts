/**
 * Chromiums from the years of the oldest supported browsers (.browserslistrc), as packages in the npm registry. Each is driven
 * over its debugging port, because today's tools need a newer protocol.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { WebSocket } from 'ws';
import { type Launcher, sizes, type Tab } from './engine.ts';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '../../.cache/old-chromiums');

/** By version of Chromium. What runs it: televisions of these years and OBS. */
const packages = {
  80: 'chrome-aws-lambda@2.1.1',
  85: 'chrome-aws-lambda@5.2.1',
  88: 'chrome-aws-lambda@5.5.0',
  92: 'chrome-aws-lambda@10.1.0',
  103: '@sparticuz/chromium@103.0.0',
  106: '@sparticuz/chromium@106.0.2',
} as const;

type OldVersion = keyof typeof packages;

/** Returns the folder in which `chromium` lies; fetched once. */
const provide = async (version: OldVersion): Promise<string> => {
  const folder = join(cache, String(version));
  if (existsSync(join(folder, 'chromium'))) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'fetching-'));
  await run('npm', ['pack', '--silent', '--pack-destination', work, packages[version]]);
  const archive = (await readdir(work)).find(name => name.endsWith('.tgz')) ?? '';
  await run('tar', ['xzf', join(work, archive), '-C', work]);
  const packed = join(work, 'package/bin');
  const made = join(work, 'made');
  mkdirSync(join(made, 'swiftshader'), { recursive: true });
  const unpack = (from: string, to: string) =>
    pipeline(createReadStream(join(packed, from)), createBrotliDecompress(), createWriteStream(to));
  await unpack('chromium.br', join(made, 'chromium'));
  await chmod(join(made, 'chromium'), 0o755);
  await unpack('swiftshader.tar.br', join(work, 'gl.tar'));
  // Older ones look for them in a folder of their own.
  for (const to of [made, join(made, 'swiftshader')]) await run('tar', ['xf', join(work, 'gl.tar'), '-C', to]);
  if (!existsSync(folder)) renameSync(made, folder);
  await rm(work, { recursive: true, force: true });
  return folder;
};

interface Message {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** As a finger does it, but for what may lie above: these drivers know no better. */
const clicking = (selector: string) =>
  `(() => {
    const found = document.querySelector(${JSON.stringify(selector)});
    if (found === null) throw new Error('nothing to click');
    found.click();
  })()`;

/** Types as a person does: the page hears of it. */
const typing = (selector: string, text: string) =>
  `(() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`;

/** A page of an old Chromium. */
class OldPage implements Tab {
  readonly #send: (method: string, params?: object) => Promise<Record<string, unknown>>;

  constructor(send: (method: string, params?: object) => Promise<Record<string, unknown>>) {
    this.#send = send;
  }

  async open(width: number, height: number): Promise<void> {
    await this.#send('Runtime.enable');
    await this.#send('Page.enable');
    await this.#send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
  }

  async reload(): Promise<void> {
    await this.#send('Page.reload');
  }

  async click(selector: string): Promise<void> {
    await this.evaluate(clicking(selector));
  }

  async type(selector: string, text: string): Promise<void> {
    await this.evaluate(typing(selector, text));
  }

  /** The value of an expression; promises are waited for. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = (await this.#send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { readonly result?: { readonly value?: T }; readonly exceptionDetails?: { readonly text: string } };
    if (exceptionDetails !== undefined) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result?.value as T;
  }

  async picture(file: string): Promise<void> {
    const { data } = await this.#send('Page.captureScreenshot', { format: 'png' });
    await writeFile(file, String(data), 'base64');
  }
}

class OldChromium {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #asked = 0;

  static async start(version: OldVersion): Promise<OldChromium> {
    const folder = await provide(version);
    const profile = mkdtempSync(join(tmpdir(), 'boxcars-old-'));
    const child = spawn(
      join(folder, 'chromium'),
      [
        '--headless',
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--no-zygote',
        '--use-gl=swiftshader',
        '--ignore-gpu-blocklist',
        '--ignore-gpu-blacklist',
        '--mute-audio',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        'about:blank',
      ],
      { cwd: folder, env: { ...process.env, LD_LIBRARY_PATH: folder }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stderr?.on('data', bytes => {
        output += String(bytes);
        const found = /ws:\/\/[^\s]+/.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`Chromium ${version} did not start: ${output.slice(-500)}`)));
    });
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new OldChromium(child, profile, socket);
  }

  private constructor(child: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = child;
    this.#profile = profile;
    this.#socket = socket;
    socket.on('message', data => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    });
  }

  #send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    this.#asked += 1;
    const id = this.#asked;
    this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) => {
        this.#waiting.delete(id);
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(`${method}: ${error.message}`));
      });
    });
  }

  /** In a context of its own, as if on another device. */
  async page(width: number, height: number): Promise<OldPage> {
    const { browserContextId } = await this.#send('Target.createBrowserContext');
    const { targetId } = await this.#send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.#send('Target.attachToTarget', { targetId, flatten: true });
    const page = new OldPage((method, params) => this.#send(method, params, String(sessionId)));
    await page.open(width, height);
    return page;
  }

  async close(): Promise<void> {
    const ended = new Promise(resolve => this.#process.once('exit', resolve));
    this.#socket.close();
    this.#process.kill('SIGKILL');
    await ended;
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

export const launchOld =
  (version: OldVersion): Launcher =>
  async () => {
    const chromium = await OldChromium.start(version);
    return {
      name: `Chromium-${version}`,
      open: size => chromium.page(...sizes[size]),
      close: () => chromium.close(),
    };
  };
