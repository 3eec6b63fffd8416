/**
 * Builds the pages in another language: where a module asks for words/en/…, it gets the file of the same name of that language.
 * Each language is a set of pages of its own, so that nobody loads words that are never read.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const english = `${sep}shared${sep}words${sep}en${sep}`;

/** `language`: the name of a folder in shared/words, all of whose files stand for the English ones. */
export const oneLanguage = (language: string): Plugin => ({
  name: 'boxcars:one-language',
  enforce: 'pre',
  resolveId(source, importer) {
    if (language === 'en' || importer === undefined || !source.startsWith('.')) return null;
    const asked = resolve(dirname(importer), source);
    if (!asked.includes(english)) return null;
    const other = asked.replace(english, join(sep, 'shared', 'words', language, sep));
    if (!existsSync(other)) this.error(`${other} is missing: every file of words/en has one of the same name`);
    return other;
  },
  transformIndexHtml: html => html.replace('<html lang="en">', `<html lang="${language}">`),
});
