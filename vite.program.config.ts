/** The verifier for programs as one file without dependencies: dist/boxcars-verify.mjs, with its SHA-256 beside it. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { manifestParts } from './client/build/manifest-parts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const itsHash: Plugin = {
  name: 'boxcars:program-hash',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const [program, ...others] = Object.values(bundle);
      if (program?.type !== 'chunk' || others.length > 0) this.error('the verifier would not be one file');
      const source = `${createHash('sha256').update(program.code).digest('hex')}\n`;
      this.emitFile({ type: 'asset', fileName: 'boxcars-verify.mjs.sha256', source });
    },
  },
};

export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [manifestParts('rules'), itsHash],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: here('./server/cli/verify.ts'),
    outDir: here('./dist'),
    // The pages were built there before.
    emptyOutDir: false,
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'boxcars-verify.mjs' } },
  },
});
