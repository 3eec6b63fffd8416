/** The pages of a show that is kept as a folder of files: the built ones, as far as it needs them, one document a language. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languageNames } from '../../shared/words/languages.ts';
import { arrivalOf, described, descriptionOf, escaped, openGraphOf } from '../web/documents.ts';
import { filesOf } from '../web/preloads.ts';

/** Files beside the documents, as the build has them. */
const beside = ['icon.svg', 'touch-icon.png', 'floor.js', 'licences.txt'] as const;

/** It asks nobody but the host of the folder. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** English is built into the folder itself, every other language into a subfolder. */
const folderOf = (dist: string, language: Language): string => (language === 'en' ? dist : join(dist, language));

/** `first`: the language of index.html. */
const documentIn = (language: Language, first: Language): string =>
  language === first ? 'index.html' : `${language}.html`;

interface KeptShow {
  /** By name. */
  readonly show: string;
  /** Of its published record. */
  readonly hash: string;
}

const documentFor = async (dist: string, language: Language, first: Language, { show, hash }: KeptShow) => {
  const text = await described(language, { page: 'kept', name: '' }, show);
  const others = languageNames.filter(other => other !== language);
  const head = [
    descriptionOf(text),
    ...openGraphOf(text),
    ...others.map(other => `<link rel="alternate" hreflang="${other}" href="${documentIn(other, first)}">`),
  ];
  return (
    readFileSync(join(folderOf(dist, language), 'index.html'), 'utf8')
      // It may lie in any folder of its host.
      .replaceAll(language === 'en' ? /(href|src)="\//g : new RegExp(`(href|src)="/${language}/`, 'g'), '$1="')
      .replace(/\s*<link rel="manifest"[^>]*>/, '')
      .replace(
        '<meta charset="utf-8" />',
        all => `${all}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(text.title)}</title>`)
      .replace('</head>', () => `${head.join('\n')}\n</head>`)
      .replace('<body>', () => `<body data-page="kept" data-record="${hash}">`)
      .replace('<div id="page"></div>', () => `<div id="page">${arrivalOf(text)}</div>`)
  );
};

/** Whether the pages are built. */
export const arePagesBuilt = (dist: string): boolean =>
  languageNames.every(language => existsSync(join(folderOf(dist, language), 'index.html')));

/** Copies the pages from `dist` into `folder`. `first`: the language of index.html. */
export const copyPages = async (dist: string, folder: string, first: Language, kept: KeptShow): Promise<void> => {
  const copy = (from: string, file: string, to = file): void => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    copyFileSync(join(from, file), join(folder, to));
  };
  for (const file of beside) copy(dist, file);
  for (const language of languageNames) {
    // Names hold a hash, so what languages share is there once.
    const from = folderOf(dist, language);
    for (const file of filesOf(from, 'pages/kept.tsx')) copy(from, file);
    copy(from, 'boxcars-verify.html', `verify.${language}.html`);
    writeFileSync(join(folder, documentIn(language, first)), await documentFor(dist, language, first, kept));
  }
};
