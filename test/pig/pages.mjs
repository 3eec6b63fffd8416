// Builds the pages with Pig in the registry: `node pages.mjs FOLDER [board]`, `board`: with parts of its own on the pages.
import { join } from 'node:path';
import { build } from 'vite';
import { isRegistry, manifestFile, withBoard, withPig } from './registry-line.mjs';

const root = join(import.meta.dirname, '../..');

await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  plugins: [
    {
      name: 'pig',
      enforce: 'pre',
      transform: (code, id) => {
        const made = isRegistry(id)
          ? withPig(code, manifestFile)
          : process.argv[3] === 'board'
            ? withBoard(code, id)
            : undefined;
        return made === undefined ? null : { code: made, map: null };
      },
    },
  ],
  build: { outDir: process.argv[2], emptyOutDir: true },
});
