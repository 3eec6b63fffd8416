/** The page that checks a record as one file without any address in it: dist/boxcars-verify.html. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { floorTargets } from './client/build/floor.ts';
import { manifestParts } from './client/build/manifest-parts.ts';
import { oneLanguage } from './client/one-language.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const language = process.env.BOXCARS_LANGUAGE ?? 'en';

/** Nothing may be loaded, and nothing may run or be styled but what is named here by its hash. */
const policy = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const page = (script: string, style: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy(script, style)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Boxcars</title>
    <link rel="icon" href="data:,">
    <style>${style}</style>
  </head>
  <body>
    <div id="page"></div>
    <script type="module">${script}</script>
  </body>
</html>
`;

/** Puts the one script and the one style sheet into the page and leaves nothing beside it. */
const oneFile: Plugin = {
  name: 'boxcars:one-file',
  enforce: 'post',
  generateBundle: {
    // Vite itself still writes into the script at this point.
    order: 'post',
    handler(_, bundle) {
      let script = '';
      let style = '';
      for (const [name, piece] of Object.entries(bundle)) {
        if (piece.type === 'chunk') script += piece.code;
        else if (name.endsWith('.css')) style += piece.source.toString();
        else this.error(`${name} would not be in the file`);
        delete bundle[name];
      }
      // Inside an element, only its own end tag ends a script; in strings and templates \/ is /.
      const safe = script.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
      this.emitFile({ type: 'asset', fileName: 'boxcars-verify.html', source: page(safe, style.trim()) });
    },
  },
};

export default defineConfig({
  root: here('./client'),
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [oneLanguage(language), manifestParts('rules', 'words'), oneFile],
  build: {
    outDir: here(language === 'en' ? './dist' : `./dist/${language}`),
    // The pages were built there before.
    emptyOutDir: false,
    target: floorTargets(here('.')),
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: here('./client/pages/verify/alone.tsx'),
      output: { codeSplitting: false },
    },
  },
});
