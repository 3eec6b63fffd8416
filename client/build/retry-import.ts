/**
 * Replaces dynamic imports by `retryImport` (client/retry-import.ts). It works on the built scripts, because only there the names
 * of the files are known.
 */
import type { Plugin } from 'vite';

const dynamicImport = /\bimport\(\s*([`'"])(\.\/[\w.-]+\.js)\1\s*\)/g;

export const retryImport: Plugin = {
  name: 'boxcars:retry-import',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Until then Vite still rewrites the imports.
    order: 'post',
    handler(_, bundle) {
      for (const piece of Object.values(bundle))
        if (piece.type === 'chunk')
          piece.code = piece.code.replace(
            dynamicImport,
            (_all, _quote, path: string) => `retryImport("${path}",import.meta.url)`,
          );
    },
  },
};
