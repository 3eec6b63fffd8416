/**
 * `npm run pictures -- --motion EPISODE:ENTRY[-ENTRY] …`: how the television acts out entries of a golden episode, as frames in a
 * row on sheets in pictures/. The page runs at a fifth of its pace, so that frames stand evenly however slowly they are
 * painted. A frame that is the same as the one before it is left out of the sheet. `--seconds` how long, `--stride` milliseconds
 * between frames, both by the page's clock; after the last entry of a show comes its ceremony; `--on watch`, `play`, `play1` (the phone of seat 1) or `host` another page; `--size
 * 320x568` another size; `--names Ann,Ben` what the seats are called; `--to FILE` where the sheet is put; `--film` keeps the frames
 * as numbered files too; `--left 20` a clock that has so many seconds left; `--check` says which texts are cut or break on the way; `--webp FILE` makes a moving picture of them, with ffmpeg. The one in README:
 * `npm run pictures -- --motion lucky-numbers:26 --pace 0.04 --stride 50 --seconds 6.8 --names Ann,Ben --webp docs/pictures/landing.webp`
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCues } from '../../shared/engine/mirror-read.ts';
import { layoutFaults } from '../../test/browser/layout.ts';
import { readAsked } from './asked.ts';
import { goldenMoments, type Moment, timed } from './moments.ts';
import { ended } from './room-states.ts';
import { addressOf, openBrowser, openPage, openStudio, showOn } from './studio.ts';

const gallery = join(import.meta.dirname, '../../pictures');

const { values: asked, positionals: wanted } = readAsked(import.meta.filename, {
  motion: { type: 'boolean' },
  seconds: { type: 'string', default: '5' },
  stride: { type: 'string', default: '150' },
  on: { type: 'string', default: 'tv' },
  size: { type: 'string', default: '' },
  pace: { type: 'string', default: '0.2' },
  film: { type: 'boolean', default: false },
  webp: { type: 'string', default: '' },
  names: { type: 'string', default: '' },
  left: { type: 'string', default: '0' },
  to: { type: 'string', default: '' },
  check: { type: 'boolean', default: false },
});

/** So much of its pace the page has. */
const pace = Number(asked.pace);
const stride = Number(asked.stride);
const phone = { width: 390, height: 844 };
const [, page = 'tv', seat = '0'] = /^(tv|watch|play|host|overlay\/[a-z-]+)(\d?)$/.exec(asked.on) ?? [];
const on = page as Parameters<typeof addressOf>[0];
const [, width, height] = /^(\d+)x(\d+)$/.exec(asked.size) ?? [];
const size =
  width !== undefined && height !== undefined
    ? { width: Number(width), height: Number(height) }
    : on === 'tv' || on === 'host' || on.startsWith('overlay')
      ? { width: 1280, height: 720 }
      : phone;

/** Names of a film's frames, as ffmpeg counts them. */
const frameFile = (number: number) => join(gallery, `film-${String(number).padStart(4, '0')}.jpg`);

/** A moving picture of the frames, which goes round for ever; small enough for a README. */
const makeWebp = (file: string, frames: number): void => {
  mkdirSync(dirname(file), { recursive: true });
  const film = ['-framerate', String(1000 / stride), '-start_number', '1', '-i', join(gallery, 'film-%04d.jpg')];
  const small = [
    '-vf',
    'scale=800:-2:flags=lanczos',
    '-c:v',
    'libwebp_anim',
    '-quality',
    '62',
    '-compression_level',
    '6',
  ];
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...film,
    '-frames:v',
    String(frames),
    ...small,
    '-loop',
    '0',
    file,
  ]);
  for (let frame = 1; frame <= frames; frame++) rmSync(frameFile(frame));
  console.log(file);
};

const names = asked.names.split(',').filter(name => name !== '');

/** The same moment with other people. */
const named = (moment: Moment): Moment =>
  JSON.parse(
    names.reduce((text, name, seat) => text.replaceAll(`Seat ${seat}`, name), JSON.stringify(moment)),
  ) as Moment;

/** What happened before needs no telling. */
const untimed = (moment: Moment): Moment => {
  const { time: _, ...frame } = readCues(moment.shell);
  return { ...moment, shell: { ...moment.shell, cues: JSON.stringify(frame) } };
};

/** Timers, frames and the clock of a page that has been opened run slower from here on. */
const slowDown = (part: number) => {
  const { now } = performance;
  const start = now.call(performance);
  const date = Date.now;
  const day = date();
  Date.now = () => Math.round(day + (date() - day) * part);
  const { setTimeout: timer, requestAnimationFrame: frame } = globalThis;
  performance.now = () => start + (now.call(performance) - start) * part;
  globalThis.setTimeout = ((done: () => void, wait = 0) => timer(done, wait / part)) as typeof setTimeout;
  globalThis.requestAnimationFrame = done => frame(() => done(performance.now()));
};

mkdirSync(gallery, { recursive: true });
const [studio, browser] = await Promise.all([openStudio(), openBrowser()]);
for (const one of wanted) {
  const [name = '', entries = ''] = one.split(':');
  const [from = 1, to = from] = entries.split('-').map(Number);
  // As a television shows it: with its whole ceremonies.
  const moments = timed(goldenMoments(name)).map(named);
  const shown = await openPage(browser, `${studio.url}${addressOf(on, Number(seat))}`, size, { calm: false });
  const { page } = shown;
  const before = moments[from - 1];
  if (before === undefined) throw new Error(`${name} has ${moments.length - 1} entries`);
  const deadline = Number(asked.left) * 1000 + (await page.evaluate(() => Date.now()));
  const clocked = (moment: Moment): Moment =>
    asked.left === '0' ? moment : { ...moment, shell: { ...moment.shell, deadline } };
  await shown.show(untimed(clocked(before)));
  // A page that has been open for a while has its dice in space.
  await page.waitForSelector('[data-dice=coming]', { state: 'detached' });
  await page.evaluate(slowDown, pace);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: pace });
  const frames: { readonly at: number; readonly data: string }[] = [];
  const start = performance.now();
  const passed = () => (performance.now() - start) * pace;
  for (const moment of moments.slice(from, to + 1)) {
    const now = await page.evaluate(() => Date.now());
    await showOn(page, ended(name, clocked(moment), now));
  }
  for (let next = 0; next <= Number(asked.seconds) * 1000; next = Math.max(next + stride, passed())) {
    await new Promise(resolve => setTimeout(resolve, Math.max(0, next - passed()) / pace));
    const at = Math.round(passed());
    const picture = await page.screenshot({ type: 'jpeg', quality: asked.webp === '' ? 82 : 95, timeout: 120_000 });
    frames.push({ at, data: picture.toString('base64') });
    // What moves may pass over something else.
    const faults = asked.check ? await layoutFaults(page, { scroll: on === 'tv' ? 'none' : 'down' }) : [];
    for (const fault of faults.filter(fault => /^(cut|breaks|off the side|the stamp)/.test(fault)))
      console.log(`${one} on ${asked.on} at ${at} ms: ${fault}`);
    if (asked.film || asked.webp !== '') writeFileSync(frameFile(frames.length), picture);
  }
  if (asked.webp !== '') makeWebp(asked.webp, frames.length);
  for (const complaint of shown.complaints) console.error(`${one}: ${complaint}`);
  await shown.close();
  const [width, perSheet] = size.width < size.height ? [236, 24] : [480, 28];
  const moved = frames.filter(({ data }, i) => data !== frames[i - 1]?.data);
  const file = asked.to === '' ? join(gallery, `motion-${name}-${entries}-${asked.on}.png`) : asked.to;
  // Larger ones are too small to look at.
  for (let part = 0; part * perSheet < moved.length; part++) {
    const sheet = await browser.newPage({ viewport: { width: 1960, height: 400 } });
    await sheet.setContent(
      `<style>body{margin:8px;background:#777;font:15px sans-serif;display:flex;flex-wrap:wrap;gap:4px}figure{margin:0}</style>${moved
        .slice(part * perSheet, (part + 1) * perSheet)
        .map(
          ({ at, data }) =>
            `<figure><img width="${width}" src="data:image;base64,${data}"><figcaption>${at} ms</figcaption></figure>`,
        )
        .join('')}`,
    );
    const path = moved.length > perSheet ? file.replace(/\.png$/, `-${part + 1}.png`) : file;
    await sheet.screenshot({ path, fullPage: true });
    await sheet.close();
    console.log(path);
  }
}
await browser.close();
await studio.close();
