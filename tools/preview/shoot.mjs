/**
 * Screenshots of the stage preview, as PNG files in pictures/stage/: `node tools/preview/shoot.mjs [SCENE…] [--sizes
 * 1920x1080,…]`. A scene in which something happens is taken again afterwards. `--throw SCENE` takes a throw as a row of
 * frames, `--stride` milliseconds apart. `--dice` takes the skins. Exits with 1 if the page logged an error or a text is cut
 * off.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const args = process.argv.slice(2);
const option = name => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const sizes = (option('--sizes') ?? '1920x1080,1280x720,390x844').split(',');
const thrown = option('--throw');
/** Milliseconds between two frames of a throw. */
const stride = Number(option('--stride') ?? 90);
const diceOnly = args.includes('--dice');
const chosen = args.filter(arg => !arg.startsWith('--'));

const out = fileURLToPath(new URL('../../pictures/stage/', import.meta.url));
mkdirSync(out, { recursive: true });

const server = await createServer({
  configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  logLevel: 'error',
});
await server.listen();
const origin = `http://127.0.0.1:${server.httpServer.address().port}/stage.html`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: '--no-sandbox --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run --use-angle=swiftshader --enable-unsafe-swiftshader'.split(
    ' ',
  ),
});

const complaints = [];

const open = async (query, size) => {
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('pageerror', error => complaints.push(`${query} ${size}: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error' && !/favicon|404/.test(message.text()))
      complaints.push(`${query} ${size}: ${message.text()}`);
  });
  if (thrown !== undefined) await page.clock.install();
  await page.goto(`${origin}?${query}`);
  await page.waitForSelector('canvas, .dom-dice', { state: 'attached', timeout: 60_000 }).catch(error => {
    throw new Error(`${query} ${size}: no stage; ${complaints.join('; ')}`, { cause: error });
  });
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page;
};

/** Resolves when every animation that ends has ended. */
const settled = page =>
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          one => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    undefined,
    { timeout: 60_000 },
  );

/** Texts that do not fit their box, except for those with an ellipsis. */
const cut = page =>
  page.evaluate(() => {
    const bad = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        !node.textContent.trim() ||
        ['STYLE', 'SCRIPT'].includes(element.tagName) ||
        element.closest('.for-readers, svg')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const text = node.textContent.trim().slice(0, 40);
      if (box.width === 0) continue;
      if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1)
        bad.push(`off the screen: ${text}`);
      for (let around = element; around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflow === 'visible' || style.textOverflow === 'ellipsis') continue;
        const frame = around.getBoundingClientRect();
        if (box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + 6)
          bad.push(`cut: ${text}`);
        break;
      }
    }
    return bad;
  });

const shoot = async (page, name) => {
  for (const one of await cut(page)) complaints.push(`${name}: ${one}`);
  await page.screenshot({ path: `${out}${name}.png`, timeout: 120_000 });
  process.stdout.write(`${name}.png\n`);
};

if (diceOnly) {
  const page = await open('dice=&faces=54', '1600x820');
  await page.screenshot({ path: `${out}dice.png` });
} else if (thrown !== undefined) {
  const page = await open(`scene=${thrown}`, sizes[0]);
  const pictures = [];
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(() => globalThis.step());
  for (let frame = 0; frame < 20; frame++) {
    await page.clock.runFor(frame === 0 ? 20 : stride);
    pictures.push((await page.screenshot({ type: 'jpeg', quality: 85, timeout: 120_000 })).toString('base64'));
  }
  const sheet = await browser.newPage({ viewport: { width: 1920, height: 1350 } });
  await sheet.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:repeat(4,480px)">${pictures.map(one => `<img width="480" src="data:image/jpeg;base64,${one}">`).join('')}`,
  );
  await sheet.screenshot({ path: `${out}throw-${thrown}.png`, fullPage: true });
} else {
  const first = await open('scene=lucky-numbers', '640x360');
  const scenes = chosen.length > 0 ? chosen : await first.evaluate(() => globalThis.scenes);
  await first.close();
  for (const scene of scenes) {
    for (const size of sizes) {
      const page = await open(`scene=${scene}`, size);
      await shoot(page, `${scene}-${size}`);
      const more = await page.evaluate(() => globalThis.step());
      if (more) {
        // The page draws before it acts, so the stage gets busy a frame or two later.
        await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 100))));
        await page.waitForFunction(() => !globalThis.idle(), undefined, { timeout: 2000 }).catch(() => undefined);
        await page.waitForFunction(() => globalThis.idle(), undefined, { timeout: 60_000 });
        await settled(page);
        await shoot(page, `${scene}-then-${size}`);
      }
      await page.close();
    }
  }
}
await browser.close();
await server.close();
for (const one of complaints) process.stderr.write(`${one}\n`);
process.exit(complaints.length > 0 ? 1 : 0);
