/**
 * `npm run sounds [-- SHOW …]` writes WAV files to sounds/: everything that each show's band plays, the sounds of the audience
 * and the props, and a table of their figures. `--only PIECE` renders one piece, `--combo` the phones' version. If ffmpeg is
 * present, its own measure is in the table too.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pieceNames } from '../../client/sound/score.ts';
import { readAsked } from './asked.ts';
import type { Figures, Hearing } from './hearing.ts';
import { openBrowser, openStudio } from './studio.ts';

const gallery = join(import.meta.dirname, '../../sounds');
const { values: asked, positionals: wanted } = readAsked(import.meta.filename, {
  only: { type: 'string', default: '' },
  combo: { type: 'boolean', default: false },
});
const crowds = ['murmur', 'gasp', 'sigh', 'applause', 'ovation'] as const;

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** What ffmpeg finds of a file: LUFS and decibels of true peak. */
const measured = (file: string): string => {
  if (!hasFfmpeg) return '';
  const args = ['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'];
  const { stderr } = spawnSync('ffmpeg', args);
  const summary = String(stderr).split('Summary:')[1] ?? '';
  const [, lufs = '?'] = /I:\s+(\S+) LUFS/.exec(summary) ?? [];
  const [, peak = '?'] = /Peak:\s+(\S+) dBFS/.exec(summary) ?? [];
  return ` | ffmpeg ${lufs} LUFS, ${peak} dBTP`;
};

const writeSheet = (folder: string, one: Figures) => {
  const file = join(gallery, folder, `${one.name}.wav`);
  mkdirSync(join(gallery, folder), { recursive: true });
  writeFileSync(file, Buffer.from(one.wav, 'base64'));
  const { seconds, lufs, truePeak, begins, ends, seam, holes, thins } = one;
  console.log(
    `${folder}/${one.name}`.padEnd(28),
    `${seconds.toFixed(2)} s, ${lufs.toFixed(1)} LUFS, ${truePeak.toFixed(1)} dBTP`,
    `thins ${thins.toFixed(1)}, edges ${begins.toFixed(4)} ${ends.toFixed(4)}, seam ${seam.toFixed(2)}, holes [${holes.join(' ')}]${measured(file)}`,
  );
};

const [studio, browser] = await Promise.all([openStudio(), openBrowser()]);
try {
  const page = await browser.newPage();
  page.on('pageerror', error => console.error(error));
  await page.goto(`${studio.url}/hearing`);
  await page.waitForFunction(() => 'hearing' in globalThis, undefined, { timeout: 120_000 });
  const scores = await page.evaluate(() => (globalThis as unknown as { hearing: Hearing }).hearing.scores());
  for (const [show, look] of scores) {
    const folder = look === show ? show : look === 'hot-dice' ? show : look;
    if (wanted.length > 0 && !wanted.includes(folder)) continue;
    for (const name of pieceNames) {
      if (asked.only !== '' && asked.only !== name) continue;
      const one = await page.evaluate(
        ([show, look, name, combo]) =>
          (globalThis as unknown as { hearing: Hearing }).hearing.hearPiece(show, look, name, true, combo),
        [show, look, name, asked.combo] as const,
      );
      writeSheet(asked.combo ? `${folder}-combo` : folder, one);
    }
  }
  if (wanted.length === 0 || wanted.includes('crowd')) {
    for (const name of crowds)
      writeSheet(
        'crowd',
        await page.evaluate(
          name => (globalThis as unknown as { hearing: Hearing }).hearing.hearCrowd(name, true),
          name,
        ),
      );
    const all = await page.evaluate(() => (globalThis as unknown as { hearing: Hearing }).hearing.hearProps(true));
    for (const one of all) writeSheet('props', one);
  }
} finally {
  await browser.close();
  await studio.close();
}
