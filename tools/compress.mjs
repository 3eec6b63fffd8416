// Writes a brotli and a gzip copy beside every text file of the pages, which the server sends in its place.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Below this size, headers outweigh the savings. */
const least = 600;

const ways = {
  br: text =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
  gz: text => promisify(gzip)(text, { level: 9 }),
};

/** A container may open 1024 files at once, and the pages have more. */
const atOnce = 64;

const compressFile = async file => {
  const text = await readFile(file);
  if (text.length < least) return;
  await Promise.all(Object.entries(ways).map(async ([ending, way]) => writeFile(`${file}.${ending}`, await way(text))));
};

export const compressFolder = async folder => {
  const names = readdirSync(folder, { recursive: true }).filter(name => texts.test(name));
  for (let i = 0; i < names.length; i += atOnce)
    await Promise.all(names.slice(i, i + atOnce).map(name => compressFile(join(folder, name))));
};
