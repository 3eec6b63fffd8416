// Builds the pages with Pig in the registry: `node pages.mjs FOLDER`.
import { join } from 'node:path';
import { build } from 'vite';
import { isRegistry, manifestFile, withPig } from './registry-line.mjs';

const root = join(import.meta.dirname, '../..');

await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  plugins: [
    {
      name: 'pig',
      enforce: 'pre',
      transform: (code, id) => (isRegistry(id) ? { code: withPig(code, manifestFile), map: null } : null),
    },
  ],
  build: { outDir: process.argv[2], emptyOutDir: true },
});
