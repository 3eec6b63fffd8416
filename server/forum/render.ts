/** Renders SVG to PNG outside the event loop, one picture at a time. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** Letters that the bundled fonts lack. For them the renderer searches the fonts of the machine, which takes longer. */
const foreign = /[^\s!-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2122]/;

/** Milliseconds that one picture may take. */
const renderTimeout = 10_000;

let last: Promise<unknown> = Promise.resolve();

/** Waits for pictures that were asked for earlier. `width` is in pixels; by default the SVG's own. */
export const renderPng = (svg: string, width?: number): Promise<Buffer> => {
  const drawn = last.then(async () => {
    // Loaded with the first picture, so that shows also run on machines that the renderer does not support.
    const { renderAsync } = await import('@resvg/resvg-js');
    const image = await renderAsync(
      svg,
      {
        font: {
          fontFiles: [...fontFiles()],
          loadSystemFonts: foreign.test(svg),
          defaultFontFamily: 'Barlow Condensed',
        },
        ...(width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } }),
        logLevel: 'off',
      },
      AbortSignal.timeout(renderTimeout),
    );
    return image.asPng();
  });
  last = drawn.catch(() => undefined);
  return drawn;
};

const require = createRequire(import.meta.url);

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

const aligned = (length: number) => (length + 3) & ~3;

/** Throws if the file is not WOFF 1. */
const openTypeOf = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('no WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = woffHeader + i * woffEntry;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const start = sfntHeader + count * sfntEntry;
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), start));
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * 16, 10);
  let at = start;
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const entry = sfntHeader + i * sfntEntry;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, at);
    at += aligned(bytes.length);
  }
  return font;
};

/** Weights by package: Latin, and where it exists the Latin extension for other European languages. */
const bundled: Readonly<Record<string, readonly number[]>> = {
  'barlow-condensed': [600, 700],
  'bowlby-one': [400],
  shrikhand: [400],
  limelight: [400],
  chango: [400],
  'alfa-slab-one': [400],
  righteous: [400],
};

const read = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

let files: readonly string[] | undefined;

/** Paths of the font files. They are written on first use and deleted when the process ends. */
const fontFiles = (): readonly string[] => {
  if (files !== undefined) return files;
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  files = Object.entries(bundled).flatMap(([name, weights]) => {
    const home = join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files');
    return weights.flatMap(weight =>
      ['latin', 'latin-ext'].flatMap(subset => {
        const woff = read(join(home, `${name}-${subset}-${weight}-normal.woff`));
        if (woff === undefined) return [];
        const file = join(folder, `${name}-${subset}-${weight}.ttf`);
        writeFileSync(file, openTypeOf(woff));
        return [file];
      }),
    );
  });
  return files;
};
