/**
 * Builds the pages in another language: a module that imports words/en/… gets that language's file of the same name. Each
 * language is a separate build, so that nobody loads words that are never read.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const shared = `${sep}shared${sep}`;
const english = `${sep}words${sep}en${sep}`;

/** `language`: the name of a folder beside every words/en of shared/, with a file for each English one. */
export const oneLanguage = (language: string): Plugin => ({
  name: 'boxcars:one-language',
  enforce: 'pre',
  resolveId(source, importer) {
    if (language === 'en' || importer === undefined || !source.startsWith('.')) return null;
    const asked = resolve(dirname(importer), source);
    if (!asked.includes(shared) || !asked.includes(english)) return null;
    const other = asked.replace(english, join(sep, 'words', language, sep));
    if (!existsSync(other)) this.error(`${other} is missing: every file of words/en has one of the same name`);
    return other;
  },
  // A text beside the modules is a module too.
  load: async file =>
    file.endsWith('.md')
      ? { code: `export default ${JSON.stringify(await readFile(file, 'utf8'))};`, moduleType: 'js' }
      : null,
  async transformIndexHtml(html) {
    const words = await import(pathToFileURL(resolve('shared/words', language, 'documents.ts')).href);
    const { floor } = words.documents as { readonly floor: Readonly<Record<string, string>> };
    return html
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(/%(\w+)%/g, (mark, name: string) => floor[name] ?? mark);
  },
});
