/**
 * Parts of a page that are fetched when they are needed go through `importAgain` (client/import-again.ts), which asks once more
 * where one does not come through: written so in the built scripts, where their names are known.
 */
import type { Plugin } from 'vite';

const dynamicImport = /\bimport\(\s*([`'"])(\.\/[\w.-]+\.js)\1\s*\)/g;

export const importAgain: Plugin = {
  name: 'boxcars:import-again',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Vite itself still writes into the imports at this point.
    order: 'post',
    handler(_, bundle) {
      for (const piece of Object.values(bundle))
        if (piece.type === 'chunk')
          piece.code = piece.code.replace(
            dynamicImport,
            (_all, _quote, path: string) => `importAgain("${path}",import.meta.url)`,
          );
    },
  },
};
