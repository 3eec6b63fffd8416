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

export const compressFolder = folder =>
  Promise.all(
    readdirSync(folder, { recursive: true })
      .filter(name => texts.test(name))
      .map(async name => {
        const file = join(folder, name);
        const text = await readFile(file);
        if (text.length < least) return;
        await Promise.all(
          Object.entries(ways).map(async ([ending, way]) => writeFile(`${file}.${ending}`, await way(text))),
        );
      }),
  );
