// Cuts the fonts down to the letters of nearly every page, so that a phone loads a third of each. Run `npm install --no-save
// subset-font && node tools/fonts/subset.mjs` after a font or a sign has changed. Other letters come from the whole font, by
// the ranges in client/style/fonts.css. test/browser/every-page.test.ts checks that signs use theirs.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const root = fileURLToPath(new URL('../..', import.meta.url));
const into = join(root, 'client/style/fonts/files');
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** Of English and German text. */
const text = `${ascii}\u00a0·×äöüÄÖÜß–—‘’‚“”„…−€`;

const shows = join(root, 'shared/shows');
const signs = readdirSync(shows)
  .flatMap(show => ['en', 'de'].map(language => join(shows, show, 'words', language, 'sign.ts')))
  .flatMap(file => {
    try {
      // The quoted texts behind the names, as they are and in capitals.
      return [...readFileSync(file, 'utf8').matchAll(/\[('[^']*'), ('[^']*')\]/g)].flatMap(([, a, b]) => [a, b]);
    } catch {
      return [];
    }
  })
  .join('')
  .replaceAll("'", ' ');
const sign = [...new Set(signs)].sort().join('');

const fonts = {
  'barlow-condensed-500': text,
  'barlow-condensed-600': text,
  'barlow-condensed-700': text,
  'bowlby-one-400': text,
  'alfa-slab-one-400': sign,
  'chango-400': sign,
  'limelight-400': sign,
  'monoton-400': sign,
  'righteous-400': sign,
  'shrikhand-400': sign,
};

/** `U+20-7E, U+A0 …` */
const rangesOf = letters => {
  const codes = [...new Set(letters)].map(letter => letter.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = code => code.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
};

mkdirSync(into, { recursive: true });
for (const [name, letters] of Object.entries(fonts)) {
  const [, family, weight] = /^(.*)-(\d+)$/.exec(name);
  const whole = readFileSync(
    join(root, `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`),
  );
  // Screens of today need no hinting, which is half of a file.
  const cut = await subset(whole, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
  });
  writeFileSync(join(into, `${name}.woff2`), cut);
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
}
console.log(`text: ${rangesOf(text)}\nsigns: ${rangesOf(sign)}`);
