// Builds the pages with Pig in the registry: `node pages.mjs FOLDER PART [board]`, `board`: with parts of its own on the pages.
import { join } from 'node:path';
import { build } from 'vite';
import { isRegistry, withBoard, withPigForPages } from './registry-line.mjs';

const [, , outDir, part, board] = process.argv;
const root = join(import.meta.dirname, '../..');

await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  plugins: [
    {
      name: 'pig',
      enforce: 'pre',
      transform: (code, id) => {
        const made = isRegistry(id) ? withPigForPages(code, part) : board === 'board' ? withBoard(code, id) : undefined;
        return made === undefined ? null : { code: made, map: null };
      },
    },
  ],
  // What is built for one test need not be small.
  build: { outDir, emptyOutDir: true, minify: false },
});
