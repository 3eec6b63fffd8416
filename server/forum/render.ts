/** Renders SVG to PNG, one picture at a time, in a thread of its own: loading the renderer alone takes 80 ms. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** Letters that the bundled fonts lack. For them the renderer searches the fonts of the machine, which takes longer. */
const foreign = /[^\s!-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2122]/;

/** A medium of a pack that stands in a drawing. */
export interface DrawnMedium {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Pixels of the longer side of a medium within a picture. */
const longestMedium = 600;

/** The renderer reads no WebP. */
const withMedia = async (svg: string, media: readonly DrawnMedium[]): Promise<string> => {
  let whole = svg;
  for (const { hash, bytes } of media) {
    const { default: sharp } = await import('sharp');
    const png = await sharp(bytes)
      .resize({ width: longestMedium, height: longestMedium, fit: 'inside' })
      .png()
      .toBuffer();
    whole = whole.replaceAll(`medium:${hash}`, `data:image/png;base64,${png.toString('base64')}`);
  }
  return whole;
};

/** `folder`: where the fonts lie, written with the first picture. `width` is in pixels; by default the SVG's own. */
export const renderPng = async (
  folder: string,
  svg: string,
  width?: number,
  media: readonly DrawnMedium[] = [],
): Promise<Uint8Array> => {
  // Loaded with the first picture, so that shows also run on machines that the renderer does not support.
  const { Resvg } = await import('@resvg/resvg-js');
  const image = new Resvg(await withMedia(svg, media), {
    font: {
      fontFiles: fontFilesIn(folder),
      loadSystemFonts: foreign.test(svg),
      defaultFontFamily: 'Barlow Condensed',
    },
    ...(width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } }),
    logLevel: 'off',
  });
  return image.render().asPng();
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

/** Paths of the font files. */
const fontFilesIn = (folder: string): string[] =>
  Object.entries(bundled).flatMap(([name, weights]) => {
    const home = join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files');
    return weights.flatMap(weight =>
      ['latin', 'latin-ext'].flatMap(subset => {
        const file = join(folder, `${name}-${subset}-${weight}.ttf`);
        if (existsSync(file)) return [file];
        const woff = read(join(home, `${name}-${subset}-${weight}-normal.woff`));
        if (woff === undefined) return [];
        writeFileSync(file, openTypeOf(woff));
        return [file];
      }),
    );
  });
