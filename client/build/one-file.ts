/** What becomes one file without anything beside it: the page and the program that check a record. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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

const page = (language: string, script: string, style: string): string => `<!doctype html>
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

/** Puts the one script and the one style sheet into `page` and leaves nothing beside it. */
export const onePage = (fileName: string, language: string): Plugin => ({
  name: 'boxcars:one-page',
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
      this.emitFile({ type: 'asset', fileName, source: page(language, safe, style.trim()) });
    },
  },
});

/** Writes the SHA-256 of a program that is one file beside it. */
export const programHash: Plugin = {
  name: 'boxcars:program-hash',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const [program, ...others] = Object.values(bundle);
      if (program?.type !== 'chunk' || others.length > 0) this.error('the program would not be one file');
      const source = `${createHash('sha256').update(program.code).digest('hex')}\n`;
      this.emitFile({ type: 'asset', fileName: `${program.fileName}.sha256`, source });
    },
  },
};
